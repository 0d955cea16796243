import { beforeAll, describe, expect, test } from 'vitest'
import { aMailing } from '../../../test/factories.ts'
import { proves } from '../../../test/proves.ts'
import { anAdmin, aUser, startApiAndWeb, type TestAdmin, type TestSession } from '../../../test/test-web.ts'
import { inAccount } from '../account-setup/index.ts'
import { createMailing } from '../mailings/index.ts'

const { api, web } = await startApiAndWeb()
let admin: TestAdmin
let colleague: TestSession

beforeAll(async () => {
  admin = await anAdmin(api, web)
  colleague = await web.sessionOf(await aUser(api, admin.account.accountId, { role: 'author' }))
})

interface Listed {
  number: number
  by: string | null
  changes: string[]
}

async function aDraft() {
  const mailing = { name: 'November', senderName: 'Lindhof', senderEmail: 'l@lindhof.example', languageIso: 'en' }
  const mailingId = await inAccount(api.operator, admin.account.accountId, (act) =>
    createMailing(act, { type: 'standard', ...mailing }),
  )
  const path = `${admin.at}/mailings/${mailingId}/content`
  const read = async () => (await admin.call('GET', path)).body.data
  const change = async (method: string, below: string, body: object, as: TestSession = admin, version?: string) => {
    const answer = await as.call(method, `${path}${below}`, {
      body,
      headers: version === undefined ? {} : { 'if-match': `"${version}"` },
    })
    expect(answer.status).toBeLessThan(300)
    return answer
  }
  const subject = async (text: string, as: TestSession = admin) =>
    change('PATCH', '', { subject: text }, as, (await read()).version)
  const versions = async (): Promise<Listed[]> => (await admin.call('GET', `${path}/versions`)).body.data
  const restore = (number: number, as: TestSession = admin) =>
    as.call('POST', `${path}/versions/${number}/restorations`)
  const dress = async () => change('PUT', '/theme', { shipped: 'letter' }, admin, (await read()).version)
  const add = async () => {
    const templateId = (await read()).templates.find((one: { shipped: string }) => one.shipped === 'letter/text').id
    return (await change('POST', '/articles', { templateId })).body.data.id as number
  }
  const write = async (id: number, text: string) => {
    const article = (await read()).articles.find((one: { id: number }) => one.id === id)
    await change('PATCH', `/articles/${id}`, { places: { '1.1': { text } } }, admin, article.version)
  }
  return { mailingId, path, read, subject, versions, restore, dress, add, write, change }
}

describe('versions', () => {
  test('W-066 saves are versions: one per user and ten minutes, the last hundred, each restorable', async () => {
    const draft = await aDraft()
    await draft.subject('one')
    await draft.subject('two')
    api.clock.advance(9 * 60_000)
    await draft.subject('three')
    const numbers = async () => (await draft.versions()).map(({ number }) => number)
    const first = await numbers()
    await draft.subject('theirs', colleague)
    const afterTheirs = await numbers()
    api.clock.advance(2 * 60_000)
    await draft.subject('four')
    const later = await draft.versions()
    for (let n = 0; n < 105; n += 1) {
      api.clock.advance(11 * 60_000)
      await draft.subject(`often ${n}`)
    }
    const kept = await draft.versions()
    const restored = await draft.restore(kept.at(-1)?.number as number)
    await proves('W-066', async () => {
      expect(first).toEqual([2, 1])
      expect(afterTheirs).toEqual([3, 2, 1])
      expect(later.map(({ number, changes }) => [number, changes])).toEqual([
        [4, ['subject']],
        [3, ['subject']],
        [2, ['subject']],
        [1, []],
      ])
      expect(kept).toHaveLength(100)
      expect(restored.status).toBe(204)
      expect((await draft.read()).subject).toBe('often 5')
      expect((await draft.versions())[0]?.number).toBe((kept[0]?.number ?? 0) + 1)
    })
  })

  test('a colleague between two saves keeps their own version, and mine comes after it', async () => {
    const draft = await aDraft()
    await draft.subject('mine')
    await draft.subject('theirs', colleague)
    await draft.subject('mine again')
    expect((await draft.versions()).map(({ number }) => number)).toEqual([4, 3, 1])
    const theirs = await admin.call('GET', `${draft.path}/versions/3`)
    expect(theirs.body.data).toMatchObject({ subject: 'theirs' })
  })

  test('restoring brings back words, order, articles that were taken out, and the look; nothing is lost', async () => {
    const draft = await aDraft()
    await draft.dress()
    const [one, two] = [await draft.add(), await draft.add()]
    await draft.write(one, '<p>first words</p>')
    await draft.subject('before')
    const [{ number } = { number: 0 }] = await draft.versions()
    api.clock.advance(11 * 60_000)
    await draft.write(one, '<p>other words</p>')
    await draft.change('PUT', '/articles', { articleIds: [two] }, admin, (await draft.read()).version)
    await draft.subject('after')
    expect((await draft.restore(number)).status).toBe(204)
    const now = await draft.read()
    expect(now.subject).toBe('before')
    expect(now.articles.map(({ id }: { id: number }) => id)).toEqual([one, two])
    expect(now.articles[0].places).toEqual({ '1.1': { text: '<p>first words</p>' } })
    const before = await admin.call('GET', `${draft.path}/versions/${number + 1}`)
    expect(before.body.data).toMatchObject({ subject: 'after', articles: [{ id: two }] })
  })

  test('are for whoever may write; what is not there is said so', async () => {
    const draft = await aDraft()
    await draft.subject('one')
    const analyst = await web.sessionOf(await aUser(api, admin.account.accountId, { role: 'analyst' }))
    expect((await analyst.call('GET', `${draft.path}/versions`)).status).toBe(200)
    expect((await draft.restore(1, analyst)).status).toBe(403)
    expect(await draft.restore(99)).toMatchObject({ status: 404, body: { code: 'version_not_found' } })
    const stranger = await anAdmin(api, web)
    const other = await aMailing(api, stranger.account.accountId)
    expect((await admin.call('GET', `${admin.at}/mailings/${other}/content/versions`)).status).toBe(404)
  })
})
