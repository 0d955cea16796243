import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { authenticate } from 'mailauth'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { pressOn } from '../browser.ts'
import { pairIn } from '../ledgers.ts'
import { proves, proving } from '../proves.ts'
import { worldDomain } from './mail-world.ts'
import { abuseReport } from './provider-mails.ts'
import { senderDomain, startWholeSystem, type WholeSystem } from './whole-system.ts'

// Five processes, two mail servers and a browser take their time on a busy machine.
const shop = 'https://shop.nord.example'
/** Read from the log: nobody carries them to the shop. */
const toldTypes = ['message.sent', 'message.delivered', 'message.bounced']
const readers = ['anna', 'olga', 'paul', 'mara', 'gone', 'late', 'karl']
const people = [...readers, 'silent']
/** Sooner, a visit counts as one of the mail's own scanners. */
const secondsUntilRead = 16

const closers: (() => unknown)[] = []
let system: WholeSystem
let account: { id: number; key: string; customerId: number }
const ids = new Map<string, number>()

beforeAll(async () => {
  system = await startWholeSystem(people, closers)
  account = await setUpAccount(system)
})
afterAll(async () => {
  for (const close of closers.reverse()) await close()
})

const sender = ['--sender-name', 'Nord', '--sender-email', `news@${senderDomain}`]

async function setUpAccount({ command, publish, site }: WholeSystem): Promise<typeof account> {
  const customer = await command('customer', 'create', 'Reisebüro Nord')
  const { id } = await command('account', 'create', '--customer', `${customer.id}`, '--name', 'Nord')
  const at = ['--account', `${id}`]
  const { checks } = await command('domain', 'add', senderDomain, ...at)
  await publish(checks.map((check: { publish: never }) => check.publish))
  expect(await command('domain', 'check', senderDomain, ...at)).toMatchObject({ verifiedAt: expect.any(String) })
  const optin = await command('mailing', 'create-optin', ...at, '--name', 'Bitte bestätigen', ...sender)
  const pages = ['--confirmation', `${site.url}/welcome?shop=7`, '--unsubscribe', `${site.url}/leave?shop=7`]
  await command('pages', 'set', `${id}`, ...pages, '--single-page', 'yes')
  const wishes = ['--scopes', 'subscribers', '--optin-mailing', `${optin.id}`]
  const hook = ['--name', 'Shop', '--url', `${shop}/events`, '--events', toldTypes.join(',')]
  await command('webhook', 'create', ...at, ...hook)
  const { key } = await command('key', 'create', ...at, '--name', 'shop', ...wishes)
  return { id, key, customerId: customer.id }
}

async function call(method: string, path: string, body?: object) {
  const authorization = `Basic ${Buffer.from(`api:${account.key}`).toString('base64')}`
  const headers = { authorization, ...(body && { 'content-type': 'application/json' }) }
  const answer = await fetch(system.apiUrl + path, { method, headers, ...(body && { body: JSON.stringify(body) }) })
  // biome-ignore lint/suspicious/noExplicitAny: answers of several endpoints
  return (await answer.json()) as any
}

const addressOf = (name: string) => `${name}@${worldDomain}`
const stateOf = async (name: string) => pairIn((await call('GET', `/subscribers/${ids.get(name)}`)).data)
/** One after the other: a busy machine may refuse some of many at once for now. */
async function statesOf(names: string[]): Promise<Record<string, string>> {
  const states: Record<string, string> = {}
  for (const name of names) states[name] = await stateOf(name)
  return states
}
const becomes = (name: string, state: string) =>
  vi.waitFor(async () => expect(await stateOf(name)).toBe(state), { timeout: 60_000, interval: 250 })
const everyone = (names: string[], state: string) => Object.fromEntries(names.map((name) => [name, state]))

