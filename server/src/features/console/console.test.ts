import { describe, expect, test } from 'vitest'
import { runPostrider } from '../../../test/command-line.ts'
import { aKey, anAccount, aSubscriber } from '../../../test/factories.ts'
import { proves, proving } from '../../../test/proves.ts'
import { startTestApi } from '../../../test/test-api.ts'
import { anOperator, startTestConsole, startWebAndConsole } from '../../../test/test-console.ts'
import { aUser } from '../../../test/test-web.ts'

const { api, web, desk } = await startWebAndConsole({ config: { INSTALLATION_NAME: 'eu-1' } })
const runa = await desk.enrol(await anOperator(api, 'Runa Valdis'))
const ovid = await desk.enrol(await anOperator(api, 'Ovid Marsh'))
const freeze = (installation: string, reason = 'too many complaints') =>
  runa.call('POST', '/sending/freeze', { body: { installation, reason } })
const now = async () => (await runa.call('GET', '/now')).body.data
const waiting = async () => (await runa.call('GET', '/approvals')).body.data.waiting.map(({ id }: { id: number }) => id)

describe('is mail leaving', () => {
  test('the page says what the doctor would', async () => {
    const { frozen, lanes, findings, counts, senders } = await now()
    expect(frozen).toBeNull()
    expect(lanes.map(({ lane }: { lane: string }) => lane)).toEqual([
      ...['priority', 'bulk', 'reports', 'webhooks', 'statistics'],
    ])
    expect([senders, findings.includes('noSender')]).toEqual([[], true])
    expect(counts.operators).toBe(2)
  })

  test('freezing wants the name of the installation', async () => {
    const wrong = await freeze('us-1')
    expect([wrong.status, wrong.body.code, (await now()).frozen]).toEqual([422, 'installation_name_wrong', null])
  })

  test('unfreezing takes two operators', proving('W-024.2'), async () => {
    const early = await runa.call('POST', '/sending/unfreeze')
    expect([early.status, early.body.code]).toEqual([409, 'sending_not_frozen'])
    expect((await freeze('eu-1')).status).toBe(204)
    expect((await freeze('eu-1')).body.code).toBe('sending_frozen_already')
    expect((await runPostrider(api.database, ['sending', 'status'])).stdout).toContain('frozen: too many complaints')
    expect((await runa.call('POST', '/sending/unfreeze')).body.data).toEqual({ isFrozen: true })
    const twice = await runa.call('POST', '/sending/unfreeze')
    proves('W-024.2', () => expect([twice.status, twice.body.code]).toEqual([409, 'agreed_already']))
    expect((await now()).frozen).toMatchObject({ reason: 'too many complaints', votes: [{ name: 'Runa Valdis' }] })
    const last = await ovid.call('POST', '/sending/unfreeze')
    proves('W-024.2', () => expect(last.body.data).toEqual({ isFrozen: false }))
    expect((await now()).frozen).toBeNull()
  })

  test('a vote for one freeze does not count for the next', async () => {
    await freeze('eu-1')
    await runa.call('POST', '/sending/unfreeze')
    expect((await runPostrider(api.database, ['sending', 'unfreeze'])).status).toBe(0)
    await new Promise((done) => setTimeout(done, 1100))
    await freeze('eu-1')
    expect((await now()).frozen.votes).toEqual([])
    expect((await ovid.call('POST', '/sending/unfreeze')).body.data).toEqual({ isFrozen: true })
    expect((await runa.call('POST', '/sending/unfreeze')).body.data).toEqual({ isFrozen: false })
  })

  test('two at once are two votes', async () => {
    await new Promise((done) => setTimeout(done, 1100))
    await freeze('eu-1')
    const answers = await Promise.all([runa, ovid, runa, ovid].map((each) => each.call('POST', '/sending/unfreeze')))
    expect(answers.filter(({ status }) => status === 200).length).toBe(2)
    expect((await now()).frozen).toBeNull()
  })

  test('where one is enough, the session and the log say so', proving('W-024.2'), async () => {
    const alone = await startTestApi({
      config: { INSTALLATION_NAME: 'eu-1', OPERATOR_VOTES: '1' },
      database: api.database,
    })
    const single = await startTestConsole(alone)
    const una = await single.enrol(await anOperator(api, 'Una Solt'))
    expect((await una.call('GET', '/session')).body.data.votesNeeded).toBe(1)
    await una.call('POST', '/sending/freeze', { body: { installation: 'eu-1', reason: 'a test' } })
    expect((await una.call('POST', '/sending/unfreeze')).body.data).toEqual({ isFrozen: false })
    const [act] = (await una.call('GET', '/acts')).body.data
    proves('W-024.2', () => expect(act).toMatchObject({ act: 'sending.unfreeze', changes: { votesNeeded: [null, 1] } }))
    await single.stop()
    await alone.stop()
  })
})

