import { mkdtempSync, rmSync } from 'node:fs'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { type PrivatePostfix, startPostfix } from '../../../tools/services/postfix.ts'
import { inAccount } from '../../src/features/account-setup/index.ts'
import { reportsDoor } from '../../src/features/bounces/reports.inbound.ts'
import { planMailing } from '../../src/features/mailings/index.ts'
import { freePort } from '../../src/features/relay/testing/plain-smtp.ts'
import { timestamp } from '../../src/platform/clock/timestamp.rules.ts'
import { type MailServer, startMailServer } from '../../src/platform/smtp/mail-server.ts'
import { aMailing, anAccount, aSubscriber, type TestAccount } from '../factories.ts'
import { pairIn } from '../ledgers.ts'
import { type MailReceiver, startMailReceiver } from '../mail-receiver.ts'
import { startTestApi, type TestApi } from '../test-api.ts'
import { startTestEngine, type TestEngine } from '../test-engine.ts'

const dir = mkdtempSync('/var/tmp/inbound-postfix-')
let api: TestApi
let world: MailReceiver
let engine: TestEngine
let door: MailServer
let postfix: PrivatePostfix
let account: TestAccount
beforeAll(async () => {
  api = await startTestApi()
  world = await startMailReceiver()
  const port = await freePort()
  engine = await startTestEngine(api, { RELAY_URL: `smtp://127.0.0.1:${port}` })
  door = await startMailServer(reportsDoor(engine.engine), { host: '127.0.0.1', port: 0, log: engine.engine.log })
  const { BOUNCE_DOMAIN } = engine.engine.config
  postfix = await startPostfix({
    dir,
    port,
    relayTo: { host: '127.0.0.1', port: world.port },
    extra: { transport_maps: `inline:{{${BOUNCE_DOMAIN} = relay:[127.0.0.1]:${door.port}}}` },
  })
  account = await anAccount(api)
})
afterAll(async () => {
  await postfix.stop()
  await door.stop(0)
  await engine.stop()
  await world.stop()
  await api.stop()
  rmSync(dir, { recursive: true })
})

test('F14 what Postfix itself reports about a mail it could not deliver is read and judged', async () => {
  const answers = ['550 5.1.1 no such user', '550 5.7.1 user unknown to our policy', '550 mailbox unavailable', null]
  const people: { id: number; email: string }[] = []
  for (const reply of answers) {
    const person = await aSubscriber(api, account)
    if (reply) world.refuse.set(person.email, { at: 'rcpt', reply })
    people.push(person)
  }
  const id = await aMailing(api, account.accountId)
  const now = timestamp(api.clock.now())
  await inAccount(api.operator, account.accountId, (act) =>
    planMailing(act, id, { at: now, fromVerifiedDomain: false }),
  )
  await engine.work()
  const reports = () =>
    api.database.query<{ id: number; class: string; effect: string; reason: string | null }>(
      'select message_id::int as id, class, effect, reason from inbound_reports where account_id = $1 order by 1',
      [account.accountId],
    )
  await vi.waitFor(async () => expect(await reports()).toHaveLength(3), { timeout: 60_000, interval: 200 })
  const [gone, blocked, doubtful] = people.map((person) => person.id)
  expect(await reports()).toEqual([
    { id: gone, class: 'hard', effect: 'hardBounce', reason: null },
    { id: blocked, class: 'block', effect: 'none', reason: 'notAboutThePerson' },
    { id: doubtful, class: 'hardAfterTwo', effect: 'counted', reason: 'firstOfTwo' },
  ])
  const states = people.map(async (person) =>
    pairIn((await api.call('GET', `/subscribers/${person.id}`, { key: account.key })).body.data),
  )
  expect(await Promise.all(states)).toEqual(['3/5', '1', '1', '1'])
})
