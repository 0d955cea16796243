// Made from app-api.json by `npm run generate`.

export interface paths {
    "/session": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Who is signed in */
        get: operations["getSession"];
        put?: never;
        /** Sign in */
        post: operations["postSession"];
        /** Sign out */
        delete: operations["deleteSession"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sessions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Where the user is signed in */
        get: operations["getSessions"];
        put?: never;
        post?: never;
        /** Sign out everywhere, here too */
        delete: operations["deleteSessions"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sessions/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Sign out somewhere */
        delete: operations["deleteSessionsId"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/accounts/{accountId}/overview": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Where the account stands, in numbers */
        get: operations["getAccountsAccountIdOverview"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/accounts/{accountId}/live": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What happens in the account: events and the progress of jobs */
        get: operations["getAccountsAccountIdLive"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/accounts/{accountId}/jobs": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The jobs that run, and the latest that have ended */
        get: operations["getAccountsAccountIdJobs"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/accounts/{accountId}/jobs/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One job: how far it has come */
        get: operations["getAccountsAccountIdJobsId"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/accounts/{accountId}/jobs/{id}/cancel": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** End a job after the block it is at */
        post: operations["postAccountsAccountIdJobsIdCancel"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/accounts/{accountId}/jobs/{id}/retry": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Go on with a job that failed or was canceled */
        post: operations["postAccountsAccountIdJobsIdRetry"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/accounts/{accountId}/subscribers": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** People of the account, in pages */
        get: operations["getAccountsAccountIdSubscribers"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/accounts/{accountId}/subscribers/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One person, with channels and groups */
        get: operations["getAccountsAccountIdSubscribersId"];
        put?: never;
        post?: never;
        /** Erase a subscriber */
        delete: operations["deleteAccountsAccountIdSubscribersId"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/accounts/{accountId}/members": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Who works in the account */
        get: operations["getAccountsAccountIdMembers"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/accounts/{accountId}/members/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Remove a member from the account */
        delete: operations["deleteAccountsAccountIdMembersId"];
        options?: never;
        head?: never;
        /** Give a member another role */
        patch: operations["patchAccountsAccountIdMembersId"];
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
            code: "bad_request" | "body_not_object" | "body_required" | "csrf_failed" | "duplicate_member" | "https_required" | "internal_error" | "job_is_over" | "job_not_found" | "job_not_over" | "last_admin" | "malformed_json" | "member_not_found" | "not_acceptable" | "not_found" | "not_signed_in" | "payload_too_large" | "right_required" | "service_unavailable" | "session_not_found" | "sign_in_busy" | "sign_in_failed" | "sign_in_throttled" | "subscriber_not_found" | "too_many_members" | "unsupported_media_type" | "uri_too_long" | "validation_failed";
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
                code: "channel_duplicate" | "channel_unknown" | "channels_not_enabled" | "channels_required" | "characters_invalid" | "customer_field_type" | "customer_field_unknown" | "customer_field_wrong_scope" | "date_invalid" | "duplicate_item" | "email_eai_unsupported" | "email_invalid" | "field_not_allowed" | "field_unknown" | "gender_invalid" | "group_type_fixed" | "group_type_not_creatable" | "include_unknown" | "language_not_available" | "link_invalid" | "out_of_range" | "placeholder_duplicate" | "placeholder_missing" | "placeholder_name_invalid" | "placeholder_unknown" | "query_parameter_invalid" | "required" | "scheduled_in_past" | "status_combination_invalid" | "status_requires_channels" | "template_unknown" | "time_invalid" | "too_long" | "too_many_receivers" | "too_short" | "trigger_type_unknown" | "type_mismatch";
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
        /** @description Right required */
        RightRequiredProblem: components["schemas"]["Problem"] & {
            /**
             * @description Always right_required
             * @constant
             */
            code: "right_required";
            /**
             * @description Always 403
             * @constant
             */
            status: 403;
            /** @description What your role in the account does not include */
            requiredRight: string;
        } & {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            code: "right_required";
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
        /** @description Session not found */
        SessionNotFoundProblem: components["schemas"]["Problem"] & {
            /**
             * @description Always session_not_found
             * @constant
             */
            code: "session_not_found";
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
            code: "session_not_found";
        };
        /** @description Job not found */
        JobNotFoundProblem: components["schemas"]["Problem"] & {
            /**
             * @description Always job_not_found
             * @constant
             */
            code: "job_not_found";
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
            code: "job_not_found";
        };
        /** @description Job is over */
        JobIsOverProblem: components["schemas"]["Problem"] & {
            /**
             * @description Always job_is_over
             * @constant
             */
            code: "job_is_over";
            /**
             * @description Always 409
             * @constant
             */
            status: 409;
        };
        /** @description Job is not over */
        JobNotOverProblem: components["schemas"]["Problem"] & {
            /**
             * @description Always job_not_over
             * @constant
             */
            code: "job_not_over";
            /**
             * @description Always 409
             * @constant
             */
            status: 409;
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
        /** @description Member not found */
        MemberNotFoundProblem: components["schemas"]["Problem"] & {
            /**
             * @description Always member_not_found
             * @constant
             */
            code: "member_not_found";
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
            code: "member_not_found";
        };
        /** @description Last admin */
        LastAdminProblem: components["schemas"]["Problem"] & {
            /**
             * @description Always last_admin
             * @constant
             */
            code: "last_admin";
            /**
             * @description Always 409
             * @constant
             */
            status: 409;
        };
        /** @description Who has signed in, and where they may work */
        Session: {
            user: components["schemas"]["User"];
            /** @description To be sent as X-CSRF-Token with whatever changes something */
            csrfToken: string;
            /** @description Where they may work */
            accounts: components["schemas"]["SessionAccount"][];
        };
        /** @description Somebody who works in the application */
        User: {
            /** @description The id of the user */
            id: number;
            /** @description How they are called */
            name: string;
            /** @description What they sign in with */
            email: string;
            /** @description The language they read */
            languageIso: string;
        };
        /** @description An account the user works in */
        SessionAccount: {
            /** @description The id of the account */
            id: number;
            /** @description What it is called */
            name: string;
            /**
             * @description S = has subscribers, L = manages S-accounts
             * @enum {string}
             */
            type: "S" | "L";
            /** @description IANA name of its time zone */
            timeZone: string;
            /**
             * @description What the user is in it
             * @enum {string}
             */
            role: "admin" | "editor" | "author" | "analyst";
            /** @description What the user may do in it */
            rights: ("followAccount" | "readMailings" | "readStatistics" | "seePeople" | "writeDrafts" | "sendTestsToUsers" | "sendTestsToSubscribers" | "controlSending" | "changeDesigns" | "importPeople" | "changePeople" | "deletePerson" | "manageOwnDrafts" | "chooseWinner" | "publish" | "controlJobs" | "reactivateRefused" | "deletePeople" | "exportLists" | "deleteSentMailings" | "changeSettings" | "manageIntegrations" | "manageUsers" | "readAudit" | "endAccount" | "manageAccounts")[];
        };
        /** @description Somewhere the user is signed in */
        ListedSession: {
            /** @description The id of the session */
            id: number;
            /** @description When they signed in, UTC */
            createdAt: string;
            /** @description When it was last used, UTC */
            seenAt: string;
            /** @description Where the sign-in came from */
            address: string;
            /** @description What the browser called itself */
            agent: string | null;
            /** @description Whether it is the one that asks */
            isCurrent: boolean;
        };
        /** @description Where an account stands */
        Overview: {
            /** @description Exact numbers */
            subscribers: {
                /** @description All people of the account */
                total: number;
                /** @description Those who get mail in the default channel */
                ready: number;
                /** @description Those who do not get mail there yet */
                pending: number;
                /** @description Those who no longer get mail there */
                archived: number;
            };
            /** @description The last five, the latest first */
            newsletters: components["schemas"]["OverviewNewsletter"][];
        };
        /** @description A newsletter that was sent, with what became of it */
        OverviewNewsletter: {
            /** @description The id of the newsletter */
            id: number;
            /** @description The mailing it is the content of */
            mailingId: number;
            /** @description What the mailing is called */
            name: string;
            /** @description Its subject line */
            subject: string;
            /** @description When it was sent, UTC */
            sentAt: string;
            /** @description Whom it was aimed at */
            recipients: number;
            /** @description Mails the relay took or gave a last word on */
            sent: number;
            /** @description Sent, and not reported as failed */
            delivered: number;
            /** @description Mails that a person has opened, each counted once */
            uniqueOpens: number;
            /** @description Mails in which a person has clicked, each counted once */
            uniqueClicks: number;
        };
        /** @description Background work that people wait for */
        Job: {
            /** @description The id of the job */
            id: number;
            /** @description What it does */
            kind: string;
            /**
             * @description How it stands
             * @enum {string}
             */
            state: "waiting" | "running" | "done" | "failed" | "canceled";
            /** @description Steps it will have; null when nobody counted */
            total: number | null;
            /** @description Steps it has done */
            done: number;
            /** @description Why it failed: the code of a refusal, or internal_error */
            reason: string | null;
            /** @description What came of it, by its kind */
            result: {
                [key: string]: components["schemas"]["__schema0"];
            } | null;
            /** @description Grows with every change of a job of the account */
            revision: number;
            /** @description Who asked for it, such as user:7 */
            createdBy: string;
            /** @description When it was asked for, UTC */
            createdAt: string;
            /** @description When it began, UTC */
            startedAt: string | null;
            /** @description When it ended, UTC */
            finishedAt: string | null;
        };
        __schema0: string | number | boolean | null | components["schemas"]["__schema0"][] | {
            [key: string]: components["schemas"]["__schema0"];
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
        /** @description Where this page stands in the list */
        Pagination: {
            /** @description Records of all pages together */
            total: number;
            /** @description Records on this page */
            count: number;
            /** @description Records a page can hold */
            perPage: number;
            /** @description The number of this page, from 1 */
            currentPage: number;
            /** @description The number of the last page */
            totalPages: number;
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
        /** @description A user with a role in the account */
        Member: {
            /** @description The id of the user */
            userId: number;
            /** @description How they are called */
            name: string;
            /** @description What they sign in with */
            email: string;
            /**
             * @description What they are in this account
             * @enum {string}
             */
            role: "admin" | "editor" | "author" | "analyst";
            /** @description Since when they are a member, UTC */
            createdAt: string;
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
        /** @description not_signed_in, sign_in_failed */
        Refused401SignInFailed_Body: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["NotSignedInProblem"] | components["schemas"]["SignInFailedProblem"];
            };
        };
        /** @description csrf_failed, https_required, right_required */
        Refused403CsrfFailed_Body: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["CsrfFailedProblem"] | components["schemas"]["HttpsRequiredProblem"] | components["schemas"]["RightRequiredProblem"];
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
        /** @description csrf_failed, https_required, right_required */
        Refused403: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["CsrfFailedProblem"] | components["schemas"]["HttpsRequiredProblem"] | components["schemas"]["RightRequiredProblem"];
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
        /** @description not_found, session_not_found */
        Refused404SessionNotFound: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["NotFoundProblem"] | components["schemas"]["SessionNotFoundProblem"];
            };
        };
        /** @description not_found */
        Refused404: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["NotFoundProblem"];
            };
        };
        /** @description not_found, job_not_found */
        Refused404JobNotFound: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["NotFoundProblem"] | components["schemas"]["JobNotFoundProblem"];
            };
        };
        /** @description job_is_over */
        Refused409JobIsOver: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["JobIsOverProblem"];
            };
        };
        /** @description job_not_over */
        Refused409JobNotOver: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["JobNotOverProblem"];
            };
        };
        /** @description not_found, subscriber_not_found */
        Refused404SubscriberNotFound: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["NotFoundProblem"] | components["schemas"]["SubscriberNotFoundProblem"];
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
        /** @description csrf_failed, https_required, right_required */
        Refused403_Body: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["CsrfFailedProblem"] | components["schemas"]["HttpsRequiredProblem"] | components["schemas"]["RightRequiredProblem"];
            };
        };
        /** @description not_found, member_not_found */
        Refused404MemberNotFound_Body: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["NotFoundProblem"] | components["schemas"]["MemberNotFoundProblem"];
            };
        };
        /** @description last_admin */
        Refused409LastAdmin_Body: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["LastAdminProblem"];
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
        /** @description not_found, member_not_found */
        Refused404MemberNotFound: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["NotFoundProblem"] | components["schemas"]["MemberNotFoundProblem"];
            };
        };
        /** @description last_admin */
        Refused409LastAdmin: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["LastAdminProblem"];
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
                        data: components["schemas"]["Session"];
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
                    /** @description The email of the user */
                    email: string;
                    /** @description Their password */
                    password: string;
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
                        data: components["schemas"]["Session"];
                    };
                };
            };
            400: components["responses"]["Refused400_Body"];
            401: components["responses"]["Refused401SignInFailed_Body"];
            403: components["responses"]["Refused403CsrfFailed_Body"];
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
    getSessions: {
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
                        /** @description Those that can still be used, the latest used first */
                        data: components["schemas"]["ListedSession"][];
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
    deleteSessions: {
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
    deleteSessionsId: {
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
            404: components["responses"]["Refused404SessionNotFound"];
            406: components["responses"]["Refused406"];
            413: components["responses"]["Refused413"];
            414: components["responses"]["Refused414"];
            415: components["responses"]["Refused415"];
            422: components["responses"]["Refused422"];
            500: components["responses"]["Refused500"];
            503: components["responses"]["Refused503"];
        };
    };
    getAccountsAccountIdOverview: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of the account */
                accountId: number;
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
                        data: components["schemas"]["Overview"];
                    };
                };
            };
            400: components["responses"]["Refused400"];
            401: components["responses"]["Refused401"];
            403: components["responses"]["Refused403"];
            404: components["responses"]["Refused404"];
            406: components["responses"]["Refused406"];
            413: components["responses"]["Refused413"];
            414: components["responses"]["Refused414"];
            415: components["responses"]["Refused415"];
            422: components["responses"]["Refused422"];
            500: components["responses"]["Refused500"];
            503: components["responses"]["Refused503"];
        };
    };
    getAccountsAccountIdLive: {
        parameters: {
            query?: never;
            header?: {
                /** @description The id of the last event seen; events follow it. */
                "Last-Event-ID"?: string;
            };
            path: {
                /** @description The id of the account */
                accountId: number;
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
                    "text/event-stream": string;
                };
            };
            400: components["responses"]["Refused400"];
            401: components["responses"]["Refused401"];
            403: components["responses"]["Refused403"];
            404: components["responses"]["Refused404"];
            406: components["responses"]["Refused406"];
            413: components["responses"]["Refused413"];
            414: components["responses"]["Refused414"];
            415: components["responses"]["Refused415"];
            422: components["responses"]["Refused422"];
            500: components["responses"]["Refused500"];
            503: components["responses"]["Refused503"];
        };
    };
    getAccountsAccountIdJobs: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of the account */
                accountId: number;
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
                        /** @description The latest changed first */
                        data: components["schemas"]["Job"][];
                    };
                };
            };
            400: components["responses"]["Refused400"];
            401: components["responses"]["Refused401"];
            403: components["responses"]["Refused403"];
            404: components["responses"]["Refused404"];
            406: components["responses"]["Refused406"];
            413: components["responses"]["Refused413"];
            414: components["responses"]["Refused414"];
            415: components["responses"]["Refused415"];
            422: components["responses"]["Refused422"];
            500: components["responses"]["Refused500"];
            503: components["responses"]["Refused503"];
        };
    };
    getAccountsAccountIdJobsId: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of the account */
                accountId: number;
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
                        data: components["schemas"]["Job"];
                    };
                };
            };
            400: components["responses"]["Refused400"];
            401: components["responses"]["Refused401"];
            403: components["responses"]["Refused403"];
            404: components["responses"]["Refused404JobNotFound"];
            406: components["responses"]["Refused406"];
            413: components["responses"]["Refused413"];
            414: components["responses"]["Refused414"];
            415: components["responses"]["Refused415"];
            422: components["responses"]["Refused422"];
            500: components["responses"]["Refused500"];
            503: components["responses"]["Refused503"];
        };
    };
    postAccountsAccountIdJobsIdCancel: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of the account */
                accountId: number;
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
            404: components["responses"]["Refused404JobNotFound"];
            406: components["responses"]["Refused406"];
            409: components["responses"]["Refused409JobIsOver"];
            413: components["responses"]["Refused413"];
            414: components["responses"]["Refused414"];
            415: components["responses"]["Refused415"];
            422: components["responses"]["Refused422"];
            500: components["responses"]["Refused500"];
            503: components["responses"]["Refused503"];
        };
    };
    postAccountsAccountIdJobsIdRetry: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of the account */
                accountId: number;
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
            404: components["responses"]["Refused404JobNotFound"];
            406: components["responses"]["Refused406"];
            409: components["responses"]["Refused409JobNotOver"];
            413: components["responses"]["Refused413"];
            414: components["responses"]["Refused414"];
            415: components["responses"]["Refused415"];
            422: components["responses"]["Refused422"];
            500: components["responses"]["Refused500"];
            503: components["responses"]["Refused503"];
        };
    };
    getAccountsAccountIdSubscribers: {
        parameters: {
            query?: {
                /** @description Page number, from 1. */
                page?: number;
                /** @description Records per page. */
                limit?: number;
                /** @description Comma-separated, - for descending: id, email, firstname, lastname, createdAt, updatedAt, optinAt, optoutAt. */
                sort?: string;
                /** @description Commas separate alternatives; null finds empty values. */
                "filter[id]"?: string;
                /** @description Commas separate alternatives; null finds empty values. */
                "filter[email]"?: string;
                /** @description Commas separate alternatives; null finds empty values. */
                "filter[genderId]"?: string;
                /** @description Commas separate alternatives; null finds empty values. */
                "filter[firstname]"?: string;
                /** @description Commas separate alternatives; null finds empty values. */
                "filter[lastname]"?: string;
                /** @description Commas separate alternatives; null finds empty values. */
                "filter[city]"?: string;
                /** @description Commas separate alternatives; null finds empty values. */
                "filter[birthday]"?: string;
                /** @description Commas separate alternatives; null finds empty values. */
                "filter[status]"?: string;
                /** @description Commas separate alternatives; null finds empty values. */
                "filter[statusAddition]"?: string;
                /** @description Commas separate alternatives; null finds empty values. */
                "filter[channelId]"?: string;
                /** @description Commas separate alternatives; null finds empty values. */
                "filter[groupId]"?: string;
                /** @description Commas separate alternatives; null finds empty values. */
                "filter[createdAt]"?: string;
                /** @description Commas separate alternatives; null finds empty values. */
                "filter[updatedAt]"?: string;
                /** @description Commas separate alternatives; null finds empty values. */
                "filter[optinAt]"?: string;
                /** @description Commas separate alternatives; null finds empty values. */
                "filter[optoutAt]"?: string;
                /** @description Commas separate alternatives; null finds empty values. */
                "filter[email][contains]"?: string;
                /** @description Commas separate alternatives; null finds empty values. */
                "filter[customerFields.{id}]"?: string;
                /** @description Commas separate alternatives; null finds empty values. */
                "filter[createdAt][gte]"?: string;
                /** @description Commas separate alternatives; null finds empty values. */
                "filter[createdAt][gt]"?: string;
                /** @description Commas separate alternatives; null finds empty values. */
                "filter[createdAt][lte]"?: string;
                /** @description Commas separate alternatives; null finds empty values. */
                "filter[createdAt][lt]"?: string;
                /** @description Commas separate alternatives; null finds empty values. */
                "filter[updatedAt][gte]"?: string;
                /** @description Commas separate alternatives; null finds empty values. */
                "filter[updatedAt][gt]"?: string;
                /** @description Commas separate alternatives; null finds empty values. */
                "filter[updatedAt][lte]"?: string;
                /** @description Commas separate alternatives; null finds empty values. */
                "filter[updatedAt][lt]"?: string;
                /** @description Commas separate alternatives; null finds empty values. */
                "filter[optinAt][gte]"?: string;
                /** @description Commas separate alternatives; null finds empty values. */
                "filter[optinAt][gt]"?: string;
                /** @description Commas separate alternatives; null finds empty values. */
                "filter[optinAt][lte]"?: string;
                /** @description Commas separate alternatives; null finds empty values. */
                "filter[optinAt][lt]"?: string;
                /** @description Commas separate alternatives; null finds empty values. */
                "filter[optoutAt][gte]"?: string;
                /** @description Commas separate alternatives; null finds empty values. */
                "filter[optoutAt][gt]"?: string;
                /** @description Commas separate alternatives; null finds empty values. */
                "filter[optoutAt][lte]"?: string;
                /** @description Commas separate alternatives; null finds empty values. */
                "filter[optoutAt][lt]"?: string;
                /** @description Commas separate alternatives; null finds empty values. */
                "filter[birthday][gte]"?: string;
                /** @description Commas separate alternatives; null finds empty values. */
                "filter[birthday][gt]"?: string;
                /** @description Commas separate alternatives; null finds empty values. */
                "filter[birthday][lte]"?: string;
                /** @description Commas separate alternatives; null finds empty values. */
                "filter[birthday][lt]"?: string;
            };
            header?: never;
            path: {
                /** @description The id of the account */
                accountId: number;
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
                        /** @description The people of this page */
                        data: components["schemas"]["SubscriberView"][];
                        /** @description About the list */
                        meta: {
                            pagination: components["schemas"]["Pagination"];
                        };
                    };
                };
            };
            400: components["responses"]["Refused400"];
            401: components["responses"]["Refused401"];
            403: components["responses"]["Refused403"];
            404: components["responses"]["Refused404"];
            406: components["responses"]["Refused406"];
            413: components["responses"]["Refused413"];
            414: components["responses"]["Refused414"];
            415: components["responses"]["Refused415"];
            422: components["responses"]["Refused422"];
            500: components["responses"]["Refused500"];
            503: components["responses"]["Refused503"];
        };
    };
    getAccountsAccountIdSubscribersId: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of the account */
                accountId: number;
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
                        data: components["schemas"]["Subscriber"];
                    };
                };
            };
            400: components["responses"]["Refused400"];
            401: components["responses"]["Refused401"];
            403: components["responses"]["Refused403"];
            404: components["responses"]["Refused404SubscriberNotFound"];
            406: components["responses"]["Refused406"];
            413: components["responses"]["Refused413"];
            414: components["responses"]["Refused414"];
            415: components["responses"]["Refused415"];
            422: components["responses"]["Refused422"];
            500: components["responses"]["Refused500"];
            503: components["responses"]["Refused503"];
        };
    };
    deleteAccountsAccountIdSubscribersId: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of the account */
                accountId: number;
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
            404: components["responses"]["Refused404SubscriberNotFound"];
            406: components["responses"]["Refused406"];
            413: components["responses"]["Refused413"];
            414: components["responses"]["Refused414"];
            415: components["responses"]["Refused415"];
            422: components["responses"]["Refused422"];
            500: components["responses"]["Refused500"];
            503: components["responses"]["Refused503"];
        };
    };
    getAccountsAccountIdMembers: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of the account */
                accountId: number;
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
                        /** @description All of them, by name */
                        data: components["schemas"]["Member"][];
                    };
                };
            };
            400: components["responses"]["Refused400"];
            401: components["responses"]["Refused401"];
            403: components["responses"]["Refused403"];
            404: components["responses"]["Refused404"];
            406: components["responses"]["Refused406"];
            413: components["responses"]["Refused413"];
            414: components["responses"]["Refused414"];
            415: components["responses"]["Refused415"];
            422: components["responses"]["Refused422"];
            500: components["responses"]["Refused500"];
            503: components["responses"]["Refused503"];
        };
    };
    deleteAccountsAccountIdMembersId: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of the account */
                accountId: number;
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
            404: components["responses"]["Refused404MemberNotFound"];
            406: components["responses"]["Refused406"];
            409: components["responses"]["Refused409LastAdmin"];
            413: components["responses"]["Refused413"];
            414: components["responses"]["Refused414"];
            415: components["responses"]["Refused415"];
            422: components["responses"]["Refused422"];
            500: components["responses"]["Refused500"];
            503: components["responses"]["Refused503"];
        };
    };
    patchAccountsAccountIdMembersId: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of the account */
                accountId: number;
                /** @description The id of the record */
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /**
                     * @description What they are in this account
                     * @enum {string}
                     */
                    role: "admin" | "editor" | "author" | "analyst";
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
                        data: components["schemas"]["Member"];
                    };
                };
            };
            400: components["responses"]["Refused400_Body"];
            401: components["responses"]["Refused401_Body"];
            403: components["responses"]["Refused403_Body"];
            404: components["responses"]["Refused404MemberNotFound_Body"];
            406: components["responses"]["Refused406_Body"];
            409: components["responses"]["Refused409LastAdmin_Body"];
            413: components["responses"]["Refused413_Body"];
            414: components["responses"]["Refused414_Body"];
            415: components["responses"]["Refused415_Body"];
            422: components["responses"]["Refused422_Body"];
            500: components["responses"]["Refused500_Body"];
            503: components["responses"]["Refused503_Body"];
        };
    };
}
