import { expect, test } from 'vitest'
import { proving } from '../../../test/proves.ts'
import { aFamily, aLetterAbove, contentOf, copyIn, detailOf, outcomesOf } from '../../../test/publishing-desk.ts'
import { startApiAndWeb, type TestAdmin } from '../../../test/test-web.ts'

const { api, web } = await startApiAndWeb({ config: { REQUIRE_SENDER_DOMAIN: 'false' } })

async function addEnglish({ call, at }: TestAdmin, mailingId: number): Promise<number> {
  const { status, body, text } = await call('POST', `${at}/mailings/${mailingId}/languages/additions`, {
    body: { languageIso: 'en' },
  })
  expect(status, text).toBe(201)
  return body.data.id
}

async function say({ call, at }: TestAdmin, mailingId: number, subject: string): Promise<number> {
  const { version } = (await call('GET', `${at}/mailings/${mailingId}/content`)).body.data
  const headers = { 'if-match': `"${version}"` }
  return (await call('PATCH', `${at}/mailings/${mailingId}/content`, { body: { subject }, headers })).status
}

const languagesOf = async (admin: TestAdmin, id: number) =>
  ((await detailOf(admin, id)).languages as { languageIso: string; subject: string; mailingId: number }[]).map(
    ({ languageIso, subject }) => [languageIso, subject],
  )
const englishOf = async (admin: TestAdmin, id: number): Promise<number> =>
  (await detailOf(admin, id)).languages.find((one: { languageIso: string }) => one.languageIso === 'en').mailingId

/** A mailing in two languages that the account below has. */
async function published(fixes: string) {
  const { above, graz } = await aFamily(api, web)
  const { mailingId } = await aLetterAbove(api, above)
  const english = await addEnglish(above, mailingId)
  await say(above, english, 'Advent in English')
  const body = { mailingId, fixes }
  expect(await outcomesOf(above, [graz], body)).toEqual(['received'])
  return { above, graz, english, body, copy: await copyIn(graz) }
}

test(
  'a published mailing brings its languages, and what L fixes is fixed in all of them',
  proving('W-073'),
  async () => {
    const { graz, copy } = await published('both')
    expect(await languagesOf(graz, copy)).toEqual([
      ['de', 'Advent begins'],
      ['en', 'Advent in English'],
    ])
    const english = await englishOf(graz, copy)
    expect((await contentOf(graz, english)).articles).toHaveLength(1)
    expect(await say(graz, english, 'Ours')).toBe(403)
  },
)

test('a new version reaches each language, but for what S may change and did', async () => {
  const { above, graz, english, body, copy } = await published('content')
  await say(above, english, 'Second')
  expect(await outcomesOf(above, [graz], body)).toEqual(['updated'])
  expect(await languagesOf(graz, copy)).toContainEqual(['en', 'Second'])
  expect(await say(graz, await englishOf(graz, copy), 'Ours')).toBe(204)
  await say(above, english, 'Third')
  expect(await outcomesOf(above, [graz], body)).toEqual(['updated'])
  expect(await languagesOf(graz, copy)).toContainEqual(['en', 'Ours'])
})

test('a language that L takes out leaves the copies, and comes back with it', async () => {
  const { above, graz, english, body, copy } = await published('both')
  const path = `${above.at}/mailings/${body.mailingId}/languages/${english}`
  expect((await above.call('DELETE', path)).status).toBe(204)
  expect(await outcomesOf(above, [graz], body)).toEqual(['updated'])
  expect(await languagesOf(graz, copy)).toEqual([['de', 'Advent begins']])
  expect((await above.call('POST', `${path}/restoration`)).status).toBe(204)
  expect(await outcomesOf(above, [graz], body)).toEqual(['updated'])
  expect(await languagesOf(graz, copy)).toContainEqual(['en', 'Advent in English'])
})
