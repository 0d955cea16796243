import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'

export type Metrics = ReturnType<typeof createMetrics>

/** Every metric the service exposes, in one place. */
export function createMetrics() {
  const registry = new Registry()
  const registers = [registry]
  return {
    registry,
    collectProcess: () => collectDefaultMetrics({ register: registry, prefix: 'postrider_' }),
    ...servingMetrics(registers),
    ...engineMetrics(registers),
    ...healthMetrics(registers),
    ...dataMetrics(registers),
  }
}

function servingMetrics(registers: Registry[]) {
  return {
    requestSeconds: new Histogram({
      name: 'postrider_http_request_seconds',
      help: 'Time to answer, by route, method and status',
      labelNames: ['method', 'route', 'status'] as const,
      buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5],
      registers,
    }),
    refusals: new Counter({
      name: 'postrider_http_refusals_total',
      help: 'Requests refused before processing, by code',
      labelNames: ['code'] as const,
      registers,
    }),
    limiterLocal: new Gauge({
      name: 'postrider_limiter_local',
      help: '1 while Redis is away and this process limits on its own, else 0',
      registers,
    }),
    databaseUnavailable: new Counter({
      name: 'postrider_database_unavailable_total',
      help: 'Requests answered 503 because PostgreSQL was away',
      registers,
    }),
    filesRefused: new Counter({
      name: 'postrider_files_refused_total',
      help: 'Requests answered 503 because too many files were being fetched from the bucket, in all or for one address',
      registers,
    }),
  }
}

function engineMetrics(registers: Registry[]) {
  return {
    mails: new Counter({
      name: 'postrider_mails_total',
      help: 'Attempts to hand a mail to the relay, by class of mail and what they meant',
      labelNames: ['class', 'verdict'] as const,
      registers,
    }),
    webhooks: new Gauge({
      name: 'postrider_webhooks',
      help: 'Webhooks of all accounts, by state; failing ones wait for somebody to enable them',
      labelNames: ['state'] as const,
      registers,
    }),
    webhookDeliveries: new Counter({
      name: 'postrider_webhook_deliveries_total',
      help: 'Attempts to deliver an event to a webhook, by what they came to',
      labelNames: ['verdict'] as const,
      registers,
    }),
    relayLogLagSeconds: new Gauge({
      name: 'postrider_relay_log_lag_seconds',
      help: 'How long ago the log of a relay had been read to its end',
      labelNames: ['relay'] as const,
      registers,
    }),
    relayLogStillSeconds: new Gauge({
      name: 'postrider_relay_log_still_seconds',
      help: 'How long ago the relay answered a visit of which its log shows nothing yet; 0 while it moves',
      labelNames: ['relay'] as const,
      registers,
    }),
    mailsWithoutEnd: new Gauge({
      name: 'postrider_mails_without_end',
      help: 'Mails of the last 14 days that the relay accepted, of which its log has not told the end in time',
      registers,
    }),
    sendingFrozen: new Gauge({
      name: 'postrider_sending_frozen',
      help: '1 while no mail may leave from this database, else 0',
      registers,
    }),
  }
}

/** What the doctor finds, and the figures it goes by. */
function healthMetrics(registers: Registry[]) {
  const gauge = (name: string, help: string) => new Gauge({ name: `postrider_${name}`, help, registers })
  const gaugeBy = <L extends string>(label: L, name: string, help: string) =>
    new Gauge({ name: `postrider_${name}`, help, labelNames: [label] as const, registers })
  return {
    findings: gaugeBy('kind', 'findings', 'What postrider sending doctor would say needs somebody, by kind'),
    senders: gauge('senders', 'Senders that nobody has given up'),
    oldestWaitingSeconds: gaugeBy(
      'lane',
      'oldest_waiting_seconds',
      'Since the oldest mail that waits should have left',
    ),
    stalledBlockSeconds: gauge(
      'stalled_block_seconds',
      'Since a mail came to its end in the block of a newsletter that has waited longest in the hands of a sender',
    ),
    strayWork: gaugeBy('what', 'stray_work', 'Blocks and single mails that belong to senders that are gone'),
    doubts: gaugeBy('cause', 'doubts', 'Mails in doubt, by what is waited for'),
    doubtOverdueSeconds: gaugeBy('cause', 'doubt_overdue_seconds', 'Since the oldest doubt could have been settled'),
    pausedRuns: gauge('paused_runs', 'Runs that are paused, 20 at most'),
    lagSeconds: gaugeBy('of', 'lag_seconds', 'How far what follows from sending is behind'),
    roundSeconds: gaugeBy('round', 'round_seconds', 'Since a round last came to its end'),
    roundFailedAccounts: gaugeBy('round', 'round_failed_accounts', 'Accounts a round could not serve in its last turn'),
  }
}

/** What comes back, and what is forgotten. */
function dataMetrics(registers: Registry[]) {
  return {
    inboundMails: new Counter({
      name: 'postrider_inbound_mails_total',
      help: 'Mails that came in, by the kind of address and what became of them; many "none" may mean forgery',
      labelNames: ['address', 'outcome'] as const,
      registers,
    }),
    trackingEvents: new Counter({
      name: 'postrider_tracking_events_total',
      help: 'Opens and clicks, by what became of them: in the database, in the journal until it is back, or lost',
      labelNames: ['kept'] as const,
      registers,
    }),
    forgotten: new Counter({
      name: 'postrider_forgotten_total',
      help: 'Rows erased because the time they may be kept was over, by what they were',
      labelNames: ['what'] as const,
      registers,
    }),
  }
}
