import { expect, test } from 'vitest'
import { proves, proving } from '../../../test/proves.ts'
import {
  aBelow,
  aFamily,
  aLetterAbove,
  anArticleAbove,
  draftsOf,
  libraryOf,
  outcomesOf,
  publishTo,
} from '../../../test/publishing-desk.ts'
import { anAdmin, aUser, startApiAndWeb } from '../../../test/test-web.ts'

const { api, web } = await startApiAndWeb()
const codeOf = ({ status, body }: { status: number; body: { code?: string } | undefined }) => [status, body?.code]

test('what is not below is not there, whosever it is', async () => {
  const [ours, theirs] = [await aFamily(api, web), await aFamily(api, web)]
  const beside = await anAdmin(api, web, { customerId: ours.above.account.customerId })
  const { id: articleId } = await anArticleAbove(api, ours.above)
  for (const stranger of [theirs.graz, theirs.above, beside, ours.above]) {
    const refused = await publishTo(ours.above, [ours.graz, stranger], { articleId })
    proves('W-071', () => expect(codeOf(refused)).toEqual([404, 'account_not_found']))
    expect((await libraryOf(stranger)).filter(({ isReceived }: { isReceived: boolean }) => isReceived)).toEqual([])
  }
  expect(await libraryOf(ours.graz)).toEqual([])
})

test('nobody publishes what is not theirs', async () => {
  const [ours, theirs] = [await aFamily(api, web), await aFamily(api, web)]
  const { id: articleId } = await anArticleAbove(api, theirs.above)
  const { mailingId } = await aLetterAbove(api, theirs.above)
  expect(codeOf(await publishTo(ours.above, [ours.graz], { articleId }))).toEqual([404, 'article_not_found'])
  expect(codeOf(await publishTo(ours.above, [ours.graz], { mailingId }))).toEqual([404, 'mailing_not_found'])
  await outcomesOf(theirs.above, [theirs.graz], { mailingId })
  const [{ id }] = (await theirs.above.call('GET', `${theirs.above.at}/publications`)).body.data
  const path = `${ours.above.at}/publications/${id}/withdrawal`
  expect(codeOf(await ours.above.call('POST', path, { body: { stop: true } }))).toEqual([404, 'publication_not_found'])
  expect(await draftsOf(theirs.graz)).toHaveLength(1)
})

test('an S-account publishes neither upward nor sideways', async () => {
  const { above, graz, bern } = await aFamily(api, web)
  const { id: articleId } = await anArticleAbove(api, graz)
  for (const to of [above, bern, graz])
    expect(codeOf(await publishTo(graz, [to], { articleId }))).toEqual([403, 'not_available_for_account_type'])
  const path = `${graz.at}/publications/1/withdrawal`
  expect(codeOf(await graz.call('POST', path, { body: { stop: false } }))).toEqual([
    403,
    'not_available_for_account_type',
  ])
  expect(await libraryOf(bern)).toEqual([])
})

test.each(['author', 'analyst'] as const)(
  'an %s of the L-account publishes nothing',
  proving('W-016.1'),
  async (role) => {
    const { above, graz } = await aFamily(api, web)
    const session = await web.sessionOf(await aUser(api, above.account.accountId, { role }))
    const { id: articleId } = await anArticleAbove(api, above)
    const refused = await publishTo({ ...above, ...session }, [graz], { articleId })
    expect(refused.status).toBe(403)
    expect(await libraryOf(graz)).toEqual([])
  },
)

test('an editor of the L-account publishes, and both logs know', async () => {
  const { above, graz } = await aFamily(api, web)
  const session = await web.sessionOf(await aUser(api, above.account.accountId, { role: 'editor' }))
  const { id: articleId } = await anArticleAbove(api, above)
  expect((await publishTo({ ...above, ...session }, [graz], { articleId })).status).toBe(200)
  const actsIn = async (admin: typeof above) => (await admin.call('GET', `${admin.at}/audit`)).body.data
  expect((await actsIn(above))[0]).toMatchObject({ act: 'publications.create' })
  expect((await actsIn(graz))[0]).toMatchObject({
    act: 'publications.arrive',
    changes: { what: [null, 'article'], outcome: [null, 'received'], doneFrom: [null, 'Lindhof Group'] },
  })
  // A user of the L-account is nobody below.
  expect((await session.call('GET', `${graz.at}/articles`)).status).toBe(404)
  expect((await session.call('GET', `${graz.at}/publications`)).status).toBe(404)
})

test('the database itself takes nothing from an account that is not above', async () => {
  const [ours, theirs] = [await aFamily(api, web), await aFamily(api, web)]
  const { id: articleId } = await anArticleAbove(api, ours.graz)
  const { accountId, customerId } = ours.graz.account
  const insert = (from: number) =>
    api.app.db.transaction({ accountId, customerId }, async (tx) => {
      const { default: sql } = await import('sql-template-tag')
      await tx.rows(sql`
        insert into received_articles (account_id, article_id, from_account_id, publication_id, from_article_id, version, content,
                                       may_adapt, is_adapted, received_at)
        values (${accountId}, ${articleId}, ${from}, 1, 1, 1, '{}', false, false, now())`)
    })
  await expect(insert(theirs.above.account.accountId)).rejects.toThrow(/row-level security/)
  await expect(insert(ours.bern.account.accountId)).rejects.toThrow(/row-level security/)
  await expect(insert(ours.above.account.accountId)).resolves.toBeUndefined()
})

test('an account that is closed gets nothing', async () => {
  const { above } = await aFamily(api, web)
  const closed = await aBelow(api, web, above, 'Turku')
  await api.database.query('update accounts set closed_at = now() where id = $1', [closed.account.accountId])
  const { id: articleId } = await anArticleAbove(api, above)
  expect(await outcomesOf(above, [closed], { articleId })).toEqual(['closed'])
})
