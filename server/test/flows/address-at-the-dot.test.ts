import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { waitUntil } from '../../../tools/services/process-control.ts'
import { inAccount } from '../../src/features/account-setup/index.ts'
import { planMailing } from '../../src/features/mailings/index.ts'
import { messageStateName } from '../../src/features/messages/index.ts'
import { timestamp } from '../../src/platform/clock/timestamp.rules.ts'
import { EngineProcesses } from '../engine-processes.ts'
import { aMailing, anAccount, anEmail, aSubscriber, aTriggerMailing, type TestAccount } from '../factories.ts'
import { type MailReceiver, startMailReceiver } from '../mail-receiver.ts'
import { startTestApi, type TestApi } from '../test-api.ts'

// Processes of their own take their time on a busy machine.
let api: TestApi
let receiver: MailReceiver
let account: TestAccount
let processes: EngineProcesses
let person: { id: number; email: string }
let askForBodies: () => void

beforeAll(async () => {
  ;[api, receiver] = await Promise.all([startTestApi(), startMailReceiver()])
  processes = new EngineProcesses({ api, relayPort: receiver.port, connections: 2 })
  await Promise.all([processes.start('sender'), processes.start('dispatcher')])
})
afterAll(async () => {
  await processes.killAll()
  await Promise.all([api.stop(), receiver.stop()])
})
beforeEach(async () => {
  account = await anAccount(api)
  person = await aSubscriber(api, account)
  const held = Promise.withResolvers<void>()
  askForBodies = held.resolve
  receiver.holdBodies = held.promise
})
afterEach(() => askForBodies())

const call = (method: 'PUT' | 'POST' | 'DELETE', path: string, body?: object) =>
  api.call(method, path, { key: account.key, ...(body && { body }) })
const mailsTo = (email: string) => receiver.mails.filter(({ to }) => to === email).length
const moveTo = (email: string) => call('PUT', `/subscribers/${person.id}`, { email })

async function message() {
  const [row] = await api.database.query<{ state: number; reason: string | null; attempt: number }>(
    'select state, reason, attempt from messages where account_id = $1',
    [account.accountId],
  )
  return row && { ...row, state: messageStateName(row.state) }
}

/** The mail is made and the relay has its address, but nothing is on the wire yet. */
const isMade = () => waitUntil('a mail the relay is to ask for', () => receiver.heldBodies === 1, 60)
const isOver = (state: string) =>
  waitUntil(`the end of the mail as ${state}`, async () => (await message())?.state === state, 60)

async function aNewsletterIsMade(): Promise<void> {
  const id = await aMailing(api, account.accountId)
  const at = timestamp(api.clock.now())
  await inAccount(api.operator, account.accountId, (act) => planMailing(act, id, { at, fromVerifiedDomain: false }))
  await isMade()
}

async function aTriggerMailIsMade(): Promise<void> {
  const { triggerTypeId } = await aTriggerMailing(api, account, { placeholders: [], html: '<p>Rückruf</p>' })
  const body = { triggerTypeId, receiver: { email: person.email } }
  const { status, text } = await call('POST', '/mailings/singleTrigger', body)
  if (status > 299) throw new Error(`the trigger mail was not taken: ${status} ${text}`)
  await isMade()
}

describe.each([
  ['a newsletter', aNewsletterIsMade],
  ['a trigger mail', aTriggerMailIsMade],
])('%s that is made and not yet on the wire', (_name, mailIsMade) => {
  test('is made anew when the address is another by then', async () => {
    await mailIsMade()
    const email = anEmail('umgezogen')
    expect((await moveTo(email)).status).toBe(200)
    askForBodies()
    await isOver('accepted')
    expect([mailsTo(person.email), mailsTo(email)]).toEqual([0, 1])
    expect(await message()).toMatchObject({ attempt: 1 })
  })

  test.each([
    ['archived', () => call('PUT', `/subscribers/${person.id}`, { status: 3, statusAddition: 6 }), 'status 3/6'],
    ['deleted', () => call('DELETE', `/subscribers/${person.id}`), 'deleted'],
  ])('ends when the person is %s by then', async (_state, change, reason) => {
    await mailIsMade()
    expect((await change()).status).toBeLessThan(300)
    askForBodies()
    await isOver('excluded')
    expect(await message()).toMatchObject({ reason })
    expect(mailsTo(person.email)).toBe(0)
  })
})
