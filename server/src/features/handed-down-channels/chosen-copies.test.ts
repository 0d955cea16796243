import { afterAll, beforeAll, expect, test } from 'vitest'
import { anOptinMailing } from '../../../test/factories.ts'
import { handingDown } from '../../../test/handed-down-desk.ts'
import { proves } from '../../../test/proves.ts'
import { aBelow } from '../../../test/publishing-desk.ts'
import { startApiAndWeb, type TestAdmin } from '../../../test/test-web.ts'
import { startUserMailPost, type UserMailPost } from '../../../test/user-mail-post.ts'
import { timestamp } from '../../platform/clock/timestamp.rules.ts'
import { reopenAccount } from '../account-ending/close-account.ts'
import { changeAccount, chooseOptoutMailing, inAccount } from '../account-setup/index.ts'
import { setClosed } from '../accounts/index.ts'
import { createApiKey } from '../api-keys/index.ts'

const { api, web } = await startApiAndWeb({ config: { REQUIRE_SENDER_DOMAIN: 'false' } })
const { aHouse, give, take, write, choose, mailingsOf } = handingDown(api, web)
let post: UserMailPost
beforeAll(async () => {
  post = await startUserMailPost(api)
})
afterAll(() => post.stop())

const channelOf = async ({ call, at }: TestAdmin, id: number) => (await call('GET', `${at}/channels/${id}`)).body.data
const stateOf = async (admin: TestAdmin, mailingId: number) =>
  (await mailingsOf(admin)).find(({ id }) => id === mailingId)?.isActive
const inBranch = <T>({ account }: TestAdmin, work: Parameters<typeof inAccount<T>>[2]) =>
  inAccount(api.operator, account.accountId, work)

async function subjectsTo({ user }: TestAdmin): Promise<(string | undefined)[]> {
  await post.send()
  return post.receiver.mails
    .filter(({ parsed }) => parsed.to?.[0]?.address === user.email)
    .map(({ parsed }) => parsed.subject)
}

/** A channel that came with its mailings, and what the account below may have chosen them for. */
async function aGivenChannel() {
  const house = await aHouse()
  expect((await give(house.above, house.id, house.graz)).status).toBe(200)
  const { fallbackOptinMailingId, fallbackOptoutMailingId } = await channelOf(house.graz, house.id)
  return { ...house, copyId: fallbackOptinMailingId as number, optoutCopyId: fallbackOptoutMailingId as number }
}

test('what the account below has chosen as its own goes on, whatever the L-account chooses for the channel', async () => {
  const { above, graz, id, copyId, optoutCopyId } = await aGivenChannel()
  await inBranch(graz, (act) => changeAccount(act, { defaultOptinMailingId: copyId }))
  await inBranch(graz, (act) => chooseOptoutMailing(act, optoutCopyId))
  const next = await anOptinMailing(api, above.account.accountId, { isActive: false })
  expect((await choose(above, id, { optinMailingId: next, optoutMailingId: null })).status).toBe(204)
  const kept = [await stateOf(graz, copyId), await stateOf(graz, optoutCopyId)]
  proves('W-049.4', () => expect(kept).toEqual([true, true]))
  expect((await take(above, id, graz)).status).toBe(200)
  expect(await stateOf(graz, copyId)).toBe(true)
})

test('what a key asks by stays, also where it is not active yet and nobody has touched it', async () => {
  const { above, id } = await aHouse()
  // Nobody has said who writes there, so nothing of it is active.
  const bern = await aBelow(api, web, above, 'Bern', { channels: [], optinMailing: false })
  await give(above, id, bern)
  const copyId = (await channelOf(bern, id)).fallbackOptinMailingId
  await inBranch(bern, (act) =>
    createApiKey(act, { name: 'Shop', scopes: ['subscribers'], defaultOptinMailingId: copyId }),
  )
  const answers = [(await take(above, id, bern)).status]
  const publications = (await above.call('GET', `${above.at}/publications`)).body.data
  for (const { id: publicationId } of publications) {
    const path = `${above.at}/publications/${publicationId}/withdrawal`
    answers.push((await above.call('POST', path, { body: { stop: true } })).status)
  }
  proves('W-049.4', () => expect(answers).toEqual([200, 200, 200]))
  expect(await stateOf(bern, copyId)).toBe(false)
})

test('what nothing names any more is stopped, and the admins hear of it', async () => {
  const { above, graz, id, copyId } = await aGivenChannel()
  expect((await choose(above, id, { optinMailingId: null })).status).toBe(204)
  expect(await stateOf(graz, copyId)).toBe(false)
  const told = await subjectsTo(graz)
  proves('W-049.4', () => expect(told).toEqual([expect.stringContaining('zurückgezogen')]))
})

test('an account that was closed meanwhile has what it fell back to, and hears what it has missed', async () => {
  const { above, graz, id, copyId, optoutCopyId } = await aGivenChannel()
  const close = () => inBranch(graz, async ({ tx, clock }) => setClosed(tx, timestamp(clock.now())))
  const reopen = () => inBranch(graz, reopenAccount)
  const fallbacks = async () => {
    const { fallbackOptinMailingId, fallbackOptoutMailingId } = await channelOf(graz, id)
    return [fallbackOptinMailingId, fallbackOptoutMailingId]
  }
  await close()
  const next = await anOptinMailing(api, above.account.accountId, { isActive: false })
  await write(above, next, 'Words of tomorrow')
  expect((await choose(above, id, { optinMailingId: next, optoutMailingId: null })).status).toBe(204)
  const meanwhile = await fallbacks()
  proves('W-049.4', () => expect(meanwhile).toEqual([copyId, optoutCopyId]))
  await reopen()
  const [other, none] = await fallbacks()
  proves('W-049.4', () => expect([other === copyId, none]).toEqual([false, null]))
  expect([await stateOf(graz, other), await stateOf(graz, copyId)]).toEqual([true, false])
  await write(above, next, 'Words that are only being written')
  await close()
  await reopen()
  const { subject } = (await graz.call('GET', `${graz.at}/mailings/${other}/content`)).body.data
  expect(subject).toBe('Words of tomorrow')
})
