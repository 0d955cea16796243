import { type IncomingHttpHeaders, request } from 'node:http'
import { inAccount } from '../src/features/account-setup/index.ts'
import type { PagePurpose } from '../src/features/assembly/index.ts'
import { optinToken } from '../src/features/messages/index.ts'
import { changePageSettings, type PagesApp, type SettingsChange } from '../src/features/pages/index.ts'
import type { App } from '../src/platform/app/app.ts'
import { createLimiter } from '../src/platform/limiter/limiter.ts'
import { createPagesApp } from '../src/processes/create-pages-app.ts'
import { createPages } from '../src/processes/pages.ts'
import type { TestAccount } from './factories.ts'
import type { TestApi } from './test-api.ts'

export interface PageVisit {
  method?: string
  headers?: Record<string, string>
  /** Sent urlencoded. */
  form?: Record<string, string>
  rawBody?: string
}

export interface SeenPage {
  status: number
  headers: IncomingHttpHeaders
  location: string | undefined
  text: string
}

export interface TestPages {
  url: string
  app: PagesApp
  visit(path: string, visit?: PageVisit): Promise<SeenPage>
  settings(account: TestAccount, change: SettingsChange, channelId?: number): Promise<void>
  /** The secret part of the newest opt-in link of a subscriber. */
  optinToken(account: TestAccount, subscriberId: number): Promise<string>
  /** `p` of an unsubscribe link, or the token of a browser version. */
  ticket(account: TestAccount, subscriberId: number, more?: TicketWishes): string
  stop(): Promise<void>
}

interface TicketWishes {
  purpose?: PagePurpose
  newsletterId?: number
  channelId?: number
  issuedAt?: Date
}

/** What a person's browser sends when a link of a mail is opened. */
export const byBrowser = {
  'user-agent': 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0',
  'sec-fetch-mode': 'navigate',
  'sec-fetch-dest': 'document',
  'sec-fetch-site': 'none',
  'accept-language': 'de-DE,de;q=0.9,en;q=0.5',
}

/** The real pages over HTTP, on the database of a test API. */
export async function startTestPages(
  api: TestApi,
  options: { config?: Record<string, unknown>; minuteLimit?: number; parts?: Partial<App> } = {},
): Promise<TestPages> {
  const { config, db, log } = api.app
  const limiter = createLimiter({
    redisUrl: config.REDIS_URL,
    patienceMs: config.REDIS_PATIENCE_MS,
    processName: 'test-pages',
    processGroup: 'pages',
    minuteLimit: options.minuteLimit ?? 1_000_000,
    concurrentLimit: 1000,
    log,
  })
  const parts = { clock: api.clock, log, db, limiter, doorbell: api.app.doorbell, ...options.parts }
  const app = createPagesApp({ ...config, PUBLIC_URL: 'https://pages.postrider.example', ...options.config }, parts)
  const server = createPages(app)
  const url = await server.listen({ host: '127.0.0.1', port: 0 })
  return {
    url,
    app,
    visit: (path, visit) => visitPage(url, path, visit),
    settings: (account, change, channelId = 0) =>
      inAccount({ ...api.operator, config: app.config }, account.accountId, (act) =>
        changePageSettings(act, channelId, change),
      ),
    optinToken: async ({ accountId }, subscriberId) => {
      const rows = await api.database.query<{ nonce: Buffer }>(
        'select token_nonce as nonce from optin_requests where account_id = $1 and subscriber_id = $2 order by message_id desc',
        [accountId, subscriberId],
      )
      return optinToken(app.secrets, rows[0]?.nonce as Buffer)
    },
    ticket: ({ accountId }, subscriberId, { purpose = 'unsub', ...wishes } = {}) =>
      app.tokens.sealPage(
        { accountId, subscriberId, newsletterId: 0, channelId: 0, issuedAt: api.clock.now(), ...wishes },
        purpose,
      ),
    stop: async () => {
      await server.close()
      await limiter.close()
    },
  }
}

/** Not `fetch`, which has headers of its own. */
export function visitPage(url: string, path: string, visit: PageVisit = {}): Promise<SeenPage> {
  const { method = 'GET', headers = {}, form, rawBody } = visit
  const body = form ? new URLSearchParams(form).toString() : rawBody
  const sent = { ...(form && { 'content-type': 'application/x-www-form-urlencoded' }), ...headers }
  return new Promise((resolve, reject) => {
    const asked = request(new URL(url + path), { method, headers: sent }, (answer) => {
      let text = ''
      answer.setEncoding('utf8')
      answer.on('data', (chunk) => {
        text += chunk
      })
      answer.on('end', () => {
        const { statusCode: status = 0, headers: seen } = answer
        resolve({ status, headers: seen, location: seen.location, text })
      })
    })
    asked.on('error', reject)
    asked.end(body)
  })
}
