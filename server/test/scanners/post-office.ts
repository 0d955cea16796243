import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'
import { inAccount } from '../../src/features/account-setup/index.ts'
import { planMailing } from '../../src/features/mailings/index.ts'
import { changePageSettings } from '../../src/features/pages/index.ts'
import { freePort } from '../../src/features/relay/testing/plain-smtp.ts'
import { timestamp } from '../../src/platform/clock/timestamp.rules.ts'
import { aMailing, anAccount, anEmail, aSubscriber, type TestAccount } from '../factories.ts'
import { type MailReceiver, type ReceivedMail, startMailReceiver } from '../mail-receiver.ts'
import { startProcesses } from '../system/processes.ts'
import { startTestApi, type TestApi } from '../test-api.ts'

export type Mode = 'adaptive' | 'button' | 'direct'
export interface Letter {
  subscriberId: number
  /** Every address of our pages in the mail and its header. */
  links: string[]
}

/** Makes mails as the service makes them: registered by API, sent by the sender, and served by the pages process. */
export interface PostOffice {
  anAccountWith(mode: Mode): Promise<TestAccount>
  /** Registers people and returns their opt-in mails as soon as the relay has all of them. */
  optins(account: TestAccount, count: number): Promise<Letter[]>
  newsletter(account: TestAccount, count: number): Promise<Letter[]>
  /** Who is receive-ready. */
  ready(account: TestAccount): Promise<Set<number>>
  close(): Promise<void>
}

export async function openPostOffice(): Promise<PostOffice> {
  const dir = mkdtempSync('/var/tmp/scanners-')
  chmodSync(dir, 0o755)
  const [api, receiver] = [await startTestApi(), await startMailReceiver()]
  const processes = await startProcesses(dir, await environmentOf(api, receiver), [
    'pages',
    'tracking',
    'sender',
    'dispatcher',
  ])
  const arrived = lettersFrom(receiver)
  return {
    anAccountWith: async (mode) => {
      const account = await anAccount(api)
      const change = { optinConfirmMode: mode }
      await inAccount(api.operator, account.accountId, (act) => changePageSettings(act, 0, change))
      return account
    },
    optins: (account, count) => arrived(count, () => register(api, account, count)),
    newsletter: (account, count) => arrived(count, () => sendNewsletter(api, account, count)),
    ready: async ({ accountId }) => {
      const rows = await api.database.query<{ id: number }>(
        'select subscriber_id::int as id from subscriptions where account_id = $1 and status = 1',
        [accountId],
      )
      return new Set(rows.map(({ id }) => id))
    },
    close: async () => {
      await processes.stop()
      await receiver.stop()
      await api.stop()
      rmSync(dir, { recursive: true })
    },
  }
}

async function environmentOf({ app: { config } }: TestApi, { port }: MailReceiver): Promise<Record<string, string>> {
  const [pages, tracking] = [await freePort(), await freePort()]
  return {
    PATH: process.env.PATH ?? '',
    DATABASE_URL: config.DATABASE_URL,
    ENGINE_DATABASE_URL: config.ENGINE_DATABASE_URL,
    LEDGER_HEADS_FOLDER: config.LEDGER_HEADS_FOLDER,
    TRACKING_DATABASE_URL: config.TRACKING_DATABASE_URL,
    REDIS_URL: config.REDIS_URL,
    NATS_URL: config.NATS_URL,
    REQUIRE_HTTPS: 'false',
    REQUIRE_SENDER_DOMAIN: 'false',
    TRUSTED_PROXIES: '127.0.0.1',
    PAGES_PORT: `${pages}`,
    PUBLIC_URL: `http://127.0.0.1:${pages}`,
    TRACKING_PORT: `${tracking}`,
    TRACKING_URL: `http://127.0.0.1:${tracking}`,
    RELAY_URL: `smtp://127.0.0.1:${port}`,
  }
}

type People = Map<string, number>
const mostTries = 10

function lettersFrom(receiver: MailReceiver) {
  return async (count: number, cause: () => Promise<People>): Promise<Letter[]> => {
    const before = receiver.mails.length
    const people = await cause()
    const mails = (await receiver.received(before + count)).slice(before)
    return mails.map((mail) => ({ subscriberId: people.get(mail.to) as number, links: linksOf(mail) }))
  }
}

function linksOf({ parsed, header }: ReceivedMail): string[] {
  const text = [parsed.text, parsed.html, header('list-unsubscribe')].join(' ').replaceAll('&amp;', '&')
  return [...new Set(text.match(/http:\/\/127\.0\.0\.1:\d+\/[\w/?=&%.-]+/g) ?? [])]
}

async function register(api: TestApi, { key }: TestAccount, count: number): Promise<People> {
  const people: People = new Map()
  for (let i = 0; i < count; i += 1) {
    const email = anEmail()
    people.set(email, await registered(api, { key, body: { email } }))
  }
  return people
}

/** As a client does that is told to come again in a moment. */
async function registered(api: TestApi, request: { key: string; body: { email: string } }): Promise<number> {
  for (let tries = 1; ; tries += 1) {
    const { status, headers, body } = await api.call('POST', '/subscribers/register', request)
    if (status < 300) return body.data.id
    if (status !== 503 || tries === mostTries) throw new Error(`registering answered ${status} ${body.code}`)
    await sleep(1000 * Number(headers.get('retry-after') ?? 1))
  }
}

async function sendNewsletter(api: TestApi, account: TestAccount, count: number): Promise<People> {
  const people: People = new Map()
  for (let i = 0; i < count; i += 1) {
    const { id, email } = await aSubscriber(api, account)
    people.set(email, id)
  }
  const html = '<p>Neues aus Kiel</p><a href="{browserLink}">Im Browser</a> <a href="{unsubscribeLink}">Abmelden</a>'
  const mailing = await aMailing(api, account.accountId, { html })
  const at = timestamp(api.clock.now())
  const plan = { at, fromVerifiedDomain: false }
  await inAccount(api.operator, account.accountId, (act) => planMailing(act, mailing, plan))
  return people
}
