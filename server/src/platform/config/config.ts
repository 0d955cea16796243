import { z } from 'zod'
import { companySignInFaults } from './company-sign-in.rules.ts'
import { companySignInSettings } from './company-sign-in.ts'
import { consoleSettings } from './console.ts'
import { fileSettings } from './file-settings.ts'
import { listOf, relayList, secretList } from './lists.ts'
import { mediaFaults } from './media-settings.rules.ts'
import { outsideSettings } from './outside.ts'
import { pagesSettings } from './pages-settings.ts'

const port = z.coerce.number().int().min(1).max(65_535)
const flag = z.enum(['true', 'false']).transform((value) => value === 'true')

const days = (otherwise: number) => z.coerce.number().int().min(1).max(3650).default(otherwise)

/** Everything that can be set from outside. The configuration reference is generated from this schema. */
export const configSchema = z.object({
  DATABASE_URL: z
    .string()
    .default('postgres://postrider@127.0.0.1:54329/postrider')
    .describe(
      'PostgreSQL as the serving role. `postrider migrate` creates this role; it must not be a superuser. In each of these URLs `?connect_timeout=10` waits up to 10 seconds for a connection; without it a process gives up after 1.5 and a command after 3.',
    ),
  DATABASE_ADMIN_URL: z
    .string()
    .default('postgres://postrider_admin@127.0.0.1:54329/postrider')
    .describe('PostgreSQL as the owner of the schema, for `postrider migrate` and the provisioning commands only.'),
  ENGINE_DATABASE_URL: z
    .string()
    .default('postgres://postrider_sender@127.0.0.1:54329/postrider')
    .describe(
      'PostgreSQL as the sending engine, for the dispatcher and the senders. `postrider migrate` creates this role.',
    ),
  TRACKING_DATABASE_URL: z
    .string()
    .default('postgres://postrider_tracker@127.0.0.1:54329/postrider')
    .describe(
      'PostgreSQL as the tracking process, which may only note down events. `postrider migrate` creates this role.',
    ),
  DATABASE_POOL_SIZE: z.coerce.number().int().min(1).max(500).default(20).describe('Connections per process.'),
  DATABASE_PREPARED_STATEMENTS: flag
    .default(true)
    .describe('Set to false behind PgBouncer before 1.21 in transaction mode.'),
  REDIS_URL: z.string().default('redis://127.0.0.1:63799').describe('Redis or Valkey, for the limits only.'),
  REDIS_PATIENCE_MS: z.coerce
    .number()
    .int()
    .min(10)
    .max(60_000)
    .default(100)
    .describe('How long a request waits for Redis, in milliseconds, before its process counts the limits alone.'),
  NATS_URL: z
    .string()
    .default('nats://127.0.0.1:42299')
    .describe(
      'NATS. Only knocks, so that without it mail leaves up to a second later; with JetStream it keeps opens and clicks while PostgreSQL is away.',
    ),
  POSTRIDER_SECRET: z
    .string()
    .min(32)
    .default('development-only-secret-change-it-in-production')
    .describe(
      'Master secret (32 characters or more) from which all keys are derived. Losing it, or the first one after a rotation, loses the suppression list.',
    ),
  POSTRIDER_FORMER_SECRETS: secretList.describe(
    'Comma-separated master secrets that POSTRIDER_SECRET has replaced (`postrider secret rotate`), newest first, or a JSON list of them where one has a comma in it. Bounces, links and clicks of mails from their time are still understood. The one the database was set up with must stay, here or as POSTRIDER_FIRST_SECRET.',
  ),
  POSTRIDER_FIRST_SECRET: z
    .string()
    .min(32)
    .optional()
    .describe(
      'The master secret the database was set up with, where it shall no longer open links but must go on to key the suppression list. Unset = the last of POSTRIDER_FORMER_SECRETS, or POSTRIDER_SECRET.',
    ),
  LINK_SECRETS: secretList.describe(
    'Comma-separated secrets (32 characters or more each) for the unsubscribe and browser links in mails, newest first; links made with an older one, or with any POSTRIDER_SECRET, still work. Put a new one in front before four thousand million links were made with one.',
  ),
  API_HOST: z.string().default('127.0.0.1').describe('Address the API listens on.'),
  API_PORT: port.default(8080).describe('Port the API listens on.'),
  METRICS_PORT: port.optional().describe('Port for Prometheus metrics, on the same host; unset = no metrics port.'),
  BASE_URL: z
    .url()
    .default('http://127.0.0.1:8080')
    .describe('Where programs reach the API; used in its description and in what users are shown.'),
  REQUIRE_HTTPS: flag
    .default(true)
    .describe('Refuse requests that did not arrive over HTTPS. Set to false for development.'),
  TRUSTED_PROXIES: z
    .string()
    .default('')
    .transform(listOf)
    .describe('Comma-separated addresses or networks of proxies whose X-Forwarded-* headers are believed.'),
  PUBLIC_URL: z
    .url()
    .default('http://127.0.0.1:8081')
    .describe('Where subscribers reach their pages; used in the links of mails.'),
  ...fileSettings,
  ...pagesSettings,
  TRACKING_HOST: z.string().default('127.0.0.1').describe('Address the tracking process listens on.'),
  TRACKING_PORT: port
    .default(8082)
    .describe('Port the tracking process listens on; a proxy hands it the paths /c/ and /o/ of PUBLIC_URL.'),
  TRACKING_URL: z
    .url()
    .optional()
    .describe('Where readers reach the tracking process when that is not PUBLIC_URL; used in the links of mails.'),
  APP_URL: z
    .url()
    .default('http://localhost:8083')
    .describe('Where users reach the web application; requests that change something must come from its pages.'),
  SIGNUP: z
    .enum(['open', 'approval', 'closed'])
    .default('approval')
    .describe(
      'Who may open an account: anybody; anybody, but it sends nothing until `postrider signup approve`; nobody, so that operators make accounts and invite.',
    ),
  ...companySignInSettings,
  ...consoleSettings,
  WEB_HOST: z.string().default('127.0.0.1').describe('Address the web application listens on.'),
  WEB_PORT: port.default(8083).describe('Port the web application listens on.'),
  RELAY_URL: z
    .url()
    .default('smtp://127.0.0.1:2525')
    .describe(
      'The relay mail is handed to: smtp:// (plain), smtp+starttls:// or smtps://, with user and password where it asks for them.',
    ),
  RELAY_LOG: z
    .string()
    .optional()
    .describe(
      'Mail log of the Postfix relay, readable by the dispatcher. Unset = opaque relay: doubts cannot be settled.',
    ),
  FURTHER_RELAYS: relayList.describe(
    'Relays that accounts can be given (`postrider account relay`), as JSON by name: `{"second":{"url":"smtp://10.0.0.2","log":"/var/log/second.log"}}`, with `url` and `log` as RELAY_URL and RELAY_LOG are. The same for dispatcher and senders.',
  ),
  RELAY_HELO: z.string().default('localhost').describe('Name the senders greet the relay with.'),
  RELAY_CONNECTIONS: z.coerce
    .number()
    .int()
    .min(1)
    .max(1000)
    .default(32)
    .describe('Connections per sender for newsletters; opt-in and trigger mail has a quarter as many of its own.'),
  RELAY_REPLY_SECONDS: z.coerce
    .number()
    .int()
    .min(1)
    .max(3600)
    .default(600)
    .describe(
      'How long to wait for the answer to a whole mail. Shorter than the standard 600 makes doubts, not speed.',
    ),
  BOUNCE_DOMAIN: z
    .string()
    .default('bounces.localhost')
    .describe('Return path of mail whose sender domain has none of its own.'),
  USER_MAIL_FROM: z
    .email()
    .optional()
    .describe('Sender of mails to users, such as invitations and new passwords. Unset = no-reply at BOUNCE_DOMAIN.'),
  INBOUND_HOST: z
    .string()
    .default('127.0.0.1')
    .describe('Address on which reports of failure, complaints and unsubscriptions are taken, by LMTP or SMTP.'),
  INBOUND_PORT: port.default(2500).describe('Port on which they are taken; the transport map of Postfix names it.'),
  REQUIRE_SENDER_DOMAIN: flag
    .default(true)
    .describe('Send only from domains whose DNS check is green. Set to false for development.'),
  SIGN_WITH_ED25519: flag.default(false).describe('Add a second DKIM signature with Ed25519 beside RSA.'),
  DNS_SERVERS: z
    .string()
    .default('')
    .describe("Comma-separated DNS servers for the check of sender domains and for webhooks; empty = the system's."),
  QUIESCENCE_SECONDS: z.coerce
    .number()
    .int()
    .min(1)
    .max(3600)
    .default(30)
    .describe('How long a doubtful mail rests before the relay is asked about it.'),
  MAIL_ENDS_WITHIN_HOURS: z.coerce
    .number()
    .int()
    .min(1)
    .max(240)
    .default(73)
    .describe(
      "When, after the end of a newsletter's run, mail the relay accepted must have been delivered or given up; what has not is reported. Longer than the relay's `maximal_queue_lifetime`.",
    ),
  WORKER_CONCURRENCY: z.coerce
    .number()
    .int()
    .min(1)
    .max(100)
    .default(4)
    .describe('Jobs that one worker does at the same time, each of another account.'),
  EVENT_RETENTION_DAYS: z.coerce
    .number()
    .int()
    .min(7)
    .max(3650)
    .default(90)
    .describe(
      "How long an account's events stay readable under GET /events, at least: they go when their whole month is older.",
    ),
  KEEP_MESSAGES_MONTHS: z.coerce
    .number()
    .int()
    .min(13)
    .max(240)
    .default(13)
    .describe(
      'How many whole months the single mails of a run stay after the month it began in; the numbers stay for good.',
    ),
  ...outsideSettings,
  KEEP_UNCONFIRMED_DAYS: days(30).describe(
    'After so long without an answer, somebody who was asked to confirm is erased.',
  ),
  KEEP_PLACEHOLDERS_DAYS: days(7).describe('How long the values of a single mail or campaign stay after it was sent.'),
  KEEP_ANSWERS_DAYS: days(30).describe('How long the words of a refusal or a report of failure stay.'),
  KEEP_VISITS_DAYS: days(30).describe('How long visits to an opt-in link stay that confirmed nothing.'),
  KEEP_ENDED_LINKS_DAYS: days(180).describe(
    "How long the opt-in link of an erased person leads to the account's page.",
  ),
  KEEP_ERASURES_DAYS: days(90).describe(
    'How long it is known who must be erased again after a restore, if that is longer than evidence is kept: to the end of the third calendar year after the erasure.',
  ),
  ALLOW_EAI: flag
    .default(false)
    .describe('Accept non-ASCII local parts in addresses (needs SMTPUTF8 on the whole path).'),
  LOG_LEVEL: z
    .enum(['trace', 'debug', 'info', 'warn', 'error', 'silent'])
    .default('info')
    .describe('Level of the JSON log on standard output.'),
})

export type Config = z.infer<typeof configSchema>

export class ConfigError extends Error {
  override readonly name = 'ConfigError'
}

export function loadConfig(environment: Record<string, string | undefined>): Config {
  const result = configSchema.safeParse(environment)
  const faults = result.success
    ? [...companySignInFaults(result.data), ...mediaFaults(result.data)]
    : result.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`)
  if (result.success && faults.length === 0) return result.data
  throw new ConfigError(`The configuration is not valid:\n  ${faults.join('\n  ')}`)
}
