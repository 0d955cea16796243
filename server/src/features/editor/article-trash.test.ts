import { expect, test } from 'vitest'
import { aMailing, anArticle, anArticleTemplate } from '../../../test/factories.ts'
import { forgetAfter } from '../../../test/forget-after.ts'
import { proves } from '../../../test/proves.ts'
import { anAdmin, aUser, startApiAndWeb, type TestAdmin } from '../../../test/test-web.ts'
import { timestamp } from '../../platform/clock/timestamp.rules.ts'
import { inAccount } from '../account-setup/index.ts'
import { composeNewsletter, planMailing, unplanMailing } from '../mailings/index.ts'

const { api, web } = await startApiAndWeb({ config: { REQUIRE_SENDER_DOMAIN: 'false' } })

const placeholders = { texts: [{ areaId: 1, placeholderId: 1, text: 'Sailing off <b>Kiel</b>' }] }
const remove = ({ call, at }: TestAdmin, id: number) => call('DELETE', `${at}/articles/${id}`)
const restore = ({ call, at }: TestAdmin, id: number) => call('POST', `${at}/articles/${id}/restoration`)
const trashOf = async ({ call, at }: TestAdmin) => (await call('GET', `${at}/article-trash`)).body.data

/** One article stands in a draft, the other in none. */
async function aWorld() {
  const admin = await anAdmin(api, web)
  const { account, at, call } = admin
  const templateId = await anArticleTemplate(api, account.accountId, '<p>{text:1.1}</p>')
  const wishes = { templateId, placeholders, availableUntil: '2037-01-01 00:00:00' }
  const [shown, alone] = [await anArticle(api, account, wishes), await anArticle(api, account, wishes)]
  const mailingId = await aMailing(api, account.accountId, { subject: 'Sails' })
  await inAccount(api.operator, account.accountId, (act) =>
    composeNewsletter(act, mailingId, { articleIds: [shown.id] }),
  )
  const look = async () => ({
    library: (await call('GET', `${at}/articles`)).body.data,
    byApi: (await api.call('GET', '/articles', { key: account.key })).body.data,
    found: (await call('POST', `${at}/find`, { body: { words: 'sailing' } })).body.data.articles,
    gaps: (await call('GET', `${at}/mailings/${mailingId}`)).body.data.checks.find(
      ({ name }: { name: string }) => name === 'gaps',
    ),
  })
  return { admin, account, at, call, shown: shown.id, alone: alone.id, mailingId, look }
}

test('an article that was deleted can be put back as it was for 30 days, also where a draft has a gap', async () => {
  const { admin, account, shown, alone, look } = await aWorld()
  const before = await look()
  expect(before).toMatchObject({ byApi: [{ id: shown }, { id: alone }], found: [{ id: shown }] })
  expect([(await remove(admin, shown)).status, (await remove(admin, shown)).status]).toEqual([204, 404])
  await remove(admin, alone)
  const meanwhile = await look()
  proves('W-117.5', () =>
    expect(meanwhile).toMatchObject({ library: [], byApi: [], found: [], gaps: { verdict: 'blocking', count: 1 } }),
  )
  expect((await api.call('GET', `/articles/${shown}`, { key: account.key })).status).toBe(404)
  expect(await trashOf(admin)).toMatchObject([
    { id: alone, title: 'Sailing off Kiel', languageIso: 'de' },
    { id: shown, title: 'Sailing off Kiel', languageIso: 'de' },
  ])
  const stranger = await anAdmin(api, web)
  expect([await trashOf(stranger), (await restore(stranger, shown)).status]).toEqual([[], 404])
  const reader = await web.sessionOf(await aUser(api, account.accountId, { role: 'analyst' }))
  expect((await reader.call('POST', `${admin.at}/articles/${shown}/restoration`)).status).toBe(403)
  await forgetAfter(api, 29)
  expect([(await restore(admin, shown)).status, (await restore(admin, alone)).status]).toEqual([204, 204])
  const after = await look()
  proves('W-117.5', () => expect(after).toEqual(before))
  expect([await trashOf(admin), (await restore(admin, shown)).status]).toEqual([[], 404])
})

test('after 30 days it is gone, and says nothing any more where it was shown', async () => {
  const { admin, account, shown, alone, look } = await aWorld()
  for (const id of [shown, alone]) await remove(admin, id)
  await forgetAfter(api, 31)
  const gone = await Promise.all([shown, alone].map(async (id) => (await restore(admin, id)).status))
  const rows = await api.database.query<{ id: string; said: string }>(
    'select id, placeholders::text as said from articles where account_id = $1',
    [account.accountId],
  )
  proves('W-117.5', () => expect([gone, rows.length]).toEqual([[404, 404], 1]))
  expect(rows[0]?.said).not.toContain('Kiel')
  expect(await look()).toMatchObject({ library: [], gaps: { verdict: 'blocking', count: 1 } })
})

test('one that a planned mailing shows stays, and so does one that is locked', async () => {
  const { admin, account, shown, mailingId } = await aWorld()
  const within = <T>(work: Parameters<typeof inAccount<T>>[2]) => inAccount(api.operator, account.accountId, work)
  await within((act) =>
    planMailing(act, mailingId, { at: timestamp(api.clock.now().getTime() + 3_600_000), fromVerifiedDomain: false }),
  )
  expect(await remove(admin, shown)).toMatchObject({ status: 409, body: { code: 'in_use', mailingIds: [mailingId] } })
  await within((act) => unplanMailing(act, mailingId))
  const { id: locked } = await anArticle(api, account, { canEdit: false })
  expect(await remove(admin, locked)).toMatchObject({ status: 403, body: { code: 'article_locked' } })
})
