import { beforeAll, describe, expect, test } from 'vitest'
import { type Role, roles } from '../../src/features/accounts/index.ts'
import { appRoutes } from '../../src/processes/app-routes.ts'
import { anAccount, aSubscriber, type TestAccount } from '../factories.ts'
import { proves, proving } from '../proves.ts'
import { aUser, startApiAndWeb, type TestSession } from '../test-web.ts'

const { api, web } = await startApiAndWeb()
let above: TestAccount
let below: TestAccount
const sessions = new Map<Role, TestSession>()
beforeAll(async () => {
  above = await anAccount(api, { type: 'L' })
  below = await anAccount(api, { customerId: above.customerId, parentAccountId: above.accountId })
  await aSubscriber(api, below)
  for (const role of roles) sessions.set(role, await web.sessionOf(await aUser(api, above.accountId, { role })))
})
const sessionOf = (role: Role) => sessions.get(role) as TestSession

const numbers = ['GET /accounts/{accountId}/overview']
const inAccounts = appRoutes
  .map(({ method, path }) => `${method} ${path}`)
  .filter((name) => name.includes('{accountId}'))
const closed = inAccounts.filter((name) => !numbers.includes(name))

async function answerOf(session: TestSession, name: string, accountId: number) {
  const [method, path] = name
    .replace('{accountId}', `${accountId}`)
    .replaceAll(/\{\w+\}/g, '1')
    .split(' ') as [string, string]
  const body = /^(GET|DELETE) /.test(name) ? undefined : {}
  const answer = await session.call(method, path, { body, headers: { 'if-match': '"any"' } })
  return [answer.status, answer.body?.code]
}

describe('a user of the L-account without membership in the account below', () => {
  test.each(closed.flatMap((name) => roles.map((role) => [name, role] as const)))(
    'there is nothing at %s for its %s',
    proving(['F-005', 'W-003', 'W-016.2']),
    async (name, role) => {
      expect(await answerOf(sessionOf(role), name, below.accountId)).toEqual([404, 'not_found'])
    },
  )

  test.each(roles)('reads its numbers as %s', async (role) => {
    const { status, body } = await sessionOf(role).call('GET', `/accounts/${below.accountId}/overview`)
    proves('W-016.2', () => {
      expect(status).toBe(200)
      expect(body.data.subscribers.total).toBe(1)
    })
    expect(body.data.coming).toEqual([])
  })

  test('nor is it listed where they work', async () => {
    const { body } = await sessionOf('admin').call('GET', '/session')
    expect(body.data.accounts.map(({ id }: { id: number }) => id)).toEqual([above.accountId])
  })

  test('what is below another L-account, or below none, is not there', proving('W-003'), async () => {
    const other = await anAccount(api, { type: 'L', customerId: above.customerId })
    const elsewhere = await anAccount(api, { customerId: above.customerId, parentAccountId: other.accountId })
    const alone = await anAccount(api, { customerId: above.customerId })
    const stranger = await anAccount(api)
    for (const { accountId } of [other, elsewhere, alone, stranger])
      expect(await answerOf(sessionOf('admin'), numbers[0] as string, accountId)).toEqual([404, 'not_found'])
  })

  test('nor does whoever works below reach the L-account', async () => {
    const session = await web.sessionOf(await aUser(api, below.accountId))
    expect(await answerOf(session, numbers[0] as string, above.accountId)).toEqual([404, 'not_found'])
  })
})
