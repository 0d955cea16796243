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
    "/session/passkey/challenge": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * What a passkey has to sign
         * @description The same for everybody: it names no user and none of their passkeys.
         */
        post: operations["postSessionPasskeyChallenge"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/session/passkey": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Sign in by a passkey, without password and code */
        post: operations["postSessionPasskey"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/company-sign-in": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Begin to sign in by the company
         * @description The answer binds what follows to this browser, by a cookie.
         */
        post: operations["postCompany-sign-in"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/company-sign-in/completion": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Sign in with the answer of the company */
        post: operations["postCompany-sign-inCompletion"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/company-sign-in/second-factor": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Show the second factor one has here
         * @description For those whom the company has vouched for without saying that it has asked for one.
         */
        post: operations["postCompany-sign-inSecond-factor"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/session/renewal": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Go on under a new token
         * @description After what the user may do has changed: the former token ends, and its age stays.
         */
        post: operations["postSessionRenewal"];
        delete?: never;
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
    "/entry": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Which ways into the application there are */
        get: operations["getEntry"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sign-ups": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Ask for an account
         * @description Answers the same, and in the same time, whether the email is known or not: the mail tells.
         */
        post: operations["postSign-ups"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sign-ups/reading": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** What the link of a sign-up is about */
        post: operations["postSign-upsReading"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sign-ups/use": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Open the account
         * @description Uses the link up. The password shows that whoever opens the mail is who has signed up.
         */
        post: operations["postSign-upsUse"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/password-resets": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Ask for a link to choose a new password
         * @description Answers the same, and in the same time, whether there is such a user or not.
         */
        post: operations["postPassword-resets"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/password-resets/reading": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Whose password a link is for */
        post: operations["postPassword-resetsReading"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/password-resets/use": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Choose a new password
         * @description Uses the link up and ends every session of the user.
         */
        post: operations["postPassword-resetsUse"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/own/password": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Choose another password for oneself
         * @description Ends every other session of the user; this one goes on under a new token.
         */
        put: operations["putOwnPassword"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/own/second-factor": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Which second factors one has */
        get: operations["getOwnSecond-factor"];
        put?: never;
        post?: never;
        delete?: never;
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
        /** Have no codes asked for any more */
        delete: operations["deleteOwnSecond-factorTotp"];
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
    "/own/second-factor/recovery-codes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Make new recovery codes
         * @description The former ones are good no more.
         */
        post: operations["postOwnSecond-factorRecovery-codes"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/own/passkeys/challenge": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** What a device needs to make a passkey */
        post: operations["postOwnPasskeysChallenge"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/own/passkeys": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Add a passkey to sign in with
         * @description It counts as a second factor. The session goes on under a new token.
         */
        post: operations["postOwnPasskeys"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/own/passkeys/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Remove a passkey */
        delete: operations["deleteOwnPasskeysId"];
        options?: never;
        head?: never;
        /** Give a passkey another name */
        patch: operations["patchOwnPasskeysId"];
        trace?: never;
    };
    "/invitations/reading": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** What the link of an invitation is about */
        post: operations["postInvitationsReading"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/invitations/acceptance": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Accept an invitation */
        post: operations["postInvitationsAcceptance"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/test-addresses/reading": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** What the link in a mail to a test address is about */
        post: operations["postTest-addressesReading"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/test-addresses/confirmation": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Agree to test mails at an address */
        post: operations["postTest-addressesConfirmation"];
        delete?: never;
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
    "/accounts/{accountId}/mailings/{id}/report": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What became of a mailing */
        get: operations["getAccountsAccountIdMailingsIdReport"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/accounts/{accountId}/statistics": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** How a list has grown, and how its newsletters were read */
        get: operations["getAccountsAccountIdStatistics"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/accounts/{accountId}/subaccounts/statistics": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The accounts below an L-account in sums, without people */
        get: operations["getAccountsAccountIdSubaccountsStatistics"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/accounts/{accountId}/mailings/{id}/report/people": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Exactly those whom a number of a report counts */
        get: operations["getAccountsAccountIdMailingsIdReportPeople"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/accounts/{accountId}/mailings/{id}/report/file": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The numbers of a report, or its links, as a table */
        get: operations["getAccountsAccountIdMailingsIdReportFile"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/accounts/{accountId}/forms": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The forms on which people sign up */
        get: operations["getAccountsAccountIdForms"];
        put?: never;
        /** Make a form */
        post: operations["postAccountsAccountIdForms"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/accounts/{accountId}/forms/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One form */
        get: operations["getAccountsAccountIdFormsId"];
        put?: never;
        post?: never;
        /** Delete a form; consents keep its words */
        delete: operations["deleteAccountsAccountIdFormsId"];
        options?: never;
        head?: never;
        /** Change a form; other words are a new version of them */
        patch: operations["patchAccountsAccountIdFormsId"];
        trace?: never;
    };
    "/accounts/{accountId}/channels/{id}/archive": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The archive of a channel */
        get: operations["getAccountsAccountIdChannelsIdArchive"];
        /** Open the archive of a channel to everybody, or close it */
        put: operations["putAccountsAccountIdChannelsIdArchive"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/accounts/{accountId}/channels/{id}/archive/newsletters": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What was sent to a channel in a year, with what the archive does without */
        get: operations["getAccountsAccountIdChannelsIdArchiveNewsletters"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/accounts/{accountId}/channels/{id}/archive/newsletters/{mailingId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Keep a newsletter out of the archive, or let it in again */
        put: operations["putAccountsAccountIdChannelsIdArchiveNewslettersMailingId"];
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
    "/accounts/{accountId}/mailings": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The mailings that users write, in pages, what happens now first */
        get: operations["getAccountsAccountIdMailings"];
        put?: never;
        /** Begin a mailing, from whoever the last one came from */
        post: operations["postAccountsAccountIdMailings"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/accounts/{accountId}/mailing-choices": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What mailings can point at */
        get: operations["getAccountsAccountIdMailing-choices"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/accounts/{accountId}/mailings/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One mailing: what it says, to whom, from whom, when, and what stands in its way */
        get: operations["getAccountsAccountIdMailingsId"];
        put?: never;
        post?: never;
        /** Put what was not sent into the trash, authors their own; of what was sent, admins erase what it said */
        delete: operations["deleteAccountsAccountIdMailingsId"];
        options?: never;
        head?: never;
        /** Change a mailing: its name always, the rest until it is planned */
        patch: operations["patchAccountsAccountIdMailingsId"];
        trace?: never;
    };
    "/accounts/{accountId}/mailings/{id}/copies": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Make a draft of it, whatever has become of it */
        post: operations["postAccountsAccountIdMailingsIdCopies"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/accounts/{accountId}/mailings/{id}/restoration": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Take it back out of the trash; authors their own */
        post: operations["postAccountsAccountIdMailingsIdRestoration"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/accounts/{accountId}/mailings/{id}/languages/additions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Write a mailing in a further language, beginning with what it says in its main one */
        post: operations["postAccountsAccountIdMailingsIdLanguagesAdditions"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/accounts/{accountId}/mailings/{id}/languages/{versionId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Take a further language out; whoever reads it gets another one */
        delete: operations["deleteAccountsAccountIdMailingsIdLanguagesVersionId"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/accounts/{accountId}/mailings/{id}/languages/{versionId}/restoration": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Put a language back that was taken out, as it was */
        post: operations["postAccountsAccountIdMailingsIdLanguagesVersionIdRestoration"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/accounts/{accountId}/mailings/{id}/audience": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Exactly the people behind one number of the dry run */
        get: operations["getAccountsAccountIdMailingsIdAudience"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/accounts/{accountId}/mailings/{id}/advice": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What readers would stumble over: links and pictures that lead nowhere, defaults, weak contrast, spam */
        get: operations["getAccountsAccountIdMailingsIdAdvice"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/accounts/{accountId}/mailings/{id}/planning": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Plan the mailing as it was seen, or move its time */
        post: operations["postAccountsAccountIdMailingsIdPlanning"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/accounts/{accountId}/mailings/{id}/withdrawal": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Take a planned mailing back; it is a draft again */
        post: operations["postAccountsAccountIdMailingsIdWithdrawal"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/accounts/{accountId}/mailings/{id}/approval/request": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Ask others to approve the mailing as it was seen, and when it is to leave then */
        post: operations["postAccountsAccountIdMailingsIdApprovalRequest"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/accounts/{accountId}/mailings/{id}/approval/withdrawal": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Ask no longer */
        post: operations["postAccountsAccountIdMailingsIdApprovalWithdrawal"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/accounts/{accountId}/mailings/{id}/approval/consent": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Approve what another user asked for; it is planned or activated then, unless its time is over */
        post: operations["postAccountsAccountIdMailingsIdApprovalConsent"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/accounts/{accountId}/mailings/{id}/approval/refusal": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Send it back with a note to whoever asked */
        post: operations["postAccountsAccountIdMailingsIdApprovalRefusal"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/accounts/{accountId}/mailings/{id}/activation": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Let events send the mailing as it was seen */
        post: operations["postAccountsAccountIdMailingsIdActivation"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/accounts/{accountId}/mailings/{id}/deactivation": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Let events send it no longer; what is queued is still sent */
        post: operations["postAccountsAccountIdMailingsIdDeactivation"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/accounts/{accountId}/mailings/{id}/application": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Let an active mailing say from now on what was written meanwhile, as it was seen */
        post: operations["postAccountsAccountIdMailingsIdApplication"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/accounts/{accountId}/mailings/{id}/tests": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Send the mail as it is now to a few people; nothing of it counts */
        post: operations["postAccountsAccountIdMailingsIdTests"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/accounts/{accountId}/mailings/{id}/fieldValues": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The mailing fields, and what this mailing says for them */
        get: operations["getAccountsAccountIdMailingsIdFieldValues"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/accounts/{accountId}/mailings/{id}/fieldValues/{fieldId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Give a mailing its own value of a mailing field */
        put: operations["putAccountsAccountIdMailingsIdFieldValuesFieldId"];
        post?: never;
        /** Let a mailing say the default of a mailing field again */
        delete: operations["deleteAccountsAccountIdMailingsIdFieldValuesFieldId"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/accounts/{accountId}/mailings/{id}/run": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Where everybody stands whom the mailing goes to, how fast it moves, and if it does not, why */
        get: operations["getAccountsAccountIdMailingsIdRun"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/accounts/{accountId}/mailings/{id}/run/live": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The same, told every second */
        get: operations["getAccountsAccountIdMailingsIdRunLive"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/accounts/{accountId}/mailings/{id}/run/people": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Exactly the people behind one number of the run */
        get: operations["getAccountsAccountIdMailingsIdRunPeople"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/accounts/{accountId}/mailings/{id}/run/pause": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Put nothing more of it on the wire */
        post: operations["postAccountsAccountIdMailingsIdRunPause"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/accounts/{accountId}/mailings/{id}/run/resume": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Let it go on; with a reason, where it had stopped itself */
        post: operations["postAccountsAccountIdMailingsIdRunResume"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/accounts/{accountId}/mailings/{id}/run/cancel": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** End it for good; who has no mail yet gets none */
        post: operations["postAccountsAccountIdMailingsIdRunCancel"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/accounts/{accountId}/mailings/{id}/run/retry": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Try again what was refused, expired or could not be made, but for addresses that do not exist */
        post: operations["postAccountsAccountIdMailingsIdRunRetry"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/accounts/{accountId}/mailings/{id}/run/winner": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Send the rest one of the subjects that are being tried, without waiting any longer */
        post: operations["postAccountsAccountIdMailingsIdRunWinner"];
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
        /** Add a person */
        post: operations["postAccountsAccountIdSubscribers"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/accounts/{accountId}/subscribers/search": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** People whose address, names or city have these words, in pages */
        post: operations["postAccountsAccountIdSubscribersSearch"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/accounts/{accountId}/subscribers/count": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** How many people match, exactly; in a large account this takes seconds */
        post: operations["postAccountsAccountIdSubscribersCount"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/accounts/{accountId}/subscribers/chosen": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** How many people are chosen, before anything is done with them */
        post: operations["postAccountsAccountIdSubscribersChosen"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/accounts/{accountId}/subscribers/acts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Do something with many people, in the background */
        post: operations["postAccountsAccountIdSubscribersActs"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/accounts/{accountId}/subscribers/erasures": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Erase many people for good, in the background */
        post: operations["postAccountsAccountIdSubscribersErasures"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/accounts/{accountId}/jobs/{id}/people": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What an act on many came to, person by person */
        get: operations["getAccountsAccountIdJobsIdPeople"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/accounts/{accountId}/jobs/{id}/undo": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Take an act on many back, of everybody who was not changed since */
        post: operations["postAccountsAccountIdJobsIdUndo"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/accounts/{accountId}/views": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Your own views of the list of people */
        get: operations["getAccountsAccountIdViews"];
        put?: never;
        /** Keep what the list shows under a name */
        post: operations["postAccountsAccountIdViews"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/accounts/{accountId}/views/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Delete a view; nobody in it changes */
        delete: operations["deleteAccountsAccountIdViewsId"];
        options?: never;
        head?: never;
        /** Rename a view, keep other filters in it, or begin with it */
        patch: operations["patchAccountsAccountIdViewsId"];
        trace?: never;
    };
    "/accounts/{accountId}/export-columns": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The columns that an export may have */
        get: operations["getAccountsAccountIdExport-columns"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/accounts/{accountId}/exports": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Write people into a file, in the background */
        post: operations["postAccountsAccountIdExports"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/accounts/{accountId}/exports/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One of your own exports */
        get: operations["getAccountsAccountIdExportsId"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/accounts/{accountId}/exports/{id}/links": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** A link to the file that holds for 15 minutes, for you alone */
        post: operations["postAccountsAccountIdExportsIdLinks"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/accounts/{accountId}/exports/{id}/file": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The file of an export */
        get: operations["getAccountsAccountIdExportsIdFile"];
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
        /**
         * Change what is known of a person
         * @description Members that are not sent stay as they are, null clears one. Another address ends what was confirmed by the old one.
         */
        patch: operations["patchAccountsAccountIdSubscribersId"];
        trace?: never;
    };
    "/accounts/{accountId}/groups": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Groups of the account, in pages */
        get: operations["getAccountsAccountIdGroups"];
        put?: never;
        /** Make a static group, or with conditions a dynamic one */
        post: operations["postAccountsAccountIdGroups"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/accounts/{accountId}/groups/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One group, with what uses it */
        get: operations["getAccountsAccountIdGroupsId"];
        put?: never;
        post?: never;
        /** Delete a group; its people stay */
        delete: operations["deleteAccountsAccountIdGroupsId"];
        options?: never;
        head?: never;
        /** Rename a group, or change who matches it */
        patch: operations["patchAccountsAccountIdGroupsId"];
        trace?: never;
    };
    "/accounts/{accountId}/conditions/vocabulary": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What conditions can be made of */
        get: operations["getAccountsAccountIdConditionsVocabulary"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/accounts/{accountId}/newsletters/{id}/links": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Where the links of a newsletter lead */
        get: operations["getAccountsAccountIdNewslettersIdLinks"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/accounts/{accountId}/conditions/preview": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Who matches these conditions now */
        post: operations["postAccountsAccountIdConditionsPreview"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/accounts/{accountId}/subscribers/{id}/conditions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Why a person matches these conditions, or not */
        post: operations["postAccountsAccountIdSubscribersIdConditions"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/accounts/{accountId}/groups/{id}/members": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Put people into a group */
        post: operations["postAccountsAccountIdGroupsIdMembers"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/accounts/{accountId}/groups/{id}/dismissals": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Take people out of a group */
        post: operations["postAccountsAccountIdGroupsIdDismissals"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/accounts/{accountId}/import-options": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What a column may mean here, and which channels there are */
        get: operations["getAccountsAccountIdImport-options"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/accounts/{accountId}/imports": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The latest imports */
        get: operations["getAccountsAccountIdImports"];
        put?: never;
        /** Announce a file with people */
        post: operations["postAccountsAccountIdImports"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/accounts/{accountId}/imports/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One import: where it stands, and what became of its rows */
        get: operations["getAccountsAccountIdImportsId"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/accounts/{accountId}/imports/{id}/file": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /** Send the file, or the rest of it */
        patch: operations["patchAccountsAccountIdImportsIdFile"];
        trace?: never;
    };
    "/accounts/{accountId}/imports/{id}/preview": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The first rows of the file */
        get: operations["getAccountsAccountIdImportsIdPreview"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/accounts/{accountId}/imports/{id}/format": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Say how the file is written; it is read once more */
        put: operations["putAccountsAccountIdImportsIdFormat"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/accounts/{accountId}/imports/{id}/rules": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Say what the columns mean, and what happens to whom */
        put: operations["putAccountsAccountIdImportsIdRules"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/accounts/{accountId}/imports/{id}/check": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Begin the dry run: what would become of each row */
        post: operations["postAccountsAccountIdImportsIdCheck"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/accounts/{accountId}/imports/{id}/run": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Begin the import */
        post: operations["postAccountsAccountIdImportsIdRun"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/accounts/{accountId}/imports/{id}/pause": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Stop after the block it is at, to go on later */
        post: operations["postAccountsAccountIdImportsIdPause"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/accounts/{accountId}/imports/{id}/resume": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Go on where it stopped */
        post: operations["postAccountsAccountIdImportsIdResume"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/accounts/{accountId}/imports/{id}/cancel": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** End it; what is done stays done */
        post: operations["postAccountsAccountIdImportsIdCancel"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/accounts/{accountId}/imports/{id}/rows": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What became of the rows, 50 at a time */
        get: operations["getAccountsAccountIdImportsIdRows"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/accounts/{accountId}/imports/{id}/report": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The report, row by row, as CSV; with an outcome only those rows, to be corrected and imported again */
        get: operations["getAccountsAccountIdImportsIdReport"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/accounts/{accountId}/subscribers/readmissions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Add a person whose address was closed, by their own consent */
        post: operations["postAccountsAccountIdSubscribersReadmissions"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/accounts/{accountId}/subscribers/{id}/acts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Do something with a person: ask, archive, unsubscribe, … */
        post: operations["postAccountsAccountIdSubscribersIdActs"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/accounts/{accountId}/subscribers/{id}/reactivations": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Open again what somebody else than a user has closed */
        post: operations["postAccountsAccountIdSubscribersIdReactivations"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/accounts/{accountId}/subscribers/{id}/undo": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Take back what was done with a person */
        post: operations["postAccountsAccountIdSubscribersIdUndo"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/accounts/{accountId}/subscribers/{id}/standing": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Where a person stands in each channel, since when, why and by whom */
        get: operations["getAccountsAccountIdSubscribersIdStanding"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/accounts/{accountId}/subscribers/{id}/story": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What happened with a person, the newest first */
        get: operations["getAccountsAccountIdSubscribersIdStory"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/accounts/{accountId}/subscribers/{id}/consent": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** All that is known of one person’s consent, to be read and printed */
        get: operations["getAccountsAccountIdSubscribersIdConsent"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/accounts/{accountId}/subscribers/{id}/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Everything that is known of one person */
        get: operations["getAccountsAccountIdSubscribersIdExport"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/accounts/{accountId}/sent-mailings": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What was sent to many, the newest first */
        get: operations["getAccountsAccountIdSent-mailings"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/accounts/{accountId}/subscribers/{id}/receipts/{runId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Did this person get that mailing? */
        get: operations["getAccountsAccountIdSubscribersIdReceiptsRunId"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/accounts/{accountId}/mailings/{id}/preview": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The mail as it would leave, with the defaults of all variables */
        get: operations["getAccountsAccountIdMailingsIdPreview"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/accounts/{accountId}/mailings/{id}/preview/{subscriberId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The mail as one person would get it */
        get: operations["getAccountsAccountIdMailingsIdPreviewSubscriberId"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/accounts/{accountId}/mailings/{id}/variables": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Which variables there are, and how many of the audience have a value for each */
        get: operations["getAccountsAccountIdMailingsIdVariables"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/accounts/{accountId}/mailings/{id}/cases": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The fewest people who together show everything in the mail that can look differently */
        get: operations["getAccountsAccountIdMailingsIdCases"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/accounts/{accountId}/mailings/{id}/content": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What a newsletter says, in the parts that are written */
        get: operations["getAccountsAccountIdMailingsIdContent"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /** Write the subject and what inboxes show beside it */
        patch: operations["patchAccountsAccountIdMailingsIdContent"];
        trace?: never;
    };
    "/accounts/{accountId}/mailings/{id}/content/theme": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Choose the look of a newsletter; its articles stay */
        put: operations["putAccountsAccountIdMailingsIdContentTheme"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/accounts/{accountId}/mailings/{id}/content/articles": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Put the articles in another order, take some out or back in */
        put: operations["putAccountsAccountIdMailingsIdContentArticles"];
        /** Add an empty article */
        post: operations["postAccountsAccountIdMailingsIdContentArticles"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/accounts/{accountId}/mailings/{id}/content/articles/{articleId}/copies": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Add the same article once more, behind it */
        post: operations["postAccountsAccountIdMailingsIdContentArticlesArticleIdCopies"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/accounts/{accountId}/mailings/{id}/content/articles/{articleId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /** Write in places of an article; other places and other articles are in nobody’s way */
        patch: operations["patchAccountsAccountIdMailingsIdContentArticlesArticleId"];
        trace?: never;
    };
    "/accounts/{accountId}/mailings/{id}/content/versions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What was saved of a newsletter, newest first */
        get: operations["getAccountsAccountIdMailingsIdContentVersions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/accounts/{accountId}/mailings/{id}/content/versions/{number}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What a newsletter said then */
        get: operations["getAccountsAccountIdMailingsIdContentVersionsNumber"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/accounts/{accountId}/mailings/{id}/content/versions/{number}/restorations": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Make a newsletter say again what it said; what it says now stays as a version */
        post: operations["postAccountsAccountIdMailingsIdContentVersionsNumberRestorations"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/accounts/{accountId}/media": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The pictures of the account, newest first, and who shows them */
        get: operations["getAccountsAccountIdMedia"];
        put?: never;
        /** Add a picture: JPEG, PNG, GIF or WebP; what else is in the file is left out */
        post: operations["postAccountsAccountIdMedia"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/accounts/{accountId}/media/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Take a picture out of the library; mails that left keep it */
        delete: operations["deleteAccountsAccountIdMediaId"];
        options?: never;
        head?: never;
        /** Say what a picture shows, or that it only decorates */
        patch: operations["patchAccountsAccountIdMediaId"];
        trace?: never;
    };
    "/accounts/{accountId}/designs": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** How newsletters of the account can look: themes, and templates of articles */
        get: operations["getAccountsAccountIdDesigns"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/accounts/{accountId}/themes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Add a theme; `{content}` in its HTML is where the newsletter goes */
        post: operations["postAccountsAccountIdThemes"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/accounts/{accountId}/themes/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Delete a theme of the account; drafts that wear it show a gap */
        delete: operations["deleteAccountsAccountIdThemesId"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/accounts/{accountId}/articleTemplates": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Add a template of articles; `{text:1.1}`, `{button:1.2}` and `{image:1.3}` are its places */
        post: operations["postAccountsAccountIdArticleTemplates"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/accounts/{accountId}/articleTemplates/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Delete a template of the account; articles that were written for it show a gap */
        delete: operations["deleteAccountsAccountIdArticleTemplatesId"];
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
    "/accounts/{accountId}/members/{id}/second-factor": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Reset the second factor of a member who lost it
         * @description Signs them out everywhere; their password alone is enough until they set up another one.
         */
        delete: operations["deleteAccountsAccountIdMembersIdSecond-factor"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/accounts/{accountId}/supportSessions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Whether operators may look at the people of the account */
        get: operations["getAccountsAccountIdSupportSessions"];
        put?: never;
        /**
         * Let operators look at the people of the account
         * @description They only read, and each look stands in the audit log.
         */
        post: operations["postAccountsAccountIdSupportSessions"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/accounts/{accountId}/supportSessions/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Let operators look at people no more */
        delete: operations["deleteAccountsAccountIdSupportSessionsId"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/accounts/{accountId}/settings": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** How the account is set */
        get: operations["getAccountsAccountIdSettings"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /** Set the account otherwise, from the next request or mail on */
        patch: operations["patchAccountsAccountIdSettings"];
        trace?: never;
    };
    "/accounts/{accountId}/settings/choices": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What settings of the account, of channels and of keys can point at */
        get: operations["getAccountsAccountIdSettingsChoices"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/accounts/{accountId}/settings/pages": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Where people land, and how our pages look */
        get: operations["getAccountsAccountIdSettingsPages"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /** Change where people land and how our pages look, from the next visit on */
        patch: operations["patchAccountsAccountIdSettingsPages"];
        trace?: never;
    };
    "/accounts/{accountId}/channels": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The channels of the account, closed ones too */
        get: operations["getAccountsAccountIdChannels"];
        put?: never;
        /** Make a channel; people can enter it from the next request on */
        post: operations["postAccountsAccountIdChannels"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/accounts/{accountId}/channels/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One channel, with what hangs on it */
        get: operations["getAccountsAccountIdChannelsId"];
        put?: never;
        post?: never;
        /** Delete a channel that nothing hangs on */
        delete: operations["deleteAccountsAccountIdChannelsId"];
        options?: never;
        head?: never;
        /** Change what a channel is called and which mails go with it */
        patch: operations["patchAccountsAccountIdChannelsId"];
        trace?: never;
    };
    "/accounts/{accountId}/channels/{id}/closing": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Close a channel; its people and what they agreed to stay */
        post: operations["postAccountsAccountIdChannelsIdClosing"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/accounts/{accountId}/channels/{id}/reopening": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Open a closed channel again, with everybody who was in it */
        post: operations["postAccountsAccountIdChannelsIdReopening"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/accounts/{accountId}/channels/{id}/pages": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What pages and looks a channel has of its own */
        get: operations["getAccountsAccountIdChannelsIdPages"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /** Give a channel pages and looks of its own, from the next visit on */
        patch: operations["patchAccountsAccountIdChannelsIdPages"];
        trace?: never;
    };
    "/accounts/{accountId}/settings/channelModule": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Book the channel module, or cancel it; nothing of either is lost */
        put: operations["putAccountsAccountIdSettingsChannelModule"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/accounts/{accountId}/customerFields": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The customer fields, and the values that belong to the account */
        get: operations["getAccountsAccountIdCustomerFields"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/accounts/{accountId}/customerFields/{id}/value": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Set the account’s value of a field, from the next mail on */
        put: operations["putAccountsAccountIdCustomerFieldsIdValue"];
        post?: never;
        /** Go back to the default of a field */
        delete: operations["deleteAccountsAccountIdCustomerFieldsIdValue"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/accounts/{accountId}/fieldRequests": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Customer fields that were asked for */
        get: operations["getAccountsAccountIdFieldRequests"];
        put?: never;
        /** Ask whoever runs the installation for a customer field */
        post: operations["postAccountsAccountIdFieldRequests"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/accounts/{accountId}/events": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The log of events, the newest first */
        get: operations["getAccountsAccountIdEvents"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/accounts/{accountId}/audit": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What was done in the account, the newest first */
        get: operations["getAccountsAccountIdAudit"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/accounts/{accountId}/audit/verification": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Walk the whole chain: whether every entry is as it was written */
        get: operations["getAccountsAccountIdAuditVerification"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/accounts/{accountId}/apiKeys": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The API keys of the account */
        get: operations["getAccountsAccountIdApiKeys"];
        put?: never;
        /** Make an API key; its secret is shown this once */
        post: operations["postAccountsAccountIdApiKeys"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/accounts/{accountId}/apiKeys/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Delete a key; it stops working at once, and for good */
        delete: operations["deleteAccountsAccountIdApiKeysId"];
        options?: never;
        head?: never;
        /** Change what a key is called and may do, from its next request on */
        patch: operations["patchAccountsAccountIdApiKeysId"];
        trace?: never;
    };
    "/accounts/{accountId}/webhooks": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The webhooks of the account */
        get: operations["getAccountsAccountIdWebhooks"];
        put?: never;
        /** Tell a system outside of events from now on; its secret is shown this once */
        post: operations["postAccountsAccountIdWebhooks"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/accounts/{accountId}/webhooks/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Delete a webhook; it is called no more */
        delete: operations["deleteAccountsAccountIdWebhooksId"];
        options?: never;
        head?: never;
        /** Change name, address or kinds of events, from the next attempt on */
        patch: operations["patchAccountsAccountIdWebhooksId"];
        trace?: never;
    };
    "/accounts/{accountId}/webhooks/{id}/pause": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Call it no more until it goes on; events wait in the log */
        post: operations["postAccountsAccountIdWebhooksIdPause"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/accounts/{accountId}/webhooks/{id}/resume": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Go on where it stopped, beginning with what waits */
        post: operations["postAccountsAccountIdWebhooksIdResume"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/accounts/{accountId}/webhooks/{id}/secret": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Make a new secret, shown this once; for 24 hours both sign */
        post: operations["postAccountsAccountIdWebhooksIdSecret"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/accounts/{accountId}/webhooks/{id}/attempts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The newest calls of a webhook, without what was sent */
        get: operations["getAccountsAccountIdWebhooksIdAttempts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/accounts/{accountId}/webhooks/{id}/test": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Post a test event now, and tell what the receiver says */
        post: operations["postAccountsAccountIdWebhooksIdTest"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/accounts/{accountId}/webhooks/{id}/redelivery": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** How many events would be delivered again */
        get: operations["getAccountsAccountIdWebhooksIdRedelivery"];
        put?: never;
        /** Deliver events again: the same webhook-id, a new time */
        post: operations["postAccountsAccountIdWebhooksIdRedelivery"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/accounts/{accountId}/senderDomains": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The domains the account sends from */
        get: operations["getAccountsAccountIdSenderDomains"];
        put?: never;
        /** Add a domain; its records are to be published then */
        post: operations["postAccountsAccountIdSenderDomains"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/accounts/{accountId}/senderDomains/check": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Ask the DNS now, and keep what it says */
        post: operations["postAccountsAccountIdSenderDomainsCheck"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/accounts/{accountId}/senderDomains/rotate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Make the next keys of a domain; they sign once their records are found */
        post: operations["postAccountsAccountIdSenderDomainsRotate"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/accounts/{accountId}/invitations": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Who is invited */
        get: operations["getAccountsAccountIdInvitations"];
        put?: never;
        /** Invite somebody, or send them another link */
        post: operations["postAccountsAccountIdInvitations"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/accounts/{accountId}/invitations/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Withdraw an invitation */
        delete: operations["deleteAccountsAccountIdInvitationsId"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/accounts/{accountId}/testAddresses": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Where test mails may go beside users and subscribers */
        get: operations["getAccountsAccountIdTestAddresses"];
        put?: never;
        /** Ask an address to confirm that test mails may go there, or ask once more */
        post: operations["postAccountsAccountIdTestAddresses"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/accounts/{accountId}/testAddresses/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Take out a test address; its link opens nothing any more */
        delete: operations["deleteAccountsAccountIdTestAddressesId"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/accounts/{accountId}/subaccounts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The accounts below an L-account, in numbers */
        get: operations["getAccountsAccountIdSubaccounts"];
        put?: never;
        /** Make an S-account below the L-account */
        post: operations["postAccountsAccountIdSubaccounts"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/accounts/{accountId}/subaccounts/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /** Call an account below otherwise */
        patch: operations["patchAccountsAccountIdSubaccountsId"];
        trace?: never;
    };
    "/accounts/{accountId}/subaccounts/{id}/locking": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Lock an account below: it sends nothing more, and no key opens it */
        post: operations["postAccountsAccountIdSubaccountsIdLocking"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/accounts/{accountId}/subaccounts/{id}/unlocking": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Unlock an account below; what was paused stays so until somebody resumes it */
        post: operations["postAccountsAccountIdSubaccountsIdUnlocking"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/accounts/{accountId}/subaccounts/{id}/detaching": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Let an account below stand alone, with all it has */
        post: operations["postAccountsAccountIdSubaccountsIdDetaching"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/accounts/{accountId}/subaccounts/{id}/channelModule": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Book the channel module for an account below, or cancel it; nothing of either is lost */
        put: operations["putAccountsAccountIdSubaccountsIdChannelModule"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/accounts/{accountId}/subaccounts/{id}/invitations": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Invite an admin to an account below that has none */
        post: operations["postAccountsAccountIdSubaccountsIdInvitations"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/accounts/{accountId}/furtherAccounts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Make another account of the customer that stands alone; whoever makes it is its admin */
        post: operations["postAccountsAccountIdFurtherAccounts"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/accounts/{accountId}/relation": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Which L-account the account is below, or wants to be */
        get: operations["getAccountsAccountIdRelation"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/accounts/{accountId}/relation/offer": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Ask the admins of an L-account to take the account below it */
        put: operations["putAccountsAccountIdRelationOffer"];
        post?: never;
        /** Ask no longer to come below an L-account */
        delete: operations["deleteAccountsAccountIdRelationOffer"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/accounts/{accountId}/offers/{id}/attaching": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Take an account below that asks for it */
        post: operations["postAccountsAccountIdOffersIdAttaching"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/accounts/{accountId}/offers/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Do not take an account below that asks for it */
        delete: operations["deleteAccountsAccountIdOffersId"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/accounts/{accountId}/publications": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What the L-account has published, and what became of it in each account below */
        get: operations["getAccountsAccountIdPublications"];
        put?: never;
        /** Publish an article or a mailing as it is now to accounts below */
        post: operations["postAccountsAccountIdPublications"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/accounts/{accountId}/articles": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The articles of the account; in an L-account also those written for one newsletter */
        get: operations["getAccountsAccountIdArticles"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/accounts/{accountId}/publications/{id}/withdrawal": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Take back what was published; what is sent or sending stays */
        post: operations["postAccountsAccountIdPublicationsIdWithdrawal"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/accounts/{accountId}/articles/{id}/adaptation": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Make an own copy of an article of the L-account, which follows no longer */
        put: operations["putAccountsAccountIdArticlesIdAdaptation"];
        post?: never;
        /** Discard the own copy: the article says again what the L-account says */
        delete: operations["deleteAccountsAccountIdArticlesIdAdaptation"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/accounts/{accountId}/mailings/{id}/newerVersion": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Take the newer version that the L-account has published; what was changed here and may be stays */
        post: operations["postAccountsAccountIdMailingsIdNewerVersion"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/accounts/{accountId}/ending": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What it takes to end the account, and how far that has come */
        get: operations["getAccountsAccountIdEnding"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/accounts/{accountId}/accountExports": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Write everything of the account into one archive, in the background */
        post: operations["postAccountsAccountIdAccountExports"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/accounts/{accountId}/accountExports/{id}/links": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** A link to the archive that holds for 15 minutes, for you alone */
        post: operations["postAccountsAccountIdAccountExportsIdLinks"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/accounts/{accountId}/accountExports/{id}/file": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The archive of an account export */
        get: operations["getAccountsAccountIdAccountExportsIdFile"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/accounts/{accountId}/ending/closing": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Close the account: nothing leaves it any more, and 30 days later it ends */
        post: operations["postAccountsAccountIdEndingClosing"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/accounts/{accountId}/ending/reopening": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Open a closed account again, with all it has */
        post: operations["postAccountsAccountIdEndingReopening"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/accounts/{accountId}/sandbox": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What time it is in a sandbox, and what comes next there */
        get: operations["getAccountsAccountIdSandbox"];
        put?: never;
        /** Make the sandbox of the account: a twin with everything but people, whose mail never leaves */
        post: operations["postAccountsAccountIdSandbox"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/accounts/{accountId}/sandbox/clock": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Put the clock of a sandbox forward; what is due by then follows */
        post: operations["postAccountsAccountIdSandboxClock"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/accounts/{accountId}/sandbox/reset": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Begin anew with what the account has now; members, keys and webhooks stay */
        post: operations["postAccountsAccountIdSandboxReset"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/accounts/{accountId}/inbox/search": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** The mails that a sandbox has captured, the newest first */
        post: operations["postAccountsAccountIdInboxSearch"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/accounts/{accountId}/inbox/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One captured mail, with its headers, parts and links */
        get: operations["getAccountsAccountIdInboxId"];
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
            code: "account_attached" | "account_closed" | "account_export_missing" | "account_has_admin" | "account_locked" | "account_not_approved" | "account_not_closed" | "account_not_found" | "accounts_too_many" | "act_not_possible" | "address_closed" | "already_member" | "approval_missing" | "approval_not_asked" | "approval_not_needed" | "approval_of_own" | "approvers_too_few" | "article_locked" | "article_not_found" | "article_unavailable" | "bad_request" | "body_not_object" | "body_required" | "bulk_undo_over" | "captured_mail_not_found" | "changed_meanwhile" | "channel_in_use" | "channel_inherited" | "channel_is_default" | "channel_not_empty" | "channel_not_found" | "checks_failed" | "clock_out_of_reach" | "code_wrong" | "company_sign_in_declined" | "company_sign_in_off" | "company_sign_in_unreachable" | "company_sign_in_void" | "content_invalid" | "count_took_too_long" | "csrf_failed" | "current_password_wrong" | "customer_field_not_found" | "dns_silent" | "domain_claimed" | "domain_name_invalid" | "duplicate_member" | "dynamic_group_limit" | "email_invalid" | "export_file_gone" | "export_link_over" | "export_not_found" | "export_not_ready" | "export_too_large" | "field_requests_too_many" | "form_not_found" | "forms_too_many" | "group_exists" | "group_in_use" | "group_is_dynamic" | "group_locked" | "group_not_dynamic" | "group_not_found" | "has_subaccounts" | "https_required" | "import_file_gone" | "import_not_found" | "import_stage" | "in_use" | "internal_error" | "invalid_state" | "invitation_not_found" | "invitations_too_many" | "job_is_over" | "job_not_found" | "job_not_over" | "key_not_found" | "last_admin" | "last_factor_required" | "legal_basis_invalid" | "link_void" | "locked_by_operator" | "mailing_in_use" | "mailing_not_found" | "malformed_json" | "member_not_found" | "name_missing" | "no_password" | "no_second_factor" | "not_a_sandbox" | "not_acceptable" | "not_available_for_account_type" | "not_found" | "not_signed_in" | "nothing_to_retry" | "optin_mailing_missing" | "optin_mailing_not_found" | "optin_throttled" | "optout_mailing_not_found" | "parent_account_unsuitable" | "part_fixed" | "passkey_failed" | "passkey_known" | "passkey_not_found" | "passkey_unverified" | "passkeys_too_many" | "password_breached" | "password_unsuitable" | "payload_too_large" | "permission_required" | "person_must_ask" | "picture_not_found" | "picture_too_large" | "picture_too_many_pixels" | "picture_unreadable" | "preview_impossible" | "publication_not_found" | "reauthentication_required" | "redelivery_too_large" | "resume_reason_required" | "right_required" | "rotation_too_soon" | "rotation_under_way" | "run_not_found" | "sandbox_exists" | "sandbox_unsuitable" | "second_factor_failed" | "second_factor_needed" | "sender_domain_exists" | "sender_domain_not_found" | "service_unavailable" | "session_not_found" | "session_outdated" | "sign_in_busy" | "sign_in_failed" | "sign_in_throttled" | "sign_up_throttled" | "subscriber_exists" | "subscriber_not_found" | "support_open_already" | "support_session_not_found" | "test_address_confirmed" | "test_address_not_found" | "test_addresses_too_many" | "test_receiver_unknown" | "tests_too_many" | "too_many_members" | "totp_exists" | "totp_not_begun" | "transition_not_allowed" | "trial_out_of_range" | "undo_over" | "unsupported_media_type" | "uri_too_long" | "user_exists" | "validation_failed" | "variant_unknown" | "version_not_found" | "version_required" | "view_exists" | "view_not_found" | "views_too_many" | "webhook_not_found" | "works_elsewhere";
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
                code: "account_name_differs" | "channel_duplicate" | "channel_unknown" | "channels_not_enabled" | "channels_required" | "characters_invalid" | "customer_field_read_only" | "customer_field_type" | "customer_field_unknown" | "customer_field_wrong_scope" | "date_invalid" | "duplicate_item" | "email_eai_unsupported" | "email_invalid" | "export_column_unknown" | "field_not_allowed" | "field_unknown" | "gender_invalid" | "group_cycle" | "group_gone" | "group_type_fixed" | "group_type_not_creatable" | "import_column_twice" | "import_column_unknown" | "import_email_missing" | "include_unknown" | "language_not_available" | "link_invalid" | "newsletter_gone" | "not_after_too_early" | "operator_unknown" | "out_of_range" | "placeholder_duplicate" | "placeholder_missing" | "placeholder_name_invalid" | "placeholder_unknown" | "query_parameter_invalid" | "required" | "scheduled_in_past" | "source_unknown" | "status_combination_invalid" | "status_requires_channels" | "template_unknown" | "time_invalid" | "time_skipped" | "time_too_far" | "time_zone_unknown" | "too_deep" | "too_long" | "too_many" | "too_many_receivers" | "too_short" | "trigger_type_unknown" | "type_mismatch" | "values_wrong";
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
        /** @description Session outdated */
        SessionOutdatedProblem: components["schemas"]["Problem"] & {
            /**
             * @description Always session_outdated
             * @constant
             */
            code: "session_outdated";
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
            code: "session_outdated";
        };
        /** @description Sign-in too old */
        ReauthenticationRequiredProblem: components["schemas"]["Problem"] & {
            /**
             * @description Always reauthentication_required
             * @constant
             */
            code: "reauthentication_required";
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
            code: "reauthentication_required";
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
        /** @description Passkey not accepted */
        PasskeyFailedProblem: components["schemas"]["Problem"] & {
            /**
             * @description Always passkey_failed
             * @constant
             */
            code: "passkey_failed";
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
            code: "passkey_failed";
        };
        /** @description No company sign-in */
        CompanySignInOffProblem: components["schemas"]["Problem"] & {
            /**
             * @description Always company_sign_in_off
             * @constant
             */
            code: "company_sign_in_off";
            /**
             * @description Always 404
             * @constant
             */
            status: 404;
        };
        /** @description Company sign-in does not answer */
        CompanySignInUnreachableProblem: components["schemas"]["Problem"] & {
            /**
             * @description Always company_sign_in_unreachable
             * @constant
             */
            code: "company_sign_in_unreachable";
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
            code: "company_sign_in_unreachable";
        };
        /** @description Company sign-in void */
        CompanySignInVoidProblem: components["schemas"]["Problem"] & {
            /**
             * @description Always company_sign_in_void
             * @constant
             */
            code: "company_sign_in_void";
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
            code: "company_sign_in_void";
        };
        /** @description Company sign-in broken off */
        CompanySignInDeclinedProblem: components["schemas"]["Problem"] & {
            /**
             * @description Always company_sign_in_declined
             * @constant
             */
            code: "company_sign_in_declined";
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
            code: "company_sign_in_declined";
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
            id?: number;
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
        /** @description Email not valid */
        EmailInvalidProblem: components["schemas"]["Problem"] & {
            /**
             * @description Always email_invalid
             * @constant
             */
            code: "email_invalid";
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
            code: "email_invalid";
        };
        /** @description Password not suitable */
        PasswordUnsuitableProblem: components["schemas"]["Problem"] & {
            /**
             * @description Always password_unsuitable
             * @constant
             */
            code: "password_unsuitable";
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
            code: "password_unsuitable";
        };
        /** @description Password known to attackers */
        PasswordBreachedProblem: components["schemas"]["Problem"] & {
            /**
             * @description Always password_breached
             * @constant
             */
            code: "password_breached";
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
            code: "password_breached";
        };
        /** @description Too many sign-ups */
        SignUpThrottledProblem: components["schemas"]["Problem"] & {
            /**
             * @description Always sign_up_throttled
             * @constant
             */
            code: "sign_up_throttled";
            /**
             * @description Always 429
             * @constant
             */
            status: 429;
            /** @description After so many seconds the next sign-up is taken */
            waitSeconds: number;
        };
        /** @description Link no longer good */
        LinkVoidProblem: components["schemas"]["Problem"] & {
            /**
             * @description Always link_void
             * @constant
             */
            code: "link_void";
            /**
             * @description Always 404
             * @constant
             */
            status: 404;
        };
        /** @description No password */
        NoPasswordProblem: components["schemas"]["Problem"] & {
            /**
             * @description Always no_password
             * @constant
             */
            code: "no_password";
            /**
             * @description Always 409
             * @constant
             */
            status: 409;
        };
        /** @description Current password wrong */
        CurrentPasswordWrongProblem: components["schemas"]["Problem"] & {
            /**
             * @description Always current_password_wrong
             * @constant
             */
            code: "current_password_wrong";
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
            code: "current_password_wrong";
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
        } & {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            code: "totp_not_begun";
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
        /** @description Last second factor */
        LastFactorRequiredProblem: components["schemas"]["Problem"] & {
            /**
             * @description Always last_factor_required
             * @constant
             */
            code: "last_factor_required";
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
            code: "last_factor_required";
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
        /** @description Too many passkeys */
        PasskeysTooManyProblem: components["schemas"]["Problem"] & {
            /**
             * @description Always passkeys_too_many
             * @constant
             */
            code: "passkeys_too_many";
            /**
             * @description Always 409
             * @constant
             */
            status: 409;
        };
        /** @description Passkey not verified */
        PasskeyUnverifiedProblem: components["schemas"]["Problem"] & {
            /**
             * @description Always passkey_unverified
             * @constant
             */
            code: "passkey_unverified";
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
            code: "passkey_unverified";
        };
        /** @description Passkey known */
        PasskeyKnownProblem: components["schemas"]["Problem"] & {
            /**
             * @description Always passkey_known
             * @constant
             */
            code: "passkey_known";
            /**
             * @description Always 409
             * @constant
             */
            status: 409;
        };
        /** @description Passkey not found */
        PasskeyNotFoundProblem: components["schemas"]["Problem"] & {
            /**
             * @description Always passkey_not_found
             * @constant
             */
            code: "passkey_not_found";
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
            code: "passkey_not_found";
        };
        /** @description Name missing */
        NameMissingProblem: components["schemas"]["Problem"] & {
            /**
             * @description Always name_missing
             * @constant
             */
            code: "name_missing";
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
            code: "name_missing";
        };
        /** @description User exists */
        UserExistsProblem: components["schemas"]["Problem"] & {
            /**
             * @description Always user_exists
             * @constant
             */
            code: "user_exists";
            /**
             * @description Always 409
             * @constant
             */
            status: 409;
            email: string;
        };
        /** @description Mailing not found */
        MailingNotFoundProblem: components["schemas"]["Problem"] & {
            /**
             * @description Always mailing_not_found
             * @constant
             */
            code: "mailing_not_found";
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
            code: "mailing_not_found";
        };
        /** @description Channel not found */
        ChannelNotFoundProblem: components["schemas"]["Problem"] & {
            /**
             * @description Always channel_not_found
             * @constant
             */
            code: "channel_not_found";
            /**
             * @description Always 404
             * @constant
             */
            status: 404;
            accountId: number;
            channelId: number;
        } & {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            code: "channel_not_found";
        };
        /** @description Form not found */
        FormNotFoundProblem: components["schemas"]["Problem"] & {
            /**
             * @description Always form_not_found
             * @constant
             */
            code: "form_not_found";
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
            code: "form_not_found";
        };
        /** @description Too many forms */
        FormsTooManyProblem: components["schemas"]["Problem"] & {
            /**
             * @description Always forms_too_many
             * @constant
             */
            code: "forms_too_many";
            /**
             * @description Always 409
             * @constant
             */
            status: 409;
        };
        /** @description Version required */
        VersionRequiredProblem: components["schemas"]["Problem"] & {
            /**
             * @description Always version_required
             * @constant
             */
            code: "version_required";
            /**
             * @description Always 428
             * @constant
             */
            status: 428;
        };
        /** @description Changed meanwhile */
        ChangedMeanwhileProblem: components["schemas"]["Problem"] & {
            /**
             * @description Always changed_meanwhile
             * @constant
             */
            code: "changed_meanwhile";
            /**
             * @description Always 412
             * @constant
             */
            status: 412;
            /** @description Which of the members you sent were changed since your version */
            changedMembers: string[];
            /** @description When, UTC; null = not known */
            changedAt: string | null;
            /** @description Who changed it last; null = not known */
            changedBy: {
                /** @description What they are: user, key, person, … */
                kind: string;
                /** @description How they are called, where that is known */
                name: string | null;
            } | null;
            /** @description The object as it is now */
            current: {
                [key: string]: unknown;
            };
            /** @description The version it has now */
            version: string;
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
        /** @description Not possible in this state */
        InvalidStateProblem: components["schemas"]["Problem"] & {
            /**
             * @description Always invalid_state
             * @constant
             */
            code: "invalid_state";
            /**
             * @description Always 409
             * @constant
             */
            status: 409;
            currentStatus?: string;
            mailingId?: number;
            languageIso?: string;
            gaps?: string[];
            accountId?: number;
            domain?: string;
            currentState?: string;
        } & {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            code: "invalid_state";
        };
        /** @description Kept by the L-account */
        PartFixedProblem: components["schemas"]["Problem"] & {
            /**
             * @description Always part_fixed
             * @constant
             */
            code: "part_fixed";
            /**
             * @description Always 403
             * @constant
             */
            status: 403;
            /**
             * @description What cannot be changed here
             * @enum {string}
             */
            part: "subject" | "content";
        } & {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            code: "part_fixed";
        };
        /** @description Content invalid */
        ContentInvalidProblem: components["schemas"]["Problem"] & {
            /**
             * @description Always content_invalid
             * @constant
             */
            code: "content_invalid";
            /**
             * @description Always 422
             * @constant
             */
            status: 422;
            themeId?: number;
            faults?: string[];
            name?: string;
            articleIds?: number[];
        } & {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            code: "content_invalid";
        };
        /** @description Mailing in use */
        MailingInUseProblem: components["schemas"]["Problem"] & {
            /**
             * @description Always mailing_in_use
             * @constant
             */
            code: "mailing_in_use";
            /**
             * @description Always 409
             * @constant
             */
            status: 409;
            /** @description What needs it */
            usedBy: ("key" | "channel" | "account" | "copy" | "version" | "publication")[];
        } & {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            code: "mailing_in_use";
        };
        /** @description Preview not possible */
        PreviewImpossibleProblem: components["schemas"]["Problem"] & {
            /**
             * @description Always preview_impossible
             * @constant
             */
            code: "preview_impossible";
            /**
             * @description Always 422
             * @constant
             */
            status: 422;
            /** @description What stands in the way: part_too_large, subject_too_long */
            reason: string;
        } & {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            code: "preview_impossible";
        };
        /** @description Not available for this account type */
        NotAvailableForAccountTypeProblem: components["schemas"]["Problem"] & {
            /**
             * @description Always not_available_for_account_type
             * @constant
             */
            code: "not_available_for_account_type";
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
            code: "not_available_for_account_type";
        };
        /** @description Article unavailable */
        ArticleUnavailableProblem: components["schemas"]["Problem"] & {
            /**
             * @description Always article_unavailable
             * @constant
             */
            code: "article_unavailable";
            /**
             * @description Always 409
             * @constant
             */
            status: 409;
            faults: string[];
        } & {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            code: "article_unavailable";
        };
        /** @description Account not approved */
        AccountNotApprovedProblem: components["schemas"]["Problem"] & {
            /**
             * @description Always account_not_approved
             * @constant
             */
            code: "account_not_approved";
            /**
             * @description Always 403
             * @constant
             */
            status: 403;
            /** @description The account that is not approved */
            accountId: number;
        } & {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            code: "account_not_approved";
        };
        /** @description Account locked */
        AccountLockedProblem: components["schemas"]["Problem"] & {
            /**
             * @description Always account_locked
             * @constant
             */
            code: "account_locked";
            /**
             * @description Always 403
             * @constant
             */
            status: 403;
            /** @description The account that is locked */
            accountId: number;
        } & {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            code: "account_locked";
        };
        /** @description Account closed */
        AccountClosedProblem: components["schemas"]["Problem"] & {
            /**
             * @description Always account_closed
             * @constant
             */
            code: "account_closed";
            /**
             * @description Always 403
             * @constant
             */
            status: 403;
            /** @description The account that is closed */
            accountId: number;
        } & {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            code: "account_closed";
        };
        /** @description Not ready to be sent */
        ChecksFailedProblem: components["schemas"]["Problem"] & {
            /**
             * @description Always checks_failed
             * @constant
             */
            code: "checks_failed";
            /**
             * @description Always 409
             * @constant
             */
            status: 409;
            /** @description What has to be mended first */
            checks: string[];
        } & {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            code: "checks_failed";
        };
        /** @description Trial too small or too large */
        TrialOutOfRangeProblem: components["schemas"]["Problem"] & {
            /**
             * @description Always trial_out_of_range
             * @constant
             */
            code: "trial_out_of_range";
            /**
             * @description Always 409
             * @constant
             */
            status: 409;
            least: number;
            most: number;
        } & {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            code: "trial_out_of_range";
        };
        /** @description Approval missing */
        ApprovalMissingProblem: components["schemas"]["Problem"] & {
            /**
             * @description Always approval_missing
             * @constant
             */
            code: "approval_missing";
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
            code: "approval_missing";
        };
        /** @description No approval needed */
        ApprovalNotNeededProblem: components["schemas"]["Problem"] & {
            /**
             * @description Always approval_not_needed
             * @constant
             */
            code: "approval_not_needed";
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
            code: "approval_not_needed";
        };
        /** @description Nothing to decide */
        ApprovalNotAskedProblem: components["schemas"]["Problem"] & {
            /**
             * @description Always approval_not_asked
             * @constant
             */
            code: "approval_not_asked";
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
            code: "approval_not_asked";
        };
        /** @description Own request */
        ApprovalOfOwnProblem: components["schemas"]["Problem"] & {
            /**
             * @description Always approval_of_own
             * @constant
             */
            code: "approval_of_own";
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
            code: "approval_of_own";
        };
        /** @description Receiver unknown */
        TestReceiverUnknownProblem: components["schemas"]["Problem"] & {
            /**
             * @description Always test_receiver_unknown
             * @constant
             */
            code: "test_receiver_unknown";
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
            code: "test_receiver_unknown";
        };
        /** @description Too many test mails */
        TestsTooManyProblem: components["schemas"]["Problem"] & {
            /**
             * @description Always tests_too_many
             * @constant
             */
            code: "tests_too_many";
            /**
             * @description Always 429
             * @constant
             */
            status: 429;
            limit: number;
        };
        /** @description Customer field not found */
        CustomerFieldNotFoundProblem: components["schemas"]["Problem"] & {
            /**
             * @description Always customer_field_not_found
             * @constant
             */
            code: "customer_field_not_found";
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
            code: "customer_field_not_found";
        };
        /** @description Reason required */
        ResumeReasonRequiredProblem: components["schemas"]["Problem"] & {
            /**
             * @description Always resume_reason_required
             * @constant
             */
            code: "resume_reason_required";
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
            code: "resume_reason_required";
        };
        /** @description Nothing to try again */
        NothingToRetryProblem: components["schemas"]["Problem"] & {
            /**
             * @description Always nothing_to_retry
             * @constant
             */
            code: "nothing_to_retry";
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
            code: "nothing_to_retry";
        };
        /** @description Subject unknown */
        VariantUnknownProblem: components["schemas"]["Problem"] & {
            /**
             * @description Always variant_unknown
             * @constant
             */
            code: "variant_unknown";
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
            code: "variant_unknown";
        };
        /** @description Subscriber group not found */
        GroupNotFoundProblem: components["schemas"]["Problem"] & {
            /**
             * @description Always group_not_found
             * @constant
             */
            code: "group_not_found";
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
            code: "group_not_found";
        };
        /** @description Subscriber group is dynamic */
        GroupIsDynamicProblem: components["schemas"]["Problem"] & {
            /**
             * @description Always group_is_dynamic
             * @constant
             */
            code: "group_is_dynamic";
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
            code: "group_is_dynamic";
        };
        /** @description Subscriber group is locked */
        GroupLockedProblem: components["schemas"]["Problem"] & {
            /**
             * @description Always group_locked
             * @constant
             */
            code: "group_locked";
            /**
             * @description Always 403
             * @constant
             */
            status: 403;
            /**
             * @description What users may not do; only the API changes it
             * @enum {string}
             */
            permission: "canEdit" | "canDelete" | "canAssignSubscribers";
        } & {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            code: "group_locked";
        };
        /** @description Cannot be undone any more */
        BulkUndoOverProblem: components["schemas"]["Problem"] & {
            /**
             * @description Always bulk_undo_over
             * @constant
             */
            code: "bulk_undo_over";
            /**
             * @description Always 409
             * @constant
             */
            status: 409;
        };
        /** @description View exists */
        ViewExistsProblem: components["schemas"]["Problem"] & {
            /**
             * @description Always view_exists
             * @constant
             */
            code: "view_exists";
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
            code: "view_exists";
        };
        /** @description Too many views */
        ViewsTooManyProblem: components["schemas"]["Problem"] & {
            /**
             * @description Always views_too_many
             * @constant
             */
            code: "views_too_many";
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
            code: "views_too_many";
        };
        /** @description View not found */
        ViewNotFoundProblem: components["schemas"]["Problem"] & {
            /**
             * @description Always view_not_found
             * @constant
             */
            code: "view_not_found";
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
            code: "view_not_found";
        };
        /** @description Export too large */
        ExportTooLargeProblem: components["schemas"]["Problem"] & {
            /**
             * @description Always export_too_large
             * @constant
             */
            code: "export_too_large";
            /**
             * @description Always 422
             * @constant
             */
            status: 422;
            /** @description How many a spreadsheet holds */
            most: number;
        } & {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            code: "export_too_large";
        };
        /** @description Export not found */
        ExportNotFoundProblem: components["schemas"]["Problem"] & {
            /**
             * @description Always export_not_found
             * @constant
             */
            code: "export_not_found";
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
            code: "export_not_found";
        };
        /** @description Export not ready */
        ExportNotReadyProblem: components["schemas"]["Problem"] & {
            /**
             * @description Always export_not_ready
             * @constant
             */
            code: "export_not_ready";
            /**
             * @description Always 409
             * @constant
             */
            status: 409;
        };
        /** @description File deleted */
        ExportFileGoneProblem: components["schemas"]["Problem"] & {
            /**
             * @description Always export_file_gone
             * @constant
             */
            code: "export_file_gone";
            /**
             * @description Always 410
             * @constant
             */
            status: 410;
        } & {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            code: "export_file_gone";
        };
        /** @description Link is over */
        ExportLinkOverProblem: components["schemas"]["Problem"] & {
            /**
             * @description Always export_link_over
             * @constant
             */
            code: "export_link_over";
            /**
             * @description Always 410
             * @constant
             */
            status: 410;
        } & {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            code: "export_link_over";
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
        /** @description Subscriber exists */
        SubscriberExistsProblem: components["schemas"]["Problem"] & {
            /**
             * @description Always subscriber_exists
             * @constant
             */
            code: "subscriber_exists";
            /**
             * @description Always 409
             * @constant
             */
            status: 409;
            /** @description Who has the address */
            subscriberId: number;
        } & {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            code: "subscriber_exists";
        };
        /** @description Key permission required */
        PermissionRequiredProblem: components["schemas"]["Problem"] & {
            /**
             * @description Always permission_required
             * @constant
             */
            code: "permission_required";
            /**
             * @description Always 403
             * @constant
             */
            status: 403;
            /** @description What the key would need */
            requiredPermissions: ("reactivateUnsubscribed" | "reactivateManual" | "reactivateComplained" | "archiveReceiveReady" | "triggerUnknownSubscribers")[];
            /** @description The change that was refused, or the first of them */
            transition: {
                /** @description In which channel; null in an account without channels */
                channelId: number | null;
                /** @description What it is */
                from: {
                    /** @description 1, 2 or 3 */
                    status: number | null;
                    /** @description 1 to 8 */
                    statusAddition: number | null;
                };
                /** @description What was asked for */
                to: {
                    /** @description 1, 2 or 3 */
                    status: number | null;
                    /** @description 1 to 8 */
                    statusAddition: number | null;
                };
            };
            /** @description All of them, where there are several */
            transitions?: {
                /** @description In which channel; null in an account without channels */
                channelId: number | null;
                /** @description What it is */
                from: {
                    /** @description 1, 2 or 3 */
                    status: number | null;
                    /** @description 1 to 8 */
                    statusAddition: number | null;
                };
                /** @description What was asked for */
                to: {
                    /** @description 1, 2 or 3 */
                    status: number | null;
                    /** @description 1 to 8 */
                    statusAddition: number | null;
                };
            }[];
        } & {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            code: "permission_required";
        };
        /** @description Status change not allowed */
        TransitionNotAllowedProblem: components["schemas"]["Problem"] & {
            /**
             * @description Always transition_not_allowed
             * @constant
             */
            code: "transition_not_allowed";
            /**
             * @description Always 409
             * @constant
             */
            status: 409;
            /** @description The change that was refused, or the first of them */
            transition: {
                /** @description In which channel; null in an account without channels */
                channelId: number | null;
                /** @description What it is */
                from: {
                    /** @description 1, 2 or 3 */
                    status: number | null;
                    /** @description 1 to 8 */
                    statusAddition: number | null;
                };
                /** @description What was asked for */
                to: {
                    /** @description 1, 2 or 3 */
                    status: number | null;
                    /** @description 1 to 8 */
                    statusAddition: number | null;
                };
            };
            /** @description All of them, where there are several */
            transitions?: {
                /** @description In which channel; null in an account without channels */
                channelId: number | null;
                /** @description What it is */
                from: {
                    /** @description 1, 2 or 3 */
                    status: number | null;
                    /** @description 1 to 8 */
                    statusAddition: number | null;
                };
                /** @description What was asked for */
                to: {
                    /** @description 1, 2 or 3 */
                    status: number | null;
                    /** @description 1 to 8 */
                    statusAddition: number | null;
                };
            }[];
        } & {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            code: "transition_not_allowed";
        };
        /** @description Opt-in mailing missing */
        OptinMailingMissingProblem: components["schemas"]["Problem"] & {
            /**
             * @description Always optin_mailing_missing
             * @constant
             */
            code: "optin_mailing_missing";
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
            code: "optin_mailing_missing";
        };
        /** @description Subscriber group exists */
        GroupExistsProblem: components["schemas"]["Problem"] & {
            /**
             * @description Always group_exists
             * @constant
             */
            code: "group_exists";
            /**
             * @description Always 409
             * @constant
             */
            status: 409;
            /** @description The group that has the name */
            groupId: number;
        } & {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            code: "group_exists";
        };
        /** @description Too many dynamic groups */
        DynamicGroupLimitProblem: components["schemas"]["Problem"] & {
            /**
             * @description Always dynamic_group_limit
             * @constant
             */
            code: "dynamic_group_limit";
            /**
             * @description Always 422
             * @constant
             */
            status: 422;
            /** @description How many there can be */
            limit: number;
        } & {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            code: "dynamic_group_limit";
        };
        /** @description Subscriber group is not dynamic */
        GroupNotDynamicProblem: components["schemas"]["Problem"] & {
            /**
             * @description Always group_not_dynamic
             * @constant
             */
            code: "group_not_dynamic";
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
            code: "group_not_dynamic";
        };
        /** @description Subscriber group in use */
        GroupInUseProblem: components["schemas"]["Problem"] & {
            /**
             * @description Always group_in_use
             * @constant
             */
            code: "group_in_use";
            /**
             * @description Always 409
             * @constant
             */
            status: 409;
            /** @description Planned mailings that are aimed at it */
            mailingIds: number[];
            /** @description Dynamic groups whose conditions name it */
            groupIds: number[];
        };
        /** @description Counting took too long */
        CountTookTooLongProblem: components["schemas"]["Problem"] & {
            /**
             * @description Always count_took_too_long
             * @constant
             */
            code: "count_took_too_long";
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
            code: "count_took_too_long";
        };
        /** @description Import not found */
        ImportNotFoundProblem: components["schemas"]["Problem"] & {
            /**
             * @description Always import_not_found
             * @constant
             */
            code: "import_not_found";
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
            code: "import_not_found";
        };
        /** @description Import is elsewhere */
        ImportStageProblem: components["schemas"]["Problem"] & {
            /**
             * @description Always import_stage
             * @constant
             */
            code: "import_stage";
            /**
             * @description Always 409
             * @constant
             */
            status: 409;
            /**
             * @description Where it stands
             * @enum {string}
             */
            stage: "upload" | "read" | "unreadable" | "columns" | "check" | "checked" | "run" | "done" | "canceled";
        } & {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            code: "import_stage";
        };
        /** @description File deleted */
        ImportFileGoneProblem: components["schemas"]["Problem"] & {
            /**
             * @description Always import_file_gone
             * @constant
             */
            code: "import_file_gone";
            /**
             * @description Always 410
             * @constant
             */
            status: 410;
        };
        /** @description Address is closed */
        AddressClosedProblem: components["schemas"]["Problem"] & {
            /**
             * @description Always address_closed
             * @constant
             */
            code: "address_closed";
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
            code: "address_closed";
        };
        /** @description Legal basis not sufficient */
        LegalBasisInvalidProblem: components["schemas"]["Problem"] & {
            /**
             * @description Always legal_basis_invalid
             * @constant
             */
            code: "legal_basis_invalid";
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
            code: "legal_basis_invalid";
        };
        /** @description The person has to ask */
        PersonMustAskProblem: components["schemas"]["Problem"] & {
            /**
             * @description Always person_must_ask
             * @constant
             */
            code: "person_must_ask";
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
            code: "person_must_ask";
        };
        /** @description Opt-in mails throttled */
        OptinThrottledProblem: components["schemas"]["Problem"] & {
            /**
             * @description Always optin_throttled
             * @constant
             */
            code: "optin_throttled";
            /**
             * @description Always 429
             * @constant
             */
            status: 429;
            /** @description When the next opt-in mail to this address may be sent */
            waitSeconds: number;
        };
        /** @description Not possible from this status */
        ActNotPossibleProblem: components["schemas"]["Problem"] & {
            /**
             * @description Always act_not_possible
             * @constant
             */
            code: "act_not_possible";
            /**
             * @description Always 409
             * @constant
             */
            status: 409;
            /** @description What was asked for */
            act: string;
            /** @description In which channel; null in an account without channels */
            channelId: number | null;
            /** @description The status of the person there */
            from: {
                /** @description 1, 2 or 3 */
                status: number | null;
                /** @description 1 to 8 */
                statusAddition: number | null;
            };
        } & {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            code: "act_not_possible";
        };
        /** @description Cannot be taken back any more */
        UndoOverProblem: components["schemas"]["Problem"] & {
            /**
             * @description Always undo_over
             * @constant
             */
            code: "undo_over";
            /**
             * @description Always 409
             * @constant
             */
            status: 409;
        };
        /** @description Run not found */
        RunNotFoundProblem: components["schemas"]["Problem"] & {
            /**
             * @description Always run_not_found
             * @constant
             */
            code: "run_not_found";
            /**
             * @description Always 404
             * @constant
             */
            status: 404;
            runId: number;
        } & {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            code: "run_not_found";
        };
        /** @description Article not found */
        ArticleNotFoundProblem: components["schemas"]["Problem"] & {
            /**
             * @description Always article_not_found
             * @constant
             */
            code: "article_not_found";
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
            code: "article_not_found";
        };
        /** @description Article locked */
        ArticleLockedProblem: components["schemas"]["Problem"] & {
            /**
             * @description Always article_locked
             * @constant
             */
            code: "article_locked";
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
            code: "article_locked";
        };
        /** @description Version not found */
        VersionNotFoundProblem: components["schemas"]["Problem"] & {
            /**
             * @description Always version_not_found
             * @constant
             */
            code: "version_not_found";
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
            code: "version_not_found";
        };
        /** @description No picture that mails can show */
        PictureUnreadableProblem: components["schemas"]["Problem"] & {
            /**
             * @description Always picture_unreadable
             * @constant
             */
            code: "picture_unreadable";
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
            code: "picture_unreadable";
        };
        /** @description File too large */
        PictureTooLargeProblem: components["schemas"]["Problem"] & {
            /**
             * @description Always picture_too_large
             * @constant
             */
            code: "picture_too_large";
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
            code: "picture_too_large";
        };
        /** @description Picture too large */
        PictureTooManyPixelsProblem: components["schemas"]["Problem"] & {
            /**
             * @description Always picture_too_many_pixels
             * @constant
             */
            code: "picture_too_many_pixels";
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
            code: "picture_too_many_pixels";
        };
        /** @description Picture not found */
        PictureNotFoundProblem: components["schemas"]["Problem"] & {
            /**
             * @description Always picture_not_found
             * @constant
             */
            code: "picture_not_found";
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
            code: "picture_not_found";
        };
        /** @description In use */
        InUseProblem: components["schemas"]["Problem"] & {
            /**
             * @description Always in_use
             * @constant
             */
            code: "in_use";
            /**
             * @description Always 409
             * @constant
             */
            status: 409;
            /** @description Planned, sending or active mailings that show it */
            mailingIds: number[];
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
        /** @description Works for others, too */
        WorksElsewhereProblem: components["schemas"]["Problem"] & {
            /**
             * @description Always works_elsewhere
             * @constant
             */
            code: "works_elsewhere";
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
            code: "works_elsewhere";
        };
        /** @description Support is let in already */
        SupportOpenAlreadyProblem: components["schemas"]["Problem"] & {
            /**
             * @description Always support_open_already
             * @constant
             */
            code: "support_open_already";
            /**
             * @description Always 409
             * @constant
             */
            status: 409;
        };
        /** @description Support session not found */
        SupportSessionNotFoundProblem: components["schemas"]["Problem"] & {
            /**
             * @description Always support_session_not_found
             * @constant
             */
            code: "support_session_not_found";
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
            code: "support_session_not_found";
        };
        /** @description Opt-out mailing not found */
        OptoutMailingNotFoundProblem: components["schemas"]["Problem"] & {
            /**
             * @description Always optout_mailing_not_found
             * @constant
             */
            code: "optout_mailing_not_found";
            /**
             * @description Always 404
             * @constant
             */
            status: 404;
            accountId: number;
            mailingId: number;
        } & {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            code: "optout_mailing_not_found";
        };
        /** @description Too few who may approve */
        ApproversTooFewProblem: components["schemas"]["Problem"] & {
            /**
             * @description Always approvers_too_few
             * @constant
             */
            code: "approvers_too_few";
            /**
             * @description Always 409
             * @constant
             */
            status: 409;
            /** @description How many editors and admins it takes */
            fewest: number;
        };
        /** @description Channel is inherited */
        ChannelInheritedProblem: components["schemas"]["Problem"] & {
            /**
             * @description Always channel_inherited
             * @constant
             */
            code: "channel_inherited";
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
            code: "channel_inherited";
        };
        /** @description Opt-in mailing not found */
        OptinMailingNotFoundProblem: components["schemas"]["Problem"] & {
            /**
             * @description Always optin_mailing_not_found
             * @constant
             */
            code: "optin_mailing_not_found";
            /**
             * @description Always 404
             * @constant
             */
            status: 404;
            accountId: number;
            mailingId: number;
        } & {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            code: "optin_mailing_not_found";
        };
        /** @description Channel is the default one */
        ChannelIsDefaultProblem: components["schemas"]["Problem"] & {
            /**
             * @description Always channel_is_default
             * @constant
             */
            code: "channel_is_default";
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
            code: "channel_is_default";
        };
        /** @description Channel in use */
        ChannelInUseProblem: components["schemas"]["Problem"] & {
            /**
             * @description Always channel_in_use
             * @constant
             */
            code: "channel_in_use";
            /**
             * @description Always 409
             * @constant
             */
            status: 409;
            /** @description Mailings that would miss it */
            mailings: {
                /** @description The id of the mailing */
                id: number;
                /** @description How it is called */
                name: string;
            }[];
        } & {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            code: "channel_in_use";
        };
        /** @description Channel is not empty */
        ChannelNotEmptyProblem: components["schemas"]["Problem"] & {
            /**
             * @description Always channel_not_empty
             * @constant
             */
            code: "channel_not_empty";
            /**
             * @description Always 409
             * @constant
             */
            status: 409;
            /** @description How many people have a status in it */
            people: number;
            /** @description How many mailings belong to it */
            mailings: number;
        } & {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            code: "channel_not_empty";
        };
        /** @description Too many fields asked for */
        FieldRequestsTooManyProblem: components["schemas"]["Problem"] & {
            /**
             * @description Always field_requests_too_many
             * @constant
             */
            code: "field_requests_too_many";
            /**
             * @description Always 429
             * @constant
             */
            status: 429;
            /** @description How many may wait at once */
            most: number;
        };
        /** @description API key not found */
        KeyNotFoundProblem: components["schemas"]["Problem"] & {
            /**
             * @description Always key_not_found
             * @constant
             */
            code: "key_not_found";
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
            code: "key_not_found";
        };
        /** @description Webhook not found */
        WebhookNotFoundProblem: components["schemas"]["Problem"] & {
            /**
             * @description Always webhook_not_found
             * @constant
             */
            code: "webhook_not_found";
            /**
             * @description Always 404
             * @constant
             */
            status: 404;
            accountId: number;
            webhookId: number;
        } & {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            code: "webhook_not_found";
        };
        /** @description Too many events at once */
        RedeliveryTooLargeProblem: components["schemas"]["Problem"] & {
            /**
             * @description Always redelivery_too_large
             * @constant
             */
            code: "redelivery_too_large";
            /**
             * @description Always 422
             * @constant
             */
            status: 422;
            /** @description So many can be delivered again at once */
            mostEvents: number;
        } & {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            code: "redelivery_too_large";
        };
        /** @description Domain name invalid */
        DomainNameInvalidProblem: components["schemas"]["Problem"] & {
            /**
             * @description Always domain_name_invalid
             * @constant
             */
            code: "domain_name_invalid";
            /**
             * @description Always 422
             * @constant
             */
            status: 422;
            given: string;
        } & {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            code: "domain_name_invalid";
        };
        /** @description Sender domain exists */
        SenderDomainExistsProblem: components["schemas"]["Problem"] & {
            /**
             * @description Always sender_domain_exists
             * @constant
             */
            code: "sender_domain_exists";
            /**
             * @description Always 409
             * @constant
             */
            status: 409;
            accountId: number;
            domain: string;
        };
        /** @description Sender domain not found */
        SenderDomainNotFoundProblem: components["schemas"]["Problem"] & {
            /**
             * @description Always sender_domain_not_found
             * @constant
             */
            code: "sender_domain_not_found";
            /**
             * @description Always 404
             * @constant
             */
            status: 404;
            accountId: number;
            domain: string;
        } & {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            code: "sender_domain_not_found";
        };
        /** @description The DNS does not answer */
        DnsSilentProblem: components["schemas"]["Problem"] & {
            /**
             * @description Always dns_silent
             * @constant
             */
            code: "dns_silent";
            /**
             * @description Always 503
             * @constant
             */
            status: 503;
            name: string;
            reason: string;
        } & {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            code: "dns_silent";
        };
        /** @description Domain claimed */
        DomainClaimedProblem: components["schemas"]["Problem"] & {
            /**
             * @description Always domain_claimed
             * @constant
             */
            code: "domain_claimed";
            /**
             * @description Always 409
             * @constant
             */
            status: 409;
            domain: string;
        };
        /** @description Rotation under way */
        RotationUnderWayProblem: components["schemas"]["Problem"] & {
            /**
             * @description Always rotation_under_way
             * @constant
             */
            code: "rotation_under_way";
            /**
             * @description Always 409
             * @constant
             */
            status: 409;
            domain: string;
            selector: string;
        } & {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            code: "rotation_under_way";
        };
        /** @description Rotation too soon */
        RotationTooSoonProblem: components["schemas"]["Problem"] & {
            /**
             * @description Always rotation_too_soon
             * @constant
             */
            code: "rotation_too_soon";
            /**
             * @description Always 409
             * @constant
             */
            status: 409;
            domain: string;
            until: string;
        } & {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            code: "rotation_too_soon";
        };
        /** @description Member already */
        AlreadyMemberProblem: components["schemas"]["Problem"] & {
            /**
             * @description Always already_member
             * @constant
             */
            code: "already_member";
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
            code: "already_member";
        };
        /** @description Too many invitations */
        InvitationsTooManyProblem: components["schemas"]["Problem"] & {
            /**
             * @description Always invitations_too_many
             * @constant
             */
            code: "invitations_too_many";
            /**
             * @description Always 429
             * @constant
             */
            status: 429;
        };
        /** @description Invitation not found */
        InvitationNotFoundProblem: components["schemas"]["Problem"] & {
            /**
             * @description Always invitation_not_found
             * @constant
             */
            code: "invitation_not_found";
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
            code: "invitation_not_found";
        };
        /** @description Confirmed already */
        TestAddressConfirmedProblem: components["schemas"]["Problem"] & {
            /**
             * @description Always test_address_confirmed
             * @constant
             */
            code: "test_address_confirmed";
            /**
             * @description Always 409
             * @constant
             */
            status: 409;
        };
        /** @description Too many test addresses */
        TestAddressesTooManyProblem: components["schemas"]["Problem"] & {
            /**
             * @description Always test_addresses_too_many
             * @constant
             */
            code: "test_addresses_too_many";
            /**
             * @description Always 429
             * @constant
             */
            status: 429;
        };
        /** @description Test address not found */
        TestAddressNotFoundProblem: components["schemas"]["Problem"] & {
            /**
             * @description Always test_address_not_found
             * @constant
             */
            code: "test_address_not_found";
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
            code: "test_address_not_found";
        };
        /** @description Parent account unsuitable */
        ParentAccountUnsuitableProblem: components["schemas"]["Problem"] & {
            /**
             * @description Always parent_account_unsuitable
             * @constant
             */
            code: "parent_account_unsuitable";
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
            code: "parent_account_unsuitable";
        };
        /** @description Too many accounts */
        AccountsTooManyProblem: components["schemas"]["Problem"] & {
            /**
             * @description Always accounts_too_many
             * @constant
             */
            code: "accounts_too_many";
            /**
             * @description Always 429
             * @constant
             */
            status: 429;
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
        /** @description Locked by the operator */
        LockedByOperatorProblem: components["schemas"]["Problem"] & {
            /**
             * @description Always locked_by_operator
             * @constant
             */
            code: "locked_by_operator";
            /**
             * @description Always 403
             * @constant
             */
            status: 403;
            /** @description The account */
            accountId: number;
        } & {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            code: "locked_by_operator";
        };
        /** @description Account has an admin */
        AccountHasAdminProblem: components["schemas"]["Problem"] & {
            /**
             * @description Always account_has_admin
             * @constant
             */
            code: "account_has_admin";
            /**
             * @description Always 409
             * @constant
             */
            status: 409;
            /** @description The account */
            accountId: number;
        } & {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            code: "account_has_admin";
        };
        /** @description Account is below another */
        AccountAttachedProblem: components["schemas"]["Problem"] & {
            /**
             * @description Always account_attached
             * @constant
             */
            code: "account_attached";
            /**
             * @description Always 409
             * @constant
             */
            status: 409;
            /** @description The account */
            accountId: number;
        } & {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            code: "account_attached";
        };
        /** @description Publication not found */
        PublicationNotFoundProblem: components["schemas"]["Problem"] & {
            /**
             * @description Always publication_not_found
             * @constant
             */
            code: "publication_not_found";
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
            code: "publication_not_found";
        };
        /** @description Accounts below */
        HasSubaccountsProblem: components["schemas"]["Problem"] & {
            /**
             * @description Always has_subaccounts
             * @constant
             */
            code: "has_subaccounts";
            /**
             * @description Always 409
             * @constant
             */
            status: 409;
            /** @description The accounts below */
            accountIds: number[];
        } & {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            code: "has_subaccounts";
        };
        /** @description Nothing was taken along */
        AccountExportMissingProblem: components["schemas"]["Problem"] & {
            /**
             * @description Always account_export_missing
             * @constant
             */
            code: "account_export_missing";
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
            code: "account_export_missing";
        };
        /** @description Account is open */
        AccountNotClosedProblem: components["schemas"]["Problem"] & {
            /**
             * @description Always account_not_closed
             * @constant
             */
            code: "account_not_closed";
            /**
             * @description Always 409
             * @constant
             */
            status: 409;
        };
        /** @description Not a sandbox */
        NotASandboxProblem: components["schemas"]["Problem"] & {
            /**
             * @description Always not_a_sandbox
             * @constant
             */
            code: "not_a_sandbox";
            /**
             * @description Always 409
             * @constant
             */
            status: 409;
        };
        /** @description Clock out of reach */
        ClockOutOfReachProblem: components["schemas"]["Problem"] & {
            /**
             * @description Always clock_out_of_reach
             * @constant
             */
            code: "clock_out_of_reach";
            /**
             * @description Always 422
             * @constant
             */
            status: 422;
            /** @description The last moment the clock can be put to, UTC */
            furthestAt: string;
        } & {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            code: "clock_out_of_reach";
        };
        /** @description Mail not found */
        CapturedMailNotFoundProblem: components["schemas"]["Problem"] & {
            /**
             * @description Always captured_mail_not_found
             * @constant
             */
            code: "captured_mail_not_found";
            /**
             * @description Always 404
             * @constant
             */
            status: 404;
            /** @description The id that was asked for */
            mailId: number;
        } & {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            code: "captured_mail_not_found";
        };
        /** @description No sandbox of this account */
        SandboxUnsuitableProblem: components["schemas"]["Problem"] & {
            /**
             * @description Always sandbox_unsuitable
             * @constant
             */
            code: "sandbox_unsuitable";
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
            code: "sandbox_unsuitable";
        };
        /** @description Sandbox exists */
        SandboxExistsProblem: components["schemas"]["Problem"] & {
            /**
             * @description Always sandbox_exists
             * @constant
             */
            code: "sandbox_exists";
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
            code: "sandbox_exists";
        };
        /** @description What a passkey has signed, to show who its owner is */
        PasskeyAssertion: {
            /** @description What the device calls the key, base64url */
            credentialId: string;
            /** @description What the browser says it was asked for, and by whom, base64url */
            clientData: string;
            /** @description What the device says about itself and its owner, base64url */
            authenticatorData: string;
            /** @description Over both, base64url */
            signature: string;
            /** @description Whose key it is, as the device was told, base64url */
            userHandle: string | null;
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
            rights: ("followAccount" | "readMailings" | "readStatistics" | "seePeople" | "writeDrafts" | "sendTestsToUsers" | "sendTestsToSubscribers" | "controlSending" | "changeDesigns" | "changeGroups" | "importPeople" | "changePeople" | "deletePerson" | "exportPerson" | "manageOwnDrafts" | "chooseWinner" | "publish" | "controlJobs" | "reactivateRefused" | "deletePeople" | "exportLists" | "deleteSentMailings" | "changeSettings" | "manageKeys" | "manageDomains" | "checkDomains" | "manageIntegrations" | "manageUsers" | "grantSupport" | "endSupport" | "readAudit" | "endAccount" | "manageAccounts")[];
            /** @description The account it is the sandbox of; null = it is a real one */
            sandboxOf: number | null;
            /** @description Since when it is closed, UTC; null = it is open */
            closedAt: string | null;
            /** @description Until when they are let in without a second factor, UTC; null = they have one, or need none */
            secondFactorDueAt: string | null;
        };
        /** @description What a passkey is asked to sign */
        PasskeyChallenge: {
            /** @description To be signed, base64url; good for five minutes, once, and in this browser */
            challenge: string;
            /** @description The domain that the key is made for */
            rpId: string;
            /** @description How long the person may take */
            timeoutMs: number;
        };
        /** @description A sign-in by the company that was begun */
        CompanySignIn: {
            /** @description Where the browser goes */
            address: string;
        };
        /** @description Who has signed in by the company, and where they wanted to go */
        CompanyEntry: {
            session: components["schemas"]["Session"];
            /** @description The path they wanted when they began */
            to: string | null;
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
        /** @description Which ways into the application there are */
        Entry: {
            /**
             * @description open = at once, approval = sends after the operator has looked at it, closed = by invitation only
             * @enum {string}
             */
            signUp: "open" | "approval" | "closed";
            /** @description The company sign-in; null = there is none */
            company: {
                /** @description What it is called; null = the company of whoever reads */
                name: string | null;
            } | null;
        };
        /** @description What whoever holds the link of a sign-up may know */
        SignUpView: {
            /** @description Whom it was sent to */
            email: string;
            /** @description How they are called */
            name: string;
            /** @description What the account will be called */
            organisation: string;
        };
        /** @description What whoever holds the link for a new password may know */
        PasswordReset: {
            /** @description What they sign in with */
            email: string;
        };
        /** @description What the user shows besides the password */
        OwnFactors: {
            /** @description Since when codes of an app are asked for, UTC; null = not */
            totpSince: string | null;
            /** @description How many recovery codes can still be used */
            recoveryCodesLeft: number;
            /** @description In the order they were added */
            passkeys: components["schemas"]["Passkey"][];
            /** @description Whether they have a password; without one they sign in by their company */
            hasPassword: boolean;
        };
        /** @description A key by which the user signs in */
        Passkey: {
            /** @description The id of the passkey */
            id: number;
            /** @description What the user calls it */
            name: string;
            /** @description When it was added, UTC */
            createdAt: string;
            /** @description When somebody last signed in by it, UTC; null = never */
            lastUsedAt: string | null;
        };
        /** @description What an authenticator app makes codes of */
        TotpSecret: {
            /** @description To type into the app, base32 */
            secret: string;
            /** @description The same to scan: an otpauth address */
            uri: string;
        };
        /** @description What there is to keep once a second factor is turned on */
        FactorTurnedOn: {
            recoveryCodes: string[] | null;
            session: components["schemas"]["Session"];
        };
        /** @description Codes for the day the phone is gone */
        RecoveryCodes: {
            /** @description Each is good once; they are never shown again. Null = the ones they have stay good */
            recoveryCodes: string[];
        };
        /** @description What a device is told to make a passkey of */
        PasskeyInvitation: {
            /** @description To be signed, base64url; good for five minutes, once, and in this browser */
            challenge: string;
            /** @description The domain that the key is made for */
            rpId: string;
            /** @description How long the person may take */
            timeoutMs: number;
            /** @description What the application calls itself */
            rpName: string;
            /** @description Whose key it will be, base64url; says nothing about them */
            userHandle: string;
            /** @description Kinds of keys that can be checked, the best first (COSE) */
            algorithms: number[];
            /** @description Those they have: a device makes no second one */
            known: {
                /** @description What the device calls the key, base64url */
                credentialId: string;
                /** @description How browsers reach the device */
                transports: string[];
            }[];
        };
        /** @description A key that a device has made */
        PasskeyAttestation: {
            /** @description What the device calls the key, base64url */
            credentialId: string;
            /** @description What the browser says it was asked for, and by whom, base64url */
            clientData: string;
            /** @description The new key, and what the device says about it, base64url */
            attestation: string;
            /** @description How the browser reaches the device */
            transports: string[];
        };
        /** @description What there is to keep once a passkey is added */
        PasskeyAdded: {
            passkey: components["schemas"]["Passkey"];
            recoveryCodes: string[] | null;
            session: components["schemas"]["Session"];
        };
        /** @description What whoever holds the link of an invitation may know */
        InvitationView: {
            /** @description Whom it was sent to */
            email: string;
            /**
             * @description What they will be in the account
             * @enum {string}
             */
            role: "admin" | "editor" | "author" | "analyst";
            /** @description What the account is called */
            accountName: string;
            /** @description Until when it is good, UTC */
            expiresAt: string;
            /** @description Whether they have a password already */
            isUser: boolean;
        };
        /** @description What whoever holds the link to a test address may know */
        TestAddressView: {
            /** @description Whom it was sent to */
            email: string;
            /** @description What the account is called */
            accountName: string;
            /** @description Whether they have agreed already */
            isConfirmed: boolean;
        };
        /** @description Where an account stands */
        Overview: {
            /**
             * @description Whether the operator lets the account send
             * @enum {string}
             */
            approval: "pending" | "approved" | "refused";
            /** @description What a new account has done already */
            steps: {
                /** @description A postal address is there */
                address: boolean;
                /** @description Somebody is on the list */
                people: boolean;
                /** @description A sender domain has passed its check */
                domain: boolean;
                /** @description There is an API key */
                key: boolean;
            };
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
            /** @description Who came and went in the default channel: before + joined - left - gone is who is ready now */
            growth: {
                /** @description Became receive-ready */
                joined: number;
                /** @description Ceased to be, by their own wish or somebody else’s */
                left: number;
                /** @description Ceased to be, because the address does not exist */
                gone: number;
                /** @description Receive-ready before the first of these days */
                before: number;
                /** @description Each of the last 30 days, today last */
                days: {
                    /** @description The day, in UTC */
                    day: string;
                    /** @description Became receive-ready */
                    joined: number;
                    /** @description Ceased to be, by their own wish or somebody else’s */
                    left: number;
                    /** @description Ceased to be, because the address does not exist */
                    gone: number;
                }[];
            };
            /** @description At most seven, what happens now first */
            coming: components["schemas"]["OverviewComing"][];
            /** @description Sender domains */
            domains: {
                /** @description Domains the account writes from */
                total: number;
                /** @description Those that passed their check */
                verified: number;
            };
            /** @description Null = no newsletter was sent in 7 days */
            deliverability: {
                /** @description Mails of newsletters of the last 7 days */
                sent: number;
                /** @description Those not reported as failed */
                delivered: number;
                /** @description Addresses that do not exist */
                hardBounces: {
                    /** @description Mails this happened to */
                    count: number;
                    /** @description Their share of what was sent */
                    share: number;
                    /** @description From this share on it is worth a look */
                    warnAt: number;
                    /** @description From this share on a run is paused */
                    stopAt: number;
                };
                /** @description Called spam by their receivers */
                complaints: {
                    /** @description Mails this happened to */
                    count: number;
                    /** @description Their share of what was sent */
                    share: number;
                    /** @description From this share on it is worth a look */
                    warnAt: number;
                    /** @description From this share on a run is paused */
                    stopAt: number;
                };
            } | null;
            /** @description The last five, the latest first */
            newsletters: components["schemas"]["OverviewNewsletter"][];
        };
        /** @description A mailing that is being sent, comes next, or waits for somebody */
        OverviewComing: {
            /**
             * @description What the mailing does now, or is to do
             * @enum {string}
             */
            standing: "sending" | "paused" | "failed" | "planned" | "daily" | "draft";
            /** @description The mailing */
            mailingId: number;
            /** @description What it is called */
            name: string;
            /** @description Whom it is aimed at; null = nobody can tell yet */
            recipients: number | null;
            /** @description Of them, those whose mail has come to its end; only while it is being sent */
            done: number | null;
            /** @description When it began, is to begin, or was changed last, UTC; null = every day */
            at: string | null;
            /** @description When it may have ended, at the speed it had so far, UTC */
            endsAt: string | null;
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
            /** @description People who left by it */
            unsubscribes: number;
            /** @description What is usual in its channel in twelve months; null = there is nothing to compare with */
            average: {
                /** @description Share of mails opened */
                opened: number;
                /** @description Share of mails clicked */
                clicked: number;
            } | null;
        };
        /** @description What became of a mailing */
        Report: {
            /** @description The mailing */
            mailingId: number;
            /** @description Its content */
            newsletterId: number;
            /** @description Its dispatch */
            runId: number;
            /** @description What it is called */
            name: string;
            /** @description Who it came from */
            senderName: string;
            /** @description Its subject line */
            subject: string;
            /** @description In which languages it was sent, the main one first; its numbers are over all of them */
            languages: {
                /** @description Where it is written, and can be seen */
                mailingId: number;
                /** @description The language */
                languageIso: string;
            }[];
            /** @description The channel it was sent in */
            channelId: number;
            /**
             * @description How far its dispatch has come
             * @enum {string}
             */
            state: "sending" | "paused" | "canceled" | "finished";
            /** @description Whom it was aimed at */
            targeted: number;
            /** @description When it began, UTC */
            startedAt: string;
            /** @description When the last mail came to its end, UTC */
            finishedAt: string | null;
            /** @description Up to when opens and clicks are counted, UTC */
            calculatedAt: string;
            /**
             * @description Whose opens and clicks are known: nothing is counted, nobody’s, some people’s, everybody’s
             * @enum {string}
             */
            counting: "none" | "sums" | "some" | "people";
            /** @description Who went first, and what came of it; null = all went at once */
            test: components["schemas"]["RunTest"] | null;
            /** @description Where everyone ended up; the parts add up to the whole */
            parts: {
                /** @description Whom it was aimed at */
                targeted: number;
                /** @description The relay took the mail */
                accepted: number;
                /** @description The relay refused it for good */
                refused: number;
                /** @description It could not be made, or nobody took it in time */
                failed: number;
                /** @description Nobody can say yet whether the relay took it */
                inDoubt: number;
                /** @description Left out at the last moment */
                excluded: number;
                /** @description Still to go */
                waiting: number;
                /** @description Not sent, because the mailing was canceled */
                canceled: number;
                /** @description What the parts miss; anything but 0 is a fault of ours */
                difference: number;
            };
            /** @description What became of it */
            figures: {
                /** @description The content they are counted for */
                newsletterId: number;
                /** @description Whom it was aimed at */
                recipients: number;
                /** @description Mails the relay took or gave a last word on */
                sent: number;
                /** @description Sent, and not reported as failed */
                delivered: number;
                /** @description Failed, though the address may exist */
                softBounces: number;
                /** @description Failed, because the address does not exist */
                hardBounces: number;
                /** @description Opened by people */
                opens: number;
                /** @description Mails that a person has opened, each counted once */
                uniqueOpens: number;
                /** @description Clicks of people */
                clicks: number;
                /** @description Mails in which a person has clicked, each counted once */
                uniqueClicks: number;
                /** @description People who left by it */
                unsubscribes: number;
                /** @description Mails called spam */
                complaints: number;
                /** @description Mails opened, of those delivered */
                openRate: number;
                /** @description Mails clicked, of those delivered */
                clickRate: number;
                /** @description Opened by machines */
                machineOpens: number;
                /** @description Clicks of machines */
                machineClicks: number;
                /** @description Opens of people whom nobody may recognise */
                anonymousOpens: number;
                /** @description Clicks of people whom nobody may recognise */
                anonymousClicks: number;
            };
            /** @description The median of the last twelve in its channel; null = nothing to compare with */
            average: {
                /** @description Share opened */
                opened: number;
                /** @description Share clicked */
                clicked: number;
            } | null;
            /** @description The first three days, hours in which something happened */
            hours: {
                /** @description open or click */
                kind: string;
                /** @description Hours since the one in which it began */
                hour: number;
                /** @description Events of people */
                n: number;
                /** @description Events of machines */
                machine: number;
                /** @description Mails with which it happened for the first time */
                people: number;
            }[];
            /** @description How it usually goes */
            usual: {
                /** @description Share of delivered mails after each of 72 hours; empty = nothing to compare with */
                opened: number[];
                /** @description Share of delivered mails after each of 72 hours; empty = nothing to compare with */
                clicked: number[];
            };
            /** @description How many links it has */
            linkCount: number;
            /** @description The most clicked, at most 20 */
            links: components["schemas"]["ReportLink"][];
            /** @description What people opened it on */
            devices: {
                /**
                 * @description What it was
                 * @enum {string}
                 */
                device: "phone" | "computer" | "tablet" | "unknown";
                /** @description Mails opened on it first; opens, where nobody is recognised */
                n: number;
            }[];
            /** @description What was left out, the most frequent first */
            machines: {
                /**
                 * @description How it was seen that no person did it
                 * @enum {string}
                 */
                reason: "head" | "prefetch" | "googleProxy" | "appleProxy" | "scanner" | "headless" | "tool" | "nameless" | "tooEarly" | "burst" | "repeated";
                /** @description Opens left out */
                opens: number;
                /** @description Clicks left out */
                clicks: number;
            }[];
        };
        /** @description The part of a run that goes first */
        RunTest: {
            /**
             * @description A trial, or several subjects
             * @enum {string}
             */
            kind: "trial" | "subjects";
            /**
             * @description ahead = the first part goes out; waiting = the rest waits; held = the trial went badly; over = the rest goes
             * @enum {string}
             */
            state: "ahead" | "waiting" | "held" | "over";
            /** @description How many go first */
            people: number;
            /** @description Until when the rest waits, UTC; null = the first part is not out yet */
            waitsUntil: string | null;
            /** @description What decides between subjects; null = a trial */
            judgedBy: ("clicks" | "opens") | null;
            /** @description Which subject would win now, or has; null = a trial */
            leader: number | null;
            /** @description The subject that the rest gets; null = not decided, or a trial */
            winner: number | null;
            /** @description Why the rest goes out: most of them did it, several were level, too few did, somebody chose; of a trial: it went well, or somebody resumed it */
            outcome: ("most" | "level" | "few" | "chosen" | "fine" | "resumed") | null;
            /** @description When that was decided, UTC */
            decidedAt: string | null;
            /** @description Who chose; null = nobody had to */
            decidedBy: {
                /** @description What they are */
                kind: string;
                /** @description How they are called, where that is known */
                name: string | null;
            } | null;
            /** @description The subjects as they stand, or stood when it was decided; of a trial none */
            variants: {
                /** @description 0 is the first subject, the one that is sent when nothing decides */
                n: number;
                /** @description The subject line */
                subject: string;
                /** @description How many try it */
                people: number;
                /** @description Of their mails, those taken and not come back */
                delivered: number;
                /** @description Mails that people opened; all their openings, where nobody is recognised */
                opens: number;
                /** @description Mails in which people clicked; all their clicks, where nobody is recognised */
                clicks: number;
            }[];
        };
        /** @description A link of the mailing */
        ReportLink: {
            /** @description The link */
            id: number;
            /** @description Where it leads */
            url: string;
            /** @description Clicks of people */
            clicks: number;
            /** @description Mails in which a person has clicked it */
            uniqueClicks: number;
            /** @description Clicks of machines */
            machineClicks: number;
            /** @description Clicks of people whom nobody may recognise */
            anonymousClicks: number;
        };
        /** @description How a list has grown, and how its newsletters were read */
        AccountStatistics: {
            /** @description The channel */
            channelId: number;
            /** @description Who came and went, and why */
            growth: {
                /** @description Receive-ready before the first of these days */
                before: number;
                /** @description Receive-ready now: before, and whoever came, without whoever went */
                now: number;
                /** @description Of all these days */
                sums: {
                    /** @description Became receive-ready by the link of an opt-in mail */
                    confirmed: number;
                    /** @description Became so because somebody said that they agreed */
                    stated: number;
                    /** @description Became so again after they had been archived */
                    reactivated: number;
                    /** @description Left */
                    unsubscribed: number;
                    /** @description Their address does not exist any more */
                    bounced: number;
                    /** @description Reported a mail as spam */
                    complained: number;
                    /** @description Archived by hand or excluded */
                    archived: number;
                    /** @description Their record was deleted */
                    erased: number;
                    /** @description Ceased to be receive-ready in another way */
                    other: number;
                };
                /** @description Every day, today last */
                days: {
                    /** @description The day, in UTC */
                    day: string;
                    /** @description Became receive-ready by the link of an opt-in mail */
                    confirmed: number;
                    /** @description Became so because somebody said that they agreed */
                    stated: number;
                    /** @description Became so again after they had been archived */
                    reactivated: number;
                    /** @description Left */
                    unsubscribed: number;
                    /** @description Their address does not exist any more */
                    bounced: number;
                    /** @description Reported a mail as spam */
                    complained: number;
                    /** @description Archived by hand or excluded */
                    archived: number;
                    /** @description Their record was deleted */
                    erased: number;
                    /** @description Ceased to be receive-ready in another way */
                    other: number;
                }[];
            };
            /** @description What was sent in twelve months, oldest first */
            mailings: {
                /** @description The mailing */
                mailingId: number;
                /** @description What it is called */
                name: string;
                /** @description The channel it was sent in */
                channelId: number;
                /** @description When, UTC */
                sentAt: string;
                /** @description Mails sent, and not reported as failed */
                delivered: number;
                /** @description Share opened by people; null = nobody may be recognised */
                opened: number | null;
                /** @description Share clicked by people; null = nobody may be recognised */
                clicked: number | null;
            }[];
            /** @description The median of the last twelve; null = none with a hundred mails, or nobody may be recognised */
            usual: {
                /** @description Share opened */
                opened: number;
                /** @description Share clicked */
                clicked: number;
            } | null;
            /** @description The median of the last twelve, by whomever; null = there are none with a hundred mails */
            events: {
                /** @description Opens for each mail */
                opens: number;
                /** @description Clicks for each mail */
                clicks: number;
            } | null;
            /** @description When mailings of the last 90 days were clicked in their first 72 hours; hours with clicks */
            clickHours: {
                /** @description 1 = Monday */
                weekday: number;
                /** @description In the account’s zone */
                hour: number;
                /** @description Clicks of people */
                n: number;
                /** @description Clicks of machines */
                machine: number;
            }[];
            /** @description Every channel; empty where there is but one */
            channels: {
                /** @description The channel */
                channelId: number;
                /** @description Receive-ready now */
                ready: number;
                /** @description By how many the list has grown in the span */
                change: number;
                /** @description Mailings sent in twelve months */
                mailings: number;
                /** @description The median of the last twelve; null = none with a hundred mails, or nobody may be recognised */
                usual: {
                    /** @description Share opened */
                    opened: number;
                    /** @description Share clicked */
                    clicked: number;
                } | null;
                /** @description The median of the last twelve, by whomever; null = there are none with a hundred mails */
                events: {
                    /** @description Opens for each mail */
                    opens: number;
                    /** @description Clicks for each mail */
                    clicks: number;
                } | null;
                /** @description Who left, for each mail of the span; null = none was delivered */
                left: number | null;
                /** @description Who complained, for each mail of the span; null = none was delivered */
                complained: number | null;
            }[];
        };
        /** @description An account below in sums */
        AccountBelowStatistics: {
            /** @description The account */
            id: number;
            /** @description Its name */
            name: string;
            /** @description Receive-ready now */
            ready: number;
            /** @description By how many the list has grown in the span */
            change: number;
            /** @description Mailings sent in twelve months */
            mailings: number;
            /** @description The median of the last twelve; null = none with a hundred mails, or nobody may be recognised */
            usual: {
                /** @description Share opened */
                opened: number;
                /** @description Share clicked */
                clicked: number;
            } | null;
            /** @description The median of the last twelve, by whomever; null = there are none with a hundred mails */
            events: {
                /** @description Opens for each mail */
                opens: number;
                /** @description Clicks for each mail */
                clicks: number;
            } | null;
            /** @description Who left, for each mail of the span; null = none was delivered */
            left: number | null;
            /** @description Who complained, for each mail of the span; null = none was delivered */
            complained: number | null;
        };
        /** @description Those behind a number */
        PeopleBehind: {
            /** @description At most 50 */
            people: {
                /** @description The person */
                subscriberId: number;
                /** @description Their address */
                email: string;
                /** @description The day it first happened on, in the account’s zone */
                day: string | null;
            }[];
            /** @description Those of this page who were erased since */
            erased: number;
            /** @description Where the next page begins; null = this is the last */
            next: string | null;
        };
        /** @description A page on which people sign up by themselves */
        Form: {
            /** @description The id of the form */
            id: number;
            /** @description What users call it */
            name: string;
            /** @description Where it is */
            url: string;
            /** @description Channels people can choose; none where the account does without */
            channelIds: number[];
            /** @description What is asked beside the address, in this order */
            fields: {
                /** @description firstname, lastname, city, or field: and the id of a customer field */
                name: string;
                /** @description Whether it must be answered */
                isRequired: boolean;
            }[];
            /** @description Websites that may show it in a frame */
            frameOrigins: string[];
            /** @description Whether people can sign up by it */
            isOpen: boolean;
            /** @description By language */
            texts: {
                [key: string]: {
                    /** @description Its heading */
                    title: string;
                    /** @description What stands below it */
                    intro: string;
                    /** @description What people agree to */
                    consent: string;
                    /** @description What the button says */
                    button: string;
                };
            };
            /** @description The privacy notice */
            privacyUrl: string;
            /** @description How often its words have been written; consents keep those they were given for */
            wording: number;
            /** @description When it was changed last, UTC */
            updatedAt: string;
            /** @description What was seen of it; goes into If-Match */
            version: string;
        };
        /** @description What a form can be made of */
        FormChoices: {
            /** @description Languages of the account */
            languages: string[];
            /** @description The one that is always there */
            defaultLanguageIso: string;
            /** @description Channels that can be offered; none where the account does without */
            channels: {
                /** @description The channel */
                id: number;
                /** @description Its name by language */
                names: {
                    [key: string]: string;
                };
            }[];
            /** @description What can be asked */
            fields: {
                /** @description As a form names it */
                name: string;
                /** @description Its name by language; empty for base data, which everybody knows */
                names: {
                    [key: string]: string;
                };
            }[];
        };
        /** @description The public page of what was sent to a channel */
        NewsletterArchive: {
            /** @description Whether everybody who has the address can read it */
            isOpen: boolean;
            /** @description Whether search engines may show it */
            isIndexable: boolean;
            /** @description Where it is; null = it was never opened */
            url: string | null;
            /** @description What was seen of it; goes into If-Match */
            version: string;
        };
        /** @description A sent newsletter of a channel */
        ArchivedNewsletter: {
            /** @description The id of the mailing */
            mailingId: number;
            /** @description As nobody in particular reads it */
            subject: string;
            /** @description When it went out, UTC */
            sentAt: string;
            /** @description Whether the archive does without it */
            isKeptOut: boolean;
        };
        /** @description Background work that people wait for */
        Job: {
            /** @description The id of the job */
            id: number;
            /** @description What it does */
            kind: string;
            /** @description The right that stopping it or going on with it takes */
            action: string;
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
        /** @description A mailing in the list */
        MailingRow: {
            /** @description The id of the mailing */
            id: number;
            /**
             * @description What sends it
             * @enum {string}
             */
            type: "standard" | "optin" | "optout" | "birthday" | "welcome" | "trigger";
            /** @description What it is called among its users */
            name: string;
            /** @description Its subject line; empty = none yet */
            subject: string;
            /**
             * @description How far it has come
             * @enum {string}
             */
            state: "draft" | "planned" | "sending" | "paused" | "sent" | "failed" | "canceled" | "active" | "inactive";
            /** @description Whether it waits for somebody to approve it */
            isWaiting: boolean;
            /** @description Why it reached nobody; null = it has not failed */
            failureReason: ("group_missing" | "group_invalid" | "account_closed" | "account_locked" | "account_not_approved" | "too_late" | "no_recipients") | null;
            /** @description The channel it is sent in */
            channelId: number;
            /** @description When it is to begin, UTC */
            plannedAt: string | null;
            /** @description When it began, UTC */
            startedAt: string | null;
            /** @description When it had ended, UTC */
            sentAt: string | null;
            /** @description When it was changed last, UTC */
            updatedAt: string;
            /** @description Whom it is aimed at; null = nobody can tell yet */
            recipients: number | null;
            /** @description Of them, those whose mail has come to its end */
            done: number;
            /** @description What became of it; null = nothing was delivered yet */
            rates: {
                /** @description Mails not reported as failed */
                delivered: number;
                /** @description Share of them that a person has opened */
                opened: number;
                /** @description Share of them in which a person has clicked */
                clicked: number;
                /** @description What is usual in its channel in twelve months; null = there is nothing to compare with */
                average: {
                    /** @description Opened */
                    opened: number;
                    /** @description Clicked */
                    clicked: number;
                } | null;
            } | null;
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
        /** @description What mailings can point at */
        MailingChoices: {
            /** @description Whether the channel module is booked */
            hasChannels: boolean;
            /** @description Those a mailing can go to */
            channels: {
                /** @description The id of the channel */
                id: number;
                /** @description The one that counts while the module is not booked */
                isDefault: boolean;
                /** @description Name and description by language code */
                translations: {
                    [key: string]: {
                        /** @description The name in this language */
                        name: string;
                        /** @description What it is for, in this language */
                        description: string | null;
                    };
                };
            }[];
            /** @description The languages of the account */
            languages: string[];
            /** @description Occasions that triggers are written for */
            triggerTypes: components["schemas"]["TriggerTypeChoice"][];
            /** @description Where programs call, before /api/v1 */
            apiOrigin: string;
            /** @description What can be around a content */
            themes: {
                /** @description Its id */
                id: number;
                /** @description What it is called */
                name: string;
            }[];
            /** @description Those the account writes from */
            domains: {
                /** @description The domain */
                name: string;
                /** @description Whether its DNS records vouch for us */
                isVerified: boolean;
            }[];
            /** @description Where test mails may go beside them */
            testAddresses: {
                /** @description The id of the address */
                id: number;
                /** @description Where it goes */
                email: string;
            }[];
            /** @description Who may get test mails */
            users: {
                /** @description Its id */
                id: number;
                /** @description What it is called */
                name: string;
                /** @description Where they read their mail */
                email: string;
            }[];
        };
        /** @description An occasion that mailings are written for */
        TriggerTypeChoice: {
            /** @description The triggerTypeId of calls */
            id: number;
            /** @description A short name that stays the same */
            key: string;
            /** @description What it is called, by language */
            translations: {
                [key: string]: {
                    name: string;
                    description: string | null;
                };
            };
        };
        /** @description A mailing as its page shows it */
        MailingDetail: {
            /** @description The id of the mailing */
            id: number;
            /** @description What it says */
            newsletterId: number;
            /**
             * @description What sends it
             * @enum {string}
             */
            type: "standard" | "optin" | "optout" | "birthday" | "welcome" | "trigger";
            /** @description What it is called among its users */
            name: string;
            /**
             * @description How far it has come
             * @enum {string}
             */
            state: "draft" | "planned" | "sending" | "paused" | "sent" | "failed" | "canceled" | "active" | "inactive";
            /** @description Why it reached nobody; null = it has not failed */
            failureReason: ("group_missing" | "group_invalid" | "account_closed" | "account_locked" | "account_not_approved" | "too_late" | "no_recipients") | null;
            /** @description Its language; of a mailing in several, the main one */
            languageIso: string;
            /** @description The mailing whose further language this is; null = it is a mailing as a whole */
            versionOf: number | null;
            /** @description What it says, by language; the main one first */
            languages: components["schemas"]["MailingLanguage"][];
            /** @description Its subject line; empty = none yet */
            subject: string;
            /**
             * @description What of opens and clicks the account counts
             * @enum {string}
             */
            tracking: "none" | "aggregate" | "individual";
            /** @description Null = it has one subject */
            subjectTest: components["schemas"]["SubjectTest"] | null;
            /** @description How long its content is; 0 = none yet */
            htmlBytes: number;
            /** @description What is around its content; null = nothing */
            theme: {
                /** @description Its id */
                id: number;
                /** @description What it is called */
                name: string;
            } | null;
            /** @description What its content is made of; empty = it was written as a whole */
            articles: {
                /** @description Its id */
                id: number;
                /** @description What it is called */
                name: string;
            }[];
            /** @description Who it comes from */
            senderName: string;
            /** @description The address it comes from */
            senderEmail: string;
            /** @description Where answers go; null = to that address */
            replyTo: string | null;
            /** @description The domain of the address */
            domain: {
                /** @description The part after the @ */
                name: string;
                /** @description Whether the account has added it */
                isKnown: boolean;
                /** @description Whether its DNS records vouch for us */
                isVerified: boolean;
            };
            /** @description The channel it is sent in */
            channelId: number;
            /** @description Whoever is in any of them; none = everybody in the channel */
            groups: {
                /** @description The id of the group */
                id: number;
                /** @description What it is called; null = it is gone */
                name: string | null;
            }[];
            /** @description Nobody who is in one of them */
            excludedGroups: {
                /** @description The id of the group */
                id: number;
                /** @description What it is called; null = it is gone */
                name: string | null;
            }[];
            audience: components["schemas"]["MailingAudience"];
            /** @description All that is looked at, whether fine or not */
            checks: components["schemas"]["MailingCheck"][];
            /** @description Null = it is sent by its plan */
            standing: components["schemas"]["StandingMailing"] | null;
            approval: components["schemas"]["MailingApproval"];
            /** @description When it is to begin, UTC */
            plannedAt: string | null;
            /** @description Nothing of it leaves later, UTC; null = no such time */
            notAfter: string | null;
            /** @description Day and hour on the clock of each recipient, as 2027-03-28T09:00; null = all at once */
            recipientHour: string | null;
            /** @description Null = all get it at once */
            trial: {
                /** @description How many get it first */
                people: number;
                /** @description After how long the others follow */
                minutes: number;
            } | null;
            /** @description Null = it was made here */
            received: {
                /** @description The L-account it comes from */
                from: string;
                /** @description Whether a newer version waits; planning or applying it anew takes it */
                hasNewer: boolean;
                /** @description Whether the L-account has taken it back */
                isWithdrawn: boolean;
                /** @description When the last version came, UTC */
                receivedAt: string;
            } | null;
            /** @description Whether the L-account keeps its subject */
            isSubjectFixed: boolean;
            /** @description Whether the L-account keeps its content */
            isContentFixed: boolean;
            /** @description Whether somebody still has to choose whom it reaches */
            lacksAudience: boolean;
            /** @description When the L-account proposes to send it, UTC */
            proposedAt: string | null;
            /** @description How long it can be taken back when it is sent now */
            undoSeconds: number;
            /** @description How long it can still be taken back; null = it is not planned */
            dueInSeconds: number | null;
            /** @description When it had ended, UTC */
            sentAt: string | null;
            /** @description When it was changed last, UTC */
            updatedAt: string;
            /** @description Who made it; null = not known */
            createdBy: {
                /** @description What they are: user, key, operator, … */
                kind: string;
                /** @description How they are called, where that is known */
                name: string | null;
            } | null;
            /** @description Who changed it last; null = not known */
            changedBy: {
                /** @description What they are: user, key, operator, … */
                kind: string;
                /** @description How they are called, where that is known */
                name: string | null;
            } | null;
            /** @description Who planned it; null = nobody */
            plannedBy: {
                /** @description What they are: user, key, operator, … */
                kind: string;
                /** @description How they are called, where that is known */
                name: string | null;
            } | null;
            /** @description When all this was looked at, UTC */
            countedAt: string;
            /** @description What a change must name in If-Match */
            version: string;
        };
        /** @description A language in which a mailing is written */
        MailingLanguage: {
            /** @description Where it is written; of the main language the mailing itself */
            mailingId: number;
            /** @description The language */
            languageIso: string;
            /** @description Its subject line in it; empty = none yet */
            subject: string;
        };
        /** @description Several subjects, of which the readers choose the best */
        SubjectTest: {
            /** @description Beside the subject of the mailing, which is the first */
            otherSubjects: string[];
            /** @description How many of the audience try them */
            percent: number;
            /** @description How long the rest waits for the winner */
            hours: number;
            /**
             * @description What people have to do most, of the mails delivered
             * @enum {string}
             */
            winsBy: "clicks" | "opens";
        };
        /** @description Who would get it at this moment, and why the others would not */
        MailingAudience: {
            /** @description Everybody it is meant for: the sum of all parts */
            everyone: number;
            /** @description People in this part */
            reached: number;
            /** @description People in this part */
            excluded: number;
            /** @description People in this part */
            suspended: number;
            /** @description People in this part */
            pending: number;
            /** @description People in this part */
            archived: number;
            /** @description People in this part */
            outside: number;
        };
        /** @description Something that is looked at before a mailing may leave */
        MailingCheck: {
            /**
             * @description What was looked at
             * @enum {string}
             */
            name: "subject" | "subjectTest" | "content" | "gaps" | "variables" | "placeholders" | "altTexts" | "size" | "audience" | "groups" | "channel" | "recipients" | "sender" | "domain" | "postalAddress" | "account" | "approval";
            /**
             * @description Where it is mended
             * @enum {string}
             */
            place: "content" | "audience" | "sender" | "account" | "approval";
            /**
             * @description blocking = it cannot leave as it is
             * @enum {string}
             */
            verdict: "fine" | "warning" | "blocking";
            /** @description How many of what is wrong; of the size, kilobytes */
            count: number;
            /** @description Of a mailing in several languages: where it is wrong; otherwise empty */
            languages: string[];
        };
        /** @description What a mailing that events send has beside the others */
        StandingMailing: {
            /** @description What calls it; null = it is no trigger */
            triggerType: components["schemas"]["TriggerTypeChoice"] | null;
            /**
             * @description transactional = it also reaches people who left
             * @enum {string}
             */
            purpose: "general" | "transactional";
            /** @description Why it may; null = it does not */
            purposeReason: string | null;
            /** @description Of a birthday mailing: from which hour of the account it goes out */
            birthdayHour: number;
            /** @description Of a welcome mailing: how many days after somebody has joined it is sent */
            welcomeDays: number;
            /** @description Of a welcome mailing: whether people created by programs get it, too */
            welcomesCreated: boolean;
            /** @description Whether it was written anew since, and its mails still say what it said */
            hasChanges: boolean;
            /** @description What answers to its type and language now; null = nothing else */
            rival: {
                /** @description Its id */
                id: number;
                /** @description What it is called */
                name: string;
            } | null;
            /** @description What a call must bring */
            placeholders: {
                /** @description As it stands in the text, without brackets */
                name: string;
                /** @description What it means; empty = nobody has said */
                label: string;
                /** @description For previews, tests and the shown call */
                exampleValue: string;
                /** @description Whether subject or content show it */
                isUsed: boolean;
            }[];
        };
        /** @description Whether somebody else has to approve a mailing, and has */
        MailingApproval: {
            /** @description Whether it leaves only after another user has approved it */
            isRequired: boolean;
            /**
             * @description void = it was changed after somebody had asked, or approved it
             * @enum {string}
             */
            state: "none" | "waiting" | "approved" | "sentBack" | "void";
            /** @description Whether whoever reads this has asked; others answer */
            isOwn: boolean;
            /** @description What an answer must name: of the content, audience and sender of now */
            seen: string;
            /** @description Who asked; null = nobody */
            askedBy: {
                /** @description What they are: user, key, operator, … */
                kind: string;
                /** @description How they are called, where that is known */
                name: string | null;
            } | null;
            /** @description When they asked, UTC */
            askedAt: string | null;
            /** @description When it is to begin then, UTC; null = at once, or it is not planned */
            plannedAt: string | null;
            /** @description What they said about it; empty = nothing */
            note: string;
            /** @description Who answered; null = nobody yet */
            decidedBy: {
                /** @description What they are: user, key, operator, … */
                kind: string;
                /** @description How they are called, where that is known */
                name: string | null;
            } | null;
            /** @description When they answered, UTC */
            decidedAt: string | null;
            /** @description Why it was sent back; null = it was not */
            answer: string | null;
        };
        /** @description What is odd in new HTML, or was taken out of it */
        ContentFault: {
            /**
             * @description What it is; cut_… = it was taken out
             * @enum {string}
             */
            code: "malformed_area" | "nested_area" | "token_in_default" | "malformed_variable" | "doubled_braces" | "duplicate_area" | "unknown_variable" | "unknown_customer_field" | "cut_script" | "cut_handler" | "cut_form" | "cut_frame" | "cut_refresh" | "cut_stylesheet" | "cut_link" | "cut_drawing" | "cut_broken";
            /** @description In the HTML as it came */
            line: number;
            /** @description How it is mended, in English */
            detail: string;
        };
        /** @description Somebody in a part */
        PersonInAudience: {
            /** @description The person */
            id: number;
            /** @description Their address; null = erased since */
            email: string | null;
            /** @description Their first name */
            firstname: string | null;
            /** @description Their last name */
            lastname: string | null;
        };
        /** @description Something worth knowing before a mailing leaves */
        MailingAdvice: {
            /**
             * @description What was looked at
             * @enum {string}
             */
            name: "deadLinks" | "deadImages" | "defaults" | "contrast" | "spam";
            /**
             * @description unknown = nobody could be asked; nothing of it blocks
             * @enum {string}
             */
            verdict: "fine" | "warning" | "unknown";
            /** @description How many of what is wrong; of the defaults, people; of spam, the score */
            count: number;
            /** @description The first ten of them */
            findings: components["schemas"]["MailingFinding"][];
            /** @description In which language; null = the mailing has one, or it goes for all */
            languageIso: string | null;
        };
        /** @description One thing that readers would stumble over */
        MailingFinding: {
            /** @description An address, a variable such as V:2, a text, or a rule of SpamAssassin */
            what: string;
            /** @description Of an address: why it leads nowhere */
            reason: ("gone" | "failing" | "unknownName" | "unreachable" | "certificate" | "internal") | null;
            /** @description Of a variable: people who see its default; of a text: its contrast */
            figure: number | null;
            /** @description Of a field: its name by language */
            names: {
                [key: string]: string;
            } | null;
        };
        /** @description A mailing field, and what one mailing says for it */
        MailingFieldValue: {
            /** @description The id of the field; variables name it */
            id: number;
            /**
             * @description 1 = string, 2 = integer, 3 = date, 4 = boolean, 5 = string list, 6 = currency
             * @enum {number}
             */
            type: 1 | 2 | 3 | 4 | 5 | 6;
            /** @description Name and description by language code */
            translations: {
                [key: string]: {
                    /** @description The name in this language */
                    name: string;
                    /** @description What it is for, in this language */
                    description: string | null;
                };
            };
            /** @description What the mails say: its own value, or the default */
            value: (string | number | boolean | string[]) | null;
            /** @description What mailings say that have no value of their own */
            defaultValue: (string | number | boolean | string[]) | null;
            /** @description Whether the mailing has a value of its own */
            isOwn: boolean;
            /** @description What was seen of its value; goes into If-Match */
            version: string;
        };
        /** @description Where everybody stands whom a mailing goes to */
        MailingRun: {
            /** @description The id of the run */
            id: number;
            /**
             * @description What it does
             * @enum {string}
             */
            state: "sending" | "paused" | "canceled" | "finished";
            /** @description When it began, UTC */
            startedAt: string;
            /** @description When it was held last, UTC; null = never */
            pausedAt: string | null;
            /** @description When everybody had been seen to, UTC */
            finishedAt: string | null;
            /** @description Everybody it is aimed at: the sum of all parts */
            targeted: number;
            /** @description Taken by the relay */
            accepted: number;
            /** @description Refused by the relay for good */
            refused: number;
            /** @description Expired, or could not be made */
            failed: number;
            /** @description The relay gave no answer, and its log is asked */
            inDoubt: number;
            /** @description May not receive it any more */
            excluded: number;
            /** @description Not seen to yet, or on the wire */
            waiting: number;
            /** @description Get none, because it was canceled */
            canceled: number;
            /** @description What the parts miss; anything but 0 is a fault of ours */
            difference: number;
            /** @description Excluded people by reason */
            excludedBy: {
                [key: string]: number;
            };
            /** @description Of the accepted, those a mailbox took */
            delivered: number;
            /** @description Of the accepted, those the relay still has */
            inQueue: number;
            /** @description Of the accepted, those that came back */
            cameBack: number;
            /** @description Mails that stopped waiting in the last minute; null = not known yet */
            perMinute: number | null;
            /** @description When it may have ended at this speed, UTC */
            endsAt: string | null;
            /** @description Why it does not move although nobody holds it */
            stillReason: ("frozen" | "noSender" | "noAnswer" | "winner" | "trial" | "hour") | null;
            /** @description Null = nobody holds it */
            pause: components["schemas"]["RunPause"] | null;
            /** @description Who goes first, and how that stands; null = all go at once */
            test: components["schemas"]["RunTest"] | null;
            /** @description The next who are due when it is the hour where they are; null = nobody waits for that */
            hours: components["schemas"]["RunHours"] | null;
            /** @description Why it was let go on after it had stopped itself */
            resumeReason: string | null;
            /** @description Addresses that do not exist */
            hardBounces: {
                /** @description Share of what was handed over */
                share: number;
                /** @description Above this share the run stops itself */
                stopAt: number;
            };
            /** @description Called spam by their receivers */
            complaints: {
                /** @description Share of what was handed over */
                share: number;
                /** @description Above this share the run stops itself */
                stopAt: number;
            };
            /** @description Mails that failed and can be tried again now */
            retryable: number;
            /** @description False = nobody can say any more who it was */
            isKept: boolean;
            /** @description When this was counted, UTC */
            seenAt: string;
        };
        /** @description Why a run is held */
        RunPause: {
            /**
             * @description Who or what holds it; brake, trial = it stopped itself, trial: after those who went first
             * @enum {string}
             */
            kind: "user" | "brake" | "trial" | "operator";
            /** @description Who it was; null = not a user */
            by: {
                /** @description What they are */
                kind: string;
                /** @description How they are called, where that is known */
                name: string | null;
            } | null;
            /** @description Of what there was too much; null = it did not stop itself */
            matter: ("complaints" | "hardBounces" | "policy" | "senderDomain" | "content" | "protocol") | null;
            /** @description How many mails that were */
            count: number | null;
            /** @description Out of how many */
            of: number | null;
        };
        /** @description Whose hour is still to come */
        RunHours: {
            /** @description When the next ones are due, UTC */
            nextAt: string;
            /** @description Where it is the hour then */
            zone: string;
            /** @description How many they are */
            people: number;
            /** @description When the last ones are due, UTC */
            lastAt: string;
            /** @description Whether there is nothing else to do until then */
            isWaiting: boolean;
        };
        /** @description Somebody whom a run is aimed at */
        PersonInRun: {
            /** @description The person */
            id: number;
            /** @description Their address; null = erased since */
            email: string | null;
            /** @description Their first name */
            firstname: string | null;
            /** @description Their last name */
            lastname: string | null;
            /**
             * @description How far their mail has come
             * @enum {string}
             */
            state: "untouched" | "pending" | "claimed" | "onWire" | "accepted" | "deferred" | "rejected" | "inDoubt" | "unknown" | "excluded" | "canceled" | "quarantined" | "expired" | "delivered" | "bounced";
            /** @description Why they were left out, or what their mail could not be made of */
            reason: string | null;
            /** @description In the words of whoever refused it */
            reply: string | null;
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
        /** @description Conditions that belong together */
        ConditionBox: {
            /**
             * @description Whether all of them must be true, at least one, or none
             * @enum {string}
             */
            join: "all" | "any" | "none";
            /** @description Conditions, and boxes of conditions */
            of: (components["schemas"]["ConditionLine"] | components["schemas"]["ConditionBox"])[];
        };
        /** @description One condition */
        ConditionLine: {
            /** @description What is asked: base data, field:{id}, channel:{id}, group, opened and the like */
            source: string;
            /** @description How it is compared */
            operator: string;
            /** @description With what, as text */
            values: string[];
        };
        /** @description One person of an act on many */
        BulkOutcome: {
            /** @description The id of the subscriber */
            subscriberId: number;
            /** @description What the act came to for them */
            outcome: string;
            /** @description The address; letter case does not matter */
            email: string;
            /** @description First name */
            firstname: string | null;
            /** @description Last name */
            lastname: string | null;
        };
        /** @description Filters and order of the list of people, under a name */
        SavedView: {
            /** @description The id of the view */
            id: number;
            /** @description How the user calls it */
            name: string;
            /** @description What the address of the list says: filters and order */
            search: {
                [key: string]: components["schemas"]["__schema0"];
            };
            /** @description Whether the list begins with it */
            isDefault: boolean;
        };
        /** @description A column that an export may have */
        ExportColumn: {
            /** @description What an export calls it by */
            column: string;
            /** @description How it is headed, by language */
            names: {
                [key: string]: string;
            };
        };
        /** @description A list of people as a file */
        Export: {
            /** @description The export, and the job that writes it */
            id: number;
            /**
             * @description Text with commas, or a spreadsheet
             * @enum {string}
             */
            format: "csv" | "xlsx";
            /** @description The columns, in the order of the file */
            columns: string[];
            /** @description How many people were meant when it was asked for */
            people: number;
            /** @description Whether the file is complete */
            isReady: boolean;
            /** @description Whether the file is deleted */
            isFileGone: boolean;
            /** @description When the file is deleted, UTC */
            fileEndsAt: string;
            /** @description When it was asked for, UTC */
            createdAt: string;
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
        SubscriberEdit: {
            /** @description The address; letter case does not matter */
            email?: string;
            /**
             * @description person or organisation; the name of an organisation is its lastname, and it has no title, first name, gender or birthday
             * @enum {string}
             */
            kind?: "person" | "organisation";
            /** @description 1 = male, 2 = female, 3 = diverse, null = unknown */
            genderId?: (1 | 2 | 3) | null;
            /** @description As Dr. */
            academicTitle?: string | null;
            /** @description First name */
            firstname?: string | null;
            /** @description Last name */
            lastname?: string | null;
            /** @description A salutation of their own, used instead of the one made from the name */
            salutation?: string | null;
            /** @description Where they live */
            city?: string | null;
            /** @description YYYY-MM-DD, from 1900 on, not in the future */
            birthday?: string | null;
            /** @description The language they read, as de or de-AT */
            languageIso?: string | null;
            /** @description IANA name of the time zone they live in, as Europe/Berlin; null = that of the account */
            timeZone?: string | null;
            /** @description Your own id of this person */
            reference?: string | null;
            /** @description Values of the customer’s own fields, by the id of the field; null clears one */
            customerFields?: {
                [key: string]: unknown;
            };
        };
        /** @description A group as the application shows it */
        GroupView: {
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
            /** @description Of a dynamic group: when its people were last counted, UTC; the others are always counted */
            countedAt: string | null;
            /** @description Mailings that would miss it */
            usedBy: components["schemas"]["GroupUse"][];
            /** @description When it was created, UTC */
            createdAt: string;
            /** @description When it was last changed, UTC */
            updatedAt: string;
        };
        /** @description A mailing that is planned, under way or active */
        GroupUse: {
            /** @description The id of the mailing */
            id: number;
            /** @description How it is called */
            name: string;
            /** @description Whether it leaves the members out instead of reaching them */
            isExcluded: boolean;
        };
        /** @description One group with its conditions */
        GroupDetail: {
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
            /** @description Of a dynamic group: when its people were last counted, UTC; the others are always counted */
            countedAt: string | null;
            /** @description Mailings that would miss it */
            usedBy: components["schemas"]["GroupUse"][];
            /** @description When it was created, UTC */
            createdAt: string;
            /** @description When it was last changed, UTC */
            updatedAt: string;
            /** @description Of a dynamic group: who matches belongs to it */
            conditions: components["schemas"]["ConditionBox"] | null;
            /** @description Why nobody can tell who is in it; empty = everything is in order */
            faults: components["schemas"]["PlacedConditionFault"][];
        };
        /** @description A line that cannot be judged, or not any more */
        PlacedConditionFault: {
            /** @description Which line, from the outside in, from 0; empty = the whole */
            path: number[];
            /**
             * @description What is wrong with it
             * @enum {string}
             */
            fault: "source_unknown" | "operator_unknown" | "values_wrong" | "group_gone" | "newsletter_gone" | "group_cycle" | "too_deep" | "too_many";
        };
        /** @description What conditions can be made of */
        ConditionVocabulary: {
            /** @description Everything that can be asked in this account */
            sources: components["schemas"]["ConditionSource"][];
            /** @description What can be asked of each kind */
            operators: {
                [key: string]: components["schemas"]["ConditionOperator"][];
            };
            /** @description The groups there are */
            groups: components["schemas"]["ConditionChoice"][];
            /** @description The newsletters that were sent last */
            newsletters: components["schemas"]["ConditionChoice"][];
            /** @description The imports there were last */
            imports: components["schemas"]["ConditionChoice"][];
            /** @description How somebody can stand in a channel: status/addition, or none */
            states: string[];
            /** @description How somebody can have come to be on the list */
            origins: string[];
            /** @description On which basis somebody may be written to */
            bases: string[];
            /** @description How much can be asked */
            limits: {
                /** @description Lines of a group */
                conditions: number;
                /** @description Boxes in boxes */
                depth: number;
                /** @description How far back or ahead a number of days can reach */
                days: number;
            };
        };
        /** @description Something that can be asked of people */
        ConditionSource: {
            /** @description What is asked */
            source: string;
            /**
             * @description Which decides the operators
             * @enum {string}
             */
            kind: "text" | "number" | "date" | "birthday" | "time" | "boolean" | "list" | "channel" | "group" | "engagement" | "clicks" | "origin" | "basis" | "consent";
            /** @description Of a field or channel: how it is called, by language */
            names: {
                [key: string]: string;
            };
        };
        /** @description What can be asked */
        ConditionOperator: {
            /** @description How it is compared */
            operator: string;
            /**
             * @description What its values look like
             * @enum {string}
             */
            takes: "texts" | "numbers" | "days" | "count" | "ids" | "link" | "states" | "daysAndStates" | "origins" | "bases" | "none";
            /** @description How many values it needs */
            least: number;
            /** @description How many values it takes */
            most: number;
        };
        /** @description Something that a condition can name */
        ConditionChoice: {
            /** @description Its id */
            id: number;
            /** @description How it is called */
            name: string;
        };
        /** @description Who matches conditions */
        ConditionPreview: {
            /** @description How many match, exactly */
            people: number;
            /** @description Of how many it cannot be told, because they are not recognised */
            unknown: number;
            /** @description Whether the account recognises anybody; otherwise nothing is known of opens and clicks */
            recognises: boolean;
            /** @description How many people the account has */
            everybody: number;
            /** @description Line by line */
            left: components["schemas"]["ConditionLeft"][];
            /** @description Up to five who match, the newest first */
            sample: components["schemas"]["SamplePerson"][];
            /** @description Lines that cannot be judged; everything is counted without them, and they cannot be saved */
            faults: components["schemas"]["PlacedConditionFault"][];
            /** @description How the group would change; null = there is none, or its own conditions cannot be judged */
            change: components["schemas"]["ConditionChange"] | null;
        };
        /** @description What one line or box leaves of those before it */
        ConditionLeft: {
            /** @description Where the line or box stands: the number in its box, from the outside in, from 0 */
            path: number[];
            /** @description How many are left after it */
            people: number;
        };
        /** @description Somebody who matches */
        SamplePerson: {
            /** @description The id of the subscriber */
            id: number;
            /** @description The address */
            email: string;
            /** @description The first name */
            firstname: string | null;
            /** @description The last name */
            lastname: string | null;
        };
        /** @description What would change for a group */
        ConditionChange: {
            /** @description How many are in the group now, by the conditions it has */
            people: number;
            /** @description How many of those who match are not in it */
            adds: number;
            /** @description How many in it do not match */
            removes: number;
        };
        /** @description Why somebody matches, or not */
        ConditionExplanation: {
            /**
             * @description Whether it is true of the person, as far as that is known
             * @enum {string}
             */
            verdict: "true" | "false" | "unknown";
            /** @description Line by line */
            lines: components["schemas"]["ConditionVerdict"][];
        };
        /** @description One line or box, of one person */
        ConditionVerdict: {
            /** @description Where the line or box stands: the number in its box, from the outside in, from 0 */
            path: number[];
            /**
             * @description Whether it is true of the person, as far as that is known
             * @enum {string}
             */
            verdict: "true" | "false" | "unknown";
        };
        /** @description What became of the people who were to be put into a group */
        PeopleAssigned: {
            /** @description Ids of the people who are in it now and were not before */
            added: number[];
            /** @description How many were in it before */
            alreadyMembers: number;
            /** @description What nobody of the account has, as it was sent */
            unknown: string[];
        };
        /** @description Who was taken out of a group */
        PeopleDismissed: {
            /** @description Ids of the people who were in it */
            removed: number[];
        };
        /** @description A list of people that somebody brings along */
        Import: {
            /** @description The number of the import */
            id: number;
            /** @description How the file is called */
            fileName: string;
            /** @description Bytes it has */
            fileSize: number;
            /** @description Bytes of it that have arrived */
            received: number;
            /**
             * @description Where the import stands
             * @enum {string}
             */
            stage: "upload" | "read" | "unreadable" | "columns" | "check" | "checked" | "run" | "done" | "canceled";
            /** @description How the work of the stage goes */
            jobState: ("waiting" | "running" | "done" | "failed" | "canceled") | null;
            /** @description Why that work failed */
            jobReason: string | null;
            /** @description Whether it is a workbook; its first sheet is read */
            isWorkbook: boolean;
            /** @description How the file is written */
            format: components["schemas"]["ImportFormat"] | null;
            /** @description The columns of the file */
            columns: {
                /** @description As the file names it */
                heading: string;
                /** @description What it probably means */
                suggestion: (("email" | "standing" | "kind" | "genderId" | "academicTitle" | "firstname" | "lastname" | "salutation" | "city" | "birthday" | "languageIso" | "timeZone" | "reference") | string) | null;
            }[] | null;
            /** @description The service the file was recognised by */
            preset: {
                /**
                 * @description Whose export it is
                 * @enum {string}
                 */
                service: "mailchimp" | "listmonk" | "cleverreach" | "brevo";
                /** @description What everybody on it is there */
                newPeople: ("receiveReady" | "optinPending" | "noOptin" | "transaction" | "unsubscribed" | "hardBounce" | "manual" | "complained" | "blacklist") | null;
            } | null;
            /** @description Why the file cannot be read */
            fault: {
                /**
                 * @description What is wrong
                 * @enum {string}
                 */
                code: "file_empty" | "not_text" | "workbook_damaged" | "workbook_too_large" | "quote_open" | "encoding_wrong" | "cell_too_long" | "too_many_columns" | "too_many_rows";
                /** @description In which row */
                row: number;
                /** @description At which byte */
                byte: number;
            } | null;
            /** @description Rows without the heading */
            rowCount: number | null;
            /** @description What was chosen */
            rules: components["schemas"]["ImportRules"] | null;
            /** @description Rows so far, by what became of them */
            counts: {
                /** @description Rows that are created */
                created: number;
                /** @description Rows that are updated */
                updated: number;
                /** @description Rows that are unchanged */
                unchanged: number;
                /** @description Rows that are skipped */
                skipped: number;
                /** @description Rows that are duplicate */
                duplicate: number;
                /** @description Rows that are closed */
                closed: number;
                /** @description Rows that are invalid */
                invalid: number;
            } | null;
            /** @description Who brought it */
            createdBy: string;
            /** @description When, UTC */
            createdAt: string;
            /** @description When the import began, UTC */
            startedAt: string | null;
            /** @description When it ended, UTC */
            finishedAt: string | null;
            /** @description When the file was deleted, UTC */
            fileGoneAt: string | null;
        };
        /** @description How the file is written */
        ImportFormat: {
            /**
             * @description How bytes become characters
             * @enum {string}
             */
            encoding: "utf-8" | "utf-16le" | "utf-16be" | "windows-1252";
            /**
             * @description What stands between two cells
             * @enum {string}
             */
            delimiter: ";" | "," | "\t" | "|";
            /** @description Whether the first row names the columns */
            hasHeading: boolean;
        };
        /** @description What the columns mean, and what happens to whom */
        ImportRules: {
            /** @description By the place of the column; null = it is not imported */
            columns: ((("email" | "standing" | "kind" | "genderId" | "academicTitle" | "firstname" | "lastname" | "salutation" | "city" | "birthday" | "languageIso" | "timeZone" | "reference") | string) | null)[];
            /**
             * @description Whether the day or the month comes first
             * @enum {string}
             */
            dateOrder: "dmy" | "mdy" | "ymd";
            /**
             * @description What stands before the decimals
             * @enum {string}
             */
            decimalSign: "comma" | "point";
            /**
             * @description What new people become in the channels
             * @enum {string}
             */
            newPeople: "receiveReady" | "optinPending" | "noOptin" | "transaction" | "unsubscribed" | "hardBounce" | "manual" | "complained" | "blacklist";
            /** @description Channels they enter; without the channel module there is one */
            channelIds: number[];
            /** @description The group that everybody on the list enters who is not closed */
            groupId: number | null;
            /**
             * @description What happens to the data of people who are here
             * @enum {string}
             */
            knownPeople: "skip" | "fill" | "overwrite";
            /** @description Empty cells clear values, where values are overwritten */
            clearsEmpty: boolean;
            /** @description On which basis they may be written to */
            basis: ("consent" | "existingCustomer" | "transactional") | null;
            /** @description Where the list comes from */
            origin: string | null;
            /** @description Why they may be written to, in own words */
            reason: string | null;
            /** @description When they agreed */
            consentDate: string | null;
            /** @description The words they agreed to */
            consentWording: string | null;
        };
        /** @description Where a person stands in one channel, and why */
        StandingInChannel: {
            /** @description In which channel */
            channelId: number;
            /** @description 1, 2 or 3; null = never in it */
            status: number | null;
            /** @description 1 to 8 */
            statusAddition: number | null;
            /** @description Since when, UTC */
            since: string | null;
            /** @description The way it came, as the consent ledger names it */
            source: string | null;
            /** @description By whom */
            by: components["schemas"]["KnownActor"] | null;
            /** @description What was said about it */
            stated: {
                /** @description The basis that was named */
                legalBasis: string | null;
                /** @description The reason that was given */
                reason: string | null;
                /** @description What the person agreed to, word for word */
                wording: string | null;
            };
            /** @description What has closed it since the last consent */
            closedBy: string[];
            /** @description What may be done about it */
            acts: {
                /**
                 * @description What may be done
                 * @enum {string}
                 */
                act: "askByOptin" | "makeReady" | "setNoOptin" | "setTransactional" | "reactivate" | "archive" | "unsubscribe" | "blacklist";
                /**
                 * @description all = only by whoever may reactivateRefused
                 * @enum {string}
                 */
                release: "manual" | "all";
                /** @description What has to be said for it */
                needs: ("basis" | "reason" | "way" | "consent" | "personAsked")[];
            }[];
        };
        /** @description Who did something */
        KnownActor: {
            /** @description What they are: user, key, person, mail-system, … */
            kind: string;
            /** @description How they are called, where that is known */
            name: string | null;
        };
        /** @description One thing that happened with a person */
        Happening: {
            /** @description When, UTC */
            at: string;
            /**
             * @description What it was
             * @enum {string}
             */
            kind: "mail" | "opened" | "clicked" | "state" | "created" | "changed";
            /** @description Of the mailing */
            name: string | null;
            /** @description What became of the mail, or the state that was entered */
            state: string | null;
            /** @description In which channel; 0 = in none */
            channelId: number | null;
            /** @description The way it came, as the consent ledger names it */
            source: string | null;
            /** @description What was changed */
            members: string[] | null;
            /** @description By whom */
            by: components["schemas"]["KnownActor"] | null;
            /** @description Of the dispatch */
            runId: number | null;
        };
        /** @description All that is known of one person’s consent */
        ConsentDocument: {
            /** @description The account */
            account: {
                /** @description Its id */
                id: number;
                /** @description Its name */
                name: string;
            };
            /** @description Whom it is about */
            person: {
                /** @description Their id */
                subscriberId: number;
                /** @description null = erased */
                email: string | null;
            };
            /** @description When this was read, UTC */
            printedAt: string;
            /** @description Where the channels stand */
            channels: {
                /** @description 0 = no channel: whether the person may be recognised in statistics */
                channelId: number;
                /** @description Of the channel */
                name: string | null;
                /** @description Where the person stands */
                state: string;
                /** @description The person’s own confirmation that this rests on, UTC */
                confirmedAt: string | null;
                /** @description A confirmation from before the address changed, UTC */
                confirmedByFormerAddressAt: string | null;
            }[];
            /** @description Every step, in order */
            steps: {
                /** @description The number of the entry in the ledger */
                seq: number;
                /** @description When, UTC */
                occurredAt: string;
                /** @description In which channel */
                channelId: number;
                /** @description How it is called */
                channel: string | null;
                /** @description The state before */
                from: string | null;
                /** @description The state after */
                to: string;
                /** @description Who, as the ledger writes it */
                actor: string;
                /** @description Who */
                by: {
                    /** @description What they are */
                    kind: string;
                    /** @description How they are called */
                    name: string | null;
                };
                /** @description By which way */
                source: string;
                /** @description The newsletter whose link was used */
                newsletterId: number | null;
                /** @description Mail is allowed from here on although the person has confirmed nothing */
                withoutConfirmation: boolean;
                /** @description Circumstances; null = erased */
                evidence: {
                    [key: string]: string;
                } | null;
                /** @description SHA-256 of the words agreed to, or of the mail they were in; outlives the evidence */
                wordingHash: string | null;
                /** @description The link of the chain */
                hash: string;
            }[];
            /** @description Every opt-in mail */
            optinMails: {
                /** @description The id of the mail */
                id: number;
                /** @description What it asked about */
                channels: string[];
                /** @description When it was asked for, UTC */
                askedAt: string;
                /** @description Its subject */
                subject: string | null;
                /** @description SHA-256 of its content */
                contentHash: string | null;
                /** @description Its Message-ID */
                messageId: string | null;
                /** @description What became of it */
                state: string | null;
                /** @description When it was handed over, UTC */
                handedOverAt: string | null;
                /** @description What the relay calls it */
                relayId: string | null;
                /** @description SHA-256 of its link */
                tokenHash: string;
                /** @description When the link was used, UTC */
                confirmedAt: string | null;
                /** @description From which address */
                confirmIp: string | null;
                /** @description With which program */
                userAgent: string | null;
            }[];
        };
        /** @description A mailing that was sent to many */
        SentMailing: {
            /** @description The id of this dispatch */
            runId: number;
            /** @description How the mailing is called */
            name: string;
            /** @description Its subject */
            subject: string | null;
            /** @description The channel it was sent in */
            channelId: number;
            /** @description When it began, UTC */
            startedAt: string;
        };
        /** @description Whether one person got one mailing, and why */
        Receipt: {
            /**
             * @description Whether the mail arrived
             * @enum {string}
             */
            got: "yes" | "no" | "notYet" | "unknown";
            /** @description What decided it: a state of the mail, or why it was not aimed at the person */
            reason: string;
            /** @description The way of the mail */
            steps: {
                /**
                 * @description Where on its way
                 * @enum {string}
                 */
                step: "audience" | "status" | "suppression" | "dispatch" | "answer" | "opened";
                /**
                 * @description What it came to there
                 * @enum {string}
                 */
                verdict: "passed" | "stopped" | "waits" | "unknown" | "notReached";
            }[];
            mailing: components["schemas"]["SentMailing"];
            /** @description Where the person stood in the channel when it began */
            stateAtStart: string | null;
            /** @description Why the engine left the person out at the last moment, or could not make the mail */
            detail: string | null;
            /** @description When the mail was handed over, UTC */
            handedOverAt: string | null;
            /** @description When it is tried again, UTC; infinity = its dispatch is paused */
            nextAttemptAt: string | null;
            /** @description How often it was tried */
            attempts: number | null;
            /** @description What the other server said, word for word */
            reply: string | null;
            /** @description What the relay calls the mail */
            queueId: string | null;
            /** @description What came after it was handed over */
            after: {
                /** @description When the person first opened it, UTC; null = not known */
                openedAt: string | null;
                /** @description When the person first clicked in it, UTC */
                clickedAt: string | null;
                /** @description When the other side last said something about it, UTC */
                reportedAt: string | null;
                /** @description What it said, without addresses */
                report: string | null;
                /** @description What that did */
                reportEffect: string | null;
            };
        };
        MailPreview: {
            /** @description The subject, its variables replaced */
            subject: string;
            /** @description The text part, its variables replaced */
            text: string;
            /** @description Where a frame finds the HTML: an origin without cookies; `?scheme=dark` shows it as dark mail programs do */
            address: string;
            /** @description When the address ends, UTC */
            expiresAt: string;
        };
        VariableCoverage: {
            /** @description Whom the mailing would reach now */
            people: number;
            /** @description Everything that can be chosen */
            variables: {
                /** @description As it is written: V and C with their number, such as V:2 */
                token: string;
                /** @description Of a field: its name by language */
                names: {
                    [key: string]: string;
                } | null;
                /** @description How many of them have a value; null = not counted, as it is not used */
                people: number | null;
            }[];
        };
        ShownCases: {
            /** @description The fewest who show every value, default and area */
            people: {
                /** @description The person */
                id: number;
                /** @description Their address; null = erased meanwhile */
                email: string | null;
                /** @description First name */
                firstname: string | null;
                /** @description Last name */
                lastname: string | null;
            }[];
            /** @description How many cases nobody in the audience shows */
            unseen: number;
        };
        WrittenNewsletter: {
            /** @description The mailing */
            mailingId: number;
            /** @description What the mailing is called */
            name: string;
            /** @description The language it is written in */
            languageIso: string;
            /** @description All languages of the mailing, the main one first */
            languages: {
                /** @description Where it is written */
                mailingId: number;
                /** @description The language */
                languageIso: string;
            }[];
            /**
             * @description How far the mailing has come
             * @enum {string}
             */
            state: "draft" | "planned" | "sending" | "paused" | "sent" | "failed" | "canceled" | "active" | "inactive";
            /** @description Whether anything can be changed in this state */
            isEditable: boolean;
            /** @description The subject, with its variables */
            subject: string;
            /** @description What inboxes show beside the subject; empty = the first words of the mail */
            previewText: string;
            /** @description The look around the articles; null = none */
            theme: {
                /** @description The theme */
                id: number;
                /** @description What it is called */
                name: string;
                /** @description Which of the shipped ones; null = an own one */
                shipped: ("almanac" | "poster" | "letter" | "programme") | null;
            } | null;
            /** @description The account's own themes; the shipped ones can be chosen as well */
            themes: {
                /** @description The theme */
                id: number;
                /** @description What it is called */
                name: string;
            }[];
            /** @description Whether the L-account keeps its subject */
            isSubjectFixed: boolean;
            /** @description Whether the L-account keeps all but the subject */
            isContentFixed: boolean;
            /** @description The L-account above; null = there is none */
            from: string | null;
            /** @description What it is made of, in its order */
            articles: components["schemas"]["WrittenArticle"][];
            /** @description What further articles can be made for */
            templates: components["schemas"]["WrittenTemplate"][];
            /** @description Whether its HTML was written elsewhere; a first article replaces it */
            hasOwnHtml: boolean;
            /** @description When it was last changed, UTC */
            updatedAt: string;
            /** @description What was seen of it; goes into If-Match */
            version: string;
        };
        WrittenArticle: {
            /** @description The article */
            id: number;
            /** @description The template it is written for */
            templateId: number;
            /** @description Whether users may change it; they may use it in any case */
            canEdit: boolean;
            /** @description Whether it was written for this newsletter alone */
            isOwn: boolean;
            /** @description Whether it was deleted, or the L-account has taken it back: a gap in the mail */
            isWithdrawn: boolean;
            /** @description Of an article of the L-account; null = it was written here */
            received: {
                /** @description Whether writing in it makes an own copy */
                mayAdapt: boolean;
                /** @description Whether it is an own copy, and follows no longer */
                isAdapted: boolean;
            } | null;
            /** @description What stands in the places of its template, by area and number */
            places: {
                [key: string]: {
                    /** @description The HTML of a text, or what stands on a button */
                    text?: string;
                    /** @description Where a button or an image leads; empty = nowhere yet */
                    link?: string;
                    /** @description Where an image lies; empty = none yet */
                    url?: string;
                    /** @description What an image shows, for those who do not see it */
                    alt?: string;
                };
            };
            /** @description What was seen of it; goes into If-Match */
            version: string;
        };
        WrittenTemplate: {
            /** @description The template */
            id: number;
            /** @description What it is called */
            name: string;
            /** @description Which one of a shipped theme, such as almanac/lead; null = an own one */
            shipped: string | null;
            /** @description Where an article for it can say something, in their order */
            places: {
                /** @description Area and number */
                at: string;
                /**
                 * @description What can stand there
                 * @enum {string}
                 */
                kind: "text" | "button" | "image";
                /** @description What it is; null = only its number is known */
                label: ("picture" | "heading" | "text" | "button" | "item" | "day" | "weekday" | "time" | "greeting" | "name" | "role" | "postscript" | "caption" | "overline" | "fact" | "value") | null;
                /** @description Whether it is one line without markup */
                isLine: boolean;
            }[];
        };
        NewsletterVersion: {
            /** @description Counts up with every save */
            number: number;
            /** @description Who saved it; null = what was there before the first save, or nobody knows */
            by: string | null;
            /** @description When its first words were saved, UTC */
            begunAt: string;
            /** @description When its last words were saved, UTC */
            savedAt: string;
            /** @description What differs from the version before: subject, previewText, theme, order, article:id */
            changes: string[];
        };
        NewsletterThen: {
            /** @description Counts up with every save */
            number: number;
            /** @description The subject then */
            subject: string;
            /** @description The preview text then */
            previewText: string;
            /** @description The theme then; null = none */
            themeId: number | null;
            /** @description The articles then, in their order */
            articles: {
                /** @description The article */
                id: number;
                /** @description The template it was written for */
                templateId: number;
                /** @description Others keep their newest words when the version is restored */
                isOwn: boolean;
                /** @description What stands in the places of its template, by area and number */
                places: {
                    [key: string]: {
                        /** @description The HTML of a text, or what stands on a button */
                        text?: string;
                        /** @description Where a button or an image leads; empty = nowhere yet */
                        link?: string;
                        /** @description Where an image lies; empty = none yet */
                        url?: string;
                        /** @description What an image shows, for those who do not see it */
                        alt?: string;
                    };
                };
            }[];
        };
        Picture: {
            /** @description The picture */
            id: number;
            /** @description Where mails find it */
            address: string;
            /** @description What it is called */
            name: string;
            /** @description Pixels */
            width: number;
            /** @description Pixels */
            height: number;
            /** @description How large its file is */
            bytes: number;
            /** @description What it shows; empty = nobody said */
            altText: string;
            /** @description Whether somebody said that it only decorates */
            isDecorative: boolean;
            /** @description When it was added, UTC */
            createdAt: string;
            /** @description Mailings that show it */
            uses: {
                /** @description The mailing */
                mailingId: number;
                /** @description What it is called */
                name: string;
                /** @description Planned, sending or active: the picture stays as long */
                isBusy: boolean;
                /** @description Whether it is still written */
                isDraft: boolean;
            }[];
            /** @description What was seen of it; goes into If-Match */
            version: string;
        };
        Design: {
            /** @description Null = it comes with the service and was not worn yet */
            id: number | null;
            /** @description What it is called */
            name: string;
            /** @description Which of those that come with the service; null = none of them */
            shipped: string | null;
            /**
             * @description Who made it: the service, the account, or the L-account above
             * @enum {string}
             */
            origin: "shipped" | "own" | "received";
            /** @description Mailings that wear the theme; articles that were written for the template */
            uses: number;
            /** @description Where a frame finds it, with words in it, for some minutes; `?scheme=dark` as dark */
            address: string;
        };
        /** @description What every theme wears */
        MailBrand: {
            /** @description Who writes */
            name: string;
            /** @description Such as #8f2f1e */
            colour: string;
            /** @description What stands for it on a dark ground */
            colourOnDark: string;
            /** @description Of the colour on white; 4.5 and more can be read */
            contrast: number;
            /** @description Stands at the head instead of the name; null = none */
            logoUrl: string | null;
            /** @description Stands at the foot of every newsletter; null = missing */
            postalAddress: string | null;
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
            /** @description Kinds of second factors that they have */
            factors: ("totp" | "passkey")[];
            /** @description Until when they are let in without one, UTC; null = they have one, or need none */
            secondFactorDueAt: string | null;
        };
        /** @description That operators may look at the people of the account */
        SupportSession: {
            /** @description The session */
            id: number;
            /** @description What it is for */
            reason: string;
            /** @description Which admin lets them in; null = they have left */
            grantedBy: string | null;
            /** @description Since when, UTC */
            grantedAt: string;
            /** @description When it ends by itself, UTC */
            endsAt: string;
        };
        /** @description How an account is set */
        AccountSettings: {
            /** @description What its users call it */
            name: string;
            /**
             * @description S = has subscribers; L = manages S-accounts
             * @enum {string}
             */
            type: "L" | "S";
            /** @description IANA name of its time zone */
            timeZone: string;
            /** @description The language used where none is named */
            defaultLanguageIso: string;
            /** @description The languages of the account */
            languages: string[];
            /**
             * @description What of opens and clicks is counted
             * @enum {string}
             */
            tracking: "none" | "aggregate" | "individual";
            /** @description The mail to who has left several channels; null = none */
            defaultOptoutMailingId: number | null;
            /**
             * @description Who must have a second factor to work in it
             * @enum {string}
             */
            requireSecondFactor: "admins" | "everyone";
            /** @description Whether every registration asks by mail, as with forceOptIn: true */
            alwaysForceOptIn: boolean;
            /**
             * @description Which mailings leave only after another user has approved them
             * @enum {string}
             */
            requireApproval: "off" | "standard" | "all";
            /** @description How long a mailing that is sent now can be taken back */
            undoSeconds: number;
        };
        /** @description What settings can point at */
        SettingsChoices: {
            /** @description Whether the channel module is booked */
            hasChannels: boolean;
            /** @description The language used where none is named */
            defaultLanguageIso: string;
            /** @description The languages of the account */
            languages: string[];
            /** @description The channels, the default one first */
            channels: components["schemas"]["ChannelChoice"][];
            /** @description The opt-in mailings */
            optinMailings: components["schemas"]["MailingChoice"][];
            /** @description The opt-out mailings */
            optoutMailings: components["schemas"]["MailingChoice"][];
        };
        /** @description A channel that a setting can point at */
        ChannelChoice: {
            /** @description The id of the channel */
            id: number;
            /** @description The one that counts while the module is not booked */
            isDefault: boolean;
            /** @description Name and description by language code */
            translations: {
                [key: string]: {
                    /** @description The name in this language */
                    name: string;
                    /** @description What it is for, in this language */
                    description: string | null;
                };
            };
        };
        /** @description A mailing that a setting can point at */
        MailingChoice: {
            /** @description The id of the mailing */
            id: number;
            /** @description What it is called */
            name: string;
            /** @description Only an active one is sent */
            isActive: boolean;
        };
        /** @description Own pages, and how ours look */
        AccountPages: {
            /** @description Own page after a confirmation; null = ours */
            confirmationUrl: string | null;
            /** @description Own page for a link that has expired; null = ours */
            optinExpiredUrl: string | null;
            /** @description Own page after unsubscribing; null = ours */
            unsubscribeUrl: string | null;
            /** @description Own page for everything else; null = ours */
            noteUrl: string | null;
            /** @description What confirms an opt-in; null = adaptive */
            optinConfirmMode: ("direct" | "adaptive" | "button") | null;
            /** @description The name on our pages; null = that of the account */
            brandName: string | null;
            /** @description The colour of our pages, #rrggbb; null = ours */
            brandColour: string | null;
            /** @description The picture on our pages; null = none */
            logoUrl: string | null;
            /** @description The imprint our pages link to; null = none */
            imprintUrl: string | null;
            /** @description Stands in opt-in mails; null = none */
            postalAddress: string | null;
        };
        /** @description A channel as the application shows it */
        ChannelView: {
            /** @description The id of the channel */
            id: number;
            /** @description Whether people get into it when nobody names a channel */
            isDefault: boolean;
            /** @description The L-account that handed it down and keeps its name; null = own */
            inheritedFrom: {
                /** @description The id of the L-account */
                id: number;
                /** @description What it is called */
                name: string;
            } | null;
            /** @description Name and description by language code */
            translations: {
                [key: string]: {
                    /** @description The name in this language */
                    name: string;
                    /** @description What it is for, in this language */
                    description: string | null;
                };
            };
            /** @description The opt-in mailing of its own; null = that of the key */
            optinMailingId: number | null;
            /** @description The opt-out mailing of its own; null = that of the account */
            optoutMailingId: number | null;
            /** @description When it was made, UTC */
            createdAt: string;
            /** @description Since when it is closed, UTC; null = open */
            closedAt: string | null;
            /** @description How many people have a status in it */
            people: number;
            /** @description How many of them get mail */
            readyPeople: number;
            /** @description How many mailings belong to it */
            mailings: number;
            /** @description When the latest of them was sent, UTC; null = never */
            lastSentAt: string | null;
            /** @description What was seen of it; goes into If-Match */
            version: string;
        };
        /** @description A customer field as the application shows it */
        CustomerFieldView: {
            /** @description The id of the field; the API and variables name it */
            id: number;
            /**
             * @description 1 = subscriber, 2 = account, 3 = mailing
             * @enum {number}
             */
            fieldType: 1 | 2 | 3;
            /**
             * @description 1 = string, 2 = integer, 3 = date, 4 = boolean, 5 = string list, 6 = currency
             * @enum {number}
             */
            type: 1 | 2 | 3 | 4 | 5 | 6;
            /** @description Whether imports may fill it */
            isAvailableForImport: boolean;
            /** @description Whether exports contain it */
            isAvailableForExport: boolean;
            /** @description Whether users of the application may change its values */
            isEditable: boolean;
            /** @description Name and description by language code */
            translations: {
                [key: string]: {
                    /** @description The name in this language */
                    name: string;
                    /** @description What it is for, in this language */
                    description: string | null;
                };
            };
            /** @description Of a field of the account: what holds here; null for other fields */
            value: (string | number | boolean | string[]) | null;
            /** @description What holds where nobody has set a value */
            defaultValue: (string | number | boolean | string[]) | null;
            /** @description Since when nobody enters it any more, UTC; mails still show it; null = it is in use */
            retiredAt: string | null;
            /** @description When it was created, UTC */
            createdAt: string;
            /** @description What was seen of its value; goes into If-Match */
            version: string;
        };
        /** @description A customer field that was asked for */
        FieldRequest: {
            /** @description The id of the request */
            id: number;
            /** @description What it is to be called */
            name: string;
            /**
             * @description 1 = subscriber, 2 = account, 3 = mailing
             * @enum {number}
             */
            fieldType: 1 | 2 | 3;
            /**
             * @description 1 = string, 2 = integer, 3 = date, 4 = boolean, 5 = string list, 6 = currency
             * @enum {number}
             */
            type: 1 | 2 | 3 | 4 | 5 | 6;
            /** @description What it is for */
            purpose: string;
            /** @description When it was asked for, UTC */
            createdAt: string;
            /** @description What became of it; null = it waits */
            outcome: ("made" | "declined") | null;
            /** @description The field that was made; null = none */
            fieldId: number | null;
            /** @description Why there is none */
            answer: string | null;
        };
        /** @description Something that happened in the account */
        Event: {
            /**
             * @description The kind of this record
             * @constant
             */
            objectType: "Event";
            /** @description The same as its sequence */
            id: number;
            /**
             * @description What happened
             * @enum {string}
             */
            type: "subscriber.optin" | "subscriber.optin_additional_channels" | "subscriber.optout" | "subscriber.optout_individual_channels" | "subscriber.bounced" | "subscriber.complained" | "subscriber.archived" | "subscriber.reactivated" | "subscriber.created" | "subscriber.updated" | "subscriber.deleted" | "subscriber.tracking_agreed" | "subscriber.tracking_withdrawn" | "mailing.trigger.sent" | "mailing.trigger.failed" | "message.sent" | "message.delivered" | "message.bounced" | "message.complained" | "message.opened" | "message.clicked";
            /**
             * Format: date-time
             * @description When it happened, UTC
             */
            timestamp: string;
            /**
             * @description Stands in events of a sandbox alone: nothing of it is real
             * @constant
             */
            sandbox?: true;
            /** @description To whom, and what is so now */
            data: {
                /** @description Counts the events of the account from 1, without a gap */
                sequence: number;
                /** @description The account it happened in */
                accountId: number;
                /** @description Whom it happened to */
                subscriberId?: number;
                /** @description null once the person was deleted */
                email?: string | null;
                /** @description The status afterwards: 1, 2 or 3 */
                status?: number | null;
                /** @description The addition afterwards, 1 to 8 */
                statusAddition?: number | null;
                /** @description The campaign, in events of campaigns */
                mailingId?: number;
                /** @description The content of the mail, in events of mails */
                newsletterId?: number;
                /** @description The mail, in events of mails: of a single mail the id that sending it answered with; of other mails the subscriber’s id, which is theirs within the dispatch */
                messageId?: number;
                /** @description Channels the event is about; empty without the channel module */
                channelIds?: number[];
                /** @description In `subscriber.updated`: which members of the record differ now, each customer field as customerFields.id */
                changedMembers?: string[];
                /** @description The same time in the form of the API */
                occurredAt: string;
            };
        };
        /** @description Something that somebody did */
        AuditEntry: {
            /** @description Its number in the chain of the account */
            sequence: number;
            /** @description When, UTC */
            at: string;
            /** @description Who did it, such as user:7 */
            actor: string;
            /** @description From where; null for the command line */
            address: string | null;
            /** @description What was done to what kind of thing, as webhooks.pause */
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
            /** @description What seals the entry and those before it, in hexadecimal digits */
            hash: string;
        };
        __schema1: string | number | boolean | null | components["schemas"]["__schema1"][] | {
            [key: string]: components["schemas"]["__schema1"];
        };
        /** @description An API key of the account, without its secret */
        AccountApiKey: {
            /** @description The id of the key */
            id: number;
            /** @description What the key is for */
            name: string;
            /** @description The part before the dot; it names the key and is no secret */
            prefix: string;
            /** @description Which endpoints it opens */
            scopes: ("articles" | "subscribers")[];
            /** @description What it may do beside reading and writing */
            permissions: ("reactivateUnsubscribed" | "reactivateManual" | "reactivateComplained" | "archiveReceiveReady" | "triggerUnknownSubscribers")[];
            /** @description The opt-in mailing of channels that have none of their own */
            defaultOptinMailingId: number | null;
            /** @description Channels a registration is for when it names none */
            defaultChannelIds: number[];
            /** @description Whether data of a registration is kept only once it is confirmed */
            deferUnconfirmedData: boolean;
            /**
             * @description Why people set to 2/2 may be written to, where the request does not say
             * @enum {string}
             */
            defaultLegalBasis: "consent" | "existingCustomer" | "transactional";
            /** @description Requests in 60 seconds; null = the usual number */
            minuteLimit: number | null;
            /** @description Requests at the same time; null = the usual number */
            concurrentLimit: number | null;
            /** @description When it was made, UTC */
            createdAt: string;
            /** @description When it was last used, to the minute, UTC; null = never */
            lastUsedAt: string | null;
        };
        /** @description A system outside that is told what happens in the account */
        Webhook: {
            /** @description The id of the webhook */
            id: number;
            /** @description Which system it tells */
            name: string;
            /** @description Where events are posted to */
            url: string;
            /** @description The kinds of events it wants; empty = every kind but single mails */
            types: string[];
            /**
             * @description failing = stopped after the last attempt
             * @enum {string}
             */
            state: "active" | "failing" | "disabled";
            /** @description Why it stands still */
            stateReason: string | null;
            /** @description Until when the former secret signs as well, UTC */
            formerSecretUntil: string | null;
            /** @description The last event it was told of, or that waits for another attempt */
            position: number;
            /** @description Events of the log that it has not come to yet */
            behind: number;
            /** @description Events that wait for another attempt */
            waiting: number;
            /** @description When the next of them is tried, UTC */
            nextAttemptAt: string | null;
            /** @description Events that were older than the log is kept */
            lost: number;
            /** @description When it last took an event, UTC */
            deliveredAt: string | null;
            /** @description When it was made, UTC */
            createdAt: string;
        };
        /** @description One call of a webhook, without what was sent */
        WebhookAttempt: {
            /** @description The event, by its number in the log */
            sequence: number;
            /** @description The webhook-id it carries in every attempt */
            messageId: string;
            /** @description Which attempt of this event it was */
            attempt: number;
            /** @description When, UTC */
            at: string;
            /** @description How long it took, in milliseconds */
            tookMs: number;
            /** @description The status of the answer; null = no answer */
            status: number | null;
            /** @description Why there was no answer */
            failure: string | null;
        };
        /** @description A domain the account sends from */
        SenderDomain: {
            /** @description The domain of the sender addresses */
            domain: string;
            /** @description Where reports of failure go */
            returnPathDomain: string;
            /** @description What the DNS has to say */
            checks: components["schemas"]["DomainCheck"][];
            /** @description Since when mail may leave, UTC; null = it may not */
            verifiedAt: string | null;
            /** @description When the DNS was last asked, UTC; null = never */
            checkedAt: string | null;
            /** @description When it was added, UTC */
            createdAt: string;
            /** @description What signs its mail */
            signingKey: {
                /** @description The name receivers find it by */
                selector: string;
                /** @description When it was made, UTC */
                madeAt: string;
                /** @description When it should be replaced, UTC */
                replaceBy: string;
                /** @description Selector of the one that signs once its records are found */
                next: string | null;
                /** @description The one before, while mail it has signed is under way */
                former: {
                    /** @description Names of its records */
                    names: string[];
                    /** @description From then on they may be removed, UTC */
                    until: string;
                } | null;
            };
        };
        /** @description One thing the DNS has to say about a sender domain */
        DomainCheck: {
            /**
             * @description What it is about
             * @enum {string}
             */
            name: "spf" | "mx" | "dkim" | "dkimEd25519" | "nextDkim" | "nextDkimEd25519" | "dmarc";
            /**
             * @description What the DNS says
             * @enum {string}
             */
            status: "ok" | "missing" | "wrong";
            /** @description What is wrong, in a sentence */
            problem: string | null;
            /** @description What is there */
            found: string[];
            /** @description The record as it must be published */
            publish: {
                /**
                 * @description The type of the record
                 * @enum {string}
                 */
                type: "TXT" | "MX";
                /** @description Its name */
                name: string;
                /** @description Its value */
                value: string;
            };
        };
        /** @description Somebody who is to become a member of the account */
        Invitation: {
            /** @description The id of the invitation */
            id: number;
            /** @description Where the link was sent; only that address can use it */
            email: string;
            /**
             * @description What they will be in this account
             * @enum {string}
             */
            role: "admin" | "editor" | "author" | "analyst";
            /** @description The language of the mail */
            languageIso: string;
            /** @description When the last link was sent, UTC */
            createdAt: string;
            /** @description Until when it is good, UTC */
            expiresAt: string;
            /** @description Whether that is over */
            hasExpired: boolean;
            /** @description Who invited them; null when they no longer work here */
            invitedBy: string | null;
        };
        /** @description Where test mails may go beside users and subscribers */
        TestAddress: {
            /** @description The id of the address */
            id: number;
            /** @description Where test mails go */
            email: string;
            /** @description The language of the mail that asked */
            languageIso: string;
            /** @description When the last link was sent, UTC */
            askedAt: string;
            /** @description Until when it can be confirmed, UTC */
            expiresAt: string;
            /** @description Whether that is over, and nobody has confirmed it */
            hasExpired: boolean;
            /** @description When it was confirmed, UTC; null = not yet */
            confirmedAt: string | null;
        };
        /** @description An account below an L-account, in numbers */
        Subaccount: {
            /** @description The id of the account */
            id: number;
            /** @description What its users call it */
            name: string;
            /**
             * @description What is the matter with it, of several things the worst
             * @enum {string}
             */
            health: "locked" | "complaintsTooMany" | "notApproved" | "adminMissing" | "domainMissing" | "complaintsNear" | "quiet" | "well";
            /** @description Who gets mail in its default channel */
            readers: number;
            /** @description Its last newsletter; null = it has sent none */
            last: {
                /** @description What the mailing is called */
                name: string;
                /** @description When it was sent, UTC */
                sentAt: string;
            } | null;
            /** @description Share of the mails of the last newsletter that were opened; null = none to count */
            opened: number | null;
            /** @description Share of the mails of 30 days called spam; null = nothing was sent */
            complaints: number | null;
            /** @description Whether it sends to many just now */
            isSending: boolean;
            /** @description Whether the channel module is booked */
            hasChannels: boolean;
            /**
             * @description Whether somebody manages it, is to, or nobody is
             * @enum {string}
             */
            admin: "there" | "invited" | "none";
            /** @description Since when it is locked, UTC; null = it is not */
            lockedAt: string | null;
            /** @description Who has locked it; the operator unlocks what they lock */
            lockedBy: ("parent" | "operator") | null;
        };
        /** @description How an account belongs to an L-account */
        AccountRelation: {
            /** @description The L-account above it; null = it stands alone */
            above: {
                /** @description The id of the account */
                id: number;
                /** @description What its users call it */
                name: string;
            } | null;
            /** @description The L-account whose admins are asked; null = none */
            offeredTo: {
                /** @description The id of the account */
                id: number;
                /** @description What its users call it */
                name: string;
            } | null;
            /** @description Since when it is locked, UTC; null = it is not */
            lockedAt: string | null;
            /** @description Who has locked it */
            lockedBy: ("parent" | "operator") | null;
        };
        /** @description An article or mailing that accounts below have */
        Publication: {
            /** @description The publication */
            id: number;
            /**
             * @description What was published
             * @enum {string}
             */
            kind: "article" | "mailing";
            /** @description The article; null = it is a mailing */
            articleId: number | null;
            /** @description The mailing; null = it is an article */
            mailingId: number | null;
            /** @description What it is called here */
            name: string;
            /** @description Its language */
            languageIso: string;
            /** @description Counts up whenever something else is published */
            version: number;
            /** @description Of an article: whether the accounts may make an own copy */
            mayAdapt: boolean;
            /** @description Of a mailing: the accounts cannot change its subject */
            fixesSubject: boolean;
            /** @description Of a mailing: the accounts cannot change its content */
            fixesContent: boolean;
            /** @description Of a mailing: when it might be sent, UTC */
            proposedAt: string | null;
            /** @description When it was published last, UTC */
            publishedAt: string;
            /** @description When it was taken back from all, UTC; null = it is out */
            withdrawnAt: string | null;
            /** @description What became of it, in each account that has it */
            copies: components["schemas"]["PublishedCopy"][];
        };
        /** @description How something that was published stands in one account */
        PublishedCopy: {
            /** @description The account below */
            accountId: number;
            /**
             * @description How far it has come there; received = nobody there has touched it
             * @enum {string}
             */
            state: "received" | "used" | "adapted" | "draft" | "planned" | "active" | "sending" | "sent" | "canceled" | "declined" | "withdrawn";
            /** @description Whether the account has an older version than the one published last */
            isBehind: boolean;
            /** @description When it is to begin there, UTC */
            plannedAt: string | null;
            /** @description When it had ended there, UTC */
            sentAt: string | null;
            /** @description What became of its mails; null = none were sent */
            numbers: {
                /** @description Mails that were delivered */
                delivered: number;
                /** @description Mails that were opened, at least */
                opened: number;
                /** @description Mails with a click, at least */
                clicked: number;
            } | null;
        };
        /** @description An article of the account */
        LibraryArticle: {
            /** @description The article */
            id: number;
            /** @description What it is called */
            name: string;
            /** @description Its language */
            languageIso: string;
            /** @description Whether users may change it */
            canEdit: boolean;
            /** @description When it was last changed, UTC */
            updatedAt: string;
            /** @description The mailing it was written in; null = for any */
            mailingName: string | null;
            /** @description Its first words; empty = it says nothing yet */
            title: string;
            /** @description Whether it came from the L-account */
            isReceived: boolean;
        };
        /** @description What became of it in one account */
        PublishOutcome: {
            /** @description The account below */
            accountId: number;
            /** @description What its users call it */
            name: string;
            /**
             * @description What became of it there
             * @enum {string}
             */
            outcome: "received" | "updated" | "unchanged" | "adapted" | "waiting" | "sent" | "declined" | "closed";
        };
        /** @description What became of it in one account */
        WithdrawOutcome: {
            /** @description The account below */
            accountId: number;
            /** @description What its users call it */
            name: string;
            /**
             * @description What became of it there
             * @enum {string}
             */
            outcome: "gone" | "gap" | "kept" | "stopped" | "sending" | "sent" | "none";
        };
        /** @description What it takes to end an account, and how far that has come */
        AccountEnding: {
            /** @description Since when the account is closed, UTC; null = it is open */
            closedAt: string | null;
            /** @description When everything in it is deleted, UTC; null = it is open */
            endsAt: string | null;
            /** @description Accounts below it; while there are any it cannot be closed */
            below: {
                /** @description The id of the account */
                id: number;
                /** @description What its users call it */
                name: string;
            }[];
            /** @description Whether an export was fetched in the last 30 days, as closing it needs */
            hasExport: boolean;
            /** @description The latest exports, the newest first */
            exports: components["schemas"]["AccountExport"][];
        };
        /** @description Everything of the account in one archive */
        AccountExport: {
            /** @description The export, and the job that writes it */
            id: number;
            /**
             * @description How its job stands
             * @enum {string}
             */
            state: "waiting" | "running" | "done" | "failed" | "canceled";
            /** @description Whether you have asked for it: only who asked fetches the file */
            isOwn: boolean;
            /** @description Whether the file has been deleted */
            isFileGone: boolean;
            /** @description Until when the file is kept, UTC */
            fileEndsAt: string;
            /** @description When it was last fetched to its end, UTC; null = never */
            downloadedAt: string | null;
            /** @description When it was asked for, UTC */
            createdAt: string;
        };
        /** @description The clock of a sandbox */
        SandboxState: {
            /** @description By its own clock, UTC */
            now: string;
            /** @description How far that is ahead of ours */
            aheadSeconds: number;
            /** @description What happens next by itself; null = nothing is planned */
            next: {
                /**
                 * @description What it is
                 * @enum {string}
                 */
                kind: "mailing" | "campaign" | "test" | "report";
                /** @description When, by the clock of the sandbox, UTC */
                at: string;
                /** @description What a mailing is called */
                name: string | null;
            } | null;
        };
        /** @description A mail that did not leave */
        CapturedMail: {
            /** @description The id of the mail */
            id: number;
            /** @description Who would have got it */
            to: string;
            /** @description Who it is from */
            from: string;
            /** @description Its subject */
            subject: string;
            /**
             * @description How the mailbox behaved, by its local part
             * @enum {string}
             */
            mailbox: "hard-bounce" | "late-bounce" | "soft-bounce" | "complaint" | "slow" | "refuse" | "no-answer" | "delivers";
            /** @description What the mailbox answered; empty = nothing */
            reply: string;
            /** @description When, by the clock of the sandbox, UTC */
            capturedAt: string;
            /** @description The dispatch it belongs to */
            runId: number;
            /** @description The message in it */
            messageId: number;
        };
        /** @description A captured mail with all its parts */
        OpenedMail: {
            /** @description The id of the mail */
            id: number;
            /** @description Who would have got it */
            to: string;
            /** @description Who it is from */
            from: string;
            /** @description Its subject */
            subject: string;
            /**
             * @description How the mailbox behaved, by its local part
             * @enum {string}
             */
            mailbox: "hard-bounce" | "late-bounce" | "soft-bounce" | "complaint" | "slow" | "refuse" | "no-answer" | "delivers";
            /** @description What the mailbox answered; empty = nothing */
            reply: string;
            /** @description When, by the clock of the sandbox, UTC */
            capturedAt: string;
            /** @description The dispatch it belongs to */
            runId: number;
            /** @description The message in it */
            messageId: number;
            /** @description Its headers as they stand */
            headers: string;
            /** @description Its HTML part */
            html: string | null;
            /** @description Its text part */
            text: string | null;
            /** @description The whole mail as it would have left */
            source: string;
            /** @description Where its links lead; they work */
            links: string[];
            /** @description Where a frame finds the HTML, for ten minutes; null = it has none */
            address: string | null;
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
        /** @description csrf_failed, https_required, right_required, session_outdated, reauthentication_required */
        Refused403CsrfFailed_Body: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["CsrfFailedProblem"] | components["schemas"]["HttpsRequiredProblem"] | components["schemas"]["RightRequiredProblem"] | components["schemas"]["SessionOutdatedProblem"] | components["schemas"]["ReauthenticationRequiredProblem"];
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
        /** @description csrf_failed, https_required, right_required, session_outdated, reauthentication_required */
        Refused403CsrfFailed: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["CsrfFailedProblem"] | components["schemas"]["HttpsRequiredProblem"] | components["schemas"]["RightRequiredProblem"] | components["schemas"]["SessionOutdatedProblem"] | components["schemas"]["ReauthenticationRequiredProblem"];
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
        /** @description not_signed_in, passkey_failed */
        Refused401PasskeyFailed_Body: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["NotSignedInProblem"] | components["schemas"]["PasskeyFailedProblem"];
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
        /** @description company_sign_in_off */
        Refused404CompanySignInOff_Body: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["CompanySignInOffProblem"];
            };
        };
        /** @description service_unavailable, company_sign_in_unreachable */
        Refused503CompanySignInUnreachable_Body: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                "Retry-After": components["headers"]["Retry-After"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["ServiceUnavailableProblem"] | components["schemas"]["CompanySignInUnreachableProblem"];
            };
        };
        /** @description not_signed_in, sign_in_failed, company_sign_in_void, second_factor_needed, company_sign_in_declined */
        Refused401SignInFailedCompanySignInVoidSecondFactorNeededCompanySignInDeclined_Body: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["NotSignedInProblem"] | components["schemas"]["SignInFailedProblem"] | components["schemas"]["CompanySignInVoidProblem"] | components["schemas"]["SecondFactorNeededProblem"] | components["schemas"]["CompanySignInDeclinedProblem"];
            };
        };
        /** @description service_unavailable, sign_in_busy, company_sign_in_unreachable */
        Refused503SignInBusyCompanySignInUnreachable_Body: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                "Retry-After": components["headers"]["Retry-After"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["ServiceUnavailableProblem"] | components["schemas"]["SignInBusyProblem"] | components["schemas"]["CompanySignInUnreachableProblem"];
            };
        };
        /** @description not_signed_in, sign_in_failed, company_sign_in_void, second_factor_needed, second_factor_failed */
        Refused401SignInFailedCompanySignInVoidSecondFactorNeededSecondFactorFailed_Body: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["NotSignedInProblem"] | components["schemas"]["SignInFailedProblem"] | components["schemas"]["CompanySignInVoidProblem"] | components["schemas"]["SecondFactorNeededProblem"] | components["schemas"]["SecondFactorFailedProblem"];
            };
        };
        /** @description csrf_failed, https_required, right_required, session_outdated, reauthentication_required */
        Refused403: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["CsrfFailedProblem"] | components["schemas"]["HttpsRequiredProblem"] | components["schemas"]["RightRequiredProblem"] | components["schemas"]["SessionOutdatedProblem"] | components["schemas"]["ReauthenticationRequiredProblem"];
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
        /** @description validation_failed, too_many_members, email_invalid, password_unsuitable, password_breached */
        Refused422EmailInvalidPasswordUnsuitablePasswordBreached_Body: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["ValidationFailedProblem"] | components["schemas"]["TooManyMembersProblem"] | components["schemas"]["EmailInvalidProblem"] | components["schemas"]["PasswordUnsuitableProblem"] | components["schemas"]["PasswordBreachedProblem"];
            };
        };
        /** @description sign_up_throttled */
        Refused429SignUpThrottled_Body: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                "Retry-After": components["headers"]["Retry-After"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["SignUpThrottledProblem"];
            };
        };
        /** @description link_void */
        Refused404LinkVoid_Body: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["LinkVoidProblem"];
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
        /** @description validation_failed, too_many_members, password_unsuitable, password_breached */
        Refused422PasswordUnsuitablePasswordBreached_Body: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["ValidationFailedProblem"] | components["schemas"]["TooManyMembersProblem"] | components["schemas"]["PasswordUnsuitableProblem"] | components["schemas"]["PasswordBreachedProblem"];
            };
        };
        /** @description csrf_failed, https_required, right_required, session_outdated, reauthentication_required */
        Refused403_Body: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["CsrfFailedProblem"] | components["schemas"]["HttpsRequiredProblem"] | components["schemas"]["RightRequiredProblem"] | components["schemas"]["SessionOutdatedProblem"] | components["schemas"]["ReauthenticationRequiredProblem"];
            };
        };
        /** @description no_password */
        Refused409NoPassword_Body: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["NoPasswordProblem"];
            };
        };
        /** @description validation_failed, too_many_members, current_password_wrong, password_unsuitable, password_breached */
        Refused422CurrentPasswordWrongPasswordUnsuitablePasswordBreached_Body: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["ValidationFailedProblem"] | components["schemas"]["TooManyMembersProblem"] | components["schemas"]["CurrentPasswordWrongProblem"] | components["schemas"]["PasswordUnsuitableProblem"] | components["schemas"]["PasswordBreachedProblem"];
            };
        };
        /** @description csrf_failed, https_required, right_required, session_outdated, reauthentication_required */
        Refused403ReauthenticationRequired: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["CsrfFailedProblem"] | components["schemas"]["HttpsRequiredProblem"] | components["schemas"]["RightRequiredProblem"] | components["schemas"]["SessionOutdatedProblem"] | components["schemas"]["ReauthenticationRequiredProblem"];
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
        /** @description csrf_failed, https_required, right_required, session_outdated, reauthentication_required */
        Refused403ReauthenticationRequired_Body: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["CsrfFailedProblem"] | components["schemas"]["HttpsRequiredProblem"] | components["schemas"]["RightRequiredProblem"] | components["schemas"]["SessionOutdatedProblem"] | components["schemas"]["ReauthenticationRequiredProblem"];
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
        /** @description totp_not_begun, last_factor_required */
        Refused409TotpNotBegunLastFactorRequired: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["TotpNotBegunProblem"] | components["schemas"]["LastFactorRequiredProblem"];
            };
        };
        /** @description no_second_factor */
        Refused409NoSecondFactor: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["NoSecondFactorProblem"];
            };
        };
        /** @description passkeys_too_many */
        Refused409PasskeysTooMany: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["PasskeysTooManyProblem"];
            };
        };
        /** @description passkey_known */
        Refused409PasskeyKnown_Body: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["PasskeyKnownProblem"];
            };
        };
        /** @description validation_failed, too_many_members, passkey_unverified */
        Refused422PasskeyUnverified_Body: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["ValidationFailedProblem"] | components["schemas"]["TooManyMembersProblem"] | components["schemas"]["PasskeyUnverifiedProblem"];
            };
        };
        /** @description not_found, passkey_not_found */
        Refused404PasskeyNotFound_Body: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["NotFoundProblem"] | components["schemas"]["PasskeyNotFoundProblem"];
            };
        };
        /** @description not_found, passkey_not_found */
        Refused404PasskeyNotFound: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["NotFoundProblem"] | components["schemas"]["PasskeyNotFoundProblem"];
            };
        };
        /** @description last_factor_required */
        Refused409LastFactorRequired: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["LastFactorRequiredProblem"];
            };
        };
        /** @description user_exists */
        Refused409UserExists_Body: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["UserExistsProblem"];
            };
        };
        /** @description validation_failed, too_many_members, name_missing, password_unsuitable, password_breached */
        Refused422NameMissingPasswordUnsuitablePasswordBreached_Body: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["ValidationFailedProblem"] | components["schemas"]["TooManyMembersProblem"] | components["schemas"]["NameMissingProblem"] | components["schemas"]["PasswordUnsuitableProblem"] | components["schemas"]["PasswordBreachedProblem"];
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
        /** @description not_found, mailing_not_found */
        Refused404MailingNotFound: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["NotFoundProblem"] | components["schemas"]["MailingNotFoundProblem"];
            };
        };
        /** @description not_found, channel_not_found */
        Refused404ChannelNotFound: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["NotFoundProblem"] | components["schemas"]["ChannelNotFoundProblem"];
            };
        };
        /** @description not_found, form_not_found */
        Refused404FormNotFound: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["NotFoundProblem"] | components["schemas"]["FormNotFoundProblem"];
            };
        };
        /** @description not_found */
        Refused404_Body: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["NotFoundProblem"];
            };
        };
        /** @description forms_too_many */
        Refused409FormsTooMany_Body: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["FormsTooManyProblem"];
            };
        };
        /** @description not_found, form_not_found */
        Refused404FormNotFound_Body: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["NotFoundProblem"] | components["schemas"]["FormNotFoundProblem"];
            };
        };
        /** @description changed_meanwhile */
        Refused412ChangedMeanwhile_Body: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["ChangedMeanwhileProblem"];
            };
        };
        /** @description version_required */
        Refused428VersionRequired_Body: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["VersionRequiredProblem"];
            };
        };
        /** @description changed_meanwhile */
        Refused412ChangedMeanwhile: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["ChangedMeanwhileProblem"];
            };
        };
        /** @description version_required */
        Refused428VersionRequired: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["VersionRequiredProblem"];
            };
        };
        /** @description not_found, channel_not_found */
        Refused404ChannelNotFound_Body: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["NotFoundProblem"] | components["schemas"]["ChannelNotFoundProblem"];
            };
        };
        /** @description not_found, channel_not_found, mailing_not_found */
        Refused404ChannelNotFoundMailingNotFound_Body: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["NotFoundProblem"] | components["schemas"]["ChannelNotFoundProblem"] | components["schemas"]["MailingNotFoundProblem"];
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
        /** @description csrf_failed, https_required, right_required, session_outdated, reauthentication_required, part_fixed */
        Refused403PartFixed_Body: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["CsrfFailedProblem"] | components["schemas"]["HttpsRequiredProblem"] | components["schemas"]["RightRequiredProblem"] | components["schemas"]["SessionOutdatedProblem"] | components["schemas"]["ReauthenticationRequiredProblem"] | components["schemas"]["PartFixedProblem"];
            };
        };
        /** @description not_found, mailing_not_found */
        Refused404MailingNotFound_Body: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["NotFoundProblem"] | components["schemas"]["MailingNotFoundProblem"];
            };
        };
        /** @description invalid_state */
        Refused409InvalidState_Body: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["InvalidStateProblem"];
            };
        };
        /** @description validation_failed, too_many_members, content_invalid */
        Refused422ContentInvalid_Body: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["ValidationFailedProblem"] | components["schemas"]["TooManyMembersProblem"] | components["schemas"]["ContentInvalidProblem"];
            };
        };
        /** @description invalid_state, mailing_in_use */
        Refused409InvalidStateMailingInUse: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["InvalidStateProblem"] | components["schemas"]["MailingInUseProblem"];
            };
        };
        /** @description csrf_failed, https_required, right_required, session_outdated, reauthentication_required, part_fixed */
        Refused403PartFixed: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["CsrfFailedProblem"] | components["schemas"]["HttpsRequiredProblem"] | components["schemas"]["RightRequiredProblem"] | components["schemas"]["SessionOutdatedProblem"] | components["schemas"]["ReauthenticationRequiredProblem"] | components["schemas"]["PartFixedProblem"];
            };
        };
        /** @description invalid_state */
        Refused409InvalidState: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["InvalidStateProblem"];
            };
        };
        /** @description validation_failed, preview_impossible */
        Refused422PreviewImpossible: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["ValidationFailedProblem"] | components["schemas"]["PreviewImpossibleProblem"];
            };
        };
        /** @description csrf_failed, https_required, right_required, session_outdated, reauthentication_required, not_available_for_account_type, account_not_approved, account_locked, account_closed */
        Refused403NotAvailableForAccountTypeAccountNotApprovedAccountLockedAccountClosed_Body: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["CsrfFailedProblem"] | components["schemas"]["HttpsRequiredProblem"] | components["schemas"]["RightRequiredProblem"] | components["schemas"]["SessionOutdatedProblem"] | components["schemas"]["ReauthenticationRequiredProblem"] | components["schemas"]["NotAvailableForAccountTypeProblem"] | components["schemas"]["AccountNotApprovedProblem"] | components["schemas"]["AccountLockedProblem"] | components["schemas"]["AccountClosedProblem"];
            };
        };
        /** @description invalid_state, article_unavailable, checks_failed, trial_out_of_range, approval_missing */
        Refused409InvalidStateArticleUnavailableChecksFailedTrialOutOfRangeApprovalMissing_Body: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["InvalidStateProblem"] | components["schemas"]["ArticleUnavailableProblem"] | components["schemas"]["ChecksFailedProblem"] | components["schemas"]["TrialOutOfRangeProblem"] | components["schemas"]["ApprovalMissingProblem"];
            };
        };
        /** @description invalid_state, article_unavailable, checks_failed, trial_out_of_range, approval_not_needed */
        Refused409InvalidStateArticleUnavailableChecksFailedTrialOutOfRangeApprovalNotNeeded_Body: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["InvalidStateProblem"] | components["schemas"]["ArticleUnavailableProblem"] | components["schemas"]["ChecksFailedProblem"] | components["schemas"]["TrialOutOfRangeProblem"] | components["schemas"]["ApprovalNotNeededProblem"];
            };
        };
        /** @description approval_not_asked */
        Refused409ApprovalNotAsked: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["ApprovalNotAskedProblem"];
            };
        };
        /** @description invalid_state, article_unavailable, checks_failed, trial_out_of_range, approval_not_asked, approval_of_own */
        Refused409InvalidStateArticleUnavailableChecksFailedTrialOutOfRangeApprovalNotAskedApprovalOfOwn_Body: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["InvalidStateProblem"] | components["schemas"]["ArticleUnavailableProblem"] | components["schemas"]["ChecksFailedProblem"] | components["schemas"]["TrialOutOfRangeProblem"] | components["schemas"]["ApprovalNotAskedProblem"] | components["schemas"]["ApprovalOfOwnProblem"];
            };
        };
        /** @description approval_not_asked, approval_of_own */
        Refused409ApprovalNotAskedApprovalOfOwn_Body: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["ApprovalNotAskedProblem"] | components["schemas"]["ApprovalOfOwnProblem"];
            };
        };
        /** @description csrf_failed, https_required, right_required, session_outdated, reauthentication_required, not_available_for_account_type, account_not_approved, account_locked, account_closed */
        Refused403NotAvailableForAccountTypeAccountNotApprovedAccountLockedAccountClosed: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["CsrfFailedProblem"] | components["schemas"]["HttpsRequiredProblem"] | components["schemas"]["RightRequiredProblem"] | components["schemas"]["SessionOutdatedProblem"] | components["schemas"]["ReauthenticationRequiredProblem"] | components["schemas"]["NotAvailableForAccountTypeProblem"] | components["schemas"]["AccountNotApprovedProblem"] | components["schemas"]["AccountLockedProblem"] | components["schemas"]["AccountClosedProblem"];
            };
        };
        /** @description invalid_state, article_unavailable, checks_failed, trial_out_of_range, approval_missing */
        Refused409InvalidStateArticleUnavailableChecksFailedTrialOutOfRangeApprovalMissing: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["InvalidStateProblem"] | components["schemas"]["ArticleUnavailableProblem"] | components["schemas"]["ChecksFailedProblem"] | components["schemas"]["TrialOutOfRangeProblem"] | components["schemas"]["ApprovalMissingProblem"];
            };
        };
        /** @description validation_failed, too_many_members, test_receiver_unknown */
        Refused422TestReceiverUnknown_Body: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["ValidationFailedProblem"] | components["schemas"]["TooManyMembersProblem"] | components["schemas"]["TestReceiverUnknownProblem"];
            };
        };
        /** @description tests_too_many */
        Refused429TestsTooMany_Body: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                "Retry-After": components["headers"]["Retry-After"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["TestsTooManyProblem"];
            };
        };
        /** @description not_found, mailing_not_found, customer_field_not_found */
        Refused404MailingNotFoundCustomerFieldNotFound_Body: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["NotFoundProblem"] | components["schemas"]["MailingNotFoundProblem"] | components["schemas"]["CustomerFieldNotFoundProblem"];
            };
        };
        /** @description not_found, mailing_not_found, customer_field_not_found */
        Refused404MailingNotFoundCustomerFieldNotFound: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["NotFoundProblem"] | components["schemas"]["MailingNotFoundProblem"] | components["schemas"]["CustomerFieldNotFoundProblem"];
            };
        };
        /** @description csrf_failed, https_required, right_required, session_outdated, reauthentication_required, account_locked, account_closed, account_not_approved */
        Refused403AccountLockedAccountClosedAccountNotApproved_Body: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["CsrfFailedProblem"] | components["schemas"]["HttpsRequiredProblem"] | components["schemas"]["RightRequiredProblem"] | components["schemas"]["SessionOutdatedProblem"] | components["schemas"]["ReauthenticationRequiredProblem"] | components["schemas"]["AccountLockedProblem"] | components["schemas"]["AccountClosedProblem"] | components["schemas"]["AccountNotApprovedProblem"];
            };
        };
        /** @description validation_failed, too_many_members, resume_reason_required */
        Refused422ResumeReasonRequired_Body: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["ValidationFailedProblem"] | components["schemas"]["TooManyMembersProblem"] | components["schemas"]["ResumeReasonRequiredProblem"];
            };
        };
        /** @description invalid_state, nothing_to_retry */
        Refused409InvalidStateNothingToRetry: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["InvalidStateProblem"] | components["schemas"]["NothingToRetryProblem"];
            };
        };
        /** @description validation_failed, too_many_members, variant_unknown */
        Refused422VariantUnknown_Body: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["ValidationFailedProblem"] | components["schemas"]["TooManyMembersProblem"] | components["schemas"]["VariantUnknownProblem"];
            };
        };
        /** @description csrf_failed, https_required, right_required, session_outdated, reauthentication_required, group_locked */
        Refused403GroupLocked_Body: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["CsrfFailedProblem"] | components["schemas"]["HttpsRequiredProblem"] | components["schemas"]["RightRequiredProblem"] | components["schemas"]["SessionOutdatedProblem"] | components["schemas"]["ReauthenticationRequiredProblem"] | components["schemas"]["GroupLockedProblem"];
            };
        };
        /** @description not_found, group_not_found */
        Refused404GroupNotFound_Body: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["NotFoundProblem"] | components["schemas"]["GroupNotFoundProblem"];
            };
        };
        /** @description group_is_dynamic */
        Refused409GroupIsDynamic_Body: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["GroupIsDynamicProblem"];
            };
        };
        /** @description bulk_undo_over */
        Refused409BulkUndoOver: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["BulkUndoOverProblem"];
            };
        };
        /** @description view_exists, views_too_many */
        Refused409ViewExistsViewsTooMany_Body: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["ViewExistsProblem"] | components["schemas"]["ViewsTooManyProblem"];
            };
        };
        /** @description not_found, view_not_found */
        Refused404ViewNotFound_Body: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["NotFoundProblem"] | components["schemas"]["ViewNotFoundProblem"];
            };
        };
        /** @description view_exists */
        Refused409ViewExists_Body: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["ViewExistsProblem"];
            };
        };
        /** @description not_found, view_not_found */
        Refused404ViewNotFound: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["NotFoundProblem"] | components["schemas"]["ViewNotFoundProblem"];
            };
        };
        /** @description validation_failed, too_many_members, export_too_large */
        Refused422ExportTooLarge_Body: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["ValidationFailedProblem"] | components["schemas"]["TooManyMembersProblem"] | components["schemas"]["ExportTooLargeProblem"];
            };
        };
        /** @description not_found, export_not_found */
        Refused404ExportNotFound: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["NotFoundProblem"] | components["schemas"]["ExportNotFoundProblem"];
            };
        };
        /** @description export_not_ready */
        Refused409ExportNotReady: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["ExportNotReadyProblem"];
            };
        };
        /** @description export_file_gone */
        Refused410ExportFileGone: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["ExportFileGoneProblem"];
            };
        };
        /** @description export_file_gone, export_link_over */
        Refused410ExportFileGoneExportLinkOver: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["ExportFileGoneProblem"] | components["schemas"]["ExportLinkOverProblem"];
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
        /** @description csrf_failed, https_required, right_required, session_outdated, reauthentication_required, permission_required, account_not_approved */
        Refused403PermissionRequiredAccountNotApproved_Body: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["CsrfFailedProblem"] | components["schemas"]["HttpsRequiredProblem"] | components["schemas"]["RightRequiredProblem"] | components["schemas"]["SessionOutdatedProblem"] | components["schemas"]["ReauthenticationRequiredProblem"] | components["schemas"]["PermissionRequiredProblem"] | components["schemas"]["AccountNotApprovedProblem"];
            };
        };
        /** @description not_found, subscriber_not_found */
        Refused404SubscriberNotFound_Body: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["NotFoundProblem"] | components["schemas"]["SubscriberNotFoundProblem"];
            };
        };
        /** @description subscriber_exists, transition_not_allowed, optin_mailing_missing */
        Refused409SubscriberExistsTransitionNotAllowedOptinMailingMissing_Body: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["SubscriberExistsProblem"] | components["schemas"]["TransitionNotAllowedProblem"] | components["schemas"]["OptinMailingMissingProblem"];
            };
        };
        /** @description not_found, group_not_found */
        Refused404GroupNotFound: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["NotFoundProblem"] | components["schemas"]["GroupNotFoundProblem"];
            };
        };
        /** @description group_exists */
        Refused409GroupExists_Body: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["GroupExistsProblem"];
            };
        };
        /** @description validation_failed, too_many_members, dynamic_group_limit */
        Refused422DynamicGroupLimit_Body: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["ValidationFailedProblem"] | components["schemas"]["TooManyMembersProblem"] | components["schemas"]["DynamicGroupLimitProblem"];
            };
        };
        /** @description group_exists, group_not_dynamic */
        Refused409GroupExistsGroupNotDynamic_Body: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["GroupExistsProblem"] | components["schemas"]["GroupNotDynamicProblem"];
            };
        };
        /** @description csrf_failed, https_required, right_required, session_outdated, reauthentication_required, group_locked */
        Refused403GroupLocked: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["CsrfFailedProblem"] | components["schemas"]["HttpsRequiredProblem"] | components["schemas"]["RightRequiredProblem"] | components["schemas"]["SessionOutdatedProblem"] | components["schemas"]["ReauthenticationRequiredProblem"] | components["schemas"]["GroupLockedProblem"];
            };
        };
        /** @description group_in_use */
        Refused409GroupInUse: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["GroupInUseProblem"];
            };
        };
        /** @description service_unavailable, count_took_too_long */
        Refused503CountTookTooLong_Body: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                "Retry-After": components["headers"]["Retry-After"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["ServiceUnavailableProblem"] | components["schemas"]["CountTookTooLongProblem"];
            };
        };
        /** @description not_found, import_not_found */
        Refused404ImportNotFound: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["NotFoundProblem"] | components["schemas"]["ImportNotFoundProblem"];
            };
        };
        /** @description import_stage */
        Refused409ImportStage: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["ImportStageProblem"];
            };
        };
        /** @description import_file_gone */
        Refused410ImportFileGone: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["ImportFileGoneProblem"];
            };
        };
        /** @description not_found, import_not_found */
        Refused404ImportNotFound_Body: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["NotFoundProblem"] | components["schemas"]["ImportNotFoundProblem"];
            };
        };
        /** @description import_stage */
        Refused409ImportStage_Body: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["ImportStageProblem"];
            };
        };
        /** @description import_file_gone */
        Refused410ImportFileGone_Body: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["ImportFileGoneProblem"];
            };
        };
        /** @description csrf_failed, https_required, right_required, session_outdated, reauthentication_required, account_not_approved, group_locked */
        Refused403AccountNotApprovedGroupLocked_Body: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["CsrfFailedProblem"] | components["schemas"]["HttpsRequiredProblem"] | components["schemas"]["RightRequiredProblem"] | components["schemas"]["SessionOutdatedProblem"] | components["schemas"]["ReauthenticationRequiredProblem"] | components["schemas"]["AccountNotApprovedProblem"] | components["schemas"]["GroupLockedProblem"];
            };
        };
        /** @description not_found, import_not_found, group_not_found */
        Refused404ImportNotFoundGroupNotFound_Body: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["NotFoundProblem"] | components["schemas"]["ImportNotFoundProblem"] | components["schemas"]["GroupNotFoundProblem"];
            };
        };
        /** @description import_stage, optin_mailing_missing, group_is_dynamic */
        Refused409ImportStageOptinMailingMissingGroupIsDynamic_Body: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["ImportStageProblem"] | components["schemas"]["OptinMailingMissingProblem"] | components["schemas"]["GroupIsDynamicProblem"];
            };
        };
        /** @description csrf_failed, https_required, right_required, session_outdated, reauthentication_required, account_not_approved */
        Refused403AccountNotApproved_Body: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["CsrfFailedProblem"] | components["schemas"]["HttpsRequiredProblem"] | components["schemas"]["RightRequiredProblem"] | components["schemas"]["SessionOutdatedProblem"] | components["schemas"]["ReauthenticationRequiredProblem"] | components["schemas"]["AccountNotApprovedProblem"];
            };
        };
        /** @description subscriber_exists, address_closed, optin_mailing_missing */
        Refused409SubscriberExistsAddressClosedOptinMailingMissing_Body: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["SubscriberExistsProblem"] | components["schemas"]["AddressClosedProblem"] | components["schemas"]["OptinMailingMissingProblem"];
            };
        };
        /** @description validation_failed, too_many_members, legal_basis_invalid, person_must_ask */
        Refused422LegalBasisInvalidPersonMustAsk_Body: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["ValidationFailedProblem"] | components["schemas"]["TooManyMembersProblem"] | components["schemas"]["LegalBasisInvalidProblem"] | components["schemas"]["PersonMustAskProblem"];
            };
        };
        /** @description optin_throttled */
        Refused429OptinThrottled_Body: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                "Retry-After": components["headers"]["Retry-After"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["OptinThrottledProblem"];
            };
        };
        /** @description csrf_failed, https_required, right_required, session_outdated, reauthentication_required, account_not_approved */
        Refused403RightRequiredAccountNotApproved_Body: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["CsrfFailedProblem"] | components["schemas"]["HttpsRequiredProblem"] | components["schemas"]["RightRequiredProblem"] | components["schemas"]["SessionOutdatedProblem"] | components["schemas"]["ReauthenticationRequiredProblem"] | components["schemas"]["AccountNotApprovedProblem"];
            };
        };
        /** @description act_not_possible, optin_mailing_missing */
        Refused409ActNotPossibleOptinMailingMissing_Body: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["ActNotPossibleProblem"] | components["schemas"]["OptinMailingMissingProblem"];
            };
        };
        /** @description undo_over */
        Refused409UndoOver_Body: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["UndoOverProblem"];
            };
        };
        /** @description not_found, subscriber_not_found, run_not_found */
        Refused404SubscriberNotFoundRunNotFound: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["NotFoundProblem"] | components["schemas"]["SubscriberNotFoundProblem"] | components["schemas"]["RunNotFoundProblem"];
            };
        };
        /** @description not_found, mailing_not_found, subscriber_not_found */
        Refused404MailingNotFoundSubscriberNotFound: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["NotFoundProblem"] | components["schemas"]["MailingNotFoundProblem"] | components["schemas"]["SubscriberNotFoundProblem"];
            };
        };
        /** @description csrf_failed, https_required, right_required, session_outdated, reauthentication_required, part_fixed, article_locked */
        Refused403PartFixedArticleLocked: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["CsrfFailedProblem"] | components["schemas"]["HttpsRequiredProblem"] | components["schemas"]["RightRequiredProblem"] | components["schemas"]["SessionOutdatedProblem"] | components["schemas"]["ReauthenticationRequiredProblem"] | components["schemas"]["PartFixedProblem"] | components["schemas"]["ArticleLockedProblem"];
            };
        };
        /** @description not_found, mailing_not_found, article_not_found */
        Refused404MailingNotFoundArticleNotFound: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["NotFoundProblem"] | components["schemas"]["MailingNotFoundProblem"] | components["schemas"]["ArticleNotFoundProblem"];
            };
        };
        /** @description csrf_failed, https_required, right_required, session_outdated, reauthentication_required, part_fixed, article_locked */
        Refused403PartFixedArticleLocked_Body: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["CsrfFailedProblem"] | components["schemas"]["HttpsRequiredProblem"] | components["schemas"]["RightRequiredProblem"] | components["schemas"]["SessionOutdatedProblem"] | components["schemas"]["ReauthenticationRequiredProblem"] | components["schemas"]["PartFixedProblem"] | components["schemas"]["ArticleLockedProblem"];
            };
        };
        /** @description not_found, mailing_not_found, article_not_found */
        Refused404MailingNotFoundArticleNotFound_Body: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["NotFoundProblem"] | components["schemas"]["MailingNotFoundProblem"] | components["schemas"]["ArticleNotFoundProblem"];
            };
        };
        /** @description not_found, mailing_not_found, version_not_found */
        Refused404MailingNotFoundVersionNotFound: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["NotFoundProblem"] | components["schemas"]["MailingNotFoundProblem"] | components["schemas"]["VersionNotFoundProblem"];
            };
        };
        /** @description validation_failed, picture_unreadable, picture_too_large, picture_too_many_pixels */
        Refused422PictureUnreadablePictureTooLargePictureTooManyPixels: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["ValidationFailedProblem"] | components["schemas"]["PictureUnreadableProblem"] | components["schemas"]["PictureTooLargeProblem"] | components["schemas"]["PictureTooManyPixelsProblem"];
            };
        };
        /** @description not_found, picture_not_found */
        Refused404PictureNotFound_Body: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["NotFoundProblem"] | components["schemas"]["PictureNotFoundProblem"];
            };
        };
        /** @description not_found, picture_not_found */
        Refused404PictureNotFound: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["NotFoundProblem"] | components["schemas"]["PictureNotFoundProblem"];
            };
        };
        /** @description in_use */
        Refused409InUse: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["InUseProblem"];
            };
        };
        /** @description validation_failed, content_invalid */
        Refused422ContentInvalid: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["ValidationFailedProblem"] | components["schemas"]["ContentInvalidProblem"];
            };
        };
        /** @description not_found */
        Refused404NotFound: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["NotFoundProblem"];
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
        /** @description works_elsewhere, no_second_factor */
        Refused409WorksElsewhereNoSecondFactor: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["WorksElsewhereProblem"] | components["schemas"]["NoSecondFactorProblem"];
            };
        };
        /** @description support_open_already */
        Refused409SupportOpenAlready_Body: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["SupportOpenAlreadyProblem"];
            };
        };
        /** @description not_found, support_session_not_found */
        Refused404SupportSessionNotFound: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["NotFoundProblem"] | components["schemas"]["SupportSessionNotFoundProblem"];
            };
        };
        /** @description not_found, optout_mailing_not_found */
        Refused404OptoutMailingNotFound_Body: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["NotFoundProblem"] | components["schemas"]["OptoutMailingNotFoundProblem"];
            };
        };
        /** @description approvers_too_few */
        Refused409ApproversTooFew_Body: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["ApproversTooFewProblem"];
            };
        };
        /** @description not_found, channel_not_found, optin_mailing_not_found, optout_mailing_not_found */
        Refused404ChannelNotFoundOptinMailingNotFoundOptoutMailingNotFound_Body: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["NotFoundProblem"] | components["schemas"]["ChannelNotFoundProblem"] | components["schemas"]["OptinMailingNotFoundProblem"] | components["schemas"]["OptoutMailingNotFoundProblem"];
            };
        };
        /** @description channel_inherited */
        Refused409ChannelInherited_Body: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["ChannelInheritedProblem"];
            };
        };
        /** @description channel_is_default, channel_in_use */
        Refused409ChannelIsDefaultChannelInUse: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["ChannelIsDefaultProblem"] | components["schemas"]["ChannelInUseProblem"];
            };
        };
        /** @description channel_is_default, channel_inherited, channel_not_empty */
        Refused409ChannelIsDefaultChannelInheritedChannelNotEmpty: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["ChannelIsDefaultProblem"] | components["schemas"]["ChannelInheritedProblem"] | components["schemas"]["ChannelNotEmptyProblem"];
            };
        };
        /** @description channel_in_use */
        Refused409ChannelInUse_Body: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["ChannelInUseProblem"];
            };
        };
        /** @description not_found, customer_field_not_found */
        Refused404CustomerFieldNotFound_Body: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["NotFoundProblem"] | components["schemas"]["CustomerFieldNotFoundProblem"];
            };
        };
        /** @description not_found, customer_field_not_found */
        Refused404CustomerFieldNotFound: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["NotFoundProblem"] | components["schemas"]["CustomerFieldNotFoundProblem"];
            };
        };
        /** @description field_requests_too_many */
        Refused429FieldRequestsTooMany_Body: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                "Retry-After": components["headers"]["Retry-After"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["FieldRequestsTooManyProblem"];
            };
        };
        /** @description not_found, optin_mailing_not_found, channel_not_found */
        Refused404OptinMailingNotFoundChannelNotFound_Body: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["NotFoundProblem"] | components["schemas"]["OptinMailingNotFoundProblem"] | components["schemas"]["ChannelNotFoundProblem"];
            };
        };
        /** @description not_found, key_not_found, optin_mailing_not_found, channel_not_found */
        Refused404KeyNotFoundOptinMailingNotFoundChannelNotFound_Body: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["NotFoundProblem"] | components["schemas"]["KeyNotFoundProblem"] | components["schemas"]["OptinMailingNotFoundProblem"] | components["schemas"]["ChannelNotFoundProblem"];
            };
        };
        /** @description not_found, key_not_found */
        Refused404KeyNotFound: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["NotFoundProblem"] | components["schemas"]["KeyNotFoundProblem"];
            };
        };
        /** @description not_found, webhook_not_found */
        Refused404WebhookNotFound_Body: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["NotFoundProblem"] | components["schemas"]["WebhookNotFoundProblem"];
            };
        };
        /** @description not_found, webhook_not_found */
        Refused404WebhookNotFound: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["NotFoundProblem"] | components["schemas"]["WebhookNotFoundProblem"];
            };
        };
        /** @description validation_failed, redelivery_too_large */
        Refused422RedeliveryTooLarge: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["ValidationFailedProblem"] | components["schemas"]["RedeliveryTooLargeProblem"];
            };
        };
        /** @description validation_failed, too_many_members, redelivery_too_large */
        Refused422RedeliveryTooLarge_Body: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["ValidationFailedProblem"] | components["schemas"]["TooManyMembersProblem"] | components["schemas"]["RedeliveryTooLargeProblem"];
            };
        };
        /** @description sender_domain_exists */
        Refused409SenderDomainExists_Body: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["SenderDomainExistsProblem"];
            };
        };
        /** @description validation_failed, too_many_members, domain_name_invalid */
        Refused422DomainNameInvalid_Body: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["ValidationFailedProblem"] | components["schemas"]["TooManyMembersProblem"] | components["schemas"]["DomainNameInvalidProblem"];
            };
        };
        /** @description not_found, sender_domain_not_found */
        Refused404SenderDomainNotFound: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["NotFoundProblem"] | components["schemas"]["SenderDomainNotFoundProblem"];
            };
        };
        /** @description domain_claimed */
        Refused409DomainClaimed: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["DomainClaimedProblem"];
            };
        };
        /** @description service_unavailable, dns_silent */
        Refused503DnsSilent: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                "Retry-After": components["headers"]["Retry-After"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["ServiceUnavailableProblem"] | components["schemas"]["DnsSilentProblem"];
            };
        };
        /** @description rotation_under_way, rotation_too_soon */
        Refused409RotationUnderWayRotationTooSoon: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["RotationUnderWayProblem"] | components["schemas"]["RotationTooSoonProblem"];
            };
        };
        /** @description already_member */
        Refused409AlreadyMember_Body: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["AlreadyMemberProblem"];
            };
        };
        /** @description validation_failed, too_many_members, email_invalid */
        Refused422EmailInvalid_Body: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["ValidationFailedProblem"] | components["schemas"]["TooManyMembersProblem"] | components["schemas"]["EmailInvalidProblem"];
            };
        };
        /** @description invitations_too_many */
        Refused429InvitationsTooMany_Body: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                "Retry-After": components["headers"]["Retry-After"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["InvitationsTooManyProblem"];
            };
        };
        /** @description not_found, invitation_not_found */
        Refused404InvitationNotFound: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["NotFoundProblem"] | components["schemas"]["InvitationNotFoundProblem"];
            };
        };
        /** @description test_address_confirmed */
        Refused409TestAddressConfirmed_Body: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["TestAddressConfirmedProblem"];
            };
        };
        /** @description test_addresses_too_many */
        Refused429TestAddressesTooMany_Body: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                "Retry-After": components["headers"]["Retry-After"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["TestAddressesTooManyProblem"];
            };
        };
        /** @description not_found, test_address_not_found */
        Refused404TestAddressNotFound: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["NotFoundProblem"] | components["schemas"]["TestAddressNotFoundProblem"];
            };
        };
        /** @description parent_account_unsuitable */
        Refused409ParentAccountUnsuitable_Body: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["ParentAccountUnsuitableProblem"];
            };
        };
        /** @description accounts_too_many */
        Refused429AccountsTooMany_Body: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                "Retry-After": components["headers"]["Retry-After"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["AccountsTooManyProblem"];
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
        /** @description csrf_failed, https_required, right_required, session_outdated, reauthentication_required, locked_by_operator */
        Refused403LockedByOperator: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["CsrfFailedProblem"] | components["schemas"]["HttpsRequiredProblem"] | components["schemas"]["RightRequiredProblem"] | components["schemas"]["SessionOutdatedProblem"] | components["schemas"]["ReauthenticationRequiredProblem"] | components["schemas"]["LockedByOperatorProblem"];
            };
        };
        /** @description csrf_failed, https_required, right_required, session_outdated, reauthentication_required, account_locked */
        Refused403AccountLocked: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["CsrfFailedProblem"] | components["schemas"]["HttpsRequiredProblem"] | components["schemas"]["RightRequiredProblem"] | components["schemas"]["SessionOutdatedProblem"] | components["schemas"]["ReauthenticationRequiredProblem"] | components["schemas"]["AccountLockedProblem"];
            };
        };
        /** @description account_has_admin, already_member */
        Refused409AccountHasAdminAlreadyMember_Body: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["AccountHasAdminProblem"] | components["schemas"]["AlreadyMemberProblem"];
            };
        };
        /** @description parent_account_unsuitable, account_attached */
        Refused409ParentAccountUnsuitableAccountAttached_Body: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["ParentAccountUnsuitableProblem"] | components["schemas"]["AccountAttachedProblem"];
            };
        };
        /** @description csrf_failed, https_required, right_required, session_outdated, reauthentication_required, not_available_for_account_type */
        Refused403NotAvailableForAccountType_Body: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["CsrfFailedProblem"] | components["schemas"]["HttpsRequiredProblem"] | components["schemas"]["RightRequiredProblem"] | components["schemas"]["SessionOutdatedProblem"] | components["schemas"]["ReauthenticationRequiredProblem"] | components["schemas"]["NotAvailableForAccountTypeProblem"];
            };
        };
        /** @description not_found, account_not_found, article_not_found, mailing_not_found */
        Refused404AccountNotFoundArticleNotFoundMailingNotFound_Body: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["NotFoundProblem"] | components["schemas"]["AccountNotFoundProblem"] | components["schemas"]["ArticleNotFoundProblem"] | components["schemas"]["MailingNotFoundProblem"];
            };
        };
        /** @description not_found, publication_not_found, account_not_found */
        Refused404PublicationNotFoundAccountNotFound_Body: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["NotFoundProblem"] | components["schemas"]["PublicationNotFoundProblem"] | components["schemas"]["AccountNotFoundProblem"];
            };
        };
        /** @description csrf_failed, https_required, right_required, session_outdated, reauthentication_required, article_locked */
        Refused403ArticleLocked: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["CsrfFailedProblem"] | components["schemas"]["HttpsRequiredProblem"] | components["schemas"]["RightRequiredProblem"] | components["schemas"]["SessionOutdatedProblem"] | components["schemas"]["ReauthenticationRequiredProblem"] | components["schemas"]["ArticleLockedProblem"];
            };
        };
        /** @description not_found, article_not_found */
        Refused404ArticleNotFound: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["NotFoundProblem"] | components["schemas"]["ArticleNotFoundProblem"];
            };
        };
        /** @description csrf_failed, https_required, right_required, session_outdated, reauthentication_required, account_closed */
        Refused403AccountClosed_Body: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["CsrfFailedProblem"] | components["schemas"]["HttpsRequiredProblem"] | components["schemas"]["RightRequiredProblem"] | components["schemas"]["SessionOutdatedProblem"] | components["schemas"]["ReauthenticationRequiredProblem"] | components["schemas"]["AccountClosedProblem"];
            };
        };
        /** @description has_subaccounts, account_export_missing */
        Refused409HasSubaccountsAccountExportMissing_Body: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["HasSubaccountsProblem"] | components["schemas"]["AccountExportMissingProblem"];
            };
        };
        /** @description account_not_closed */
        Refused409AccountNotClosed: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["AccountNotClosedProblem"];
            };
        };
        /** @description not_a_sandbox */
        Refused409NotASandbox: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["NotASandboxProblem"];
            };
        };
        /** @description not_a_sandbox */
        Refused409NotASandbox_Body: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["NotASandboxProblem"];
            };
        };
        /** @description validation_failed, too_many_members, clock_out_of_reach */
        Refused422ClockOutOfReach_Body: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["ValidationFailedProblem"] | components["schemas"]["TooManyMembersProblem"] | components["schemas"]["ClockOutOfReachProblem"];
            };
        };
        /** @description not_found, captured_mail_not_found */
        Refused404CapturedMailNotFound: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["NotFoundProblem"] | components["schemas"]["CapturedMailNotFoundProblem"];
            };
        };
        /** @description sandbox_unsuitable, sandbox_exists */
        Refused409SandboxUnsuitableSandboxExists: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["SandboxUnsuitableProblem"] | components["schemas"]["SandboxExistsProblem"];
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
                    /** @description A code of their app or a recovery code, once an answer has asked for it */
                    code?: string;
                    /** @description What a passkey of theirs has signed, instead of a code */
                    passkey?: components["schemas"]["PasskeyAssertion"];
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
            401: components["responses"]["Refused401SignInFailedSecondFactorNeededSecondFactorFailed_Body"];
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
    postSessionPasskeyChallenge: {
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
                        data: components["schemas"]["PasskeyChallenge"];
                    };
                };
            };
            400: components["responses"]["Refused400"];
            401: components["responses"]["Refused401"];
            403: components["responses"]["Refused403CsrfFailed"];
            406: components["responses"]["Refused406"];
            413: components["responses"]["Refused413"];
            414: components["responses"]["Refused414"];
            415: components["responses"]["Refused415"];
            422: components["responses"]["Refused422"];
            500: components["responses"]["Refused500"];
            503: components["responses"]["Refused503"];
        };
    };
    postSessionPasskey: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description Whose it must be; without it, whoever it belongs to signs in */
                    email?: string;
                    passkey: components["schemas"]["PasskeyAssertion"];
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
            401: components["responses"]["Refused401PasskeyFailed_Body"];
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
    "postCompany-sign-in": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description The path to go on to; one that leads elsewhere is left out */
                    to: string | null;
                    /** @description Whether they have to show at the provider who they are, even if they are known there */
                    again: boolean;
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
                        data: components["schemas"]["CompanySignIn"];
                    };
                };
            };
            400: components["responses"]["Refused400_Body"];
            401: components["responses"]["Refused401_Body"];
            403: components["responses"]["Refused403CsrfFailed_Body"];
            404: components["responses"]["Refused404CompanySignInOff_Body"];
            406: components["responses"]["Refused406_Body"];
            413: components["responses"]["Refused413_Body"];
            414: components["responses"]["Refused414_Body"];
            415: components["responses"]["Refused415_Body"];
            422: components["responses"]["Refused422_Body"];
            500: components["responses"]["Refused500_Body"];
            503: components["responses"]["Refused503CompanySignInUnreachable_Body"];
        };
    };
    "postCompany-sign-inCompletion": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description What stands behind the ? of the page */
                    answer: string;
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
                        data: components["schemas"]["CompanyEntry"];
                    };
                };
            };
            400: components["responses"]["Refused400_Body"];
            401: components["responses"]["Refused401SignInFailedCompanySignInVoidSecondFactorNeededCompanySignInDeclined_Body"];
            403: components["responses"]["Refused403CsrfFailed_Body"];
            404: components["responses"]["Refused404CompanySignInOff_Body"];
            406: components["responses"]["Refused406_Body"];
            413: components["responses"]["Refused413_Body"];
            414: components["responses"]["Refused414_Body"];
            415: components["responses"]["Refused415_Body"];
            422: components["responses"]["Refused422_Body"];
            429: components["responses"]["Refused429SignInThrottled_Body"];
            500: components["responses"]["Refused500_Body"];
            503: components["responses"]["Refused503SignInBusyCompanySignInUnreachable_Body"];
        };
    };
    "postCompany-sign-inSecond-factor": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description A code of their app or a recovery code, once an answer has asked for it */
                    code?: string;
                    /** @description What a passkey of theirs has signed, instead of a code */
                    passkey?: components["schemas"]["PasskeyAssertion"];
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
                        data: components["schemas"]["CompanyEntry"];
                    };
                };
            };
            400: components["responses"]["Refused400_Body"];
            401: components["responses"]["Refused401SignInFailedCompanySignInVoidSecondFactorNeededSecondFactorFailed_Body"];
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
    postSessionRenewal: {
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
    getEntry: {
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
                        data: components["schemas"]["Entry"];
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
    "postSign-ups": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description What the account is called */
                    organisation: string;
                    /** @description How its first admin is called */
                    name: string;
                    /** @description What they sign in with; the link goes there */
                    email: string;
                    /** @description The password they choose */
                    password: string;
                    /**
                     * @description The language they read, and that of the account
                     * @enum {string}
                     */
                    languageIso: "de" | "en";
                    /** @description IANA name of the time zone of the account */
                    timeZone: string;
                    /**
                     * @description S = has subscribers, L = manages S-accounts
                     * @enum {string}
                     */
                    accountType: "S" | "L";
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
            403: components["responses"]["Refused403CsrfFailed_Body"];
            406: components["responses"]["Refused406_Body"];
            413: components["responses"]["Refused413_Body"];
            414: components["responses"]["Refused414_Body"];
            415: components["responses"]["Refused415_Body"];
            422: components["responses"]["Refused422EmailInvalidPasswordUnsuitablePasswordBreached_Body"];
            429: components["responses"]["Refused429SignUpThrottled_Body"];
            500: components["responses"]["Refused500_Body"];
            503: components["responses"]["Refused503SignInBusy_Body"];
        };
    };
    "postSign-upsReading": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description What stands behind the # of the link */
                    token: string;
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
                        data: components["schemas"]["SignUpView"];
                    };
                };
            };
            400: components["responses"]["Refused400_Body"];
            401: components["responses"]["Refused401_Body"];
            403: components["responses"]["Refused403CsrfFailed_Body"];
            404: components["responses"]["Refused404LinkVoid_Body"];
            406: components["responses"]["Refused406_Body"];
            413: components["responses"]["Refused413_Body"];
            414: components["responses"]["Refused414_Body"];
            415: components["responses"]["Refused415_Body"];
            422: components["responses"]["Refused422_Body"];
            500: components["responses"]["Refused500_Body"];
            503: components["responses"]["Refused503_Body"];
        };
    };
    "postSign-upsUse": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description What stands behind the # of the link */
                    token: string;
                    /** @description The one chosen at the sign-up */
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
            404: components["responses"]["Refused404LinkVoid_Body"];
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
    "postPassword-resets": {
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
    "postPassword-resetsReading": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description What stands behind the # of the link */
                    token: string;
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
                        data: components["schemas"]["PasswordReset"];
                    };
                };
            };
            400: components["responses"]["Refused400_Body"];
            401: components["responses"]["Refused401_Body"];
            403: components["responses"]["Refused403CsrfFailed_Body"];
            404: components["responses"]["Refused404LinkVoid_Body"];
            406: components["responses"]["Refused406_Body"];
            413: components["responses"]["Refused413_Body"];
            414: components["responses"]["Refused414_Body"];
            415: components["responses"]["Refused415_Body"];
            422: components["responses"]["Refused422_Body"];
            500: components["responses"]["Refused500_Body"];
            503: components["responses"]["Refused503_Body"];
        };
    };
    "postPassword-resetsUse": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description What stands behind the # of the link */
                    token: string;
                    /** @description The new password */
                    password: string;
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
            403: components["responses"]["Refused403CsrfFailed_Body"];
            404: components["responses"]["Refused404LinkVoid_Body"];
            406: components["responses"]["Refused406_Body"];
            413: components["responses"]["Refused413_Body"];
            414: components["responses"]["Refused414_Body"];
            415: components["responses"]["Refused415_Body"];
            422: components["responses"]["Refused422PasswordUnsuitablePasswordBreached_Body"];
            500: components["responses"]["Refused500_Body"];
            503: components["responses"]["Refused503_Body"];
        };
    };
    putOwnPassword: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description The password they sign in with now */
                    current: string;
                    /** @description The new one */
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
            401: components["responses"]["Refused401_Body"];
            403: components["responses"]["Refused403_Body"];
            406: components["responses"]["Refused406_Body"];
            409: components["responses"]["Refused409NoPassword_Body"];
            413: components["responses"]["Refused413_Body"];
            414: components["responses"]["Refused414_Body"];
            415: components["responses"]["Refused415_Body"];
            422: components["responses"]["Refused422CurrentPasswordWrongPasswordUnsuitablePasswordBreached_Body"];
            429: components["responses"]["Refused429SignInThrottled_Body"];
            500: components["responses"]["Refused500_Body"];
            503: components["responses"]["Refused503SignInBusy_Body"];
        };
    };
    "getOwnSecond-factor": {
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
                        data: components["schemas"]["OwnFactors"];
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
                        data: components["schemas"]["TotpSecret"];
                    };
                };
            };
            400: components["responses"]["Refused400"];
            401: components["responses"]["Refused401"];
            403: components["responses"]["Refused403ReauthenticationRequired"];
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
    "deleteOwnSecond-factorTotp": {
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
            403: components["responses"]["Refused403ReauthenticationRequired"];
            406: components["responses"]["Refused406"];
            409: components["responses"]["Refused409TotpNotBegunLastFactorRequired"];
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
                        data: components["schemas"]["FactorTurnedOn"];
                    };
                };
            };
            400: components["responses"]["Refused400_Body"];
            401: components["responses"]["Refused401_Body"];
            403: components["responses"]["Refused403ReauthenticationRequired_Body"];
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
    "postOwnSecond-factorRecovery-codes": {
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
                        data: components["schemas"]["RecoveryCodes"];
                    };
                };
            };
            400: components["responses"]["Refused400"];
            401: components["responses"]["Refused401"];
            403: components["responses"]["Refused403ReauthenticationRequired"];
            406: components["responses"]["Refused406"];
            409: components["responses"]["Refused409NoSecondFactor"];
            413: components["responses"]["Refused413"];
            414: components["responses"]["Refused414"];
            415: components["responses"]["Refused415"];
            422: components["responses"]["Refused422"];
            500: components["responses"]["Refused500"];
            503: components["responses"]["Refused503"];
        };
    };
    postOwnPasskeysChallenge: {
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
                        data: components["schemas"]["PasskeyInvitation"];
                    };
                };
            };
            400: components["responses"]["Refused400"];
            401: components["responses"]["Refused401"];
            403: components["responses"]["Refused403ReauthenticationRequired"];
            406: components["responses"]["Refused406"];
            409: components["responses"]["Refused409PasskeysTooMany"];
            413: components["responses"]["Refused413"];
            414: components["responses"]["Refused414"];
            415: components["responses"]["Refused415"];
            422: components["responses"]["Refused422"];
            500: components["responses"]["Refused500"];
            503: components["responses"]["Refused503"];
        };
    };
    postOwnPasskeys: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description What the user calls it */
                    name: string;
                    attestation: components["schemas"]["PasskeyAttestation"];
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
                        data: components["schemas"]["PasskeyAdded"];
                    };
                };
            };
            400: components["responses"]["Refused400_Body"];
            401: components["responses"]["Refused401_Body"];
            403: components["responses"]["Refused403ReauthenticationRequired_Body"];
            406: components["responses"]["Refused406_Body"];
            409: components["responses"]["Refused409PasskeyKnown_Body"];
            413: components["responses"]["Refused413_Body"];
            414: components["responses"]["Refused414_Body"];
            415: components["responses"]["Refused415_Body"];
            422: components["responses"]["Refused422PasskeyUnverified_Body"];
            500: components["responses"]["Refused500_Body"];
            503: components["responses"]["Refused503_Body"];
        };
    };
    deleteOwnPasskeysId: {
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
            403: components["responses"]["Refused403ReauthenticationRequired"];
            404: components["responses"]["Refused404PasskeyNotFound"];
            406: components["responses"]["Refused406"];
            409: components["responses"]["Refused409LastFactorRequired"];
            413: components["responses"]["Refused413"];
            414: components["responses"]["Refused414"];
            415: components["responses"]["Refused415"];
            422: components["responses"]["Refused422"];
            500: components["responses"]["Refused500"];
            503: components["responses"]["Refused503"];
        };
    };
    patchOwnPasskeysId: {
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
                    /** @description What the user calls it */
                    name: string;
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
                        data: components["schemas"]["Passkey"];
                    };
                };
            };
            400: components["responses"]["Refused400_Body"];
            401: components["responses"]["Refused401_Body"];
            403: components["responses"]["Refused403ReauthenticationRequired_Body"];
            404: components["responses"]["Refused404PasskeyNotFound_Body"];
            406: components["responses"]["Refused406_Body"];
            413: components["responses"]["Refused413_Body"];
            414: components["responses"]["Refused414_Body"];
            415: components["responses"]["Refused415_Body"];
            422: components["responses"]["Refused422_Body"];
            500: components["responses"]["Refused500_Body"];
            503: components["responses"]["Refused503_Body"];
        };
    };
    postInvitationsReading: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description What stands behind the # of the link */
                    token: string;
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
                        data: components["schemas"]["InvitationView"];
                    };
                };
            };
            400: components["responses"]["Refused400_Body"];
            401: components["responses"]["Refused401_Body"];
            403: components["responses"]["Refused403CsrfFailed_Body"];
            404: components["responses"]["Refused404LinkVoid_Body"];
            406: components["responses"]["Refused406_Body"];
            413: components["responses"]["Refused413_Body"];
            414: components["responses"]["Refused414_Body"];
            415: components["responses"]["Refused415_Body"];
            422: components["responses"]["Refused422_Body"];
            500: components["responses"]["Refused500_Body"];
            503: components["responses"]["Refused503_Body"];
        };
    };
    postInvitationsAcceptance: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description What stands behind the # of the link */
                    token: string;
                    /** @description How they are called; for those who are new here */
                    name: string | null;
                    /** @description The one they choose, or theirs when they have one already */
                    password: string | null;
                    /** @description A code of their app or a recovery code, once an answer has asked for it */
                    code?: string;
                    /** @description What a passkey of theirs has signed, instead of a code */
                    passkey?: components["schemas"]["PasskeyAssertion"];
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
            401: components["responses"]["Refused401SignInFailedSecondFactorNeededSecondFactorFailed_Body"];
            403: components["responses"]["Refused403CsrfFailed_Body"];
            404: components["responses"]["Refused404LinkVoid_Body"];
            406: components["responses"]["Refused406_Body"];
            409: components["responses"]["Refused409UserExists_Body"];
            413: components["responses"]["Refused413_Body"];
            414: components["responses"]["Refused414_Body"];
            415: components["responses"]["Refused415_Body"];
            422: components["responses"]["Refused422NameMissingPasswordUnsuitablePasswordBreached_Body"];
            429: components["responses"]["Refused429SignInThrottled_Body"];
            500: components["responses"]["Refused500_Body"];
            503: components["responses"]["Refused503SignInBusy_Body"];
        };
    };
    "postTest-addressesReading": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description What stands behind the # of the link */
                    token: string;
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
                        data: components["schemas"]["TestAddressView"];
                    };
                };
            };
            400: components["responses"]["Refused400_Body"];
            401: components["responses"]["Refused401_Body"];
            403: components["responses"]["Refused403CsrfFailed_Body"];
            404: components["responses"]["Refused404LinkVoid_Body"];
            406: components["responses"]["Refused406_Body"];
            413: components["responses"]["Refused413_Body"];
            414: components["responses"]["Refused414_Body"];
            415: components["responses"]["Refused415_Body"];
            422: components["responses"]["Refused422_Body"];
            500: components["responses"]["Refused500_Body"];
            503: components["responses"]["Refused503_Body"];
        };
    };
    "postTest-addressesConfirmation": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description What stands behind the # of the link */
                    token: string;
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
            403: components["responses"]["Refused403CsrfFailed_Body"];
            404: components["responses"]["Refused404LinkVoid_Body"];
            406: components["responses"]["Refused406_Body"];
            413: components["responses"]["Refused413_Body"];
            414: components["responses"]["Refused414_Body"];
            415: components["responses"]["Refused415_Body"];
            422: components["responses"]["Refused422_Body"];
            500: components["responses"]["Refused500_Body"];
            503: components["responses"]["Refused503_Body"];
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
    getAccountsAccountIdMailingsIdReport: {
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
                        data: components["schemas"]["Report"];
                    };
                };
            };
            400: components["responses"]["Refused400"];
            401: components["responses"]["Refused401"];
            403: components["responses"]["Refused403"];
            404: components["responses"]["Refused404MailingNotFound"];
            406: components["responses"]["Refused406"];
            413: components["responses"]["Refused413"];
            414: components["responses"]["Refused414"];
            415: components["responses"]["Refused415"];
            422: components["responses"]["Refused422"];
            500: components["responses"]["Refused500"];
            503: components["responses"]["Refused503"];
        };
    };
    getAccountsAccountIdStatistics: {
        parameters: {
            query?: {
                /** @description The channel; the default one without it */
                channelId?: number;
                /** @description 30, 90 or 365 */
                days?: number;
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
                        data: components["schemas"]["AccountStatistics"];
                    };
                };
            };
            400: components["responses"]["Refused400"];
            401: components["responses"]["Refused401"];
            403: components["responses"]["Refused403"];
            404: components["responses"]["Refused404ChannelNotFound"];
            406: components["responses"]["Refused406"];
            413: components["responses"]["Refused413"];
            414: components["responses"]["Refused414"];
            415: components["responses"]["Refused415"];
            422: components["responses"]["Refused422"];
            500: components["responses"]["Refused500"];
            503: components["responses"]["Refused503"];
        };
    };
    getAccountsAccountIdSubaccountsStatistics: {
        parameters: {
            query?: {
                /** @description 30, 90 or 365 */
                days?: number;
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
                        /** @description The longest list first */
                        data: components["schemas"]["AccountBelowStatistics"][];
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
    getAccountsAccountIdMailingsIdReportPeople: {
        parameters: {
            query?: {
                /** @description Which number: sent, delivered, failed, opened, clicked, clickedLink, hardBounced, softBounced, complained, left */
                of?: string;
                /** @description Of clickedLink: which link */
                link?: number;
                /** @description Where the page before ended */
                after?: string;
            };
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
                        data: components["schemas"]["PeopleBehind"];
                    };
                };
            };
            400: components["responses"]["Refused400"];
            401: components["responses"]["Refused401"];
            403: components["responses"]["Refused403"];
            404: components["responses"]["Refused404MailingNotFound"];
            406: components["responses"]["Refused406"];
            413: components["responses"]["Refused413"];
            414: components["responses"]["Refused414"];
            415: components["responses"]["Refused415"];
            422: components["responses"]["Refused422"];
            500: components["responses"]["Refused500"];
            503: components["responses"]["Refused503"];
        };
    };
    getAccountsAccountIdMailingsIdReportFile: {
        parameters: {
            query?: {
                /** @description figures or links */
                of?: string;
                /** @description csv or xlsx */
                format?: string;
                /** @description Of the headings */
                language?: string;
            };
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
                    "text/csv": string;
                };
            };
            400: components["responses"]["Refused400"];
            401: components["responses"]["Refused401"];
            403: components["responses"]["Refused403"];
            404: components["responses"]["Refused404MailingNotFound"];
            406: components["responses"]["Refused406"];
            413: components["responses"]["Refused413"];
            414: components["responses"]["Refused414"];
            415: components["responses"]["Refused415"];
            422: components["responses"]["Refused422"];
            500: components["responses"]["Refused500"];
            503: components["responses"]["Refused503"];
        };
    };
    getAccountsAccountIdForms: {
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
                        /** @description In the order in which they were made */
                        data: components["schemas"]["Form"][];
                        /** @description About the account */
                        meta: {
                            choices: components["schemas"]["FormChoices"];
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
    postAccountsAccountIdForms: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of the account */
                accountId: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description What users call it */
                    name: string;
                    /** @description Channels people can choose; none where the account does without */
                    channelIds: number[];
                    /** @description What is asked beside the address, in this order */
                    fields: {
                        /** @description firstname, lastname, city, or field: and the id of a customer field */
                        name: string;
                        /** @description Whether it must be answered */
                        isRequired: boolean;
                    }[];
                    /** @description Websites that may show it in a frame, such as https://example.com */
                    frameOrigins: string[];
                    /** @description Whether people can sign up by it */
                    isOpen: boolean;
                    /** @description By language */
                    texts: {
                        [key: string]: {
                            /** @description Its heading */
                            title: string;
                            /** @description What stands below it */
                            intro: string;
                            /** @description What people agree to, word for word; kept with every consent */
                            consent: string;
                            /** @description What the button says */
                            button: string;
                        };
                    };
                    /** @description The privacy notice */
                    privacyUrl: string;
                };
            };
        };
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
                        /** @description What was made */
                        data: {
                            /** @description The id of the form */
                            id: number;
                        };
                    };
                };
            };
            400: components["responses"]["Refused400_Body"];
            401: components["responses"]["Refused401_Body"];
            403: components["responses"]["Refused403_Body"];
            404: components["responses"]["Refused404_Body"];
            406: components["responses"]["Refused406_Body"];
            409: components["responses"]["Refused409FormsTooMany_Body"];
            413: components["responses"]["Refused413_Body"];
            414: components["responses"]["Refused414_Body"];
            415: components["responses"]["Refused415_Body"];
            422: components["responses"]["Refused422_Body"];
            500: components["responses"]["Refused500_Body"];
            503: components["responses"]["Refused503_Body"];
        };
    };
    getAccountsAccountIdFormsId: {
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
                        data: components["schemas"]["Form"];
                    };
                };
            };
            400: components["responses"]["Refused400"];
            401: components["responses"]["Refused401"];
            403: components["responses"]["Refused403"];
            404: components["responses"]["Refused404FormNotFound"];
            406: components["responses"]["Refused406"];
            413: components["responses"]["Refused413"];
            414: components["responses"]["Refused414"];
            415: components["responses"]["Refused415"];
            422: components["responses"]["Refused422"];
            500: components["responses"]["Refused500"];
            503: components["responses"]["Refused503"];
        };
    };
    deleteAccountsAccountIdFormsId: {
        parameters: {
            query?: never;
            header: {
                /** @description The version you have seen. Members that others have changed since are not overwritten. */
                "If-Match": string;
            };
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
            404: components["responses"]["Refused404FormNotFound"];
            406: components["responses"]["Refused406"];
            412: components["responses"]["Refused412ChangedMeanwhile"];
            413: components["responses"]["Refused413"];
            414: components["responses"]["Refused414"];
            415: components["responses"]["Refused415"];
            422: components["responses"]["Refused422"];
            428: components["responses"]["Refused428VersionRequired"];
            500: components["responses"]["Refused500"];
            503: components["responses"]["Refused503"];
        };
    };
    patchAccountsAccountIdFormsId: {
        parameters: {
            query?: never;
            header: {
                /** @description The version you have seen. Members that others have changed since are not overwritten. */
                "If-Match": string;
            };
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
                    /** @description What users call it */
                    name?: string;
                    /** @description Channels people can choose; none where the account does without */
                    channelIds?: number[];
                    /** @description What is asked beside the address, in this order */
                    fields?: {
                        /** @description firstname, lastname, city, or field: and the id of a customer field */
                        name: string;
                        /** @description Whether it must be answered */
                        isRequired: boolean;
                    }[];
                    /** @description Websites that may show it in a frame, such as https://example.com */
                    frameOrigins?: string[];
                    /** @description Whether people can sign up by it */
                    isOpen?: boolean;
                    /** @description By language */
                    texts?: {
                        [key: string]: {
                            /** @description Its heading */
                            title: string;
                            /** @description What stands below it */
                            intro: string;
                            /** @description What people agree to, word for word; kept with every consent */
                            consent: string;
                            /** @description What the button says */
                            button: string;
                        };
                    };
                    /** @description The privacy notice */
                    privacyUrl?: string;
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
            404: components["responses"]["Refused404FormNotFound_Body"];
            406: components["responses"]["Refused406_Body"];
            412: components["responses"]["Refused412ChangedMeanwhile_Body"];
            413: components["responses"]["Refused413_Body"];
            414: components["responses"]["Refused414_Body"];
            415: components["responses"]["Refused415_Body"];
            422: components["responses"]["Refused422_Body"];
            428: components["responses"]["Refused428VersionRequired_Body"];
            500: components["responses"]["Refused500_Body"];
            503: components["responses"]["Refused503_Body"];
        };
    };
    getAccountsAccountIdChannelsIdArchive: {
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
                        data: components["schemas"]["NewsletterArchive"];
                    };
                };
            };
            400: components["responses"]["Refused400"];
            401: components["responses"]["Refused401"];
            403: components["responses"]["Refused403"];
            404: components["responses"]["Refused404ChannelNotFound"];
            406: components["responses"]["Refused406"];
            413: components["responses"]["Refused413"];
            414: components["responses"]["Refused414"];
            415: components["responses"]["Refused415"];
            422: components["responses"]["Refused422"];
            500: components["responses"]["Refused500"];
            503: components["responses"]["Refused503"];
        };
    };
    putAccountsAccountIdChannelsIdArchive: {
        parameters: {
            query?: never;
            header: {
                /** @description The version you have seen. Members that others have changed since are not overwritten. */
                "If-Match": string;
            };
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
                    /** @description Whether everybody who has the address can read it */
                    isOpen: boolean;
                    /** @description Whether search engines may show it */
                    isIndexable: boolean;
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
            404: components["responses"]["Refused404ChannelNotFound_Body"];
            406: components["responses"]["Refused406_Body"];
            412: components["responses"]["Refused412ChangedMeanwhile_Body"];
            413: components["responses"]["Refused413_Body"];
            414: components["responses"]["Refused414_Body"];
            415: components["responses"]["Refused415_Body"];
            422: components["responses"]["Refused422_Body"];
            428: components["responses"]["Refused428VersionRequired_Body"];
            500: components["responses"]["Refused500_Body"];
            503: components["responses"]["Refused503_Body"];
        };
    };
    getAccountsAccountIdChannelsIdArchiveNewsletters: {
        parameters: {
            query?: {
                /** @description The last one with letters without it */
                year?: number;
            };
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
                        /** @description The newest first */
                        data: components["schemas"]["ArchivedNewsletter"][];
                        /** @description About the years */
                        meta: {
                            /** @description Whose letters these are; null = there are none */
                            year: number | null;
                            /** @description Those with letters, the last one first */
                            years: number[];
                        };
                    };
                };
            };
            400: components["responses"]["Refused400"];
            401: components["responses"]["Refused401"];
            403: components["responses"]["Refused403"];
            404: components["responses"]["Refused404ChannelNotFound"];
            406: components["responses"]["Refused406"];
            413: components["responses"]["Refused413"];
            414: components["responses"]["Refused414"];
            415: components["responses"]["Refused415"];
            422: components["responses"]["Refused422"];
            500: components["responses"]["Refused500"];
            503: components["responses"]["Refused503"];
        };
    };
    putAccountsAccountIdChannelsIdArchiveNewslettersMailingId: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of the account */
                accountId: number;
                /** @description The id of the record */
                id: number;
                /** @description The id of the mailing */
                mailingId: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description true = the archive does without it */
                    isKeptOut: boolean;
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
            404: components["responses"]["Refused404ChannelNotFoundMailingNotFound_Body"];
            406: components["responses"]["Refused406_Body"];
            413: components["responses"]["Refused413_Body"];
            414: components["responses"]["Refused414_Body"];
            415: components["responses"]["Refused415_Body"];
            422: components["responses"]["Refused422_Body"];
            500: components["responses"]["Refused500_Body"];
            503: components["responses"]["Refused503_Body"];
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
    getAccountsAccountIdMailings: {
        parameters: {
            query?: {
                /** @description all, drafts, planned, sending or sent */
                shelf?: string;
                /** @description Part of a name or subject */
                words?: string;
                /** @description Which page, from 1 on */
                page?: number;
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
                        /** @description 50 at most */
                        data: components["schemas"]["MailingRow"][];
                        /** @description About the list */
                        meta: {
                            /** @description How many there are of which kind */
                            counts: {
                                /** @description Mailings there */
                                all: number;
                                /** @description Mailings there */
                                drafts: number;
                                /** @description Mailings there */
                                planned: number;
                                /** @description Mailings there */
                                sending: number;
                                /** @description Mailings there */
                                sent: number;
                                /** @description Mailings there */
                                standing: number;
                            };
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
    postAccountsAccountIdMailings: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of the account */
                accountId: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description What it is called among its users */
                    name: string;
                    /**
                     * @description What sends it; absent = its plan
                     * @enum {string}
                     */
                    type?: "standard" | "optin" | "optout" | "birthday" | "welcome" | "trigger";
                    /** @description Of a trigger: what calls it */
                    triggerTypeId?: number | null;
                };
            };
        };
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
                        /** @description What was made */
                        data: {
                            /** @description The id of the mailing */
                            id: number;
                        };
                    };
                };
            };
            400: components["responses"]["Refused400_Body"];
            401: components["responses"]["Refused401_Body"];
            403: components["responses"]["Refused403_Body"];
            404: components["responses"]["Refused404_Body"];
            406: components["responses"]["Refused406_Body"];
            413: components["responses"]["Refused413_Body"];
            414: components["responses"]["Refused414_Body"];
            415: components["responses"]["Refused415_Body"];
            422: components["responses"]["Refused422_Body"];
            500: components["responses"]["Refused500_Body"];
            503: components["responses"]["Refused503_Body"];
        };
    };
    "getAccountsAccountIdMailing-choices": {
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
                        data: components["schemas"]["MailingChoices"];
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
    getAccountsAccountIdMailingsId: {
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
                        data: components["schemas"]["MailingDetail"];
                    };
                };
            };
            400: components["responses"]["Refused400"];
            401: components["responses"]["Refused401"];
            403: components["responses"]["Refused403"];
            404: components["responses"]["Refused404MailingNotFound"];
            406: components["responses"]["Refused406"];
            413: components["responses"]["Refused413"];
            414: components["responses"]["Refused414"];
            415: components["responses"]["Refused415"];
            422: components["responses"]["Refused422"];
            500: components["responses"]["Refused500"];
            503: components["responses"]["Refused503"];
        };
    };
    deleteAccountsAccountIdMailingsId: {
        parameters: {
            query?: never;
            header: {
                /** @description The version you have seen. Members that others have changed since are not overwritten. */
                "If-Match": string;
            };
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
            404: components["responses"]["Refused404MailingNotFound"];
            406: components["responses"]["Refused406"];
            409: components["responses"]["Refused409InvalidStateMailingInUse"];
            412: components["responses"]["Refused412ChangedMeanwhile"];
            413: components["responses"]["Refused413"];
            414: components["responses"]["Refused414"];
            415: components["responses"]["Refused415"];
            422: components["responses"]["Refused422"];
            428: components["responses"]["Refused428VersionRequired"];
            500: components["responses"]["Refused500"];
            503: components["responses"]["Refused503"];
        };
    };
    patchAccountsAccountIdMailingsId: {
        parameters: {
            query?: never;
            header: {
                /** @description The version you have seen. Members that others have changed since are not overwritten. */
                "If-Match": string;
            };
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
                    /** @description What it is called among its users */
                    name?: string;
                    /** @description Its subject line; empty = none */
                    subject?: string;
                    /** @description Other subjects that some readers try first; null = one subject */
                    subjectTest?: components["schemas"]["SubjectTest"] | null;
                    /** @description What is around its content; null = nothing */
                    themeId?: number | null;
                    /** @description Its content; takes the place of articles */
                    html?: string;
                    /** @description Who it comes from */
                    senderName?: string;
                    /**
                     * Format: email
                     * @description The address it comes from
                     */
                    senderEmail?: string;
                    /** @description Where answers go; null = to that address */
                    replyTo?: string | null;
                    /** @description Its language */
                    languageIso?: string;
                    /** @description The channel it is sent in */
                    channelId?: number;
                    /** @description Whoever is in any of them; none = everybody in the channel */
                    groupIds?: number[];
                    /** @description Of a birthday mailing: from which hour it goes out */
                    birthdayHour?: number;
                    /** @description Of a welcome mailing: days after somebody has joined */
                    welcomeDays?: number;
                    /** @description Of a welcome mailing: whether people created by programs get it, too */
                    welcomesCreated?: boolean;
                    /** @description Of a trigger: why it may reach people who left; null = it may not */
                    purposeReason?: string | null;
                    /** @description Of a trigger: what a call must bring */
                    placeholders?: {
                        /** @description As it stands in the text, without brackets */
                        name: string;
                        /** @description What it means */
                        label: string;
                        /** @description For previews, tests and the shown call */
                        exampleValue: string;
                    }[];
                    /** @description Nobody who is in one of them */
                    excludedGroupIds?: number[];
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
                        /** @description By line */
                        data: components["schemas"]["ContentFault"][];
                    };
                };
            };
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
            403: components["responses"]["Refused403PartFixed_Body"];
            404: components["responses"]["Refused404MailingNotFound_Body"];
            406: components["responses"]["Refused406_Body"];
            409: components["responses"]["Refused409InvalidState_Body"];
            412: components["responses"]["Refused412ChangedMeanwhile_Body"];
            413: components["responses"]["Refused413_Body"];
            414: components["responses"]["Refused414_Body"];
            415: components["responses"]["Refused415_Body"];
            422: components["responses"]["Refused422ContentInvalid_Body"];
            428: components["responses"]["Refused428VersionRequired_Body"];
            500: components["responses"]["Refused500_Body"];
            503: components["responses"]["Refused503_Body"];
        };
    };
    postAccountsAccountIdMailingsIdCopies: {
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
                    /** @description What it is called among its users */
                    name: string;
                };
            };
        };
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
                        /** @description What was made */
                        data: {
                            /** @description The id of the mailing */
                            id: number;
                        };
                    };
                };
            };
            400: components["responses"]["Refused400_Body"];
            401: components["responses"]["Refused401_Body"];
            403: components["responses"]["Refused403_Body"];
            404: components["responses"]["Refused404MailingNotFound_Body"];
            406: components["responses"]["Refused406_Body"];
            413: components["responses"]["Refused413_Body"];
            414: components["responses"]["Refused414_Body"];
            415: components["responses"]["Refused415_Body"];
            422: components["responses"]["Refused422_Body"];
            500: components["responses"]["Refused500_Body"];
            503: components["responses"]["Refused503_Body"];
        };
    };
    postAccountsAccountIdMailingsIdRestoration: {
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
            404: components["responses"]["Refused404MailingNotFound"];
            406: components["responses"]["Refused406"];
            413: components["responses"]["Refused413"];
            414: components["responses"]["Refused414"];
            415: components["responses"]["Refused415"];
            422: components["responses"]["Refused422"];
            500: components["responses"]["Refused500"];
            503: components["responses"]["Refused503"];
        };
    };
    postAccountsAccountIdMailingsIdLanguagesAdditions: {
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
                    /** @description One of the languages of the account */
                    languageIso: string;
                };
            };
        };
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
                        /** @description What was made */
                        data: {
                            /** @description The mailing that holds its words in this language */
                            id: number;
                        };
                    };
                };
            };
            400: components["responses"]["Refused400_Body"];
            401: components["responses"]["Refused401_Body"];
            403: components["responses"]["Refused403PartFixed_Body"];
            404: components["responses"]["Refused404MailingNotFound_Body"];
            406: components["responses"]["Refused406_Body"];
            409: components["responses"]["Refused409InvalidState_Body"];
            413: components["responses"]["Refused413_Body"];
            414: components["responses"]["Refused414_Body"];
            415: components["responses"]["Refused415_Body"];
            422: components["responses"]["Refused422_Body"];
            500: components["responses"]["Refused500_Body"];
            503: components["responses"]["Refused503_Body"];
        };
    };
    deleteAccountsAccountIdMailingsIdLanguagesVersionId: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of the account */
                accountId: number;
                /** @description The id of the record */
                id: number;
                /** @description The id of the version */
                versionId: number;
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
            403: components["responses"]["Refused403PartFixed"];
            404: components["responses"]["Refused404MailingNotFound"];
            406: components["responses"]["Refused406"];
            409: components["responses"]["Refused409InvalidState"];
            413: components["responses"]["Refused413"];
            414: components["responses"]["Refused414"];
            415: components["responses"]["Refused415"];
            422: components["responses"]["Refused422"];
            500: components["responses"]["Refused500"];
            503: components["responses"]["Refused503"];
        };
    };
    postAccountsAccountIdMailingsIdLanguagesVersionIdRestoration: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of the account */
                accountId: number;
                /** @description The id of the record */
                id: number;
                /** @description The id of the version */
                versionId: number;
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
            403: components["responses"]["Refused403PartFixed"];
            404: components["responses"]["Refused404MailingNotFound"];
            406: components["responses"]["Refused406"];
            409: components["responses"]["Refused409InvalidState"];
            413: components["responses"]["Refused413"];
            414: components["responses"]["Refused414"];
            415: components["responses"]["Refused415"];
            422: components["responses"]["Refused422"];
            500: components["responses"]["Refused500"];
            503: components["responses"]["Refused503"];
        };
    };
    getAccountsAccountIdMailingsIdAudience: {
        parameters: {
            query?: {
                /** @description reached, excluded, suspended, pending, archived, outside */
                part?: string;
                /** @description Only people with a higher id */
                after?: number;
            };
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
                        /** @description 50 at most, by id */
                        data: components["schemas"]["PersonInAudience"][];
                        /** @description The page */
                        meta: {
                            /** @description Whether others follow */
                            hasMore: boolean;
                        };
                    };
                };
            };
            400: components["responses"]["Refused400"];
            401: components["responses"]["Refused401"];
            403: components["responses"]["Refused403"];
            404: components["responses"]["Refused404MailingNotFound"];
            406: components["responses"]["Refused406"];
            413: components["responses"]["Refused413"];
            414: components["responses"]["Refused414"];
            415: components["responses"]["Refused415"];
            422: components["responses"]["Refused422"];
            500: components["responses"]["Refused500"];
            503: components["responses"]["Refused503"];
        };
    };
    getAccountsAccountIdMailingsIdAdvice: {
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
                        /** @description By what was looked at */
                        data: components["schemas"]["MailingAdvice"][];
                    };
                };
            };
            400: components["responses"]["Refused400"];
            401: components["responses"]["Refused401"];
            403: components["responses"]["Refused403"];
            404: components["responses"]["Refused404MailingNotFound"];
            406: components["responses"]["Refused406"];
            413: components["responses"]["Refused413"];
            414: components["responses"]["Refused414"];
            415: components["responses"]["Refused415"];
            422: components["responses"]["Refused422PreviewImpossible"];
            500: components["responses"]["Refused500"];
            503: components["responses"]["Refused503"];
        };
    };
    postAccountsAccountIdMailingsIdPlanning: {
        parameters: {
            query?: never;
            header: {
                /** @description The version you have seen. Members that others have changed since are not overwritten. */
                "If-Match": string;
            };
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
                    /** @description When it is to begin; null = now, as soon as it can no longer be taken back */
                    at: {
                        /** @description Day and hour there, as 2027-03-28T09:00 */
                        localTime: string;
                        /** @description On the clocks of which place; null = on the clock of each recipient */
                        timeZone: string | null;
                    } | null;
                    /** @description Null = all get it at once */
                    trial?: {
                        /** @description How many get it first */
                        people: number;
                        /** @description After how long the others follow, unless it went badly */
                        minutes: number;
                    } | null;
                    /** @description Nothing of it leaves later; null = no such time */
                    notAfter?: {
                        /** @description Day and hour there, as 2027-03-28T09:00 */
                        localTime: string;
                        /** @description On the clocks of which place, as Europe/Berlin */
                        timeZone: string;
                    } | null;
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
                        /** @description The plan */
                        data: {
                            /** @description When it begins, UTC */
                            plannedAt: string;
                        };
                    };
                };
            };
            400: components["responses"]["Refused400_Body"];
            401: components["responses"]["Refused401_Body"];
            403: components["responses"]["Refused403NotAvailableForAccountTypeAccountNotApprovedAccountLockedAccountClosed_Body"];
            404: components["responses"]["Refused404MailingNotFound_Body"];
            406: components["responses"]["Refused406_Body"];
            409: components["responses"]["Refused409InvalidStateArticleUnavailableChecksFailedTrialOutOfRangeApprovalMissing_Body"];
            412: components["responses"]["Refused412ChangedMeanwhile_Body"];
            413: components["responses"]["Refused413_Body"];
            414: components["responses"]["Refused414_Body"];
            415: components["responses"]["Refused415_Body"];
            422: components["responses"]["Refused422_Body"];
            428: components["responses"]["Refused428VersionRequired_Body"];
            500: components["responses"]["Refused500_Body"];
            503: components["responses"]["Refused503_Body"];
        };
    };
    postAccountsAccountIdMailingsIdWithdrawal: {
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
            404: components["responses"]["Refused404MailingNotFound"];
            406: components["responses"]["Refused406"];
            409: components["responses"]["Refused409InvalidState"];
            413: components["responses"]["Refused413"];
            414: components["responses"]["Refused414"];
            415: components["responses"]["Refused415"];
            422: components["responses"]["Refused422"];
            500: components["responses"]["Refused500"];
            503: components["responses"]["Refused503"];
        };
    };
    postAccountsAccountIdMailingsIdApprovalRequest: {
        parameters: {
            query?: never;
            header: {
                /** @description The version you have seen. Members that others have changed since are not overwritten. */
                "If-Match": string;
            };
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
                    /** @description When it is to begin; null = now, as soon as it can no longer be taken back */
                    at: {
                        /** @description Day and hour there, as 2027-03-28T09:00 */
                        localTime: string;
                        /** @description On the clocks of which place; null = on the clock of each recipient */
                        timeZone: string | null;
                    } | null;
                    /** @description Null = all get it at once */
                    trial?: {
                        /** @description How many get it first */
                        people: number;
                        /** @description After how long the others follow, unless it went badly */
                        minutes: number;
                    } | null;
                    /** @description Nothing of it leaves later; null = no such time */
                    notAfter?: {
                        /** @description Day and hour there, as 2027-03-28T09:00 */
                        localTime: string;
                        /** @description On the clocks of which place, as Europe/Berlin */
                        timeZone: string;
                    } | null;
                    /** @description What they should know; null = nothing */
                    note: string | null;
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
            403: components["responses"]["Refused403NotAvailableForAccountTypeAccountNotApprovedAccountLockedAccountClosed_Body"];
            404: components["responses"]["Refused404MailingNotFound_Body"];
            406: components["responses"]["Refused406_Body"];
            409: components["responses"]["Refused409InvalidStateArticleUnavailableChecksFailedTrialOutOfRangeApprovalNotNeeded_Body"];
            412: components["responses"]["Refused412ChangedMeanwhile_Body"];
            413: components["responses"]["Refused413_Body"];
            414: components["responses"]["Refused414_Body"];
            415: components["responses"]["Refused415_Body"];
            422: components["responses"]["Refused422_Body"];
            428: components["responses"]["Refused428VersionRequired_Body"];
            500: components["responses"]["Refused500_Body"];
            503: components["responses"]["Refused503_Body"];
        };
    };
    postAccountsAccountIdMailingsIdApprovalWithdrawal: {
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
            404: components["responses"]["Refused404MailingNotFound"];
            406: components["responses"]["Refused406"];
            409: components["responses"]["Refused409ApprovalNotAsked"];
            413: components["responses"]["Refused413"];
            414: components["responses"]["Refused414"];
            415: components["responses"]["Refused415"];
            422: components["responses"]["Refused422"];
            500: components["responses"]["Refused500"];
            503: components["responses"]["Refused503"];
        };
    };
    postAccountsAccountIdMailingsIdApprovalConsent: {
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
                    /** @description Of the content, audience and sender that was looked at */
                    seen: string;
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
                        /** @description What came of it */
                        data: {
                            /** @description When it begins, UTC; null = it is not planned */
                            plannedAt: string | null;
                        };
                    };
                };
            };
            400: components["responses"]["Refused400_Body"];
            401: components["responses"]["Refused401_Body"];
            403: components["responses"]["Refused403NotAvailableForAccountTypeAccountNotApprovedAccountLockedAccountClosed_Body"];
            404: components["responses"]["Refused404MailingNotFound_Body"];
            406: components["responses"]["Refused406_Body"];
            409: components["responses"]["Refused409InvalidStateArticleUnavailableChecksFailedTrialOutOfRangeApprovalNotAskedApprovalOfOwn_Body"];
            413: components["responses"]["Refused413_Body"];
            414: components["responses"]["Refused414_Body"];
            415: components["responses"]["Refused415_Body"];
            422: components["responses"]["Refused422_Body"];
            500: components["responses"]["Refused500_Body"];
            503: components["responses"]["Refused503_Body"];
        };
    };
    postAccountsAccountIdMailingsIdApprovalRefusal: {
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
                    /** @description Of the content, audience and sender that was looked at */
                    seen: string;
                    /** @description What has to change */
                    note: string;
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
            404: components["responses"]["Refused404MailingNotFound_Body"];
            406: components["responses"]["Refused406_Body"];
            409: components["responses"]["Refused409ApprovalNotAskedApprovalOfOwn_Body"];
            413: components["responses"]["Refused413_Body"];
            414: components["responses"]["Refused414_Body"];
            415: components["responses"]["Refused415_Body"];
            422: components["responses"]["Refused422_Body"];
            500: components["responses"]["Refused500_Body"];
            503: components["responses"]["Refused503_Body"];
        };
    };
    postAccountsAccountIdMailingsIdActivation: {
        parameters: {
            query?: never;
            header: {
                /** @description The version you have seen. Members that others have changed since are not overwritten. */
                "If-Match": string;
            };
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
                    /** @description Whether it takes the place of the one that answers to its type and language now */
                    replaces: boolean;
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
            403: components["responses"]["Refused403NotAvailableForAccountTypeAccountNotApprovedAccountLockedAccountClosed_Body"];
            404: components["responses"]["Refused404MailingNotFound_Body"];
            406: components["responses"]["Refused406_Body"];
            409: components["responses"]["Refused409InvalidStateArticleUnavailableChecksFailedTrialOutOfRangeApprovalMissing_Body"];
            412: components["responses"]["Refused412ChangedMeanwhile_Body"];
            413: components["responses"]["Refused413_Body"];
            414: components["responses"]["Refused414_Body"];
            415: components["responses"]["Refused415_Body"];
            422: components["responses"]["Refused422_Body"];
            428: components["responses"]["Refused428VersionRequired_Body"];
            500: components["responses"]["Refused500_Body"];
            503: components["responses"]["Refused503_Body"];
        };
    };
    postAccountsAccountIdMailingsIdDeactivation: {
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
            404: components["responses"]["Refused404MailingNotFound"];
            406: components["responses"]["Refused406"];
            409: components["responses"]["Refused409InvalidState"];
            413: components["responses"]["Refused413"];
            414: components["responses"]["Refused414"];
            415: components["responses"]["Refused415"];
            422: components["responses"]["Refused422"];
            500: components["responses"]["Refused500"];
            503: components["responses"]["Refused503"];
        };
    };
    postAccountsAccountIdMailingsIdApplication: {
        parameters: {
            query?: never;
            header: {
                /** @description The version you have seen. Members that others have changed since are not overwritten. */
                "If-Match": string;
            };
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
            403: components["responses"]["Refused403NotAvailableForAccountTypeAccountNotApprovedAccountLockedAccountClosed"];
            404: components["responses"]["Refused404MailingNotFound"];
            406: components["responses"]["Refused406"];
            409: components["responses"]["Refused409InvalidStateArticleUnavailableChecksFailedTrialOutOfRangeApprovalMissing"];
            412: components["responses"]["Refused412ChangedMeanwhile"];
            413: components["responses"]["Refused413"];
            414: components["responses"]["Refused414"];
            415: components["responses"]["Refused415"];
            422: components["responses"]["Refused422"];
            428: components["responses"]["Refused428VersionRequired"];
            500: components["responses"]["Refused500"];
            503: components["responses"]["Refused503"];
        };
    };
    postAccountsAccountIdMailingsIdTests: {
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
                    /** @description Users of the account */
                    userIds: number[];
                    /** @description People who are receive-ready or pending in its channel */
                    subscriberIds: number[];
                    /** @description Test addresses that were confirmed */
                    testAddressIds?: number[];
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
                        /** @description What was done */
                        data: {
                            /** @description How many mails leave */
                            mails: number;
                        };
                    };
                };
            };
            400: components["responses"]["Refused400_Body"];
            401: components["responses"]["Refused401_Body"];
            403: components["responses"]["Refused403NotAvailableForAccountTypeAccountNotApprovedAccountLockedAccountClosed_Body"];
            404: components["responses"]["Refused404MailingNotFound_Body"];
            406: components["responses"]["Refused406_Body"];
            409: components["responses"]["Refused409InvalidState_Body"];
            413: components["responses"]["Refused413_Body"];
            414: components["responses"]["Refused414_Body"];
            415: components["responses"]["Refused415_Body"];
            422: components["responses"]["Refused422TestReceiverUnknown_Body"];
            429: components["responses"]["Refused429TestsTooMany_Body"];
            500: components["responses"]["Refused500_Body"];
            503: components["responses"]["Refused503_Body"];
        };
    };
    getAccountsAccountIdMailingsIdFieldValues: {
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
                        /** @description All of them, the oldest first */
                        data: components["schemas"]["MailingFieldValue"][];
                    };
                };
            };
            400: components["responses"]["Refused400"];
            401: components["responses"]["Refused401"];
            403: components["responses"]["Refused403"];
            404: components["responses"]["Refused404MailingNotFound"];
            406: components["responses"]["Refused406"];
            413: components["responses"]["Refused413"];
            414: components["responses"]["Refused414"];
            415: components["responses"]["Refused415"];
            422: components["responses"]["Refused422"];
            500: components["responses"]["Refused500"];
            503: components["responses"]["Refused503"];
        };
    };
    putAccountsAccountIdMailingsIdFieldValuesFieldId: {
        parameters: {
            query?: never;
            header: {
                /** @description The version you have seen. Members that others have changed since are not overwritten. */
                "If-Match": string;
            };
            path: {
                /** @description The id of the account */
                accountId: number;
                /** @description The id of the record */
                id: number;
                /** @description The id of the field */
                fieldId: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description Of the data type of the field; null hides the default */
                    value: unknown;
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
            403: components["responses"]["Refused403PartFixed_Body"];
            404: components["responses"]["Refused404MailingNotFoundCustomerFieldNotFound_Body"];
            406: components["responses"]["Refused406_Body"];
            409: components["responses"]["Refused409InvalidState_Body"];
            412: components["responses"]["Refused412ChangedMeanwhile_Body"];
            413: components["responses"]["Refused413_Body"];
            414: components["responses"]["Refused414_Body"];
            415: components["responses"]["Refused415_Body"];
            422: components["responses"]["Refused422_Body"];
            428: components["responses"]["Refused428VersionRequired_Body"];
            500: components["responses"]["Refused500_Body"];
            503: components["responses"]["Refused503_Body"];
        };
    };
    deleteAccountsAccountIdMailingsIdFieldValuesFieldId: {
        parameters: {
            query?: never;
            header: {
                /** @description The version you have seen. Members that others have changed since are not overwritten. */
                "If-Match": string;
            };
            path: {
                /** @description The id of the account */
                accountId: number;
                /** @description The id of the record */
                id: number;
                /** @description The id of the field */
                fieldId: number;
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
            403: components["responses"]["Refused403PartFixed"];
            404: components["responses"]["Refused404MailingNotFoundCustomerFieldNotFound"];
            406: components["responses"]["Refused406"];
            409: components["responses"]["Refused409InvalidState"];
            412: components["responses"]["Refused412ChangedMeanwhile"];
            413: components["responses"]["Refused413"];
            414: components["responses"]["Refused414"];
            415: components["responses"]["Refused415"];
            422: components["responses"]["Refused422"];
            428: components["responses"]["Refused428VersionRequired"];
            500: components["responses"]["Refused500"];
            503: components["responses"]["Refused503"];
        };
    };
    getAccountsAccountIdMailingsIdRun: {
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
                        data: components["schemas"]["MailingRun"];
                    };
                };
            };
            400: components["responses"]["Refused400"];
            401: components["responses"]["Refused401"];
            403: components["responses"]["Refused403"];
            404: components["responses"]["Refused404MailingNotFound"];
            406: components["responses"]["Refused406"];
            409: components["responses"]["Refused409InvalidState"];
            413: components["responses"]["Refused413"];
            414: components["responses"]["Refused414"];
            415: components["responses"]["Refused415"];
            422: components["responses"]["Refused422"];
            500: components["responses"]["Refused500"];
            503: components["responses"]["Refused503"];
        };
    };
    getAccountsAccountIdMailingsIdRunLive: {
        parameters: {
            query?: never;
            header?: {
                /** @description The id of the last event seen; events follow it. */
                "Last-Event-ID"?: string;
            };
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
    getAccountsAccountIdMailingsIdRunPeople: {
        parameters: {
            query?: {
                /** @description accepted, refused, failed, inDoubt, excluded, waiting, canceled */
                part?: string;
                /** @description Only people with a higher id */
                after?: number;
            };
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
                        /** @description 50 at most, by id */
                        data: components["schemas"]["PersonInRun"][];
                        /** @description The page */
                        meta: {
                            /** @description Whether others follow */
                            hasMore: boolean;
                        };
                    };
                };
            };
            400: components["responses"]["Refused400"];
            401: components["responses"]["Refused401"];
            403: components["responses"]["Refused403"];
            404: components["responses"]["Refused404MailingNotFound"];
            406: components["responses"]["Refused406"];
            409: components["responses"]["Refused409InvalidState"];
            413: components["responses"]["Refused413"];
            414: components["responses"]["Refused414"];
            415: components["responses"]["Refused415"];
            422: components["responses"]["Refused422"];
            500: components["responses"]["Refused500"];
            503: components["responses"]["Refused503"];
        };
    };
    postAccountsAccountIdMailingsIdRunPause: {
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
            404: components["responses"]["Refused404MailingNotFound"];
            406: components["responses"]["Refused406"];
            409: components["responses"]["Refused409InvalidState"];
            413: components["responses"]["Refused413"];
            414: components["responses"]["Refused414"];
            415: components["responses"]["Refused415"];
            422: components["responses"]["Refused422"];
            500: components["responses"]["Refused500"];
            503: components["responses"]["Refused503"];
        };
    };
    postAccountsAccountIdMailingsIdRunResume: {
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
                    /** @description Why it may go on; null = none is needed */
                    reason: string | null;
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
            403: components["responses"]["Refused403AccountLockedAccountClosedAccountNotApproved_Body"];
            404: components["responses"]["Refused404MailingNotFound_Body"];
            406: components["responses"]["Refused406_Body"];
            409: components["responses"]["Refused409InvalidState_Body"];
            413: components["responses"]["Refused413_Body"];
            414: components["responses"]["Refused414_Body"];
            415: components["responses"]["Refused415_Body"];
            422: components["responses"]["Refused422ResumeReasonRequired_Body"];
            500: components["responses"]["Refused500_Body"];
            503: components["responses"]["Refused503_Body"];
        };
    };
    postAccountsAccountIdMailingsIdRunCancel: {
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
            404: components["responses"]["Refused404MailingNotFound"];
            406: components["responses"]["Refused406"];
            409: components["responses"]["Refused409InvalidState"];
            413: components["responses"]["Refused413"];
            414: components["responses"]["Refused414"];
            415: components["responses"]["Refused415"];
            422: components["responses"]["Refused422"];
            500: components["responses"]["Refused500"];
            503: components["responses"]["Refused503"];
        };
    };
    postAccountsAccountIdMailingsIdRunRetry: {
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
                        /** @description What was done */
                        data: {
                            /** @description How many mails wait again */
                            mails: number;
                        };
                    };
                };
            };
            400: components["responses"]["Refused400"];
            401: components["responses"]["Refused401"];
            403: components["responses"]["Refused403"];
            404: components["responses"]["Refused404MailingNotFound"];
            406: components["responses"]["Refused406"];
            409: components["responses"]["Refused409InvalidStateNothingToRetry"];
            413: components["responses"]["Refused413"];
            414: components["responses"]["Refused414"];
            415: components["responses"]["Refused415"];
            422: components["responses"]["Refused422"];
            500: components["responses"]["Refused500"];
            503: components["responses"]["Refused503"];
        };
    };
    postAccountsAccountIdMailingsIdRunWinner: {
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
                    /** @description The number of the subject, from 0 */
                    variant: number;
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
            404: components["responses"]["Refused404_Body"];
            406: components["responses"]["Refused406_Body"];
            409: components["responses"]["Refused409InvalidState_Body"];
            413: components["responses"]["Refused413_Body"];
            414: components["responses"]["Refused414_Body"];
            415: components["responses"]["Refused415_Body"];
            422: components["responses"]["Refused422VariantUnknown_Body"];
            500: components["responses"]["Refused500_Body"];
            503: components["responses"]["Refused503_Body"];
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
    postAccountsAccountIdSubscribers: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of the account */
                accountId: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description The address; letter case does not matter */
                    email: string;
                    /**
                     * @description person or organisation; the name of an organisation is its lastname, and it has no title, first name, gender or birthday
                     * @enum {string}
                     */
                    kind?: "person" | "organisation";
                    /** @description 1 = male, 2 = female, 3 = diverse, null = unknown */
                    genderId?: (1 | 2 | 3) | null;
                    /** @description As Dr. */
                    academicTitle?: string | null;
                    /** @description First name */
                    firstname?: string | null;
                    /** @description Last name */
                    lastname?: string | null;
                    /** @description A salutation of their own, used instead of the one made from the name */
                    salutation?: string | null;
                    /** @description Where they live */
                    city?: string | null;
                    /** @description YYYY-MM-DD, from 1900 on, not in the future */
                    birthday?: string | null;
                    /** @description The language they read, as de or de-AT */
                    languageIso?: string | null;
                    /** @description IANA name of the time zone they live in, as Europe/Berlin; null = that of the account */
                    timeZone?: string | null;
                    /** @description Your own id of this person */
                    reference?: string | null;
                    /** @description Values of the customer’s own fields, by the id of the field; null clears one */
                    customerFields?: {
                        [key: string]: unknown;
                    };
                    /**
                     * @description What they are at once; optinPending = they are asked by mail
                     * @enum {string}
                     */
                    to: "optinPending" | "receiveReady" | "noOptin" | "transaction";
                    /** @description In which channels; else in the default channel */
                    channelIds?: number[];
                    /**
                     * @description Why mail may be sent
                     * @enum {string}
                     */
                    basis?: "consent" | "existingCustomer" | "transactional";
                    /** @description Why it is done, for the consent ledger */
                    reason?: string;
                    /** @description How the person told you that they leave */
                    way?: string;
                    /** @description The person came to you and wants to be asked */
                    personAsked?: boolean;
                    /** @description The person’s own consent; required where they left, complained or were blacklisted */
                    consent?: {
                        /**
                         * Format: date
                         * @description When the person agreed
                         */
                        date: string;
                        /** @description How: on paper, by telephone, … */
                        way: string;
                        /** @description What they agreed to, word for word */
                        wording: string;
                    };
                };
            };
        };
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
                        /** @description Who was added */
                        data: {
                            /** @description Of the new person */
                            id: number;
                        };
                    };
                };
            };
            400: components["responses"]["Refused400_Body"];
            401: components["responses"]["Refused401_Body"];
            403: components["responses"]["Refused403AccountNotApproved_Body"];
            404: components["responses"]["Refused404_Body"];
            406: components["responses"]["Refused406_Body"];
            409: components["responses"]["Refused409SubscriberExistsAddressClosedOptinMailingMissing_Body"];
            413: components["responses"]["Refused413_Body"];
            414: components["responses"]["Refused414_Body"];
            415: components["responses"]["Refused415_Body"];
            422: components["responses"]["Refused422LegalBasisInvalidPersonMustAsk_Body"];
            429: components["responses"]["Refused429OptinThrottled_Body"];
            500: components["responses"]["Refused500_Body"];
            503: components["responses"]["Refused503_Body"];
        };
    };
    postAccountsAccountIdSubscribersSearch: {
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
        requestBody: {
            content: {
                "application/json": {
                    /** @description Each of them is in the address, the names or the city, or is the id. Empty = everybody the filters pass */
                    words: string;
                    /** @description Whom these are true of, as of a dynamic group; null = everybody */
                    conditions?: components["schemas"]["ConditionBox"] | null;
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
            403: components["responses"]["Refused403_Body"];
            404: components["responses"]["Refused404_Body"];
            406: components["responses"]["Refused406_Body"];
            413: components["responses"]["Refused413_Body"];
            414: components["responses"]["Refused414_Body"];
            415: components["responses"]["Refused415_Body"];
            422: components["responses"]["Refused422_Body"];
            500: components["responses"]["Refused500_Body"];
            503: components["responses"]["Refused503_Body"];
        };
    };
    postAccountsAccountIdSubscribersCount: {
        parameters: {
            query?: {
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
        requestBody: {
            content: {
                "application/json": {
                    /** @description Each of them is in the address, the names or the city, or is the id. Empty = everybody the filters pass */
                    words: string;
                    /** @description Whom these are true of, as of a dynamic group; null = everybody */
                    conditions?: components["schemas"]["ConditionBox"] | null;
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
                        /** @description The number */
                        data: {
                            /** @description All who match */
                            total: number;
                        };
                    };
                };
            };
            400: components["responses"]["Refused400_Body"];
            401: components["responses"]["Refused401_Body"];
            403: components["responses"]["Refused403_Body"];
            404: components["responses"]["Refused404_Body"];
            406: components["responses"]["Refused406_Body"];
            413: components["responses"]["Refused413_Body"];
            414: components["responses"]["Refused414_Body"];
            415: components["responses"]["Refused415_Body"];
            422: components["responses"]["Refused422_Body"];
            500: components["responses"]["Refused500_Body"];
            503: components["responses"]["Refused503_Body"];
        };
    };
    postAccountsAccountIdSubscribersChosen: {
        parameters: {
            query?: {
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
        requestBody: {
            content: {
                "application/json": {
                    /**
                     * @description some: the people with these ids; all: everybody who matches, but these
                     * @enum {string}
                     */
                    mode: "some" | "all";
                    /** @description The chosen ones, or the exceptions */
                    ids: number[];
                    /** @description Each of them is in the address, the names or the city, or is the id. Empty = everybody the filters pass */
                    words: string;
                    /** @description Whom these are true of, as of a dynamic group; null = everybody */
                    conditions?: components["schemas"]["ConditionBox"] | null;
                    /** @description A group to look into as well */
                    groupId: number | null;
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
                        /** @description What an act would find */
                        data: {
                            /** @description All who are chosen */
                            total: number;
                            /** @description How many of them are in the group; null where no group is named */
                            inGroup: number | null;
                        };
                    };
                };
            };
            400: components["responses"]["Refused400_Body"];
            401: components["responses"]["Refused401_Body"];
            403: components["responses"]["Refused403_Body"];
            404: components["responses"]["Refused404_Body"];
            406: components["responses"]["Refused406_Body"];
            413: components["responses"]["Refused413_Body"];
            414: components["responses"]["Refused414_Body"];
            415: components["responses"]["Refused415_Body"];
            422: components["responses"]["Refused422_Body"];
            500: components["responses"]["Refused500_Body"];
            503: components["responses"]["Refused503_Body"];
        };
    };
    postAccountsAccountIdSubscribersActs: {
        parameters: {
            query?: {
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
        requestBody: {
            content: {
                "application/json": {
                    /**
                     * @description some: the people with these ids; all: everybody who matches, but these
                     * @enum {string}
                     */
                    mode: "some" | "all";
                    /** @description The chosen ones, or the exceptions */
                    ids: number[];
                    /** @description Each of them is in the address, the names or the city, or is the id. Empty = everybody the filters pass */
                    words: string;
                    /** @description Whom these are true of, as of a dynamic group; null = everybody */
                    conditions?: components["schemas"]["ConditionBox"] | null;
                    /**
                     * @description What to do
                     * @enum {string}
                     */
                    act: "addToGroup" | "removeFromGroup" | "archive" | "blacklist" | "reactivate";
                    /** @description The group it is about; required where it is about one */
                    groupId?: number;
                    /** @description Why, for the consent ledger; required for the blacklist and to reactivate */
                    reason?: string;
                    /**
                     * @description Why mail may be sent again; required to reactivate
                     * @enum {string}
                     */
                    basis?: "consent" | "existingCustomer" | "transactional";
                };
            };
        };
        responses: {
            /** @description Success */
            202: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The job, and whom it concerns */
                        data: {
                            /** @description The job that does it */
                            jobId: number;
                            /** @description How many people it is for */
                            total: number;
                        };
                    };
                };
            };
            400: components["responses"]["Refused400_Body"];
            401: components["responses"]["Refused401_Body"];
            403: components["responses"]["Refused403GroupLocked_Body"];
            404: components["responses"]["Refused404GroupNotFound_Body"];
            406: components["responses"]["Refused406_Body"];
            409: components["responses"]["Refused409GroupIsDynamic_Body"];
            413: components["responses"]["Refused413_Body"];
            414: components["responses"]["Refused414_Body"];
            415: components["responses"]["Refused415_Body"];
            422: components["responses"]["Refused422_Body"];
            500: components["responses"]["Refused500_Body"];
            503: components["responses"]["Refused503_Body"];
        };
    };
    postAccountsAccountIdSubscribersErasures: {
        parameters: {
            query?: {
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
        requestBody: {
            content: {
                "application/json": {
                    /**
                     * @description some: the people with these ids; all: everybody who matches, but these
                     * @enum {string}
                     */
                    mode: "some" | "all";
                    /** @description The chosen ones, or the exceptions */
                    ids: number[];
                    /** @description Each of them is in the address, the names or the city, or is the id. Empty = everybody the filters pass */
                    words: string;
                    /** @description Whom these are true of, as of a dynamic group; null = everybody */
                    conditions?: components["schemas"]["ConditionBox"] | null;
                };
            };
        };
        responses: {
            /** @description Success */
            202: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The job, and whom it concerns */
                        data: {
                            /** @description The job that does it */
                            jobId: number;
                            /** @description How many people it is for */
                            total: number;
                        };
                    };
                };
            };
            400: components["responses"]["Refused400_Body"];
            401: components["responses"]["Refused401_Body"];
            403: components["responses"]["Refused403_Body"];
            404: components["responses"]["Refused404_Body"];
            406: components["responses"]["Refused406_Body"];
            413: components["responses"]["Refused413_Body"];
            414: components["responses"]["Refused414_Body"];
            415: components["responses"]["Refused415_Body"];
            422: components["responses"]["Refused422_Body"];
            500: components["responses"]["Refused500_Body"];
            503: components["responses"]["Refused503_Body"];
        };
    };
    getAccountsAccountIdJobsIdPeople: {
        parameters: {
            query?: {
                /** @description Those with a larger id */
                after?: number;
                /** @description Only those with this outcome */
                outcome?: string;
            };
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
                        /** @description By id, those after the one asked for */
                        data: components["schemas"]["BulkOutcome"][];
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
    postAccountsAccountIdJobsIdUndo: {
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
            202: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            /** @description The job that does it */
                            jobId: number;
                        };
                    };
                };
            };
            400: components["responses"]["Refused400"];
            401: components["responses"]["Refused401"];
            403: components["responses"]["Refused403"];
            404: components["responses"]["Refused404JobNotFound"];
            406: components["responses"]["Refused406"];
            409: components["responses"]["Refused409BulkUndoOver"];
            413: components["responses"]["Refused413"];
            414: components["responses"]["Refused414"];
            415: components["responses"]["Refused415"];
            422: components["responses"]["Refused422"];
            500: components["responses"]["Refused500"];
            503: components["responses"]["Refused503"];
        };
    };
    getAccountsAccountIdViews: {
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
                        /** @description In the order in which they were made */
                        data: components["schemas"]["SavedView"][];
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
    postAccountsAccountIdViews: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of the account */
                accountId: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description How the user calls it */
                    name: string;
                    /** @description What the address of the list says: filters and order */
                    search: {
                        [key: string]: components["schemas"]["__schema0"];
                    };
                };
            };
        };
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
                        data: components["schemas"]["SavedView"];
                    };
                };
            };
            400: components["responses"]["Refused400_Body"];
            401: components["responses"]["Refused401_Body"];
            403: components["responses"]["Refused403_Body"];
            404: components["responses"]["Refused404_Body"];
            406: components["responses"]["Refused406_Body"];
            409: components["responses"]["Refused409ViewExistsViewsTooMany_Body"];
            413: components["responses"]["Refused413_Body"];
            414: components["responses"]["Refused414_Body"];
            415: components["responses"]["Refused415_Body"];
            422: components["responses"]["Refused422_Body"];
            500: components["responses"]["Refused500_Body"];
            503: components["responses"]["Refused503_Body"];
        };
    };
    deleteAccountsAccountIdViewsId: {
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
            404: components["responses"]["Refused404ViewNotFound"];
            406: components["responses"]["Refused406"];
            413: components["responses"]["Refused413"];
            414: components["responses"]["Refused414"];
            415: components["responses"]["Refused415"];
            422: components["responses"]["Refused422"];
            500: components["responses"]["Refused500"];
            503: components["responses"]["Refused503"];
        };
    };
    patchAccountsAccountIdViewsId: {
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
                    /** @description How the user calls it */
                    name?: string;
                    /** @description What the address of the list says: filters and order */
                    search?: {
                        [key: string]: components["schemas"]["__schema0"];
                    };
                    /** @description Whether the list begins with it */
                    isDefault?: boolean;
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
                        data: components["schemas"]["SavedView"];
                    };
                };
            };
            400: components["responses"]["Refused400_Body"];
            401: components["responses"]["Refused401_Body"];
            403: components["responses"]["Refused403_Body"];
            404: components["responses"]["Refused404ViewNotFound_Body"];
            406: components["responses"]["Refused406_Body"];
            409: components["responses"]["Refused409ViewExists_Body"];
            413: components["responses"]["Refused413_Body"];
            414: components["responses"]["Refused414_Body"];
            415: components["responses"]["Refused415_Body"];
            422: components["responses"]["Refused422_Body"];
            500: components["responses"]["Refused500_Body"];
            503: components["responses"]["Refused503_Body"];
        };
    };
    "getAccountsAccountIdExport-columns": {
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
                        /** @description All that may leave, in the order in which they are offered */
                        data: components["schemas"]["ExportColumn"][];
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
    postAccountsAccountIdExports: {
        parameters: {
            query?: {
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
        requestBody: {
            content: {
                "application/json": {
                    /**
                     * @description some: the people with these ids; all: everybody who matches, but these
                     * @enum {string}
                     */
                    mode: "some" | "all";
                    /** @description The chosen ones, or the exceptions */
                    ids: number[];
                    /** @description Each of them is in the address, the names or the city, or is the id. Empty = everybody the filters pass */
                    words: string;
                    /** @description Whom these are true of, as of a dynamic group; null = everybody */
                    conditions?: components["schemas"]["ConditionBox"] | null;
                    /** @description The columns, in the order of the file */
                    columns: string[];
                    /**
                     * @description Text with commas, or a spreadsheet
                     * @enum {string}
                     */
                    format: "csv" | "xlsx";
                    /**
                     * @description The language of headings and states
                     * @enum {string}
                     */
                    language: "de" | "en";
                };
            };
        };
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
                        /** @description The job, and whom it concerns */
                        data: {
                            /** @description The export, and the job that writes it */
                            id: number;
                            /** @description How many people it is for */
                            total: number;
                        };
                    };
                };
            };
            400: components["responses"]["Refused400_Body"];
            401: components["responses"]["Refused401_Body"];
            403: components["responses"]["Refused403_Body"];
            404: components["responses"]["Refused404_Body"];
            406: components["responses"]["Refused406_Body"];
            413: components["responses"]["Refused413_Body"];
            414: components["responses"]["Refused414_Body"];
            415: components["responses"]["Refused415_Body"];
            422: components["responses"]["Refused422ExportTooLarge_Body"];
            500: components["responses"]["Refused500_Body"];
            503: components["responses"]["Refused503_Body"];
        };
    };
    getAccountsAccountIdExportsId: {
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
                        data: components["schemas"]["Export"];
                    };
                };
            };
            400: components["responses"]["Refused400"];
            401: components["responses"]["Refused401"];
            403: components["responses"]["Refused403"];
            404: components["responses"]["Refused404ExportNotFound"];
            406: components["responses"]["Refused406"];
            413: components["responses"]["Refused413"];
            414: components["responses"]["Refused414"];
            415: components["responses"]["Refused415"];
            422: components["responses"]["Refused422"];
            500: components["responses"]["Refused500"];
            503: components["responses"]["Refused503"];
        };
    };
    postAccountsAccountIdExportsIdLinks: {
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
                        /** @description A link to the file */
                        data: {
                            /** @description Fetches the file, as the parameter link */
                            token: string;
                            /** @description How long it holds, UTC */
                            until: string;
                        };
                    };
                };
            };
            400: components["responses"]["Refused400"];
            401: components["responses"]["Refused401"];
            403: components["responses"]["Refused403"];
            404: components["responses"]["Refused404ExportNotFound"];
            406: components["responses"]["Refused406"];
            409: components["responses"]["Refused409ExportNotReady"];
            410: components["responses"]["Refused410ExportFileGone"];
            413: components["responses"]["Refused413"];
            414: components["responses"]["Refused414"];
            415: components["responses"]["Refused415"];
            422: components["responses"]["Refused422"];
            500: components["responses"]["Refused500"];
            503: components["responses"]["Refused503"];
        };
    };
    getAccountsAccountIdExportsIdFile: {
        parameters: {
            query?: {
                /** @description The token of a link to it */
                link?: string;
            };
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
                    "text/csv": string;
                };
            };
            400: components["responses"]["Refused400"];
            401: components["responses"]["Refused401"];
            403: components["responses"]["Refused403"];
            404: components["responses"]["Refused404ExportNotFound"];
            406: components["responses"]["Refused406"];
            409: components["responses"]["Refused409ExportNotReady"];
            410: components["responses"]["Refused410ExportFileGoneExportLinkOver"];
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
            header: {
                /** @description The version you have seen. Members that others have changed since are not overwritten. */
                "If-Match": string;
            };
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
            412: components["responses"]["Refused412ChangedMeanwhile"];
            413: components["responses"]["Refused413"];
            414: components["responses"]["Refused414"];
            415: components["responses"]["Refused415"];
            422: components["responses"]["Refused422"];
            428: components["responses"]["Refused428VersionRequired"];
            500: components["responses"]["Refused500"];
            503: components["responses"]["Refused503"];
        };
    };
    patchAccountsAccountIdSubscribersId: {
        parameters: {
            query?: never;
            header: {
                /** @description The version you have seen. Members that others have changed since are not overwritten. */
                "If-Match": string;
            };
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
                "application/json": components["schemas"]["SubscriberEdit"];
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
            400: components["responses"]["Refused400_Body"];
            401: components["responses"]["Refused401_Body"];
            403: components["responses"]["Refused403PermissionRequiredAccountNotApproved_Body"];
            404: components["responses"]["Refused404SubscriberNotFound_Body"];
            406: components["responses"]["Refused406_Body"];
            409: components["responses"]["Refused409SubscriberExistsTransitionNotAllowedOptinMailingMissing_Body"];
            412: components["responses"]["Refused412ChangedMeanwhile_Body"];
            413: components["responses"]["Refused413_Body"];
            414: components["responses"]["Refused414_Body"];
            415: components["responses"]["Refused415_Body"];
            422: components["responses"]["Refused422_Body"];
            428: components["responses"]["Refused428VersionRequired_Body"];
            500: components["responses"]["Refused500_Body"];
            503: components["responses"]["Refused503_Body"];
        };
    };
    getAccountsAccountIdGroups: {
        parameters: {
            query?: {
                /** @description Page number, from 1. */
                page?: number;
                /** @description Records per page. */
                limit?: number;
                /** @description Relations to add, comma-separated: . */
                include?: string;
                /** @description Comma-separated, - for descending: id, name, createdAt, updatedAt. */
                sort?: string;
                /** @description Commas separate alternatives; null finds empty values. */
                "filter[name]"?: string;
                /** @description Commas separate alternatives; null finds empty values. */
                "filter[type]"?: string;
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
                        /** @description The groups of this page */
                        data: components["schemas"]["GroupView"][];
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
    postAccountsAccountIdGroups: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of the account */
                accountId: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description Unique in the account */
                    name: string;
                    /** @description Who matches belongs to it */
                    conditions?: components["schemas"]["ConditionBox"];
                };
            };
        };
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
                        data: components["schemas"]["GroupDetail"];
                    };
                };
            };
            400: components["responses"]["Refused400_Body"];
            401: components["responses"]["Refused401_Body"];
            403: components["responses"]["Refused403_Body"];
            404: components["responses"]["Refused404_Body"];
            406: components["responses"]["Refused406_Body"];
            409: components["responses"]["Refused409GroupExists_Body"];
            413: components["responses"]["Refused413_Body"];
            414: components["responses"]["Refused414_Body"];
            415: components["responses"]["Refused415_Body"];
            422: components["responses"]["Refused422DynamicGroupLimit_Body"];
            500: components["responses"]["Refused500_Body"];
            503: components["responses"]["Refused503_Body"];
        };
    };
    getAccountsAccountIdGroupsId: {
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
                        data: components["schemas"]["GroupDetail"];
                    };
                };
            };
            400: components["responses"]["Refused400"];
            401: components["responses"]["Refused401"];
            403: components["responses"]["Refused403"];
            404: components["responses"]["Refused404GroupNotFound"];
            406: components["responses"]["Refused406"];
            413: components["responses"]["Refused413"];
            414: components["responses"]["Refused414"];
            415: components["responses"]["Refused415"];
            422: components["responses"]["Refused422"];
            500: components["responses"]["Refused500"];
            503: components["responses"]["Refused503"];
        };
    };
    deleteAccountsAccountIdGroupsId: {
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
            403: components["responses"]["Refused403GroupLocked"];
            404: components["responses"]["Refused404GroupNotFound"];
            406: components["responses"]["Refused406"];
            409: components["responses"]["Refused409GroupInUse"];
            413: components["responses"]["Refused413"];
            414: components["responses"]["Refused414"];
            415: components["responses"]["Refused415"];
            422: components["responses"]["Refused422"];
            500: components["responses"]["Refused500"];
            503: components["responses"]["Refused503"];
        };
    };
    patchAccountsAccountIdGroupsId: {
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
                    /** @description Unique in the account */
                    name?: string;
                    /** @description Who matches belongs to it */
                    conditions?: components["schemas"]["ConditionBox"];
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
                        data: components["schemas"]["GroupDetail"];
                    };
                };
            };
            400: components["responses"]["Refused400_Body"];
            401: components["responses"]["Refused401_Body"];
            403: components["responses"]["Refused403GroupLocked_Body"];
            404: components["responses"]["Refused404GroupNotFound_Body"];
            406: components["responses"]["Refused406_Body"];
            409: components["responses"]["Refused409GroupExistsGroupNotDynamic_Body"];
            413: components["responses"]["Refused413_Body"];
            414: components["responses"]["Refused414_Body"];
            415: components["responses"]["Refused415_Body"];
            422: components["responses"]["Refused422_Body"];
            500: components["responses"]["Refused500_Body"];
            503: components["responses"]["Refused503_Body"];
        };
    };
    getAccountsAccountIdConditionsVocabulary: {
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
                        data: components["schemas"]["ConditionVocabulary"];
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
    getAccountsAccountIdNewslettersIdLinks: {
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
                        /** @description Their addresses; empty = none counts clicks */
                        data: string[];
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
    postAccountsAccountIdConditionsPreview: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of the account */
                accountId: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    conditions: components["schemas"]["ConditionBox"];
                    /** @description The group they are written for, which they must not lead back to */
                    groupId?: number;
                    /** @description Shows people with smaller ids: others than those shown before */
                    below?: number;
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
                        data: components["schemas"]["ConditionPreview"];
                    };
                };
            };
            400: components["responses"]["Refused400_Body"];
            401: components["responses"]["Refused401_Body"];
            403: components["responses"]["Refused403_Body"];
            404: components["responses"]["Refused404_Body"];
            406: components["responses"]["Refused406_Body"];
            413: components["responses"]["Refused413_Body"];
            414: components["responses"]["Refused414_Body"];
            415: components["responses"]["Refused415_Body"];
            422: components["responses"]["Refused422_Body"];
            500: components["responses"]["Refused500_Body"];
            503: components["responses"]["Refused503CountTookTooLong_Body"];
        };
    };
    postAccountsAccountIdSubscribersIdConditions: {
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
                    conditions: components["schemas"]["ConditionBox"];
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
                        data: components["schemas"]["ConditionExplanation"];
                    };
                };
            };
            400: components["responses"]["Refused400_Body"];
            401: components["responses"]["Refused401_Body"];
            403: components["responses"]["Refused403_Body"];
            404: components["responses"]["Refused404SubscriberNotFound_Body"];
            406: components["responses"]["Refused406_Body"];
            413: components["responses"]["Refused413_Body"];
            414: components["responses"]["Refused414_Body"];
            415: components["responses"]["Refused415_Body"];
            422: components["responses"]["Refused422_Body"];
            500: components["responses"]["Refused500_Body"];
            503: components["responses"]["Refused503_Body"];
        };
    };
    postAccountsAccountIdGroupsIdMembers: {
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
                    /** @description Addresses or ids of people of the account, as somebody wrote them down */
                    people: string[];
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
                        data: components["schemas"]["PeopleAssigned"];
                    };
                };
            };
            400: components["responses"]["Refused400_Body"];
            401: components["responses"]["Refused401_Body"];
            403: components["responses"]["Refused403GroupLocked_Body"];
            404: components["responses"]["Refused404GroupNotFound_Body"];
            406: components["responses"]["Refused406_Body"];
            409: components["responses"]["Refused409GroupIsDynamic_Body"];
            413: components["responses"]["Refused413_Body"];
            414: components["responses"]["Refused414_Body"];
            415: components["responses"]["Refused415_Body"];
            422: components["responses"]["Refused422_Body"];
            500: components["responses"]["Refused500_Body"];
            503: components["responses"]["Refused503_Body"];
        };
    };
    postAccountsAccountIdGroupsIdDismissals: {
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
                    /** @description Whom to take out of the group */
                    subscriberIds: number[];
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
                        data: components["schemas"]["PeopleDismissed"];
                    };
                };
            };
            400: components["responses"]["Refused400_Body"];
            401: components["responses"]["Refused401_Body"];
            403: components["responses"]["Refused403GroupLocked_Body"];
            404: components["responses"]["Refused404GroupNotFound_Body"];
            406: components["responses"]["Refused406_Body"];
            409: components["responses"]["Refused409GroupIsDynamic_Body"];
            413: components["responses"]["Refused413_Body"];
            414: components["responses"]["Refused414_Body"];
            415: components["responses"]["Refused415_Body"];
            422: components["responses"]["Refused422_Body"];
            500: components["responses"]["Refused500_Body"];
            503: components["responses"]["Refused503_Body"];
        };
    };
    "getAccountsAccountIdImport-options": {
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
                        data: {
                            /** @description Whether there is more than one channel */
                            hasChannels: boolean;
                            /** @description Channels people can enter */
                            channels: {
                                /** @description The id of the channel */
                                id: number;
                                /** @description Whether it is the default one */
                                isDefault: boolean;
                                /** @description Its name by language */
                                names: {
                                    [key: string]: string;
                                };
                            }[];
                            /** @description Customer fields that imports write */
                            fields: {
                                /** @description The id of the customer field */
                                id: number;
                                /** @description What its values are */
                                type: string;
                                /** @description Its name by language */
                                names: {
                                    [key: string]: string;
                                };
                            }[];
                            /** @description Whether there is a mailing that asks for the opt-in */
                            hasOptinMailing: boolean;
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
    getAccountsAccountIdImports: {
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
                        /** @description The latest first */
                        data: components["schemas"]["Import"][];
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
    postAccountsAccountIdImports: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of the account */
                accountId: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description How the file is called */
                    fileName: string;
                    /** @description Bytes it has, 200 MB at most */
                    fileSize: number;
                };
            };
        };
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
                        data: components["schemas"]["Import"];
                    };
                };
            };
            400: components["responses"]["Refused400_Body"];
            401: components["responses"]["Refused401_Body"];
            403: components["responses"]["Refused403_Body"];
            404: components["responses"]["Refused404_Body"];
            406: components["responses"]["Refused406_Body"];
            413: components["responses"]["Refused413_Body"];
            414: components["responses"]["Refused414_Body"];
            415: components["responses"]["Refused415_Body"];
            422: components["responses"]["Refused422_Body"];
            500: components["responses"]["Refused500_Body"];
            503: components["responses"]["Refused503_Body"];
        };
    };
    getAccountsAccountIdImportsId: {
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
                        data: components["schemas"]["Import"];
                    };
                };
            };
            400: components["responses"]["Refused400"];
            401: components["responses"]["Refused401"];
            403: components["responses"]["Refused403"];
            404: components["responses"]["Refused404ImportNotFound"];
            406: components["responses"]["Refused406"];
            413: components["responses"]["Refused413"];
            414: components["responses"]["Refused414"];
            415: components["responses"]["Refused415"];
            422: components["responses"]["Refused422"];
            500: components["responses"]["Refused500"];
            503: components["responses"]["Refused503"];
        };
    };
    patchAccountsAccountIdImportsIdFile: {
        parameters: {
            query?: never;
            header?: {
                /** @description How many bytes have been taken; a wrong one answers 409 with the true one. */
                "Upload-Offset"?: number;
            };
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
                "application/octet-stream": string;
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
                        data: {
                            /** @description Bytes that are kept */
                            received: number;
                        };
                    };
                };
            };
            400: components["responses"]["Refused400"];
            401: components["responses"]["Refused401"];
            403: components["responses"]["Refused403"];
            404: components["responses"]["Refused404ImportNotFound"];
            406: components["responses"]["Refused406"];
            409: components["responses"]["Refused409ImportStage"];
            410: components["responses"]["Refused410ImportFileGone"];
            413: components["responses"]["Refused413"];
            414: components["responses"]["Refused414"];
            415: components["responses"]["Refused415"];
            422: components["responses"]["Refused422"];
            500: components["responses"]["Refused500"];
            503: components["responses"]["Refused503"];
        };
    };
    getAccountsAccountIdImportsIdPreview: {
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
                        data: {
                            /** @description The first rows, cell by cell */
                            rows: string[][];
                            /**
                             * @description How dates seem to be written
                             * @enum {string}
                             */
                            dateOrder: "dmy" | "mdy" | "ymd";
                            /**
                             * @description How numbers seem to be written
                             * @enum {string}
                             */
                            decimalSign: "comma" | "point";
                        };
                    };
                };
            };
            400: components["responses"]["Refused400"];
            401: components["responses"]["Refused401"];
            403: components["responses"]["Refused403"];
            404: components["responses"]["Refused404ImportNotFound"];
            406: components["responses"]["Refused406"];
            409: components["responses"]["Refused409ImportStage"];
            410: components["responses"]["Refused410ImportFileGone"];
            413: components["responses"]["Refused413"];
            414: components["responses"]["Refused414"];
            415: components["responses"]["Refused415"];
            422: components["responses"]["Refused422"];
            500: components["responses"]["Refused500"];
            503: components["responses"]["Refused503"];
        };
    };
    putAccountsAccountIdImportsIdFormat: {
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
                "application/json": components["schemas"]["ImportFormat"];
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
            404: components["responses"]["Refused404ImportNotFound_Body"];
            406: components["responses"]["Refused406_Body"];
            409: components["responses"]["Refused409ImportStage_Body"];
            410: components["responses"]["Refused410ImportFileGone_Body"];
            413: components["responses"]["Refused413_Body"];
            414: components["responses"]["Refused414_Body"];
            415: components["responses"]["Refused415_Body"];
            422: components["responses"]["Refused422_Body"];
            500: components["responses"]["Refused500_Body"];
            503: components["responses"]["Refused503_Body"];
        };
    };
    putAccountsAccountIdImportsIdRules: {
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
                "application/json": components["schemas"]["ImportRules"];
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
            403: components["responses"]["Refused403AccountNotApprovedGroupLocked_Body"];
            404: components["responses"]["Refused404ImportNotFoundGroupNotFound_Body"];
            406: components["responses"]["Refused406_Body"];
            409: components["responses"]["Refused409ImportStageOptinMailingMissingGroupIsDynamic_Body"];
            410: components["responses"]["Refused410ImportFileGone_Body"];
            413: components["responses"]["Refused413_Body"];
            414: components["responses"]["Refused414_Body"];
            415: components["responses"]["Refused415_Body"];
            422: components["responses"]["Refused422_Body"];
            500: components["responses"]["Refused500_Body"];
            503: components["responses"]["Refused503_Body"];
        };
    };
    postAccountsAccountIdImportsIdCheck: {
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
            404: components["responses"]["Refused404ImportNotFound"];
            406: components["responses"]["Refused406"];
            409: components["responses"]["Refused409ImportStage"];
            410: components["responses"]["Refused410ImportFileGone"];
            413: components["responses"]["Refused413"];
            414: components["responses"]["Refused414"];
            415: components["responses"]["Refused415"];
            422: components["responses"]["Refused422"];
            500: components["responses"]["Refused500"];
            503: components["responses"]["Refused503"];
        };
    };
    postAccountsAccountIdImportsIdRun: {
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
            404: components["responses"]["Refused404ImportNotFound"];
            406: components["responses"]["Refused406"];
            409: components["responses"]["Refused409ImportStage"];
            410: components["responses"]["Refused410ImportFileGone"];
            413: components["responses"]["Refused413"];
            414: components["responses"]["Refused414"];
            415: components["responses"]["Refused415"];
            422: components["responses"]["Refused422"];
            500: components["responses"]["Refused500"];
            503: components["responses"]["Refused503"];
        };
    };
    postAccountsAccountIdImportsIdPause: {
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
            404: components["responses"]["Refused404ImportNotFound"];
            406: components["responses"]["Refused406"];
            409: components["responses"]["Refused409ImportStage"];
            410: components["responses"]["Refused410ImportFileGone"];
            413: components["responses"]["Refused413"];
            414: components["responses"]["Refused414"];
            415: components["responses"]["Refused415"];
            422: components["responses"]["Refused422"];
            500: components["responses"]["Refused500"];
            503: components["responses"]["Refused503"];
        };
    };
    postAccountsAccountIdImportsIdResume: {
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
            404: components["responses"]["Refused404ImportNotFound"];
            406: components["responses"]["Refused406"];
            409: components["responses"]["Refused409ImportStage"];
            410: components["responses"]["Refused410ImportFileGone"];
            413: components["responses"]["Refused413"];
            414: components["responses"]["Refused414"];
            415: components["responses"]["Refused415"];
            422: components["responses"]["Refused422"];
            500: components["responses"]["Refused500"];
            503: components["responses"]["Refused503"];
        };
    };
    postAccountsAccountIdImportsIdCancel: {
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
            404: components["responses"]["Refused404ImportNotFound"];
            406: components["responses"]["Refused406"];
            409: components["responses"]["Refused409ImportStage"];
            410: components["responses"]["Refused410ImportFileGone"];
            413: components["responses"]["Refused413"];
            414: components["responses"]["Refused414"];
            415: components["responses"]["Refused415"];
            422: components["responses"]["Refused422"];
            500: components["responses"]["Refused500"];
            503: components["responses"]["Refused503"];
        };
    };
    getAccountsAccountIdImportsIdRows: {
        parameters: {
            query?: {
                /** @description Only rows of which this became; else all. */
                outcome?: "created" | "updated" | "unchanged" | "skipped" | "duplicate" | "closed" | "invalid";
                /** @description Rows behind this one. */
                after?: number;
            };
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
                        /** @description In the order of the file */
                        data: {
                            /** @description Which row of the file */
                            row: number;
                            /**
                             * @description What became of it
                             * @enum {string}
                             */
                            outcome: "created" | "updated" | "unchanged" | "skipped" | "duplicate" | "closed" | "invalid";
                            /** @description What is wrong with it */
                            code: string | null;
                            /** @description In which column */
                            column: number | null;
                            /** @description What stands in it; null once the file is deleted */
                            cells: string[] | null;
                        }[];
                    };
                };
            };
            400: components["responses"]["Refused400"];
            401: components["responses"]["Refused401"];
            403: components["responses"]["Refused403"];
            404: components["responses"]["Refused404ImportNotFound"];
            406: components["responses"]["Refused406"];
            413: components["responses"]["Refused413"];
            414: components["responses"]["Refused414"];
            415: components["responses"]["Refused415"];
            422: components["responses"]["Refused422"];
            500: components["responses"]["Refused500"];
            503: components["responses"]["Refused503"];
        };
    };
    getAccountsAccountIdImportsIdReport: {
        parameters: {
            query?: {
                /** @description Only rows of which this became; else all. */
                outcome?: "created" | "updated" | "unchanged" | "skipped" | "duplicate" | "closed" | "invalid";
                /** @description Rows behind this one. */
                after?: number;
            };
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
                    "text/csv": string;
                };
            };
            400: components["responses"]["Refused400"];
            401: components["responses"]["Refused401"];
            403: components["responses"]["Refused403"];
            404: components["responses"]["Refused404ImportNotFound"];
            406: components["responses"]["Refused406"];
            413: components["responses"]["Refused413"];
            414: components["responses"]["Refused414"];
            415: components["responses"]["Refused415"];
            422: components["responses"]["Refused422"];
            500: components["responses"]["Refused500"];
            503: components["responses"]["Refused503"];
        };
    };
    postAccountsAccountIdSubscribersReadmissions: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of the account */
                accountId: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description The address; letter case does not matter */
                    email: string;
                    /**
                     * @description person or organisation; the name of an organisation is its lastname, and it has no title, first name, gender or birthday
                     * @enum {string}
                     */
                    kind?: "person" | "organisation";
                    /** @description 1 = male, 2 = female, 3 = diverse, null = unknown */
                    genderId?: (1 | 2 | 3) | null;
                    /** @description As Dr. */
                    academicTitle?: string | null;
                    /** @description First name */
                    firstname?: string | null;
                    /** @description Last name */
                    lastname?: string | null;
                    /** @description A salutation of their own, used instead of the one made from the name */
                    salutation?: string | null;
                    /** @description Where they live */
                    city?: string | null;
                    /** @description YYYY-MM-DD, from 1900 on, not in the future */
                    birthday?: string | null;
                    /** @description The language they read, as de or de-AT */
                    languageIso?: string | null;
                    /** @description IANA name of the time zone they live in, as Europe/Berlin; null = that of the account */
                    timeZone?: string | null;
                    /** @description Your own id of this person */
                    reference?: string | null;
                    /** @description Values of the customer’s own fields, by the id of the field; null clears one */
                    customerFields?: {
                        [key: string]: unknown;
                    };
                    /**
                     * @description What they are at once; optinPending = they are asked by mail
                     * @enum {string}
                     */
                    to: "optinPending" | "receiveReady" | "noOptin" | "transaction";
                    /** @description In which channels; else in the default channel */
                    channelIds?: number[];
                    /**
                     * @description Why mail may be sent
                     * @enum {string}
                     */
                    basis?: "consent" | "existingCustomer" | "transactional";
                    /** @description Why it is done, for the consent ledger */
                    reason?: string;
                    /** @description How the person told you that they leave */
                    way?: string;
                    /** @description The person came to you and wants to be asked */
                    personAsked?: boolean;
                    /** @description The person’s own consent; required where they left, complained or were blacklisted */
                    consent?: {
                        /**
                         * Format: date
                         * @description When the person agreed
                         */
                        date: string;
                        /** @description How: on paper, by telephone, … */
                        way: string;
                        /** @description What they agreed to, word for word */
                        wording: string;
                    };
                };
            };
        };
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
                        /** @description Who was added */
                        data: {
                            /** @description Of the new person */
                            id: number;
                        };
                    };
                };
            };
            400: components["responses"]["Refused400_Body"];
            401: components["responses"]["Refused401_Body"];
            403: components["responses"]["Refused403AccountNotApproved_Body"];
            404: components["responses"]["Refused404_Body"];
            406: components["responses"]["Refused406_Body"];
            409: components["responses"]["Refused409SubscriberExistsAddressClosedOptinMailingMissing_Body"];
            413: components["responses"]["Refused413_Body"];
            414: components["responses"]["Refused414_Body"];
            415: components["responses"]["Refused415_Body"];
            422: components["responses"]["Refused422LegalBasisInvalidPersonMustAsk_Body"];
            429: components["responses"]["Refused429OptinThrottled_Body"];
            500: components["responses"]["Refused500_Body"];
            503: components["responses"]["Refused503_Body"];
        };
    };
    postAccountsAccountIdSubscribersIdActs: {
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
                     * @description What to do
                     * @enum {string}
                     */
                    act: "askByOptin" | "makeReady" | "setNoOptin" | "setTransactional" | "reactivate" | "archive" | "unsubscribe" | "blacklist";
                    /** @description In which channels; else in all they are in. Accounts without channels name none */
                    channelIds?: number[];
                    /**
                     * @description Why mail may be sent
                     * @enum {string}
                     */
                    basis?: "consent" | "existingCustomer" | "transactional";
                    /** @description Why it is done, for the consent ledger */
                    reason?: string;
                    /** @description How the person told you that they leave */
                    way?: string;
                    /** @description The person came to you and wants to be asked */
                    personAsked?: boolean;
                    /** @description The person’s own consent; required where they left, complained or were blacklisted */
                    consent?: {
                        /**
                         * Format: date
                         * @description When the person agreed
                         */
                        date: string;
                        /** @description How: on paper, by telephone, … */
                        way: string;
                        /** @description What they agreed to, word for word */
                        wording: string;
                    };
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
                        /** @description What became of it */
                        data: {
                            /**
                             * @description unchanged = it was so already
                             * @enum {string}
                             */
                            outcome: "done" | "unchanged";
                            /** @description Takes it back for 30 minutes; null = nothing does */
                            undo: string | null;
                        };
                    };
                };
            };
            400: components["responses"]["Refused400_Body"];
            401: components["responses"]["Refused401_Body"];
            403: components["responses"]["Refused403RightRequiredAccountNotApproved_Body"];
            404: components["responses"]["Refused404SubscriberNotFound_Body"];
            406: components["responses"]["Refused406_Body"];
            409: components["responses"]["Refused409ActNotPossibleOptinMailingMissing_Body"];
            413: components["responses"]["Refused413_Body"];
            414: components["responses"]["Refused414_Body"];
            415: components["responses"]["Refused415_Body"];
            422: components["responses"]["Refused422LegalBasisInvalidPersonMustAsk_Body"];
            429: components["responses"]["Refused429OptinThrottled_Body"];
            500: components["responses"]["Refused500_Body"];
            503: components["responses"]["Refused503_Body"];
        };
    };
    postAccountsAccountIdSubscribersIdReactivations: {
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
                     * @description What to do
                     * @enum {string}
                     */
                    act: "makeReady" | "reactivate";
                    /** @description In which channels; else in all they are in. Accounts without channels name none */
                    channelIds?: number[];
                    /**
                     * @description Why mail may be sent
                     * @enum {string}
                     */
                    basis?: "consent" | "existingCustomer" | "transactional";
                    /** @description Why it is done, for the consent ledger */
                    reason?: string;
                    /** @description How the person told you that they leave */
                    way?: string;
                    /** @description The person came to you and wants to be asked */
                    personAsked?: boolean;
                    /** @description The person’s own consent; required where they left, complained or were blacklisted */
                    consent?: {
                        /**
                         * Format: date
                         * @description When the person agreed
                         */
                        date: string;
                        /** @description How: on paper, by telephone, … */
                        way: string;
                        /** @description What they agreed to, word for word */
                        wording: string;
                    };
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
                        /** @description What became of it */
                        data: {
                            /**
                             * @description unchanged = it was so already
                             * @enum {string}
                             */
                            outcome: "done" | "unchanged";
                            /** @description Takes it back for 30 minutes; null = nothing does */
                            undo: string | null;
                        };
                    };
                };
            };
            400: components["responses"]["Refused400_Body"];
            401: components["responses"]["Refused401_Body"];
            403: components["responses"]["Refused403RightRequiredAccountNotApproved_Body"];
            404: components["responses"]["Refused404SubscriberNotFound_Body"];
            406: components["responses"]["Refused406_Body"];
            409: components["responses"]["Refused409ActNotPossibleOptinMailingMissing_Body"];
            413: components["responses"]["Refused413_Body"];
            414: components["responses"]["Refused414_Body"];
            415: components["responses"]["Refused415_Body"];
            422: components["responses"]["Refused422LegalBasisInvalidPersonMustAsk_Body"];
            429: components["responses"]["Refused429OptinThrottled_Body"];
            500: components["responses"]["Refused500_Body"];
            503: components["responses"]["Refused503_Body"];
        };
    };
    postAccountsAccountIdSubscribersIdUndo: {
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
                    /** @description What the act answered with */
                    undo: string;
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
                        /** @description What became of it */
                        data: {
                            /** @description Where everything is as it was */
                            restoredChannelIds: number[];
                            /** @description Where something happened since, which stays */
                            keptChannelIds: number[];
                        };
                    };
                };
            };
            400: components["responses"]["Refused400_Body"];
            401: components["responses"]["Refused401_Body"];
            403: components["responses"]["Refused403_Body"];
            404: components["responses"]["Refused404SubscriberNotFound_Body"];
            406: components["responses"]["Refused406_Body"];
            409: components["responses"]["Refused409UndoOver_Body"];
            413: components["responses"]["Refused413_Body"];
            414: components["responses"]["Refused414_Body"];
            415: components["responses"]["Refused415_Body"];
            422: components["responses"]["Refused422_Body"];
            500: components["responses"]["Refused500_Body"];
            503: components["responses"]["Refused503_Body"];
        };
    };
    getAccountsAccountIdSubscribersIdStanding: {
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
                        /** @description Every channel of the account */
                        data: components["schemas"]["StandingInChannel"][];
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
    getAccountsAccountIdSubscribersIdStory: {
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
                        /** @description The newest 200 */
                        data: components["schemas"]["Happening"][];
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
    getAccountsAccountIdSubscribersIdConsent: {
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
                        data: components["schemas"]["ConsentDocument"];
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
    getAccountsAccountIdSubscribersIdExport: {
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
                        /** @description The export in both forms */
                        data: {
                            /** @description As JSON, to be saved as a file */
                            json: string;
                            /** @description The same as CSV, one value per line */
                            csv: string;
                        };
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
    "getAccountsAccountIdSent-mailings": {
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
                        /** @description The newest 100 */
                        data: components["schemas"]["SentMailing"][];
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
    getAccountsAccountIdSubscribersIdReceiptsRunId: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of the account */
                accountId: number;
                /** @description The id of the record */
                id: number;
                /** @description The id of the run */
                runId: number;
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
                        data: components["schemas"]["Receipt"];
                    };
                };
            };
            400: components["responses"]["Refused400"];
            401: components["responses"]["Refused401"];
            403: components["responses"]["Refused403"];
            404: components["responses"]["Refused404SubscriberNotFoundRunNotFound"];
            406: components["responses"]["Refused406"];
            413: components["responses"]["Refused413"];
            414: components["responses"]["Refused414"];
            415: components["responses"]["Refused415"];
            422: components["responses"]["Refused422"];
            500: components["responses"]["Refused500"];
            503: components["responses"]["Refused503"];
        };
    };
    getAccountsAccountIdMailingsIdPreview: {
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
                        data: components["schemas"]["MailPreview"];
                    };
                };
            };
            400: components["responses"]["Refused400"];
            401: components["responses"]["Refused401"];
            403: components["responses"]["Refused403"];
            404: components["responses"]["Refused404MailingNotFound"];
            406: components["responses"]["Refused406"];
            413: components["responses"]["Refused413"];
            414: components["responses"]["Refused414"];
            415: components["responses"]["Refused415"];
            422: components["responses"]["Refused422PreviewImpossible"];
            500: components["responses"]["Refused500"];
            503: components["responses"]["Refused503"];
        };
    };
    getAccountsAccountIdMailingsIdPreviewSubscriberId: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of the account */
                accountId: number;
                /** @description The id of the record */
                id: number;
                /** @description The id of the subscriber */
                subscriberId: number;
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
                        data: components["schemas"]["MailPreview"];
                    };
                };
            };
            400: components["responses"]["Refused400"];
            401: components["responses"]["Refused401"];
            403: components["responses"]["Refused403"];
            404: components["responses"]["Refused404MailingNotFoundSubscriberNotFound"];
            406: components["responses"]["Refused406"];
            413: components["responses"]["Refused413"];
            414: components["responses"]["Refused414"];
            415: components["responses"]["Refused415"];
            422: components["responses"]["Refused422PreviewImpossible"];
            500: components["responses"]["Refused500"];
            503: components["responses"]["Refused503"];
        };
    };
    getAccountsAccountIdMailingsIdVariables: {
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
                        data: components["schemas"]["VariableCoverage"];
                    };
                };
            };
            400: components["responses"]["Refused400"];
            401: components["responses"]["Refused401"];
            403: components["responses"]["Refused403"];
            404: components["responses"]["Refused404MailingNotFound"];
            406: components["responses"]["Refused406"];
            413: components["responses"]["Refused413"];
            414: components["responses"]["Refused414"];
            415: components["responses"]["Refused415"];
            422: components["responses"]["Refused422"];
            500: components["responses"]["Refused500"];
            503: components["responses"]["Refused503"];
        };
    };
    getAccountsAccountIdMailingsIdCases: {
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
                        data: components["schemas"]["ShownCases"];
                    };
                };
            };
            400: components["responses"]["Refused400"];
            401: components["responses"]["Refused401"];
            403: components["responses"]["Refused403"];
            404: components["responses"]["Refused404MailingNotFound"];
            406: components["responses"]["Refused406"];
            413: components["responses"]["Refused413"];
            414: components["responses"]["Refused414"];
            415: components["responses"]["Refused415"];
            422: components["responses"]["Refused422"];
            500: components["responses"]["Refused500"];
            503: components["responses"]["Refused503"];
        };
    };
    getAccountsAccountIdMailingsIdContent: {
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
                        data: components["schemas"]["WrittenNewsletter"];
                    };
                };
            };
            400: components["responses"]["Refused400"];
            401: components["responses"]["Refused401"];
            403: components["responses"]["Refused403"];
            404: components["responses"]["Refused404MailingNotFound"];
            406: components["responses"]["Refused406"];
            413: components["responses"]["Refused413"];
            414: components["responses"]["Refused414"];
            415: components["responses"]["Refused415"];
            422: components["responses"]["Refused422"];
            500: components["responses"]["Refused500"];
            503: components["responses"]["Refused503"];
        };
    };
    patchAccountsAccountIdMailingsIdContent: {
        parameters: {
            query?: never;
            header: {
                /** @description The version you have seen. Members that others have changed since are not overwritten. */
                "If-Match": string;
            };
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
                    /** @description The subject, with its variables */
                    subject?: string;
                    /** @description What inboxes show beside the subject */
                    previewText?: string;
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
            403: components["responses"]["Refused403PartFixed_Body"];
            404: components["responses"]["Refused404MailingNotFound_Body"];
            406: components["responses"]["Refused406_Body"];
            409: components["responses"]["Refused409InvalidState_Body"];
            412: components["responses"]["Refused412ChangedMeanwhile_Body"];
            413: components["responses"]["Refused413_Body"];
            414: components["responses"]["Refused414_Body"];
            415: components["responses"]["Refused415_Body"];
            422: components["responses"]["Refused422_Body"];
            428: components["responses"]["Refused428VersionRequired_Body"];
            500: components["responses"]["Refused500_Body"];
            503: components["responses"]["Refused503_Body"];
        };
    };
    putAccountsAccountIdMailingsIdContentTheme: {
        parameters: {
            query?: never;
            header: {
                /** @description The version you have seen. Members that others have changed since are not overwritten. */
                "If-Match": string;
            };
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
                     * @description One that comes with the service
                     * @enum {string}
                     */
                    shipped?: "almanac" | "poster" | "letter" | "programme";
                    /** @description One of the account; null = none */
                    themeId?: number | null;
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
            403: components["responses"]["Refused403PartFixed_Body"];
            404: components["responses"]["Refused404MailingNotFound_Body"];
            406: components["responses"]["Refused406_Body"];
            409: components["responses"]["Refused409InvalidState_Body"];
            412: components["responses"]["Refused412ChangedMeanwhile_Body"];
            413: components["responses"]["Refused413_Body"];
            414: components["responses"]["Refused414_Body"];
            415: components["responses"]["Refused415_Body"];
            422: components["responses"]["Refused422ContentInvalid_Body"];
            428: components["responses"]["Refused428VersionRequired_Body"];
            500: components["responses"]["Refused500_Body"];
            503: components["responses"]["Refused503_Body"];
        };
    };
    putAccountsAccountIdMailingsIdContentArticles: {
        parameters: {
            query?: never;
            header: {
                /** @description The version you have seen. Members that others have changed since are not overwritten. */
                "If-Match": string;
            };
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
                    /** @description All articles in their order; those left out are taken out */
                    articleIds: number[];
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
            403: components["responses"]["Refused403PartFixed_Body"];
            404: components["responses"]["Refused404MailingNotFound_Body"];
            406: components["responses"]["Refused406_Body"];
            409: components["responses"]["Refused409InvalidState_Body"];
            412: components["responses"]["Refused412ChangedMeanwhile_Body"];
            413: components["responses"]["Refused413_Body"];
            414: components["responses"]["Refused414_Body"];
            415: components["responses"]["Refused415_Body"];
            422: components["responses"]["Refused422ContentInvalid_Body"];
            428: components["responses"]["Refused428VersionRequired_Body"];
            500: components["responses"]["Refused500_Body"];
            503: components["responses"]["Refused503_Body"];
        };
    };
    postAccountsAccountIdMailingsIdContentArticles: {
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
                    /** @description What it looks like, and what it can say */
                    templateId: number;
                    /** @description The article it follows; absent = it is the last one */
                    after?: number | null;
                };
            };
        };
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
                        /** @description What was made */
                        data: {
                            /** @description The id of the article */
                            id: number;
                        };
                    };
                };
            };
            400: components["responses"]["Refused400_Body"];
            401: components["responses"]["Refused401_Body"];
            403: components["responses"]["Refused403PartFixed_Body"];
            404: components["responses"]["Refused404MailingNotFound_Body"];
            406: components["responses"]["Refused406_Body"];
            409: components["responses"]["Refused409InvalidState_Body"];
            413: components["responses"]["Refused413_Body"];
            414: components["responses"]["Refused414_Body"];
            415: components["responses"]["Refused415_Body"];
            422: components["responses"]["Refused422_Body"];
            500: components["responses"]["Refused500_Body"];
            503: components["responses"]["Refused503_Body"];
        };
    };
    postAccountsAccountIdMailingsIdContentArticlesArticleIdCopies: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of the account */
                accountId: number;
                /** @description The id of the record */
                id: number;
                /** @description The id of the article */
                articleId: number;
            };
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
                        /** @description What was made */
                        data: {
                            /** @description The id of the article */
                            id: number;
                        };
                    };
                };
            };
            400: components["responses"]["Refused400"];
            401: components["responses"]["Refused401"];
            403: components["responses"]["Refused403PartFixedArticleLocked"];
            404: components["responses"]["Refused404MailingNotFoundArticleNotFound"];
            406: components["responses"]["Refused406"];
            409: components["responses"]["Refused409InvalidState"];
            413: components["responses"]["Refused413"];
            414: components["responses"]["Refused414"];
            415: components["responses"]["Refused415"];
            422: components["responses"]["Refused422"];
            500: components["responses"]["Refused500"];
            503: components["responses"]["Refused503"];
        };
    };
    patchAccountsAccountIdMailingsIdContentArticlesArticleId: {
        parameters: {
            query?: never;
            header: {
                /** @description The version you have seen. Members that others have changed since are not overwritten. */
                "If-Match": string;
            };
            path: {
                /** @description The id of the account */
                accountId: number;
                /** @description The id of the record */
                id: number;
                /** @description The id of the article */
                articleId: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description What stands in the places of its template, by area and number */
                    places: {
                        [key: string]: {
                            /** @description The HTML of a text, or what stands on a button */
                            text?: string;
                            /** @description Where a button or an image leads; empty = nowhere yet */
                            link?: string;
                            /** @description Where an image lies; empty = none yet */
                            url?: string;
                            /** @description What an image shows, for those who do not see it */
                            alt?: string;
                        };
                    };
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
                        data: components["schemas"]["WrittenArticle"];
                    };
                };
            };
            400: components["responses"]["Refused400_Body"];
            401: components["responses"]["Refused401_Body"];
            403: components["responses"]["Refused403PartFixedArticleLocked_Body"];
            404: components["responses"]["Refused404MailingNotFoundArticleNotFound_Body"];
            406: components["responses"]["Refused406_Body"];
            409: components["responses"]["Refused409InvalidState_Body"];
            412: components["responses"]["Refused412ChangedMeanwhile_Body"];
            413: components["responses"]["Refused413_Body"];
            414: components["responses"]["Refused414_Body"];
            415: components["responses"]["Refused415_Body"];
            422: components["responses"]["Refused422_Body"];
            428: components["responses"]["Refused428VersionRequired_Body"];
            500: components["responses"]["Refused500_Body"];
            503: components["responses"]["Refused503_Body"];
        };
    };
    getAccountsAccountIdMailingsIdContentVersions: {
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
                        /** @description 100 at most */
                        data: components["schemas"]["NewsletterVersion"][];
                    };
                };
            };
            400: components["responses"]["Refused400"];
            401: components["responses"]["Refused401"];
            403: components["responses"]["Refused403"];
            404: components["responses"]["Refused404MailingNotFound"];
            406: components["responses"]["Refused406"];
            413: components["responses"]["Refused413"];
            414: components["responses"]["Refused414"];
            415: components["responses"]["Refused415"];
            422: components["responses"]["Refused422"];
            500: components["responses"]["Refused500"];
            503: components["responses"]["Refused503"];
        };
    };
    getAccountsAccountIdMailingsIdContentVersionsNumber: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of the account */
                accountId: number;
                /** @description The id of the record */
                id: number;
                /** @description The id of the number */
                number: number;
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
                        data: components["schemas"]["NewsletterThen"];
                    };
                };
            };
            400: components["responses"]["Refused400"];
            401: components["responses"]["Refused401"];
            403: components["responses"]["Refused403"];
            404: components["responses"]["Refused404MailingNotFoundVersionNotFound"];
            406: components["responses"]["Refused406"];
            413: components["responses"]["Refused413"];
            414: components["responses"]["Refused414"];
            415: components["responses"]["Refused415"];
            422: components["responses"]["Refused422"];
            500: components["responses"]["Refused500"];
            503: components["responses"]["Refused503"];
        };
    };
    postAccountsAccountIdMailingsIdContentVersionsNumberRestorations: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of the account */
                accountId: number;
                /** @description The id of the record */
                id: number;
                /** @description The id of the number */
                number: number;
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
            403: components["responses"]["Refused403PartFixed"];
            404: components["responses"]["Refused404MailingNotFoundVersionNotFound"];
            406: components["responses"]["Refused406"];
            409: components["responses"]["Refused409InvalidState"];
            413: components["responses"]["Refused413"];
            414: components["responses"]["Refused414"];
            415: components["responses"]["Refused415"];
            422: components["responses"]["Refused422"];
            500: components["responses"]["Refused500"];
            503: components["responses"]["Refused503"];
        };
    };
    getAccountsAccountIdMedia: {
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
                        /** @description 1,000 at most */
                        data: components["schemas"]["Picture"][];
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
    postAccountsAccountIdMedia: {
        parameters: {
            query?: {
                /** @description What the file is called */
                name?: string;
            };
            header?: {
                /** @description How many bytes have been taken; a wrong one answers 409 with the true one. */
                "Upload-Offset"?: number;
            };
            path: {
                /** @description The id of the account */
                accountId: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/octet-stream": string;
            };
        };
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
                        data: components["schemas"]["Picture"];
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
            422: components["responses"]["Refused422PictureUnreadablePictureTooLargePictureTooManyPixels"];
            500: components["responses"]["Refused500"];
            503: components["responses"]["Refused503"];
        };
    };
    deleteAccountsAccountIdMediaId: {
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
            404: components["responses"]["Refused404PictureNotFound"];
            406: components["responses"]["Refused406"];
            409: components["responses"]["Refused409InUse"];
            413: components["responses"]["Refused413"];
            414: components["responses"]["Refused414"];
            415: components["responses"]["Refused415"];
            422: components["responses"]["Refused422"];
            500: components["responses"]["Refused500"];
            503: components["responses"]["Refused503"];
        };
    };
    patchAccountsAccountIdMediaId: {
        parameters: {
            query?: never;
            header: {
                /** @description The version you have seen. Members that others have changed since are not overwritten. */
                "If-Match": string;
            };
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
                    /** @description What it is called */
                    name?: string;
                    /** @description What it shows */
                    altText?: string;
                    /** @description Whether it only decorates */
                    isDecorative?: boolean;
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
                        data: components["schemas"]["Picture"];
                    };
                };
            };
            400: components["responses"]["Refused400_Body"];
            401: components["responses"]["Refused401_Body"];
            403: components["responses"]["Refused403_Body"];
            404: components["responses"]["Refused404PictureNotFound_Body"];
            406: components["responses"]["Refused406_Body"];
            412: components["responses"]["Refused412ChangedMeanwhile_Body"];
            413: components["responses"]["Refused413_Body"];
            414: components["responses"]["Refused414_Body"];
            415: components["responses"]["Refused415_Body"];
            422: components["responses"]["Refused422_Body"];
            428: components["responses"]["Refused428VersionRequired_Body"];
            500: components["responses"]["Refused500_Body"];
            503: components["responses"]["Refused503_Body"];
        };
    };
    getAccountsAccountIdDesigns: {
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
                        data: {
                            /** @description What is around a newsletter; those of the service first */
                            themes: components["schemas"]["Design"][];
                            /** @description How an article looks */
                            templates: components["schemas"]["Design"][];
                            brand: components["schemas"]["MailBrand"];
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
    postAccountsAccountIdThemes: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of the account */
                accountId: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description What it is called */
                    name: string;
                    /** @description Its HTML, 1 MB at most */
                    html: string;
                };
            };
        };
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
                        data: {
                            /** @description The new one */
                            id: number;
                            /** @description What was taken out of its HTML, by line */
                            faults: components["schemas"]["ContentFault"][];
                        };
                    };
                };
            };
            400: components["responses"]["Refused400_Body"];
            401: components["responses"]["Refused401_Body"];
            403: components["responses"]["Refused403_Body"];
            404: components["responses"]["Refused404_Body"];
            406: components["responses"]["Refused406_Body"];
            413: components["responses"]["Refused413_Body"];
            414: components["responses"]["Refused414_Body"];
            415: components["responses"]["Refused415_Body"];
            422: components["responses"]["Refused422ContentInvalid_Body"];
            500: components["responses"]["Refused500_Body"];
            503: components["responses"]["Refused503_Body"];
        };
    };
    deleteAccountsAccountIdThemesId: {
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
            404: components["responses"]["Refused404"];
            406: components["responses"]["Refused406"];
            409: components["responses"]["Refused409InUse"];
            413: components["responses"]["Refused413"];
            414: components["responses"]["Refused414"];
            415: components["responses"]["Refused415"];
            422: components["responses"]["Refused422ContentInvalid"];
            500: components["responses"]["Refused500"];
            503: components["responses"]["Refused503"];
        };
    };
    postAccountsAccountIdArticleTemplates: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of the account */
                accountId: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description What it is called */
                    name: string;
                    /** @description Its HTML, 1 MB at most */
                    html: string;
                };
            };
        };
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
                        data: {
                            /** @description The new one */
                            id: number;
                            /** @description What was taken out of its HTML, by line */
                            faults: components["schemas"]["ContentFault"][];
                        };
                    };
                };
            };
            400: components["responses"]["Refused400_Body"];
            401: components["responses"]["Refused401_Body"];
            403: components["responses"]["Refused403_Body"];
            404: components["responses"]["Refused404_Body"];
            406: components["responses"]["Refused406_Body"];
            413: components["responses"]["Refused413_Body"];
            414: components["responses"]["Refused414_Body"];
            415: components["responses"]["Refused415_Body"];
            422: components["responses"]["Refused422ContentInvalid_Body"];
            500: components["responses"]["Refused500_Body"];
            503: components["responses"]["Refused503_Body"];
        };
    };
    deleteAccountsAccountIdArticleTemplatesId: {
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
            404: components["responses"]["Refused404NotFound"];
            406: components["responses"]["Refused406"];
            409: components["responses"]["Refused409InUse"];
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
    "deleteAccountsAccountIdMembersIdSecond-factor": {
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
            409: components["responses"]["Refused409WorksElsewhereNoSecondFactor"];
            413: components["responses"]["Refused413"];
            414: components["responses"]["Refused414"];
            415: components["responses"]["Refused415"];
            422: components["responses"]["Refused422"];
            500: components["responses"]["Refused500"];
            503: components["responses"]["Refused503"];
        };
    };
    getAccountsAccountIdSupportSessions: {
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
                        /** @description The one that is open, or none */
                        data: components["schemas"]["SupportSession"][];
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
    postAccountsAccountIdSupportSessions: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of the account */
                accountId: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description How long */
                    hours: number;
                    /** @description What it is for; operators and everybody in the account read it */
                    reason: string;
                };
            };
        };
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
                        data: components["schemas"]["SupportSession"];
                    };
                };
            };
            400: components["responses"]["Refused400_Body"];
            401: components["responses"]["Refused401_Body"];
            403: components["responses"]["Refused403_Body"];
            404: components["responses"]["Refused404_Body"];
            406: components["responses"]["Refused406_Body"];
            409: components["responses"]["Refused409SupportOpenAlready_Body"];
            413: components["responses"]["Refused413_Body"];
            414: components["responses"]["Refused414_Body"];
            415: components["responses"]["Refused415_Body"];
            422: components["responses"]["Refused422_Body"];
            500: components["responses"]["Refused500_Body"];
            503: components["responses"]["Refused503_Body"];
        };
    };
    deleteAccountsAccountIdSupportSessionsId: {
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
            404: components["responses"]["Refused404SupportSessionNotFound"];
            406: components["responses"]["Refused406"];
            413: components["responses"]["Refused413"];
            414: components["responses"]["Refused414"];
            415: components["responses"]["Refused415"];
            422: components["responses"]["Refused422"];
            500: components["responses"]["Refused500"];
            503: components["responses"]["Refused503"];
        };
    };
    getAccountsAccountIdSettings: {
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
                        data: components["schemas"]["AccountSettings"];
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
    patchAccountsAccountIdSettings: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of the account */
                accountId: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description What its users call it */
                    name?: string;
                    /** @description IANA name of its time zone */
                    timeZone?: string;
                    /**
                     * @description What of opens and clicks is counted
                     * @enum {string}
                     */
                    tracking?: "none" | "aggregate" | "individual";
                    /** @description The mail to who has left several channels; null = none */
                    defaultOptoutMailingId?: number | null;
                    /**
                     * @description Who must have a second factor to work in it
                     * @enum {string}
                     */
                    requireSecondFactor?: "admins" | "everyone";
                    /** @description Whether every registration asks by mail, as with forceOptIn: true */
                    alwaysForceOptIn?: boolean;
                    /**
                     * @description Which mailings leave only after another user has approved them
                     * @enum {string}
                     */
                    requireApproval?: "off" | "standard" | "all";
                    /** @description How long a mailing that is sent now can be taken back */
                    undoSeconds?: number;
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
            404: components["responses"]["Refused404OptoutMailingNotFound_Body"];
            406: components["responses"]["Refused406_Body"];
            409: components["responses"]["Refused409ApproversTooFew_Body"];
            413: components["responses"]["Refused413_Body"];
            414: components["responses"]["Refused414_Body"];
            415: components["responses"]["Refused415_Body"];
            422: components["responses"]["Refused422_Body"];
            500: components["responses"]["Refused500_Body"];
            503: components["responses"]["Refused503_Body"];
        };
    };
    getAccountsAccountIdSettingsChoices: {
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
                        data: components["schemas"]["SettingsChoices"];
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
    getAccountsAccountIdSettingsPages: {
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
                        data: components["schemas"]["AccountPages"];
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
    patchAccountsAccountIdSettingsPages: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of the account */
                accountId: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description Own page after a confirmation; null = ours */
                    confirmationUrl?: string | null;
                    /** @description Own page for a link that has expired; null = ours */
                    optinExpiredUrl?: string | null;
                    /** @description Own page after unsubscribing; null = ours */
                    unsubscribeUrl?: string | null;
                    /** @description Own page for everything else; null = ours */
                    noteUrl?: string | null;
                    /** @description What confirms an opt-in; null = adaptive */
                    optinConfirmMode?: ("direct" | "adaptive" | "button") | null;
                    /** @description The name on our pages; null = that of the account */
                    brandName?: string | null;
                    /** @description The colour of our pages, #rrggbb; null = ours */
                    brandColour?: string | null;
                    /** @description The picture on our pages; null = none */
                    logoUrl?: string | null;
                    /** @description The imprint our pages link to; null = none */
                    imprintUrl?: string | null;
                    /** @description Stands in opt-in mails; null = none */
                    postalAddress?: string | null;
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
            404: components["responses"]["Refused404_Body"];
            406: components["responses"]["Refused406_Body"];
            413: components["responses"]["Refused413_Body"];
            414: components["responses"]["Refused414_Body"];
            415: components["responses"]["Refused415_Body"];
            422: components["responses"]["Refused422_Body"];
            500: components["responses"]["Refused500_Body"];
            503: components["responses"]["Refused503_Body"];
        };
    };
    getAccountsAccountIdChannels: {
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
                        /** @description All of them, the default one first */
                        data: components["schemas"]["ChannelView"][];
                        /** @description About the module */
                        meta: {
                            /** @description Whether the channel module is booked */
                            isBooked: boolean;
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
    postAccountsAccountIdChannels: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of the account */
                accountId: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description Name and description by language code */
                    translations: {
                        [key: string]: {
                            /** @description The name in this language */
                            name: string;
                            /** @description What people get there, in this language */
                            description: string | null;
                        };
                    };
                };
            };
        };
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
                        /** @description What was made */
                        data: {
                            /** @description The id of the channel */
                            id: number;
                        };
                    };
                };
            };
            400: components["responses"]["Refused400_Body"];
            401: components["responses"]["Refused401_Body"];
            403: components["responses"]["Refused403_Body"];
            404: components["responses"]["Refused404_Body"];
            406: components["responses"]["Refused406_Body"];
            413: components["responses"]["Refused413_Body"];
            414: components["responses"]["Refused414_Body"];
            415: components["responses"]["Refused415_Body"];
            422: components["responses"]["Refused422_Body"];
            500: components["responses"]["Refused500_Body"];
            503: components["responses"]["Refused503_Body"];
        };
    };
    getAccountsAccountIdChannelsId: {
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
                        data: components["schemas"]["ChannelView"];
                    };
                };
            };
            400: components["responses"]["Refused400"];
            401: components["responses"]["Refused401"];
            403: components["responses"]["Refused403"];
            404: components["responses"]["Refused404ChannelNotFound"];
            406: components["responses"]["Refused406"];
            413: components["responses"]["Refused413"];
            414: components["responses"]["Refused414"];
            415: components["responses"]["Refused415"];
            422: components["responses"]["Refused422"];
            500: components["responses"]["Refused500"];
            503: components["responses"]["Refused503"];
        };
    };
    deleteAccountsAccountIdChannelsId: {
        parameters: {
            query?: never;
            header: {
                /** @description The version you have seen. Members that others have changed since are not overwritten. */
                "If-Match": string;
            };
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
            404: components["responses"]["Refused404ChannelNotFound"];
            406: components["responses"]["Refused406"];
            409: components["responses"]["Refused409ChannelIsDefaultChannelInheritedChannelNotEmpty"];
            412: components["responses"]["Refused412ChangedMeanwhile"];
            413: components["responses"]["Refused413"];
            414: components["responses"]["Refused414"];
            415: components["responses"]["Refused415"];
            422: components["responses"]["Refused422"];
            428: components["responses"]["Refused428VersionRequired"];
            500: components["responses"]["Refused500"];
            503: components["responses"]["Refused503"];
        };
    };
    patchAccountsAccountIdChannelsId: {
        parameters: {
            query?: never;
            header: {
                /** @description The version you have seen. Members that others have changed since are not overwritten. */
                "If-Match": string;
            };
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
                    /** @description Name and description by language code */
                    translations?: {
                        [key: string]: {
                            /** @description The name in this language */
                            name: string;
                            /** @description What people get there, in this language */
                            description: string | null;
                        };
                    };
                    /** @description The opt-in mailing of its own; null = that of the key */
                    optinMailingId?: number | null;
                    /** @description The opt-out mailing of its own; null = that of the account */
                    optoutMailingId?: number | null;
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
            404: components["responses"]["Refused404ChannelNotFoundOptinMailingNotFoundOptoutMailingNotFound_Body"];
            406: components["responses"]["Refused406_Body"];
            409: components["responses"]["Refused409ChannelInherited_Body"];
            412: components["responses"]["Refused412ChangedMeanwhile_Body"];
            413: components["responses"]["Refused413_Body"];
            414: components["responses"]["Refused414_Body"];
            415: components["responses"]["Refused415_Body"];
            422: components["responses"]["Refused422_Body"];
            428: components["responses"]["Refused428VersionRequired_Body"];
            500: components["responses"]["Refused500_Body"];
            503: components["responses"]["Refused503_Body"];
        };
    };
    postAccountsAccountIdChannelsIdClosing: {
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
            404: components["responses"]["Refused404ChannelNotFound"];
            406: components["responses"]["Refused406"];
            409: components["responses"]["Refused409ChannelIsDefaultChannelInUse"];
            413: components["responses"]["Refused413"];
            414: components["responses"]["Refused414"];
            415: components["responses"]["Refused415"];
            422: components["responses"]["Refused422"];
            500: components["responses"]["Refused500"];
            503: components["responses"]["Refused503"];
        };
    };
    postAccountsAccountIdChannelsIdReopening: {
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
            404: components["responses"]["Refused404ChannelNotFound"];
            406: components["responses"]["Refused406"];
            413: components["responses"]["Refused413"];
            414: components["responses"]["Refused414"];
            415: components["responses"]["Refused415"];
            422: components["responses"]["Refused422"];
            500: components["responses"]["Refused500"];
            503: components["responses"]["Refused503"];
        };
    };
    getAccountsAccountIdChannelsIdPages: {
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
                        data: components["schemas"]["AccountPages"];
                        /** @description Beside it */
                        meta: {
                            /** @description What was seen of them; goes into If-Match */
                            version: string;
                            /** @description What holds where the channel has nothing of its own */
                            account: components["schemas"]["AccountPages"];
                        };
                    };
                };
            };
            400: components["responses"]["Refused400"];
            401: components["responses"]["Refused401"];
            403: components["responses"]["Refused403"];
            404: components["responses"]["Refused404ChannelNotFound"];
            406: components["responses"]["Refused406"];
            413: components["responses"]["Refused413"];
            414: components["responses"]["Refused414"];
            415: components["responses"]["Refused415"];
            422: components["responses"]["Refused422"];
            500: components["responses"]["Refused500"];
            503: components["responses"]["Refused503"];
        };
    };
    patchAccountsAccountIdChannelsIdPages: {
        parameters: {
            query?: never;
            header: {
                /** @description The version you have seen. Members that others have changed since are not overwritten. */
                "If-Match": string;
            };
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
                    /** @description Own page after a confirmation; null = ours */
                    confirmationUrl?: string | null;
                    /** @description Own page for a link that has expired; null = ours */
                    optinExpiredUrl?: string | null;
                    /** @description Own page after unsubscribing; null = ours */
                    unsubscribeUrl?: string | null;
                    /** @description Own page for everything else; null = ours */
                    noteUrl?: string | null;
                    /** @description What confirms an opt-in; null = adaptive */
                    optinConfirmMode?: ("direct" | "adaptive" | "button") | null;
                    /** @description The name on our pages; null = that of the account */
                    brandName?: string | null;
                    /** @description The colour of our pages, #rrggbb; null = ours */
                    brandColour?: string | null;
                    /** @description The picture on our pages; null = none */
                    logoUrl?: string | null;
                    /** @description The imprint our pages link to; null = none */
                    imprintUrl?: string | null;
                    /** @description Stands in opt-in mails; null = none */
                    postalAddress?: string | null;
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
            404: components["responses"]["Refused404ChannelNotFound_Body"];
            406: components["responses"]["Refused406_Body"];
            412: components["responses"]["Refused412ChangedMeanwhile_Body"];
            413: components["responses"]["Refused413_Body"];
            414: components["responses"]["Refused414_Body"];
            415: components["responses"]["Refused415_Body"];
            422: components["responses"]["Refused422_Body"];
            428: components["responses"]["Refused428VersionRequired_Body"];
            500: components["responses"]["Refused500_Body"];
            503: components["responses"]["Refused503_Body"];
        };
    };
    putAccountsAccountIdSettingsChannelModule: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of the account */
                accountId: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description Whether the account works with channels */
                    isBooked: boolean;
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
            404: components["responses"]["Refused404_Body"];
            406: components["responses"]["Refused406_Body"];
            409: components["responses"]["Refused409ChannelInUse_Body"];
            413: components["responses"]["Refused413_Body"];
            414: components["responses"]["Refused414_Body"];
            415: components["responses"]["Refused415_Body"];
            422: components["responses"]["Refused422_Body"];
            500: components["responses"]["Refused500_Body"];
            503: components["responses"]["Refused503_Body"];
        };
    };
    getAccountsAccountIdCustomerFields: {
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
                        /** @description All of them, the oldest first */
                        data: components["schemas"]["CustomerFieldView"][];
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
    putAccountsAccountIdCustomerFieldsIdValue: {
        parameters: {
            query?: never;
            header: {
                /** @description The version you have seen. Members that others have changed since are not overwritten. */
                "If-Match": string;
            };
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
                    /** @description Of the data type of the field; null clears it */
                    value: unknown;
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
            404: components["responses"]["Refused404CustomerFieldNotFound_Body"];
            406: components["responses"]["Refused406_Body"];
            412: components["responses"]["Refused412ChangedMeanwhile_Body"];
            413: components["responses"]["Refused413_Body"];
            414: components["responses"]["Refused414_Body"];
            415: components["responses"]["Refused415_Body"];
            422: components["responses"]["Refused422_Body"];
            428: components["responses"]["Refused428VersionRequired_Body"];
            500: components["responses"]["Refused500_Body"];
            503: components["responses"]["Refused503_Body"];
        };
    };
    deleteAccountsAccountIdCustomerFieldsIdValue: {
        parameters: {
            query?: never;
            header: {
                /** @description The version you have seen. Members that others have changed since are not overwritten. */
                "If-Match": string;
            };
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
            404: components["responses"]["Refused404CustomerFieldNotFound"];
            406: components["responses"]["Refused406"];
            412: components["responses"]["Refused412ChangedMeanwhile"];
            413: components["responses"]["Refused413"];
            414: components["responses"]["Refused414"];
            415: components["responses"]["Refused415"];
            422: components["responses"]["Refused422"];
            428: components["responses"]["Refused428VersionRequired"];
            500: components["responses"]["Refused500"];
            503: components["responses"]["Refused503"];
        };
    };
    getAccountsAccountIdFieldRequests: {
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
                        /** @description The newest first, 50 at most */
                        data: components["schemas"]["FieldRequest"][];
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
    postAccountsAccountIdFieldRequests: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of the account */
                accountId: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description What it is to be called */
                    name: string;
                    /**
                     * @description 1 = subscriber, 2 = account, 3 = mailing
                     * @enum {number}
                     */
                    fieldType: 1 | 2 | 3;
                    /**
                     * @description 1 = string, 2 = integer, 3 = date, 4 = boolean, 5 = string list, 6 = currency
                     * @enum {number}
                     */
                    type: 1 | 2 | 3 | 4 | 5 | 6;
                    /** @description What it is for */
                    purpose: string;
                };
            };
        };
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
                        /** @description What was asked for */
                        data: {
                            /** @description The id of the request */
                            id: number;
                        };
                    };
                };
            };
            400: components["responses"]["Refused400_Body"];
            401: components["responses"]["Refused401_Body"];
            403: components["responses"]["Refused403_Body"];
            404: components["responses"]["Refused404_Body"];
            406: components["responses"]["Refused406_Body"];
            413: components["responses"]["Refused413_Body"];
            414: components["responses"]["Refused414_Body"];
            415: components["responses"]["Refused415_Body"];
            422: components["responses"]["Refused422_Body"];
            429: components["responses"]["Refused429FieldRequestsTooMany_Body"];
            500: components["responses"]["Refused500_Body"];
            503: components["responses"]["Refused503_Body"];
        };
    };
    getAccountsAccountIdEvents: {
        parameters: {
            query?: {
                /** @description Only events of this type */
                type?: "subscriber.optin" | "subscriber.optin_additional_channels" | "subscriber.optout" | "subscriber.optout_individual_channels" | "subscriber.bounced" | "subscriber.complained" | "subscriber.archived" | "subscriber.reactivated" | "subscriber.created" | "subscriber.updated" | "subscriber.deleted" | "subscriber.tracking_agreed" | "subscriber.tracking_withdrawn" | "mailing.trigger.sent" | "mailing.trigger.failed" | "message.sent" | "message.delivered" | "message.bounced" | "message.complained" | "message.opened" | "message.clicked";
                /** @description Only about this person */
                subscriberId?: number;
                /** @description Only before this position */
                before?: number;
                /** @description Only from this time on, UTC */
                since?: string;
                /** @description Only before this time, UTC */
                until?: string;
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
                        /** @description 50 at most */
                        data: components["schemas"]["Event"][];
                        /** @description The log, and how far it was looked through */
                        meta: {
                            /** @description The oldest event kept; 0 = there is none */
                            firstSequence: number;
                            /** @description The newest event of the account */
                            lastSequence: number;
                            /** @description What to send as `before` to look further back; null = to the end */
                            nextBefore: number | null;
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
    getAccountsAccountIdAudit: {
        parameters: {
            query?: {
                /** @description Only what this one did, such as user:7 */
                actor?: string;
                /** @description Only this act, as webhooks.pause */
                act?: string;
                /** @description Only entries older than this number */
                before?: number;
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
                        /** @description 50 at most */
                        data: components["schemas"]["AuditEntry"][];
                        /** @description The page */
                        meta: {
                            /** @description Whether older entries follow */
                            hasMore: boolean;
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
    getAccountsAccountIdAuditVerification: {
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
    getAccountsAccountIdApiKeys: {
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
                        /** @description All of them, the oldest first */
                        data: components["schemas"]["AccountApiKey"][];
                        /** @description What a client must know beside its key */
                        meta: {
                            /** @description Where the API answers */
                            apiUrl: string;
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
    postAccountsAccountIdApiKeys: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of the account */
                accountId: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description What the key is for */
                    name: string;
                    /** @description Which endpoints it opens */
                    scopes: ("articles" | "subscribers")[];
                    /** @description What it may do beside reading and writing */
                    permissions: ("reactivateUnsubscribed" | "reactivateManual" | "reactivateComplained" | "archiveReceiveReady" | "triggerUnknownSubscribers")[];
                    /** @description The opt-in mailing of channels that have none of their own */
                    defaultOptinMailingId: number | null;
                    /** @description Channels a registration is for when it names none */
                    defaultChannelIds: number[];
                    /** @description Whether data of a registration is kept only once it is confirmed */
                    deferUnconfirmedData: boolean;
                    /**
                     * @description Why people set to 2/2 may be written to, where the request does not say
                     * @enum {string}
                     */
                    defaultLegalBasis: "consent" | "existingCustomer" | "transactional";
                };
            };
        };
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
                        /** @description What was made */
                        data: {
                            /** @description The id of the key */
                            id: number;
                            /** @description The part before the dot */
                            prefix: string;
                            /** @description The whole key, for the only time */
                            key: string;
                        };
                    };
                };
            };
            400: components["responses"]["Refused400_Body"];
            401: components["responses"]["Refused401_Body"];
            403: components["responses"]["Refused403_Body"];
            404: components["responses"]["Refused404OptinMailingNotFoundChannelNotFound_Body"];
            406: components["responses"]["Refused406_Body"];
            413: components["responses"]["Refused413_Body"];
            414: components["responses"]["Refused414_Body"];
            415: components["responses"]["Refused415_Body"];
            422: components["responses"]["Refused422_Body"];
            500: components["responses"]["Refused500_Body"];
            503: components["responses"]["Refused503_Body"];
        };
    };
    deleteAccountsAccountIdApiKeysId: {
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
            404: components["responses"]["Refused404KeyNotFound"];
            406: components["responses"]["Refused406"];
            413: components["responses"]["Refused413"];
            414: components["responses"]["Refused414"];
            415: components["responses"]["Refused415"];
            422: components["responses"]["Refused422"];
            500: components["responses"]["Refused500"];
            503: components["responses"]["Refused503"];
        };
    };
    patchAccountsAccountIdApiKeysId: {
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
                    /** @description What the key is for */
                    name?: string;
                    /** @description Which endpoints it opens */
                    scopes?: ("articles" | "subscribers")[];
                    /** @description What it may do beside reading and writing */
                    permissions?: ("reactivateUnsubscribed" | "reactivateManual" | "reactivateComplained" | "archiveReceiveReady" | "triggerUnknownSubscribers")[];
                    /** @description The opt-in mailing of channels that have none of their own */
                    defaultOptinMailingId?: number | null;
                    /** @description Channels a registration is for when it names none */
                    defaultChannelIds?: number[];
                    /** @description Whether data of a registration is kept only once it is confirmed */
                    deferUnconfirmedData?: boolean;
                    /**
                     * @description Why people set to 2/2 may be written to, where the request does not say
                     * @enum {string}
                     */
                    defaultLegalBasis?: "consent" | "existingCustomer" | "transactional";
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
            404: components["responses"]["Refused404KeyNotFoundOptinMailingNotFoundChannelNotFound_Body"];
            406: components["responses"]["Refused406_Body"];
            413: components["responses"]["Refused413_Body"];
            414: components["responses"]["Refused414_Body"];
            415: components["responses"]["Refused415_Body"];
            422: components["responses"]["Refused422_Body"];
            500: components["responses"]["Refused500_Body"];
            503: components["responses"]["Refused503_Body"];
        };
    };
    getAccountsAccountIdWebhooks: {
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
                        /** @description All of them, the oldest first */
                        data: components["schemas"]["Webhook"][];
                        /** @description The log */
                        meta: {
                            /** @description The newest event of the account */
                            lastSequence: number;
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
    postAccountsAccountIdWebhooks: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of the account */
                accountId: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description Which system it tells */
                    name: string;
                    /** @description Where events are posted to, https */
                    url: string;
                    /** @description The kinds of events it wants; empty = every kind but single mails */
                    types: ("subscriber.optin" | "subscriber.optin_additional_channels" | "subscriber.optout" | "subscriber.optout_individual_channels" | "subscriber.bounced" | "subscriber.complained" | "subscriber.archived" | "subscriber.reactivated" | "subscriber.created" | "subscriber.updated" | "subscriber.deleted" | "subscriber.tracking_agreed" | "subscriber.tracking_withdrawn" | "mailing.trigger.sent" | "mailing.trigger.failed" | "message.sent" | "message.delivered" | "message.bounced" | "message.complained" | "message.opened" | "message.clicked")[];
                };
            };
        };
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
                        /** @description A secret that is shown this once */
                        data: {
                            /** @description The id of the webhook */
                            id: number;
                            /** @description What signs every call, for the only time */
                            secret: string;
                            /** @description Until when the former secret signs as well, UTC; null = none did */
                            formerUntil: string | null;
                        };
                    };
                };
            };
            400: components["responses"]["Refused400_Body"];
            401: components["responses"]["Refused401_Body"];
            403: components["responses"]["Refused403_Body"];
            404: components["responses"]["Refused404_Body"];
            406: components["responses"]["Refused406_Body"];
            413: components["responses"]["Refused413_Body"];
            414: components["responses"]["Refused414_Body"];
            415: components["responses"]["Refused415_Body"];
            422: components["responses"]["Refused422_Body"];
            500: components["responses"]["Refused500_Body"];
            503: components["responses"]["Refused503_Body"];
        };
    };
    deleteAccountsAccountIdWebhooksId: {
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
            404: components["responses"]["Refused404WebhookNotFound"];
            406: components["responses"]["Refused406"];
            413: components["responses"]["Refused413"];
            414: components["responses"]["Refused414"];
            415: components["responses"]["Refused415"];
            422: components["responses"]["Refused422"];
            500: components["responses"]["Refused500"];
            503: components["responses"]["Refused503"];
        };
    };
    patchAccountsAccountIdWebhooksId: {
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
                    /** @description Which system it tells */
                    name?: string;
                    /** @description Where events are posted to, https */
                    url?: string;
                    /** @description The kinds of events it wants; empty = every kind but single mails */
                    types?: ("subscriber.optin" | "subscriber.optin_additional_channels" | "subscriber.optout" | "subscriber.optout_individual_channels" | "subscriber.bounced" | "subscriber.complained" | "subscriber.archived" | "subscriber.reactivated" | "subscriber.created" | "subscriber.updated" | "subscriber.deleted" | "subscriber.tracking_agreed" | "subscriber.tracking_withdrawn" | "mailing.trigger.sent" | "mailing.trigger.failed" | "message.sent" | "message.delivered" | "message.bounced" | "message.complained" | "message.opened" | "message.clicked")[];
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
            404: components["responses"]["Refused404WebhookNotFound_Body"];
            406: components["responses"]["Refused406_Body"];
            413: components["responses"]["Refused413_Body"];
            414: components["responses"]["Refused414_Body"];
            415: components["responses"]["Refused415_Body"];
            422: components["responses"]["Refused422_Body"];
            500: components["responses"]["Refused500_Body"];
            503: components["responses"]["Refused503_Body"];
        };
    };
    postAccountsAccountIdWebhooksIdPause: {
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
            404: components["responses"]["Refused404WebhookNotFound"];
            406: components["responses"]["Refused406"];
            413: components["responses"]["Refused413"];
            414: components["responses"]["Refused414"];
            415: components["responses"]["Refused415"];
            422: components["responses"]["Refused422"];
            500: components["responses"]["Refused500"];
            503: components["responses"]["Refused503"];
        };
    };
    postAccountsAccountIdWebhooksIdResume: {
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
            404: components["responses"]["Refused404WebhookNotFound"];
            406: components["responses"]["Refused406"];
            413: components["responses"]["Refused413"];
            414: components["responses"]["Refused414"];
            415: components["responses"]["Refused415"];
            422: components["responses"]["Refused422"];
            500: components["responses"]["Refused500"];
            503: components["responses"]["Refused503"];
        };
    };
    postAccountsAccountIdWebhooksIdSecret: {
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
                        /** @description A secret that is shown this once */
                        data: {
                            /** @description The id of the webhook */
                            id: number;
                            /** @description What signs every call, for the only time */
                            secret: string;
                            /** @description Until when the former secret signs as well, UTC; null = none did */
                            formerUntil: string | null;
                        };
                    };
                };
            };
            400: components["responses"]["Refused400"];
            401: components["responses"]["Refused401"];
            403: components["responses"]["Refused403"];
            404: components["responses"]["Refused404WebhookNotFound"];
            406: components["responses"]["Refused406"];
            413: components["responses"]["Refused413"];
            414: components["responses"]["Refused414"];
            415: components["responses"]["Refused415"];
            422: components["responses"]["Refused422"];
            500: components["responses"]["Refused500"];
            503: components["responses"]["Refused503"];
        };
    };
    getAccountsAccountIdWebhooksIdAttempts: {
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
                        /** @description At most 1,000, the newest first */
                        data: components["schemas"]["WebhookAttempt"][];
                    };
                };
            };
            400: components["responses"]["Refused400"];
            401: components["responses"]["Refused401"];
            403: components["responses"]["Refused403"];
            404: components["responses"]["Refused404WebhookNotFound"];
            406: components["responses"]["Refused406"];
            413: components["responses"]["Refused413"];
            414: components["responses"]["Refused414"];
            415: components["responses"]["Refused415"];
            422: components["responses"]["Refused422"];
            500: components["responses"]["Refused500"];
            503: components["responses"]["Refused503"];
        };
    };
    postAccountsAccountIdWebhooksIdTest: {
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
                        /** @description What the receiver said */
                        data: {
                            /** @description The status of the answer; null = no answer */
                            status: number | null;
                            /** @description Why there was no answer */
                            failure: string | null;
                            /** @description How long it took, in milliseconds */
                            tookMs: number;
                        };
                    };
                };
            };
            400: components["responses"]["Refused400"];
            401: components["responses"]["Refused401"];
            403: components["responses"]["Refused403"];
            404: components["responses"]["Refused404WebhookNotFound"];
            406: components["responses"]["Refused406"];
            413: components["responses"]["Refused413"];
            414: components["responses"]["Refused414"];
            415: components["responses"]["Refused415"];
            422: components["responses"]["Refused422"];
            500: components["responses"]["Refused500"];
            503: components["responses"]["Refused503"];
        };
    };
    getAccountsAccountIdWebhooksIdRedelivery: {
        parameters: {
            query?: {
                /** @description The first event, by its number in the log */
                firstSequence?: number;
                /** @description The last one */
                lastSequence?: number;
            };
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
                        /** @description How many */
                        data: {
                            /** @description How many events of the stretch the webhook was told of */
                            events: number;
                        };
                    };
                };
            };
            400: components["responses"]["Refused400"];
            401: components["responses"]["Refused401"];
            403: components["responses"]["Refused403"];
            404: components["responses"]["Refused404WebhookNotFound"];
            406: components["responses"]["Refused406"];
            413: components["responses"]["Refused413"];
            414: components["responses"]["Refused414"];
            415: components["responses"]["Refused415"];
            422: components["responses"]["Refused422RedeliveryTooLarge"];
            500: components["responses"]["Refused500"];
            503: components["responses"]["Refused503"];
        };
    };
    postAccountsAccountIdWebhooksIdRedelivery: {
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
                    /** @description The first event, by its number in the log */
                    firstSequence: number;
                    /** @description The last one */
                    lastSequence: number;
                };
            };
        };
        responses: {
            /** @description Success */
            202: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description How many */
                        data: {
                            /** @description How many events of the stretch the webhook was told of */
                            events: number;
                        };
                    };
                };
            };
            400: components["responses"]["Refused400_Body"];
            401: components["responses"]["Refused401_Body"];
            403: components["responses"]["Refused403_Body"];
            404: components["responses"]["Refused404WebhookNotFound_Body"];
            406: components["responses"]["Refused406_Body"];
            413: components["responses"]["Refused413_Body"];
            414: components["responses"]["Refused414_Body"];
            415: components["responses"]["Refused415_Body"];
            422: components["responses"]["Refused422RedeliveryTooLarge_Body"];
            500: components["responses"]["Refused500_Body"];
            503: components["responses"]["Refused503_Body"];
        };
    };
    getAccountsAccountIdSenderDomains: {
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
                        data: components["schemas"]["SenderDomain"][];
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
    postAccountsAccountIdSenderDomains: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of the account */
                accountId: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description As example.com */
                    domain: string;
                };
            };
        };
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
                        data: components["schemas"]["SenderDomain"];
                    };
                };
            };
            400: components["responses"]["Refused400_Body"];
            401: components["responses"]["Refused401_Body"];
            403: components["responses"]["Refused403_Body"];
            404: components["responses"]["Refused404_Body"];
            406: components["responses"]["Refused406_Body"];
            409: components["responses"]["Refused409SenderDomainExists_Body"];
            413: components["responses"]["Refused413_Body"];
            414: components["responses"]["Refused414_Body"];
            415: components["responses"]["Refused415_Body"];
            422: components["responses"]["Refused422DomainNameInvalid_Body"];
            500: components["responses"]["Refused500_Body"];
            503: components["responses"]["Refused503_Body"];
        };
    };
    postAccountsAccountIdSenderDomainsCheck: {
        parameters: {
            query?: {
                /** @description Which one */
                domain?: string;
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
                        data: components["schemas"]["SenderDomain"];
                    };
                };
            };
            400: components["responses"]["Refused400"];
            401: components["responses"]["Refused401"];
            403: components["responses"]["Refused403"];
            404: components["responses"]["Refused404SenderDomainNotFound"];
            406: components["responses"]["Refused406"];
            409: components["responses"]["Refused409DomainClaimed"];
            413: components["responses"]["Refused413"];
            414: components["responses"]["Refused414"];
            415: components["responses"]["Refused415"];
            422: components["responses"]["Refused422"];
            500: components["responses"]["Refused500"];
            503: components["responses"]["Refused503DnsSilent"];
        };
    };
    postAccountsAccountIdSenderDomainsRotate: {
        parameters: {
            query?: {
                /** @description Which one */
                domain?: string;
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
                        data: components["schemas"]["SenderDomain"];
                    };
                };
            };
            400: components["responses"]["Refused400"];
            401: components["responses"]["Refused401"];
            403: components["responses"]["Refused403"];
            404: components["responses"]["Refused404SenderDomainNotFound"];
            406: components["responses"]["Refused406"];
            409: components["responses"]["Refused409RotationUnderWayRotationTooSoon"];
            413: components["responses"]["Refused413"];
            414: components["responses"]["Refused414"];
            415: components["responses"]["Refused415"];
            422: components["responses"]["Refused422"];
            500: components["responses"]["Refused500"];
            503: components["responses"]["Refused503"];
        };
    };
    getAccountsAccountIdInvitations: {
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
                        /** @description All open ones, the latest first */
                        data: components["schemas"]["Invitation"][];
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
    postAccountsAccountIdInvitations: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of the account */
                accountId: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description Whom to invite */
                    email: string;
                    /**
                     * @description What they will be in this account
                     * @enum {string}
                     */
                    role: "admin" | "editor" | "author" | "analyst";
                    /**
                     * @description The language of the mail
                     * @enum {string}
                     */
                    languageIso: "de" | "en";
                };
            };
        };
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
                        data: components["schemas"]["Invitation"];
                    };
                };
            };
            400: components["responses"]["Refused400_Body"];
            401: components["responses"]["Refused401_Body"];
            403: components["responses"]["Refused403_Body"];
            404: components["responses"]["Refused404_Body"];
            406: components["responses"]["Refused406_Body"];
            409: components["responses"]["Refused409AlreadyMember_Body"];
            413: components["responses"]["Refused413_Body"];
            414: components["responses"]["Refused414_Body"];
            415: components["responses"]["Refused415_Body"];
            422: components["responses"]["Refused422EmailInvalid_Body"];
            429: components["responses"]["Refused429InvitationsTooMany_Body"];
            500: components["responses"]["Refused500_Body"];
            503: components["responses"]["Refused503_Body"];
        };
    };
    deleteAccountsAccountIdInvitationsId: {
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
            404: components["responses"]["Refused404InvitationNotFound"];
            406: components["responses"]["Refused406"];
            413: components["responses"]["Refused413"];
            414: components["responses"]["Refused414"];
            415: components["responses"]["Refused415"];
            422: components["responses"]["Refused422"];
            500: components["responses"]["Refused500"];
            503: components["responses"]["Refused503"];
        };
    };
    getAccountsAccountIdTestAddresses: {
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
                        /** @description All of them, by address */
                        data: components["schemas"]["TestAddress"][];
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
    postAccountsAccountIdTestAddresses: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of the account */
                accountId: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description Whom to ask */
                    email: string;
                    /**
                     * @description The language of the mail
                     * @enum {string}
                     */
                    languageIso: "de" | "en";
                };
            };
        };
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
                        data: components["schemas"]["TestAddress"];
                    };
                };
            };
            400: components["responses"]["Refused400_Body"];
            401: components["responses"]["Refused401_Body"];
            403: components["responses"]["Refused403_Body"];
            404: components["responses"]["Refused404_Body"];
            406: components["responses"]["Refused406_Body"];
            409: components["responses"]["Refused409TestAddressConfirmed_Body"];
            413: components["responses"]["Refused413_Body"];
            414: components["responses"]["Refused414_Body"];
            415: components["responses"]["Refused415_Body"];
            422: components["responses"]["Refused422EmailInvalid_Body"];
            429: components["responses"]["Refused429TestAddressesTooMany_Body"];
            500: components["responses"]["Refused500_Body"];
            503: components["responses"]["Refused503_Body"];
        };
    };
    deleteAccountsAccountIdTestAddressesId: {
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
            404: components["responses"]["Refused404TestAddressNotFound"];
            406: components["responses"]["Refused406"];
            413: components["responses"]["Refused413"];
            414: components["responses"]["Refused414"];
            415: components["responses"]["Refused415"];
            422: components["responses"]["Refused422"];
            500: components["responses"]["Refused500"];
            503: components["responses"]["Refused503"];
        };
    };
    getAccountsAccountIdSubaccounts: {
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
                        /** @description All of them: as they were made, of more than 50 the worst first */
                        data: components["schemas"]["Subaccount"][];
                        /** @description About the relation */
                        meta: {
                            /** @description Channels that accounts below have from this one */
                            handedDown: {
                                /** @description The id of the channel */
                                id: number;
                                /** @description Name and description by language code */
                                translations: {
                                    [key: string]: {
                                        /** @description The name in this language */
                                        name: string;
                                        /** @description What it is for, in this language */
                                        description: string | null;
                                    };
                                };
                                /** @description How many accounts below have it */
                                accounts: number;
                            }[];
                            /** @description Accounts whose admins want to come below this one */
                            offers: {
                                /** @description The id of the account */
                                id: number;
                                /** @description What its users call it */
                                name: string;
                            }[];
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
    postAccountsAccountIdSubaccounts: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of the account */
                accountId: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description What its users call it */
                    name: string;
                };
            };
        };
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
                        /** @description What was made */
                        data: {
                            /** @description The id of the account */
                            id: number;
                        };
                    };
                };
            };
            400: components["responses"]["Refused400_Body"];
            401: components["responses"]["Refused401_Body"];
            403: components["responses"]["Refused403_Body"];
            404: components["responses"]["Refused404_Body"];
            406: components["responses"]["Refused406_Body"];
            409: components["responses"]["Refused409ParentAccountUnsuitable_Body"];
            413: components["responses"]["Refused413_Body"];
            414: components["responses"]["Refused414_Body"];
            415: components["responses"]["Refused415_Body"];
            422: components["responses"]["Refused422_Body"];
            429: components["responses"]["Refused429AccountsTooMany_Body"];
            500: components["responses"]["Refused500_Body"];
            503: components["responses"]["Refused503_Body"];
        };
    };
    patchAccountsAccountIdSubaccountsId: {
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
                    /** @description What its users call it */
                    name: string;
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
    postAccountsAccountIdSubaccountsIdLocking: {
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
    postAccountsAccountIdSubaccountsIdUnlocking: {
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
            403: components["responses"]["Refused403LockedByOperator"];
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
    postAccountsAccountIdSubaccountsIdDetaching: {
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
            403: components["responses"]["Refused403AccountLocked"];
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
    putAccountsAccountIdSubaccountsIdChannelModule: {
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
                    /** @description Whether the account works with channels */
                    isBooked: boolean;
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
            409: components["responses"]["Refused409ChannelInUse_Body"];
            413: components["responses"]["Refused413_Body"];
            414: components["responses"]["Refused414_Body"];
            415: components["responses"]["Refused415_Body"];
            422: components["responses"]["Refused422_Body"];
            500: components["responses"]["Refused500_Body"];
            503: components["responses"]["Refused503_Body"];
        };
    };
    postAccountsAccountIdSubaccountsIdInvitations: {
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
                    /** @description Whom to invite */
                    email: string;
                    /**
                     * @description The language of the mail
                     * @enum {string}
                     */
                    languageIso: "de" | "en";
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
            409: components["responses"]["Refused409AccountHasAdminAlreadyMember_Body"];
            413: components["responses"]["Refused413_Body"];
            414: components["responses"]["Refused414_Body"];
            415: components["responses"]["Refused415_Body"];
            422: components["responses"]["Refused422EmailInvalid_Body"];
            429: components["responses"]["Refused429InvitationsTooMany_Body"];
            500: components["responses"]["Refused500_Body"];
            503: components["responses"]["Refused503_Body"];
        };
    };
    postAccountsAccountIdFurtherAccounts: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of the account */
                accountId: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description What its users call it */
                    name: string;
                    /**
                     * @description S = has subscribers, L = manages S-accounts
                     * @enum {string}
                     */
                    type: "L" | "S";
                };
            };
        };
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
                        /** @description What was made */
                        data: {
                            /** @description The id of the account */
                            id: number;
                        };
                    };
                };
            };
            400: components["responses"]["Refused400_Body"];
            401: components["responses"]["Refused401_Body"];
            403: components["responses"]["Refused403_Body"];
            404: components["responses"]["Refused404_Body"];
            406: components["responses"]["Refused406_Body"];
            413: components["responses"]["Refused413_Body"];
            414: components["responses"]["Refused414_Body"];
            415: components["responses"]["Refused415_Body"];
            422: components["responses"]["Refused422_Body"];
            429: components["responses"]["Refused429AccountsTooMany_Body"];
            500: components["responses"]["Refused500_Body"];
            503: components["responses"]["Refused503_Body"];
        };
    };
    getAccountsAccountIdRelation: {
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
                        data: components["schemas"]["AccountRelation"];
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
    putAccountsAccountIdRelationOffer: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of the account */
                accountId: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description The L-account, of the same customer */
                    accountId: number;
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
            404: components["responses"]["Refused404_Body"];
            406: components["responses"]["Refused406_Body"];
            409: components["responses"]["Refused409ParentAccountUnsuitableAccountAttached_Body"];
            413: components["responses"]["Refused413_Body"];
            414: components["responses"]["Refused414_Body"];
            415: components["responses"]["Refused415_Body"];
            422: components["responses"]["Refused422_Body"];
            500: components["responses"]["Refused500_Body"];
            503: components["responses"]["Refused503_Body"];
        };
    };
    deleteAccountsAccountIdRelationOffer: {
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
    postAccountsAccountIdOffersIdAttaching: {
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
    deleteAccountsAccountIdOffersId: {
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
    getAccountsAccountIdPublications: {
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
                        /** @description The newest first */
                        data: components["schemas"]["Publication"][];
                        /** @description Where it can go */
                        meta: {
                            /** @description The accounts below */
                            accounts: {
                                /** @description The account below */
                                id: number;
                                /** @description What its users call it */
                                name: string;
                            }[];
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
    postAccountsAccountIdPublications: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of the account */
                accountId: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description The article to publish; either this or a mailing */
                    articleId?: number;
                    /** @description The mailing to publish */
                    mailingId?: number;
                    /** @description The accounts below that get it */
                    accountIds: number[];
                    /** @description Of an article: whether they may make an own copy; absent = they may not */
                    mayAdapt?: boolean;
                    /**
                     * @description Of a mailing: what they cannot change; absent = subject and content
                     * @enum {string}
                     */
                    fixes?: "both" | "content" | "subject";
                    /** @description Of a mailing: when it might be sent; they decide */
                    proposed?: {
                        /** @description Day and hour there, as 2027-03-28T09:00 */
                        localTime: string;
                        /** @description On the clocks of which place, as Europe/Berlin */
                        timeZone: string;
                    } | null;
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
                        /** @description What was published */
                        data: {
                            /** @description The publication */
                            id: number;
                            /** @description Which version they have now */
                            version: number;
                            /** @description Each account that was asked for */
                            outcomes: components["schemas"]["PublishOutcome"][];
                        };
                    };
                };
            };
            400: components["responses"]["Refused400_Body"];
            401: components["responses"]["Refused401_Body"];
            403: components["responses"]["Refused403NotAvailableForAccountType_Body"];
            404: components["responses"]["Refused404AccountNotFoundArticleNotFoundMailingNotFound_Body"];
            406: components["responses"]["Refused406_Body"];
            413: components["responses"]["Refused413_Body"];
            414: components["responses"]["Refused414_Body"];
            415: components["responses"]["Refused415_Body"];
            422: components["responses"]["Refused422_Body"];
            500: components["responses"]["Refused500_Body"];
            503: components["responses"]["Refused503_Body"];
        };
    };
    getAccountsAccountIdArticles: {
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
                        /** @description The newest first, 500 at most */
                        data: components["schemas"]["LibraryArticle"][];
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
    postAccountsAccountIdPublicationsIdWithdrawal: {
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
                    /** @description From whom; absent = from all */
                    accountIds?: number[];
                    /** @description Whether what is planned or active there is stopped, too */
                    stop: boolean;
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
                        /** @description Each account that had it */
                        data: components["schemas"]["WithdrawOutcome"][];
                    };
                };
            };
            400: components["responses"]["Refused400_Body"];
            401: components["responses"]["Refused401_Body"];
            403: components["responses"]["Refused403NotAvailableForAccountType_Body"];
            404: components["responses"]["Refused404PublicationNotFoundAccountNotFound_Body"];
            406: components["responses"]["Refused406_Body"];
            413: components["responses"]["Refused413_Body"];
            414: components["responses"]["Refused414_Body"];
            415: components["responses"]["Refused415_Body"];
            422: components["responses"]["Refused422_Body"];
            500: components["responses"]["Refused500_Body"];
            503: components["responses"]["Refused503_Body"];
        };
    };
    putAccountsAccountIdArticlesIdAdaptation: {
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
            403: components["responses"]["Refused403ArticleLocked"];
            404: components["responses"]["Refused404ArticleNotFound"];
            406: components["responses"]["Refused406"];
            413: components["responses"]["Refused413"];
            414: components["responses"]["Refused414"];
            415: components["responses"]["Refused415"];
            422: components["responses"]["Refused422"];
            500: components["responses"]["Refused500"];
            503: components["responses"]["Refused503"];
        };
    };
    deleteAccountsAccountIdArticlesIdAdaptation: {
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
            404: components["responses"]["Refused404ArticleNotFound"];
            406: components["responses"]["Refused406"];
            413: components["responses"]["Refused413"];
            414: components["responses"]["Refused414"];
            415: components["responses"]["Refused415"];
            422: components["responses"]["Refused422"];
            500: components["responses"]["Refused500"];
            503: components["responses"]["Refused503"];
        };
    };
    postAccountsAccountIdMailingsIdNewerVersion: {
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
            404: components["responses"]["Refused404MailingNotFound"];
            406: components["responses"]["Refused406"];
            409: components["responses"]["Refused409InvalidState"];
            413: components["responses"]["Refused413"];
            414: components["responses"]["Refused414"];
            415: components["responses"]["Refused415"];
            422: components["responses"]["Refused422"];
            500: components["responses"]["Refused500"];
            503: components["responses"]["Refused503"];
        };
    };
    getAccountsAccountIdEnding: {
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
                        data: components["schemas"]["AccountEnding"];
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
    postAccountsAccountIdAccountExports: {
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
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    Location: components["headers"]["Location"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description What was begun */
                        data: {
                            /** @description The export, and the job that writes it */
                            id: number;
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
    postAccountsAccountIdAccountExportsIdLinks: {
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
                        /** @description A link to the file */
                        data: {
                            /** @description What the address of the file needs */
                            token: string;
                            /** @description Until when it holds, UTC */
                            until: string;
                        };
                    };
                };
            };
            400: components["responses"]["Refused400"];
            401: components["responses"]["Refused401"];
            403: components["responses"]["Refused403"];
            404: components["responses"]["Refused404ExportNotFound"];
            406: components["responses"]["Refused406"];
            409: components["responses"]["Refused409ExportNotReady"];
            410: components["responses"]["Refused410ExportFileGone"];
            413: components["responses"]["Refused413"];
            414: components["responses"]["Refused414"];
            415: components["responses"]["Refused415"];
            422: components["responses"]["Refused422"];
            500: components["responses"]["Refused500"];
            503: components["responses"]["Refused503"];
        };
    };
    getAccountsAccountIdAccountExportsIdFile: {
        parameters: {
            query?: {
                /** @description The token of a link to it */
                link?: string;
            };
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
                    "application/zip": string;
                };
            };
            400: components["responses"]["Refused400"];
            401: components["responses"]["Refused401"];
            403: components["responses"]["Refused403"];
            404: components["responses"]["Refused404ExportNotFound"];
            406: components["responses"]["Refused406"];
            409: components["responses"]["Refused409ExportNotReady"];
            410: components["responses"]["Refused410ExportFileGoneExportLinkOver"];
            413: components["responses"]["Refused413"];
            414: components["responses"]["Refused414"];
            415: components["responses"]["Refused415"];
            422: components["responses"]["Refused422"];
            500: components["responses"]["Refused500"];
            503: components["responses"]["Refused503"];
        };
    };
    postAccountsAccountIdEndingClosing: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of the account */
                accountId: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description The name of the account, as typed by whoever closes it */
                    name: string;
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
            403: components["responses"]["Refused403AccountClosed_Body"];
            404: components["responses"]["Refused404_Body"];
            406: components["responses"]["Refused406_Body"];
            409: components["responses"]["Refused409HasSubaccountsAccountExportMissing_Body"];
            413: components["responses"]["Refused413_Body"];
            414: components["responses"]["Refused414_Body"];
            415: components["responses"]["Refused415_Body"];
            422: components["responses"]["Refused422_Body"];
            500: components["responses"]["Refused500_Body"];
            503: components["responses"]["Refused503_Body"];
        };
    };
    postAccountsAccountIdEndingReopening: {
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
            404: components["responses"]["Refused404"];
            406: components["responses"]["Refused406"];
            409: components["responses"]["Refused409AccountNotClosed"];
            413: components["responses"]["Refused413"];
            414: components["responses"]["Refused414"];
            415: components["responses"]["Refused415"];
            422: components["responses"]["Refused422"];
            500: components["responses"]["Refused500"];
            503: components["responses"]["Refused503"];
        };
    };
    getAccountsAccountIdSandbox: {
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
                        data: components["schemas"]["SandboxState"];
                    };
                };
            };
            400: components["responses"]["Refused400"];
            401: components["responses"]["Refused401"];
            403: components["responses"]["Refused403"];
            404: components["responses"]["Refused404"];
            406: components["responses"]["Refused406"];
            409: components["responses"]["Refused409NotASandbox"];
            413: components["responses"]["Refused413"];
            414: components["responses"]["Refused414"];
            415: components["responses"]["Refused415"];
            422: components["responses"]["Refused422"];
            500: components["responses"]["Refused500"];
            503: components["responses"]["Refused503"];
        };
    };
    postAccountsAccountIdSandbox: {
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
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    Location: components["headers"]["Location"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description What was made */
                        data: {
                            /** @description The id of the sandbox, an account of its own */
                            id: number;
                        };
                    };
                };
            };
            400: components["responses"]["Refused400"];
            401: components["responses"]["Refused401"];
            403: components["responses"]["Refused403"];
            404: components["responses"]["Refused404"];
            406: components["responses"]["Refused406"];
            409: components["responses"]["Refused409SandboxUnsuitableSandboxExists"];
            413: components["responses"]["Refused413"];
            414: components["responses"]["Refused414"];
            415: components["responses"]["Refused415"];
            422: components["responses"]["Refused422"];
            500: components["responses"]["Refused500"];
            503: components["responses"]["Refused503"];
        };
    };
    postAccountsAccountIdSandboxClock: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of the account */
                accountId: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description By how much; there is no way back */
                    forwardSeconds: number;
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
            404: components["responses"]["Refused404_Body"];
            406: components["responses"]["Refused406_Body"];
            409: components["responses"]["Refused409NotASandbox_Body"];
            413: components["responses"]["Refused413_Body"];
            414: components["responses"]["Refused414_Body"];
            415: components["responses"]["Refused415_Body"];
            422: components["responses"]["Refused422ClockOutOfReach_Body"];
            500: components["responses"]["Refused500_Body"];
            503: components["responses"]["Refused503_Body"];
        };
    };
    postAccountsAccountIdSandboxReset: {
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
            404: components["responses"]["Refused404"];
            406: components["responses"]["Refused406"];
            409: components["responses"]["Refused409NotASandbox"];
            413: components["responses"]["Refused413"];
            414: components["responses"]["Refused414"];
            415: components["responses"]["Refused415"];
            422: components["responses"]["Refused422"];
            500: components["responses"]["Refused500"];
            503: components["responses"]["Refused503"];
        };
    };
    postAccountsAccountIdInboxSearch: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of the account */
                accountId: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /**
                     * @description Only to this address; null = to anybody
                     * @default null
                     */
                    to?: string | null;
                    /**
                     * @description Only before this one; null = from the newest on
                     * @default null
                     */
                    before?: number | null;
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
                        /** @description 50 at most */
                        data: components["schemas"]["CapturedMail"][];
                        /** @description About the inbox */
                        meta: {
                            /** @description How many there are, to anybody */
                            total: number;
                            /** @description What to send as `before` to look further back; null = to the end */
                            nextBefore: number | null;
                        };
                    };
                };
            };
            400: components["responses"]["Refused400_Body"];
            401: components["responses"]["Refused401_Body"];
            403: components["responses"]["Refused403_Body"];
            404: components["responses"]["Refused404_Body"];
            406: components["responses"]["Refused406_Body"];
            409: components["responses"]["Refused409NotASandbox_Body"];
            413: components["responses"]["Refused413_Body"];
            414: components["responses"]["Refused414_Body"];
            415: components["responses"]["Refused415_Body"];
            422: components["responses"]["Refused422_Body"];
            500: components["responses"]["Refused500_Body"];
            503: components["responses"]["Refused503_Body"];
        };
    };
    getAccountsAccountIdInboxId: {
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
                        data: components["schemas"]["OpenedMail"];
                    };
                };
            };
            400: components["responses"]["Refused400"];
            401: components["responses"]["Refused401"];
            403: components["responses"]["Refused403"];
            404: components["responses"]["Refused404CapturedMailNotFound"];
            406: components["responses"]["Refused406"];
            409: components["responses"]["Refused409NotASandbox"];
            413: components["responses"]["Refused413"];
            414: components["responses"]["Refused414"];
            415: components["responses"]["Refused415"];
            422: components["responses"]["Refused422"];
            500: components["responses"]["Refused500"];
            503: components["responses"]["Refused503"];
        };
    };
}
