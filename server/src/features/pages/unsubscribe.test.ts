import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { aMailing, anAccount, anEmail, aSubscriber, type TestAccount } from '../../../test/factories.ts'
import fc from '../../../test/fast-check.ts'
import { consentOf, pair, pairIn } from '../../../test/ledgers.ts'
import { proves, proving } from '../../../test/proves.ts'
import { startTestApi, type TestApi } from '../../../test/test-api.ts'
import { startTestEngine } from '../../../test/test-engine.ts'
import { byBrowser, type PageVisit, startTestPages, type TestPages } from '../../../test/test-pages.ts'
import { timestamp } from '../../platform/clock/timestamp.rules.ts'
import { inAccount } from '../account-setup/index.ts'
import { createMailTokens } from '../assembly/index.ts'
import { planMailing } from '../mailings/index.ts'

let api: TestApi
let pages: TestPages
let account: TestAccount
let plain: TestAccount
const unsubscribeUrl = 'https://kunde.example/abmelden'
const noteUrl = 'https://kunde.example/hinweis?from=mail'
beforeAll(async () => {
  api = await startTestApi()
  pages = await startTestPages(api)
  account = await anAccount(api)
  plain = await anAccount(api, { name: 'Ohne Seiten' })
  await pages.settings(account, { unsubscribeUrl, noteUrl })
})
afterAll(async () => {
  await pages.stop()
  await api.stop()
})

const read = async (id: number, of = account) =>
  (await api.call('GET', `/subscribers/${id}?include=channels`, { key: of.key })).body.data
const stateOf = async (id: number, of = account) => pairIn(await read(id, of))
const person = async (of = account) => {
  const { id } = await aSubscriber(api, of)
  return { id, p: pages.ticket(of, id, { newsletterId: 31 }) }
}
const open = (query: string, visit: PageVisit = { headers: byBrowser }) => pages.visit(`/unsubscribe?${query}`, visit)
const oneClick = { 'List-Unsubscribe': 'One-Click' }

describe('by the customer’s page', () => {
  test(
    'the link leads to the page with unsubscribed=false and p, and changes nothing',
    proving(['E-233', 'R-195', 'R-197']),
    async () => {
      const { id, p } = await person()
      const answer = await open(`p=${p}`)
      expect(answer).toMatchObject({ status: 302, location: `${unsubscribeUrl}?unsubscribed=false&p=${p}`, text: '' })
      expect(await stateOf(id)).toBe('1')
    },
  )

  test('with force=true the person is unsubscribed and sent back', proving(['E-234', 'R-198', 'R-199']), async () => {
    const { id, p } = await person()
    const answer = await open(`p=${p}&force=true`)
    expect(answer).toMatchObject({ status: 302, location: `${unsubscribeUrl}?unsubscribed=true&p=${p}` })
    expect(await read(id)).toMatchObject({ ...pair('3/4'), optoutNewsletterId: 31, optoutIp: '127.0.0.1' })
    const last = (await consentOf(api, account, id)).at(-1)
    expect(last).toMatchObject({ to: 'unsubscribed', actor: 'person', source: 'page' })
    expect(last?.evidence).toMatchObject({ method: 'GET', userAgent: byBrowser['user-agent'] })
  })

  test('a channel can have a page of its own', proving('R-090.3'), async () => {
    const of = await anAccount(api, { channels: ['Fünf'] })
    const [standard, special] = of.channelIds as [number, number]
    await pages.settings(of, { unsubscribeUrl })
    await pages.settings(of, { unsubscribeUrl: 'https://fuenf.example/ab' }, special)
    const { id } = await aSubscriber(api, of, {
      channels: of.channelIds.map((channel) => ({ id: channel, status: 1 })),
    })
    const pageOf = async (channelId: number) =>
      (await open(`p=${pages.ticket(of, id, { channelId })}`)).location?.split('?')[0]
    expect([await pageOf(standard), await pageOf(special)]).toEqual([unsubscribeUrl, 'https://fuenf.example/ab'])
  })

  test.each(['force=TRUE', 'force=1', 'force=', 'force', 'force=true&force=true', 'force=true%20', 'Force=true'])(
    '%s is no force',
    proving(['E-235', 'D-PAG-9.1']),
    async (force) => {
      const { id, p } = await person()
      expect((await open(`p=${p}&${force}`)).location).toBe(`${unsubscribeUrl}?unsubscribed=false&p=${p}`)
      expect(await stateOf(id)).toBe('1')
    },
  )

  test('twice is as good as once, and without force it says that it is done', proving('E-236'), async () => {
    const { id, p } = await person()
    const isDone = `${unsubscribeUrl}?unsubscribed=true&p=${p}`
    await open(`p=${p}&force=true`)
    const before = await read(id)
    expect((await open(`p=${p}&force=true`)).location).toBe(isDone)
    await proves('D-PAG-9.2', async () => expect((await open(`p=${p}`)).location).toBe(isDone))
    expect(await read(id)).toEqual(before)
  })

  const probes: PageVisit[] = [
    { method: 'HEAD', headers: byBrowser },
    { headers: { ...byBrowser, 'sec-purpose': 'prefetch' } },
  ]
  test.each(probes)('a look ahead never unsubscribes: %j', proving(['E-230', 'D-PAG-6.1']), async (visit) => {
    const { id, p } = await person()
    expect((await open(`p=${p}&force=true`, visit)).location).toContain('unsubscribed=false')
    expect(await stateOf(id)).toBe('1')
  })

  test('own query and fragment stay, smuggled parameters do not', proving(['E-229', 'D-PAG-1.4']), async () => {
    const odd = await anAccount(api)
    await pages.settings(odd, { unsubscribeUrl: 'https://kunde.example/a?x=1&p=2&unsubscribed=true&y=%C3%A4#unten' })
    const { p } = await person(odd)
    const { location } = await open(`p=${p}&unsubscribed=true&reason=x`)
    expect(location).toBe(`https://kunde.example/a?x=1&y=%C3%A4&unsubscribed=false&p=${p}#unten`)
  })
})