async function aTriggerMailing(): Promise<number> {
  const at = ['--account', `${account.id}`]
  const of = ['--customer', `${account.customerId}`]
  const type = await system.command('trigger-type', 'create', ...of, '--key', 'password-reset', '--name', 'Passwort')
  const kind = ['--type', 'trigger', '--trigger-type', `${type.id}`]
  const { id } = await system.command('mailing', 'create', ...at, '--name', 'Passwort', ...kind, ...sender)
  const file = join(system.dir, 'reset.html')
  writeFileSync(file, '<p><a href="{resetLink}">Neues Passwort</a></p>')
  await system.command('mailing', 'import', file, ...at, '--mailing', `${id}`, '--subject', 'Ihr neues Passwort')
  await system.command('mailing', 'activate', ...at, '--mailing', `${id}`)
  return type.id
}

/** The addresses of a List-Unsubscribe header: the page, and the mailbox. */
async function waysOut(name: string): Promise<{ page: string; mailbox: string }> {
  const header = (await system.world.mailTo(name, 2)).header('list-unsubscribe')
  const [, page = ''] = /<(http[^>]+)>/.exec(header) ?? []
  const [, mailbox = ''] = /<mailto:([^>]+)>/.exec(header) ?? []
  return { page, mailbox }
}

// One story: each part goes on where the one before it ended.
describe('from the registration to the last way out', { shuffle: false }, () => {
  test(
    'registered by API, confirmed by the link of the delivered mail, led to the customer’s page',
    proving(['R-123.2', 'R-144.2', 'R-192']),
    async () => {
      for (const name of people) {
        const { data } = await call('POST', '/subscribers/register', { email: addressOf(name) })
        ids.set(name, data.id)
      }
      expect(await statesOf(people)).toEqual(everyone(people, '2/1'))
      const mails = await Promise.all(people.map((name) => system.world.mailTo(name, 1)))
      await sleep(secondsUntilRead * 1000)
      for (const [i, name] of readers.entries()) {
        const [link = ''] = /http:\/\/127\.0\.0\.1:\d+\/optin\/[\w-]+/.exec(mails[i]?.parsed.text ?? '') ?? []
        await system.page.goto(link)
        expect([name, system.site.visits.splice(0)]).toEqual([name, ['/welcome?shop=7&valid=true']])
      }
      expect(await statesOf(people)).toEqual({ ...everyone(readers, '1'), silent: '2/1' })
    },
  )

  test('a planned newsletter reaches everybody who confirmed, and the other side can trust it', async () => {
    await system.world.closeMailboxes('gone', 'late', 'silent')
    const at = ['--account', `${account.id}`]
    const { id } = await system.command('mailing', 'create', ...at, '--name', 'Rundbrief', ...sender)
    const file = join(system.dir, 'newsletter.html')
    writeFileSync(file, '<p>Neues aus Kiel: <a href="https://nord.example/reisen">Reisen</a></p>')
    await system.command('mailing', 'import', file, ...at, '--mailing', `${id}`, '--subject', 'Neues aus Kiel')
    await system.command('mailing', 'plan', ...at, '--mailing', `${id}`, '--at', 'now')
    const delivered = readers.filter((name) => name !== 'gone' && name !== 'late')
    const mails = await Promise.all(delivered.map((name) => system.world.mailTo(name, 2)))
    expect(mails.map(({ parsed }) => parsed.subject)).toEqual(delivered.map(() => 'Neues aus Kiel'))
    const { raw, header } = mails[0] as (typeof mails)[number]
    const { dkim, spf, dmarc } = await authenticate(raw, {
      ip: system.networks.ourAddress,
      helo: 'bounces.postrider.example',
      sender: header('return-path').replace(/[<>]/g, ''),
      resolver: (name, type) => system.dns.resolver.resolve(name, type) as Promise<string[][]>,
    })
    const passed = { status: { result: 'pass' } }
    expect({ dkim: dkim.results[0], spf, dmarc }).toMatchObject({ dkim: passed, spf: passed, dmarc: passed })
  })

  test('an address refused at the door, and one reported after its mail was taken, are hard bounces', async () => {
    await becomes('gone', '3/5')
    await becomes('late', '3/5')
    expect([system.world.countOf('gone'), system.world.countOf('late')]).toEqual([1, 1])
  })

  test('a password reset that is taken and reported afterwards shows both, and is told in this order', async () => {
    const triggerTypeId = await aTriggerMailing()
    const receiver = { subscriberId: ids.get('silent'), placeholders: { resetLink: `${shop}/reset` } }
    const { data: mail } = await call('POST', '/mailings/singleTrigger', { triggerTypeId, receiver })
    const read = async () => (await call('GET', `/mailings/singleTrigger/${mail.id}`)).data
    const toldOfIt = async () =>
      (await call('GET', '/events?limit=500')).data
        .filter(({ data }: { data: { messageId?: number } }) => data.messageId === mail.id)
        .map(({ type }: { type: string }) => type)
    await proves('F-060', () =>
      vi.waitFor(
        async () => {
          expect(await read()).toMatchObject({ state: 'bounced', reason: 'hard' })
          expect(await toldOfIt()).toEqual(toldTypes)
        },
        { timeout: 60_000, interval: 250 },
      ),
    )
    const { sentAt, deliveredAt, bouncedAt } = await read()
    expect([sentAt, deliveredAt, bouncedAt]).toEqual([sentAt, deliveredAt, bouncedAt].toSorted())
    expect(deliveredAt).not.toBeNull()
    await becomes('silent', '3/5')
  })

  test('the one-click of a mailbox provider unsubscribes', proving('R-146'), async () => {
    const { page } = await waysOut('olga')
    const answer = await fetch(page, { method: 'POST', body: new URLSearchParams({ 'List-Unsubscribe': 'One-Click' }) })
    expect([answer.status, await stateOf('olga')]).toEqual([200, '3/4'])
  })

  test('the customer’s page asks, sends the browser back with p and force=true, and thanks', async () => {
    const { page } = await waysOut('paul')
    const p = new URL(page).searchParams.get('p') as string
    system.site.visits.length = 0
    await system.page.goto(page)
    expect(await stateOf('paul')).toBe('1')
    await pressOn(system.page, '#ask button')
    const visit = (unsubscribed: boolean) => `/leave?shop=7&unsubscribed=${unsubscribed}&p=${encodeURIComponent(p)}`
    expect(system.site.visits).toEqual([visit(false), visit(true)])
    expect(await system.page.isVisible('#done')).toBe(true)
    expect(await stateOf('paul')).toBe('3/4')
  })

  test('a mail to the address in List-Unsubscribe unsubscribes', async () => {
    const { mailbox } = await waysOut('mara')
    const raw = `From: ${addressOf('mara')}\r\nTo: ${mailbox}\r\nSubject: unsubscribe\r\n\r\n`
    await system.world.send({ from: addressOf('mara'), to: mailbox, raw })
    await becomes('mara', '3/4')
  })

  test('the complaint of a mailbox provider archives as complained', proving('R-149'), async () => {
    const mail = await system.world.mailTo('karl', 2)
    const [to = ''] = mail.header('cfbl-address').split(';')
    const raw = abuseReport({ to, about: mail, recipient: addressOf('karl') })
    await system.world.send({ from: `fbl@${worldDomain}`, to, raw })
    await becomes('karl', '3/7')
  })

  test('everybody else is as before, and nobody got a mail too many', async () => {
    expect(await statesOf(people)).toEqual({
      anna: '1',
      olga: '3/4',
      paul: '3/4',
      mara: '3/4',
      gone: '3/5',
      late: '3/5',
      karl: '3/7',
      silent: '3/5',
    })
    const counts = Object.fromEntries(people.map((name) => [name, system.world.countOf(name)]))
    expect(counts).toEqual({ anna: 2, olga: 2, paul: 2, mara: 2, gone: 1, late: 1, karl: 2, silent: 1 })
    expect(await system.command('consent', 'verify', '--account', `${account.id}`)).toMatchObject({ holds: true })
  })
})
