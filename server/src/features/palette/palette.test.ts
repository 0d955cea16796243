import { expect, test } from 'vitest'
import { aMailing, anArticle, anArticleTemplate } from '../../../test/factories.ts'
import { anAdmin, aUser, startApiAndWeb, type TestSession } from '../../../test/test-web.ts'
import { inAccount } from '../account-setup/index.ts'
import { groupTypes } from '../groups/group.rules.ts'
import { createGroup } from '../groups/index.ts'
import { composeNewsletter } from '../mailings/index.ts'

const { api, web } = await startApiAndWeb()

async function find({ call }: Pick<TestSession, 'call'>, at: string, words: string) {
  const answer = await call('POST', `${at}/find`, { body: { words } })
  expect(answer.text && answer.status).toBe(200)
  return answer.body.data
}

test('mailings by name, subject or id, groups by name, articles where they are shown', async () => {
  const ada = await anAdmin(api, web)
  const { account, at } = ada
  const mailingId = await aMailing(api, account.accountId, { name: 'Herbstbrief', subject: 'Äpfel und Birnen' })
  const deleted = await aMailing(api, account.accountId, { name: 'Herbstbrief, alt' })
  const { version } = (await ada.call('GET', `${at}/mailings/${deleted}`)).body.data
  const gone = await ada.call('DELETE', `${at}/mailings/${deleted}`, { headers: { 'if-match': `"${version}"` } })
  expect(gone.status).toBe(204)
  const group = await inAccount(api.operator, account.accountId, (act) =>
    createGroup(act, { name: 'Herbstgäste 100%', type: groupTypes.static }),
  )
  const mailing = { id: mailingId, name: 'Herbstbrief', subject: 'Äpfel und Birnen' }
  expect(await find(ada, at, 'HERBST')).toEqual({
    mailings: [mailing],
    groups: [{ id: group.id, name: 'Herbstgäste 100%' }],
    articles: [],
  })
  expect((await find(ada, at, 'birnen herbst')).mailings).toEqual([mailing])
  expect((await find(ada, at, 'äPFEL')).mailings).toEqual([mailing])
  expect((await find(ada, at, `${mailingId}`)).mailings).toEqual([mailing])
  expect((await find(ada, at, '100%')).groups).toHaveLength(1)
  expect((await find(ada, at, 'h%t')).groups).toEqual([])
  for (let i = 0; i < 6; i += 1) await aMailing(api, account.accountId, { name: `Sommerbrief ${i}` })
  expect((await find(ada, at, 'sommer')).mailings).toHaveLength(5)
  expect(await find(ada, at, ' ')).toEqual({ mailings: [], groups: [], articles: [] })
})

test('an article is found once a mailing shows it, and leads there', async () => {
  const ada = await anAdmin(api, web)
  const { account, at } = ada
  const { id } = await anArticle(api, account, { name: 'Kürbis der Woche' })
  expect((await find(ada, at, 'kürbis')).articles).toEqual([])
  const mailingId = await aMailing(api, account.accountId, { name: 'Markt' })
  await inAccount(api.operator, account.accountId, (act) => composeNewsletter(act, mailingId, { articleIds: [id] }))
  expect((await find(ada, at, 'kürbis')).articles).toEqual([
    { id, name: 'Kürbis der Woche', mailingId, mailingName: 'Markt' },
  ])
})

test('an article of the editor is called by its first words', async () => {
  const ada = await anAdmin(api, web)
  const { account, at } = ada
  const mailingId = await aMailing(api, account.accountId, { name: 'Markt' })
  const templateId = await anArticleTemplate(api, account.accountId)
  const added = await ada.call('POST', `${at}/mailings/${mailingId}/content/articles`, { body: { templateId } })
  expect(added.text && added.status).toBe(201)
  const { id } = added.body.data
  const { articles } = (await ada.call('GET', `${at}/mailings/${mailingId}/content`)).body.data
  const written = await ada.call('PATCH', `${at}/mailings/${mailingId}/content/articles/${id}`, {
    body: { places: { '1.1': { text: '<p>Rote <strong>Rüben</strong> &amp; Lauch</p><p>ab Montag</p>' } } },
    headers: { 'if-match': `"${articles[0].version}"` },
  })
  expect(written.text && written.status).toBe(200)
  const article = { id, name: 'Rote Rüben & Lauch', mailingId, mailingName: 'Markt' }
  expect((await find(ada, at, 'montag rüben')).articles).toEqual([article])
  // Neither its markup nor the name of its mailing is what it says.
  for (const words of ['strong', 'markt']) expect((await find(ada, at, words)).articles).toEqual([])
})

test('nobody finds what is not theirs: groups with people they may not see, or anything of another account', async () => {
  const ada = await anAdmin(api, web)
  const { account, at } = ada
  await aMailing(api, account.accountId, { name: 'Winterbrief' })
  await inAccount(api.operator, account.accountId, (act) =>
    createGroup(act, { name: 'Wintergäste', type: groupTypes.static }),
  )
  const analyst = await web.sessionOf(await aUser(api, account.accountId, { role: 'analyst' }))
  expect(await find(analyst, at, 'winter')).toMatchObject({ mailings: [{ name: 'Winterbrief' }], groups: [] })
  const eve = await anAdmin(api, web)
  expect(await find(eve, eve.at, 'winter')).toEqual({ mailings: [], groups: [], articles: [] })
  expect((await eve.call('POST', `${at}/find`, { body: { words: 'winter' } })).status).toBe(404)
})