describe('where the Referer leads', () => {
  const pagesOf = ['https://eins.example/ab', 'https://zwei.example/weg', 'https://zwei.example/weg/anders']
  let channelled: TestAccount
  beforeAll(async () => {
    channelled = await anAccount(api, { channels: ['Zwei', 'Drei'] })
    const ids = [0, ...channelled.channelIds.slice(1)]
    for (const [i, url] of pagesOf.entries()) await pages.settings(channelled, { unsubscribeUrl: url }, ids[i])
  })
  const leave = async (referer: string) => {
    const { p } = await person(channelled)
    const { location } = await open(`p=${p}&force=true`, { headers: { ...byBrowser, referer } })
    expect(location).toContain(`?unsubscribed=true&p=${p}`)
    return (location as string).split('?')[0]
  }

  test.each([
    ['https://boese.example/'],
    ['https://eins.example.boese.example/ab'],
    ['https://eins.example@boese.example/ab'],
    ['http://zwei.example/weg'],
    ['https://zwei.example:444/weg'],
    ['//zwei.example/weg'],
    ['javascript:alert(1)'],
    ['data:text/html,x'],
    [''],
  ])('another origin is not used: %s', proving(['E-241', 'D-PAG-8']), async (referer) => {
    expect(await leave(referer)).toBe(pagesOf[0])
  })

  test('a configured origin is used, the very page where it is named', proving(['E-242', 'R-200']), async () => {
    expect(await leave('https://zwei.example/')).toBe(pagesOf[1])
    expect(await leave('https://zwei.example/weg/anders?x=1#y')).toBe(pagesOf[2])
    expect(await leave('https://zwei.example/irgendwo')).toBe(pagesOf[1])
  })

  test('whatever the Referer says, the target is a stored page', proving('E-241'), async () => {
    const host = fc.oneof(fc.constantFrom('eins.example', 'zwei.example', 'boese.example'), fc.domain())
    const referer = fc.oneof(
      fc.webUrl({ authoritySettings: { withPort: true, withUserInfo: true } }),
      fc
        .tuple(fc.constantFrom('https://', 'http://', '//', 'javascript:', '\\\\'), host, fc.webPath())
        .map((p) => p.join('')),
      fc.string({ unit: fc.integer({ min: 0x20, max: 0x7e }).map((code) => String.fromCharCode(code)) }),
    )
    const { p } = await person(channelled)
    await fc.assert(
      fc.asyncProperty(referer, async (text) => {
        const { location } = await open(`p=${p}&force=true`, { headers: { referer: text } })
        expect(pagesOf).toContain((location as string).split('?')[0])
      }),
      { numRuns: 50 },
    )
  })
})

