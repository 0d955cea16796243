// Generated from server/src/migrations by npm run generate.

/** What a row of each table is once it has been read; the names are those our statements give to its columns. */
export interface Tables {
  account_events: {
    accountId: number
    seq: number
    type: string
    subscriberId: number | null
    occurredAt: string
    data: unknown
  }
  account_field_values: {
    accountId: number
    customerId: number
    fieldId: number
    value: unknown
    updatedAt: string
  }
  account_heads: {
    accountId: number
    lastSubscriberId: number
    consentSeq: number
    consentHash: Buffer
    eventSeq: number
  }
  accounts: {
    id: number
    customerId: number
    type: 'L' | 'S'
    name: string
    parentAccountId: number | null
    parentType: string | null
    hasChannels: boolean
    defaultLanguageIso: string
    languages: string[]
    timeZone: string
    shard: number
    createdAt: string
    tracking: 'aggregate' | 'individual' | 'none'
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
    scopes: string[]
    permissions: string[]
    defaultOptinMailingId: number | null
    deferUnconfirmedData: boolean
    createdAt: string
    lastUsedAt: string | null
    deletedAt: string | null
  }
  article_templates: {
    accountId: number
    id: number
    name: string
    html: string
    createdAt: string
    updatedAt: string
  }
  articles: {
    accountId: number
    id: number
    templateId: number
    languageIso: string
    name: string
    canEdit: boolean
    availableFrom: string | null
    availableUntil: string | null
    placeholders: unknown
    createdAt: string
    updatedAt: string
  }
  channels: {
    accountId: number
    id: number
    isDefault: boolean
    inheritedFrom: number | null
    translations: unknown
    optinMailingId: number | null
    createdAt: string
  }
  consent_entries: {
    accountId: number
    seq: number
    subscriberId: number
    channelId: number
    fromState: string | null
    toState: string
    actor: string
    source: string
    newsletterId: number | null
    occurredAt: string
    evidenceDigest: Buffer | null
    evidence: unknown
    hash: Buffer
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
    hash: Buffer
    subject: string
    html: string
    plainText: string
    languageIso: string
    placeholders: string[]
    senderName: string
    senderEmail: string
    replyTo: string | null
    fieldValues: unknown
    createdAt: string
  }
  copy_receivers: {
    accountId: number
    copyId: number
    subscriberId: number
    subject: string | null
    placeholders: unknown
    attachedAt: string
  }
  customer_fields: {
    customerId: number
    id: number
    fieldType: 1 | 2 | 3
    type: 1 | 2 | 3 | 4 | 5 | 6
    isAvailableForImport: boolean
    isAvailableForExport: boolean
    isEditable: boolean
    translations: unknown
    defaultValue: unknown
    createdAt: string
    updatedAt: string
  }
  customers: {
    id: number
    name: string
    createdAt: string
  }
  ended_optin_links: {
    accountId: number
    tokenHash: Buffer
    channelIds: number[]
    endedAt: string
  }
  erasures: {
    accountId: number
    subscriberId: number
    subscriberCreatedAt: string
    addressHmac: Buffer
    guards: unknown
    erasedAt: string
  }
  group_members: {
    accountId: number
    groupId: number
    subscriberId: number
    addedAt: string
  }
  idempotency_records: {
    accountId: number
    request: Buffer
    fingerprint: Buffer
    status: number
    location: string | null
    body: string
    subjectIds: number[]
    createdAt: string
  }
  inbound_reports: {
    accountId: number
    id: number
    runId: number
    messageId: number
    subscriberId: number | null
    kind: 'bounce' | 'complaint' | 'relay' | 'unsubscribe'
    digest: Buffer
    receivedAt: string
    judgedAt: string | null
    answer: string | null
    class: string | null
    rule: string | null
    rulesVersion: number | null
    effect: 'complaint' | 'counted' | 'hardBounce' | 'none' | 'suspended' | 'unsubscribed' | null
    reason: string | null
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
    type: 'birthday' | 'optin' | 'standard' | 'trigger'
    name: string
    status: 'draft' | 'planned' | 'sent'
    isActive: boolean | null
    senderName: string
    senderEmail: string
    languageIso: string
    createdAt: string
    updatedAt: string
    channelId: number | null
    groupIds: number[]
    triggerTypeId: number | null
    sourceMailingId: number | null
    replyTo: string | null
    plannedAt: string | null
    sentAt: string | null
    congratulatedOn: string | null
  }
  message_changes: {
    accountId: number
    id: number
    runId: number
    state: number
    n: number
  }
  messages: {
    accountId: number
    runId: number
    id: number
    subscriberId: number
    dueAt: string | null
    wireAt: string | null
    createdAt: string
    owner: number | null
    contentId: number | null
    lane: number
    state: number
    attempt: number
    claims: number
    replyCode: number | null
    reply: string | null
    reason: string | null
    queueId: string | null
    payload: unknown
    restedSeconds: number | null
  }
  migrations: {
    name: string
    checksum: string
    appliedAt: string
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
    day: string
    kind: number
    contentId: number
    link: number
    agent: number
    verdict: number
    n: number
    people: number
    anonymous: number
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
  }
  newsletter_states: {
    accountId: number
    newsletterId: number
    state: number
    n: number
  }
  newsletters: {
    accountId: number
    id: number
    mailingId: number
    themeId: number | null
    subject: string
    html: string
    plainText: string | null
    placeholders: string[]
    contentId: number | null
    sentAt: string | null
    createdAt: string
    updatedAt: string
  }
  optin_requests: {
    accountId: number
    messageId: number
    subscriberId: number
    channelIds: number[]
    deferredData: unknown
    tokenNonce: Buffer
    tokenHash: Buffer
    addressHmac: Buffer
    consentSeq: number
    createdAt: string
    confirmedAt: string | null
    confirmIp: string | null
    userAgent: string | null
  }
  optin_visits: {
    accountId: number
    messageId: number
    id: number
    visitedAt: string
    method: string
    outcome: string
    reason: string
    ip: string
    userAgent: string
    pageHash: Buffer | null
  }
  page_settings: {
    accountId: number
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
    updatedAt: string
    ownChannelId: number | null
  }
  page_texts: {
    accountId: number
    hash: Buffer
    html: string
    createdAt: string
  }
  relay_queue: {
    relay: string
    queueId: string
    runId: number
    messageId: number
    seenAt: string
  }
  relays: {
    name: string
    logFile: number
    logOffset: number
    caughtUpAt: string | null
    answeredAt: string | null
  }
  report_changes: {
    accountId: number
    reportId: number
  }
  run_blocks: {
    accountId: number
    runId: number
    block: number
    targets: string
    cnt: number
    state: number
    owner: number | null
  }
  runs: {
    accountId: number
    id: number
    customerId: number
    mailingId: number
    newsletterId: number
    class: 'birthday' | 'campaign' | 'newsletter' | 'optin' | 'trigger'
    occurrence: string
    channelId: number
    contentId: number | null
    state: 'canceled' | 'finished' | 'paused' | 'sending'
    pauseReason: string | null
    resumedAt: string | null
    targeted: number
    startedAt: string
    finishedAt: string | null
  }
  sender_domains: {
    accountId: number
    domain: string
    selector: string
    returnPathDomain: string
    rsaKeySealed: Buffer
    ed25519KeySealed: Buffer | null
    checks: unknown
    verifiedAt: string | null
    checkedAt: string | null
    createdAt: string
    updatedAt: string
  }
  senders: {
    id: number
    host: string
    pid: number
    startedAt: string
    heartbeatAt: string
    stoppedAt: string | null
  }
  sending_state: {
    isOnly: boolean
    systemIdentifier: string
    timeline: number
    seal: Buffer
    frozenReason: string | null
    frozenAt: string | null
  }
  soft_bounces: {
    accountId: number
    subscriberId: number
    inARow: number
    firstAt: string | null
    lastRunId: number | null
    lastAt: string
    doubtedAt: string | null
    suspendedUntil: string | null
    suspensions: number
  }
  statistics_progress: {
    isOnly: boolean
    foldedTo: string
    checkedAt: string
  }
  subscriber_facets: {
    accountId: number
    facet: string
    value: string
    block: number
    members: string
    cnt: number
  }
  subscriber_groups: {
    accountId: number
    id: number
    name: string
    nameKey: string
    type: 1 | 2 | 3
    canEdit: boolean
    canDelete: boolean
    canAssignSubscribers: boolean
    createdAt: string
    updatedAt: string
  }
  subscribers: {
    accountId: number
    id: number
    email: string
    emailKey: string
    genderId: 1 | 2 | 3 | null
    academicTitle: string | null
    firstname: string | null
    lastname: string | null
    salutation: string | null
    city: string | null
    birthday: string | null
    birthdayMmdd: number | null
    languageIso: string | null
    reference: string | null
    customerFields: unknown
    addressGuard: number
    createdAt: string
    updatedAt: string
    emailChangedAt: string | null
    trackingConsentAt: string | null
  }
  subscriptions: {
    accountId: number
    subscriberId: number
    channelId: number
    status: 1 | 2 | 3
    statusAddition: 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | null
    guard: number
    demoted: boolean
    optinAt: string | null
    optinIp: string | null
    receivedOptinAt: string | null
    optoutAt: string | null
    optoutIp: string | null
    optoutNewsletterId: number | null
  }
  suppressions: {
    accountId: number
    emailHmac: Buffer
    channelId: number
    guard: number
    createdAt: string
  }
  themes: {
    accountId: number
    id: number
    name: string
    html: string
    createdAt: string
    updatedAt: string
  }
  tracking_events: {
    accountId: number
    runId: number
    at: string
    id: number
    messageId: number | null
    contentId: number | null
    link: number | null
    agent: number
    isHead: boolean
    isPrefetch: boolean
    verdict: number
    rules: number
    network: string | null
  }
  tracking_progress: {
    isOnly: boolean
    judgedTo: string
    changedFrom: string | null
    changes: number
  }
  tracking_withdrawals: {
    accountId: number
    subscriberId: number
    withdrawnAt: string
    agreedAgainAt: string | null
  }
  trigger_copies: {
    accountId: number
    id: number
    triggerTypeId: number
    sourceMailingId: number
    status: 'canceled' | 'created' | 'failed' | 'receiversAttached' | 'scheduled' | 'sending' | 'sent'
    contentId: number
    receivers: number
    scheduledAt: string | null
    startedAt: string | null
    finishedAt: string | null
    createdAt: string
    updatedAt: string
  }
  trigger_types: {
    customerId: number
    id: number
    key: string
    translations: unknown
    createdAt: string
    updatedAt: string
  }
  webhook_deliveries: {
    accountId: number
    webhookId: number
    id: number
    seq: number
    attempt: number
    at: string
    tookMs: number
    status: number | null
    failure: string | null
  }
  webhook_retries: {
    accountId: number
    webhookId: number
    seq: number
    attempts: number
    dueAt: string
  }
  webhooks: {
    accountId: number
    id: number
    customerId: number
    name: string
    url: string
    types: string[]
    secretSealed: Buffer
    formerSecretSealed: Buffer | null
    formerSecretUntil: string | null
    state: 'active' | 'disabled' | 'failing'
    stateReason: string | null
    position: number
    retries: number
    retryAt: string | null
    lost: number
    deliveredAt: string | null
    owner: string | null
    leasedUntil: string
    createdAt: string
    updatedAt: string
  }
}

/** Some columns of one table: `Columns<'subscribers', 'id' | 'email'>`. */
export type Columns<T extends keyof Tables, C extends keyof Tables[T] = keyof Tables[T]> = Pick<Tables[T], C>
