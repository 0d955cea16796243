import { afterAll, beforeAll, expect, test } from 'vitest'
import { inAccount } from '../../src/features/account-setup/index.ts'
import { createMailing, planMailing } from '../../src/features/mailings/index.ts'
import { startDueRuns, whyInRun } from '../../src/features/runs/index.ts'
import { rehearseMailing } from '../../src/features/sending/index.ts'
import { timestamp } from '../../src/platform/clock/timestamp.rules.ts'
import { aMailing, anAccount, aSubscriber, type LetterWishes, type TestAccount } from '../factories.ts'
import { proves, proving } from '../proves.ts'
import { startTestApi, type TestApi } from '../test-api.ts'
import { startTestEngine, type TestEngine } from '../test-engine.ts'

let api: TestApi
let engine: TestEngine
let account: TestAccount
beforeAll(async () => {
  api = await startTestApi()
  engine = await startTestEngine(api)
  account = await anAccount(api)
})
afterAll(async () => {
  await engine.stop()
  await api.stop()
})

let groups = 0
async function aGroup(...subscriberIds: number[]): Promise<number> {
  groups += 1
  const { key } = account
  const { body } = await api.call('POST', '/subscriberGroups', { key, body: { name: `Gruppe ${groups}`, type: 1 } })
  await api.call('POST', `/subscriberGroups/${body.data.id}/subscribers`, { key, body: { subscriberIds } })
  return body.data.id
}
async function planned(wishes: LetterWishes): Promise<number> {
  const id = await aMailing(api, account.accountId, wishes)
  const plan = { at: timestamp(api.clock.now()), fromVerifiedDomain: false }
  await inAccount(api.operator, account.accountId, (act) => planMailing(act, id, plan))
  return id
}
const mailsTo = ({ email }: { email: string }) => engine.receiver.mails.filter(({ to }) => to === email).length
const shown = async (id: number) => (await api.call('GET', `/mailings/${id}`, { key: account.key })).body.data

test('who is in an excluded group gets nothing, whatever other group they are in', async () => {
  const [wanted, both, outside] = [
    await aSubscriber(api, account),
    await aSubscriber(api, account),
    await aSubscriber(api, account),
  ]
  const target = await aGroup(wanted.id, both.id)
  const excluded = await aGroup(both.id, outside.id)
  const mailing = await aMailing(api, account.accountId, { groupIds: [target], excludedGroupIds: [excluded] })
  expect((await rehearseMailing(engine.engine, account, mailing)).targeted).toBe(1)
  const chosen = await planned({ groupIds: [target], excludedGroupIds: [excluded] })
  await engine.work()
  await proves('W-079.2', async () => expect([wanted, both, outside].map(mailsTo)).toEqual([1, 0, 0]))
  expect(await shown(chosen)).toMatchObject({ groupIds: [target], excludedGroupIds: [excluded], status: 'sent' })
  const everybody = await planned({ excludedGroupIds: [excluded] })
  await engine.work()
  expect([wanted, both, outside].map(mailsTo)).toEqual([2, 0, 0])
  const [run] = await api.database.query<{ id: number }>('select id::int from runs where mailing_id = $1', [everybody])
  const why = await whyInRun({ reader: engine.engine.db.reader(account) }, run?.id as number, both.id)
  expect(why).toMatchObject({ reason: 'inExcludedGroup' })
})

test('an excluded group cannot be deleted while it counts, and its loss mails nobody', proving('W-079.2'), async () => {
  const person = await aSubscriber(api, account)
  const excluded = await aGroup(person.id)
  const id = await planned({ excludedGroupIds: [excluded] })
  const answer = await api.call('DELETE', `/subscriberGroups/${excluded}`, { key: account.key })
  expect([answer.status, answer.body.code, answer.body.mailingIds]).toEqual([409, 'group_in_use', [id]])
  const lost = [account.accountId, excluded]
  await api.database.query('delete from subscriber_groups where account_id = $1 and id = $2', lost)
  expect(await startDueRuns(engine.engine)).toBe(0)
  expect(await shown(id)).toMatchObject({ dispatchState: 'failed', failureReason: 'group_missing' })
  expect(mailsTo(person)).toBe(0)
})

test('a group that is not there cannot be excluded', async () => {
  const sender = { name: 'x', senderName: 'x', senderEmail: 'x@nord.example', languageIso: 'de' }
  const wrong = { ...sender, type: 'standard' as const, excludedGroupIds: [999_998] }
  await expect(inAccount(api.operator, account.accountId, (act) => createMailing(act, wrong))).rejects.toMatchObject({
    extensions: { errors: [{ pointer: '#/excludedGroupIds' }] },
  })
})