describe('approvals', () => {
  async function aWaitingAccount() {
    const account = await anAccount(api)
    expect((await runPostrider(api.database, ['signup', 'withdraw', `${account.accountId}`])).status).toBe(0)
    return account.accountId
  }

  test('an account waits with what is odd about it, and is approved', async () => {
    const accountId = await aWaitingAccount()
    await aUser(api, accountId, { email: 'ida@gmail.com' })
    const shown = (await runa.call('GET', '/approvals')).body.data.waiting.find(
      ({ id }: { id: number }) => id === accountId,
    )
    expect(shown).toMatchObject({ odd: ['freeAddress', 'noDomain'], admins: [{ email: 'ida@gmail.com' }] })
    const decide = (decision: string) => runa.call('POST', `/accounts/${accountId}/approval`, { body: { decision } })
    expect((await decide('approve')).status).toBe(204)
    const again = await decide('approve')
    expect([again.status, again.body.code]).toEqual([409, 'account_not_pending'])
    expect(await waiting()).not.toContain(accountId)
    expect((await decide('withdraw')).status).toBe(204)
    expect(await waiting()).toContain(accountId)
    expect((await decide('withdraw')).body.code).toBe('account_not_pending')
    expect((await decide('refuse')).status).toBe(204)
    const { acts } = (await runa.call('GET', `/accounts/${accountId}`)).body.data
    expect(acts.map(({ act, actor }: Record<string, string>) => [act, actor])).toEqual([
      ['account.refuse', `operator:${runa.operator.id}`],
      ['account.withdrawApproval', `operator:${runa.operator.id}`],
      ['account.approve', `operator:${runa.operator.id}`],
      ['account.withdrawApproval', 'operator'],
    ])
    const admin = await web.sessionOf(await aUser(api, accountId))
    const seen = await admin.call('GET', `/accounts/${accountId}/audit?actor=operator`)
    expect(seen.body.data.map(({ act }: { act: string }) => act)).toEqual(acts.map(({ act }: { act: string }) => act))
  })
})

describe('an account', () => {
  test('shows limits and sums, and nobody in it', async () => {
    const account = await anAccount(api)
    const { accountId } = account
    await aSubscriber(api, account, { email: 'hidden.person@example.org' })
    await aKey(api, accountId)
    const answer = await runa.call('GET', `/accounts/${accountId}`)
    expect(answer.body.data).toMatchObject({ id: accountId, figures: { people: 1, keys: 2 }, minuteLimit: null })
    expect(answer.text).not.toContain('hidden.person')
    const unknown = await runa.call('GET', '/accounts/987654')
    expect([unknown.status, unknown.body.code]).toEqual([404, 'account_not_found'])
  })

  test('is found by its id, however many have that number in their names', async () => {
    const { accountId: first, customerId } = await anAccount(api)
    const last = first + 51
    for (let id = first + 1; id < last; id++) await anAccount(api, { customerId, name: `Branch ${last}` })
    expect((await anAccount(api, { customerId })).accountId).toBe(last)
    expect((await runa.call('GET', `/accounts/${last}`)).body.data).toMatchObject({ id: last })
  })

  test('its limits are set, and its admins read who did it', async () => {
    const { accountId } = await anAccount(api)
    const body = { minuteLimit: 3000, concurrentLimit: 40 }
    expect((await runa.call('PUT', `/accounts/${accountId}/limits`, { body })).status).toBe(204)
    expect((await runa.call('GET', `/accounts/${accountId}`)).body.data).toMatchObject(body)
    const admin = await web.sessionOf(await aUser(api, accountId))
    const log = (await admin.call('GET', `/accounts/${accountId}/audit`)).body.data
    expect(log).toContainEqual(expect.objectContaining({ act: 'account.limit', actor: `operator:${runa.operator.id}` }))
  })

  test('is found by a part of its name', async () => {
    const { accountId } = await anAccount(api)
    const found = (await runa.call('GET', `/accounts?words=${accountId}`)).body.data
    expect(found.map(({ id }: { id: number }) => id)).toContain(accountId)
    expect((await runa.call('GET', '/accounts?words=no%25such')).body.data).toEqual([])
  })
})

test('the log shows what operators and the command line did, page by page, and nothing of users', async () => {
  const { accountId } = await anAccount(api)
  await web.sessionOf(await aUser(api, accountId))
  for (let i = 1; i <= 60; i++)
    await runa.call('PUT', `/accounts/${accountId}/limits`, { body: { minuteLimit: i, concurrentLimit: null } })
  const first = (await ovid.call('GET', '/acts')).body
  expect(first.data).toHaveLength(50)
  const second = (await ovid.call('GET', `/acts?before=${first.meta.next}`)).body
  const all = [...first.data, ...second.data]
  const places = all.map(({ accountId: account, sequence }) => `${account} ${sequence}`)
  expect(new Set(places).size).toBe(places.length)
  expect(all.every(({ actor }) => actor.startsWith('operator'))).toBe(true)
  expect(all.some(({ act, actor }) => act === 'sending.unfreeze' && actor === 'operator')).toBe(true)
  expect((await ovid.call('GET', '/acts/verification')).body.data.brokenAt).toBeNull()
  expect((await ovid.call('GET', '/acts?before=now')).status).toBe(422)
  const operators = (await ovid.call('GET', '/operators')).body.data
  expect(operators.map(({ name }: { name: string }) => name)).toEqual(['Runa Valdis', 'Ovid Marsh', 'Una Solt'])
})
