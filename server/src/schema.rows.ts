// Generated from server/src/migrations by npm run generate.
import type { Timestamp } from './platform/clock/timestamp.rules.ts'

/** What a row of each table is once it has been read; the names are those our statements give to its columns. */
export interface Tables {
  account_events: {
    accountId: number
    /** Given under the account's lock without a gap: whoever has seen n never meets a smaller one later. */
    seq: number
    type: string
    /** Null = not about a person. */
    subscriberId: number | null
    occurredAt: Timestamp
    data: unknown
    /** When it was written; says in which month's part it lies. */
    loggedAt: Timestamp
    /** Who did it, as the consent ledger writes it: user:7, key:abcd1234, person. Null = nobody, or before this was written down. */
    actor: string | null
  }
  account_export_pieces: {
    accountId: number
    jobId: number
    piece: number
    sealed: Buffer
  }
  account_exports: {
    accountId: number
    jobId: number
    /** The only one who may fetch the file, such as user:7 */
    askedBy: string
    createdAt: Timestamp
    /** When it was last fetched to its end; whoever closes the account needs one of the last 30 days. */
    downloadedAt: Timestamp | null
    /** When the file was deleted */
    fileGoneAt: Timestamp | null
  }
  account_field_values: {
    accountId: number
    customerId: number
    fieldId: number
    value: unknown
    updatedAt: Timestamp
  }
  account_heads: {
    accountId: number
    /** The id given last; ids count per account and without gaps between neighbours. */
    lastSubscriberId: number
    /** Number of the newest entry of the consent ledger. */
    consentSeq: number
    /** Hash of the newest entry of the consent ledger, which the next one continues. */
    consentHash: Buffer
    /** Number of the newest event of the log. */
    eventSeq: number
  }
  accounts: {
    id: number
    customerId: number
    /** L leads other accounts and has no subscribers; S has the subscribers and sends. */
    type: 'L' | 'S'
    name: string
    /** The L-account of the same customer that this S-account belongs to; null = on its own. */
    parentAccountId: number | null
    /** Only there for the foreign key: a parent is always an L-account. */
    parentType: string | null
    /** Whether the channel module is booked. Without it the default channel stays hidden. */
    hasChannels: boolean
    /** The language of texts for people of whom none is known. */
    defaultLanguageIso: string
    /** Languages the account has texts in. */
    languages: string[]
    /** What a day is, for birthdays, statistics and dates in mails. */
    timeZone: string
    /** Where the account is placed; 0 until there is more than one place. */
    shard: number
    createdAt: Timestamp
    /** What is counted of opens and clicks. none: nothing. aggregate: sums, nobody can be recognised. individual: also who it was, of those who agreed. */
    tracking: 'aggregate' | 'individual' | 'none'
    /** The mailing to whoever leaves several channels, or one that has no opt-out mailing of its own. */
    defaultOptoutMailingId: number | null
    /** Requests in 60 seconds over all of its keys; null = only the limits of each key count. */
    minuteLimit: number | null
    /** Requests at the same time over all of its keys; null = only the limits of each key count. */
    concurrentLimit: number | null
    /** Name of the relay its mail is handed to, as the settings of senders and dispatcher have it; null = the usual one. */
    relay: string | null
    /** Whether the operator lets it send; accounts that the operator made are approved. */
    approval: 'approved' | 'pending' | 'refused'
    /** Who must have a second factor to work in it. */
    requireSecondFactor: 'admins' | 'everyone'
    /** Since when that is so. */
    secondFactorSince: Timestamp
    /** Since when it plans, activates and sends nothing, and no key opens it; null = it is not locked. */
    lockedAt: Timestamp | null
    /** Who may unlock it: the L-account above, or nobody but the operator. */
    lockedBy: 'operator' | 'parent' | null
    /** The L-account of the same customer that its admins want above it; an admin there says yes or no. */
    offeredTo: number | null
    /** Since when nobody works in it and nothing leaves it; 30 days later it ends, with everything it has. Null = it is open. */
    closedAt: Timestamp | null
    /** Whether every registration asks by mail, as with forceOptIn: true. */
    alwaysForceOptIn: boolean
    /** Which mailings leave only after another user has approved them. */
    requireApproval: 'all' | 'off' | 'standard'
    /** How long a mailing that is sent now can be taken back. */
    undoSeconds: number
    /** The S-account it is the sandbox twin of; null = it is a real account. */
    sandboxOf: number | null
    /** How far the clock of a sandbox is ahead of ours; 400 days at most. */
    clockAheadSeconds: number
    /** Whether somebody whose address changes is asked at the new one before they get mail there. */
    confirmAddressChanges: boolean
    /** The opt-in mailing where neither channel nor key has one: of users, forms, imports and preferences. */
    defaultOptinMailingId: number | null
    /** Who new mailings come from; null = whoever the last one came from. */
    defaultSenderName: string | null
    /** The address new mailings come from. */
    defaultSenderEmail: string | null
    /** After how many days people who never confirmed, the words of refusals, and values of single mails go, and after how many months single opens and clicks. */
    retention: unknown
    /** From which share on, in per cent, a run pauses by itself; at most what holds for everybody. */
    brake: unknown
    /** By language, what variables 1 and 6 say to genderId 1, 2 and 3; a language that is absent has the shipped texts. */
    salutations: unknown
    /** Of a sandbox: how far ahead its clock is to be put; until then it stops at whatever is due on the way. Null = it is there. */
    clockDueSeconds: number | null
    /** Of such a sandbox: when its clock was put forward last, by ours. What takes too long there is not waited for. */
    clockSteppedAt: Timestamp | null
    /** The first day, in its zone, of which no open or click has gone because it keeps them for a shorter time; null = none has. */
    eventsKeptFrom: string | null
  }
  address_mails: {
    id: number
    accountId: number
    kind: 'optin' | 'optout' | 'trigger'
    /** Keyed hash of the address in lower case without what follows a plus sign. */
    addressHmac: Buffer
    sentAt: Timestamp
  }
  api_key_channels: {
    accountId: number
    apiKeyId: number
    channelId: number
  }
  api_keys: {
    accountId: number
    customerId: number
    id: number
    name: string
    prefix: string
    secretHash: Buffer
    /** The areas the key may work in. */
    scopes: string[]
    /** Single delicate acts the key may do in addition. */
    permissions: string[]
    /** The opt-in mailing of channels that have none of their own. */
    defaultOptinMailingId: number | null
    /** Whether values sent for somebody unconfirmed wait until the person confirms. */
    deferUnconfirmedData: boolean
    createdAt: Timestamp
    /** Written at most once in a while, not with every request. */
    lastUsedAt: Timestamp | null
    /** Since when the key no longer works; the row stays, because ledgers name it. */
    deletedAt: Timestamp | null
    /** Requests in 60 seconds; null is the usual limit, 600 */
    minuteLimit: number | null
    /** Requests at the same time; null is the usual limit, 10 */
    concurrentLimit: number | null
    /** Why people the key sets to 2/2 may be written to, where the request does not say. */
    defaultLegalBasis: 'consent' | 'existingCustomer' | 'transactional'
  }
  archive_hosts: {
    accountId: number
    channelId: number
    /** In small letters, with A-labels, without a dot at its end. */
    host: string
    /** 128 random bits that the DNS of the host has to show; another host gets others. */
    token: string
    /** What was found in the DNS, record by record. */
    checks: unknown
    /** The records are right, but another archive has shown the same host before. */
    isTaken: boolean
    /** Since when both records are as they should be; null = they are not, and nothing is served there. */
    provenAt: Timestamp | null
    checkedAt: Timestamp | null
    createdAt: Timestamp
    updatedAt: Timestamp
  }
  arrival_changes: {
    accountId: number
    id: number
    runId: number
    block: number
    came: string
    /** Whose mail came back. What came back never arrives again, so that this holds against came in whatever order they are read. */
    went: string
  }
  article_templates: {
    accountId: number
    id: number
    name: string
    html: string
    createdAt: Timestamp
    updatedAt: Timestamp
    /** Which template of which shipped theme it is, such as almanac/lead. Null = the account's own. */
    shipped: string | null
    /** The L-account it came from; null = the account's own. */
    fromAccountId: number | null
    /** Its id there. */
    fromId: number | null
    /** When it was deleted: a gap in drafts whose articles it shows. Null = it is there. */
    deletedAt: Timestamp | null
  }
  articles: {
    accountId: number
    id: number
    templateId: number
    languageIso: string
    name: string
    /** False keeps users of the application out, never the API. */
    canEdit: boolean
    availableFrom: Timestamp | null
    availableUntil: Timestamp | null
    /** What stands in the places of the template. Clean already: HTML passed the allow-list before it came here. */
    placeholders: unknown
    createdAt: Timestamp
    updatedAt: Timestamp
    /** The newsletter it was written for; null = any may use it. */
    newsletterId: number | null
    /** When it was deleted, or the L-account took it back: a gap in what still shows it. Null = it is there. */
    withdrawnAt: Timestamp | null
    /** When the account deleted it; it can be put back for 30 days. Null = it is there, or was withdrawn by the L-account, or has lain there for longer. */
    deletedAt: Timestamp | null
  }
  audit_entries: {
    accountId: number
    seq: number
    at: Timestamp
    /** Who did it: user:7, operator:3; operator = the command line. */
    actor: string
    /** From where; null for the command line. */
    address: string | null
    /** What was done to what kind of thing, as webhooks.pause. */
    act: string
    objectId: number | null
    /** By member of the object, [before, after]; null instead where values are not kept. */
    changes: unknown
    requestId: string | null
    /** HMAC over the entry and the hash before it. */
    hash: Buffer
  }
  audit_heads: {
    accountId: number
    seq: number
    hash: Buffer
    /** The number of the last entry that went because it was three years old; 0 = none did. */
    keptAfter: number
    /** The hash of that entry, which the first that is kept follows. */
    keptAfterHash: Buffer | null
    /** HMAC over both, under the key of the chain. */
    keptAfterMac: Buffer | null
  }
  block_changes: {
    accountId: number
    id: number
    runId: number
    /** How many more people of a block have a message than when it was last given back. */
    n: number
  }
  bulk_members: {
    accountId: number
    jobId: number
    block: number
    members: string
  }
  bulk_outcomes: {
    accountId: number
    subscriberId: number
    jobId: number
    outcome: string
    /** What undoing it needs, sealed where it says how the person stood; null = nothing to undo. */
    before: unknown
  }
  captured_mails: {
    accountId: number
    id: number
    runId: number
    messageId: number
    /** Which simulated mailbox took it, by the local part; delivers = any other. */
    mailbox: string
    /** What the mailbox answered; empty = nothing. */
    reply: string
    /** By the clock of the sandbox. */
    capturedAt: Timestamp
    /** By ours: it stays 30 days, among the newest 10,000. */
    keptSince: Timestamp
    /** What the mailbox sends back after a while. */
    report: 'bounce' | 'complaint' | null
    /** When it does, by the clock of the sandbox; null = it has, or never will. */
    reportDueAt: Timestamp | null
    /** To find the mails to one address. */
    recipientHmac: Buffer
    /** Recipient, sender and subject, encrypted under a key the database does not hold. */
    summarySealed: Buffer
    /** The whole mail, encrypted likewise. */
    mailSealed: Buffer
  }
  channels: {
    accountId: number
    id: number
    /** Every account has one; it is hidden while the channel module is not booked. */
    isDefault: boolean
    /** The L-account that handed the channel down. */
    inheritedFrom: number | null
    /** Name and description by language. */
    translations: unknown
    /** The mailing that asks for the opt-in of this channel. */
    optinMailingId: number | null
    createdAt: Timestamp
    /** The mailing to whoever leaves this channel alone. */
    optoutMailingId: number | null
    /** Since when nobody can enter it and no new mailing goes to it; its rows stay. Null = open. */
    closedAt: Timestamp | null
    /** Since when the L-account has taken it back. It is closed then, and the account does not open it again. */
    withdrawnAt: Timestamp | null
    /** The copy of what the L-account says in its opt-in mailing of this channel: sent where the channel has none of its own. */
    fallbackOptinMailingId: number | null
    /** The same about leaving. */
    fallbackOptoutMailingId: number | null
  }
  company_domains: {
    /** Lower case, as A-label. */
    domain: string
    customerId: number
    /** The account of the customer that newcomers begin in. */
    accountId: number
    createdAt: Timestamp
  }
  company_subjects: {
    /** SHA-256 of issuer and subject. */
    subjectHash: Buffer
    issuer: string
    userId: number
    linkedAt: Timestamp
  }
  congratulations: {
    accountId: number
    mailingId: number
    /** By the calendar of the account. */
    year: number
    block: number
    members: string
  }
  consent_entries: {
    accountId: number
    /** Counts per account without a gap. */
    seq: number
    subscriberId: number
    channelId: number
    /** The state before; null = the subscription began here. */
    fromState: string | null
    toState: string
    /** Who did it: an API key, a user, an operator, the person, or the mail system. */
    actor: string
    /** By which way it came. */
    source: string
    newsletterId: number | null
    occurredAt: Timestamp
    evidenceDigest: Buffer | null
    /** Addresses, agents, wording. Erased with the person; the chain only holds its digest. */
    evidence: unknown
    /** Over the entry and the hash of the one before. */
    hash: Buffer
    /** SHA-256 of the words agreed to, or of the mail they were in. Stays when the evidence is erased. */
    wordingHash: Buffer | null
  }
  content_links: {
    accountId: number
    contentId: number
    n: number
    url: string
  }
  contents: {
    accountId: number
    id: number
    /** Of all that is in it: the same content is kept once. */
    hash: Buffer
    subject: string
    html: string
    plainText: string
    languageIso: string
    placeholders: string[]
    senderName: string
    senderEmail: string
    replyTo: string | null
    /** Values of the account's and the mailing's fields as they were when this was written, by field id. */
    fieldValues: unknown
    createdAt: Timestamp
  }
  copy_receivers: {
    accountId: number
    copyId: number
    subscriberId: number
    subject: string | null
    /** Values for the placeholders of the content, encrypted under a key that is not in here. */
    placeholders: unknown
    attachedAt: Timestamp
  }
  customer_fields: {
    customerId: number
    id: number
    /** What its values belong to: 1 subscriber, 2 account, 3 mailing. */
    fieldType: 1 | 2 | 3
    /** The data type: 1 string, 2 integer, 3 date, 4 boolean, 5 list of strings, 6 amount of money. */
    type: 1 | 2 | 3 | 4 | 5 | 6
    /** Steers the application's screens, like the two that follow; the API writes regardless. */
    isAvailableForImport: boolean
    isAvailableForExport: boolean
    isEditable: boolean
    translations: unknown
    /** Of an account field: what holds while the account has no value of its own. */
    defaultValue: unknown
    createdAt: Timestamp
    updatedAt: Timestamp
    /** Since when nobody enters it any more: users, forms and imports do without, mails still show it. Null = in use. */
    retiredAt: Timestamp | null
  }
  customers: {
    id: number
    name: string
    createdAt: Timestamp
  }
  email_links: {
    id: number
    userId: number
    /** confirm = went to the new address, one per user; undo = went to the former one. */
    kind: 'confirm' | 'undo'
    /** What the user signs in with once the link was used. */
    email: string
    /** The email as it is compared: lower case, domain as A-label. */
    emailKey: string
    /** SHA-256 of the token in the link. */
    tokenHash: Buffer
    createdAt: Timestamp
    expiresAt: Timestamp
  }
  ended_optin_links: {
    accountId: number
    tokenHash: Buffer
    channelIds: number[]
    endedAt: Timestamp
  }
  erasures: {
    accountId: number
    subscriberId: number
    /** Ids lost with a restore are given again; id and time together are one person. */
    subscriberCreatedAt: Timestamp
    addressHmac: Buffer
    /** The archived reasons, by channel. */
    guards: unknown
    erasedAt: Timestamp
  }
  export_pieces: {
    accountId: number
    jobId: number
    piece: number
    sealed: Buffer
  }
  exports: {
    accountId: number
    jobId: number
    format: 'csv' | 'xlsx'
    /** The language of headings and states in the file */
    languageIso: string
    /** The chosen columns, in their order */
    columns: unknown
    /** What the list was narrowed by, for the audit log: no value of a person */
    filter: unknown
    /** How many were meant when it was asked for */
    people: number
    /** The only one who may fetch the file, such as user:7 */
    askedBy: string
    createdAt: Timestamp
    /** When the file was deleted */
    fileGoneAt: Timestamp | null
  }
  failed_sign_ins: {
    id: number
    /** Null = nobody has this email. Such a row is written all the same, so that both take as long. */
    userId: number | null
    /** From where. */
    address: string
    requestId: string
    failedAt: Timestamp
  }
  field_requests: {
    accountId: number
    id: number
    /** What it is to be called, in the words of whoever asked */
    name: string
    fieldType: 1 | 2 | 3
    type: 1 | 2 | 3 | 4 | 5 | 6
    /** What it is for, so that operators can judge */
    purpose: string
    /** Who asked, such as user:7 */
    askedBy: string
    createdAt: Timestamp
    decidedAt: Timestamp | null
    outcome: 'declined' | 'made' | null
    /** The field that was made; null = none */
    fieldId: number | null
    /** Why there is none */
    answer: string | null
  }
  form_wordings: {
    accountId: number
    formId: number
    number: number
    /** By language: title, introduction, what people agree to, button. */
    texts: unknown
    privacyUrl: string
    createdAt: Timestamp
  }
  forms: {
    accountId: number
    id: number
    /** 128 random bits, in the address of the form; stays as long as the form. */
    publicId: string
    name: string
    /** What people can choose; empty = the account does without channels. */
    channelIds: number[]
    /** What is asked beside the address, in this order: base data by name, customer fields as field:id; and whether it must be answered. */
    fields: unknown
    /** Websites that may show it in a frame. */
    frameOrigins: string[]
    /** Otherwise its address says that there is nothing to sign up for. */
    isOpen: boolean
    createdAt: Timestamp
    updatedAt: Timestamp
    /** The static group of whoever confirms having signed up by it; null = none. */
    groupId: number | null
  }
  group_members: {
    accountId: number
    groupId: number
    subscriberId: number
    addedAt: Timestamp
  }
  growth_days: {
    accountId: number
    channelId: number
    /** In UTC: a time zone that PostgreSQL does not know must keep nobody from registering. */
    day: string
    /** Became receive-ready by the link of an opt-in mail. */
    confirmed: number
    /** Became receive-ready because somebody said that they agreed. */
    stated: number
    /** Became receive-ready after they had been archived, without a new opt-in mail. */
    reactivated: number
    /** Left. */
    unsubscribed: number
    /** Their address does not exist any more. */
    bounced: number
    /** Reported a mail as spam. */
    complained: number
    /** Archived by hand or excluded. */
    archived: number
    /** Their record was deleted. */
    erased: number
    /** Ceased to be receive-ready in any other way, such as waiting for an opt-in again. */
    other: number
  }
  idempotency_records: {
    accountId: number
    /** SHA-256 over method, path with query, and the client's key: what counts as the same request. */
    request: Buffer
    /** Of the body: the same key with another body is refused. */
    fingerprint: Buffer
    status: number
    location: string | null
    /** Whose data the body holds, so that erasing a person erases the copy. */
    subjectIds: number[]
    createdAt: Timestamp
    /** The answer, encrypted under a key that is not in here. */
    bodySealed: Buffer
  }
  import_addresses: {
    accountId: number
    importId: number
    addressHmac: Buffer
  }
  import_blocks: {
    accountId: number
    importId: number
    /** Number of its first row, from 1 */
    firstRow: number
    /** Where the block begins in the file */
    byte: number
    /** A letter per row: c created, u updated, n unchanged, s skipped, d duplicate, x closed, i invalid */
    outcomes: string
    /** Invalid rows: [row, code, column] */
    faults: unknown
    /** The letters of the dry run */
    checked: string
  }
  import_pieces: {
    accountId: number
    importId: number
    piece: number
    sealed: Buffer
  }
  imports: {
    accountId: number
    id: number
    fileName: string
    /** Bytes the file has, as announced before the upload */
    fileSize: number
    /** Bytes of it that are kept */
    received: number
    /** Where it stands; job_id says how far the work of that stage has come */
    stage: 'canceled' | 'check' | 'checked' | 'columns' | 'done' | 'read' | 'run' | 'unreadable' | 'upload'
    /** Encoding, delimiter, and whether the first row names the columns */
    format: unknown
    /** Headings of the file and what they probably mean */
    columns: unknown
    /** The service whose export this is, as far as it was recognised */
    preset: unknown
    /** Why the file cannot be read: what is wrong in which row, at which byte */
    fault: unknown
    /** Rows without the heading; null until the file has been read to its end */
    rowCount: number | null
    /** What the columns mean and what happens to whom, with the legal basis */
    rules: unknown
    /** Rows by what became of them: in the dry run, then in the import */
    counts: unknown
    /** The job of the present stage */
    jobId: number | null
    createdBy: string
    createdAt: Timestamp
    startedAt: Timestamp | null
    finishedAt: Timestamp | null
    /** When the file was deleted; outcomes stay, values do not */
    fileGoneAt: Timestamp | null
    /** Bytes of the text that was unpacked from a workbook; null for a file that is text itself. */
    textSize: number | null
  }
  inbound_reports: {
    accountId: number
    id: number
    runId: number
    messageId: number
    /** Whom it is about, once that is known. */
    subscriberId: number | null
    /** relay is noted with the message's own state and judged later; the others are judged as they come in. */
    kind: 'bounce' | 'complaint' | 'relay' | 'unsubscribe'
    /** Of what it says, so that the same report twice is one. */
    digest: Buffer
    receivedAt: Timestamp
    judgedAt: Timestamp | null
    /** The other side's words without addresses; kept so that better rules can read them again. */
    answer: string | null
    /** What it means: bounce-class.rules.ts names the classes. */
    class: string | null
    /** The rule that said so, and rules_version of which set. */
    rule: string | null
    rulesVersion: number | null
    /** What was done about it. */
    effect: 'complaint' | 'counted' | 'hardBounce' | 'none' | 'suspended' | 'unsubscribed' | null
    reason: string | null
    /** Whether run_reports has taken notice of it. */
    isCounted: boolean
  }
  installation: {
    isOnly: boolean
    /** Keyed hash of a constant, under the master secret. It tells whether a secret is the right one and nothing else. */
    secretFingerprint: Buffer
    setAt: Timestamp
    /** When a process with another master secret last wanted to start. */
    refusedAt: Timestamp | null
    refusedLogin: string | null
    refusedAddress: string | null
  }
  invitations: {
    accountId: number
    customerId: number
    id: number
    email: string
    /** The email as it is compared: lower case, domain as A-label. */
    emailKey: string
    role: 'admin' | 'analyst' | 'author' | 'editor'
    languageIso: string
    invitedBy: number
    /** SHA-256 of the token in the link. */
    tokenHash: Buffer
    createdAt: Timestamp
    expiresAt: Timestamp
  }
  jobs: {
    accountId: number
    id: number
    /** Which use case it repeats */
    kind: string
    state: 'canceled' | 'done' | 'failed' | 'running' | 'waiting'
    /** What it was asked to do */
    input: unknown
    /** Where the next block goes on; written with the effect of the block before */
    position: unknown
    /** Steps it will have; null when nobody counted */
    total: number | null
    /** Steps it has done */
    done: number
    /** Faults in a row without a step forward */
    faults: number
    /** Why it failed: the code of the refusal, or internal_error */
    reason: string | null
    /** What came of it */
    result: unknown
    /** Numbers the changes of an account's jobs, so that a listener can go on after one */
    revision: number
    /** Who asked for it, as the ledgers write it */
    createdBy: string
    /** Who asked for it, as the job acts */
    actor: unknown
    /** What they were allowed when they asked */
    permissions: string[]
    createdAt: Timestamp
    startedAt: Timestamp | null
    /** When it was done, had failed or was canceled */
    finishedAt: Timestamp | null
    /** What whoever stops it or goes on with it must be allowed to do */
    action: string
  }
  kept_out_newsletters: {
    accountId: number
    mailingId: number
    createdAt: Timestamp
  }
  ledger_months: {
    month: string
    /** How the names of its tables end. */
    part: string
    firstRun: number
    /** Every run of the month has a smaller id. Ids leap to first_run when the month begins. */
    endRun: number
    /** When its messages, blocks and reports went; null while they are kept. */
    droppedAt: Timestamp | null
  }
  mailing_approvals: {
    accountId: number
    mailingId: number
    /** Of what it said and to whom when it was asked about; any change makes another one, and the approval void. */
    fingerprint: string
    /** When it is to begin; null = as soon as it is approved, or it is not planned at all. */
    plannedAt: Timestamp | null
    /** What whoever asked wants to say about it; empty = nothing. */
    note: string
    /** Who asked, such as user:7. */
    askedBy: string
    askedAt: Timestamp
    /** Who answered; null = nobody yet. */
    decidedBy: string | null
    decidedAt: Timestamp | null
    isApproved: boolean | null
    /** Why it was sent back; null = it was not. */
    answer: string | null
  }
  mailing_field_values: {
    accountId: number
    customerId: number
    mailingId: number
    fieldId: number
    value: unknown
  }
  mailings: {
    accountId: number
    id: number
    /** standard is sent once by its plan; optin, optout, birthday, welcome and trigger are sent by events for as long as they are active. */
    type: 'birthday' | 'optin' | 'optout' | 'standard' | 'trigger' | 'welcome'
    name: string
    status: 'draft' | 'planned' | 'sent'
    /** Null on a mailing that is sent once. */
    isActive: boolean | null
    senderName: string
    senderEmail: string
    languageIso: string
    createdAt: Timestamp
    updatedAt: Timestamp
    channelId: number | null
    /** Empty = all subscribers of the channel. */
    groupIds: number[]
    triggerTypeId: number | null
    /** Set on the copy of a trigger mailing. */
    sourceMailingId: number | null
    replyTo: string | null
    plannedAt: Timestamp | null
    sentAt: Timestamp | null
    /** Of a birthday mailing: the last day it has seen to. */
    congratulatedOn: string | null
    /** Why a planned mailing could not start; nobody was mailed. Planning it again clears it. */
    failureReason: string | null
    /** The mailing that this one says in another language; null on that mailing itself. A version of a standard mailing lends everything but its words from it. */
    versionOf: number | null
    /** Nobody in any of these groups gets it, whatever other group they are in. */
    excludedGroupIds: number[]
    /** transactional reaches people who left or were archived by hand, too, without tracking and without a way to leave; a copy keeps that of its making. */
    purpose: 'general' | 'transactional'
    /** Why a trigger mailing is transactional, in the words of whoever said so. */
    purposeReason: string | null
    /** Who made it, such as user:7; null = before this was noted */
    createdBy: string | null
    /** Who changed it last; null = before this was noted */
    changedBy: string | null
    /** Who planned it last; null = nobody */
    plannedBy: string | null
    /** Since when it lies in the trash; of what was sent or canceled, since when what it said is gone. Null = it is there */
    deletedAt: Timestamp | null
    /** Of a birthday mailing: from which hour of the day of the account it goes out. */
    birthdayHour: number
    /** Nothing of it is put on the wire later than this; null = no such time. */
    notAfter: Timestamp | null
    /** The L-account it comes from keeps its subject. */
    isSubjectFixed: boolean
    /** The L-account it comes from keeps its content. */
    isContentFixed: boolean
    /** Nobody has chosen yet whom it reaches; no choice is no audience. */
    lacksAudience: boolean
    /** When the L-account it comes from proposes to send it; null = it proposes nothing. */
    proposedAt: Timestamp | null
    /** Other subjects, the share of readers who try them, after how many hours and by what one wins: subject-test.rules.ts; null = one subject. */
    subjectTest: unknown
    /** How many get it first, and after how many minutes the others follow; null = all at once. */
    trial: unknown
    /** Of a welcome mailing: how many days after somebody has joined it is sent. */
    welcomeDays:
      | 0
      | 1
      | 2
      | 3
      | 4
      | 5
      | 6
      | 7
      | 8
      | 9
      | 10
      | 11
      | 12
      | 13
      | 14
      | 15
      | 16
      | 17
      | 18
      | 19
      | 20
      | 21
      | 22
      | 23
      | 24
      | 25
      | 26
      | 27
      | 28
      | 29
      | 30
    /** Of a welcome mailing: also sent to people whom a program creates as receive-ready, who have confirmed nothing here. */
    welcomesCreated: boolean
    /** Day and hour on the clock of each recipient, such as 2027-03-28T09:00; planned_at is when the first clock in the account shows it. Null = all at planned_at. */
    recipientHour: string | null
    /** Of an active mailing: when the first of its later contents takes the place of what it says now. */
    renewsAt: Timestamp | null
  }
  memberships: {
    accountId: number
    customerId: number
    userId: number
    role: 'admin' | 'analyst' | 'author' | 'editor'
    createdAt: Timestamp
    /** Since when the user is an admin of the account, or is not. */
    roleSince: Timestamp
  }
  message_changes: {
    accountId: number
    id: number
    runId: number
    state: number
    /** How many came into the state; negative = left it. */
    n: number
    /** Why mails were excluded or quarantined, by reason; empty otherwise. */
    reason: string
  }
  message_notices: {
    accountId: number
    id: number
    runId: number
    messageId: number
    /** The type of the event: event.rules.ts names them. */
    type: string
    occurredAt: Timestamp
  }
  messages: {
    accountId: number
    runId: number
    /** Of a newsletter's message its subscriber's id, so that the primary key means "only once". */
    id: number
    subscriberId: number
    /** When it must be looked at again: next attempt, end of a claim, next look at a doubt. Null = nothing to do by itself; infinity = its run is paused. */
    dueAt: Timestamp | null
    /** When its final dot may first have been written. */
    wireAt: Timestamp | null
    createdAt: Timestamp
    /** The sender that holds it. */
    owner: number | null
    /** Of a single mail; otherwise the run's. */
    contentId: number | null
    /** 0 single mails, 1 newsletters; each has connections of its own. */
    lane: number
    /** By number; message-state.rules.ts names them. */
    state: number
    attempt: number
    /** How many senders have ended while they held it, since it was last on the wire. */
    claims: number
    replyCode: number | null
    /** The relay's last words. */
    reply: string | null
    reason: string | null
    /** What the relay calls it. */
    queueId: string | null
    /** What only this mail says: values of placeholders, encrypted under a key that is not in here; a subject or sender name of its own. */
    payload: unknown
    /** How long it could not leave because its run was paused; it is no older for that. */
    restedSeconds: number | null
    /** Of a single mail: when the relay's log was read to say that the other side took it. Null for newsletters, and where the relay has no log. */
    deliveredAt: Timestamp | null
    /** The connection to the relay it was last put on the wire in (relay_sessions). */
    session: number | null
    /** True while the mail is in doubt, else null; only there to be found by. */
    isDoubt: boolean | null
    /** The sender that has this single mail claimed or on the wire, else null; only there to be found by. */
    heldBy: number | null
  }
  migrations: {
    name: string
    checksum: string
    appliedAt: Timestamp
  }
  newsletter_archives: {
    accountId: number
    channelId: number
    /** 128 random bits, in the address of the archive; stays as long as the channel. */
    publicId: string
    /** Otherwise its address says that there is nothing. */
    isOpen: boolean
    /** Whether search engines may show it. */
    isIndexable: boolean
    createdAt: Timestamp
    updatedAt: Timestamp
  }
  newsletter_articles: {
    accountId: number
    newsletterId: number
    position: number
    articleId: number
  }
  newsletter_days: {
    accountId: number
    newsletterId: number
    /** -infinity = the sum of all days. */
    day: string
    /** statistic-kind.rules.ts names them. */
    kind: number
    contentId: number
    /** The link of a click, otherwise 0. */
    link: number
    agent: number
    verdict: number
    n: number
    /** Mails with which it happened for the first time: their sum over days is what is called unique. */
    people: number
    /** Events of nobody who could be recognised; they are part of n and never of people. */
    anonymous: number
  }
  newsletter_hours: {
    accountId: number
    newsletterId: number
    hour: string
    /** statistic-kind.rules.ts names them; opens and clicks only. */
    kind: number
    /** Events of people, recognised or not. */
    n: number
    /** Events of machines. */
    machine: number
    /** Mails with which it happened for the first time. */
    people: number
  }
  newsletter_people: {
    accountId: number
    newsletterId: number
    kind: number
    link: number
    contentId: number
    runId: number
    messageId: number
    day: string
    agent: number
    /** The hour of the first opening or click, in the first three days of a newsletter; null later, and of single mails. */
    hour: string | null
  }
  newsletter_states: {
    accountId: number
    newsletterId: number
    state: number
    n: number
  }
  newsletter_versions: {
    accountId: number
    newsletterId: number
    /** Counts up with every save that is kept; numbers are never used again. */
    number: number
    /** Who saved it, such as user:7; null = what was there before the first save. */
    savedBy: string | null
    /** When its first words were saved: what the same user saves within ten minutes of it is the same version. */
    begunAt: Timestamp
    savedAt: Timestamp
    /** What differs from the version before: subject, previewText, theme, order, article:id. */
    changes: string[]
    /** Subject, preview text, theme, and the articles in their order with what they said. */
    content: unknown
  }
  newsletters: {
    accountId: number
    id: number
    mailingId: number
    themeId: number | null
    subject: string
    html: string
    /** Null = derived from the HTML. */
    plainText: string | null
    placeholders: string[]
    /** What single mails of an active mailing say from now on, frozen anew with every edit; of a planned one what its run will say, frozen with the plan. */
    contentId: number | null
    sentAt: Timestamp | null
    createdAt: Timestamp
    updatedAt: Timestamp
    /** What inboxes show beside the subject; empty = the first words of the mail. */
    previewText: string
    /** What placeholders mean, and a value for previews, tests and the shown call: label and exampleValue, by name. */
    placeholderExamples: unknown
    /** Of an active mailing: what it says from which time on, when articles begin or are over, as [{"from": …, "contentId": …}]; a content of null = nothing is left. */
    laterContents: unknown
  }
  operator_act_head: {
    /** Keeps the table at one row. */
    isOnly: boolean
    seq: number
    hash: Buffer
    /** The number of the last entry that went because it was three years old; 0 = none did. */
    keptAfter: number
    /** The hash of that entry, which the first that is kept follows. */
    keptAfterHash: Buffer | null
    /** HMAC over both, under the key of the chain. */
    keptAfterMac: Buffer | null
  }
  operator_acts: {
    seq: number
    at: Timestamp
    /** Who did it: operator:7; operator = the command line. */
    actor: string
    /** From where; null for the command line. */
    address: string | null
    /** What was done, as sending.freeze. */
    act: string
    objectId: number | null
    /** By member, [before, after]; null instead where values are not kept. */
    changes: unknown
    requestId: string | null
    /** HMAC over the entry and the hash before it. */
    hash: Buffer
  }
  operator_recovery_codes: {
    operatorId: number
    codeHmac: Buffer
  }
  operator_requests: {
    id: number
    kind: 'resetFactor' | 'unlockAccount'
    /** The account to unlock; null for any other kind. */
    accountId: number | null
    /** Whose lost second factor is to be reset; null for any other kind. */
    userId: number | null
    reason: string
    askedBy: number
    askedAt: Timestamp
    /** When enough of them had agreed; a reset waits for a day from then on. */
    agreedAt: Timestamp | null
    /** What became of it; null = it is open. */
    outcome: 'done' | 'lapsed' | 'withdrawn' | null
    endedAt: Timestamp | null
    /** Who has done or withdrawn it; null = it is open, or nobody did in time. */
    endedBy: number | null
  }
  operator_sessions: {
    id: number
    operatorId: number
    /** SHA-256 of the token in the cookie. */
    tokenHash: Buffer
    /** Whether a second factor was shown; without one the session is good for setting one up and nothing else. */
    hasFactor: boolean
    address: string
    agent: string | null
    createdAt: Timestamp
    seenAt: Timestamp
  }
  operator_votes: {
    /** What is agreed to, and of when: a vote counts for that one alone. */
    matter: string
    operatorId: number
    votedAt: Timestamp
  }
  operators: {
    id: number
    email: string
    /** The email as it is compared. */
    emailKey: string
    name: string
    languageIso: string
    /** argon2id; empty once the operator was removed. */
    passwordHash: string
    /** The secret of the authenticator app, sealed; null = none was begun. */
    totpSealed: Buffer | null
    /** Since when codes are asked for; null = the first sign-in has to set them up. */
    totpConfirmedAt: Timestamp | null
    /** The half minute of the last code that was taken: each is taken once. */
    totpStep: number
    createdAt: Timestamp
    /** The row stays, because logs name the operator by its id. */
    removedAt: Timestamp | null
  }
  optin_requests: {
    accountId: number
    messageId: number
    subscriberId: number
    channelIds: number[]
    /** Values that take effect when the person confirms. */
    deferredData: unknown
    /** The token is derived from it and the master secret. */
    tokenNonce: Buffer
    tokenHash: Buffer
    /** The link counts for this address alone. */
    addressHmac: Buffer
    /** The link counts for channels that nobody archived after this entry of the consent ledger. */
    consentSeq: number
    createdAt: Timestamp
    confirmedAt: Timestamp | null
    confirmIp: string | null
    userAgent: string | null
    /** The group the person enters by confirming, if it is still there; null = none. */
    groupId: number | null
  }
  optin_visits: {
    accountId: number
    messageId: number
    id: number
    visitedAt: Timestamp
    method: string
    outcome: string
    reason: string
    ip: string
    userAgent: string
    pageHash: Buffer | null
  }
  optouts: {
    accountId: number
    /** The first entry of the consent ledger about it; last_consent_seq is the last. */
    consentSeq: number
    lastConsentSeq: number
    subscriberId: number
    /** The channels it changed. */
    channelIds: number[]
    /** Those of them that were receive-ready. */
    leftChannelIds: number[]
    /** The subscriptions as they were. */
    former: unknown
    /** The newsletter whose link was used; null = none. */
    newsletterId: number | null
    /** The mail about it; null = there was none to send. */
    messageId: number | null
    /** Keyed hash of the address it counts for. */
    addressHmac: Buffer
    createdAt: Timestamp
    undoneAt: Timestamp | null
  }
  page_settings: {
    accountId: number
    /** 0 holds for the whole account. In the row of a channel, null means "as the account has it". */
    channelId: number
    confirmationUrl: string | null
    optinExpiredUrl: string | null
    unsubscribeUrl: string | null
    noteUrl: string | null
    singlePageMode: boolean | null
    optinConfirmMode: 'adaptive' | 'button' | 'direct' | null
    brandName: string | null
    brandColour: string | null
    logoUrl: string | null
    imprintUrl: string | null
    updatedAt: Timestamp
    /** Only there for the foreign key, which has nothing to say about the account's own row. */
    ownChannelId: number | null
    /** Where the sender can be reached by letter; stands in opt-in mails. */
    postalAddress: string | null
    /** Where people sign up: a page of the customer; null = none of its own. */
    registerUrl: string | null
    /** The form people sign up by, instead of a page of the customer. */
    registerFormId: number | null
    /** What is around newsletters that have no theme of their own. */
    themeId: number | null
    /** What the L-account has given a channel it handed down: holds where the channel has nothing of its own, before what holds for the whole account. */
    isInherited: boolean
  }
  page_texts: {
    accountId: number
    hash: Buffer
    html: string
    createdAt: Timestamp
  }
  passkeys: {
    id: number
    userId: number
    /** What the device calls the key; sent along with whatever it signs. */
    credentialId: Buffer
    /** COSE key that checks what the device signs. */
    publicKey: Buffer
    /** How often the device says it has signed; 0 = it does not count. One that counts backwards is a copy. */
    signCount: number
    /** How browsers reach the device, as they said when it was added. */
    transports: string[]
    /** What the user calls it. */
    name: string
    createdAt: Timestamp
    lastUsedAt: Timestamp | null
  }
  password_resets: {
    userId: number
    /** SHA-256 of the token in the link. */
    tokenHash: Buffer
    expiresAt: Timestamp
  }
  passwords: {
    userId: number
    /** argon2id with its parameters and salt. */
    hash: string
    changedAt: Timestamp
  }
  pictures: {
    accountId: number
    id: number
    /** The account, 128 random bits and the kind: the name in the store, and the end of its address. */
    file: string
    /** SHA-256 of the bytes as they are kept; the same picture is kept once. */
    digest: Buffer
    name: string
    width: number
    height: number
    bytes: number
    /** What it shows, for those who do not see it; empty = nobody said, or it only decorates. */
    altText: string
    /** Somebody said that it only decorates: readers who do not see it miss nothing. */
    isDecorative: boolean
    /** Who added it, such as user:7. */
    addedBy: string | null
    createdAt: Timestamp
    updatedAt: Timestamp
    /** When it was taken out of the library; it can be put back for 30 days. */
    deletedAt: Timestamp | null
  }
  publications: {
    accountId: number
    id: number
    articleId: number | null
    mailingId: number | null
    /** Counts up whenever what is published differs from what was published last. */
    version: number
    /** SHA-256 of what was published last and of its terms: publishing the same again changes nothing. */
    digest: Buffer
    /** Of an article: whether the accounts below may make an own copy of it. */
    mayAdapt: boolean
    /** Of a mailing: the accounts below cannot change its subject. */
    fixesSubject: boolean
    /** Of a mailing: the accounts below cannot change its content. */
    fixesContent: boolean
    /** Of a mailing: when it might be sent; whoever sends it decides. */
    proposedAt: Timestamp | null
    publishedBy: string
    publishedAt: Timestamp
    /** When it was taken back from every account; null = it is out. */
    withdrawnAt: Timestamp | null
  }
  received_articles: {
    accountId: number
    articleId: number
    fromAccountId: number
    /** What it came with there: the article itself, or a mailing it is part of. */
    publicationId: number
    /** The article it follows, in the L-account. */
    fromArticleId: number
    /** The version of the publication it was received with last. */
    version: number
    /** What the L-account says: it follows this, or goes back to it. */
    content: unknown
    mayAdapt: boolean
    /** It is an own copy by now, and does not follow. */
    isAdapted: boolean
    receivedAt: Timestamp
  }
  received_mailings: {
    accountId: number
    mailingId: number
    fromAccountId: number
    publicationId: number
    /** The version the copy says. */
    version: number
    /** What that version said: where the copy differs, somebody changed it here. */
    taken: unknown
    /** The version that was published last. */
    newestVersion: number
    /** What it says, while the copy has not taken it; null = it has. */
    newest: unknown
    receivedAt: Timestamp
    /** When the L-account took it back; null = it has not. */
    withdrawnAt: Timestamp | null
  }
  recovery_codes: {
    userId: number
    /** Keyed hash of the code; the code itself was shown once and is kept nowhere. */
    codeHmac: Buffer
    createdAt: Timestamp
  }
  relay_daemons: {
    relay: string
    pid: number
    /** The Postfix they belong to: a start of its master ends the sessions of all its daemons. */
    instance: string
    client: string
    seenAt: Timestamp
  }
  relay_queue: {
    relay: string
    queueId: string
    runId: number
    messageId: number
    seenAt: Timestamp
    /** The queue manager has it. A name without that is a mail on its way in, or one that was withdrawn. */
    taken: boolean
  }
  relay_sessions: {
    id: number
    /** As the one who connected calls it. */
    relay: string
    /** Our address and port, by which the relay's log names the session. */
    client: string
    /** Null for a visit. */
    senderId: number | null
    openedAt: Timestamp
    /** Of a visit: when the relay had taken leave of us. Its lines must stand in the log from then on. */
    answeredAt: Timestamp | null
    /** When the log was read to say that the session has ended. */
    endedAt: Timestamp | null
  }
  relays: {
    name: string
    /** Hash of the file's first line, which it keeps when it is rotated. */
    logFile: number
    logOffset: number
    /** The log had no further line at this moment. */
    caughtUpAt: Timestamp | null
    /** When the last visit began whose lines have been read: whatever was logged before has been read as well. */
    provenAt: Timestamp | null
    /** Lines from before this moment are missing in the log, so its silence about older mails proves nothing. */
    gapAt: Timestamp | null
  }
  report_changes: {
    accountId: number
    reportId: number
  }
  round_failures: {
    accountId: number
    round: string
    /** Since when every turn has failed here. */
    since: Timestamp
    failedAt: Timestamp
    /** What it was about, and the code or name of the failure; the log has the rest. */
    failure: string
  }
  rounds: {
    name: string
    /** How long it rests after each turn. */
    everySeconds: string
    /** When its last turn began, or is known to have been at work. */
    begunAt: Timestamp
    /** When a turn last came to its end, whatever single accounts did. */
    succeededAt: Timestamp | null
    failedAt: Timestamp | null
    /** Code or name of the last failure of a whole turn; the log has the rest. */
    failure: string | null
    /** Of the turn under way: accounts it has been to; null where it does not go from account to account. */
    done: number | null
    total: number | null
  }
  run_blocks: {
    accountId: number
    runId: number
    block: number
    targets: string
    cnt: number
    /** 0 open, 1 leased, 2 done: every target has a message that is settled or waits by itself, 3 held: the same of those in parts that may go out, and the others wait for the end of a trial, or for their hour. */
    state: number
    /** The sender that has leased it. */
    owner: number | null
    /** How many senders have ended while they held it with little done; from 3 on it is tried in parts (docs/operations/sending.md). */
    crashes: number
    /** How many parts of it have been tried since without one that ended. */
    calm: number
    /** The subscriber that was tried alone last. */
    suspect: number | null
    /** A bitmap for each part of them: who goes first, by subject, or who is due at which of run_hours; null = the run has no parts. */
    ahead: string | null
    /** How many of them are in parts that may go out. */
    aheadCnt: number | null
    /** How many of its people had a message when a sender last gave it back; of a block that was done before this was noted, 0. */
    settled: number
  }
  run_facets: {
    accountId: number
    runId: number
    facet: 'clicked' | 'opened' | 'received'
    block: number
    /** One bit per id of the block. */
    members: string
  }
  run_group_counts: {
    accountId: number
    runId: number
    /** Something happened with its mails since. */
    isStale: boolean
    countedAt: Timestamp | null
    /** Up to when opens and clicks are in them; null = not counted yet. */
    countedTo: Timestamp | null
    /** What it cost to count them: whatever is expensive is counted less often. */
    tookMs: number
  }
  run_group_sums: {
    accountId: number
    runId: number
    /** 0 = everybody the run was aimed at. */
    groupId: number
    delivered: number
    opened: number
    clicked: number
  }
  run_groups: {
    accountId: number
    runId: number
    block: number
    groupId: number
    /** One bit per id of the block; also of members the run was not aimed at. */
    members: string
  }
  run_hours: {
    accountId: number
    runId: number
    /** Which bitmap of run_blocks.ahead says who that is, from 0. */
    n: number
    /** By the clock of the account; where nothing may leave so late, when the rest expires. */
    dueAt: Timestamp
    /** One of the zones, to name the hour by. */
    zone: string
    people: number
    /** They may go out; also where nobody is due. */
    hasCome: boolean
  }
  run_reports: {
    accountId: number
    runId: number
    class: string
    /** Each mail counts once in a class. */
    messages: number
    /** When the run was resumed last before this was counted; null = never. */
    since: Timestamp | null
  }
  run_sums: {
    accountId: number
    runId: number
    state: number
    /** Why mails were excluded or quarantined, by reason; empty otherwise. */
    reason: string
    n: number
  }
  run_tests: {
    accountId: number
    runId: number
    kind: 'subjects' | 'trial'
    /** ahead: it is going out; waiting: until waits_until; held: the trial went badly and somebody has to resume the run; over: the rest goes out. */
    state: 'ahead' | 'held' | 'over' | 'waiting'
    /** How many go first. */
    people: number
    /** How long the others wait after the first part is out. */
    waitSeconds: number
    /** By the clock of the account; moves on by as long as the run is paused. Null = the first part is not out yet. */
    waitsUntil: Timestamp | null
    /** What the readers have to do with a subject; null = a trial. */
    judgedBy: 'clicks' | 'opens' | null
    decidedAt: Timestamp | null
    /** Who chose, such as user:7; null = the rule did. */
    decidedBy: string | null
    /** Why it is over. */
    outcome: 'chosen' | 'few' | 'fine' | 'level' | 'most' | 'resumed' | null
    /** The number of the subject that the rest gets. */
    winner: number | null
  }
  run_variants: {
    accountId: number
    runId: number
    /** 0 is the first subject, the one that is sent when nothing decides. */
    n: number
    /** What its mails say; messages and clicks name it. */
    contentId: number
    subject: string
    /** How many try it. */
    people: number
    /** When it was decided: taken by the relay and not come back; null before. */
    delivered: number | null
    /** Mails that people opened, or all openings by people where nobody is recognised. */
    opens: number | null
    /** The same of clicks. */
    clicks: number | null
  }
  runs: {
    accountId: number
    id: number
    customerId: number
    mailingId: number
    newsletterId: number
    class: 'birthday' | 'campaign' | 'newsletter' | 'optin' | 'optout' | 'trigger' | 'welcome'
    /** What makes a run happen once: the planned time in UTC; standing or test while it takes single mails, and with its month after that. */
    occurrence: string
    channelId: number
    /** Null on a standing run: each of its messages names its own content. */
    contentId: number | null
    state: 'canceled' | 'finished' | 'paused' | 'sending'
    pauseReason: string | null
    /** Whoever resumed it had seen what came back until then; only later refusals and reports can stop it again. */
    resumedAt: Timestamp | null
    /** How many it was aimed at when it started. */
    targeted: number
    startedAt: Timestamp
    finishedAt: Timestamp | null
    /** When it was paused last. Mail that waits is no older for the time until it is resumed. */
    pausedAt: Timestamp | null
    /** How many of its mails the relay had accepted, and brought to no end, long after the run was finished; null = not looked at yet. */
    withoutEnd: number | null
    /** Of its mailing, when it began. */
    purpose: 'general' | 'transactional'
    /** Why it was let go on after it had stopped itself, in the words of whoever did; null = it never was */
    resumeReason: string | null
    /** Nothing of it is put on the wire later than this; the rest expires. Null = no such time. */
    notAfter: Timestamp | null
    /** A part of it goes first; run_tests says how far that is. */
    hasTest: boolean
    /** What its mails say by the language of the person; whoever speaks none of these gets content_id. Null = it has one language. */
    languageContents: unknown
    /** Its people are due when it is the hour where they are; run_hours says when that is. */
    byHour: boolean
    /** The same of all its blocks, but for what waits in block_changes. */
    settled: number
    /** False = it began before facets were kept. */
    hasFacets: boolean
  }
  saved_views: {
    accountId: number
    userId: number
    id: number
    name: string
    /** What the address of the list says; the words somebody looks for are not in it */
    search: unknown
    /** What the list begins with, for this user */
    isDefault: boolean
    createdAt: Timestamp
  }
  secret_rotations: {
    /** As in installation. */
    fingerprint: Buffer
    rotatedAt: Timestamp
  }
  sender_domains: {
    accountId: number
    domain: string
    selector: string
    returnPathDomain: string
    rsaKeySealed: Buffer
    ed25519KeySealed: Buffer | null
    /** What was found in the DNS, record by record. */
    checks: unknown
    /** Since when all records are as they should be; null = they are not. */
    verifiedAt: Timestamp | null
    checkedAt: Timestamp | null
    createdAt: Timestamp
    updatedAt: Timestamp
    /** When the keys that sign were made. */
    keyMadeAt: Timestamp
    /** Of keys that will sign once their records are found; null = none are on their way. */
    nextSelector: string | null
    /** Sealed as the key it will replace. */
    nextRsaKeySealed: Buffer | null
    /** Sealed as the key it will replace. */
    nextEd25519KeySealed: Buffer | null
    /** Of keys that sign no longer and are gone; their records are still needed. */
    formerSelector: string | null
    /** From then on the records of the former selector may be removed. */
    formerUntil: Timestamp | null
    /** Of the account. A domain is verified for one customer at a time. */
    customerId: number
  }
  senders: {
    id: number
    /** Where its process id names it: host, boot and process namespace. */
    host: string
    pid: number
    startedAt: Timestamp
    heartbeatAt: Timestamp
    stoppedAt: Timestamp | null
    /** What this sender writes takes effect in the term it was begun in, or never. */
    term: number
    /** When the work it held as it ended went back to the others; null while it may still hold some. */
    returnedAt: Timestamp | null
    /** What its process had in memory at its last sign of life. */
    memoryBytes: number | null
    stalledRun: number | null
    stalledBlock: number | null
    /** Since when nothing has come to an end in the block of its hands that has waited longest (stalled_run, stalled_block). */
    stalledSince: Timestamp | null
    /** Relays that took no mail at its last sign of life, by name; the usual one has none and stands here as an empty text. */
    awayRelays: string[]
  }
  sending_state: {
    /** Keeps the table at one row. */
    isOnly: boolean
    systemIdentifier: string
    timeline: number
    seal: Buffer
    /** Why no mail may leave; null = it may. */
    frozenReason: string | null
    frozenAt: Timestamp | null
  }
  sessions: {
    id: number
    userId: number
    tokenHash: Buffer
    createdAt: Timestamp
    /** The last request somebody made, to about half a minute; live updates do not count. */
    seenAt: Timestamp
    /** Where the sign-in came from. */
    address: string
    /** What the browser called itself. */
    agent: string | null
    /** MD5 of the accounts and roles its user had when the token was made; another one now means that a new token is due. */
    rightsHash: string
    /** When the user showed who they are, where that was before the session began; null = then. 1970 = nobody knows. */
    shownAt: Timestamp | null
  }
  sign_in_failures: {
    id: number
    userHmac: Buffer
    addressHmac: Buffer
    failedAt: Timestamp
  }
  signups: {
    id: number
    email: string
    /** The email as it is compared: lower case, domain as A-label. */
    emailKey: string
    name: string
    /** What the account will be called. */
    organisation: string
    /** argon2id with its parameters and salt. */
    passwordHash: string
    languageIso: string
    timeZone: string
    accountType: 'L' | 'S'
    /** SHA-256 of the token in the link. */
    tokenHash: Buffer
    createdAt: Timestamp
    expiresAt: Timestamp
  }
  soft_bounces: {
    accountId: number
    subscriberId: number
    /** Runs in a row that ended softly. */
    inARow: number
    /** When the first of them did. */
    firstAt: Timestamp | null
    lastRunId: number | null
    lastAt: Timestamp
    /** When the address first looked as if it did not exist. */
    doubtedAt: Timestamp | null
    /** Left out of new newsletters until then. */
    suspendedUntil: Timestamp | null
    /** How often that has happened. */
    suspensions: number
  }
  statistics_progress: {
    isOnly: boolean
    /** Every event before this moment is counted. */
    foldedTo: Timestamp
    /** When the sums were last compared with what they were made of. */
    checkedAt: Timestamp
  }
  subscriber_facets: {
    accountId: number
    /** all, status:<channel>, field:<field>, group:<group>, zone or consent (to being recognised). */
    facet: string
    /** Of a status such as 1 or 2/1, of a field its value as text, of a zone its name, otherwise empty. */
    value: string
    /** The ids divided by 1,024. */
    block: number
    /** One bit per id of the block. */
    members: string
    /** How many bits are set. */
    cnt: number
    /** Of all: the transaction that changed the people of the block last, their subscriptions or their entries in the ledger. It never comes twice. */
    version: number
  }
  subscriber_groups: {
    accountId: number
    id: number
    name: string
    /** The name as it is compared: unique in an account whatever the letter case. */
    nameKey: string
    /** 1 static (by hand), 2 dynamic (by conditions), 3 external (kept by another system). */
    type: 1 | 2 | 3
    canEdit: boolean
    canDelete: boolean
    canAssignSubscribers: boolean
    createdAt: Timestamp
    updatedAt: Timestamp
    /** Of a dynamic group: a tree of boxes and lines (condition.rules.ts). Null = it has none, and nobody is in it. */
    conditions: unknown
    /** Of a dynamic group: how many matched when it was last saved. */
    lastCount: number
    /** When that was; null = of another kind of group, or never. */
    countedAt: Timestamp | null
    /** When it was deleted; it can be put back for 30 days. Null = it is there; whoever reads groups asks for that. */
    deletedAt: Timestamp | null
  }
  subscribers: {
    accountId: number
    id: number
    /** The address as it was given. */
    email: string
    /** The address as it is compared: one person in an account has it once. */
    emailKey: string
    /** 1 male, 2 female, 3 diverse; null = unknown. */
    genderId: 1 | 2 | 3 | null
    academicTitle: string | null
    firstname: string | null
    lastname: string | null
    salutation: string | null
    city: string | null
    birthday: string | null
    /** The day without its year, 702 for 2 July. A column, because row-level security keeps expressions from an index. */
    birthdayMmdd: number | null
    /** The language the person is written to in; null = the account's. */
    languageIso: string | null
    /** Where the record came from, in the words of whoever made it. */
    reference: string | null
    /** Values of subscriber fields by field id. */
    customerFields: unknown
    /** Archived reasons that concern the address and not one channel, as a bit set over the status additions. They join the guard of channels still to come. */
    addressGuard: number
    createdAt: Timestamp
    updatedAt: Timestamp
    /** What a mail server says about a mail from before is about another address. */
    emailChangedAt: Timestamp | null
    /** Since when the person agrees to be recognised in statistics; null = not, or no longer. */
    trackingConsentAt: Timestamp | null
    /** An organisation has its name in lastname, and neither title, first name, gender nor birthday. */
    kind: 'organisation' | 'person'
    /** IANA name; null = that of the account. */
    timeZone: string | null
  }
  subscriptions: {
    accountId: number
    subscriberId: number
    channelId: number
    /** 1 receive-ready, 2 not receive-ready, 3 archived. */
    status: 1 | 2 | 3
    /** Why. Of 2: 1 opt-in pending, 2 no opt-in, 3 transactional mail only. Of 3: 4 unsubscribed, 5 hard bounce, 6 by hand, 7 complained, 8 blacklisted. */
    statusAddition: 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | null
    /** Archived reasons since the person last agreed, as a bit set over the additions 4 to 8. Going back takes the permission for each. */
    guard: number
    /** A write took it out of receive-ready without archiving it; archiving it later still counts as archiving a receive-ready one. */
    demoted: boolean
    /** When it last became receive-ready. */
    optinAt: Timestamp | null
    /** Of the browser that confirmed; null when an API write did it. */
    optinIp: string | null
    /** When the latest opt-in mail was handed to dispatch; its link works for seven days from here. */
    receivedOptinAt: Timestamp | null
    /** When the person last unsubscribed or complained. */
    optoutAt: Timestamp | null
    optoutIp: string | null
    /** The newsletter whose link the person left by. */
    optoutNewsletterId: number | null
  }
  support_sessions: {
    accountId: number
    id: number
    /** The user who let them in; may have left since. */
    grantedBy: number
    reason: string
    grantedAt: Timestamp
    /** When it ends by itself. */
    endsAt: Timestamp
    /** When an admin ended it before; null = nobody did. */
    endedAt: Timestamp | null
  }
  suppressions: {
    accountId: number
    emailHmac: Buffer
    /** 0 = the address itself, in every channel. */
    channelId: number
    /** Archived reasons as a bit set over the status additions. Bit 0 of a channel: there the person agreed again after leaving everything, so that what the address has left does not count in it. */
    guard: number
    createdAt: Timestamp
  }
  test_addresses: {
    accountId: number
    customerId: number
    id: number
    email: string
    /** The email as it is compared: lower case, domain as A-label. */
    emailKey: string
    languageIso: string
    /** As the ledgers name them, such as user:7. */
    addedBy: string
    /** SHA-256 of the token in the link. */
    tokenHash: Buffer
    /** When the last mail with a link was wanted. */
    askedAt: Timestamp
    expiresAt: Timestamp
    /** When whoever reads there agreed by the link; null = not yet. */
    confirmedAt: Timestamp | null
  }
  themes: {
    accountId: number
    id: number
    name: string
    html: string
    createdAt: Timestamp
    updatedAt: Timestamp
    /** Which of the themes that come with the service it is; users cannot change it. Null = the account's own. */
    shipped: string | null
    /** The L-account it came from; null = the account's own. */
    fromAccountId: number | null
    /** Its id there. */
    fromId: number | null
    /** When it was deleted: a gap in drafts that wear it. Null = it is there. */
    deletedAt: Timestamp | null
  }
  totp_factors: {
    userId: number
    /** Sealed under the master secret, for this user alone. */
    secretSealed: Buffer
    /** When the user first showed a code of it; before that it counts for nothing. */
    confirmedAt: Timestamp | null
    /** The half minute of the last code that was taken: it, and any before it, is taken no more. */
    lastStep: number
  }
  tracking_events: {
    accountId: number
    runId: number
    at: Timestamp
    /** Made by the process that took the event; tells events of one millisecond apart, so that writing one twice changes nothing. */
    id: number
    /** Null = nobody can be recognised. */
    messageId: number | null
    contentId: number | null
    /** The number of the link; null = an open. */
    link: number | null
    /** The kind of program; verdict.rules.ts knows the numbers. Its own words are not kept. */
    agent: number
    isHead: boolean
    isPrefetch: boolean
    /** A person, or a machine and why; verdict.rules.ts knows the numbers. */
    verdict: number
    /** The version of the rules that judged it. */
    rules: number
    /** /24 or /48; null when unknown. */
    network: string | null
    /** That an account wanted to know of it and was told; null = not. Events are judged again when others come late, and told once. */
    told: boolean | null
  }
  tracking_progress: {
    isOnly: boolean
    judgedTo: Timestamp
    /** Events from this moment on have come or changed after they were judged; null = none that nobody has seen yet. */
    changedFrom: Timestamp | null
    /** Goes up with every such change. */
    changes: number
  }
  tracking_withdrawals: {
    accountId: number
    subscriberId: number
    withdrawnAt: Timestamp
    /** Null = to this day. */
    agreedAgainAt: Timestamp | null
  }
  trigger_copies: {
    accountId: number
    id: number
    triggerTypeId: number
    sourceMailingId: number
    status: 'canceled' | 'created' | 'failed' | 'receiversAttached' | 'scheduled' | 'sending' | 'sent'
    contentId: number
    /** How many are attached. */
    receivers: number
    scheduledAt: Timestamp | null
    startedAt: Timestamp | null
    finishedAt: Timestamp | null
    createdAt: Timestamp
    updatedAt: Timestamp
  }
  trigger_types: {
    customerId: number
    id: number
    /** What the outside system calls it. */
    key: string
    translations: unknown
    createdAt: Timestamp
    updatedAt: Timestamp
  }
  used_challenges: {
    /** What tells one challenge from every other. */
    nonce: Buffer
    expiresAt: Timestamp
  }
  used_company_answers: {
    /** SHA-256 of the state that the answer came with. */
    stateHash: Buffer
    usedAt: Timestamp
  }
  user_mails: {
    id: number
    kind:
      | 'accountApproved'
      | 'accountExists'
      | 'accountRefused'
      | 'addressTaken'
      | 'approvalWithdrawn'
      | 'factorReset'
      | 'factorResetPlanned'
      | 'formerAddress'
      | 'invitation'
      | 'keyMayReactivate'
      | 'mailingApproved'
      | 'mailingEmptied'
      | 'mailingFailed'
      | 'mailingSentBack'
      | 'mailingStopped'
      | 'mailingToApprove'
      | 'newAddress'
      | 'passwordReset'
      | 'runHeld'
      | 'signUp'
      | 'testAddress'
    email: string
    languageIso: string
    /** What the token of the link is made of, under the master secret. */
    linkId: string
    /** Names that the words of the mail are filled with. */
    matter: unknown
    createdAt: Timestamp
    expiresAt: Timestamp
    /** When the next attempt begins; while one is under way, when somebody else may make it. */
    dueAt: Timestamp
    attempts: number
  }
  users: {
    id: number
    email: string
    /** The email as it is compared: lower case, domain as A-label. */
    emailKey: string
    name: string
    languageIso: string
    createdAt: Timestamp
    /** Kinds of second factors that the user has; kept by triggers on the tables that hold them. */
    factors: string[]
    /** Counts how often whatever the user had shown became void; a sign-in that began before goes no further. */
    accessVersion: number
  }
  webhook_deliveries: {
    accountId: number
    webhookId: number
    id: number
    seq: number
    attempt: number
    at: Timestamp
    tookMs: number
    /** Null = no answer; failure says why. */
    status: number | null
    failure: string | null
  }
  webhook_retries: {
    accountId: number
    webhookId: number
    seq: number
    attempts: number
    dueAt: Timestamp
  }
  webhooks: {
    accountId: number
    id: number
    customerId: number
    name: string
    url: string
    /** The kinds of events it wants; empty = every kind but those about mails (message.…), which must be named. */
    types: string[]
    secretSealed: Buffer
    /** Signs as well until former_secret_until, so that the receiver can change over without losing an event. */
    formerSecretSealed: Buffer | null
    formerSecretUntil: Timestamp | null
    /** failing = stopped after the last attempt; disabled = paused, or its receiver answered 410; deleted = its log is kept for 30 days. */
    state: 'active' | 'deleted' | 'disabled' | 'failing'
    stateReason: string | null
    /** Every event up to here was delivered, waits in webhook_retries, is of another kind, or is counted in lost. */
    position: number
    retries: number
    retryAt: Timestamp | null
    /** Events that were older than the log is kept. */
    lost: number
    deliveredAt: Timestamp | null
    /** The process at work on it, until leased_until. */
    owner: string | null
    leasedUntil: Timestamp
    createdAt: Timestamp
    updatedAt: Timestamp
  }
  welcomes: {
    accountId: number
    mailingId: number
    subscriberId: number
    /** The channel they have joined, where they must still be receive-ready. */
    channelId: number
    /** When, by the clock of the account; null = they were, or it was too late for it. */
    dueAt: Timestamp | null
    /** The mail; null = not sent yet, or never. */
    messageId: number | null
  }
}

/** Some columns of one table: `Columns<'subscribers', 'id' | 'email'>`. */
export type Columns<T extends keyof Tables, C extends keyof Tables[T] = keyof Tables[T]> = Pick<Tables[T], C>
