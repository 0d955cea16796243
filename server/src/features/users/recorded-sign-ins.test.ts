import { beforeEach, expect, test } from 'vitest'
import { anAccount, anEmail, type TestAccount } from '../../../test/factories.ts'
import { proving } from '../../../test/proves.ts'
import { aUser, startApiAndWeb, type TestUser } from '../../../test/test-web.ts'
import { joinAccount } from './create-user.ts'
import { tellFailures } from './tell-failures.ts'

const { api, web } = await startApiAndWeb()
let home: TestAccount
let other: TestAccount
let user: TestUser
beforeEach(async () => {
  await api.database.query('delete from sign_in_failures')
  home = await anAccount(api)
  other = await anAccount(api)
  user = await aUser(api, home.accountId)
  await joinAccount(api.operator, { email: user.email, accountId: other.accountId, role: 'analyst' })
})

const signInWrongly = (email = user.email) => web.signIn({ email, password: 'not the password' })
const recordedIn = ({ accountId }: TestAccount) =>
  api.database.query<{ act: string; actor: string; address: string; changes: object }>(
    'select act, actor, address, changes from audit_entries where account_id = $1 order by seq',
    [accountId],
  )
const actsIn = async (account: TestAccount) => (await recordedIn(account)).map(({ act }) => act)
const waiting = () => api.database.query('select user_id from failed_sign_ins')

test('signing in and out stands in the log of every account the user works in', proving('W-025.3'), async () => {
  const session = await web.sessionOf(user)
  expect((await session.call('DELETE', '/session')).status).toBe(204)
  for (const account of [home, other])
    expect(await recordedIn(account)).toEqual(
      ['session.begin', 'session.end'].map((act) => ({
        act,
        actor: `user:${user.id}`,
        address: '127.0.0.1',
        changes: {},
      })),
    )
})

test('so does ending one session of several, and all of them', async () => {
  const [first, second] = [await web.sessionOf(user), await web.sessionOf(user)]
  const listed = (await first.call('GET', '/sessions')).body.data as { id: number; isCurrent: boolean }[]
  await first.call('DELETE', `/sessions/${listed.find(({ isCurrent }) => !isCurrent)?.id}`)
  expect((await second.call('GET', '/session')).status).toBe(401)
  await first.call('DELETE', '/sessions')
  expect((await first.call('GET', '/session')).status).toBe(401)
  expect(await actsIn(other)).toEqual(['session.begin', 'session.begin', 'session.end', 'session.endAll'])
})

test('a session that cannot be recorded does not begin', async () => {
  await api.database.query(`alter table audit_entries add constraint shut check (act <> 'session.begin') not valid`)
  try {
    expect((await web.signIn(user)).status).toBe(500)
  } finally {
    await api.database.query('alter table audit_entries drop constraint shut')
  }
  const sessions = await api.database.query('select from sessions where user_id = $1', [user.id])
  expect(sessions).toEqual([])
})

test(
  'a failure waits to be recorded, and is recorded once, with the time of the attempt',
  proving('W-025.3'),
  async () => {
    await signInWrongly()
    expect(await waiting()).toHaveLength(1)
    const [attempt] = await api.database.query<{ at: Date }>(
      `select date_trunc('second', failed_at) as at from failed_sign_ins`,
    )
    await Promise.all([tellFailures(api.app), tellFailures(api.app)])
    expect(await waiting()).toEqual([])
    for (const account of [home, other]) expect(await actsIn(account)).toEqual(['session.failure'])
    const entries = await api.database.query<{ at: Date }>(`select at from audit_entries where account_id = $1`, [
      home.accountId,
    ])
    expect(Math.abs((entries[0]?.at.getTime() ?? 0) - (attempt?.at.getTime() ?? 0))).toBeLessThanOrEqual(1000)
  },
)

test('an email of nobody is noted in the same way, and forgotten', async () => {
  await signInWrongly(anEmail())
  expect(await waiting()).toEqual([{ user_id: null }])
  await tellFailures(api.app)
  expect(await waiting()).toEqual([])
})

test('what cannot be recorded keeps nobody else’s failure from the log', async () => {
  const [elsewhere, stranger] = [await anAccount(api), anEmail()]
  const neighbour = await aUser(api, elsewhere.accountId, { email: stranger })
  await signInWrongly()
  await signInWrongly(neighbour.email)
  await api.database.query(
    `alter table audit_entries add constraint shut check (account_id <> ${other.accountId}) not valid`,
  )
  try {
    await tellFailures(api.app)
  } finally {
    await api.database.query('alter table audit_entries drop constraint shut')
  }
  expect([await actsIn(home), await actsIn(elsewhere)]).toEqual([[], ['session.failure']])
  await tellFailures(api.app)
  expect(await actsIn(home)).toEqual(['session.failure'])
})

test('whoever works nowhere any more leaves nothing behind', async () => {
  await signInWrongly()
  await api.database.query('delete from memberships where user_id = $1', [user.id])
  await tellFailures(api.app)
  expect(await waiting()).toEqual([])
})
