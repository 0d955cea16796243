import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { runPostrider } from '../../../test/command-line.ts'
import { anAccount } from '../../../test/factories.ts'
import { enrol } from '../../../test/passkey-desk.ts'
import { proves, proving } from '../../../test/proves.ts'
import { startTestApi } from '../../../test/test-api.ts'
import { anOperator, type OperatorSession, startTestConsole, startWebAndConsole } from '../../../test/test-console.ts'
import { aUser, type TestUser } from '../../../test/test-web.ts'
import { startUserMailPost } from '../../../test/user-mail-post.ts'
import { joinAccount } from '../users/index.ts'

const { api, web, desk } = await startWebAndConsole()
const runa = await desk.enrol(await anOperator(api, 'Runa Valdis'))
const ovid = await desk.enrol(await anOperator(api, 'Ovid Marsh'))
const post = await startUserMailPost(api)
afterAll(() => post.stop())
beforeEach(async () => {
  await api.database.query('delete from user_mails')
  post.receiver.mails.length = 0
})

type Listed = {
  id: number
  outcome: string | null
  dueAt: string | null
  votes: { name: string }[]
  objectName: string
}
const listed = async () => (await runa.call('GET', '/requests')).body.data as Listed[]
const open = async () => (await listed()).filter(({ outcome }) => outcome === null)
const outcomeOf = async ({ call }: OperatorSession, method: string, path: string, body?: object) => {
  const answer = await call(method, path, body ? { body } : {})
  return answer.status === 204 ? 'done' : (answer.body.code as string)
}
const ask = (who: OperatorSession, body: object) =>
  outcomeOf(who, 'POST', '/requests', { reason: 'they called us', ...body })
const agree = (who: OperatorSession, id: number) => outcomeOf(who, 'POST', `/requests/${id}/agreement`)
const complete = (who: OperatorSession, id: number) => outcomeOf(who, 'POST', `/requests/${id}/completion`)
const onlyOpen = async () => {
  const requests = await open()
  expect(requests).toHaveLength(1)
  return requests[0] as Listed
}
const logOf = async (accountId: number) =>
  (
    await api.database.query<{ act: string; actor: string; changes: Record<string, [unknown, unknown]> }>(
      `select act, actor, changes from audit_entries where account_id = $1 and actor like 'operator%' order by seq`,
      [accountId],
    )
  ).map(({ act, actor, changes }) => ({ act, actor, changes }))
const clockIn = async (hours: number, work: () => Promise<void>) => {
  api.clock.advance(hours * 3_600_000)
  try {
    await work()
  } finally {
    api.clock.advance(-hours * 3_600_000)
  }
}

describe('an account that is locked', () => {
  const lockedOf = async (accountId: number) => (await runa.call('GET', `/accounts/${accountId}`)).body.data.lockedBy

  test('is unlocked by two operators, and both logs say who and why', proving('W-009.2'), async () => {
    const { accountId } = await anAccount(api)
    expect(await ask(runa, { kind: 'unlockAccount', accountId })).toBe('account_not_locked')
    expect(await outcomeOf(runa, 'POST', `/accounts/${accountId}/lock`, { reason: 'a bought list' })).toBe('done')
    expect(await lockedOf(accountId)).toBe('operator')
    expect(await ask(runa, { kind: 'unlockAccount', accountId })).toBe('done')
    expect(await ask(ovid, { kind: 'unlockAccount', accountId })).toBe('asked_already')
    const { id, votes } = await onlyOpen()
    expect(votes).toMatchObject([{ name: 'Runa Valdis' }])
    const twice = await agree(runa, id)
    proves('W-024.3', () => expect(twice).toBe('agreed_already'))
    expect(await lockedOf(accountId)).toBe('operator')
    const last = await agree(ovid, id)
    proves('W-024.3', () => expect(last).toBe('done'))
    expect(await lockedOf(accountId)).toBeNull()
    expect(await agree(ovid, id)).toBe('request_not_found')
    const both = [`operator:${runa.operator.id}`, `operator:${ovid.operator.id}`]
    expect(await logOf(accountId)).toEqual([
      { act: 'account.lock', actor: both[0], changes: { reason: [null, 'a bought list'] } },
      {
        act: 'account.unlock',
        actor: both[1],
        changes: { reason: [null, 'they called us'], agreedBy: [null, both], votesNeeded: [null, 2] },
      },
    ])
    const acts = (await runa.call('GET', '/acts')).body.data.filter(({ act }: { act: string }) =>
      act.startsWith('request.'),
    )
    expect(acts.map(({ act, actor }: { act: string; actor: string }) => [act, actor])).toEqual([
      ['request.done', both[1]],
      ['request.agree', both[1]],
      ['request.agree', both[0]],
      ['request.ask', both[0]],
    ])
    expect((await runa.call('GET', '/acts/verification')).body.data.brokenAt).toBeNull()
  })

  test('its keys open it again', async () => {
    const account = await anAccount(api)
    const { accountId } = account
    const keyed = async () => (await api.call('GET', '/whoami', { key: account.key })).status
    expect(await outcomeOf(runa, 'POST', `/accounts/${accountId}/lock`, { reason: 'a bought list' })).toBe('done')
    await expect.poll(keyed).toBe(403)
    await ask(ovid, { kind: 'unlockAccount', accountId })
    expect(await agree(runa, (await onlyOpen()).id)).toBe('done')
    await expect.poll(keyed).toBe(200)
  })

  test('two at once are two votes, and it is unlocked once', async () => {
    const { accountId } = await anAccount(api)
    await outcomeOf(runa, 'POST', `/accounts/${accountId}/lock`, { reason: 'a bought list' })
    const una = await desk.enrol(await anOperator(api, 'Una Solt'))
    await ask(una, { kind: 'unlockAccount', accountId })
    const { id } = await onlyOpen()
    const answers = await Promise.all([runa, ovid, runa, ovid].map((who) => agree(who, id)))
    expect(answers.filter((answer) => answer === 'done')).toHaveLength(1)
    expect((await logOf(accountId)).filter(({ act }) => act === 'account.unlock')).toHaveLength(1)
  })

  test('a request is called off by any operator, and one of last week counts no more', async () => {
    const { accountId } = await anAccount(api)
    await outcomeOf(runa, 'POST', `/accounts/${accountId}/lock`, { reason: 'a bought list' })
    await ask(runa, { kind: 'unlockAccount', accountId })
    const first = await onlyOpen()
    expect(await outcomeOf(ovid, 'DELETE', `/requests/${first.id}`)).toBe('done')
    expect(await agree(ovid, first.id)).toBe('request_not_found')
    await ask(runa, { kind: 'unlockAccount', accountId })
    const second = await onlyOpen()
    await clockIn(7 * 24 + 1, async () => {
      expect(await agree(ovid, second.id)).toBe('request_not_found')
      expect(await open()).toEqual([])
      expect(await ask(ovid, { kind: 'unlockAccount', accountId })).toBe('done')
      expect((await onlyOpen()).id).not.toBe(second.id)
      await outcomeOf(ovid, 'DELETE', `/requests/${(await onlyOpen()).id}`)
    })
    expect(await lockedOf(accountId)).toBe('operator')
  })

  test('where one operator is enough, the log says so', async () => {
    const alone = await startTestApi({ config: { OPERATOR_VOTES: '1' }, database: api.database })
    const single = await startTestConsole(alone)
    const ivo = await single.enrol(await anOperator(api, 'Ivo Lund'))
    const { accountId } = await anAccount(api)
    await runPostrider(api.database, ['account', 'lock', `${accountId}`])
    expect(await ask(ivo, { kind: 'unlockAccount', accountId })).toBe('done')
    expect((await logOf(accountId)).at(-1)).toMatchObject({
      act: 'account.unlock',
      changes: { votesNeeded: [null, 1] },
    })
    await single.stop()
    await alone.stop()
  })
})

