// Made from openapi.json by `npm run generate`.

export interface paths {
    "/whoami": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The account and permissions of the key
         * @description The first request to make: it shows that the key works, which account it belongs to, and what it may do.
         */
        get: operations["getWhoami"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/channels": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the channels of the account
         * @description All of them, not in pages. Closed ones are left out. Empty while the channel module is not booked.
         */
        get: operations["getChannels"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/customerFields": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the customer fields
         * @description All of them, not in pages. Values of subscribers are read and written under the id of their field.
         */
        get: operations["getCustomerFields"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/customerFields/{id}/value": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Save the account’s value of an account field
         * @description For fields of the account (`fieldType` 2). Mails show the value from then on.
         */
        put: operations["putCustomerFieldsIdValue"];
        post?: never;
        /**
         * Go back to the default of an account field
         * @description The field has the default of the customer again.
         */
        delete: operations["deleteCustomerFieldsIdValue"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/subscribers": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List subscribers
         * @description In pages. Filters can be combined; times and dates take `[gte]`, `[gt]`, `[lte]`, `[lt]`.
         */
        get: operations["getSubscribers"];
        put?: never;
        /**
         * Create a subscriber
         * @description Takes the person over as they are, with the status you send; nobody is asked. To ask for consent use POST /subscribers/register.
         */
        post: operations["postSubscribers"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/subscribers/multiple": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Update up to 100 subscribers
         * @description Items name the person by `id` or `email`. Each has its own outcome; one that is refused does not concern the others.
         */
        put: operations["putSubscribersMultiple"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/subscribers/upsert": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Update or create a subscriber
         * @description For imports and synchronisation: 201 when the person is new, 200 when they were there.
         */
        post: operations["postSubscribersUpsert"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/subscribers/register": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Register a person
         * @description For sign-up forms. Whoever is new gets an opt-in mail and receives newsletters once they have confirmed; `meta.meta` tells what happens.
         */
        post: operations["postSubscribersRegister"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/subscribers/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read a subscriber
         * @description `include=channels,groups` adds where they stand.
         */
        get: operations["getSubscribersId"];
        /**
         * Update a subscriber
         * @description Members that are not sent stay as they are, null clears one. Some changes of status need a permission of the key. Another address keeps the status and ends what was confirmed by the old one: opt-in times, links of opt-in mails and consent to tracking. Whoever waits for confirmation is asked once more, at the new address.
         */
        put: operations["putSubscribersId"];
        post?: never;
        /**
         * Erase a subscriber
         * @description Erases the person for good. That they did not want mail is remembered as a hash, so that the address cannot come back by mistake.
         */
        delete: operations["deleteSubscribersId"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/subscribers/{id}/trackingConsent": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read the tracking consent
         * @description Without consent, statistics count what the person does without knowing who it was.
         */
        get: operations["getSubscribersIdTrackingConsent"];
        /**
         * Note down a tracking consent
         * @description The person agreed to be recognised when opening mails and following links. Send the words they agreed to: they are kept as evidence.
         */
        put: operations["putSubscribersIdTrackingConsent"];
        post?: never;
        /**
         * Withdraw the tracking consent
         * @description The person no longer agrees to be recognised: nothing they open is connected with them.
         */
        delete: operations["deleteSubscribersIdTrackingConsent"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/subscriberGroups": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List subscriber groups
         * @description In pages, by id unless `sort` says otherwise.
         */
        get: operations["getSubscriberGroups"];
        put?: never;
        /**
         * Create a subscriber group
         * @description Names are unique in the account. Dynamic groups (type 2) are made in the application.
         */
        post: operations["postSubscriberGroups"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/subscriberGroups/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read a subscriber group
         * @description With the number of its members.
         */
        get: operations["getSubscriberGroupsId"];
        /**
         * Update a subscriber group
         * @description Members that are not sent stay as they are. The type cannot be changed.
         */
        put: operations["putSubscriberGroupsId"];
        post?: never;
        /**
         * Delete a subscriber group
         * @description Its subscribers stay. A group that a planned mailing is aimed at cannot be deleted.
         */
        delete: operations["deleteSubscriberGroupsId"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/subscriberGroups/{id}/subscribers": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the members of a group
         * @description As GET /subscribers, for one group.
         */
        get: operations["getSubscriberGroupsIdSubscribers"];
        put?: never;
        /**
         * Put subscribers into a group
         * @description Up to 1,000 ids. Each has its own outcome; ids that nobody has do not concern the others.
         */
        post: operations["postSubscriberGroupsIdSubscribers"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/subscriberGroups/{id}/subscribers/{subscriberId}": {
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
         * Take a subscriber out of a group
         * @description The subscriber stays. Somebody who is not in the group answers 404.
         */
        delete: operations["deleteSubscriberGroupsIdSubscribersSubscriberId"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/articles": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List articles
         * @description In pages, by id unless `sort` says otherwise.
         */
        get: operations["getArticles"];
        put?: never;
        /**
         * Create an article
         * @description Content goes to the places of the template, see GET /articleTemplates. HTML is cleaned before it is saved; the answer shows what is left.
         */
        post: operations["postArticles"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/articles/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read an article
         * @description With all of its content.
         */
        get: operations["getArticlesId"];
        /**
         * Update an article
         * @description Members that are not sent stay as they are; a list of placeholders that is sent replaces the old one.
         */
        put: operations["putArticlesId"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/articleTemplates": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List article templates
         * @description Each template lists the places an article can fill, so that POST /articles can be written without looking into the application.
         */
        get: operations["getArticleTemplates"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/mailings": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List mailings
         * @description In pages; campaign copies of trigger mailings are among them. `filter[type]` and `filter[status]` find some of them.
         */
        get: operations["getMailings"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/mailings/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read a mailing
         * @description `include=newsletters` adds its content.
         */
        get: operations["getMailingsId"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/newsletters": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List newsletters
         * @description In pages. `filter[mailingId]` finds the content of one mailing.
         */
        get: operations["getNewsletters"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/newsletters/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read a newsletter
         * @description `include=articles` adds the articles it shows.
         */
        get: operations["getNewslettersId"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/events": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read the events of the account
         * @description Oldest first. Keep `meta.meta.nextAfter` together with what you did with the events, and send it as `after` next time: then none is missed and none taken twice.
         */
        get: operations["getEvents"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/newsletters/{id}/statistics": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read the statistics of a newsletter
         * @description People and machines are counted apart. The numbers are those of `calculatedAt`. A mailing in several languages is counted as one: `newsletterId` is that of its main language.
         */
        get: operations["getNewslettersIdStatistics"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/newsletters/{id}/links": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the links of a newsletter
         * @description In pages; `sort=-clicks` shows first what was clicked most.
         */
        get: operations["getNewslettersIdLinks"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/triggerTypes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List trigger types
         * @description All of them, not in pages. Only types with `isActive` can be sent.
         */
        get: operations["getTriggerTypes"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/mailings/singleTrigger": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send a trigger mail
         * @description For mails that somebody waits for, as a new password. The answer comes when the mail is in the queue, not when it is delivered.
         */
        post: operations["postMailingsSingleTrigger"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/mailings/singleTrigger/batch": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send up to 100 trigger mails
         * @description As POST /mailings/singleTrigger, for several people with the same content. A receiver that is refused does not concern the others.
         */
        post: operations["postMailingsSingleTriggerBatch"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/mailings/singleTrigger/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read what became of a trigger mail
         * @description By the id that sending it answered with. A mail that was delivered can still come back: then both times are there. Kept for 90 days.
         */
        get: operations["getMailingsSingleTriggerId"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/mailings/trigger": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Create a copy for many receivers
         * @description A copy is dispatched in four steps: create it, attach receivers, schedule it, and read how far it is.
         */
        post: operations["postMailingsTrigger"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/mailings/trigger/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read a copy
         * @description `receivers` tells how many have been sent.
         */
        get: operations["getMailingsTriggerId"];
        put?: never;
        post?: never;
        /**
         * Cancel a copy
         * @description Before its dispatch begins. The copy can still be read, but nothing of it will be sent.
         */
        delete: operations["deleteMailingsTriggerId"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/mailings/trigger/{id}/receivers": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the receivers of a copy
         * @description In pages. `filter[result]=failed` shows whom it did not reach.
         */
        get: operations["getMailingsTriggerIdReceivers"];
        put?: never;
        /**
         * Attach up to 1,000 receivers
         * @description Call it as often as needed; somebody who is attached already is told as `duplicate`.
         */
        post: operations["postMailingsTriggerIdReceivers"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/mailings/trigger/{id}/schedule": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Schedule a copy
         * @description Without a body, or without `scheduledAt`, the dispatch begins now. At most 365 days ahead.
         */
        post: operations["postMailingsTriggerIdSchedule"];
        /**
         * Take back the schedule
         * @description More receivers can be attached afterwards, and it can be scheduled again.
         */
        delete: operations["deleteMailingsTriggerIdSchedule"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export interface webhooks {
    "subscriber.optin": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Somebody confirmed: the first channel, or the status, became 1
         * @description Answer with 2xx within 15 seconds. An event can arrive twice and out of order.
         */
        post: {
            parameters: {
                query?: never;
                header: {
                    /** @description The same for every attempt of the same event; remember it to take each event once. */
                    "webhook-id": string;
                    /** @description When this attempt was signed, in seconds since 1970. */
                    "webhook-timestamp": string;
                    /** @description Signatures as in Standard Webhooks, separated by blanks; one of them must fit. */
                    "webhook-signature": string;
                };
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["Event"];
                };
            };
            responses: {
                /** @description Taken; anything else is tried again later */
                "2XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "subscriber.optin_additional_channels": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Further channels of somebody became 1
         * @description Answer with 2xx within 15 seconds. An event can arrive twice and out of order.
         */
        post: {
            parameters: {
                query?: never;
                header: {
                    /** @description The same for every attempt of the same event; remember it to take each event once. */
                    "webhook-id": string;
                    /** @description When this attempt was signed, in seconds since 1970. */
                    "webhook-timestamp": string;
                    /** @description Signatures as in Standard Webhooks, separated by blanks; one of them must fit. */
                    "webhook-signature": string;
                };
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["Event"];
                };
            };
            responses: {
                /** @description Taken; anything else is tried again later */
                "2XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "subscriber.optout": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Somebody is in no channel any more
         * @description Answer with 2xx within 15 seconds. An event can arrive twice and out of order.
         */
        post: {
            parameters: {
                query?: never;
                header: {
                    /** @description The same for every attempt of the same event; remember it to take each event once. */
                    "webhook-id": string;
                    /** @description When this attempt was signed, in seconds since 1970. */
                    "webhook-timestamp": string;
                    /** @description Signatures as in Standard Webhooks, separated by blanks; one of them must fit. */
                    "webhook-signature": string;
                };
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["Event"];
                };
            };
            responses: {
                /** @description Taken; anything else is tried again later */
                "2XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "subscriber.optout_individual_channels": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Somebody left some channels and stays in others
         * @description Answer with 2xx within 15 seconds. An event can arrive twice and out of order.
         */
        post: {
            parameters: {
                query?: never;
                header: {
                    /** @description The same for every attempt of the same event; remember it to take each event once. */
                    "webhook-id": string;
                    /** @description When this attempt was signed, in seconds since 1970. */
                    "webhook-timestamp": string;
                    /** @description Signatures as in Standard Webhooks, separated by blanks; one of them must fit. */
                    "webhook-signature": string;
                };
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["Event"];
                };
            };
            responses: {
                /** @description Taken; anything else is tried again later */
                "2XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "subscriber.bounced": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * An address does not exist: the status became 3/5
         * @description Answer with 2xx within 15 seconds. An event can arrive twice and out of order.
         */
        post: {
            parameters: {
                query?: never;
                header: {
                    /** @description The same for every attempt of the same event; remember it to take each event once. */
                    "webhook-id": string;
                    /** @description When this attempt was signed, in seconds since 1970. */
                    "webhook-timestamp": string;
                    /** @description Signatures as in Standard Webhooks, separated by blanks; one of them must fit. */
                    "webhook-signature": string;
                };
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["Event"];
                };
            };
            responses: {
                /** @description Taken; anything else is tried again later */
                "2XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "subscriber.complained": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Somebody reported a mail as unwanted: the status became 3/7
         * @description Answer with 2xx within 15 seconds. An event can arrive twice and out of order.
         */
        post: {
            parameters: {
                query?: never;
                header: {
                    /** @description The same for every attempt of the same event; remember it to take each event once. */
                    "webhook-id": string;
                    /** @description When this attempt was signed, in seconds since 1970. */
                    "webhook-timestamp": string;
                    /** @description Signatures as in Standard Webhooks, separated by blanks; one of them must fit. */
                    "webhook-signature": string;
                };
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["Event"];
                };
            };
            responses: {
                /** @description Taken; anything else is tried again later */
                "2XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "subscriber.archived": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Somebody was archived: the status became 3/6 or 3/8
         * @description Answer with 2xx within 15 seconds. An event can arrive twice and out of order.
         */
        post: {
            parameters: {
                query?: never;
                header: {
                    /** @description The same for every attempt of the same event; remember it to take each event once. */
                    "webhook-id": string;
                    /** @description When this attempt was signed, in seconds since 1970. */
                    "webhook-timestamp": string;
                    /** @description Signatures as in Standard Webhooks, separated by blanks; one of them must fit. */
                    "webhook-signature": string;
                };
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["Event"];
                };
            };
            responses: {
                /** @description Taken; anything else is tried again later */
                "2XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "subscriber.reactivated": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A write took somebody back from archived to 1
         * @description Answer with 2xx within 15 seconds. An event can arrive twice and out of order.
         */
        post: {
            parameters: {
                query?: never;
                header: {
                    /** @description The same for every attempt of the same event; remember it to take each event once. */
                    "webhook-id": string;
                    /** @description When this attempt was signed, in seconds since 1970. */
                    "webhook-timestamp": string;
                    /** @description Signatures as in Standard Webhooks, separated by blanks; one of them must fit. */
                    "webhook-signature": string;
                };
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["Event"];
                };
            };
            responses: {
                /** @description Taken; anything else is tried again later */
                "2XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "subscriber.created": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A subscriber is new
         * @description Answer with 2xx within 15 seconds. An event can arrive twice and out of order.
         */
        post: {
            parameters: {
                query?: never;
                header: {
                    /** @description The same for every attempt of the same event; remember it to take each event once. */
                    "webhook-id": string;
                    /** @description When this attempt was signed, in seconds since 1970. */
                    "webhook-timestamp": string;
                    /** @description Signatures as in Standard Webhooks, separated by blanks; one of them must fit. */
                    "webhook-signature": string;
                };
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["Event"];
                };
            };
            responses: {
                /** @description Taken; anything else is tried again later */
                "2XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "subscriber.updated": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Data of a subscriber changed, or a status without a kind of its own
         * @description Answer with 2xx within 15 seconds. An event can arrive twice and out of order.
         */
        post: {
            parameters: {
                query?: never;
                header: {
                    /** @description The same for every attempt of the same event; remember it to take each event once. */
                    "webhook-id": string;
                    /** @description When this attempt was signed, in seconds since 1970. */
                    "webhook-timestamp": string;
                    /** @description Signatures as in Standard Webhooks, separated by blanks; one of them must fit. */
                    "webhook-signature": string;
                };
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["Event"];
                };
            };
            responses: {
                /** @description Taken; anything else is tried again later */
                "2XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "subscriber.deleted": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A person was erased; carries the id and no data
         * @description Answer with 2xx within 15 seconds. An event can arrive twice and out of order.
         */
        post: {
            parameters: {
                query?: never;
                header: {
                    /** @description The same for every attempt of the same event; remember it to take each event once. */
                    "webhook-id": string;
                    /** @description When this attempt was signed, in seconds since 1970. */
                    "webhook-timestamp": string;
                    /** @description Signatures as in Standard Webhooks, separated by blanks; one of them must fit. */
                    "webhook-signature": string;
                };
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["Event"];
                };
            };
            responses: {
                /** @description Taken; anything else is tried again later */
                "2XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "subscriber.tracking_agreed": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Somebody may be recognised when opening mails
         * @description Answer with 2xx within 15 seconds. An event can arrive twice and out of order.
         */
        post: {
            parameters: {
                query?: never;
                header: {
                    /** @description The same for every attempt of the same event; remember it to take each event once. */
                    "webhook-id": string;
                    /** @description When this attempt was signed, in seconds since 1970. */
                    "webhook-timestamp": string;
                    /** @description Signatures as in Standard Webhooks, separated by blanks; one of them must fit. */
                    "webhook-signature": string;
                };
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["Event"];
                };
            };
            responses: {
                /** @description Taken; anything else is tried again later */
                "2XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "subscriber.tracking_withdrawn": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Somebody may not be recognised any more
         * @description Answer with 2xx within 15 seconds. An event can arrive twice and out of order.
         */
        post: {
            parameters: {
                query?: never;
                header: {
                    /** @description The same for every attempt of the same event; remember it to take each event once. */
                    "webhook-id": string;
                    /** @description When this attempt was signed, in seconds since 1970. */
                    "webhook-timestamp": string;
                    /** @description Signatures as in Standard Webhooks, separated by blanks; one of them must fit. */
                    "webhook-signature": string;
                };
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["Event"];
                };
            };
            responses: {
                /** @description Taken; anything else is tried again later */
                "2XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "mailing.trigger.sent": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A campaign ended
         * @description Answer with 2xx within 15 seconds. An event can arrive twice and out of order.
         */
        post: {
            parameters: {
                query?: never;
                header: {
                    /** @description The same for every attempt of the same event; remember it to take each event once. */
                    "webhook-id": string;
                    /** @description When this attempt was signed, in seconds since 1970. */
                    "webhook-timestamp": string;
                    /** @description Signatures as in Standard Webhooks, separated by blanks; one of them must fit. */
                    "webhook-signature": string;
                };
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["Event"];
                };
            };
            responses: {
                /** @description Taken; anything else is tried again later */
                "2XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "mailing.trigger.failed": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A campaign was stopped before its end
         * @description Answer with 2xx within 15 seconds. An event can arrive twice and out of order.
         */
        post: {
            parameters: {
                query?: never;
                header: {
                    /** @description The same for every attempt of the same event; remember it to take each event once. */
                    "webhook-id": string;
                    /** @description When this attempt was signed, in seconds since 1970. */
                    "webhook-timestamp": string;
                    /** @description Signatures as in Standard Webhooks, separated by blanks; one of them must fit. */
                    "webhook-signature": string;
                };
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["Event"];
                };
            };
            responses: {
                /** @description Taken; anything else is tried again later */
                "2XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "message.sent": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * The relay took a mail; told only to webhooks that name it, as all of message.…
         * @description Answer with 2xx within 15 seconds. An event can arrive twice and out of order.
         */
        post: {
            parameters: {
                query?: never;
                header: {
                    /** @description The same for every attempt of the same event; remember it to take each event once. */
                    "webhook-id": string;
                    /** @description When this attempt was signed, in seconds since 1970. */
                    "webhook-timestamp": string;
                    /** @description Signatures as in Standard Webhooks, separated by blanks; one of them must fit. */
                    "webhook-signature": string;
                };
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["Event"];
                };
            };
            responses: {
                /** @description Taken; anything else is tried again later */
                "2XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "message.delivered": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * The mail server of the receiver took a mail
         * @description Answer with 2xx within 15 seconds. An event can arrive twice and out of order.
         */
        post: {
            parameters: {
                query?: never;
                header: {
                    /** @description The same for every attempt of the same event; remember it to take each event once. */
                    "webhook-id": string;
                    /** @description When this attempt was signed, in seconds since 1970. */
                    "webhook-timestamp": string;
                    /** @description Signatures as in Standard Webhooks, separated by blanks; one of them must fit. */
                    "webhook-signature": string;
                };
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["Event"];
                };
            };
            responses: {
                /** @description Taken; anything else is tried again later */
                "2XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "message.bounced": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A mail came back, at once or after it was delivered
         * @description Answer with 2xx within 15 seconds. An event can arrive twice and out of order.
         */
        post: {
            parameters: {
                query?: never;
                header: {
                    /** @description The same for every attempt of the same event; remember it to take each event once. */
                    "webhook-id": string;
                    /** @description When this attempt was signed, in seconds since 1970. */
                    "webhook-timestamp": string;
                    /** @description Signatures as in Standard Webhooks, separated by blanks; one of them must fit. */
                    "webhook-signature": string;
                };
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["Event"];
                };
            };
            responses: {
                /** @description Taken; anything else is tried again later */
                "2XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "message.complained": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * The reader reported a mail as unwanted
         * @description Answer with 2xx within 15 seconds. An event can arrive twice and out of order.
         */
        post: {
            parameters: {
                query?: never;
                header: {
                    /** @description The same for every attempt of the same event; remember it to take each event once. */
                    "webhook-id": string;
                    /** @description When this attempt was signed, in seconds since 1970. */
                    "webhook-timestamp": string;
                    /** @description Signatures as in Standard Webhooks, separated by blanks; one of them must fit. */
                    "webhook-signature": string;
                };
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["Event"];
                };
            };
            responses: {
                /** @description Taken; anything else is tried again later */
                "2XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "message.opened": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A reader who agreed to be recognised opened a mail; machines do not count
         * @description Answer with 2xx within 15 seconds. An event can arrive twice and out of order.
         */
        post: {
            parameters: {
                query?: never;
                header: {
                    /** @description The same for every attempt of the same event; remember it to take each event once. */
                    "webhook-id": string;
                    /** @description When this attempt was signed, in seconds since 1970. */
                    "webhook-timestamp": string;
                    /** @description Signatures as in Standard Webhooks, separated by blanks; one of them must fit. */
                    "webhook-signature": string;
                };
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["Event"];
                };
            };
            responses: {
                /** @description Taken; anything else is tried again later */
                "2XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "message.clicked": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A reader who agreed to be recognised clicked in a mail; machines do not count
         * @description Answer with 2xx within 15 seconds. An event can arrive twice and out of order.
         */
        post: {
            parameters: {
                query?: never;
                header: {
                    /** @description The same for every attempt of the same event; remember it to take each event once. */
                    "webhook-id": string;
                    /** @description When this attempt was signed, in seconds since 1970. */
                    "webhook-timestamp": string;
                    /** @description Signatures as in Standard Webhooks, separated by blanks; one of them must fit. */
                    "webhook-signature": string;
                };
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["Event"];
                };
            };
            responses: {
                /** @description Taken; anything else is tried again later */
                "2XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
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
            code: "account_locked" | "account_not_approved" | "article_locked" | "article_not_found" | "authentication_failed" | "authentication_throttled" | "bad_request" | "body_not_object" | "body_required" | "concurrency_limit_exceeded" | "customer_field_not_found" | "duplicate_member" | "gone" | "group_exists" | "group_in_use" | "group_is_dynamic" | "group_not_found" | "https_required" | "idempotency_in_progress" | "idempotency_key_invalid" | "idempotency_key_reused" | "internal_error" | "invalid_state" | "mailing_not_found" | "malformed_json" | "newsletter_not_found" | "no_receivers" | "not_acceptable" | "not_available_for_account_type" | "not_found" | "optin_mailing_missing" | "payload_too_large" | "permission_required" | "rate_limit_exceeded" | "receiver_archived" | "receiver_limit_reached" | "receiver_throttled" | "scope_required" | "service_unavailable" | "subscriber_blacklisted" | "subscriber_exists" | "subscriber_not_found" | "subscriber_unknown" | "too_many_members" | "transition_not_allowed" | "trigger_mailing_inactive" | "trigger_mailing_not_found" | "trigger_message_not_found" | "unsupported_media_type" | "uri_too_long" | "validation_failed";
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
        };
        /** @description Authentication failed */
        AuthenticationFailedProblem: components["schemas"]["Problem"] & {
            /**
             * @description Always authentication_failed
             * @constant
             */
            code: "authentication_failed";
            /**
             * @description Always 401
             * @constant
             */
            status: 401;
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
        /** @description Key scope required */
        ScopeRequiredProblem: components["schemas"]["Problem"] & {
            /**
             * @description Always scope_required
             * @constant
             */
            code: "scope_required";
            /**
             * @description Always 403
             * @constant
             */
            status: 403;
            /** @description Any one of these scopes is enough */
            requiredScopes: string[];
        } & {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            code: "scope_required";
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
        /** @description Rate limit exceeded */
        RateLimitExceededProblem: components["schemas"]["Problem"] & {
            /**
             * @description Always rate_limit_exceeded
             * @constant
             */
            code: "rate_limit_exceeded";
            /**
             * @description Always 429
             * @constant
             */
            status: 429;
            /** @description Which limits were exceeded */
            "violated-policies": string[];
        } & {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            code: "rate_limit_exceeded";
        };
        /** @description Concurrency limit exceeded */
        ConcurrencyLimitExceededProblem: components["schemas"]["Problem"] & {
            /**
             * @description Always concurrency_limit_exceeded
             * @constant
             */
            code: "concurrency_limit_exceeded";
            /**
             * @description Always 429
             * @constant
             */
            status: 429;
            /** @description Which limits were exceeded */
            "violated-policies": string[];
        } & {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            code: "concurrency_limit_exceeded";
        };
        /** @description Too many failed authentications */
        AuthenticationThrottledProblem: components["schemas"]["Problem"] & {
            /**
             * @description Always authentication_throttled
             * @constant
             */
            code: "authentication_throttled";
            /**
             * @description Always 429
             * @constant
             */
            status: 429;
        } & {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            code: "authentication_throttled";
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
        /** @description Request in progress */
        IdempotencyInProgressProblem: components["schemas"]["Problem"] & {
            /**
             * @description Always idempotency_in_progress
             * @constant
             */
            code: "idempotency_in_progress";
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
            code: "idempotency_in_progress";
        };
        /** @description Idempotency key invalid */
        IdempotencyKeyInvalidProblem: components["schemas"]["Problem"] & {
            /**
             * @description Always idempotency_key_invalid
             * @constant
             */
            code: "idempotency_key_invalid";
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
            code: "idempotency_key_invalid";
        };
        /** @description Idempotency key reused */
        IdempotencyKeyReusedProblem: components["schemas"]["Problem"] & {
            /**
             * @description Always idempotency_key_reused
             * @constant
             */
            code: "idempotency_key_reused";
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
            code: "idempotency_key_reused";
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
        /** @description Subscriber is blacklisted */
        SubscriberBlacklistedProblem: components["schemas"]["Problem"] & {
            /**
             * @description Always subscriber_blacklisted
             * @constant
             */
            code: "subscriber_blacklisted";
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
            code: "subscriber_blacklisted";
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
        /** @description Newsletter not found */
        NewsletterNotFoundProblem: components["schemas"]["Problem"] & {
            /**
             * @description Always newsletter_not_found
             * @constant
             */
            code: "newsletter_not_found";
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
            code: "newsletter_not_found";
        };
        /** @description Gone */
        GoneProblem: components["schemas"]["Problem"] & {
            /**
             * @description Always gone
             * @constant
             */
            code: "gone";
            /**
             * @description Always 410
             * @constant
             */
            status: 410;
            /** @description Of events: go on after this one */
            lastSequence?: number;
        };
        /** @description Subscriber unknown */
        SubscriberUnknownProblem: components["schemas"]["Problem"] & {
            /**
             * @description Always subscriber_unknown
             * @constant
             */
            code: "subscriber_unknown";
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
            code: "subscriber_unknown";
        };
        /** @description Trigger mailing inactive */
        TriggerMailingInactiveProblem: components["schemas"]["Problem"] & {
            /**
             * @description Always trigger_mailing_inactive
             * @constant
             */
            code: "trigger_mailing_inactive";
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
            code: "trigger_mailing_inactive";
        };
        /** @description Receiver is archived */
        ReceiverArchivedProblem: components["schemas"]["Problem"] & {
            /**
             * @description Always receiver_archived
             * @constant
             */
            code: "receiver_archived";
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
            code: "receiver_archived";
        };
        /** @description Receiver throttled */
        ReceiverThrottledProblem: components["schemas"]["Problem"] & {
            /**
             * @description Always receiver_throttled
             * @constant
             */
            code: "receiver_throttled";
            /**
             * @description Always 429
             * @constant
             */
            status: 429;
            /** @description When the next mail to this address may be sent */
            retryAfterSeconds: number;
        } & {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            code: "receiver_throttled";
        };
        /** @description Trigger mail not found */
        TriggerMessageNotFoundProblem: components["schemas"]["Problem"] & {
            /**
             * @description Always trigger_message_not_found
             * @constant
             */
            code: "trigger_message_not_found";
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
            code: "trigger_message_not_found";
        };
        /** @description Trigger mailing not found */
        TriggerMailingNotFoundProblem: components["schemas"]["Problem"] & {
            /**
             * @description Always trigger_mailing_not_found
             * @constant
             */
            code: "trigger_mailing_not_found";
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
            code: "trigger_mailing_not_found";
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
            /** @description Where it stands now */
            currentStatus: string;
        } & {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            code: "invalid_state";
        };
        /** @description Receiver limit reached */
        ReceiverLimitReachedProblem: components["schemas"]["Problem"] & {
            /**
             * @description Always receiver_limit_reached
             * @constant
             */
            code: "receiver_limit_reached";
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
            code: "receiver_limit_reached";
        };
        /** @description No receivers */
        NoReceiversProblem: components["schemas"]["Problem"] & {
            /**
             * @description Always no_receivers
             * @constant
             */
            code: "no_receivers";
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
            code: "no_receivers";
        };
        /** @description The account the key belongs to */
        Account: {
            /**
             * @description The kind of this record
             * @constant
             */
            objectType: "Account";
            /** @description The id of the account */
            id: number;
            /**
             * @description S = has subscribers; L = manages S-accounts
             * @enum {string}
             */
            type: "L" | "S";
            /** @description The name of the account */
            name: string;
            /** @description The L-account above it */
            parentAccountId: number | null;
            /** @description Whether it is a sandbox, whose mail never leaves; its keys begin with sb */
            isSandbox: boolean;
            /** @description Whether the channel module is booked: then each channel has its own status */
            hasChannels: boolean;
            /** @description The language used where none is named */
            defaultLanguageIso: string;
            /** @description When it was created, UTC */
            createdAt: string;
            /** @description The key that asked */
            apiKey: {
                /** @description The part of the key before the dot; it names the key and is no secret */
                prefix: string;
                /** @description Which endpoints it opens */
                scopes: string[];
                /** @description Which changes of status it may make */
                permissions: string[];
                /** @description Channels a registration is for when it names none */
                defaultChannelIds: number[];
                /** @description The opt-in mailing of channels that have none of their own */
                defaultOptinMailingId: number | null;
            };
            /** @description With include=channels */
            channels?: {
                /** @description The channels of the account */
                data: components["schemas"]["Channel"][];
            };
            /** @description With include=languages */
            languages?: {
                /** @description The languages of the account */
                data: components["schemas"]["Language"][];
            };
        };
        /** @description A topic people subscribe to */
        Channel: {
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
        };
        /** @description A language of the account */
        Language: {
            /**
             * @description The kind of this record
             * @constant
             */
            objectType: "Language";
            /** @description Its code, as de or de-AT */
            iso: string;
            /** @description Its own name for itself */
            name: string;
        };
        /** @description A field the customer has defined */
        CustomerField: {
            /**
             * @description The kind of this record
             * @constant
             */
            objectType: "CustomerField";
            /** @description The id of the field; values of subscribers are sent under it */
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
            /** @description Of a field of the account: its value here, else the default; of other fields the default */
            value: (string | number | boolean | string[]) | null;
            /** @description When it was created, UTC */
            createdAt: string;
            /** @description When it was last changed, UTC */
            updatedAt: string;
        };
        CustomerFieldValue: {
            /** @description Of the data type of the field; null clears it */
            value: unknown;
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
        SubscriberCreate: {
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
            /** @description 1 = receives mail, 2 = not yet, 3 = archived. In an account with channels null here, and set per channel */
            status?: number | null;
            /** @description With 2: 1 = opt-in sent, 2 = no opt-in, 3 = transactional only. With 3: 4 = unsubscribed, 5 = hard bounce, 6 = manual, 7 = complained, 8 = blacklisted */
            statusAddition?: number | null;
            /** @description Their status per channel; channels not named stay */
            channels?: {
                /** @description A channel of the account */
                id: number;
                /** @description 1 = receives mail, 2 = not yet, 3 = archived. In an account with channels null here, and set per channel */
                status: number;
                /** @description With 2: 1 = opt-in sent, 2 = no opt-in, 3 = transactional only. With 3: 4 = unsubscribed, 5 = hard bounce, 6 = manual, 7 = complained, 8 = blacklisted */
                statusAddition?: number | null;
                /** @description May be sent back as it was read; has no effect */
                readonly objectType?: unknown;
                /** @description May be sent back as it was read; has no effect */
                readonly isDefault?: unknown;
                /** @description May be sent back as it was read; has no effect */
                readonly type?: unknown;
                /** @description May be sent back as it was read; has no effect */
                readonly translations?: unknown;
                /** @description May be sent back as it was read; has no effect */
                readonly optinAt?: unknown;
                /** @description May be sent back as it was read; has no effect */
                readonly optinIp?: unknown;
                /** @description May be sent back as it was read; has no effect */
                readonly optoutAt?: unknown;
                /** @description May be sent back as it was read; has no effect */
                readonly optoutIp?: unknown;
                /** @description May be sent back as it was read; has no effect */
                readonly optoutNewsletterId?: unknown;
                /** @description May be sent back as it was read; has no effect */
                readonly receivedOptinAt?: unknown;
            }[];
            /** @description Values of the customer’s own fields, by the id of the field; null clears one */
            customerFields?: {
                [key: string]: unknown;
            };
            /**
             * @description Why they may be written to, kept with every change of status; where 2/2 has none, the key’s counts
             * @enum {string}
             */
            legalBasis?: "consent" | "existingCustomer" | "transactional";
        };
        SubscriberMultiple: {
            /** @description Whom to update, each with id or email */
            subscribers: components["schemas"]["SubscriberItem"][];
        };
        SubscriberItem: {
            /** @description Whom to update; without it the address tells */
            id?: number;
            /** @description With an id the new address, without one whom to update */
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
            /** @description 1 = receives mail, 2 = not yet, 3 = archived. In an account with channels null here, and set per channel */
            status?: number | null;
            /** @description With 2: 1 = opt-in sent, 2 = no opt-in, 3 = transactional only. With 3: 4 = unsubscribed, 5 = hard bounce, 6 = manual, 7 = complained, 8 = blacklisted */
            statusAddition?: number | null;
            /** @description Their status per channel; channels not named stay */
            channels?: {
                /** @description A channel of the account */
                id: number;
                /** @description 1 = receives mail, 2 = not yet, 3 = archived. In an account with channels null here, and set per channel */
                status: number;
                /** @description With 2: 1 = opt-in sent, 2 = no opt-in, 3 = transactional only. With 3: 4 = unsubscribed, 5 = hard bounce, 6 = manual, 7 = complained, 8 = blacklisted */
                statusAddition?: number | null;
                /** @description May be sent back as it was read; has no effect */
                readonly objectType?: unknown;
                /** @description May be sent back as it was read; has no effect */
                readonly isDefault?: unknown;
                /** @description May be sent back as it was read; has no effect */
                readonly type?: unknown;
                /** @description May be sent back as it was read; has no effect */
                readonly translations?: unknown;
                /** @description May be sent back as it was read; has no effect */
                readonly optinAt?: unknown;
                /** @description May be sent back as it was read; has no effect */
                readonly optinIp?: unknown;
                /** @description May be sent back as it was read; has no effect */
                readonly optoutAt?: unknown;
                /** @description May be sent back as it was read; has no effect */
                readonly optoutIp?: unknown;
                /** @description May be sent back as it was read; has no effect */
                readonly optoutNewsletterId?: unknown;
                /** @description May be sent back as it was read; has no effect */
                readonly receivedOptinAt?: unknown;
            }[];
            /** @description Values of the customer’s own fields, by the id of the field; null clears one */
            customerFields?: {
                [key: string]: unknown;
            };
            /**
             * @description Why they may be written to, kept with every change of status; where 2/2 has none, the key’s counts
             * @enum {string}
             */
            legalBasis?: "consent" | "existingCustomer" | "transactional";
        };
        /** @description What became of one item */
        SubscriberResult: {
            /**
             * @description The kind of this record
             * @constant
             */
            objectType: "SubscriberResult";
            /** @description Where the item stands in the request, from 0 */
            index: number;
            /** @description The subscriber; null when there is none */
            id: number | null;
            /**
             * @description What became of the item
             * @enum {string}
             */
            result: "updated" | "unchanged" | "failed";
            /** @description As it is now, unless it failed */
            subscriber?: {
                data: components["schemas"]["Subscriber"];
            };
            /** @description Why it failed */
            error?: {
                /** @description Which refusal it is, as in a problem document */
                code: string;
                /** @description The status a request about this item alone would have had */
                status: number;
                /** @description What is wrong, in a sentence */
                detail: string;
            } & {
                [key: string]: unknown;
            };
        };
        SubscriberRegister: {
            /** @description The address; letter case does not matter */
            email: string;
            /** @description What they register for; else the channels of the key, else the default channel */
            channelIds?: number[];
            /** @description Sends the opt-in mail even where a confirmed channel would vouch */
            forceOptIn?: boolean;
            /** @description Where the form is; kept as evidence */
            formUrl?: string;
            /** @description The words the person agreed to; kept as evidence */
            consentText?: string;
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
        SubscriberUpdate: {
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
            /** @description 1 = receives mail, 2 = not yet, 3 = archived. In an account with channels null here, and set per channel */
            status?: number | null;
            /** @description With 2: 1 = opt-in sent, 2 = no opt-in, 3 = transactional only. With 3: 4 = unsubscribed, 5 = hard bounce, 6 = manual, 7 = complained, 8 = blacklisted */
            statusAddition?: number | null;
            /** @description Their status per channel; channels not named stay */
            channels?: {
                /** @description A channel of the account */
                id: number;
                /** @description 1 = receives mail, 2 = not yet, 3 = archived. In an account with channels null here, and set per channel */
                status: number;
                /** @description With 2: 1 = opt-in sent, 2 = no opt-in, 3 = transactional only. With 3: 4 = unsubscribed, 5 = hard bounce, 6 = manual, 7 = complained, 8 = blacklisted */
                statusAddition?: number | null;
                /** @description May be sent back as it was read; has no effect */
                readonly objectType?: unknown;
                /** @description May be sent back as it was read; has no effect */
                readonly isDefault?: unknown;
                /** @description May be sent back as it was read; has no effect */
                readonly type?: unknown;
                /** @description May be sent back as it was read; has no effect */
                readonly translations?: unknown;
                /** @description May be sent back as it was read; has no effect */
                readonly optinAt?: unknown;
                /** @description May be sent back as it was read; has no effect */
                readonly optinIp?: unknown;
                /** @description May be sent back as it was read; has no effect */
                readonly optoutAt?: unknown;
                /** @description May be sent back as it was read; has no effect */
                readonly optoutIp?: unknown;
                /** @description May be sent back as it was read; has no effect */
                readonly optoutNewsletterId?: unknown;
                /** @description May be sent back as it was read; has no effect */
                readonly receivedOptinAt?: unknown;
            }[];
            /** @description Values of the customer’s own fields, by the id of the field; null clears one */
            customerFields?: {
                [key: string]: unknown;
            };
            /**
             * @description Why they may be written to, kept with every change of status; where 2/2 has none, the key’s counts
             * @enum {string}
             */
            legalBasis?: "consent" | "existingCustomer" | "transactional";
        };
        /** @description Whether a person may be recognised when opening mails */
        TrackingConsent: {
            /**
             * @description The kind of this record
             * @constant
             */
            objectType: "TrackingConsent";
            /** @description null = mails do not tell who opens them */
            agreedAt: string | null;
            /** @description When the person last withdrew; null = never */
            withdrawnAt: string | null;
        };
        TrackingAgreement: {
            /** @description The words the person agreed to */
            text: string;
            /** @description Where the person agreed */
            formUrl?: string;
        };
        SubscriberGroupCreate: {
            /** @description Unique in the account */
            name: string;
            /**
             * @description 1 = static, which is the default, 3 = external; dynamic groups are made in the application
             * @enum {number}
             */
            type?: 1 | 3;
            /** @description What users of the application may do; everything unless said otherwise */
            permissions?: {
                /** @description Whether they may rename it */
                canEdit?: boolean;
                /** @description Whether they may delete it */
                canDelete?: boolean;
                /** @description Whether they may put people in and take them out */
                canAssignSubscribers?: boolean;
            };
        };
        SubscriberGroupUpdate: {
            /** @description Unique in the account */
            name?: string;
            /** @description Cannot be changed; send it as it was read, or leave it out */
            type?: number;
            /** @description What users of the application may do; everything unless said otherwise */
            permissions?: {
                /** @description Whether they may rename it */
                canEdit?: boolean;
                /** @description Whether they may delete it */
                canDelete?: boolean;
                /** @description Whether they may put people in and take them out */
                canAssignSubscribers?: boolean;
            };
        };
        GroupAssignment: {
            /** @description Whom to put into the group */
            subscriberIds: number[];
        };
        /** @description What became of one id */
        GroupAssignmentResult: {
            /**
             * @description The kind of this record
             * @constant
             */
            objectType: "GroupAssignmentResult";
            /** @description Where the id stands in the request, from 0 */
            index: number;
            /** @description The id as it was sent */
            subscriberId: number;
            /**
             * @description What became of it
             * @enum {string}
             */
            result: "added" | "alreadyMember" | "notFound";
        };
        /** @description Content that newsletters can show, written for a template */
        Article: {
            /**
             * @description The kind of this record
             * @constant
             */
            objectType: "Article";
            /** @description The id of the article */
            id: number;
            /** @description The language of the article, as de or de-AT */
            languageIso: string;
            /** @description What users of the application call it */
            name: string;
            /** @description The template it was written for */
            templateId: number;
            /** @description False keeps users of the application out, never the API */
            canEdit: boolean;
            /** @description Used in no mail before this time; null = from the start */
            availableFrom: string | null;
            /** @description Used in no mail after this time; null = for ever */
            availableUntil: string | null;
            /** @description The content, by the places of the template */
            placeholders: {
                /** @description Texts, one per place */
                texts: {
                    /** @description The area of the template, as in GET /articleTemplates */
                    areaId: number;
                    /** @description The number of the place in its area */
                    placeholderId: number;
                    /** @description HTML; what is not on the list of harmless elements and attributes is taken out */
                    text: string;
                    /** @description CSS for the element around the text */
                    style: string | null;
                }[];
                /** @description Buttons, one per place */
                buttons: {
                    /** @description The area of the template, as in GET /articleTemplates */
                    areaId: number;
                    /** @description The number of the place in its area */
                    placeholderId: number;
                    /** @description What the button says */
                    text: string;
                    /** @description Where it leads: https:, http: or mailto: */
                    link: string;
                }[];
                /** @description Images, one per place */
                images: {
                    /** @description The area of the template, as in GET /articleTemplates */
                    areaId: number;
                    /** @description The number of the place in its area */
                    placeholderId: number;
                    /** @description Where the image is: https: or http: */
                    url: string;
                    /** @description What is read where the image is not seen */
                    alt: string;
                    /** @description Where it leads: https:, http: or mailto: */
                    link: string | null;
                }[];
            };
            /** @description When it was created, UTC */
            createdAt: string;
            /** @description When it was last changed, UTC */
            updatedAt: string;
        };
        ArticleCreate: {
            /** @description The language of the article, as de or de-AT */
            languageIso: string;
            /** @description What users of the application call it */
            name: string;
            /** @description A template of GET /articleTemplates */
            templateId: number;
            /** @description False keeps users of the application out, never the API */
            canEdit?: boolean;
            /** @description Used in no mail before this time; null = from the start */
            availableFrom?: string | null;
            /** @description Used in no mail after this time; null = for ever */
            availableUntil?: string | null;
            /** @description The content, by the places of the template */
            placeholders?: {
                /** @description Texts, one per place */
                texts?: components["schemas"]["ArticleText"][];
                /** @description Buttons, one per place */
                buttons?: components["schemas"]["ArticleButton"][];
                /** @description Images, one per place */
                images?: components["schemas"]["ArticleImage"][];
            };
        };
        /** @description A text for one place */
        ArticleText: {
            /** @description The area of the template, as in GET /articleTemplates */
            areaId: number;
            /** @description The number of the place in its area */
            placeholderId: number;
            /** @description HTML; what is not on the list of harmless elements and attributes is taken out */
            text: string;
            /** @description CSS for the element around the text */
            style?: string | null;
        };
        /** @description A button for one place */
        ArticleButton: {
            /** @description The area of the template, as in GET /articleTemplates */
            areaId: number;
            /** @description The number of the place in its area */
            placeholderId: number;
            /** @description What the button says */
            text: string;
            /** @description Where it leads: https:, http: or mailto: */
            link: string;
        };
        /** @description An image for one place */
        ArticleImage: {
            /** @description The area of the template, as in GET /articleTemplates */
            areaId: number;
            /** @description The number of the place in its area */
            placeholderId: number;
            /** @description Where the image is: https: or http: */
            url: string;
            /** @description What is read where the image is not seen */
            alt?: string | null;
            /** @description Where it leads: https:, http: or mailto: */
            link?: string | null;
        };
        ArticleUpdate: {
            /** @description The language of the article, as de or de-AT */
            languageIso?: string;
            /** @description What users of the application call it */
            name?: string;
            /** @description Cannot be changed; send it as it was read, or leave it out */
            templateId?: number;
            /** @description False keeps users of the application out, never the API */
            canEdit?: boolean;
            /** @description Used in no mail before this time; null = from the start */
            availableFrom?: string | null;
            /** @description Used in no mail after this time; null = for ever */
            availableUntil?: string | null;
            /** @description The content, by the places of the template */
            placeholders?: {
                /** @description Texts, one per place */
                texts?: components["schemas"]["ArticleText"][];
                /** @description Buttons, one per place */
                buttons?: components["schemas"]["ArticleButton"][];
                /** @description Images, one per place */
                images?: components["schemas"]["ArticleImage"][];
            };
        };
        ArticleTemplate: {
            /**
             * @description The kind of this record
             * @constant
             */
            objectType: "ArticleTemplate";
            /** @description The `templateId` of articles made for this template */
            id: number;
            /** @description What users of the application call it */
            name: string;
            /** @description What an article for this template can fill */
            areas: {
                /** @description The `areaId` of the placeholders of an article */
                areaId: number;
                /** @description The places of this area, by number */
                placeholders: {
                    /** @description The `placeholderId` of a placeholder of an article */
                    placeholderId: number;
                    /**
                     * @description Which list of the article fills it: texts, buttons or images
                     * @enum {string}
                     */
                    kind: "text" | "button" | "image";
                }[];
            }[];
            /** @description When it was made, UTC */
            createdAt: string;
            /** @description When it was last changed, UTC */
            updatedAt: string;
        };
        /** @description Who sends what to whom, and when */
        Mailing: {
            /**
             * @description The kind of this record
             * @constant
             */
            objectType: "Mailing";
            /** @description The id of the mailing */
            id: number;
            /**
             * @description When it is sent: once by its plan, or whenever its occasion comes
             * @enum {string}
             */
            type: "standard" | "optin" | "optout" | "birthday" | "welcome" | "trigger";
            /** @description What users of the application call it */
            name: string;
            /**
             * @description How far it is; it stays planned while it is being sent
             * @enum {string}
             */
            status: "draft" | "planned" | "sent";
            /**
             * @description How far it has come, finer than status; a mailing that events send is active or inactive
             * @enum {string}
             */
            dispatchState: "draft" | "planned" | "sending" | "paused" | "sent" | "failed" | "canceled" | "active" | "inactive";
            /** @description Why a mailing that was due reached nobody; it can be planned again */
            failureReason: ("group_missing" | "group_invalid" | "channel_closed" | "article_unavailable" | "sender_unverified" | "account_closed" | "account_locked" | "account_not_approved" | "too_late" | "no_recipients") | null;
            /** @description The name readers see */
            senderName: string;
            /** @description The address readers see */
            senderEmail: string;
            /** @description The language of its content */
            languageIso: string;
            /** @description Null in an account without channels */
            channelId: number | null;
            /** @description Empty = all subscribers */
            groupIds: number[];
            /** @description Nobody in one of these groups gets it */
            excludedGroupIds: number[];
            /** @description What calls for it, if it is a trigger mailing */
            triggerTypeId: number | null;
            /**
             * @description Transactional trigger mailings reach people who left or were archived by hand, too, and nobody can leave them
             * @enum {string}
             */
            purpose: "general" | "transactional";
            /** @description Null for a mailing that is sent once, by its plan */
            isActive: boolean | null;
            /** @description When its dispatch is to begin; null = no plan */
            plannedAt: string | null;
            /** @description When its dispatch ended; null = not yet */
            sentAt: string | null;
            /** @description When it was created, UTC */
            createdAt: string;
            /** @description When it was last changed, UTC */
            updatedAt: string;
            /** @description With include=newsletters */
            newsletters?: {
                /** @description Its content */
                data: {
                    /**
                     * @description The kind of this record
                     * @constant
                     */
                    objectType: "Newsletter";
                    /** @description The id of the newsletter */
                    id: number;
                    /** @description The mailing it is the content of */
                    mailingId: number;
                    /** @description The subject, with its variables */
                    subject: string;
                    /** @description The look; null = it brings its own */
                    theme: {
                        /** @description The id of the theme */
                        id: number;
                        /** @description The name of the theme */
                        name: string;
                    } | null;
                    /** @description The language of the content */
                    languageIso: string;
                    /** @description When its dispatch ended; null = not yet */
                    sentAt: string | null;
                    /** @description When it was created, UTC */
                    createdAt: string;
                    /** @description When it was last changed, UTC */
                    updatedAt: string;
                }[];
            };
        };
        /** @description The content of a mailing */
        Newsletter: {
            /**
             * @description The kind of this record
             * @constant
             */
            objectType: "Newsletter";
            /** @description The id of the newsletter */
            id: number;
            /** @description The mailing it is the content of */
            mailingId: number;
            /** @description The subject, with its variables */
            subject: string;
            /** @description The look; null = it brings its own */
            theme: {
                /** @description The id of the theme */
                id: number;
                /** @description The name of the theme */
                name: string;
            } | null;
            /** @description The language of the content */
            languageIso: string;
            /** @description When its dispatch ended; null = not yet */
            sentAt: string | null;
            /** @description When it was created, UTC */
            createdAt: string;
            /** @description When it was last changed, UTC */
            updatedAt: string;
            /** @description With include=articles */
            articles?: {
                /** @description In the order of the newsletter */
                data: components["schemas"]["Article"][];
            };
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
        /** @description What became of a newsletter, in numbers */
        NewsletterStatistics: {
            /**
             * @description The kind of this record
             * @constant
             */
            objectType: "NewsletterStatistics";
            /** @description The newsletter that is counted */
            newsletterId: number;
            /** @description Whom it was aimed at, or how many single mails there are */
            recipients: number;
            /** @description Mails the relay took or gave a last word on: delivered, softBounces and hardBounces together */
            sent: number;
            /** @description Sent, and not reported as failed */
            delivered: number;
            /** @description Failed for any other reason than an address that does not exist */
            softBounces: number;
            /** @description Failed because the address does not exist */
            hardBounces: number;
            /** @description Opens by people; those by machines are in machineOpens */
            opens: number;
            /** @description Mails that a person has opened, each counted once */
            uniqueOpens: number;
            /** @description Clicks by people; those by machines are in machineClicks */
            clicks: number;
            /** @description Mails in which a person has clicked, each counted once */
            uniqueClicks: number;
            /** @description People who left by this newsletter */
            unsubscribes: number;
            /** @description Mails that were reported as unwanted */
            complaints: number;
            /** @description uniqueOpens ÷ delivered; 0 when nothing was delivered */
            openRate: number;
            /** @description uniqueClicks ÷ delivered; 0 when nothing was delivered */
            clickRate: number;
            /** @description Opens by scanners, proxies and previews; not part of opens */
            machineOpens: number;
            /** @description Clicks by scanners and other programs; not part of clicks */
            machineClicks: number;
            /** @description Opens by people that cannot be told apart, because the account or the person does not allow it. Part of opens, never of uniqueOpens: while this is not 0, uniqueOpens and openRate are the least it can have been */
            anonymousOpens: number;
            /** @description The same for clicks, uniqueClicks and clickRate */
            anonymousClicks: number;
            /** @description UTC; everything that happened before is counted */
            calculatedAt: string;
        };
        /** @description A link of a newsletter, with its clicks */
        NewsletterLink: {
            /**
             * @description The kind of this record
             * @constant
             */
            objectType: "NewsletterLink";
            /** @description The id of the link */
            id: number;
            /** @description Where it leads */
            url: string;
            /** @description Clicks by people */
            clicks: number;
            /** @description Mails in which a person has clicked this link, each counted once */
            uniqueClicks: number;
            /** @description Clicks by programs; not part of clicks */
            machineClicks: number;
            /** @description Clicks by people that cannot be told apart; part of clicks, never of uniqueClicks */
            anonymousClicks: number;
        };
        /** @description An occasion that mailings are written for */
        TriggerType: {
            /**
             * @description The kind of this record
             * @constant
             */
            objectType: "TriggerType";
            /** @description The `triggerTypeId` of requests */
            id: number;
            /** @description A short name that stays the same */
            key: string;
            /** @description Name and description by language code */
            translations: {
                [key: string]: {
                    /** @description The name in this language */
                    name: string;
                    /** @description What it is for, in this language */
                    description: string | null;
                };
            };
            /** @description Languages in which this account can send it now */
            languages: string[];
            /** @description Whether there is any such language */
            isActive: boolean;
            /** @description When it was created, UTC */
            createdAt: string;
            /** @description When it was last changed, UTC */
            updatedAt: string;
        };
        SingleTrigger: {
            /** @description A type of GET /triggerTypes */
            triggerTypeId: number;
            /** @description Which version; else the language of the receiver, else of the account */
            language?: string | null;
            /** @description Instead of the sender name of the mailing */
            senderName?: string | null;
            /** @description Instead of the subject of the mailing; of a receiver it wins */
            subject?: string | null;
            receiver: components["schemas"]["TriggerReceiver"];
        };
        /** @description By email or by subscriberId */
        TriggerReceiver: {
            /** @description The address, or */
            email?: string | null;
            /** @description the id; never both */
            subscriberId?: number | null;
            /** @description Instead of the subject of the mailing; of a receiver it wins */
            subject?: string | null;
            /** @description Values for the placeholders of the mailing, by name */
            placeholders?: {
                [key: string]: string | number | boolean | null;
            } | null;
        };
        /** @description A trigger mail that was accepted */
        TriggerSend: {
            /**
             * @description The kind of this record
             * @constant
             */
            objectType: "TriggerSend";
            /** @description The id of the mail */
            id: number;
            /** @description The type as it was asked for */
            triggerTypeId: number;
            /** @description The mailing that was chosen */
            mailingId: number;
            /** @description The content of that mailing */
            newsletterId: number;
            /** @description The language of that mailing */
            language: string;
            /** @description Who was meant */
            receiver: {
                /** @description The address; null when it could not be read */
                email: string | null;
                /** @description The subscriber; null when there is none */
                subscriberId: number | null;
                /** @description Whether this request created the subscriber */
                subscriberCreated: boolean;
            };
            /**
             * @description The mail is on its way
             * @constant
             */
            result: "accepted";
            /** @description As in a batch, where a receiver can be rejected */
            error: null;
            /** @description When the request was accepted, UTC */
            acceptedAt: string;
        };
        TriggerBatch: {
            /** @description A type of GET /triggerTypes */
            triggerTypeId: number;
            /** @description Which version; else the language of the receiver, else of the account */
            language?: string | null;
            /** @description Instead of the sender name of the mailing */
            senderName?: string | null;
            /** @description Instead of the subject of the mailing; of a receiver it wins */
            subject?: string | null;
            /** @description To whom */
            receivers: components["schemas"]["TriggerReceiver"][];
        };
        /** @description What became of one receiver of a batch */
        TriggerBatchResult: {
            /**
             * @description The kind of this record
             * @constant
             */
            objectType: "TriggerSend";
            /** @description Where the receiver stands in the request, from 0 */
            index: number;
            /** @description The id of the mail; null when there is none */
            id: number | null;
            /** @description Who was meant */
            receiver: {
                /** @description The address; null when it could not be read */
                email: string | null;
                /** @description The subscriber; null when there is none */
                subscriberId: number | null;
                /** @description Whether this request created the subscriber */
                subscriberCreated: boolean;
            };
            /**
             * @description Whether the mail is on its way
             * @enum {string}
             */
            result: "accepted" | "rejected";
            /** @description Why it was rejected; null = it was not */
            error: ({
                /** @description Which refusal it is, as in a problem document */
                code: string;
                /** @description The status a request about this item alone would have had */
                status: number;
                /** @description What is wrong, in a sentence */
                detail: string;
            } & {
                [key: string]: unknown;
            }) | null;
        };
        /** @description What became of one trigger mail */
        TriggerMessage: {
            /**
             * @description The kind of this record
             * @constant
             */
            objectType: "TriggerMessage";
            /** @description The id of the mail */
            id: number;
            /** @description To whom */
            subscriberId: number;
            /** @description The mailing it was made of */
            mailingId: number;
            /**
             * @description How far the mail has come
             * @enum {string}
             */
            state: "waiting" | "sent" | "delivered" | "bounced" | "failed" | "excluded" | "notKept";
            /** @description Why it came back, failed or was left out: refused, expired, unknown, impossible, archived, canceled, or what the other side’s words mean (hard, soft, full, block, …); null = it did not, or nobody knows yet */
            reason: string | null;
            /** @description When it was accepted from you, UTC */
            createdAt: string;
            /** @description When the relay took it, UTC */
            sentAt: string | null;
            /** @description When the other side took it, UTC; null where the relay cannot be asked */
            deliveredAt: string | null;
            /** @description When we learned that it came back, UTC; also after it was delivered */
            bouncedAt: string | null;
        };
        TriggerMailingCreate: {
            /** @description A type of GET /triggerTypes */
            triggerTypeId: number;
            /** @description Which version; else the language of the receiver, else of the account */
            language?: string | null;
            /** @description Instead of the sender name of the mailing */
            senderName?: string | null;
            /** @description Instead of the subject of the mailing; of a receiver it wins */
            subject?: string | null;
            /** @description What users of the application will call it */
            name?: string | null;
        };
        /** @description A copy of a trigger mailing, for many receivers */
        TriggerMailing: {
            /**
             * @description The kind of this record
             * @constant
             */
            objectType: "TriggerMailing";
            /** @description The id of the copy */
            id: number;
            /** @description The type it was made for */
            triggerTypeId: number;
            /** @description The mailing it is a copy of */
            sourceMailingId: number;
            /** @description Its content */
            newsletterId: number;
            /** @description The language of its content */
            language: string;
            /** @description What users of the application call it */
            name: string;
            /** @description The name readers see */
            senderName: string;
            /** @description The subject of those who have none of their own */
            subject: string;
            /**
             * @description How far the dispatch is
             * @enum {string}
             */
            status: "created" | "receiversAttached" | "scheduled" | "sending" | "sent" | "canceled" | "failed";
            /**
             * @description The same as GET /mailings shows it
             * @enum {string}
             */
            mailingStatus: "draft" | "planned" | "sent";
            /** @description Where its receivers stand */
            receivers: {
                /** @description Receivers attached */
                total: number;
                /** @description Not sent yet */
                pending: number;
                /** @description Taken by the relay */
                sent: number;
                /** @description Could not be sent */
                failed: number;
                /** @description May not get mail any more */
                skipped: number;
            };
            /** @description When the dispatch is to begin, UTC */
            scheduledAt: string | null;
            /** @description When it began, UTC */
            startedAt: string | null;
            /** @description When it ended, UTC */
            finishedAt: string | null;
            /** @description When it was created, UTC */
            createdAt: string;
            /** @description When it was last changed, UTC */
            updatedAt: string;
        };
        /** @description A receiver of a copy */
        TriggerMailingReceiver: {
            /**
             * @description The kind of this record
             * @constant
             */
            objectType: "TriggerMailingReceiver";
            /** @description The subscriber */
            subscriberId: number;
            /** @description The address */
            email: string;
            /** @description A subject of their own; null = that of the copy */
            subject: string | null;
            /**
             * @description What became of the mail
             * @enum {string}
             */
            result: "pending" | "sent" | "failed" | "skipped" | "notKept";
            /**
             * @description How far the mail has come, finer than result
             * @enum {string}
             */
            state: "waiting" | "sent" | "delivered" | "bounced" | "failed" | "excluded" | "notKept";
            /** @description When they were attached, UTC */
            attachedAt: string;
        };
        TriggerMailingReceivers: {
            /** @description To whom */
            receivers: components["schemas"]["TriggerReceiver"][];
        };
        /** @description What became of one receiver of a copy */
        TriggerReceiverResult: {
            /**
             * @description The kind of this record
             * @constant
             */
            objectType: "TriggerReceiverResult";
            /** @description Where the receiver stands in the request, from 0 */
            index: number;
            /** @description Who was meant */
            receiver: {
                /** @description The address; null when it could not be read */
                email: string | null;
                /** @description The subscriber; null when there is none */
                subscriberId: number | null;
                /** @description Whether this request created the subscriber */
                subscriberCreated: boolean;
            };
            /**
             * @description What became of the receiver
             * @enum {string}
             */
            result: "attached" | "duplicate" | "rejected";
            /** @description Why it was rejected; null = it was not */
            error: ({
                /** @description Which refusal it is, as in a problem document */
                code: string;
                /** @description The status a request about this item alone would have had */
                status: number;
                /** @description What is wrong, in a sentence */
                detail: string;
            } & {
                [key: string]: unknown;
            }) | null;
        };
        TriggerMailingSchedule: {
            /** @description When the dispatch begins; null or absent = now */
            scheduledAt?: string | null;
        };
    };
    responses: {
        /** @description bad_request */
        Refused400: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                "X-ConcurrencyLimit-Limit": components["headers"]["X-ConcurrencyLimit-Limit"];
                "X-ConcurrencyLimit-Remaining": components["headers"]["X-ConcurrencyLimit-Remaining"];
                "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                RateLimit: components["headers"]["RateLimit"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["BadRequestProblem"];
            };
        };
        /** @description authentication_failed */
        Refused401: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["AuthenticationFailedProblem"];
            };
        };
        /** @description https_required, scope_required, not_available_for_account_type, account_locked */
        Refused403: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                "X-ConcurrencyLimit-Limit": components["headers"]["X-ConcurrencyLimit-Limit"];
                "X-ConcurrencyLimit-Remaining": components["headers"]["X-ConcurrencyLimit-Remaining"];
                "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                RateLimit: components["headers"]["RateLimit"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["HttpsRequiredProblem"] | components["schemas"]["ScopeRequiredProblem"] | components["schemas"]["NotAvailableForAccountTypeProblem"] | components["schemas"]["AccountLockedProblem"];
            };
        };
        /** @description not_acceptable */
        Refused406: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                "X-ConcurrencyLimit-Limit": components["headers"]["X-ConcurrencyLimit-Limit"];
                "X-ConcurrencyLimit-Remaining": components["headers"]["X-ConcurrencyLimit-Remaining"];
                "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                RateLimit: components["headers"]["RateLimit"];
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
                "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                "X-ConcurrencyLimit-Limit": components["headers"]["X-ConcurrencyLimit-Limit"];
                "X-ConcurrencyLimit-Remaining": components["headers"]["X-ConcurrencyLimit-Remaining"];
                "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                RateLimit: components["headers"]["RateLimit"];
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
                "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                "X-ConcurrencyLimit-Limit": components["headers"]["X-ConcurrencyLimit-Limit"];
                "X-ConcurrencyLimit-Remaining": components["headers"]["X-ConcurrencyLimit-Remaining"];
                "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                RateLimit: components["headers"]["RateLimit"];
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
                "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                "X-ConcurrencyLimit-Limit": components["headers"]["X-ConcurrencyLimit-Limit"];
                "X-ConcurrencyLimit-Remaining": components["headers"]["X-ConcurrencyLimit-Remaining"];
                "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                RateLimit: components["headers"]["RateLimit"];
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
                "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                "X-ConcurrencyLimit-Limit": components["headers"]["X-ConcurrencyLimit-Limit"];
                "X-ConcurrencyLimit-Remaining": components["headers"]["X-ConcurrencyLimit-Remaining"];
                "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                RateLimit: components["headers"]["RateLimit"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["ValidationFailedProblem"];
            };
        };
        /** @description rate_limit_exceeded, concurrency_limit_exceeded, authentication_throttled */
        Refused429: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                "Retry-After": components["headers"]["Retry-After"];
                "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                "X-ConcurrencyLimit-Limit": components["headers"]["X-ConcurrencyLimit-Limit"];
                "X-ConcurrencyLimit-Remaining": components["headers"]["X-ConcurrencyLimit-Remaining"];
                "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                RateLimit: components["headers"]["RateLimit"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["RateLimitExceededProblem"] | components["schemas"]["ConcurrencyLimitExceededProblem"] | components["schemas"]["AuthenticationThrottledProblem"];
            };
        };
        /** @description internal_error */
        Refused500: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                "X-ConcurrencyLimit-Limit": components["headers"]["X-ConcurrencyLimit-Limit"];
                "X-ConcurrencyLimit-Remaining": components["headers"]["X-ConcurrencyLimit-Remaining"];
                "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                RateLimit: components["headers"]["RateLimit"];
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
                "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                "X-ConcurrencyLimit-Limit": components["headers"]["X-ConcurrencyLimit-Limit"];
                "X-ConcurrencyLimit-Remaining": components["headers"]["X-ConcurrencyLimit-Remaining"];
                "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                RateLimit: components["headers"]["RateLimit"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["ServiceUnavailableProblem"];
            };
        };
        /** @description bad_request, malformed_json, body_required, body_not_object, duplicate_member */
        Refused400_Body: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                "X-ConcurrencyLimit-Limit": components["headers"]["X-ConcurrencyLimit-Limit"];
                "X-ConcurrencyLimit-Remaining": components["headers"]["X-ConcurrencyLimit-Remaining"];
                "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                RateLimit: components["headers"]["RateLimit"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["BadRequestProblem"] | components["schemas"]["MalformedJsonProblem"] | components["schemas"]["BodyRequiredProblem"] | components["schemas"]["BodyNotObjectProblem"] | components["schemas"]["DuplicateMemberProblem"];
            };
        };
        /** @description authentication_failed */
        Refused401_Body: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["AuthenticationFailedProblem"];
            };
        };
        /** @description https_required, scope_required, not_available_for_account_type, account_locked */
        Refused403_Body: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                "X-ConcurrencyLimit-Limit": components["headers"]["X-ConcurrencyLimit-Limit"];
                "X-ConcurrencyLimit-Remaining": components["headers"]["X-ConcurrencyLimit-Remaining"];
                "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                RateLimit: components["headers"]["RateLimit"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["HttpsRequiredProblem"] | components["schemas"]["ScopeRequiredProblem"] | components["schemas"]["NotAvailableForAccountTypeProblem"] | components["schemas"]["AccountLockedProblem"];
            };
        };
        /** @description not_found, customer_field_not_found */
        Refused404CustomerFieldNotFound_Body: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                "X-ConcurrencyLimit-Limit": components["headers"]["X-ConcurrencyLimit-Limit"];
                "X-ConcurrencyLimit-Remaining": components["headers"]["X-ConcurrencyLimit-Remaining"];
                "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                RateLimit: components["headers"]["RateLimit"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["NotFoundProblem"] | components["schemas"]["CustomerFieldNotFoundProblem"];
            };
        };
        /** @description not_acceptable */
        Refused406_Body: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                "X-ConcurrencyLimit-Limit": components["headers"]["X-ConcurrencyLimit-Limit"];
                "X-ConcurrencyLimit-Remaining": components["headers"]["X-ConcurrencyLimit-Remaining"];
                "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                RateLimit: components["headers"]["RateLimit"];
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
                "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                "X-ConcurrencyLimit-Limit": components["headers"]["X-ConcurrencyLimit-Limit"];
                "X-ConcurrencyLimit-Remaining": components["headers"]["X-ConcurrencyLimit-Remaining"];
                "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                RateLimit: components["headers"]["RateLimit"];
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
                "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                "X-ConcurrencyLimit-Limit": components["headers"]["X-ConcurrencyLimit-Limit"];
                "X-ConcurrencyLimit-Remaining": components["headers"]["X-ConcurrencyLimit-Remaining"];
                "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                RateLimit: components["headers"]["RateLimit"];
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
                "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                "X-ConcurrencyLimit-Limit": components["headers"]["X-ConcurrencyLimit-Limit"];
                "X-ConcurrencyLimit-Remaining": components["headers"]["X-ConcurrencyLimit-Remaining"];
                "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                RateLimit: components["headers"]["RateLimit"];
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
                "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                "X-ConcurrencyLimit-Limit": components["headers"]["X-ConcurrencyLimit-Limit"];
                "X-ConcurrencyLimit-Remaining": components["headers"]["X-ConcurrencyLimit-Remaining"];
                "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                RateLimit: components["headers"]["RateLimit"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["ValidationFailedProblem"] | components["schemas"]["TooManyMembersProblem"];
            };
        };
        /** @description rate_limit_exceeded, concurrency_limit_exceeded, authentication_throttled */
        Refused429_Body: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                "Retry-After": components["headers"]["Retry-After"];
                "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                "X-ConcurrencyLimit-Limit": components["headers"]["X-ConcurrencyLimit-Limit"];
                "X-ConcurrencyLimit-Remaining": components["headers"]["X-ConcurrencyLimit-Remaining"];
                "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                RateLimit: components["headers"]["RateLimit"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["RateLimitExceededProblem"] | components["schemas"]["ConcurrencyLimitExceededProblem"] | components["schemas"]["AuthenticationThrottledProblem"];
            };
        };
        /** @description internal_error */
        Refused500_Body: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                "X-ConcurrencyLimit-Limit": components["headers"]["X-ConcurrencyLimit-Limit"];
                "X-ConcurrencyLimit-Remaining": components["headers"]["X-ConcurrencyLimit-Remaining"];
                "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                RateLimit: components["headers"]["RateLimit"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["InternalErrorProblem"];
            };
        };
        /** @description service_unavailable */
        Refused503_Body: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                "Retry-After": components["headers"]["Retry-After"];
                "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                "X-ConcurrencyLimit-Limit": components["headers"]["X-ConcurrencyLimit-Limit"];
                "X-ConcurrencyLimit-Remaining": components["headers"]["X-ConcurrencyLimit-Remaining"];
                "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                RateLimit: components["headers"]["RateLimit"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["ServiceUnavailableProblem"];
            };
        };
        /** @description not_found, customer_field_not_found */
        Refused404CustomerFieldNotFound: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                "X-ConcurrencyLimit-Limit": components["headers"]["X-ConcurrencyLimit-Limit"];
                "X-ConcurrencyLimit-Remaining": components["headers"]["X-ConcurrencyLimit-Remaining"];
                "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                RateLimit: components["headers"]["RateLimit"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["NotFoundProblem"] | components["schemas"]["CustomerFieldNotFoundProblem"];
            };
        };
        /** @description bad_request, malformed_json, body_required, body_not_object, duplicate_member */
        Refused400_Body_Repeatable: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                "Idempotency-Replayed": components["headers"]["Idempotency-Replayed"];
                "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                "X-ConcurrencyLimit-Limit": components["headers"]["X-ConcurrencyLimit-Limit"];
                "X-ConcurrencyLimit-Remaining": components["headers"]["X-ConcurrencyLimit-Remaining"];
                "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                RateLimit: components["headers"]["RateLimit"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["BadRequestProblem"] | components["schemas"]["MalformedJsonProblem"] | components["schemas"]["BodyRequiredProblem"] | components["schemas"]["BodyNotObjectProblem"] | components["schemas"]["DuplicateMemberProblem"];
            };
        };
        /** @description authentication_failed */
        Refused401_Body_Repeatable: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["AuthenticationFailedProblem"];
            };
        };
        /** @description https_required, scope_required, not_available_for_account_type, account_locked, permission_required, account_not_approved */
        Refused403PermissionRequiredAccountNotApproved_Body_Repeatable: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                "X-ConcurrencyLimit-Limit": components["headers"]["X-ConcurrencyLimit-Limit"];
                "X-ConcurrencyLimit-Remaining": components["headers"]["X-ConcurrencyLimit-Remaining"];
                "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                RateLimit: components["headers"]["RateLimit"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["HttpsRequiredProblem"] | components["schemas"]["ScopeRequiredProblem"] | components["schemas"]["NotAvailableForAccountTypeProblem"] | components["schemas"]["AccountLockedProblem"] | components["schemas"]["PermissionRequiredProblem"] | components["schemas"]["AccountNotApprovedProblem"];
            };
        };
        /** @description not_acceptable */
        Refused406_Body_Repeatable: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                "Idempotency-Replayed": components["headers"]["Idempotency-Replayed"];
                "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                "X-ConcurrencyLimit-Limit": components["headers"]["X-ConcurrencyLimit-Limit"];
                "X-ConcurrencyLimit-Remaining": components["headers"]["X-ConcurrencyLimit-Remaining"];
                "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                RateLimit: components["headers"]["RateLimit"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["NotAcceptableProblem"];
            };
        };
        /** @description idempotency_in_progress, subscriber_exists, transition_not_allowed, optin_mailing_missing */
        Refused409SubscriberExistsTransitionNotAllowedOptinMailingMissing_Body_Repeatable: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                "Idempotency-Replayed": components["headers"]["Idempotency-Replayed"];
                "Retry-After": components["headers"]["Retry-After"];
                "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                "X-ConcurrencyLimit-Limit": components["headers"]["X-ConcurrencyLimit-Limit"];
                "X-ConcurrencyLimit-Remaining": components["headers"]["X-ConcurrencyLimit-Remaining"];
                "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                RateLimit: components["headers"]["RateLimit"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["IdempotencyInProgressProblem"] | components["schemas"]["SubscriberExistsProblem"] | components["schemas"]["TransitionNotAllowedProblem"] | components["schemas"]["OptinMailingMissingProblem"];
            };
        };
        /** @description payload_too_large */
        Refused413_Body_Repeatable: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                "Idempotency-Replayed": components["headers"]["Idempotency-Replayed"];
                "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                "X-ConcurrencyLimit-Limit": components["headers"]["X-ConcurrencyLimit-Limit"];
                "X-ConcurrencyLimit-Remaining": components["headers"]["X-ConcurrencyLimit-Remaining"];
                "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                RateLimit: components["headers"]["RateLimit"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["PayloadTooLargeProblem"];
            };
        };
        /** @description uri_too_long */
        Refused414_Body_Repeatable: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                "Idempotency-Replayed": components["headers"]["Idempotency-Replayed"];
                "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                "X-ConcurrencyLimit-Limit": components["headers"]["X-ConcurrencyLimit-Limit"];
                "X-ConcurrencyLimit-Remaining": components["headers"]["X-ConcurrencyLimit-Remaining"];
                "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                RateLimit: components["headers"]["RateLimit"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["UriTooLongProblem"];
            };
        };
        /** @description unsupported_media_type */
        Refused415_Body_Repeatable: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                "Idempotency-Replayed": components["headers"]["Idempotency-Replayed"];
                "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                "X-ConcurrencyLimit-Limit": components["headers"]["X-ConcurrencyLimit-Limit"];
                "X-ConcurrencyLimit-Remaining": components["headers"]["X-ConcurrencyLimit-Remaining"];
                "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                RateLimit: components["headers"]["RateLimit"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["UnsupportedMediaTypeProblem"];
            };
        };
        /** @description validation_failed, too_many_members, idempotency_key_invalid, idempotency_key_reused */
        Refused422_Body_Repeatable: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                "Idempotency-Replayed": components["headers"]["Idempotency-Replayed"];
                "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                "X-ConcurrencyLimit-Limit": components["headers"]["X-ConcurrencyLimit-Limit"];
                "X-ConcurrencyLimit-Remaining": components["headers"]["X-ConcurrencyLimit-Remaining"];
                "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                RateLimit: components["headers"]["RateLimit"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["ValidationFailedProblem"] | components["schemas"]["TooManyMembersProblem"] | components["schemas"]["IdempotencyKeyInvalidProblem"] | components["schemas"]["IdempotencyKeyReusedProblem"];
            };
        };
        /** @description rate_limit_exceeded, concurrency_limit_exceeded, authentication_throttled */
        Refused429_Body_Repeatable: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                "Retry-After": components["headers"]["Retry-After"];
                "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                "X-ConcurrencyLimit-Limit": components["headers"]["X-ConcurrencyLimit-Limit"];
                "X-ConcurrencyLimit-Remaining": components["headers"]["X-ConcurrencyLimit-Remaining"];
                "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                RateLimit: components["headers"]["RateLimit"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["RateLimitExceededProblem"] | components["schemas"]["ConcurrencyLimitExceededProblem"] | components["schemas"]["AuthenticationThrottledProblem"];
            };
        };
        /** @description internal_error */
        Refused500_Body_Repeatable: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                "X-ConcurrencyLimit-Limit": components["headers"]["X-ConcurrencyLimit-Limit"];
                "X-ConcurrencyLimit-Remaining": components["headers"]["X-ConcurrencyLimit-Remaining"];
                "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                RateLimit: components["headers"]["RateLimit"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["InternalErrorProblem"];
            };
        };
        /** @description service_unavailable */
        Refused503_Body_Repeatable: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                "Retry-After": components["headers"]["Retry-After"];
                "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                "X-ConcurrencyLimit-Limit": components["headers"]["X-ConcurrencyLimit-Limit"];
                "X-ConcurrencyLimit-Remaining": components["headers"]["X-ConcurrencyLimit-Remaining"];
                "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                RateLimit: components["headers"]["RateLimit"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["ServiceUnavailableProblem"];
            };
        };
        /** @description https_required, scope_required, not_available_for_account_type, account_locked */
        Refused403_Body_Repeatable: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                "X-ConcurrencyLimit-Limit": components["headers"]["X-ConcurrencyLimit-Limit"];
                "X-ConcurrencyLimit-Remaining": components["headers"]["X-ConcurrencyLimit-Remaining"];
                "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                RateLimit: components["headers"]["RateLimit"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["HttpsRequiredProblem"] | components["schemas"]["ScopeRequiredProblem"] | components["schemas"]["NotAvailableForAccountTypeProblem"] | components["schemas"]["AccountLockedProblem"];
            };
        };
        /** @description idempotency_in_progress */
        Refused409_Body_Repeatable: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                "Idempotency-Replayed": components["headers"]["Idempotency-Replayed"];
                "Retry-After": components["headers"]["Retry-After"];
                "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                "X-ConcurrencyLimit-Limit": components["headers"]["X-ConcurrencyLimit-Limit"];
                "X-ConcurrencyLimit-Remaining": components["headers"]["X-ConcurrencyLimit-Remaining"];
                "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                RateLimit: components["headers"]["RateLimit"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["IdempotencyInProgressProblem"];
            };
        };
        /** @description idempotency_in_progress, transition_not_allowed, optin_mailing_missing */
        Refused409TransitionNotAllowedOptinMailingMissing_Body_Repeatable: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                "Idempotency-Replayed": components["headers"]["Idempotency-Replayed"];
                "Retry-After": components["headers"]["Retry-After"];
                "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                "X-ConcurrencyLimit-Limit": components["headers"]["X-ConcurrencyLimit-Limit"];
                "X-ConcurrencyLimit-Remaining": components["headers"]["X-ConcurrencyLimit-Remaining"];
                "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                RateLimit: components["headers"]["RateLimit"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["IdempotencyInProgressProblem"] | components["schemas"]["TransitionNotAllowedProblem"] | components["schemas"]["OptinMailingMissingProblem"];
            };
        };
        /** @description https_required, scope_required, not_available_for_account_type, account_locked, account_not_approved */
        Refused403AccountNotApproved_Body_Repeatable: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                "X-ConcurrencyLimit-Limit": components["headers"]["X-ConcurrencyLimit-Limit"];
                "X-ConcurrencyLimit-Remaining": components["headers"]["X-ConcurrencyLimit-Remaining"];
                "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                RateLimit: components["headers"]["RateLimit"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["HttpsRequiredProblem"] | components["schemas"]["ScopeRequiredProblem"] | components["schemas"]["NotAvailableForAccountTypeProblem"] | components["schemas"]["AccountLockedProblem"] | components["schemas"]["AccountNotApprovedProblem"];
            };
        };
        /** @description idempotency_in_progress, subscriber_blacklisted, optin_mailing_missing */
        Refused409SubscriberBlacklistedOptinMailingMissing_Body_Repeatable: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                "Idempotency-Replayed": components["headers"]["Idempotency-Replayed"];
                "Retry-After": components["headers"]["Retry-After"];
                "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                "X-ConcurrencyLimit-Limit": components["headers"]["X-ConcurrencyLimit-Limit"];
                "X-ConcurrencyLimit-Remaining": components["headers"]["X-ConcurrencyLimit-Remaining"];
                "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                RateLimit: components["headers"]["RateLimit"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["IdempotencyInProgressProblem"] | components["schemas"]["SubscriberBlacklistedProblem"] | components["schemas"]["OptinMailingMissingProblem"];
            };
        };
        /** @description not_found, subscriber_not_found */
        Refused404SubscriberNotFound: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                "X-ConcurrencyLimit-Limit": components["headers"]["X-ConcurrencyLimit-Limit"];
                "X-ConcurrencyLimit-Remaining": components["headers"]["X-ConcurrencyLimit-Remaining"];
                "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                RateLimit: components["headers"]["RateLimit"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["NotFoundProblem"] | components["schemas"]["SubscriberNotFoundProblem"];
            };
        };
        /** @description https_required, scope_required, not_available_for_account_type, account_locked, permission_required, account_not_approved */
        Refused403PermissionRequiredAccountNotApproved_Body: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                "X-ConcurrencyLimit-Limit": components["headers"]["X-ConcurrencyLimit-Limit"];
                "X-ConcurrencyLimit-Remaining": components["headers"]["X-ConcurrencyLimit-Remaining"];
                "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                RateLimit: components["headers"]["RateLimit"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["HttpsRequiredProblem"] | components["schemas"]["ScopeRequiredProblem"] | components["schemas"]["NotAvailableForAccountTypeProblem"] | components["schemas"]["AccountLockedProblem"] | components["schemas"]["PermissionRequiredProblem"] | components["schemas"]["AccountNotApprovedProblem"];
            };
        };
        /** @description not_found, subscriber_not_found */
        Refused404SubscriberNotFound_Body: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                "X-ConcurrencyLimit-Limit": components["headers"]["X-ConcurrencyLimit-Limit"];
                "X-ConcurrencyLimit-Remaining": components["headers"]["X-ConcurrencyLimit-Remaining"];
                "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                RateLimit: components["headers"]["RateLimit"];
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
                "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                "X-ConcurrencyLimit-Limit": components["headers"]["X-ConcurrencyLimit-Limit"];
                "X-ConcurrencyLimit-Remaining": components["headers"]["X-ConcurrencyLimit-Remaining"];
                "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                RateLimit: components["headers"]["RateLimit"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["SubscriberExistsProblem"] | components["schemas"]["TransitionNotAllowedProblem"] | components["schemas"]["OptinMailingMissingProblem"];
            };
        };
        /** @description idempotency_in_progress, group_exists */
        Refused409GroupExists_Body_Repeatable: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                "Idempotency-Replayed": components["headers"]["Idempotency-Replayed"];
                "Retry-After": components["headers"]["Retry-After"];
                "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                "X-ConcurrencyLimit-Limit": components["headers"]["X-ConcurrencyLimit-Limit"];
                "X-ConcurrencyLimit-Remaining": components["headers"]["X-ConcurrencyLimit-Remaining"];
                "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                RateLimit: components["headers"]["RateLimit"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["IdempotencyInProgressProblem"] | components["schemas"]["GroupExistsProblem"];
            };
        };
        /** @description not_found, group_not_found */
        Refused404GroupNotFound: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                "X-ConcurrencyLimit-Limit": components["headers"]["X-ConcurrencyLimit-Limit"];
                "X-ConcurrencyLimit-Remaining": components["headers"]["X-ConcurrencyLimit-Remaining"];
                "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                RateLimit: components["headers"]["RateLimit"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["NotFoundProblem"] | components["schemas"]["GroupNotFoundProblem"];
            };
        };
        /** @description not_found, group_not_found */
        Refused404GroupNotFound_Body: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                "X-ConcurrencyLimit-Limit": components["headers"]["X-ConcurrencyLimit-Limit"];
                "X-ConcurrencyLimit-Remaining": components["headers"]["X-ConcurrencyLimit-Remaining"];
                "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                RateLimit: components["headers"]["RateLimit"];
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
                "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                "X-ConcurrencyLimit-Limit": components["headers"]["X-ConcurrencyLimit-Limit"];
                "X-ConcurrencyLimit-Remaining": components["headers"]["X-ConcurrencyLimit-Remaining"];
                "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                RateLimit: components["headers"]["RateLimit"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["GroupExistsProblem"];
            };
        };
        /** @description group_in_use */
        Refused409GroupInUse: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                "X-ConcurrencyLimit-Limit": components["headers"]["X-ConcurrencyLimit-Limit"];
                "X-ConcurrencyLimit-Remaining": components["headers"]["X-ConcurrencyLimit-Remaining"];
                "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                RateLimit: components["headers"]["RateLimit"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["GroupInUseProblem"];
            };
        };
        /** @description not_found, group_not_found */
        Refused404GroupNotFound_Body_Repeatable: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                "Idempotency-Replayed": components["headers"]["Idempotency-Replayed"];
                "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                "X-ConcurrencyLimit-Limit": components["headers"]["X-ConcurrencyLimit-Limit"];
                "X-ConcurrencyLimit-Remaining": components["headers"]["X-ConcurrencyLimit-Remaining"];
                "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                RateLimit: components["headers"]["RateLimit"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["NotFoundProblem"] | components["schemas"]["GroupNotFoundProblem"];
            };
        };
        /** @description idempotency_in_progress, group_is_dynamic */
        Refused409GroupIsDynamic_Body_Repeatable: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                "Idempotency-Replayed": components["headers"]["Idempotency-Replayed"];
                "Retry-After": components["headers"]["Retry-After"];
                "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                "X-ConcurrencyLimit-Limit": components["headers"]["X-ConcurrencyLimit-Limit"];
                "X-ConcurrencyLimit-Remaining": components["headers"]["X-ConcurrencyLimit-Remaining"];
                "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                RateLimit: components["headers"]["RateLimit"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["IdempotencyInProgressProblem"] | components["schemas"]["GroupIsDynamicProblem"];
            };
        };
        /** @description not_found, group_not_found, subscriber_not_found */
        Refused404GroupNotFoundSubscriberNotFound: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                "X-ConcurrencyLimit-Limit": components["headers"]["X-ConcurrencyLimit-Limit"];
                "X-ConcurrencyLimit-Remaining": components["headers"]["X-ConcurrencyLimit-Remaining"];
                "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                RateLimit: components["headers"]["RateLimit"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["NotFoundProblem"] | components["schemas"]["GroupNotFoundProblem"] | components["schemas"]["SubscriberNotFoundProblem"];
            };
        };
        /** @description group_is_dynamic */
        Refused409GroupIsDynamic: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                "X-ConcurrencyLimit-Limit": components["headers"]["X-ConcurrencyLimit-Limit"];
                "X-ConcurrencyLimit-Remaining": components["headers"]["X-ConcurrencyLimit-Remaining"];
                "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                RateLimit: components["headers"]["RateLimit"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["GroupIsDynamicProblem"];
            };
        };
        /** @description not_found, article_not_found */
        Refused404ArticleNotFound: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                "X-ConcurrencyLimit-Limit": components["headers"]["X-ConcurrencyLimit-Limit"];
                "X-ConcurrencyLimit-Remaining": components["headers"]["X-ConcurrencyLimit-Remaining"];
                "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                RateLimit: components["headers"]["RateLimit"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["NotFoundProblem"] | components["schemas"]["ArticleNotFoundProblem"];
            };
        };
        /** @description https_required, scope_required, not_available_for_account_type, account_locked, article_locked */
        Refused403ArticleLocked_Body: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                "X-ConcurrencyLimit-Limit": components["headers"]["X-ConcurrencyLimit-Limit"];
                "X-ConcurrencyLimit-Remaining": components["headers"]["X-ConcurrencyLimit-Remaining"];
                "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                RateLimit: components["headers"]["RateLimit"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["HttpsRequiredProblem"] | components["schemas"]["ScopeRequiredProblem"] | components["schemas"]["NotAvailableForAccountTypeProblem"] | components["schemas"]["AccountLockedProblem"] | components["schemas"]["ArticleLockedProblem"];
            };
        };
        /** @description not_found, article_not_found */
        Refused404ArticleNotFound_Body: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                "X-ConcurrencyLimit-Limit": components["headers"]["X-ConcurrencyLimit-Limit"];
                "X-ConcurrencyLimit-Remaining": components["headers"]["X-ConcurrencyLimit-Remaining"];
                "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                RateLimit: components["headers"]["RateLimit"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["NotFoundProblem"] | components["schemas"]["ArticleNotFoundProblem"];
            };
        };
        /** @description not_found, mailing_not_found */
        Refused404MailingNotFound: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                "X-ConcurrencyLimit-Limit": components["headers"]["X-ConcurrencyLimit-Limit"];
                "X-ConcurrencyLimit-Remaining": components["headers"]["X-ConcurrencyLimit-Remaining"];
                "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                RateLimit: components["headers"]["RateLimit"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["NotFoundProblem"] | components["schemas"]["MailingNotFoundProblem"];
            };
        };
        /** @description not_found, newsletter_not_found */
        Refused404NewsletterNotFound: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                "X-ConcurrencyLimit-Limit": components["headers"]["X-ConcurrencyLimit-Limit"];
                "X-ConcurrencyLimit-Remaining": components["headers"]["X-ConcurrencyLimit-Remaining"];
                "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                RateLimit: components["headers"]["RateLimit"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["NotFoundProblem"] | components["schemas"]["NewsletterNotFoundProblem"];
            };
        };
        /** @description gone */
        Refused410Gone: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                "X-ConcurrencyLimit-Limit": components["headers"]["X-ConcurrencyLimit-Limit"];
                "X-ConcurrencyLimit-Remaining": components["headers"]["X-ConcurrencyLimit-Remaining"];
                "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                RateLimit: components["headers"]["RateLimit"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["GoneProblem"];
            };
        };
        /** @description https_required, scope_required, not_available_for_account_type, account_locked, subscriber_unknown, account_not_approved */
        Refused403SubscriberUnknownAccountNotApproved_Body_Repeatable: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                "X-ConcurrencyLimit-Limit": components["headers"]["X-ConcurrencyLimit-Limit"];
                "X-ConcurrencyLimit-Remaining": components["headers"]["X-ConcurrencyLimit-Remaining"];
                "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                RateLimit: components["headers"]["RateLimit"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["HttpsRequiredProblem"] | components["schemas"]["ScopeRequiredProblem"] | components["schemas"]["NotAvailableForAccountTypeProblem"] | components["schemas"]["AccountLockedProblem"] | components["schemas"]["SubscriberUnknownProblem"] | components["schemas"]["AccountNotApprovedProblem"];
            };
        };
        /** @description idempotency_in_progress, trigger_mailing_inactive, receiver_archived */
        Refused409TriggerMailingInactiveReceiverArchived_Body_Repeatable: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                "Idempotency-Replayed": components["headers"]["Idempotency-Replayed"];
                "Retry-After": components["headers"]["Retry-After"];
                "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                "X-ConcurrencyLimit-Limit": components["headers"]["X-ConcurrencyLimit-Limit"];
                "X-ConcurrencyLimit-Remaining": components["headers"]["X-ConcurrencyLimit-Remaining"];
                "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                RateLimit: components["headers"]["RateLimit"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["IdempotencyInProgressProblem"] | components["schemas"]["TriggerMailingInactiveProblem"] | components["schemas"]["ReceiverArchivedProblem"];
            };
        };
        /** @description rate_limit_exceeded, concurrency_limit_exceeded, authentication_throttled, receiver_throttled */
        Refused429ReceiverThrottled_Body_Repeatable: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                "Retry-After": components["headers"]["Retry-After"];
                "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                "X-ConcurrencyLimit-Limit": components["headers"]["X-ConcurrencyLimit-Limit"];
                "X-ConcurrencyLimit-Remaining": components["headers"]["X-ConcurrencyLimit-Remaining"];
                "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                RateLimit: components["headers"]["RateLimit"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["RateLimitExceededProblem"] | components["schemas"]["ConcurrencyLimitExceededProblem"] | components["schemas"]["AuthenticationThrottledProblem"] | components["schemas"]["ReceiverThrottledProblem"];
            };
        };
        /** @description idempotency_in_progress, trigger_mailing_inactive */
        Refused409TriggerMailingInactive_Body_Repeatable: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                "Idempotency-Replayed": components["headers"]["Idempotency-Replayed"];
                "Retry-After": components["headers"]["Retry-After"];
                "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                "X-ConcurrencyLimit-Limit": components["headers"]["X-ConcurrencyLimit-Limit"];
                "X-ConcurrencyLimit-Remaining": components["headers"]["X-ConcurrencyLimit-Remaining"];
                "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                RateLimit: components["headers"]["RateLimit"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["IdempotencyInProgressProblem"] | components["schemas"]["TriggerMailingInactiveProblem"];
            };
        };
        /** @description not_found, trigger_message_not_found */
        Refused404TriggerMessageNotFound: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                "X-ConcurrencyLimit-Limit": components["headers"]["X-ConcurrencyLimit-Limit"];
                "X-ConcurrencyLimit-Remaining": components["headers"]["X-ConcurrencyLimit-Remaining"];
                "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                RateLimit: components["headers"]["RateLimit"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["NotFoundProblem"] | components["schemas"]["TriggerMessageNotFoundProblem"];
            };
        };
        /** @description not_found, trigger_mailing_not_found */
        Refused404TriggerMailingNotFound: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                "X-ConcurrencyLimit-Limit": components["headers"]["X-ConcurrencyLimit-Limit"];
                "X-ConcurrencyLimit-Remaining": components["headers"]["X-ConcurrencyLimit-Remaining"];
                "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                RateLimit: components["headers"]["RateLimit"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["NotFoundProblem"] | components["schemas"]["TriggerMailingNotFoundProblem"];
            };
        };
        /** @description invalid_state */
        Refused409InvalidState: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                "X-ConcurrencyLimit-Limit": components["headers"]["X-ConcurrencyLimit-Limit"];
                "X-ConcurrencyLimit-Remaining": components["headers"]["X-ConcurrencyLimit-Remaining"];
                "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                RateLimit: components["headers"]["RateLimit"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["InvalidStateProblem"];
            };
        };
        /** @description not_found, trigger_mailing_not_found */
        Refused404TriggerMailingNotFound_Body_Repeatable: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                "Idempotency-Replayed": components["headers"]["Idempotency-Replayed"];
                "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                "X-ConcurrencyLimit-Limit": components["headers"]["X-ConcurrencyLimit-Limit"];
                "X-ConcurrencyLimit-Remaining": components["headers"]["X-ConcurrencyLimit-Remaining"];
                "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                RateLimit: components["headers"]["RateLimit"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["NotFoundProblem"] | components["schemas"]["TriggerMailingNotFoundProblem"];
            };
        };
        /** @description idempotency_in_progress, invalid_state, receiver_limit_reached */
        Refused409InvalidStateReceiverLimitReached_Body_Repeatable: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                "Idempotency-Replayed": components["headers"]["Idempotency-Replayed"];
                "Retry-After": components["headers"]["Retry-After"];
                "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                "X-ConcurrencyLimit-Limit": components["headers"]["X-ConcurrencyLimit-Limit"];
                "X-ConcurrencyLimit-Remaining": components["headers"]["X-ConcurrencyLimit-Remaining"];
                "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                RateLimit: components["headers"]["RateLimit"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["IdempotencyInProgressProblem"] | components["schemas"]["InvalidStateProblem"] | components["schemas"]["ReceiverLimitReachedProblem"];
            };
        };
        /** @description idempotency_in_progress, no_receivers, invalid_state */
        Refused409NoReceiversInvalidState_Body_Repeatable: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                "Idempotency-Replayed": components["headers"]["Idempotency-Replayed"];
                "Retry-After": components["headers"]["Retry-After"];
                "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                "X-ConcurrencyLimit-Limit": components["headers"]["X-ConcurrencyLimit-Limit"];
                "X-ConcurrencyLimit-Remaining": components["headers"]["X-ConcurrencyLimit-Remaining"];
                "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                RateLimit: components["headers"]["RateLimit"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["IdempotencyInProgressProblem"] | components["schemas"]["NoReceiversProblem"] | components["schemas"]["InvalidStateProblem"];
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
        /** @description Requests the key may make in 60 seconds. */
        "X-RateLimit-Limit": number;
        /** @description How many of them are left. */
        "X-RateLimit-Remaining": number;
        /** @description Only with 429: when the next request will be let in, in seconds since 1970. */
        "X-RateLimit-Reset": number;
        /** @description Requests the key may have under way at once. */
        "X-ConcurrencyLimit-Limit": number;
        /** @description How many more may be under way now. */
        "X-ConcurrencyLimit-Remaining": number;
        /** @description Both limits in the form of the IETF draft. */
        "RateLimit-Policy": string;
        /** @description What is left, and in how many seconds it will be more, in the form of the IETF draft. */
        RateLimit: string;
    };
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    getWhoami: {
        parameters: {
            query?: {
                /** @description Relations to add, comma-separated: channels, languages. */
                include?: string;
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
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "X-ConcurrencyLimit-Limit": components["headers"]["X-ConcurrencyLimit-Limit"];
                    "X-ConcurrencyLimit-Remaining": components["headers"]["X-ConcurrencyLimit-Remaining"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Account"];
                        /** @description About the answer */
                        meta: {
                            /** @description Relations that `include` can add here */
                            include: string[];
                            /** @description What the answer tells beside its data */
                            meta: Record<string, never>;
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
            429: components["responses"]["Refused429"];
            500: components["responses"]["Refused500"];
            503: components["responses"]["Refused503"];
        };
    };
    getChannels: {
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
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "X-ConcurrencyLimit-Limit": components["headers"]["X-ConcurrencyLimit-Limit"];
                    "X-ConcurrencyLimit-Remaining": components["headers"]["X-ConcurrencyLimit-Remaining"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The records, all of them */
                        data: components["schemas"]["Channel"][];
                        /** @description About the answer */
                        meta: {
                            /** @description Relations that `include` can add here */
                            include: string[];
                            /** @description What the answer tells beside its data */
                            meta: Record<string, never>;
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
            429: components["responses"]["Refused429"];
            500: components["responses"]["Refused500"];
            503: components["responses"]["Refused503"];
        };
    };
    getCustomerFields: {
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
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "X-ConcurrencyLimit-Limit": components["headers"]["X-ConcurrencyLimit-Limit"];
                    "X-ConcurrencyLimit-Remaining": components["headers"]["X-ConcurrencyLimit-Remaining"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The records, all of them */
                        data: components["schemas"]["CustomerField"][];
                        /** @description About the answer */
                        meta: {
                            /** @description Relations that `include` can add here */
                            include: string[];
                            /** @description What the answer tells beside its data */
                            meta: Record<string, never>;
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
            429: components["responses"]["Refused429"];
            500: components["responses"]["Refused500"];
            503: components["responses"]["Refused503"];
        };
    };
    putCustomerFieldsIdValue: {
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
                "application/json": components["schemas"]["CustomerFieldValue"];
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "X-ConcurrencyLimit-Limit": components["headers"]["X-ConcurrencyLimit-Limit"];
                    "X-ConcurrencyLimit-Remaining": components["headers"]["X-ConcurrencyLimit-Remaining"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["CustomerField"];
                        /** @description About the answer */
                        meta: {
                            /** @description Relations that `include` can add here */
                            include: string[];
                            /** @description What the answer tells beside its data */
                            meta: Record<string, never>;
                        };
                    };
                };
            };
            400: components["responses"]["Refused400_Body"];
            401: components["responses"]["Refused401_Body"];
            403: components["responses"]["Refused403_Body"];
            404: components["responses"]["Refused404CustomerFieldNotFound_Body"];
            406: components["responses"]["Refused406_Body"];
            413: components["responses"]["Refused413_Body"];
            414: components["responses"]["Refused414_Body"];
            415: components["responses"]["Refused415_Body"];
            422: components["responses"]["Refused422_Body"];
            429: components["responses"]["Refused429_Body"];
            500: components["responses"]["Refused500_Body"];
            503: components["responses"]["Refused503_Body"];
        };
    };
    deleteCustomerFieldsIdValue: {
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
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "X-ConcurrencyLimit-Limit": components["headers"]["X-ConcurrencyLimit-Limit"];
                    "X-ConcurrencyLimit-Remaining": components["headers"]["X-ConcurrencyLimit-Remaining"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["Refused400"];
            401: components["responses"]["Refused401"];
            403: components["responses"]["Refused403"];
            404: components["responses"]["Refused404CustomerFieldNotFound"];
            406: components["responses"]["Refused406"];
            413: components["responses"]["Refused413"];
            414: components["responses"]["Refused414"];
            415: components["responses"]["Refused415"];
            422: components["responses"]["Refused422"];
            429: components["responses"]["Refused429"];
            500: components["responses"]["Refused500"];
            503: components["responses"]["Refused503"];
        };
    };
    getSubscribers: {
        parameters: {
            query?: {
                /** @description Page number, from 1. */
                page?: number;
                /** @description Records per page. */
                limit?: number;
                /** @description Relations to add, comma-separated: channels, groups. */
                include?: string;
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
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "X-ConcurrencyLimit-Limit": components["headers"]["X-ConcurrencyLimit-Limit"];
                    "X-ConcurrencyLimit-Remaining": components["headers"]["X-ConcurrencyLimit-Remaining"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The records of this page */
                        data: components["schemas"]["Subscriber"][];
                        /** @description About the answer */
                        meta: {
                            /** @description Relations that `include` can add here */
                            include: string[];
                            /** @description What the answer tells beside its data */
                            meta: Record<string, never>;
                            pagination: components["schemas"]["Pagination"];
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
            429: components["responses"]["Refused429"];
            500: components["responses"]["Refused500"];
            503: components["responses"]["Refused503"];
        };
    };
    postSubscribers: {
        parameters: {
            query?: {
                /** @description Relations to add, comma-separated: channels, groups. */
                include?: string;
            };
            header?: {
                /** @description Repeating a request with the same key has no second effect for 24 hours. */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SubscriberCreate"];
            };
        };
        responses: {
            /** @description Success */
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    Location: components["headers"]["Location"];
                    "Idempotency-Replayed": components["headers"]["Idempotency-Replayed"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "X-ConcurrencyLimit-Limit": components["headers"]["X-ConcurrencyLimit-Limit"];
                    "X-ConcurrencyLimit-Remaining": components["headers"]["X-ConcurrencyLimit-Remaining"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Subscriber"];
                        /** @description About the answer */
                        meta: {
                            /** @description Relations that `include` can add here */
                            include: string[];
                            /** @description What the answer tells beside its data */
                            meta: Record<string, never>;
                        };
                    };
                };
            };
            400: components["responses"]["Refused400_Body_Repeatable"];
            401: components["responses"]["Refused401_Body_Repeatable"];
            403: components["responses"]["Refused403PermissionRequiredAccountNotApproved_Body_Repeatable"];
            406: components["responses"]["Refused406_Body_Repeatable"];
            409: components["responses"]["Refused409SubscriberExistsTransitionNotAllowedOptinMailingMissing_Body_Repeatable"];
            413: components["responses"]["Refused413_Body_Repeatable"];
            414: components["responses"]["Refused414_Body_Repeatable"];
            415: components["responses"]["Refused415_Body_Repeatable"];
            422: components["responses"]["Refused422_Body_Repeatable"];
            429: components["responses"]["Refused429_Body_Repeatable"];
            500: components["responses"]["Refused500_Body_Repeatable"];
            503: components["responses"]["Refused503_Body_Repeatable"];
        };
    };
    putSubscribersMultiple: {
        parameters: {
            query?: {
                /** @description Relations to add, comma-separated: channels, groups. */
                include?: string;
            };
            header?: {
                /** @description Repeating a request with the same key has no second effect for 24 hours. */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SubscriberMultiple"];
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Idempotency-Replayed": components["headers"]["Idempotency-Replayed"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "X-ConcurrencyLimit-Limit": components["headers"]["X-ConcurrencyLimit-Limit"];
                    "X-ConcurrencyLimit-Remaining": components["headers"]["X-ConcurrencyLimit-Remaining"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The records, all of them */
                        data: components["schemas"]["SubscriberResult"][];
                        /** @description About the answer */
                        meta: {
                            /** @description Relations that `include` can add here */
                            include: string[];
                            /** @description What the answer tells beside its data */
                            meta: {
                                /** @description Items in the request */
                                total: number;
                                /** @description Items that changed something */
                                updated: number;
                                /** @description Items that were so already */
                                unchanged: number;
                                /** @description Items that were refused */
                                failed: number;
                            };
                        };
                    };
                };
            };
            400: components["responses"]["Refused400_Body_Repeatable"];
            401: components["responses"]["Refused401_Body_Repeatable"];
            403: components["responses"]["Refused403_Body_Repeatable"];
            406: components["responses"]["Refused406_Body_Repeatable"];
            409: components["responses"]["Refused409_Body_Repeatable"];
            413: components["responses"]["Refused413_Body_Repeatable"];
            414: components["responses"]["Refused414_Body_Repeatable"];
            415: components["responses"]["Refused415_Body_Repeatable"];
            422: components["responses"]["Refused422_Body_Repeatable"];
            429: components["responses"]["Refused429_Body_Repeatable"];
            500: components["responses"]["Refused500_Body_Repeatable"];
            503: components["responses"]["Refused503_Body_Repeatable"];
        };
    };
    postSubscribersUpsert: {
        parameters: {
            query?: {
                /** @description Relations to add, comma-separated: channels, groups. */
                include?: string;
            };
            header?: {
                /** @description Repeating a request with the same key has no second effect for 24 hours. */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SubscriberCreate"];
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Idempotency-Replayed": components["headers"]["Idempotency-Replayed"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "X-ConcurrencyLimit-Limit": components["headers"]["X-ConcurrencyLimit-Limit"];
                    "X-ConcurrencyLimit-Remaining": components["headers"]["X-ConcurrencyLimit-Remaining"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Subscriber"];
                        /** @description About the answer */
                        meta: {
                            /** @description Relations that `include` can add here */
                            include: string[];
                            /** @description What the answer tells beside its data */
                            meta: Record<string, never>;
                        };
                    };
                };
            };
            /** @description Success */
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    Location: components["headers"]["Location"];
                    "Idempotency-Replayed": components["headers"]["Idempotency-Replayed"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "X-ConcurrencyLimit-Limit": components["headers"]["X-ConcurrencyLimit-Limit"];
                    "X-ConcurrencyLimit-Remaining": components["headers"]["X-ConcurrencyLimit-Remaining"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Subscriber"];
                        /** @description About the answer */
                        meta: {
                            /** @description Relations that `include` can add here */
                            include: string[];
                            /** @description What the answer tells beside its data */
                            meta: Record<string, never>;
                        };
                    };
                };
            };
            400: components["responses"]["Refused400_Body_Repeatable"];
            401: components["responses"]["Refused401_Body_Repeatable"];
            403: components["responses"]["Refused403PermissionRequiredAccountNotApproved_Body_Repeatable"];
            406: components["responses"]["Refused406_Body_Repeatable"];
            409: components["responses"]["Refused409TransitionNotAllowedOptinMailingMissing_Body_Repeatable"];
            413: components["responses"]["Refused413_Body_Repeatable"];
            414: components["responses"]["Refused414_Body_Repeatable"];
            415: components["responses"]["Refused415_Body_Repeatable"];
            422: components["responses"]["Refused422_Body_Repeatable"];
            429: components["responses"]["Refused429_Body_Repeatable"];
            500: components["responses"]["Refused500_Body_Repeatable"];
            503: components["responses"]["Refused503_Body_Repeatable"];
        };
    };
    postSubscribersRegister: {
        parameters: {
            query?: {
                /** @description Relations to add, comma-separated: channels, groups. */
                include?: string;
            };
            header?: {
                /** @description Repeating a request with the same key has no second effect for 24 hours. */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SubscriberRegister"];
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Idempotency-Replayed": components["headers"]["Idempotency-Replayed"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "X-ConcurrencyLimit-Limit": components["headers"]["X-ConcurrencyLimit-Limit"];
                    "X-ConcurrencyLimit-Remaining": components["headers"]["X-ConcurrencyLimit-Remaining"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Subscriber"];
                        /** @description About the answer */
                        meta: {
                            /** @description Relations that `include` can add here */
                            include: string[];
                            /** @description What the answer tells beside its data */
                            meta: {
                                /** @description Whether an opt-in mail leaves because of this request */
                                optinSent: boolean;
                                /** @description Channels that mail asks about */
                                optinChannelIds: number[];
                                /** @description Channels that need no mail, because another one vouches */
                                activatedChannelIds: number[];
                                /**
                                 * @description An opt-in mail was due, but too many went there lately
                                 * @constant
                                 */
                                optinSuppressed?: "throttled";
                                /**
                                 * @description Of a key that defers data: saved when they confirm, or not at all
                                 * @enum {string}
                                 */
                                data?: "deferred" | "ignored";
                            };
                        };
                    };
                };
            };
            /** @description Success */
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    Location: components["headers"]["Location"];
                    "Idempotency-Replayed": components["headers"]["Idempotency-Replayed"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "X-ConcurrencyLimit-Limit": components["headers"]["X-ConcurrencyLimit-Limit"];
                    "X-ConcurrencyLimit-Remaining": components["headers"]["X-ConcurrencyLimit-Remaining"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Subscriber"];
                        /** @description About the answer */
                        meta: {
                            /** @description Relations that `include` can add here */
                            include: string[];
                            /** @description What the answer tells beside its data */
                            meta: {
                                /** @description Whether an opt-in mail leaves because of this request */
                                optinSent: boolean;
                                /** @description Channels that mail asks about */
                                optinChannelIds: number[];
                                /** @description Channels that need no mail, because another one vouches */
                                activatedChannelIds: number[];
                                /**
                                 * @description An opt-in mail was due, but too many went there lately
                                 * @constant
                                 */
                                optinSuppressed?: "throttled";
                                /**
                                 * @description Of a key that defers data: saved when they confirm, or not at all
                                 * @enum {string}
                                 */
                                data?: "deferred" | "ignored";
                            };
                        };
                    };
                };
            };
            400: components["responses"]["Refused400_Body_Repeatable"];
            401: components["responses"]["Refused401_Body_Repeatable"];
            403: components["responses"]["Refused403AccountNotApproved_Body_Repeatable"];
            406: components["responses"]["Refused406_Body_Repeatable"];
            409: components["responses"]["Refused409SubscriberBlacklistedOptinMailingMissing_Body_Repeatable"];
            413: components["responses"]["Refused413_Body_Repeatable"];
            414: components["responses"]["Refused414_Body_Repeatable"];
            415: components["responses"]["Refused415_Body_Repeatable"];
            422: components["responses"]["Refused422_Body_Repeatable"];
            429: components["responses"]["Refused429_Body_Repeatable"];
            500: components["responses"]["Refused500_Body_Repeatable"];
            503: components["responses"]["Refused503_Body_Repeatable"];
        };
    };
    getSubscribersId: {
        parameters: {
            query?: {
                /** @description Relations to add, comma-separated: channels, groups. */
                include?: string;
            };
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
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "X-ConcurrencyLimit-Limit": components["headers"]["X-ConcurrencyLimit-Limit"];
                    "X-ConcurrencyLimit-Remaining": components["headers"]["X-ConcurrencyLimit-Remaining"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Subscriber"];
                        /** @description About the answer */
                        meta: {
                            /** @description Relations that `include` can add here */
                            include: string[];
                            /** @description What the answer tells beside its data */
                            meta: Record<string, never>;
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
            429: components["responses"]["Refused429"];
            500: components["responses"]["Refused500"];
            503: components["responses"]["Refused503"];
        };
    };
    putSubscribersId: {
        parameters: {
            query?: {
                /** @description Relations to add, comma-separated: channels, groups. */
                include?: string;
            };
            header?: never;
            path: {
                /** @description The id of the record */
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SubscriberUpdate"];
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "X-ConcurrencyLimit-Limit": components["headers"]["X-ConcurrencyLimit-Limit"];
                    "X-ConcurrencyLimit-Remaining": components["headers"]["X-ConcurrencyLimit-Remaining"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Subscriber"];
                        /** @description About the answer */
                        meta: {
                            /** @description Relations that `include` can add here */
                            include: string[];
                            /** @description What the answer tells beside its data */
                            meta: Record<string, never>;
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
            413: components["responses"]["Refused413_Body"];
            414: components["responses"]["Refused414_Body"];
            415: components["responses"]["Refused415_Body"];
            422: components["responses"]["Refused422_Body"];
            429: components["responses"]["Refused429_Body"];
            500: components["responses"]["Refused500_Body"];
            503: components["responses"]["Refused503_Body"];
        };
    };
    deleteSubscribersId: {
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
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "X-ConcurrencyLimit-Limit": components["headers"]["X-ConcurrencyLimit-Limit"];
                    "X-ConcurrencyLimit-Remaining": components["headers"]["X-ConcurrencyLimit-Remaining"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
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
            429: components["responses"]["Refused429"];
            500: components["responses"]["Refused500"];
            503: components["responses"]["Refused503"];
        };
    };
    getSubscribersIdTrackingConsent: {
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
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "X-ConcurrencyLimit-Limit": components["headers"]["X-ConcurrencyLimit-Limit"];
                    "X-ConcurrencyLimit-Remaining": components["headers"]["X-ConcurrencyLimit-Remaining"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["TrackingConsent"];
                        /** @description About the answer */
                        meta: {
                            /** @description Relations that `include` can add here */
                            include: string[];
                            /** @description What the answer tells beside its data */
                            meta: Record<string, never>;
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
            429: components["responses"]["Refused429"];
            500: components["responses"]["Refused500"];
            503: components["responses"]["Refused503"];
        };
    };
    putSubscribersIdTrackingConsent: {
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
                "application/json": components["schemas"]["TrackingAgreement"];
            };
        };
        responses: {
            /** @description Success, no body */
            204: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "X-ConcurrencyLimit-Limit": components["headers"]["X-ConcurrencyLimit-Limit"];
                    "X-ConcurrencyLimit-Remaining": components["headers"]["X-ConcurrencyLimit-Remaining"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content?: never;
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
            429: components["responses"]["Refused429_Body"];
            500: components["responses"]["Refused500_Body"];
            503: components["responses"]["Refused503_Body"];
        };
    };
    deleteSubscribersIdTrackingConsent: {
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
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "X-ConcurrencyLimit-Limit": components["headers"]["X-ConcurrencyLimit-Limit"];
                    "X-ConcurrencyLimit-Remaining": components["headers"]["X-ConcurrencyLimit-Remaining"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
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
            429: components["responses"]["Refused429"];
            500: components["responses"]["Refused500"];
            503: components["responses"]["Refused503"];
        };
    };
    getSubscriberGroups: {
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
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "X-ConcurrencyLimit-Limit": components["headers"]["X-ConcurrencyLimit-Limit"];
                    "X-ConcurrencyLimit-Remaining": components["headers"]["X-ConcurrencyLimit-Remaining"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The records of this page */
                        data: components["schemas"]["SubscriberGroup"][];
                        /** @description About the answer */
                        meta: {
                            /** @description Relations that `include` can add here */
                            include: string[];
                            /** @description What the answer tells beside its data */
                            meta: Record<string, never>;
                            pagination: components["schemas"]["Pagination"];
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
            429: components["responses"]["Refused429"];
            500: components["responses"]["Refused500"];
            503: components["responses"]["Refused503"];
        };
    };
    postSubscriberGroups: {
        parameters: {
            query?: never;
            header?: {
                /** @description Repeating a request with the same key has no second effect for 24 hours. */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SubscriberGroupCreate"];
            };
        };
        responses: {
            /** @description Success */
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    Location: components["headers"]["Location"];
                    "Idempotency-Replayed": components["headers"]["Idempotency-Replayed"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "X-ConcurrencyLimit-Limit": components["headers"]["X-ConcurrencyLimit-Limit"];
                    "X-ConcurrencyLimit-Remaining": components["headers"]["X-ConcurrencyLimit-Remaining"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["SubscriberGroup"];
                        /** @description About the answer */
                        meta: {
                            /** @description Relations that `include` can add here */
                            include: string[];
                            /** @description What the answer tells beside its data */
                            meta: Record<string, never>;
                        };
                    };
                };
            };
            400: components["responses"]["Refused400_Body_Repeatable"];
            401: components["responses"]["Refused401_Body_Repeatable"];
            403: components["responses"]["Refused403_Body_Repeatable"];
            406: components["responses"]["Refused406_Body_Repeatable"];
            409: components["responses"]["Refused409GroupExists_Body_Repeatable"];
            413: components["responses"]["Refused413_Body_Repeatable"];
            414: components["responses"]["Refused414_Body_Repeatable"];
            415: components["responses"]["Refused415_Body_Repeatable"];
            422: components["responses"]["Refused422_Body_Repeatable"];
            429: components["responses"]["Refused429_Body_Repeatable"];
            500: components["responses"]["Refused500_Body_Repeatable"];
            503: components["responses"]["Refused503_Body_Repeatable"];
        };
    };
    getSubscriberGroupsId: {
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
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "X-ConcurrencyLimit-Limit": components["headers"]["X-ConcurrencyLimit-Limit"];
                    "X-ConcurrencyLimit-Remaining": components["headers"]["X-ConcurrencyLimit-Remaining"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["SubscriberGroup"];
                        /** @description About the answer */
                        meta: {
                            /** @description Relations that `include` can add here */
                            include: string[];
                            /** @description What the answer tells beside its data */
                            meta: Record<string, never>;
                        };
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
            429: components["responses"]["Refused429"];
            500: components["responses"]["Refused500"];
            503: components["responses"]["Refused503"];
        };
    };
    putSubscriberGroupsId: {
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
                "application/json": components["schemas"]["SubscriberGroupUpdate"];
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "X-ConcurrencyLimit-Limit": components["headers"]["X-ConcurrencyLimit-Limit"];
                    "X-ConcurrencyLimit-Remaining": components["headers"]["X-ConcurrencyLimit-Remaining"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["SubscriberGroup"];
                        /** @description About the answer */
                        meta: {
                            /** @description Relations that `include` can add here */
                            include: string[];
                            /** @description What the answer tells beside its data */
                            meta: Record<string, never>;
                        };
                    };
                };
            };
            400: components["responses"]["Refused400_Body"];
            401: components["responses"]["Refused401_Body"];
            403: components["responses"]["Refused403_Body"];
            404: components["responses"]["Refused404GroupNotFound_Body"];
            406: components["responses"]["Refused406_Body"];
            409: components["responses"]["Refused409GroupExists_Body"];
            413: components["responses"]["Refused413_Body"];
            414: components["responses"]["Refused414_Body"];
            415: components["responses"]["Refused415_Body"];
            422: components["responses"]["Refused422_Body"];
            429: components["responses"]["Refused429_Body"];
            500: components["responses"]["Refused500_Body"];
            503: components["responses"]["Refused503_Body"];
        };
    };
    deleteSubscriberGroupsId: {
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
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "X-ConcurrencyLimit-Limit": components["headers"]["X-ConcurrencyLimit-Limit"];
                    "X-ConcurrencyLimit-Remaining": components["headers"]["X-ConcurrencyLimit-Remaining"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["Refused400"];
            401: components["responses"]["Refused401"];
            403: components["responses"]["Refused403"];
            404: components["responses"]["Refused404GroupNotFound"];
            406: components["responses"]["Refused406"];
            409: components["responses"]["Refused409GroupInUse"];
            413: components["responses"]["Refused413"];
            414: components["responses"]["Refused414"];
            415: components["responses"]["Refused415"];
            422: components["responses"]["Refused422"];
            429: components["responses"]["Refused429"];
            500: components["responses"]["Refused500"];
            503: components["responses"]["Refused503"];
        };
    };
    getSubscriberGroupsIdSubscribers: {
        parameters: {
            query?: {
                /** @description Page number, from 1. */
                page?: number;
                /** @description Records per page. */
                limit?: number;
                /** @description Relations to add, comma-separated: channels, groups. */
                include?: string;
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
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "X-ConcurrencyLimit-Limit": components["headers"]["X-ConcurrencyLimit-Limit"];
                    "X-ConcurrencyLimit-Remaining": components["headers"]["X-ConcurrencyLimit-Remaining"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The records of this page */
                        data: components["schemas"]["Subscriber"][];
                        /** @description About the answer */
                        meta: {
                            /** @description Relations that `include` can add here */
                            include: string[];
                            /** @description What the answer tells beside its data */
                            meta: Record<string, never>;
                            pagination: components["schemas"]["Pagination"];
                        };
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
            429: components["responses"]["Refused429"];
            500: components["responses"]["Refused500"];
            503: components["responses"]["Refused503"];
        };
    };
    postSubscriberGroupsIdSubscribers: {
        parameters: {
            query?: never;
            header?: {
                /** @description Repeating a request with the same key has no second effect for 24 hours. */
                "Idempotency-Key"?: string;
            };
            path: {
                /** @description The id of the record */
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["GroupAssignment"];
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Idempotency-Replayed": components["headers"]["Idempotency-Replayed"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "X-ConcurrencyLimit-Limit": components["headers"]["X-ConcurrencyLimit-Limit"];
                    "X-ConcurrencyLimit-Remaining": components["headers"]["X-ConcurrencyLimit-Remaining"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The records, all of them */
                        data: components["schemas"]["GroupAssignmentResult"][];
                        /** @description About the answer */
                        meta: {
                            /** @description Relations that `include` can add here */
                            include: string[];
                            /** @description What the answer tells beside its data */
                            meta: {
                                /** @description Ids in the request */
                                total: number;
                                /** @description Put into the group by this request */
                                added: number;
                                /** @description In the group before */
                                alreadyMember: number;
                                /** @description Ids that no subscriber has */
                                notFound: number;
                            };
                        };
                    };
                };
            };
            400: components["responses"]["Refused400_Body_Repeatable"];
            401: components["responses"]["Refused401_Body_Repeatable"];
            403: components["responses"]["Refused403_Body_Repeatable"];
            404: components["responses"]["Refused404GroupNotFound_Body_Repeatable"];
            406: components["responses"]["Refused406_Body_Repeatable"];
            409: components["responses"]["Refused409GroupIsDynamic_Body_Repeatable"];
            413: components["responses"]["Refused413_Body_Repeatable"];
            414: components["responses"]["Refused414_Body_Repeatable"];
            415: components["responses"]["Refused415_Body_Repeatable"];
            422: components["responses"]["Refused422_Body_Repeatable"];
            429: components["responses"]["Refused429_Body_Repeatable"];
            500: components["responses"]["Refused500_Body_Repeatable"];
            503: components["responses"]["Refused503_Body_Repeatable"];
        };
    };
    deleteSubscriberGroupsIdSubscribersSubscriberId: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of the record */
                id: number;
                /** @description The id of the subscriber */
                subscriberId: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success, no body */
            204: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "X-ConcurrencyLimit-Limit": components["headers"]["X-ConcurrencyLimit-Limit"];
                    "X-ConcurrencyLimit-Remaining": components["headers"]["X-ConcurrencyLimit-Remaining"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["Refused400"];
            401: components["responses"]["Refused401"];
            403: components["responses"]["Refused403"];
            404: components["responses"]["Refused404GroupNotFoundSubscriberNotFound"];
            406: components["responses"]["Refused406"];
            409: components["responses"]["Refused409GroupIsDynamic"];
            413: components["responses"]["Refused413"];
            414: components["responses"]["Refused414"];
            415: components["responses"]["Refused415"];
            422: components["responses"]["Refused422"];
            429: components["responses"]["Refused429"];
            500: components["responses"]["Refused500"];
            503: components["responses"]["Refused503"];
        };
    };
    getArticles: {
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
                "filter[languageIso]"?: string;
                /** @description Commas separate alternatives; null finds empty values. */
                "filter[templateId]"?: string;
                /** @description Commas separate alternatives; null finds empty values. */
                "filter[updatedAt]"?: string;
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
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "X-ConcurrencyLimit-Limit": components["headers"]["X-ConcurrencyLimit-Limit"];
                    "X-ConcurrencyLimit-Remaining": components["headers"]["X-ConcurrencyLimit-Remaining"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The records of this page */
                        data: components["schemas"]["Article"][];
                        /** @description About the answer */
                        meta: {
                            /** @description Relations that `include` can add here */
                            include: string[];
                            /** @description What the answer tells beside its data */
                            meta: Record<string, never>;
                            pagination: components["schemas"]["Pagination"];
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
            429: components["responses"]["Refused429"];
            500: components["responses"]["Refused500"];
            503: components["responses"]["Refused503"];
        };
    };
    postArticles: {
        parameters: {
            query?: never;
            header?: {
                /** @description Repeating a request with the same key has no second effect for 24 hours. */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ArticleCreate"];
            };
        };
        responses: {
            /** @description Success */
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    Location: components["headers"]["Location"];
                    "Idempotency-Replayed": components["headers"]["Idempotency-Replayed"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "X-ConcurrencyLimit-Limit": components["headers"]["X-ConcurrencyLimit-Limit"];
                    "X-ConcurrencyLimit-Remaining": components["headers"]["X-ConcurrencyLimit-Remaining"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Article"];
                        /** @description About the answer */
                        meta: {
                            /** @description Relations that `include` can add here */
                            include: string[];
                            /** @description What the answer tells beside its data */
                            meta: Record<string, never>;
                        };
                    };
                };
            };
            400: components["responses"]["Refused400_Body_Repeatable"];
            401: components["responses"]["Refused401_Body_Repeatable"];
            403: components["responses"]["Refused403_Body_Repeatable"];
            406: components["responses"]["Refused406_Body_Repeatable"];
            409: components["responses"]["Refused409_Body_Repeatable"];
            413: components["responses"]["Refused413_Body_Repeatable"];
            414: components["responses"]["Refused414_Body_Repeatable"];
            415: components["responses"]["Refused415_Body_Repeatable"];
            422: components["responses"]["Refused422_Body_Repeatable"];
            429: components["responses"]["Refused429_Body_Repeatable"];
            500: components["responses"]["Refused500_Body_Repeatable"];
            503: components["responses"]["Refused503_Body_Repeatable"];
        };
    };
    getArticlesId: {
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
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "X-ConcurrencyLimit-Limit": components["headers"]["X-ConcurrencyLimit-Limit"];
                    "X-ConcurrencyLimit-Remaining": components["headers"]["X-ConcurrencyLimit-Remaining"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Article"];
                        /** @description About the answer */
                        meta: {
                            /** @description Relations that `include` can add here */
                            include: string[];
                            /** @description What the answer tells beside its data */
                            meta: Record<string, never>;
                        };
                    };
                };
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
            429: components["responses"]["Refused429"];
            500: components["responses"]["Refused500"];
            503: components["responses"]["Refused503"];
        };
    };
    putArticlesId: {
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
                "application/json": components["schemas"]["ArticleUpdate"];
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "X-ConcurrencyLimit-Limit": components["headers"]["X-ConcurrencyLimit-Limit"];
                    "X-ConcurrencyLimit-Remaining": components["headers"]["X-ConcurrencyLimit-Remaining"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Article"];
                        /** @description About the answer */
                        meta: {
                            /** @description Relations that `include` can add here */
                            include: string[];
                            /** @description What the answer tells beside its data */
                            meta: Record<string, never>;
                        };
                    };
                };
            };
            400: components["responses"]["Refused400_Body"];
            401: components["responses"]["Refused401_Body"];
            403: components["responses"]["Refused403ArticleLocked_Body"];
            404: components["responses"]["Refused404ArticleNotFound_Body"];
            406: components["responses"]["Refused406_Body"];
            413: components["responses"]["Refused413_Body"];
            414: components["responses"]["Refused414_Body"];
            415: components["responses"]["Refused415_Body"];
            422: components["responses"]["Refused422_Body"];
            429: components["responses"]["Refused429_Body"];
            500: components["responses"]["Refused500_Body"];
            503: components["responses"]["Refused503_Body"];
        };
    };
    getArticleTemplates: {
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
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "X-ConcurrencyLimit-Limit": components["headers"]["X-ConcurrencyLimit-Limit"];
                    "X-ConcurrencyLimit-Remaining": components["headers"]["X-ConcurrencyLimit-Remaining"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The records, all of them */
                        data: components["schemas"]["ArticleTemplate"][];
                        /** @description About the answer */
                        meta: {
                            /** @description Relations that `include` can add here */
                            include: string[];
                            /** @description What the answer tells beside its data */
                            meta: Record<string, never>;
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
            429: components["responses"]["Refused429"];
            500: components["responses"]["Refused500"];
            503: components["responses"]["Refused503"];
        };
    };
    getMailings: {
        parameters: {
            query?: {
                /** @description Page number, from 1. */
                page?: number;
                /** @description Records per page. */
                limit?: number;
                /** @description Relations to add, comma-separated: newsletters. */
                include?: string;
                /** @description Comma-separated, - for descending: id, name, createdAt, updatedAt. */
                sort?: string;
                /** @description Commas separate alternatives; null finds empty values. */
                "filter[type]"?: string;
                /** @description Commas separate alternatives; null finds empty values. */
                "filter[status]"?: string;
                /** @description Commas separate alternatives; null finds empty values. */
                "filter[name]"?: string;
                /** @description Commas separate alternatives; null finds empty values. */
                "filter[updatedAt]"?: string;
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
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "X-ConcurrencyLimit-Limit": components["headers"]["X-ConcurrencyLimit-Limit"];
                    "X-ConcurrencyLimit-Remaining": components["headers"]["X-ConcurrencyLimit-Remaining"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The records of this page */
                        data: components["schemas"]["Mailing"][];
                        /** @description About the answer */
                        meta: {
                            /** @description Relations that `include` can add here */
                            include: string[];
                            /** @description What the answer tells beside its data */
                            meta: Record<string, never>;
                            pagination: components["schemas"]["Pagination"];
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
            429: components["responses"]["Refused429"];
            500: components["responses"]["Refused500"];
            503: components["responses"]["Refused503"];
        };
    };
    getMailingsId: {
        parameters: {
            query?: {
                /** @description Relations to add, comma-separated: newsletters. */
                include?: string;
            };
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
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "X-ConcurrencyLimit-Limit": components["headers"]["X-ConcurrencyLimit-Limit"];
                    "X-ConcurrencyLimit-Remaining": components["headers"]["X-ConcurrencyLimit-Remaining"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Mailing"];
                        /** @description About the answer */
                        meta: {
                            /** @description Relations that `include` can add here */
                            include: string[];
                            /** @description What the answer tells beside its data */
                            meta: Record<string, never>;
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
            429: components["responses"]["Refused429"];
            500: components["responses"]["Refused500"];
            503: components["responses"]["Refused503"];
        };
    };
    getNewsletters: {
        parameters: {
            query?: {
                /** @description Page number, from 1. */
                page?: number;
                /** @description Records per page. */
                limit?: number;
                /** @description Relations to add, comma-separated: articles. */
                include?: string;
                /** @description Comma-separated, - for descending: id, createdAt, updatedAt. */
                sort?: string;
                /** @description Commas separate alternatives; null finds empty values. */
                "filter[mailingId]"?: string;
                /** @description Commas separate alternatives; null finds empty values. */
                "filter[updatedAt]"?: string;
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
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "X-ConcurrencyLimit-Limit": components["headers"]["X-ConcurrencyLimit-Limit"];
                    "X-ConcurrencyLimit-Remaining": components["headers"]["X-ConcurrencyLimit-Remaining"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The records of this page */
                        data: components["schemas"]["Newsletter"][];
                        /** @description About the answer */
                        meta: {
                            /** @description Relations that `include` can add here */
                            include: string[];
                            /** @description What the answer tells beside its data */
                            meta: Record<string, never>;
                            pagination: components["schemas"]["Pagination"];
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
            429: components["responses"]["Refused429"];
            500: components["responses"]["Refused500"];
            503: components["responses"]["Refused503"];
        };
    };
    getNewslettersId: {
        parameters: {
            query?: {
                /** @description Relations to add, comma-separated: articles. */
                include?: string;
            };
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
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "X-ConcurrencyLimit-Limit": components["headers"]["X-ConcurrencyLimit-Limit"];
                    "X-ConcurrencyLimit-Remaining": components["headers"]["X-ConcurrencyLimit-Remaining"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Newsletter"];
                        /** @description About the answer */
                        meta: {
                            /** @description Relations that `include` can add here */
                            include: string[];
                            /** @description What the answer tells beside its data */
                            meta: Record<string, never>;
                        };
                    };
                };
            };
            400: components["responses"]["Refused400"];
            401: components["responses"]["Refused401"];
            403: components["responses"]["Refused403"];
            404: components["responses"]["Refused404NewsletterNotFound"];
            406: components["responses"]["Refused406"];
            413: components["responses"]["Refused413"];
            414: components["responses"]["Refused414"];
            415: components["responses"]["Refused415"];
            422: components["responses"]["Refused422"];
            429: components["responses"]["Refused429"];
            500: components["responses"]["Refused500"];
            503: components["responses"]["Refused503"];
        };
    };
    getEvents: {
        parameters: {
            query?: {
                /** @description The last sequence you have; events follow it. Without it the oldest event kept comes first. */
                after?: number;
                /** @description Events per answer. */
                limit?: number;
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
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "X-ConcurrencyLimit-Limit": components["headers"]["X-ConcurrencyLimit-Limit"];
                    "X-ConcurrencyLimit-Remaining": components["headers"]["X-ConcurrencyLimit-Remaining"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The records, all of them */
                        data: components["schemas"]["Event"][];
                        /** @description About the answer */
                        meta: {
                            /** @description Relations that `include` can add here */
                            include: string[];
                            /** @description What the answer tells beside its data */
                            meta: {
                                /** @description The newest event of the account */
                                lastSequence: number;
                                /** @description What to send as `after` next */
                                nextAfter: number;
                                /** @description Whether more events can be read already */
                                hasMore: boolean;
                            };
                        };
                    };
                };
            };
            400: components["responses"]["Refused400"];
            401: components["responses"]["Refused401"];
            403: components["responses"]["Refused403"];
            406: components["responses"]["Refused406"];
            410: components["responses"]["Refused410Gone"];
            413: components["responses"]["Refused413"];
            414: components["responses"]["Refused414"];
            415: components["responses"]["Refused415"];
            422: components["responses"]["Refused422"];
            429: components["responses"]["Refused429"];
            500: components["responses"]["Refused500"];
            503: components["responses"]["Refused503"];
        };
    };
    getNewslettersIdStatistics: {
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
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "X-ConcurrencyLimit-Limit": components["headers"]["X-ConcurrencyLimit-Limit"];
                    "X-ConcurrencyLimit-Remaining": components["headers"]["X-ConcurrencyLimit-Remaining"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["NewsletterStatistics"];
                        /** @description About the answer */
                        meta: {
                            /** @description Relations that `include` can add here */
                            include: string[];
                            /** @description What the answer tells beside its data */
                            meta: Record<string, never>;
                        };
                    };
                };
            };
            400: components["responses"]["Refused400"];
            401: components["responses"]["Refused401"];
            403: components["responses"]["Refused403"];
            404: components["responses"]["Refused404NewsletterNotFound"];
            406: components["responses"]["Refused406"];
            413: components["responses"]["Refused413"];
            414: components["responses"]["Refused414"];
            415: components["responses"]["Refused415"];
            422: components["responses"]["Refused422"];
            429: components["responses"]["Refused429"];
            500: components["responses"]["Refused500"];
            503: components["responses"]["Refused503"];
        };
    };
    getNewslettersIdLinks: {
        parameters: {
            query?: {
                /** @description Page number, from 1. */
                page?: number;
                /** @description Records per page. */
                limit?: number;
                /** @description Comma-separated, - for descending: id, clicks, uniqueClicks. */
                sort?: string;
            };
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
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "X-ConcurrencyLimit-Limit": components["headers"]["X-ConcurrencyLimit-Limit"];
                    "X-ConcurrencyLimit-Remaining": components["headers"]["X-ConcurrencyLimit-Remaining"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The records of this page */
                        data: components["schemas"]["NewsletterLink"][];
                        /** @description About the answer */
                        meta: {
                            /** @description Relations that `include` can add here */
                            include: string[];
                            /** @description What the answer tells beside its data */
                            meta: Record<string, never>;
                            pagination: components["schemas"]["Pagination"];
                        };
                    };
                };
            };
            400: components["responses"]["Refused400"];
            401: components["responses"]["Refused401"];
            403: components["responses"]["Refused403"];
            404: components["responses"]["Refused404NewsletterNotFound"];
            406: components["responses"]["Refused406"];
            413: components["responses"]["Refused413"];
            414: components["responses"]["Refused414"];
            415: components["responses"]["Refused415"];
            422: components["responses"]["Refused422"];
            429: components["responses"]["Refused429"];
            500: components["responses"]["Refused500"];
            503: components["responses"]["Refused503"];
        };
    };
    getTriggerTypes: {
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
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "X-ConcurrencyLimit-Limit": components["headers"]["X-ConcurrencyLimit-Limit"];
                    "X-ConcurrencyLimit-Remaining": components["headers"]["X-ConcurrencyLimit-Remaining"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The records, all of them */
                        data: components["schemas"]["TriggerType"][];
                        /** @description About the answer */
                        meta: {
                            /** @description Relations that `include` can add here */
                            include: string[];
                            /** @description What the answer tells beside its data */
                            meta: Record<string, never>;
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
            429: components["responses"]["Refused429"];
            500: components["responses"]["Refused500"];
            503: components["responses"]["Refused503"];
        };
    };
    postMailingsSingleTrigger: {
        parameters: {
            query?: never;
            header?: {
                /** @description Repeating a request with the same key has no second effect for 24 hours. */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SingleTrigger"];
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Idempotency-Replayed": components["headers"]["Idempotency-Replayed"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "X-ConcurrencyLimit-Limit": components["headers"]["X-ConcurrencyLimit-Limit"];
                    "X-ConcurrencyLimit-Remaining": components["headers"]["X-ConcurrencyLimit-Remaining"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["TriggerSend"];
                        /** @description About the answer */
                        meta: {
                            /** @description Relations that `include` can add here */
                            include: string[];
                            /** @description What the answer tells beside its data */
                            meta: Record<string, never>;
                        };
                    };
                };
            };
            400: components["responses"]["Refused400_Body_Repeatable"];
            401: components["responses"]["Refused401_Body_Repeatable"];
            403: components["responses"]["Refused403SubscriberUnknownAccountNotApproved_Body_Repeatable"];
            406: components["responses"]["Refused406_Body_Repeatable"];
            409: components["responses"]["Refused409TriggerMailingInactiveReceiverArchived_Body_Repeatable"];
            413: components["responses"]["Refused413_Body_Repeatable"];
            414: components["responses"]["Refused414_Body_Repeatable"];
            415: components["responses"]["Refused415_Body_Repeatable"];
            422: components["responses"]["Refused422_Body_Repeatable"];
            429: components["responses"]["Refused429ReceiverThrottled_Body_Repeatable"];
            500: components["responses"]["Refused500_Body_Repeatable"];
            503: components["responses"]["Refused503_Body_Repeatable"];
        };
    };
    postMailingsSingleTriggerBatch: {
        parameters: {
            query?: never;
            header?: {
                /** @description Repeating a request with the same key has no second effect for 24 hours. */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TriggerBatch"];
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Idempotency-Replayed": components["headers"]["Idempotency-Replayed"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "X-ConcurrencyLimit-Limit": components["headers"]["X-ConcurrencyLimit-Limit"];
                    "X-ConcurrencyLimit-Remaining": components["headers"]["X-ConcurrencyLimit-Remaining"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The records, all of them */
                        data: components["schemas"]["TriggerBatchResult"][];
                        /** @description About the answer */
                        meta: {
                            /** @description Relations that `include` can add here */
                            include: string[];
                            /** @description What the answer tells beside its data */
                            meta: {
                                /** @description Receivers in the request */
                                total: number;
                                /** @description Receivers whose mail is on its way */
                                accepted: number;
                                /** @description Receivers that were refused */
                                rejected: number;
                            };
                        };
                    };
                };
            };
            400: components["responses"]["Refused400_Body_Repeatable"];
            401: components["responses"]["Refused401_Body_Repeatable"];
            403: components["responses"]["Refused403AccountNotApproved_Body_Repeatable"];
            406: components["responses"]["Refused406_Body_Repeatable"];
            409: components["responses"]["Refused409TriggerMailingInactive_Body_Repeatable"];
            413: components["responses"]["Refused413_Body_Repeatable"];
            414: components["responses"]["Refused414_Body_Repeatable"];
            415: components["responses"]["Refused415_Body_Repeatable"];
            422: components["responses"]["Refused422_Body_Repeatable"];
            429: components["responses"]["Refused429_Body_Repeatable"];
            500: components["responses"]["Refused500_Body_Repeatable"];
            503: components["responses"]["Refused503_Body_Repeatable"];
        };
    };
    getMailingsSingleTriggerId: {
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
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "X-ConcurrencyLimit-Limit": components["headers"]["X-ConcurrencyLimit-Limit"];
                    "X-ConcurrencyLimit-Remaining": components["headers"]["X-ConcurrencyLimit-Remaining"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["TriggerMessage"];
                        /** @description About the answer */
                        meta: {
                            /** @description Relations that `include` can add here */
                            include: string[];
                            /** @description What the answer tells beside its data */
                            meta: Record<string, never>;
                        };
                    };
                };
            };
            400: components["responses"]["Refused400"];
            401: components["responses"]["Refused401"];
            403: components["responses"]["Refused403"];
            404: components["responses"]["Refused404TriggerMessageNotFound"];
            406: components["responses"]["Refused406"];
            413: components["responses"]["Refused413"];
            414: components["responses"]["Refused414"];
            415: components["responses"]["Refused415"];
            422: components["responses"]["Refused422"];
            429: components["responses"]["Refused429"];
            500: components["responses"]["Refused500"];
            503: components["responses"]["Refused503"];
        };
    };
    postMailingsTrigger: {
        parameters: {
            query?: never;
            header?: {
                /** @description Repeating a request with the same key has no second effect for 24 hours. */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TriggerMailingCreate"];
            };
        };
        responses: {
            /** @description Success */
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    Location: components["headers"]["Location"];
                    "Idempotency-Replayed": components["headers"]["Idempotency-Replayed"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "X-ConcurrencyLimit-Limit": components["headers"]["X-ConcurrencyLimit-Limit"];
                    "X-ConcurrencyLimit-Remaining": components["headers"]["X-ConcurrencyLimit-Remaining"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["TriggerMailing"];
                        /** @description About the answer */
                        meta: {
                            /** @description Relations that `include` can add here */
                            include: string[];
                            /** @description What the answer tells beside its data */
                            meta: Record<string, never>;
                        };
                    };
                };
            };
            400: components["responses"]["Refused400_Body_Repeatable"];
            401: components["responses"]["Refused401_Body_Repeatable"];
            403: components["responses"]["Refused403_Body_Repeatable"];
            406: components["responses"]["Refused406_Body_Repeatable"];
            409: components["responses"]["Refused409TriggerMailingInactive_Body_Repeatable"];
            413: components["responses"]["Refused413_Body_Repeatable"];
            414: components["responses"]["Refused414_Body_Repeatable"];
            415: components["responses"]["Refused415_Body_Repeatable"];
            422: components["responses"]["Refused422_Body_Repeatable"];
            429: components["responses"]["Refused429_Body_Repeatable"];
            500: components["responses"]["Refused500_Body_Repeatable"];
            503: components["responses"]["Refused503_Body_Repeatable"];
        };
    };
    getMailingsTriggerId: {
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
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "X-ConcurrencyLimit-Limit": components["headers"]["X-ConcurrencyLimit-Limit"];
                    "X-ConcurrencyLimit-Remaining": components["headers"]["X-ConcurrencyLimit-Remaining"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["TriggerMailing"];
                        /** @description About the answer */
                        meta: {
                            /** @description Relations that `include` can add here */
                            include: string[];
                            /** @description What the answer tells beside its data */
                            meta: Record<string, never>;
                        };
                    };
                };
            };
            400: components["responses"]["Refused400"];
            401: components["responses"]["Refused401"];
            403: components["responses"]["Refused403"];
            404: components["responses"]["Refused404TriggerMailingNotFound"];
            406: components["responses"]["Refused406"];
            413: components["responses"]["Refused413"];
            414: components["responses"]["Refused414"];
            415: components["responses"]["Refused415"];
            422: components["responses"]["Refused422"];
            429: components["responses"]["Refused429"];
            500: components["responses"]["Refused500"];
            503: components["responses"]["Refused503"];
        };
    };
    deleteMailingsTriggerId: {
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
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "X-ConcurrencyLimit-Limit": components["headers"]["X-ConcurrencyLimit-Limit"];
                    "X-ConcurrencyLimit-Remaining": components["headers"]["X-ConcurrencyLimit-Remaining"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["Refused400"];
            401: components["responses"]["Refused401"];
            403: components["responses"]["Refused403"];
            404: components["responses"]["Refused404TriggerMailingNotFound"];
            406: components["responses"]["Refused406"];
            409: components["responses"]["Refused409InvalidState"];
            413: components["responses"]["Refused413"];
            414: components["responses"]["Refused414"];
            415: components["responses"]["Refused415"];
            422: components["responses"]["Refused422"];
            429: components["responses"]["Refused429"];
            500: components["responses"]["Refused500"];
            503: components["responses"]["Refused503"];
        };
    };
    getMailingsTriggerIdReceivers: {
        parameters: {
            query?: {
                /** @description Page number, from 1. */
                page?: number;
                /** @description Records per page. */
                limit?: number;
                /** @description Commas separate alternatives; null finds empty values. */
                "filter[result]"?: string;
            };
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
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "X-ConcurrencyLimit-Limit": components["headers"]["X-ConcurrencyLimit-Limit"];
                    "X-ConcurrencyLimit-Remaining": components["headers"]["X-ConcurrencyLimit-Remaining"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The records of this page */
                        data: components["schemas"]["TriggerMailingReceiver"][];
                        /** @description About the answer */
                        meta: {
                            /** @description Relations that `include` can add here */
                            include: string[];
                            /** @description What the answer tells beside its data */
                            meta: Record<string, never>;
                            pagination: components["schemas"]["Pagination"];
                        };
                    };
                };
            };
            400: components["responses"]["Refused400"];
            401: components["responses"]["Refused401"];
            403: components["responses"]["Refused403"];
            404: components["responses"]["Refused404TriggerMailingNotFound"];
            406: components["responses"]["Refused406"];
            413: components["responses"]["Refused413"];
            414: components["responses"]["Refused414"];
            415: components["responses"]["Refused415"];
            422: components["responses"]["Refused422"];
            429: components["responses"]["Refused429"];
            500: components["responses"]["Refused500"];
            503: components["responses"]["Refused503"];
        };
    };
    postMailingsTriggerIdReceivers: {
        parameters: {
            query?: never;
            header?: {
                /** @description Repeating a request with the same key has no second effect for 24 hours. */
                "Idempotency-Key"?: string;
            };
            path: {
                /** @description The id of the record */
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TriggerMailingReceivers"];
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Idempotency-Replayed": components["headers"]["Idempotency-Replayed"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "X-ConcurrencyLimit-Limit": components["headers"]["X-ConcurrencyLimit-Limit"];
                    "X-ConcurrencyLimit-Remaining": components["headers"]["X-ConcurrencyLimit-Remaining"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The records, all of them */
                        data: components["schemas"]["TriggerReceiverResult"][];
                        /** @description About the answer */
                        meta: {
                            /** @description Relations that `include` can add here */
                            include: string[];
                            /** @description What the answer tells beside its data */
                            meta: {
                                /** @description Receivers in the request */
                                total: number;
                                /** @description Receivers that were attached */
                                attached: number;
                                /** @description Receivers that were attached before */
                                duplicate: number;
                                /** @description Receivers that were refused */
                                rejected: number;
                            };
                        };
                    };
                };
            };
            400: components["responses"]["Refused400_Body_Repeatable"];
            401: components["responses"]["Refused401_Body_Repeatable"];
            403: components["responses"]["Refused403_Body_Repeatable"];
            404: components["responses"]["Refused404TriggerMailingNotFound_Body_Repeatable"];
            406: components["responses"]["Refused406_Body_Repeatable"];
            409: components["responses"]["Refused409InvalidStateReceiverLimitReached_Body_Repeatable"];
            413: components["responses"]["Refused413_Body_Repeatable"];
            414: components["responses"]["Refused414_Body_Repeatable"];
            415: components["responses"]["Refused415_Body_Repeatable"];
            422: components["responses"]["Refused422_Body_Repeatable"];
            429: components["responses"]["Refused429_Body_Repeatable"];
            500: components["responses"]["Refused500_Body_Repeatable"];
            503: components["responses"]["Refused503_Body_Repeatable"];
        };
    };
    postMailingsTriggerIdSchedule: {
        parameters: {
            query?: never;
            header?: {
                /** @description Repeating a request with the same key has no second effect for 24 hours. */
                "Idempotency-Key"?: string;
            };
            path: {
                /** @description The id of the record */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["TriggerMailingSchedule"];
            };
        };
        responses: {
            /** @description Success */
            202: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Idempotency-Replayed": components["headers"]["Idempotency-Replayed"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "X-ConcurrencyLimit-Limit": components["headers"]["X-ConcurrencyLimit-Limit"];
                    "X-ConcurrencyLimit-Remaining": components["headers"]["X-ConcurrencyLimit-Remaining"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["TriggerMailing"];
                        /** @description About the answer */
                        meta: {
                            /** @description Relations that `include` can add here */
                            include: string[];
                            /** @description What the answer tells beside its data */
                            meta: Record<string, never>;
                        };
                    };
                };
            };
            400: components["responses"]["Refused400_Body_Repeatable"];
            401: components["responses"]["Refused401_Body_Repeatable"];
            403: components["responses"]["Refused403AccountNotApproved_Body_Repeatable"];
            404: components["responses"]["Refused404TriggerMailingNotFound_Body_Repeatable"];
            406: components["responses"]["Refused406_Body_Repeatable"];
            409: components["responses"]["Refused409NoReceiversInvalidState_Body_Repeatable"];
            413: components["responses"]["Refused413_Body_Repeatable"];
            414: components["responses"]["Refused414_Body_Repeatable"];
            415: components["responses"]["Refused415_Body_Repeatable"];
            422: components["responses"]["Refused422_Body_Repeatable"];
            429: components["responses"]["Refused429_Body_Repeatable"];
            500: components["responses"]["Refused500_Body_Repeatable"];
            503: components["responses"]["Refused503_Body_Repeatable"];
        };
    };
    deleteMailingsTriggerIdSchedule: {
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
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "X-ConcurrencyLimit-Limit": components["headers"]["X-ConcurrencyLimit-Limit"];
                    "X-ConcurrencyLimit-Remaining": components["headers"]["X-ConcurrencyLimit-Remaining"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["TriggerMailing"];
                        /** @description About the answer */
                        meta: {
                            /** @description Relations that `include` can add here */
                            include: string[];
                            /** @description What the answer tells beside its data */
                            meta: Record<string, never>;
                        };
                    };
                };
            };
            400: components["responses"]["Refused400"];
            401: components["responses"]["Refused401"];
            403: components["responses"]["Refused403"];
            404: components["responses"]["Refused404TriggerMailingNotFound"];
            406: components["responses"]["Refused406"];
            409: components["responses"]["Refused409InvalidState"];
            413: components["responses"]["Refused413"];
            414: components["responses"]["Refused414"];
            415: components["responses"]["Refused415"];
            422: components["responses"]["Refused422"];
            429: components["responses"]["Refused429"];
            500: components["responses"]["Refused500"];
            503: components["responses"]["Refused503"];
        };
    };
}
