/** What helps an integrator after a refusal of the API, by its code. */
export const problemWords: Readonly<Record<string, string>> = {
  malformed_json: 'Send the body as JSON in UTF-8, nested at most 20 levels deep. A JSON library writes it correctly.',
  duplicate_member: 'Name each member of an object once; a JSON library does.',
  too_many_members: 'Send less in one request; several requests may follow each other.',
  body_required: 'Send a JSON object as the body, with the header Content-Type: application/json.',
  body_not_object: 'Put the members into an object: {"email": "ada@example.org"}, not a list or a bare value.',
  bad_request:
    'The request could not be read as HTTP. Look at its address, headers and length as they leave your client.',
  authentication_failed:
    'Send the API key, prefix.secret, as the password of HTTP Basic authentication; the user name may be anything. A key that was deleted never works again: an admin makes a new one.',
  scope_required: 'An admin adds one of the scopes in requiredScopes to the key. GET /whoami shows what it has now.',
  permission_required:
    'An admin grants the key the permissions in requiredPermissions, or you leave the status as it is. GET /whoami shows what it has now.',
  not_available_for_account_type:
    'Subscribers live in S-accounts; an L-account manages them. Use a key of the S-account.',
  account_not_approved:
    'The account is new: its operator looks at it first, usually within a day, and its admins get a mail then. People can be kept and changed meanwhile.',
  account_locked:
    'The L-account above it, or the operator, has locked the account; whoever has locked it unlocks it. Pages and opt-outs of its readers go on working.',
  https_required: 'Use https://. The key has travelled in clear: have an admin replace it.',
  subscriber_unknown:
    'Create the subscriber first, or an admin grants the key the permission triggerUnknownSubscribers.',
  not_found: 'Check the path for misspellings, also in capital letters, and that ids are whole numbers.',
  subscriber_not_found:
    'Find the id with GET /subscribers?filter[email]=…; a deleted subscriber has to be created anew.',
  group_not_found: 'GET /subscriberGroups lists the groups of the account.',
  article_locked: 'The L-account keeps this article. Ask there for another text, or take an article of your own.',
  article_not_found: 'GET /articles lists the articles of the account.',
  customer_field_not_found:
    'GET /customerFields lists the fields; only those of the account (fieldType 2) have a value.',
  mailing_not_found: 'GET /mailings lists the mailings of the account.',
  newsletter_not_found: 'GET /newsletters lists the newsletters of the account.',
  trigger_mailing_not_found: 'Use the id that POST /mailings/trigger answered with; GET /mailings lists them, too.',
  trigger_message_not_found:
    'Use the id that POST /mailings/singleTrigger answered with; what became of a mail can be read for 90 days.',
  webhook_not_found: 'Webhooks are made and listed by the operator: postrider webhook list.',
  method_not_allowed: 'Use a method that the header Allow names.',
  not_acceptable: 'Accept application/json, or send no Accept header.',
  subscriber_exists: 'Update the subscriber in subscriberId, or use POST /subscribers/upsert, which does either.',
  group_exists: 'Choose another name, or use the group in groupId.',
  group_is_dynamic: 'Members of a dynamic group follow from its conditions; a user of the application changes those.',
  group_not_dynamic: 'Only dynamic groups have conditions; put people into this one.',
  count_took_too_long: 'Ask for less at once, or try again when the database has less to do.',
  dynamic_group_limit: 'Delete a dynamic group that nobody needs any more.',
  group_locked: 'Whoever keeps the group by API grants it: PUT /subscriberGroups/{id} with permissions.',
  group_in_use:
    'Aim the planned mailings in mailingIds at another group or take back their plan, and take it out of the conditions of the dynamic groups in groupIds; then delete it.',
  transition_not_allowed:
    'No write makes this change of status. The person can register again, or an admin acts in the application.',
  subscriber_blacklisted: 'Only a user of the application can take an address off the blacklist.',
  optin_mailing_missing: 'An admin selects an opt-in mailing for the channel or for the key, and activates it.',
  trigger_mailing_inactive:
    'A user activates a mailing of this trigger type; GET /triggerTypes shows which can be sent in which language.',
  receiver_archived:
    'The person gets no mail. Leave them out, or ask them to register again; mail that answers what they did can have a transactional mailing.',
  receiver_throttled:
    'This address has had as many mails as one address may get in an hour. Wait for the seconds in Retry-After; look for a loop.',
  invalid_state: 'currentStatus tells where it stands. Read it anew, and take the step that fits.',
  no_receivers: 'Attach receivers with POST /mailings/trigger/{id}/receivers, then schedule.',
  receiver_limit_reached: 'Create another copy for the remaining receivers.',
  idempotency_in_progress:
    'Wait for the seconds in Retry-After and send the same request again: it gets the same answer.',
  upload_offset_wrong: 'Go on with the upload at the byte in offset.',
  gone: 'Of events: read GET /subscribers anew, then go on after lastSequence. Of an endpoint: use its successor in the header Link.',
  payload_too_large: 'Send less at once: 1 MiB, or 10 MiB of receivers. Split long lists into several requests.',
  uri_too_long: 'Shorten the query string to 8 KiB; split long filters into several requests.',
  unsupported_media_type: 'Send the body as application/json in UTF-8, with the header Content-Type.',
  validation_failed:
    'The member errors lists every value that is wrong, with its place and a code of its own; mend all and send again.',
  import_not_found: 'Imports are kept for 30 days. GET …/imports lists them.',
  import_stage: 'Read the import anew and take the step that fits its stage.',
  import_file_gone: 'Upload the file again; the report of the former import can be read for 30 days.',
  export_not_found: 'Sign in as who asked for the export, or ask for one yourself.',
  export_not_ready:
    'Wait until its job is done; GET …/jobs/{id} tells how far it is. A job that was stopped can go on.',
  export_link_over: 'Ask for a new link with POST …/exports/{id}/links and use it within 15 minutes.',
  export_file_gone: 'Ask for the export again and fetch its file within 24 hours.',
  export_too_large: 'Ask for CSV, which has no such limit, or choose fewer people or columns.',
  view_not_found: 'GET …/views lists your own views; those of others are theirs.',
  view_exists: 'Choose another name, or put the filters into the view that has it.',
  views_too_many: 'Delete a view that you no longer use.',
  duplicate_item: 'List each subscriber once per request.',
  placeholder_missing: 'Send a value for every placeholder that the mailing needs; errors names them.',
  article_unavailable: 'Choose another time, another article, or change when this one is available.',
  content_invalid: 'Mend what detail names; it is about the content, not about the request.',
  idempotency_key_invalid: 'Use 1 to 255 visible ASCII characters, as a UUID has them.',
  idempotency_key_reused: 'This key belongs to another body. Use a new key for every new request.',
  rate_limit_exceeded: 'Wait for the seconds in Retry-After. X-RateLimit-Remaining tells beforehand how many are left.',
  concurrency_limit_exceeded: 'Send fewer requests at the same time, and this one again when another has finished.',
  too_many_streams: 'Close a stream you no longer read, then open this one.',
  authentication_throttled:
    'Too many wrong keys came from your address. Look for the program that sends them, and wait for the seconds in Retry-After.',
  internal_error: 'The fault is ours. Try again later; tell us the X-Request-Id when it stays.',
  service_unavailable: 'Wait for the seconds in Retry-After and send the request again, with the same Idempotency-Key.',
}