describe('a lost second factor', () => {
  async function aLostFactor() {
    const [here, elsewhere] = [await anAccount(api), await anAccount(api)]
    const ida = await aUser(api, here.accountId)
    await joinAccount(api.operator, { email: ida.email, accountId: elsewhere.accountId, role: 'editor' })
    const boss = await aUser(api, elsewhere.accountId)
    const { session } = await enrol(api, web, await web.sessionOf(ida))
    return { ida, boss, session, accounts: [here.accountId, elsewhere.accountId] }
  }
  const signsIn = async (user: TestUser) => (await web.signIn(user)).status
  const mailsTo = ({ email }: TestUser) =>
    post.receiver.mails.filter(({ parsed }) => parsed.to?.[0]?.address === email).map(({ parsed }) => parsed.subject)

  test('is reset by two operators, a day after mails to the user and the admins', proving('W-022.3'), async () => {
    const { ida, boss, session, accounts } = await aLostFactor()
    expect(await signsIn(ida)).toBe(401)
    expect(await ask(runa, { kind: 'resetFactor', email: ida.email.toUpperCase() })).toBe('done')
    const { id } = await onlyOpen()
    expect([await post.send(), await complete(runa, id)]).toEqual([0, 'request_not_due'])
    expect(await agree(ovid, id)).toBe('done')
    await post.send()
    const subject = expect.stringContaining('zweite Faktor')
    proves('W-022.3', () => expect([mailsTo(ida), mailsTo(boss)]).toEqual([[subject], [subject]]))
    await clockIn(23.9, async () => expect(await complete(runa, id)).toBe('request_not_due'))
    expect(await signsIn(ida)).toBe(401)
    await clockIn(24, async () => expect(await complete(runa, id)).toBe('done'))
    expect((await session.call('GET', '/session')).status).toBe(401)
    const signedIn = await signsIn(ida)
    proves('W-024.3', () => expect(signedIn).toBe(200))
    await post.send()
    expect([mailsTo(ida).length, mailsTo(boss).length]).toEqual([2, 1])
    for (const accountId of accounts)
      expect(await logOf(accountId)).toMatchObject([
        { act: 'secondFactor.planReset', actor: `operator:${ovid.operator.id}` },
        { act: 'secondFactor.reset', actor: `operator:${runa.operator.id}`, changes: { votesNeeded: [null, 2] } },
      ])
  })

  test('is not reset once somebody has objected', async () => {
    const { ida } = await aLostFactor()
    await ask(runa, { kind: 'resetFactor', email: ida.email })
    const { id } = await onlyOpen()
    await agree(ovid, id)
    expect(await outcomeOf(runa, 'DELETE', `/requests/${id}`)).toBe('done')
    await clockIn(25, async () => expect(await complete(runa, id)).toBe('request_not_found'))
    expect(await signsIn(ida)).toBe(401)
  })

  test('is only that of a user who has one', async () => {
    const { accountId } = await anAccount(api)
    const ed = await aUser(api, accountId)
    expect(await ask(runa, { kind: 'resetFactor', email: ed.email })).toBe('no_second_factor')
    expect(await ask(runa, { kind: 'resetFactor', email: 'nobody@nowhere.example' })).toBe('user_not_found')
    expect(await ask(runa, { kind: 'resetFactor', email: ed.email, reason: ' x ' })).toBe('validation_failed')
  })
})
