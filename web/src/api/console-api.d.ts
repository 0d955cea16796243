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
            code: "bad_request" | "body_not_object" | "body_required" | "code_wrong" | "csrf_failed" | "duplicate_member" | "https_required" | "internal_error" | "malformed_json" | "not_acceptable" | "not_signed_in" | "operator_factor_missing" | "payload_too_large" | "second_factor_failed" | "second_factor_needed" | "service_unavailable" | "sign_in_busy" | "sign_in_failed" | "sign_in_throttled" | "too_many_members" | "totp_exists" | "totp_not_begun" | "unsupported_media_type" | "uri_too_long" | "validation_failed";
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
                code: "channel_duplicate" | "channel_unknown" | "channels_not_enabled" | "channels_required" | "characters_invalid" | "customer_field_read_only" | "customer_field_type" | "customer_field_unknown" | "customer_field_wrong_scope" | "date_invalid" | "duplicate_item" | "email_eai_unsupported" | "email_invalid" | "export_column_unknown" | "field_not_allowed" | "field_unknown" | "gender_invalid" | "group_cycle" | "group_gone" | "group_type_fixed" | "group_type_not_creatable" | "import_column_twice" | "import_column_unknown" | "import_email_missing" | "include_unknown" | "language_not_available" | "link_invalid" | "newsletter_gone" | "operator_unknown" | "out_of_range" | "placeholder_duplicate" | "placeholder_missing" | "placeholder_name_invalid" | "placeholder_unknown" | "query_parameter_invalid" | "required" | "scheduled_in_past" | "source_unknown" | "status_combination_invalid" | "status_requires_channels" | "template_unknown" | "time_invalid" | "time_zone_unknown" | "too_deep" | "too_long" | "too_many" | "too_many_receivers" | "too_short" | "trigger_type_unknown" | "type_mismatch" | "values_wrong";
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
}
