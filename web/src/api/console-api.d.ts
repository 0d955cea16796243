// Made from console-api.json by `npm run generate`.

export interface paths {
    "/session": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Which operator is signed in */
        get: operations["getSession"];
        put?: never;
        /** Sign in as an operator */
        post: operations["postSession"];
        /** Sign out */
        delete: operations["deleteSession"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/own/second-factor/totp": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Make a secret for an authenticator app
         * @description It counts for nothing until a code of it was shown; asking again makes another one.
         */
        post: operations["postOwnSecond-factorTotp"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/own/second-factor/totp/confirmation": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Have codes of the app asked for from now on
         * @description The session goes on under a new token.
         */
        post: operations["postOwnSecond-factorTotpConfirmation"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/now": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Whether mail is leaving, and what waits */
        get: operations["getNow"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sending/freeze": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Let no mail leave */
        post: operations["postSendingFreeze"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sending/unfreeze": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Agree that mail leaves again
         * @description It leaves with the last vote that is needed.
         */
        post: operations["postSendingUnfreeze"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/approvals": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Accounts that wait for approval, and those that were refused */
        get: operations["getApprovals"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/accounts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Accounts of every customer */
        get: operations["getAccounts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/accounts/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** An account: limits, sums, and what operators did in it */
        get: operations["getAccountsId"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/accounts/{id}/approval": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Let an account send, or not, or no more
         * @description Its admins hear of it by mail.
         */
        post: operations["postAccountsIdApproval"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/accounts/{id}/limits": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Limit the calls of an account over all its keys */
        put: operations["putAccountsIdLimits"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/accounts/{id}/lock": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Lock an account: it sends nothing more, and no key opens it
         * @description Unlocking it takes several operators.
         */
        post: operations["postAccountsIdLock"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/accounts/{id}/people/search": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** People of an account whose admin has let support in; 50 at most */
        post: operations["postAccountsIdPeopleSearch"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/accounts/{id}/people/{personId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One person of an account whose admin has let support in */
        get: operations["getAccountsIdPeoplePersonId"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/requests": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What operators were asked to agree to */
        get: operations["getRequests"];
        put?: never;
        /**
         * Ask the others to agree to something
         * @description Whoever asks has agreed. With the last vote an account is unlocked; a factor is reset a day later.
         */
        post: operations["postRequests"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/requests/{id}/agreement": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Agree to a request */
        post: operations["postRequestsIdAgreement"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/requests/{id}/completion": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Reset a factor, a day after enough have agreed */
        post: operations["postRequestsIdCompletion"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/requests/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Call a request off */
        delete: operations["deleteRequestsId"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/acts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What operators did, in accounts and outside, the newest first */
        get: operations["getActs"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/acts/verification": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Walk the chain of what operators did outside of accounts */
        get: operations["getActsVerification"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/operators": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Who is an operator, or was */
        get: operations["getOperators"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        /** @description A refusal (RFC 9457) */
        Problem: {
            /** @description An address that says what this code means and what helps; it opens in a browser */
            type: string;
            /** @description The code in words */
            title: string;
            /** @description The status of the answer */
            status: number;
            /** @description What is wrong with this request, in a sentence */
            detail: string;
            /** @description The request id, as in X-Request-Id */
            instance: string;
            /**
             * @description Stable; rely on this and not on the texts
             * @enum {string}
             */
            code: "account_not_found" | "account_not_locked" | "account_not_pending" | "agreed_already" | "asked_already" | "bad_request" | "body_not_object" | "body_required" | "code_wrong" | "csrf_failed" | "duplicate_member" | "https_required" | "installation_name_wrong" | "internal_error" | "malformed_json" | "no_second_factor" | "not_acceptable" | "not_found" | "not_signed_in" | "operator_factor_missing" | "payload_too_large" | "request_not_due" | "request_not_found" | "second_factor_failed" | "second_factor_needed" | "sending_frozen_already" | "sending_not_frozen" | "service_unavailable" | "sign_in_busy" | "sign_in_failed" | "sign_in_throttled" | "subscriber_not_found" | "support_not_granted" | "too_many_members" | "totp_exists" | "totp_not_begun" | "unsupported_media_type" | "uri_too_long" | "user_not_found" | "validation_failed";
        } & {
            [key: string]: unknown;
        };
        /** @description Unreadable request */
        BadRequestProblem: components["schemas"]["Problem"] & {
            /**
             * @description Always bad_request
             * @constant
             */
            code: "bad_request";
            /**
             * @description Always 400
             * @constant
             */
            status: 400;
        } & {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            code: "bad_request";
        };
        /** @description Not acceptable */
        NotAcceptableProblem: components["schemas"]["Problem"] & {
            /**
             * @description Always not_acceptable
             * @constant
             */
            code: "not_acceptable";
            /**
             * @description Always 406
             * @constant
             */
            status: 406;
        };
        /** @description Payload too large */
        PayloadTooLargeProblem: components["schemas"]["Problem"] & {
            /**
             * @description Always payload_too_large
             * @constant
             */
            code: "payload_too_large";
            /**
             * @description Always 413
             * @constant
             */
            status: 413;
        };
        /** @description Query string too long */
        UriTooLongProblem: components["schemas"]["Problem"] & {
            /**
             * @description Always uri_too_long
             * @constant
             */
            code: "uri_too_long";
            /**
             * @description Always 414
             * @constant
             */
            status: 414;
        };
        /** @description Unsupported media type */
        UnsupportedMediaTypeProblem: components["schemas"]["Problem"] & {
            /**
             * @description Always unsupported_media_type
             * @constant
             */
            code: "unsupported_media_type";
            /**
             * @description Always 415
             * @constant
             */
            status: 415;
        };
        /** @description Validation failed */
        ValidationFailedProblem: components["schemas"]["Problem"] & {
            /**
             * @description Always validation_failed
             * @constant
             */
            code: "validation_failed";
            /**
             * @description Always 422
             * @constant
             */
            status: 422;
            /** @description Every value that is wrong, 100 at most */
            errors: {
                /** @description Where in the body, as a JSON pointer */
                pointer?: string;
                /** @description Which parameter of the query */
                parameter?: string;
                /**
                 * @description What is wrong with the value; stable
                 * @enum {string}
                 */
                code: "account_name_differs" | "channel_duplicate" | "channel_unknown" | "channels_not_enabled" | "channels_required" | "characters_invalid" | "customer_field_read_only" | "customer_field_type" | "customer_field_unknown" | "customer_field_wrong_scope" | "date_invalid" | "duplicate_item" | "email_eai_unsupported" | "email_invalid" | "export_column_unknown" | "field_not_allowed" | "field_unknown" | "gender_invalid" | "group_cycle" | "group_gone" | "group_type_fixed" | "group_type_not_creatable" | "import_column_twice" | "import_column_unknown" | "import_email_missing" | "include_unknown" | "language_not_available" | "language_not_chosen" | "link_invalid" | "newsletter_gone" | "not_after_too_early" | "operator_unknown" | "out_of_range" | "placeholder_duplicate" | "placeholder_missing" | "placeholder_name_invalid" | "placeholder_unknown" | "query_parameter_invalid" | "required" | "scheduled_in_past" | "sender_incomplete" | "sender_unverified" | "source_unknown" | "status_combination_invalid" | "status_requires_channels" | "template_unknown" | "time_invalid" | "time_skipped" | "time_too_far" | "time_zone_unknown" | "too_deep" | "too_long" | "too_many" | "too_many_receivers" | "too_short" | "trigger_type_unknown" | "type_mismatch" | "values_wrong";
                /** @description The same in a sentence */
                detail: string;
            }[];
        } & {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            code: "validation_failed";
        };
        /** @description Internal error */
        InternalErrorProblem: components["schemas"]["Problem"] & {
            /**
             * @description Always internal_error
             * @constant
             */
            code: "internal_error";
            /**
             * @description Always 500
             * @constant
             */
            status: 500;
        };
        /** @description Service unavailable */
        ServiceUnavailableProblem: components["schemas"]["Problem"] & {
            /**
             * @description Always service_unavailable
             * @constant
             */
            code: "service_unavailable";
            /**
             * @description Always 503
             * @constant
             */
            status: 503;
        } & {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            code: "service_unavailable";
        };
        /** @description Not signed in */
        NotSignedInProblem: components["schemas"]["Problem"] & {
            /**
             * @description Always not_signed_in
             * @constant
             */
            code: "not_signed_in";
            /**
             * @description Always 401
             * @constant
             */
            status: 401;
        } & {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            code: "not_signed_in";
        };
        /** @description Request not from the application */
        CsrfFailedProblem: components["schemas"]["Problem"] & {
            /**
             * @description Always csrf_failed
             * @constant
             */
            code: "csrf_failed";
            /**
             * @description Always 403
             * @constant
             */
            status: 403;
        } & {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            code: "csrf_failed";
        };
        /** @description HTTPS required */
        HttpsRequiredProblem: components["schemas"]["Problem"] & {
            /**
             * @description Always https_required
             * @constant
             */
            code: "https_required";
            /**
             * @description Always 403
             * @constant
             */
            status: 403;
        } & {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            code: "https_required";
        };
        /** @description Second factor missing */
        OperatorFactorMissingProblem: components["schemas"]["Problem"] & {
            /**
             * @description Always operator_factor_missing
             * @constant
             */
            code: "operator_factor_missing";
            /**
             * @description Always 403
             * @constant
             */
            status: 403;
        } & {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            code: "operator_factor_missing";
        };
        /** @description Malformed JSON */
        MalformedJsonProblem: components["schemas"]["Problem"] & {
            /**
             * @description Always malformed_json
             * @constant
             */
            code: "malformed_json";
            /**
             * @description Always 400
             * @constant
             */
            status: 400;
        } & {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            code: "malformed_json";
        };
        /** @description Body required */
        BodyRequiredProblem: components["schemas"]["Problem"] & {
            /**
             * @description Always body_required
             * @constant
             */
            code: "body_required";
            /**
             * @description Always 400
             * @constant
             */
            status: 400;
        } & {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            code: "body_required";
        };
        /** @description Body is not an object */
        BodyNotObjectProblem: components["schemas"]["Problem"] & {
            /**
             * @description Always body_not_object
             * @constant
             */
            code: "body_not_object";
            /**
             * @description Always 400
             * @constant
             */
            status: 400;
        } & {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            code: "body_not_object";
        };
        /** @description Member stands twice */
        DuplicateMemberProblem: components["schemas"]["Problem"] & {
            /**
             * @description Always duplicate_member
             * @constant
             */
            code: "duplicate_member";
            /**
             * @description Always 400
             * @constant
             */
            status: 400;
            /** @description The name that stands twice, its first 100 characters */
            member: string;
        } & {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            code: "duplicate_member";
        };
        /** @description Too many members */
        TooManyMembersProblem: components["schemas"]["Problem"] & {
            /**
             * @description Always too_many_members
             * @constant
             */
            code: "too_many_members";
            /**
             * @description Always 422
             * @constant
             */
            status: 422;
        } & {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            code: "too_many_members";
        };
        /** @description Sign-in failed */
        SignInFailedProblem: components["schemas"]["Problem"] & {
            /**
             * @description Always sign_in_failed
             * @constant
             */
            code: "sign_in_failed";
            /**
             * @description Always 401
             * @constant
             */
            status: 401;
        } & {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            code: "sign_in_failed";
        };
        /** @description Second factor needed */
        SecondFactorNeededProblem: components["schemas"]["Problem"] & {
            /**
             * @description Always second_factor_needed
             * @constant
             */
            code: "second_factor_needed";
            /**
             * @description Always 401
             * @constant
             */
            status: 401;
            /** @description Ways to show it */
            methods: ("totp" | "passkey" | "recoveryCode")[];
        } & {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            code: "second_factor_needed";
        };
        /** @description Second factor wrong */
        SecondFactorFailedProblem: components["schemas"]["Problem"] & {
            /**
             * @description Always second_factor_failed
             * @constant
             */
            code: "second_factor_failed";
            /**
             * @description Always 401
             * @constant
             */
            status: 401;
        } & {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            code: "second_factor_failed";
        };
        /** @description Too many failed sign-ins */
        SignInThrottledProblem: components["schemas"]["Problem"] & {
            /**
             * @description Always sign_in_throttled
             * @constant
             */
            code: "sign_in_throttled";
            /**
             * @description Always 429
             * @constant
             */
            status: 429;
            /** @description After so many seconds the next attempt is looked at */
            waitSeconds: number;
        };
        /** @description Too many sign-ins at once */
        SignInBusyProblem: components["schemas"]["Problem"] & {
            /**
             * @description Always sign_in_busy
             * @constant
             */
            code: "sign_in_busy";
            /**
             * @description Always 503
             * @constant
             */
            status: 503;
        } & {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            code: "sign_in_busy";
        };
        /** @description Set up already */
        TotpExistsProblem: components["schemas"]["Problem"] & {
            /**
             * @description Always totp_exists
             * @constant
             */
            code: "totp_exists";
            /**
             * @description Always 409
             * @constant
             */
            status: 409;
        };
        /** @description Not set up */
        TotpNotBegunProblem: components["schemas"]["Problem"] & {
            /**
             * @description Always totp_not_begun
             * @constant
             */
            code: "totp_not_begun";
            /**
             * @description Always 409
             * @constant
             */
            status: 409;
        };
        /** @description Code wrong */
        CodeWrongProblem: components["schemas"]["Problem"] & {
            /**
             * @description Always code_wrong
             * @constant
             */
            code: "code_wrong";
            /**
             * @description Always 422
             * @constant
             */
            status: 422;
        } & {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            code: "code_wrong";
        };
        /** @description Another name */
        InstallationNameWrongProblem: components["schemas"]["Problem"] & {
            /**
             * @description Always installation_name_wrong
             * @constant
             */
            code: "installation_name_wrong";
            /**
             * @description Always 422
             * @constant
             */
            status: 422;
        } & {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            code: "installation_name_wrong";
        };
        /** @description Frozen already */
        SendingFrozenAlreadyProblem: components["schemas"]["Problem"] & {
            /**
             * @description Always sending_frozen_already
             * @constant
             */
            code: "sending_frozen_already";
            /**
             * @description Always 409
             * @constant
             */
            status: 409;
        };
        /** @description Agreed already */
        AgreedAlreadyProblem: components["schemas"]["Problem"] & {
            /**
             * @description Always agreed_already
             * @constant
             */
            code: "agreed_already";
            /**
             * @description Always 409
             * @constant
             */
            status: 409;
        } & {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            code: "agreed_already";
        };
        /** @description Not frozen */
        SendingNotFrozenProblem: components["schemas"]["Problem"] & {
            /**
             * @description Always sending_not_frozen
             * @constant
             */
            code: "sending_not_frozen";
            /**
             * @description Always 409
             * @constant
             */
            status: 409;
        } & {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            code: "sending_not_frozen";
        };
        /** @description Not found */
        NotFoundProblem: components["schemas"]["Problem"] & {
            /**
             * @description Always not_found
             * @constant
             */
            code: "not_found";
            /**
             * @description Always 404
             * @constant
             */
            status: 404;
        } & {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            code: "not_found";
        };
        /** @description Account not found */
        AccountNotFoundProblem: components["schemas"]["Problem"] & {
            /**
             * @description Always account_not_found
             * @constant
             */
            code: "account_not_found";
            /**
             * @description Always 404
             * @constant
             */
            status: 404;
            accountId: number;
        } & {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            code: "account_not_found";
        };
        /** @description Nothing to decide */
        AccountNotPendingProblem: components["schemas"]["Problem"] & {
            /**
             * @description Always account_not_pending
             * @constant
             */
            code: "account_not_pending";
            /**
             * @description Always 409
             * @constant
             */
            status: 409;
            accountId: number;
        };
        /** @description Not let in */
        SupportNotGrantedProblem: components["schemas"]["Problem"] & {
            /**
             * @description Always support_not_granted
             * @constant
             */
            code: "support_not_granted";
            /**
             * @description Always 403
             * @constant
             */
            status: 403;
        } & {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            code: "support_not_granted";
        };
        /** @description Subscriber not found */
        SubscriberNotFoundProblem: components["schemas"]["Problem"] & {
            /**
             * @description Always subscriber_not_found
             * @constant
             */
            code: "subscriber_not_found";
            /**
             * @description Always 404
             * @constant
             */
            status: 404;
        } & {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            code: "subscriber_not_found";
        };
        /** @description Asked already */
        AskedAlreadyProblem: components["schemas"]["Problem"] & {
            /**
             * @description Always asked_already
             * @constant
             */
            code: "asked_already";
            /**
             * @description Always 409
             * @constant
             */
            status: 409;
        } & {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            code: "asked_already";
        };
        /** @description Not locked */
        AccountNotLockedProblem: components["schemas"]["Problem"] & {
            /**
             * @description Always account_not_locked
             * @constant
             */
            code: "account_not_locked";
            /**
             * @description Always 409
             * @constant
             */
            status: 409;
        } & {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            code: "account_not_locked";
        };
        /** @description User not found */
        UserNotFoundProblem: components["schemas"]["Problem"] & {
            /**
             * @description Always user_not_found
             * @constant
             */
            code: "user_not_found";
            /**
             * @description Always 404
             * @constant
             */
            status: 404;
            email: string;
        } & {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            code: "user_not_found";
        };
        /** @description No second factor */
        NoSecondFactorProblem: components["schemas"]["Problem"] & {
            /**
             * @description Always no_second_factor
             * @constant
             */
            code: "no_second_factor";
            /**
             * @description Always 409
             * @constant
             */
            status: 409;
        } & {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            code: "no_second_factor";
        };
        /** @description Request not found */
        RequestNotFoundProblem: components["schemas"]["Problem"] & {
            /**
             * @description Always request_not_found
             * @constant
             */
            code: "request_not_found";
            /**
             * @description Always 404
             * @constant
             */
            status: 404;
        } & {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            code: "request_not_found";
        };
        /** @description Too early */
        RequestNotDueProblem: components["schemas"]["Problem"] & {
            /**
             * @description Always request_not_due
             * @constant
             */
            code: "request_not_due";
            /**
             * @description Always 409
             * @constant
             */
            status: 409;
            /** @description From when on it may be done, UTC; null = more have to agree first */
            dueAt: string | null;
        } & {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            code: "request_not_due";
        };
        /** @description Which operator has signed in */
        ConsoleSession: {
            /** @description Who has signed in */
            user: {
                /** @description The id of the operator */
                id: number;
                /** @description How they are called */
                name: string;
                /** @description What they sign in with */
                email: string;
                /** @description The language they read */
                languageIso: string;
            };
            /** @description To be sent as X-CSRF-Token with whatever changes something */
            csrfToken: string;
            /** @description Whether a second factor was shown; without one they can only set one up */
            hasFactor: boolean;
            /** @description What this installation is called */
            installation: string;
            /** @description How many operators must agree to what one alone may not do */
            votesNeeded: number;
        };
        /** @description What an authenticator app makes codes of */
        OperatorTotpSecret: {
            /** @description To type into the app, base32 */
            secret: string;
            /** @description The same to scan: an otpauth address */
            uri: string;
        };
        /** @description What there is to keep once a second factor is turned on */
        OperatorEnrolled: {
            /** @description Each is good once; they are never shown again. Null = the ones they have stay good */
            recoveryCodes: string[];
            session: components["schemas"]["ConsoleSession"];
        };
        /** @description Whether mail is leaving, and what waits */
        Now: {
            /** @description When this was seen, UTC */
            at: string;
            /** @description Null = mail may leave */
            frozen: components["schemas"]["Frozen"] | null;
            /** @description What waits, the most pressing first */
            lanes: {
                /**
                 * @description Which work
                 * @enum {string}
                 */
                lane: "priority" | "bulk" | "reports" | "webhooks" | "statistics";
                /** @description Accounts with something due; null = not counted */
                accounts: number | null;
                /** @description Since the oldest is due; null = nothing waits */
                oldestSeconds: number | null;
                /** @description From then on somebody is called */
                promiseSeconds: number;
            }[];
            /** @description Single mails that are due now */
            due: number;
            /** @description Newsletters */
            runs: {
                /** @description Newsletters being sent */
                atWork: number;
                /** @description Of them, those with people no sender has taken yet */
                withOpenBlocks: number;
                /** @description Newsletters that are paused */
                paused: number;
            };
            /** @description Senders that nobody has given up */
            senders: {
                /** @description The sender */
                id: number;
                /** @description Where it runs */
                host: string;
                /** @description Since it was last heard */
                silentSeconds: number;
                /** @description Blocks of newsletters in its hands */
                blocks: number;
                /** @description Single mails in its hands */
                mails: number;
            }[];
            /** @description Relays whose log is read */
            relays: {
                /** @description What it is called */
                name: string;
                /** @description Since its log was read to its end; null = never */
                readSeconds: number | null;
                /** @description Whether its queue is very long */
                hasLongQueue: boolean;
            }[];
            /** @description Mails in doubt, by cause */
            doubts: {
                /**
                 * @description Why they are still in doubt
                 * @enum {string}
                 */
                cause: "resting" | "opaqueRelay" | "logNotRead" | "logStill" | "relayAway" | "sessionOpen" | "longQueue" | "beingSettled";
                /** @description How many */
                mails: number;
                /** @description Since the oldest could have been settled */
                overdueSeconds: number;
            }[];
            /** @description What needs somebody, most pressing first */
            findings: ("wrongSecretHere" | "frozen" | "processAway" | "noSender" | "strayWork" | "stalledBlock" | "waitingLong" | "logNotRead" | "logStill" | "oldDoubts" | "unfinishedRuns" | "roundLate" | "accountsFailed" | "lag" | "refusedSecret")[];
            /** @description Who is here */
            counts: {
                /** @description Customers */
                customers: number;
                /** @description Accounts of all customers */
                accounts: number;
                /** @description Accounts that wait for approval */
                waiting: number;
                /** @description Accounts that were refused */
                refused: number;
                /** @description Operators */
                operators: number;
                /** @description Open requests that take several operators */
                requests: number;
            };
        };
        /** @description That no mail may leave */
        Frozen: {
            /** @description Why */
            reason: string;
            /** @description Since when, UTC; null = a sender has yet to notice */
            since: string | null;
            /** @description Who has agreed to unfreeze */
            votes: {
                /** @description The operator */
                operatorId: number;
                /** @description How they are called */
                name: string;
                /** @description When, UTC */
                votedAt: string;
            }[];
        };
        /** @description An account that waits for approval */
        WaitingAccount: {
            /** @description The account */
            id: number;
            /** @description Its customer */
            customerId: number;
            /** @description What the customer is called */
            customer: string;
            /** @description What it is called */
            name: string;
            /**
             * @description S = has subscribers, L = manages S-accounts
             * @enum {string}
             */
            type: "S" | "L";
            /**
             * @description Whether it may send
             * @enum {string}
             */
            approval: "pending" | "approved" | "refused";
            /** @description When it was opened, UTC */
            createdAt: string;
            /** @description Who manages it */
            admins: {
                /** @description How they are called */
                name: string;
                /** @description What they sign in with */
                email: string;
                /** @description Whether they have a second factor */
                hasFactor: boolean;
            }[];
            /** @description Sums */
            figures: {
                /** @description How many people are in it; 100000 = so many or more */
                people: number;
                /** @description Sender domains */
                domains: number;
                /** @description Of them, those that passed their check */
                verifiedDomains: number;
                /** @description API keys */
                keys: number;
            };
            /** @description What somebody should look at, the worst first */
            odd: ("refusedNamesake" | "largeList" | "freeAddress" | "noDomain" | "unverifiedDomain" | "waitsLong")[];
        };
        /** @description An account of any customer */
        ListedAccount: {
            /** @description The account */
            id: number;
            /** @description Its customer */
            customerId: number;
            /** @description What the customer is called */
            customer: string;
            /** @description What it is called */
            name: string;
            /**
             * @description S = has subscribers, L = manages S-accounts
             * @enum {string}
             */
            type: "S" | "L";
            /**
             * @description Whether it may send
             * @enum {string}
             */
            approval: "pending" | "approved" | "refused";
            /** @description When it was opened, UTC */
            createdAt: string;
        };
        /** @description An account as operators see it; its people are hidden */
        AccountOfOperator: {
            /** @description The account */
            id: number;
            /** @description Its customer */
            customerId: number;
            /** @description What the customer is called */
            customer: string;
            /** @description What it is called */
            name: string;
            /**
             * @description S = has subscribers, L = manages S-accounts
             * @enum {string}
             */
            type: "S" | "L";
            /**
             * @description Whether it may send
             * @enum {string}
             */
            approval: "pending" | "approved" | "refused";
            /** @description When it was opened, UTC */
            createdAt: string;
            /** @description Who manages it */
            admins: {
                /** @description How they are called */
                name: string;
                /** @description What they sign in with */
                email: string;
                /** @description Whether they have a second factor */
                hasFactor: boolean;
            }[];
            /** @description Sums */
            figures: {
                /** @description How many people are in it; 100000 = so many or more */
                people: number;
                /** @description Sender domains */
                domains: number;
                /** @description Of them, those that passed their check */
                verifiedDomains: number;
                /** @description API keys */
                keys: number;
            };
            /** @description What somebody should look at, the worst first */
            odd: ("refusedNamesake" | "largeList" | "freeAddress" | "noDomain" | "unverifiedDomain" | "waitsLong")[];
            /** @description The L-account above it */
            parentAccountId: number | null;
            /** @description Since when it is locked, UTC; null = it is not */
            lockedAt: string | null;
            /** @description Who has locked it */
            lockedBy: ("parent" | "operator") | null;
            /** @description IANA name of its time zone */
            timeZone: string;
            /** @description Requests a minute over all its keys; null = no limit */
            minuteLimit: number | null;
            /** @description Requests at once over all its keys; null = no limit */
            concurrentLimit: number | null;
            /** @description Its API keys */
            keys: {
                /** @description The key */
                id: number;
                /** @description What it is called */
                name: string;
                /** @description How it begins */
                prefix: string;
                /** @description Requests a minute; null = the default */
                minuteLimit: number | null;
                /** @description Requests at once; null = the default */
                concurrentLimit: number | null;
                /** @description When it was last used, UTC */
                lastUsedAt: string | null;
            }[];
            /** @description That an admin lets operators look at its people; null = nobody does */
            support: {
                /** @description What it is for */
                reason: string;
                /** @description When it ends by itself, UTC */
                endsAt: string;
            } | null;
            /** @description What operators did here, the newest first */
            acts: components["schemas"]["ActOfOperator"][];
        };
        /** @description Something that an operator did */
        ActOfOperator: {
            /** @description In which account; 0 = in none */
            accountId: number;
            /** @description What the account is called */
            accountName: string | null;
            /** @description Its number in the chain of the account, or of the operators */
            sequence: number;
            /** @description When, UTC */
            at: string;
            /** @description Who did it: operator:7; operator = the command line */
            actor: string;
            /** @description From where; null for the command line */
            address: string | null;
            /** @description What was done, as sending.freeze */
            act: string;
            /** @description To which one */
            objectId: number | null;
            /** @description By member, what it was and what it is; null where values are not kept */
            changes: {
                [key: string]: [
                    components["schemas"]["__schema0"],
                    components["schemas"]["__schema1"]
                ] | null;
            };
            /** @description The request it came with */
            requestId: string | null;
        };
        __schema0: string | number | boolean | null | components["schemas"]["__schema0"][] | {
            [key: string]: components["schemas"]["__schema0"];
        };
        __schema1: string | number | boolean | null | components["schemas"]["__schema1"][] | {
            [key: string]: components["schemas"]["__schema1"];
        };
        /** @description A person as lists show them. With 2: 1 = opt-in sent, 2 = no opt-in, 3 = transactional only. With 3: 4 = unsubscribed, 5 = hard bounce, 6 = manual, 7 = complained, 8 = blacklisted */
        SubscriberView: {
            /** @description The id of the subscriber */
            id: number;
            /** @description The address; letter case does not matter */
            email: string;
            /** @description First name */
            firstname: string | null;
            /** @description Last name */
            lastname: string | null;
            /** @description In the default channel; null = never in it */
            status: (1 | 2 | 3) | null;
            /** @description With 2: 1 = opt-in sent, 2 = no opt-in, 3 = transactional only. With 3: 4 = unsubscribed, 5 = hard bounce, 6 = manual, 7 = complained, 8 = blacklisted */
            statusAddition: number | null;
            /** @description When it was created, UTC */
            createdAt: string;
            /** @description When it was last changed, UTC */
            updatedAt: string;
        };
        /** @description A person of the account */
        Subscriber: {
            /**
             * @description The kind of this record
             * @constant
             */
            objectType: "Subscriber";
            /** @description The id of the subscriber */
            id: number;
            /** @description The address; letter case does not matter */
            email: string;
            /**
             * @description person or organisation; the name of an organisation is its lastname, and it has no title, first name, gender or birthday
             * @enum {string}
             */
            kind: "person" | "organisation";
            /** @description 1 = male, 2 = female, 3 = diverse, null = unknown */
            genderId: (1 | 2 | 3) | null;
            /** @description As Dr. */
            academicTitle: string | null;
            /** @description First name */
            firstname: string | null;
            /** @description Last name */
            lastname: string | null;
            /** @description A salutation of their own, used instead of the one made from the name */
            salutation: string | null;
            /** @description Where they live */
            city: string | null;
            /** @description YYYY-MM-DD, from 1900 on, not in the future */
            birthday: string | null;
            /** @description The language they read, as de or de-AT */
            languageIso: string | null;
            /** @description IANA name of the time zone they live in, as Europe/Berlin; null = that of the account */
            timeZone: string | null;
            /** @description Your own id of this person */
            reference: string | null;
            /** @description 1 = receives mail, 2 = not yet, 3 = archived. In an account with channels null here, and set per channel */
            status: (1 | 2 | 3) | null;
            /** @description With 2: 1 = opt-in sent, 2 = no opt-in, 3 = transactional only. With 3: 4 = unsubscribed, 5 = hard bounce, 6 = manual, 7 = complained, 8 = blacklisted */
            statusAddition: number | null;
            /** @description When they confirmed, UTC */
            optinAt: string | null;
            /** @description The address they confirmed from */
            optinIp: string | null;
            /** @description When they left, UTC */
            optoutAt: string | null;
            /** @description The address they left from */
            optoutIp: string | null;
            /** @description The newsletter whose link they left by */
            optoutNewsletterId: number | null;
            /** @description When the last opt-in mail was handed over for them, UTC */
            receivedOptinAt: string | null;
            /** @description Values of the customer’s own fields, by the id of the field */
            customerFields: {
                [key: string]: (string | number | boolean | string[]) | null;
            };
            /** @description When it was created, UTC */
            createdAt: string;
            /** @description When it was last changed, UTC */
            updatedAt: string;
            /** @description With include=channels */
            channels?: {
                /** @description The channels they are or were in */
                data: components["schemas"]["SubscriberChannel"][];
            };
            /** @description With include=groups */
            groups?: {
                /** @description The groups they are in */
                data: components["schemas"]["SubscriberGroup"][];
            };
        };
        /** @description A channel, and where the person stands in it */
        SubscriberChannel: {
            /**
             * @description The kind of this record
             * @constant
             */
            objectType: "Channel";
            /** @description The id of the channel */
            id: number;
            /** @description Whether people get into it when nobody names a channel */
            isDefault: boolean;
            /**
             * @description 1 = own, 2 = inherited from the L-account
             * @enum {number}
             */
            type: 1 | 2;
            /** @description Name and description by language code */
            translations: {
                [key: string]: {
                    /** @description The name in this language */
                    name: string;
                    /** @description What it is for, in this language */
                    description: string | null;
                };
            };
            /**
             * @description 1 = receives mail, 2 = not yet, 3 = archived. In an account with channels null here, and set per channel
             * @enum {number}
             */
            status: 1 | 2 | 3;
            /** @description With 2: 1 = opt-in sent, 2 = no opt-in, 3 = transactional only. With 3: 4 = unsubscribed, 5 = hard bounce, 6 = manual, 7 = complained, 8 = blacklisted */
            statusAddition: number | null;
            /** @description When they confirmed, UTC */
            optinAt: string | null;
            /** @description The address they confirmed from */
            optinIp: string | null;
            /** @description When they left, UTC */
            optoutAt: string | null;
            /** @description The address they left from */
            optoutIp: string | null;
            /** @description The newsletter whose link they left by */
            optoutNewsletterId: number | null;
            /** @description When the last opt-in mail was handed over for them, UTC */
            receivedOptinAt: string | null;
        };
        /** @description A named set of subscribers that mailings can be aimed at */
        SubscriberGroup: {
            /**
             * @description The kind of this record
             * @constant
             */
            objectType: "SubscriberGroup";
            /** @description The id of the group */
            id: number;
            /** @description Unique in the account */
            name: string;
            /**
             * @description 1 = static, 2 = dynamic, 3 = external
             * @enum {number}
             */
            type: 1 | 2 | 3;
            /** @description What users of the application may do; the API may do everything */
            permissions: {
                /** @description Whether they may rename it */
                canEdit: boolean;
                /** @description Whether they may delete it */
                canDelete: boolean;
                /** @description Whether they may put people in and take them out */
                canAssignSubscribers: boolean;
            };
            /** @description How many subscribers are in it */
            subscriberCount: number;
            /** @description When it was created, UTC */
            createdAt: string;
            /** @description When it was last changed, UTC */
            updatedAt: string;
        };
        /** @description Something that takes several operators */
        OperatorRequest: {
            /** @description The request */
            id: number;
            /**
             * @description What is asked for
             * @enum {string}
             */
            kind: "unlockAccount" | "resetFactor";
            /** @description The account to unlock; null for any other kind */
            accountId: number | null;
            /** @description What the account, or the user, is called */
            objectName: string;
            /** @description What the user signs in with; null for an account */
            objectEmail: string | null;
            /** @description Why */
            reason: string;
            /** @description Who has asked */
            askedBy: string;
            /** @description When, UTC */
            askedAt: string;
            /** @description When enough had agreed, UTC; null = more have to */
            agreedAt: string | null;
            /** @description From when on a factor may be reset, UTC; null = nothing is waited for */
            dueAt: string | null;
            /** @description Who has agreed, the first one first */
            votes: {
                /** @description The operator */
                operatorId: number;
                /** @description How they are called */
                name: string;
                /** @description When, UTC */
                votedAt: string;
            }[];
            /** @description What became of it; null = it is open */
            outcome: ("done" | "withdrawn" | "lapsed") | null;
            /** @description When it ended, UTC */
            endedAt: string | null;
            /** @description Who has done or withdrawn it */
            endedBy: string | null;
        };
        /** @description An operator */
        KnownOperator: {
            /** @description The operator */
            id: number;
            /** @description How they are called */
            name: string;
            /** @description What they sign in with */
            email: string;
            /** @description The language they read */
            languageIso: string;
            /** @description Whether the second factor is set up */
            hasFactor: boolean;
            /** @description Since when, UTC */
            createdAt: string;
            /** @description When they were removed, UTC; null = they are one */
            removedAt: string | null;
            /** @description When a session of theirs was last used, UTC */
            seenAt: string | null;
        };
    };
    responses: {
        /** @description bad_request, malformed_json, body_required, body_not_object, duplicate_member */
        Refused400_Body: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["BadRequestProblem"] | components["schemas"]["MalformedJsonProblem"] | components["schemas"]["BodyRequiredProblem"] | components["schemas"]["BodyNotObjectProblem"] | components["schemas"]["DuplicateMemberProblem"];
            };
        };
        /** @description not_signed_in, sign_in_failed, second_factor_needed, second_factor_failed */
        Refused401SignInFailedSecondFactorNeededSecondFactorFailed_Body: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["NotSignedInProblem"] | components["schemas"]["SignInFailedProblem"] | components["schemas"]["SecondFactorNeededProblem"] | components["schemas"]["SecondFactorFailedProblem"];
            };
        };
        /** @description csrf_failed, https_required, operator_factor_missing */
        Refused403_Body: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["CsrfFailedProblem"] | components["schemas"]["HttpsRequiredProblem"] | components["schemas"]["OperatorFactorMissingProblem"];
            };
        };
        /** @description not_acceptable */
        Refused406_Body: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["NotAcceptableProblem"];
            };
        };
        /** @description payload_too_large */
        Refused413_Body: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["PayloadTooLargeProblem"];
            };
        };
        /** @description uri_too_long */
        Refused414_Body: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["UriTooLongProblem"];
            };
        };
        /** @description unsupported_media_type */
        Refused415_Body: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["UnsupportedMediaTypeProblem"];
            };
        };
        /** @description validation_failed, too_many_members */
        Refused422_Body: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["ValidationFailedProblem"] | components["schemas"]["TooManyMembersProblem"];
            };
        };
        /** @description sign_in_throttled */
        Refused429SignInThrottled_Body: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                "Retry-After": components["headers"]["Retry-After"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["SignInThrottledProblem"];
            };
        };
        /** @description internal_error */
        Refused500_Body: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["InternalErrorProblem"];
            };
        };
        /** @description service_unavailable, sign_in_busy */
        Refused503SignInBusy_Body: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                "Retry-After": components["headers"]["Retry-After"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["ServiceUnavailableProblem"] | components["schemas"]["SignInBusyProblem"];
            };
        };
        /** @description bad_request */
        Refused400: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["BadRequestProblem"];
            };
        };
        /** @description not_signed_in */
        Refused401: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["NotSignedInProblem"];
            };
        };
        /** @description csrf_failed, https_required, operator_factor_missing */
        Refused403: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["CsrfFailedProblem"] | components["schemas"]["HttpsRequiredProblem"] | components["schemas"]["OperatorFactorMissingProblem"];
            };
        };
        /** @description not_acceptable */
        Refused406: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["NotAcceptableProblem"];
            };
        };
        /** @description payload_too_large */
        Refused413: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["PayloadTooLargeProblem"];
            };
        };
        /** @description uri_too_long */
        Refused414: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["UriTooLongProblem"];
            };
        };
        /** @description unsupported_media_type */
        Refused415: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["UnsupportedMediaTypeProblem"];
            };
        };
        /** @description validation_failed */
        Refused422: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["ValidationFailedProblem"];
            };
        };
        /** @description internal_error */
        Refused500: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["InternalErrorProblem"];
            };
        };
        /** @description service_unavailable */
        Refused503: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                "Retry-After": components["headers"]["Retry-After"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["ServiceUnavailableProblem"];
            };
        };
        /** @description totp_exists */
        Refused409TotpExists: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["TotpExistsProblem"];
            };
        };
        /** @description not_signed_in */
        Refused401_Body: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["NotSignedInProblem"];
            };
        };
        /** @description totp_not_begun */
        Refused409TotpNotBegun_Body: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["TotpNotBegunProblem"];
            };
        };
        /** @description validation_failed, too_many_members, code_wrong */
        Refused422CodeWrong_Body: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["ValidationFailedProblem"] | components["schemas"]["TooManyMembersProblem"] | components["schemas"]["CodeWrongProblem"];
            };
        };
        /** @description service_unavailable */
        Refused503_Body: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                "Retry-After": components["headers"]["Retry-After"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["ServiceUnavailableProblem"];
            };
        };
        /** @description sending_frozen_already */
        Refused409SendingFrozenAlready_Body: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["SendingFrozenAlreadyProblem"];
            };
        };
        /** @description validation_failed, too_many_members, installation_name_wrong */
        Refused422InstallationNameWrong_Body: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["ValidationFailedProblem"] | components["schemas"]["TooManyMembersProblem"] | components["schemas"]["InstallationNameWrongProblem"];
            };
        };
        /** @description agreed_already, sending_not_frozen */
        Refused409AgreedAlreadySendingNotFrozen: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["AgreedAlreadyProblem"] | components["schemas"]["SendingNotFrozenProblem"];
            };
        };
        /** @description not_found, account_not_found */
        Refused404AccountNotFound: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["NotFoundProblem"] | components["schemas"]["AccountNotFoundProblem"];
            };
        };
        /** @description not_found, account_not_found */
        Refused404AccountNotFound_Body: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["NotFoundProblem"] | components["schemas"]["AccountNotFoundProblem"];
            };
        };
        /** @description account_not_pending */
        Refused409AccountNotPending_Body: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["AccountNotPendingProblem"];
            };
        };
        /** @description csrf_failed, https_required, operator_factor_missing, support_not_granted */
        Refused403SupportNotGranted_Body: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["CsrfFailedProblem"] | components["schemas"]["HttpsRequiredProblem"] | components["schemas"]["OperatorFactorMissingProblem"] | components["schemas"]["SupportNotGrantedProblem"];
            };
        };
        /** @description csrf_failed, https_required, operator_factor_missing, support_not_granted */
        Refused403SupportNotGranted: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["CsrfFailedProblem"] | components["schemas"]["HttpsRequiredProblem"] | components["schemas"]["OperatorFactorMissingProblem"] | components["schemas"]["SupportNotGrantedProblem"];
            };
        };
        /** @description not_found, account_not_found, subscriber_not_found */
        Refused404AccountNotFoundSubscriberNotFound: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["NotFoundProblem"] | components["schemas"]["AccountNotFoundProblem"] | components["schemas"]["SubscriberNotFoundProblem"];
            };
        };
        /** @description account_not_found, user_not_found */
        Refused404AccountNotFoundUserNotFound_Body: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["AccountNotFoundProblem"] | components["schemas"]["UserNotFoundProblem"];
            };
        };
        /** @description asked_already, account_not_locked, no_second_factor */
        Refused409AskedAlreadyAccountNotLockedNoSecondFactor_Body: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["AskedAlreadyProblem"] | components["schemas"]["AccountNotLockedProblem"] | components["schemas"]["NoSecondFactorProblem"];
            };
        };
        /** @description not_found, request_not_found */
        Refused404RequestNotFound: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["NotFoundProblem"] | components["schemas"]["RequestNotFoundProblem"];
            };
        };
        /** @description account_not_locked, agreed_already */
        Refused409AccountNotLockedAgreedAlready: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["AccountNotLockedProblem"] | components["schemas"]["AgreedAlreadyProblem"];
            };
        };
        /** @description request_not_due, no_second_factor */
        Refused409RequestNotDueNoSecondFactor: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["RequestNotDueProblem"] | components["schemas"]["NoSecondFactorProblem"];
            };
        };
    };
    parameters: never;
    requestBodies: never;
    headers: {
        /** @description Names this request; tell it when you ask for help. Your own X-Request-Id, where it has this form. */
        "X-Request-Id": string;
        /** @description The path of the new record. */
        Location: string;
        /** @description The answer is that of an earlier request with the same Idempotency-Key. */
        "Idempotency-Replayed": "true";
        /** @description Seconds to wait before trying again. */
        "Retry-After": number;
        /** @description How to authenticate. */
        "WWW-Authenticate": string;
        /** @description Since when there is a successor, as @seconds. */
        Deprecation: string;
        /** @description Until when this endpoint answers. */
        Sunset: string;
        /** @description The successor and its documentation. */
        Link: string;
    };
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    getSession: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["ConsoleSession"];
                    };
                };
            };
            400: components["responses"]["Refused400"];
            401: components["responses"]["Refused401"];
            403: components["responses"]["Refused403"];
            406: components["responses"]["Refused406"];
            413: components["responses"]["Refused413"];
            414: components["responses"]["Refused414"];
            415: components["responses"]["Refused415"];
            422: components["responses"]["Refused422"];
            500: components["responses"]["Refused500"];
            503: components["responses"]["Refused503"];
        };
    };
    postSession: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description The email of the operator */
                    email: string;
                    /** @description Their password */
                    password: string;
                    /** @description A code of their app or a recovery code, once an answer has asked for it */
                    code?: string;
                };
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["ConsoleSession"];
                    };
                };
            };
            400: components["responses"]["Refused400_Body"];
            401: components["responses"]["Refused401SignInFailedSecondFactorNeededSecondFactorFailed_Body"];
            403: components["responses"]["Refused403_Body"];
            406: components["responses"]["Refused406_Body"];
            413: components["responses"]["Refused413_Body"];
            414: components["responses"]["Refused414_Body"];
            415: components["responses"]["Refused415_Body"];
            422: components["responses"]["Refused422_Body"];
            429: components["responses"]["Refused429SignInThrottled_Body"];
            500: components["responses"]["Refused500_Body"];
            503: components["responses"]["Refused503SignInBusy_Body"];
        };
    };
    deleteSession: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success, no body */
            204: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["Refused400"];
            401: components["responses"]["Refused401"];
            403: components["responses"]["Refused403"];
            406: components["responses"]["Refused406"];
            413: components["responses"]["Refused413"];
            414: components["responses"]["Refused414"];
            415: components["responses"]["Refused415"];
            422: components["responses"]["Refused422"];
            500: components["responses"]["Refused500"];
            503: components["responses"]["Refused503"];
        };
    };
    "postOwnSecond-factorTotp": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    Location: components["headers"]["Location"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["OperatorTotpSecret"];
                    };
                };
            };
            400: components["responses"]["Refused400"];
            401: components["responses"]["Refused401"];
            403: components["responses"]["Refused403"];
            406: components["responses"]["Refused406"];
            409: components["responses"]["Refused409TotpExists"];
            413: components["responses"]["Refused413"];
            414: components["responses"]["Refused414"];
            415: components["responses"]["Refused415"];
            422: components["responses"]["Refused422"];
            500: components["responses"]["Refused500"];
            503: components["responses"]["Refused503"];
        };
    };
    "postOwnSecond-factorTotpConfirmation": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description What the app shows */
                    code: string;
                };
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["OperatorEnrolled"];
                    };
                };
            };
            400: components["responses"]["Refused400_Body"];
            401: components["responses"]["Refused401_Body"];
            403: components["responses"]["Refused403_Body"];
            406: components["responses"]["Refused406_Body"];
            409: components["responses"]["Refused409TotpNotBegun_Body"];
            413: components["responses"]["Refused413_Body"];
            414: components["responses"]["Refused414_Body"];
            415: components["responses"]["Refused415_Body"];
            422: components["responses"]["Refused422CodeWrong_Body"];
            500: components["responses"]["Refused500_Body"];
            503: components["responses"]["Refused503_Body"];
        };
    };
    getNow: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Now"];
                    };
                };
            };
            400: components["responses"]["Refused400"];
            401: components["responses"]["Refused401"];
            403: components["responses"]["Refused403"];
            406: components["responses"]["Refused406"];
            413: components["responses"]["Refused413"];
            414: components["responses"]["Refused414"];
            415: components["responses"]["Refused415"];
            422: components["responses"]["Refused422"];
            500: components["responses"]["Refused500"];
            503: components["responses"]["Refused503"];
        };
    };
    postSendingFreeze: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description What this installation is called, typed by whoever freezes it */
                    installation: string;
                    /** @description Why; every operator reads it */
                    reason: string;
                };
            };
        };
        responses: {
            /** @description Success, no body */
            204: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["Refused400_Body"];
            401: components["responses"]["Refused401_Body"];
            403: components["responses"]["Refused403_Body"];
            406: components["responses"]["Refused406_Body"];
            409: components["responses"]["Refused409SendingFrozenAlready_Body"];
            413: components["responses"]["Refused413_Body"];
            414: components["responses"]["Refused414_Body"];
            415: components["responses"]["Refused415_Body"];
            422: components["responses"]["Refused422InstallationNameWrong_Body"];
            500: components["responses"]["Refused500_Body"];
            503: components["responses"]["Refused503_Body"];
        };
    };
    postSendingUnfreeze: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description What it is now */
                        data: {
                            /** @description Whether more have to agree */
                            isFrozen: boolean;
                        };
                    };
                };
            };
            400: components["responses"]["Refused400"];
            401: components["responses"]["Refused401"];
            403: components["responses"]["Refused403"];
            406: components["responses"]["Refused406"];
            409: components["responses"]["Refused409AgreedAlreadySendingNotFrozen"];
            413: components["responses"]["Refused413"];
            414: components["responses"]["Refused414"];
            415: components["responses"]["Refused415"];
            422: components["responses"]["Refused422"];
            500: components["responses"]["Refused500"];
            503: components["responses"]["Refused503"];
        };
    };
    getApprovals: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description What is to be decided */
                        data: {
                            /** @description The longest waiting first */
                            waiting: components["schemas"]["WaitingAccount"][];
                            /** @description They may be approved after all */
                            refused: components["schemas"]["WaitingAccount"][];
                        };
                    };
                };
            };
            400: components["responses"]["Refused400"];
            401: components["responses"]["Refused401"];
            403: components["responses"]["Refused403"];
            406: components["responses"]["Refused406"];
            413: components["responses"]["Refused413"];
            414: components["responses"]["Refused414"];
            415: components["responses"]["Refused415"];
            422: components["responses"]["Refused422"];
            500: components["responses"]["Refused500"];
            503: components["responses"]["Refused503"];
        };
    };
    getAccounts: {
        parameters: {
            query?: {
                /** @description A part of its name or its id */
                words?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description 50 at most, the oldest first */
                        data: components["schemas"]["ListedAccount"][];
                    };
                };
            };
            400: components["responses"]["Refused400"];
            401: components["responses"]["Refused401"];
            403: components["responses"]["Refused403"];
            406: components["responses"]["Refused406"];
            413: components["responses"]["Refused413"];
            414: components["responses"]["Refused414"];
            415: components["responses"]["Refused415"];
            422: components["responses"]["Refused422"];
            500: components["responses"]["Refused500"];
            503: components["responses"]["Refused503"];
        };
    };
    getAccountsId: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of the record */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["AccountOfOperator"];
                    };
                };
            };
            400: components["responses"]["Refused400"];
            401: components["responses"]["Refused401"];
            403: components["responses"]["Refused403"];
            404: components["responses"]["Refused404AccountNotFound"];
            406: components["responses"]["Refused406"];
            413: components["responses"]["Refused413"];
            414: components["responses"]["Refused414"];
            415: components["responses"]["Refused415"];
            422: components["responses"]["Refused422"];
            500: components["responses"]["Refused500"];
            503: components["responses"]["Refused503"];
        };
    };
    postAccountsIdApproval: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of the record */
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /**
                     * @description withdraw = what was approved waits again
                     * @enum {string}
                     */
                    decision: "approve" | "refuse" | "withdraw";
                };
            };
        };
        responses: {
            /** @description Success, no body */
            204: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["Refused400_Body"];
            401: components["responses"]["Refused401_Body"];
            403: components["responses"]["Refused403_Body"];
            404: components["responses"]["Refused404AccountNotFound_Body"];
            406: components["responses"]["Refused406_Body"];
            409: components["responses"]["Refused409AccountNotPending_Body"];
            413: components["responses"]["Refused413_Body"];
            414: components["responses"]["Refused414_Body"];
            415: components["responses"]["Refused415_Body"];
            422: components["responses"]["Refused422_Body"];
            500: components["responses"]["Refused500_Body"];
            503: components["responses"]["Refused503_Body"];
        };
    };
    putAccountsIdLimits: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of the record */
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description Requests a minute; null = no limit */
                    minuteLimit: number | null;
                    /** @description Requests at once; null = no limit */
                    concurrentLimit: number | null;
                };
            };
        };
        responses: {
            /** @description Success, no body */
            204: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["Refused400_Body"];
            401: components["responses"]["Refused401_Body"];
            403: components["responses"]["Refused403_Body"];
            404: components["responses"]["Refused404AccountNotFound_Body"];
            406: components["responses"]["Refused406_Body"];
            413: components["responses"]["Refused413_Body"];
            414: components["responses"]["Refused414_Body"];
            415: components["responses"]["Refused415_Body"];
            422: components["responses"]["Refused422_Body"];
            500: components["responses"]["Refused500_Body"];
            503: components["responses"]["Refused503_Body"];
        };
    };
    postAccountsIdLock: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of the record */
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description Why; the admins of the account read it in its log */
                    reason: string;
                };
            };
        };
        responses: {
            /** @description Success, no body */
            204: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["Refused400_Body"];
            401: components["responses"]["Refused401_Body"];
            403: components["responses"]["Refused403_Body"];
            404: components["responses"]["Refused404AccountNotFound_Body"];
            406: components["responses"]["Refused406_Body"];
            413: components["responses"]["Refused413_Body"];
            414: components["responses"]["Refused414_Body"];
            415: components["responses"]["Refused415_Body"];
            422: components["responses"]["Refused422_Body"];
            500: components["responses"]["Refused500_Body"];
            503: components["responses"]["Refused503_Body"];
        };
    };
    postAccountsIdPeopleSearch: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of the record */
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description Each of them is in the address, the names or the city, or is the id */
                    words: string;
                };
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The people of this page */
                        data: components["schemas"]["SubscriberView"][];
                        /** @description About the list */
                        meta: {
                            /** @description All who match; null = not counted yet, so ask for it */
                            total: number | null;
                        };
                    };
                };
            };
            400: components["responses"]["Refused400_Body"];
            401: components["responses"]["Refused401_Body"];
            403: components["responses"]["Refused403SupportNotGranted_Body"];
            404: components["responses"]["Refused404AccountNotFound_Body"];
            406: components["responses"]["Refused406_Body"];
            413: components["responses"]["Refused413_Body"];
            414: components["responses"]["Refused414_Body"];
            415: components["responses"]["Refused415_Body"];
            422: components["responses"]["Refused422_Body"];
            500: components["responses"]["Refused500_Body"];
            503: components["responses"]["Refused503_Body"];
        };
    };
    getAccountsIdPeoplePersonId: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of the record */
                id: number;
                /** @description The id of the person */
                personId: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Subscriber"];
                        /** @description About the record */
                        meta: {
                            /** @description What If-Match names when this is changed or erased */
                            version: string;
                            /** @description The customer’s own fields, whose values customerFields has */
                            fields: {
                                /** @description The id of the field */
                                id: number;
                                /** @description 1 text, 2 number, 3 date, 4 yes or no, 5 list of texts, 6 amount */
                                type: number;
                                /** @description Whether users may change its values */
                                isEditable: boolean;
                                /** @description How it is called, by language */
                                translations: {
                                    [key: string]: {
                                        /** @description The name in this language */
                                        name: string;
                                        /** @description What it is for, in this language */
                                        description: string | null;
                                    };
                                };
                            }[];
                        };
                    };
                };
            };
            400: components["responses"]["Refused400"];
            401: components["responses"]["Refused401"];
            403: components["responses"]["Refused403SupportNotGranted"];
            404: components["responses"]["Refused404AccountNotFoundSubscriberNotFound"];
            406: components["responses"]["Refused406"];
            413: components["responses"]["Refused413"];
            414: components["responses"]["Refused414"];
            415: components["responses"]["Refused415"];
            422: components["responses"]["Refused422"];
            500: components["responses"]["Refused500"];
            503: components["responses"]["Refused503"];
        };
    };
    getRequests: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description 50 at most: those that are open first */
                        data: components["schemas"]["OperatorRequest"][];
                    };
                };
            };
            400: components["responses"]["Refused400"];
            401: components["responses"]["Refused401"];
            403: components["responses"]["Refused403"];
            406: components["responses"]["Refused406"];
            413: components["responses"]["Refused413"];
            414: components["responses"]["Refused414"];
            415: components["responses"]["Refused415"];
            422: components["responses"]["Refused422"];
            500: components["responses"]["Refused500"];
            503: components["responses"]["Refused503"];
        };
    };
    postRequests: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /**
                     * @description Unlock an account
                     * @constant
                     */
                    kind: "unlockAccount";
                    /** @description The account */
                    accountId: number;
                    /** @description Why; the admins of the account read it in its log */
                    reason: string;
                } | {
                    /**
                     * @description Reset the lost second factor of a user
                     * @constant
                     */
                    kind: "resetFactor";
                    /** @description What the user signs in with */
                    email: string;
                    /** @description Why; the admins of their accounts read it in the log */
                    reason: string;
                };
            };
        };
        responses: {
            /** @description Success, no body */
            204: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["Refused400_Body"];
            401: components["responses"]["Refused401_Body"];
            403: components["responses"]["Refused403_Body"];
            404: components["responses"]["Refused404AccountNotFoundUserNotFound_Body"];
            406: components["responses"]["Refused406_Body"];
            409: components["responses"]["Refused409AskedAlreadyAccountNotLockedNoSecondFactor_Body"];
            413: components["responses"]["Refused413_Body"];
            414: components["responses"]["Refused414_Body"];
            415: components["responses"]["Refused415_Body"];
            422: components["responses"]["Refused422_Body"];
            500: components["responses"]["Refused500_Body"];
            503: components["responses"]["Refused503_Body"];
        };
    };
    postRequestsIdAgreement: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of the record */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success, no body */
            204: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["Refused400"];
            401: components["responses"]["Refused401"];
            403: components["responses"]["Refused403"];
            404: components["responses"]["Refused404RequestNotFound"];
            406: components["responses"]["Refused406"];
            409: components["responses"]["Refused409AccountNotLockedAgreedAlready"];
            413: components["responses"]["Refused413"];
            414: components["responses"]["Refused414"];
            415: components["responses"]["Refused415"];
            422: components["responses"]["Refused422"];
            500: components["responses"]["Refused500"];
            503: components["responses"]["Refused503"];
        };
    };
    postRequestsIdCompletion: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of the record */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success, no body */
            204: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["Refused400"];
            401: components["responses"]["Refused401"];
            403: components["responses"]["Refused403"];
            404: components["responses"]["Refused404RequestNotFound"];
            406: components["responses"]["Refused406"];
            409: components["responses"]["Refused409RequestNotDueNoSecondFactor"];
            413: components["responses"]["Refused413"];
            414: components["responses"]["Refused414"];
            415: components["responses"]["Refused415"];
            422: components["responses"]["Refused422"];
            500: components["responses"]["Refused500"];
            503: components["responses"]["Refused503"];
        };
    };
    deleteRequestsId: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of the record */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success, no body */
            204: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["Refused400"];
            401: components["responses"]["Refused401"];
            403: components["responses"]["Refused403"];
            404: components["responses"]["Refused404RequestNotFound"];
            406: components["responses"]["Refused406"];
            413: components["responses"]["Refused413"];
            414: components["responses"]["Refused414"];
            415: components["responses"]["Refused415"];
            422: components["responses"]["Refused422"];
            500: components["responses"]["Refused500"];
            503: components["responses"]["Refused503"];
        };
    };
    getActs: {
        parameters: {
            query?: {
                /** @description Older than this place, as `meta.next` says */
                before?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description 50 at most */
                        data: components["schemas"]["ActOfOperator"][];
                        /** @description The page */
                        meta: {
                            /** @description Where older entries follow; null = there are none */
                            next: string | null;
                        };
                    };
                };
            };
            400: components["responses"]["Refused400"];
            401: components["responses"]["Refused401"];
            403: components["responses"]["Refused403"];
            406: components["responses"]["Refused406"];
            413: components["responses"]["Refused413"];
            414: components["responses"]["Refused414"];
            415: components["responses"]["Refused415"];
            422: components["responses"]["Refused422"];
            500: components["responses"]["Refused500"];
            503: components["responses"]["Refused503"];
        };
    };
    getActsVerification: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description What was found */
                        data: {
                            /** @description How many hold */
                            entries: number;
                            /** @description The first that was changed or is missing; null = all hold */
                            brokenAt: number | null;
                        };
                    };
                };
            };
            400: components["responses"]["Refused400"];
            401: components["responses"]["Refused401"];
            403: components["responses"]["Refused403"];
            406: components["responses"]["Refused406"];
            413: components["responses"]["Refused413"];
            414: components["responses"]["Refused414"];
            415: components["responses"]["Refused415"];
            422: components["responses"]["Refused422"];
            500: components["responses"]["Refused500"];
            503: components["responses"]["Refused503"];
        };
    };
    getOperators: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Those who were removed last */
                        data: components["schemas"]["KnownOperator"][];
                    };
                };
            };
            400: components["responses"]["Refused400"];
            401: components["responses"]["Refused401"];
            403: components["responses"]["Refused403"];
            406: components["responses"]["Refused406"];
            413: components["responses"]["Refused413"];
            414: components["responses"]["Refused414"];
            415: components["responses"]["Refused415"];
            422: components["responses"]["Refused422"];
            500: components["responses"]["Refused500"];
            503: components["responses"]["Refused503"];
        };
    };
}