describe('p', () => {
  test(
    'changed, cut, missing, doubled or of another purpose: 400, and nothing happens',
    proving(['E-237', 'D-PAG-10.1', 'R-196']),
    async () => {
      const { id, p } = await person()
      const flipped = Buffer.from(p, 'base64url')
      flipped[40] = (flipped[40] as number) ^ 1
      const stranger = createMailTokens('a secret that is not ours, and long enough')
      const ticket = {
        accountId: account.accountId,
        subscriberId: id,
        newsletterId: 0,
        channelId: 0,
        issuedAt: new Date(),
      }
      const wrong = [
        `p=${flipped.toString('base64url')}`,
        `p=${p.slice(0, -1)}`,
        'p=',
        '',
        `p=${p}&p=${p}`,
        `p=${pages.ticket(account, id, { purpose: 'browser' })}`,
        `p=${stranger.sealPage(ticket, 'unsub')}`,
        `p=${id}`,
        'p=%00%ff',
      ]
      for (const query of wrong) {
        for (const visit of [{}, { method: 'POST', form: oneClick }, { method: 'POST', form: { force: 'true' } }]) {
          const answer = await open(`${query}&force=true`, visit)
          expect([query, answer.status, answer.location]).toEqual([query, 400, undefined])
        }
      }
      expect(await stateOf(id)).toBe('1')
    },
  )

  test('T49 every wrong p gets the same answer', proving('D-PAG-11.5'), async () => {
    const answers = await Promise.all(
      ['A'.repeat(80), 'x', pages.ticket(account, 1, { purpose: 'browser' })].map((p) => open(`p=${p}`)),
    )
    expect(new Set(answers.map(({ text }) => text)).size).toBe(1)
  })

  test('made with a former key it still works', proving(['E-238', 'D-PAG-11.3']), async () => {
    const LINK_SECRETS = ['the newest secret, which is long enough!', 'a former secret, which is long enough too']
    const rotated = await startTestPages(api, { config: { LINK_SECRETS } })
    try {
      const former = createMailTokens(LINK_SECRETS[1] as string)
      for (const make of [former, pages.app.tokens, rotated.app.tokens]) {
        const { id } = await person()
        const ticket = {
          accountId: account.accountId,
          subscriberId: id,
          newsletterId: 0,
          channelId: 0,
          issuedAt: new Date(),
        }
        const p = make.sealPage(ticket, 'unsub')
        expect((await rotated.visit(`/unsubscribe?p=${p}&force=true`)).status).toBe(302)
        expect(await stateOf(id)).toBe('3/4')
      }
      expect(rotated.app.tokens.sealPage).not.toBe(former.sealPage)
    } finally {
      await rotated.stop()
    }
  })

  test('does not expire', proving('D-PAG-11.4'), async () => {
    const { id } = await aSubscriber(api, account)
    const p = pages.ticket(account, id, { issuedAt: new Date('2001-01-01T00:00:00Z') })
    expect((await open(`p=${p}&force=true`)).location).toContain('unsubscribed=true')
    expect(await stateOf(id)).toBe('3/4')
  })

  test('holds no address, and is another one for every link', async () => {
    const { id, email } = await aSubscriber(api, account, { email: anEmail('geheim') })
    const [one, other] = [pages.ticket(account, id), pages.ticket(account, id)]
    proves('E-240', () => expect(one).not.toBe(other))
    proves('E-239', () => {
      for (const encoding of ['latin1', 'utf8', 'hex'] as const)
        for (const part of ['geheim', 'example', email])
          expect(Buffer.from(one, 'base64url').toString(encoding)).not.toContain(part)
    })
  })
})

describe('a deleted subscriber', () => {
  test('leads to the note page', proving(['E-243', 'R-201', 'R-202']), async () => {
    const { id, p } = await person()
    await api.call('DELETE', `/subscribers/${id}`, { key: account.key })
    await proves(['R-208', 'D-PAG-10.2', 'D-SUB-7.5'], async () => {
      for (const query of [`p=${p}`, `p=${p}&force=true`])
        expect(await open(query)).toMatchObject({ status: 302, location: `${noteUrl}&reason=CouldNotGetSubscriber` })
    })
    expect((await open(`p=${p}`, { method: 'POST', form: oneClick })).status).toBe(200)
  })

  test('without a note page ours says so, with status 404', proving('E-245'), async () => {
    const { id, p } = await person(plain)
    await api.call('DELETE', `/subscribers/${id}`, { key: plain.key })
    const answer = await open(`p=${p}`)
    expect(answer.status).toBe(404)
    expect(answer.text).toContain('Hier ist nichts mehr abzumelden')
  })
})

describe('by our own page', () => {
  test('the button unsubscribes, and a second visit knows it', proving('E-246'), async () => {
    const { id, p } = await person(plain)
    const asking = await open(`p=${p}`)
    expect(asking.status).toBe(200)
    expect(asking.text).toContain('<form method="post">')
    expect(asking.text).not.toContain(p)
    expect(await stateOf(id, plain)).toBe('1')
    const done = await open(`p=${p}`, { method: 'POST', form: { force: 'true' }, headers: byBrowser })
    expect(done.status).toBe(200)
    expect(done.text).toContain('Sie sind abgemeldet')
    await proves('D-PAG-2.1', async () => expect(await stateOf(id, plain)).toBe('3/4'))
    expect((await open(`p=${p}`)).text).toContain('Sie sind abgemeldet')
  })
})

