import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { aMailing, aSubscriber } from '../../../test/factories.ts'
import { startTestPages, type TestPages } from '../../../test/test-pages.ts'
import { anAdmin, aUser, startApiAndWeb, type TestAdmin } from '../../../test/test-web.ts'

const { api, web } = await startApiAndWeb()
let pages: TestPages
let admin: TestAdmin

beforeAll(async () => {
  pages = await startTestPages(api)
  admin = await anAdmin(api, web)
})
afterAll(() => pages.stop())

const parts = [1, 2, 3, 4, 5, 6, 7, 8].map((id) => `<p>${id}={{V:${id}:none}}.</p>`).join('')

/** Values that are nearly nothing, as imports bring them. */
const people = [
  { firstname: 'Ida', lastname: 'Kestrel', city: 'Ulm', genderId: 2, birthday: '1990-02-28', salutation: 'Liebe Ida' },
  { firstname: ' \u00a0', lastname: '\u2003', genderId: 3, city: '  ' },
  { firstname: 'Tom', genderId: 1 },
  { lastname: '.', salutation: '\u3000' },
  {},
]

describe('what can look differently for readers', () => {
  let mailingId: number
  const ids: number[] = []
  beforeAll(async () => {
    for (const data of people) ids.push((await aSubscriber(api, admin.account, data)).id)
    mailingId = await aMailing(api, admin.account.accountId, { subject: 'Hi', html: `<body>${parts}</body>` })
  })

  test('is counted exactly as the renderer decides it for each of them', async () => {
    const counted = await admin.call('GET', `${admin.at}/mailings/${mailingId}/variables`)
    expect(counted.status).toBe(200)
    const rendered = await Promise.all(
      ids.map(async (id) => {
        const answer = await admin.call('GET', `${admin.at}/mailings/${mailingId}/preview/${id}`)
        return answer.body.data.text as string
      }),
    )
    const { people: reached, variables } = counted.body.data
    expect(reached).toBe(people.length)
    const base = variables.filter(({ names }: { names: unknown }) => names === null)
    const expected = [1, 2, 3, 4, 5, 6, 7, 8].map((id) => ({
      token: `V:${id}`,
      names: null,
      people: rendered.filter((text) => !text.includes(`${id}=none.`)).length,
    }))
    expect(base).toEqual(expected)
    expect(expected.map(({ people: some }) => some)).toEqual([2, 2, 2, 1, 1, 2, 5, 1])
  })

  test('is shown by the fewest real people', async () => {
    const { status, body } = await admin.call('GET', `${admin.at}/mailings/${mailingId}/cases`)
    expect(status).toBe(200)
    expect(body.data.people.map(({ id }: { id: number }) => id)).toHaveLength(2)
    expect(body.data.people[0]).toMatchObject({ id: ids[0], firstname: 'Ida' })
    // Nobody is without an address.
    expect(body.data.unseen).toBe(1)
  })

  test('an area counts by all that is in it; a mail that says the same to everybody needs one person', async () => {
    const area = '[[A:-:1:-:{{V:2}} from {{V:4}}:-:friend]]'
    const id = await aMailing(api, admin.account.accountId, { html: `<p>${area}</p>` })
    const shown = (await admin.call('GET', `${admin.at}/mailings/${id}/cases`)).body.data
    expect(shown.people).toHaveLength(2)
    expect(shown.unseen).toBe(0)
    const plain = await aMailing(api, admin.account.accountId, { html: '<p>Hello</p>' })
    expect((await admin.call('GET', `${admin.at}/mailings/${plain}/cases`)).body.data.people).toHaveLength(1)
  })

  test('numbers are for everybody who reads mailings; people for those who may see them', async () => {
    const analyst = await web.sessionOf(await aUser(api, admin.account.accountId, { role: 'analyst' }))
    const at = `${admin.at}/mailings/${mailingId}`
    expect((await analyst.call('GET', `${at}/variables`)).status).toBe(200)
    expect((await analyst.call('GET', `${at}/cases`)).status).toBe(403)
  })
})
