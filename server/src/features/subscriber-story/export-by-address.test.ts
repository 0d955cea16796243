import { expect, test } from 'vitest'
import { anAccount, anEmail, aSubscriber } from '../../../test/factories.ts'
import { proves } from '../../../test/proves.ts'
import { aUser, startApiAndWeb } from '../../../test/test-web.ts'
import { joinAccount } from '../users/index.ts'

const { api, web } = await startApiAndWeb()
const pathOf = (accountId: number) => `/accounts/${accountId}/person-exports`

/** Somebody who is admin of the first two accounts, editor of the third, and nobody in the last; one person is in all of them. */
async function aPersonEverywhere() {
  const email = anEmail('everywhere')
  const accounts = [await anAccount(api), await anAccount(api), await anAccount(api), await anAccount(api)]
  const ids: number[] = []
  for (const account of accounts) {
    ids.push((await aSubscriber(api, account, { email, city: `City ${account.accountId}` })).id)
    await aSubscriber(api, account, { email: `x${email}` })
  }
  const [first, second, third] = accounts.map(({ accountId }) => accountId) as [number, number, number]
  const user = await aUser(api, first)
  await joinAccount(api.operator, { email: user.email, accountId: second, role: 'admin' })
  await joinAccount(api.operator, { email: user.email, accountId: third, role: 'editor' })
  return { email, accounts, ids, user, session: await web.sessionOf(user) }
}

test('an admin asks each account they manage, and no other answers', async () => {
  const { email, accounts, ids, session } = await aPersonEverywhere()
  const answers = await Promise.all(
    accounts.map(({ accountId }) => session.call('POST', pathOf(accountId), { body: { email } })),
  )
  proves('W-033.3', () => expect(answers.map(({ status }) => status)).toEqual([200, 200, 403, 404]))
  const own = (await session.call('GET', `/accounts/${accounts[0]?.accountId}/subscribers/${ids[0]}/export`)).body.data
  for (const [i, { body }] of answers.slice(0, 2).entries()) {
    const { accountId } = accounts[i] as { accountId: number }
    const [found, ...others] = JSON.parse(body.data.json)
    proves('W-033.3', () => {
      expect(others).toEqual([])
      expect(found.account.id).toBe(accountId)
      expect(found.sections.person).toMatchObject([{ email, city: `City ${accountId}` }])
      expect(Object.keys(found.sections)).toEqual(Object.keys(JSON.parse(own.json)[0].sections))
      expect(body.data.csv).toContain(`${accountId},person,1,email,${email}`)
      expect(body.data.csv + body.data.json).not.toContain(`x${email}`)
    })
  }
  const logs = await Promise.all(
    accounts.slice(0, 2).map(({ accountId }) => session.call('GET', `/accounts/${accountId}/audit`)),
  )
  proves('W-033.3', () => {
    for (const { body } of logs) {
      expect(body.data.map(({ act }: { act: string }) => act)).toContain('personExports.create')
      expect(JSON.stringify(body.data)).not.toContain(email)
    }
  })
})

test('who is no admin there any more gets nothing of it', async () => {
  const { email, accounts, user, session } = await aPersonEverywhere()
  const [first, second] = accounts.map(({ accountId }) => accountId) as [number, number]
  const other = await web.guardedSessionOf(await aUser(api, second))
  const demoted = await other.call('PATCH', `/accounts/${second}/members/${user.id}`, { body: { role: 'editor' } })
  expect(demoted.status, demoted.text).toBeLessThan(300)
  const refused = await session.call('POST', pathOf(second), { body: { email } })
  proves('W-033.3', () => expect(refused.status).toBe(403))
  const renewed = await web.sessionOf(user)
  const own = await renewed.call('POST', pathOf(first), { body: { email } })
  const nobody = await renewed.call('POST', pathOf(first), { body: { email: anEmail('stranger') } })
  const byId = await renewed.call('POST', pathOf(first), { body: { email: '1' } })
  expect([own.status, nobody.status, byId.status]).toEqual([200, 404, 422])
})