describe('by one click of a mailbox provider', () => {
  const multipart = (fields: [string, string][]) => ({
    method: 'POST',
    headers: { 'content-type': 'multipart/form-data; boundary=----grenze' },
    rawBody: `${fields.map(([name, value]) => `------grenze\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`).join('')}------grenze--\r\n`,
  })
  const ways: [string, PageVisit][] = [
    ['urlencoded', { method: 'POST', form: oneClick }],
    ['multipart', multipart([['List-Unsubscribe', 'One-Click']])],
    ['without a content type', { method: 'POST', rawBody: 'List-Unsubscribe=One-Click' }],
  ]
  test.each(ways)(
    '%s: 200, no redirect, no cookie, unsubscribed',
    proving(['E-247', 'D-PAG-7.3']),
    async (_name, visit) => {
      for (const of of [account, plain]) {
        const { id, p } = await person(of)
        const answer = await open(`p=${p}`, visit)
        expect(answer).toMatchObject({ status: 200, location: undefined, text: 'You are unsubscribed.\n' })
        expect(answer.headers['set-cookie']).toBeUndefined()
        await proves(['D-PAG-2.2', 'R-205'], async () => expect(await stateOf(id, of)).toBe('3/4'))
        expect((await consentOf(api, of, id)).at(-1)).toMatchObject({ source: 'oneClick' })
        expect((await open(`p=${p}`, visit)).status, 'again').toBe(200)
      }
    },
  )

  const faulty: [string, PageVisit][] = [
    ['without a body', { method: 'POST' }],
    ['with another field', { method: 'POST', form: { 'List-Unsubscribe': 'yes' } }],
    ['with the field in the wrong case', { method: 'POST', form: { 'list-unsubscribe': 'One-Click' } }],
    ['multipart with another field', multipart([['x', 'One-Click']])],
    [
      'broken multipart',
      { method: 'POST', headers: { 'content-type': 'multipart/form-data; boundary=x' }, rawBody: '--y' },
    ],
    [
      'JSON',
      { method: 'POST', headers: { 'content-type': 'application/json' }, rawBody: '{"List-Unsubscribe":"One-Click"}' },
    ],
  ]
  test.each(faulty)('%s: 400, nothing changes', proving(['E-248', 'D-PAG-7.4']), async (_name, visit) => {
    const { id, p } = await person()
    expect((await open(`p=${p}`, visit)).status).toBe(400)
    expect(await stateOf(id)).toBe('1')
  })
})

describe('channels', () => {
  const states = async (id: number, of: TestAccount) =>
    (await read(id, of)).channels.data.map((channel: { status: number; statusAddition: number | null }) =>
      pairIn(channel),
    )

  test('one channel leaves the others as they are; all=true takes them all', async () => {
    const of = await anAccount(api, { channels: ['Fünf', 'Sechs'] })
    const channels = of.channelIds.map((id) => ({ id, ...pair('1') }))
    const { id } = await aSubscriber(api, of, { channels })
    const p = pages.ticket(of, id, { channelId: of.channelIds[1] as number })
    const asking = await open(`p=${p}&all=true`)
    expect(asking.text).toContain('Fünf')
    expect(asking.text).toContain('name="all" value="true"')
    expect(await states(id, of)).toEqual(['1', '1', '1'])
    await open(`p=${p}&force=true&all=TRUE`)
    await proves(['E-250.1', 'D-PAG-9.3'], async () => expect(await states(id, of)).toEqual(['1', '3/4', '1']))
    await open(`p=${p}&force=true&all=true`)
    await proves(['E-250.2', 'D-PAG-9.4'], async () => expect(await states(id, of)).toEqual(['3/4', '3/4', '3/4']))
  })
})

test(
  'newsletters carry links without force, and those links work',
  proving(['E-249', 'D-PAG-7.1', 'D-PAG-6.2']),
  async () => {
    const engine = await startTestEngine(api)
    const of = await anAccount(api)
    const { id, email } = await aSubscriber(api, of)
    const mailingId = await aMailing(api, of.accountId, { html: '<p><a href="{unsubscribeLink}">Abmelden</a></p>' })
    await inAccount(api.operator, of.accountId, (act) =>
      planMailing(act, mailingId, { at: timestamp(api.clock.now()), fromVerifiedDomain: false }),
    )
    await engine.work()
    const mail = engine.receiver.mails.find(({ to }) => to === email)
    await engine.stop()
    const [, link = ''] = /<(https?:[^>]+)>/.exec(mail?.header('list-unsubscribe') ?? '') ?? []
    expect(mail?.header('list-unsubscribe-post')).toBe('List-Unsubscribe=One-Click')
    expect(mail?.parsed.html).toContain('/unsubscribe?p=')
    expect(`${link} ${mail?.parsed.html}`).not.toContain('force')
    const { pathname, search } = new URL(link)
    expect((await pages.visit(pathname + search, { method: 'POST', form: oneClick })).status).toBe(200)
    expect(await read(id, of)).toMatchObject(pair('3/4'))
  },
)
