import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { aMailing, anAccount, aSubscriber } from '../../../test/factories.ts'
import { proves, proving } from '../../../test/proves.ts'
import { startTestApi, type TestApi } from '../../../test/test-api.ts'
import { startTestEngine, type TestEngine } from '../../../test/test-engine.ts'
import { byBrowser, startTestPages, type TestPages } from '../../../test/test-pages.ts'
import { anAdmin, startTestWeb, type TestAdmin, type TestWeb } from '../../../test/test-web.ts'
import { timestamp } from '../../platform/clock/timestamp.rules.ts'
import { createEngine, type Engine } from '../../processes/create-engine.ts'
import { questionsOf } from '../../processes/run-pages.ts'
import { serveMetrics } from '../../processes/serve-metrics.ts'
import { inAccount } from '../account-setup/index.ts'
import { planMailing } from '../mailings/index.ts'
import { freePort } from '../relay/testing/plain-smtp.ts'
import { keepRound } from '../rounds/index.ts'
import { type LocalDns, startLocalDns } from '../sender-domains/testing/local-dns.ts'
import { createArchiveSites } from './archive-sites.page.ts'
import type { HostCheck } from './host.rules.ts'
import { checkDueHosts } from './index.ts'

const target = 'hosts.postrider.example'
const ours = 'https://pages.postrider.example'
const minuteMs = 60_000

let dns: LocalDns
let api: TestApi
let web: TestWeb
let pages: TestPages
let engine: TestEngine
let dispatcher: Engine
beforeAll(async () => {
  dns = await startLocalDns()
  api = await startTestApi({
    config: { ARCHIVE_HOST_TARGET: target, DNS_SERVERS: dns.address, PUBLIC_URL: ours },
  })
  web = await startTestWeb(api)
  pages = await startTestPages(api)
  engine = await startTestEngine(api)
  dispatcher = createEngine(api.app.config, { clock: api.clock, log: api.app.log })
})
afterAll(async () => {
  await dispatcher.close()
  await engine.stop()
  await pages.stop()
  await web.stop()
  await api.stop()
  await dns.stop()
})

type PublishedRecords = Parameters<LocalDns['publish']>[0]
const published = new Map<string, PublishedRecords>()
/** Beside what the others have published. */
async function publish(who: string, records: PublishedRecords) {
  published.set(who, records)
  const all = [{ type: 'A' as const, name: target, value: '192.0.2.1' }, ...[...published.values()].flat()]
  await dns.publish([...new Map(all.map((record) => [JSON.stringify(record), record])).values()])
}
const recordsOf = ({ checks }: { checks: HostCheck[] }) => checks.map(({ publish: record }) => record)

const at = (of: TestAdmin) => `${of.at}/channels/${of.account.channelIds[0]}/archive`
const archive = async (of: TestAdmin) => (await of.call('GET', at(of))).body.data
const give = (of: TestAdmin, host: string) => of.call('PUT', `${at(of)}/host`, { body: { host } })
const check = async (of: TestAdmin) => (await of.call('POST', `${at(of)}/host/check`)).body.data
const recheck = () => keepRound(dispatcher, 'checkArchiveHosts', (turn) => checkDueHosts(dispatcher, turn))()
const read = (host: string, path = '/', headers: Record<string, string> = {}) =>
  pages.visit(path, { headers: { ...byBrowser, host, ...headers } })
const oldPath = async (of: TestAdmin) => {
  const [row] = await api.database.query<{ id: string }>(
    'select public_id as id from newsletter_archives where account_id = $1',
    [of.account.accountId],
  )
  return `/archive/${row?.id}`
}

/** Somebody whose archive is open, with one newsletter in it. */
async function anArchive(subject: string) {
  const admin = await anAdmin(api, web, { channels: [subject] })
  const { accountId, channelIds } = admin.account
  const [channelId] = channelIds as [number]
  const headers = { 'if-match': (await archive(admin)).version }
  await admin.call('PUT', at(admin), { body: { isOpen: true, isIndexable: true }, headers })
  await aSubscriber(api, admin.account, { channels: [{ id: channelId, status: 1 }] })
  const html = `<h1>${subject}</h1><a href="{unsubscribeLink}">leave</a>`
  const mailingId = await aMailing(api, accountId, { name: subject, subject, html, channelId })
  await inAccount(api.operator, accountId, (act) =>
    planMailing(act, mailingId, { at: timestamp(api.clock.now()), fromVerifiedDomain: false }),
  )
  await engine.work()
  return { admin, mailingId, channelId }
}

/** The same, read under this host. */
async function hosted(host: string) {
  const made = await anArchive(host)
  const { data } = (await give(made.admin, host)).body
  await publish(host, recordsOf(data))
  expect((await check(made.admin)).provenAt).not.toBeNull()
  return { ...made, records: recordsOf(data) }
}

describe('a host of the customer', () => {
  test('is neither served nor linked before its DNS has agreed', async () => {
    const host = 'early.garden.example'
    const { admin, mailingId } = await anArchive('Early')
    const { status, body } = await give(admin, ' Early.Garden.Example. ')
    expect(status).toBe(200)
    expect(body.data).toMatchObject({ host, provenAt: null, checkedAt: null })
    const [owner, route] = recordsOf(body.data)
    const isNotThere = async () => {
      expect((await read(host)).status).toBe(404)
      expect((await archive(admin)).url).toBe(ours + (await oldPath(admin)))
      expect((await pages.visit(`${await oldPath(admin)}/${mailingId}`, { headers: byBrowser })).status).toBe(200)
      api.clock.advance(2 * minuteMs)
    }
    await proves('W-149.9', isNotThere)
    // Whoever left such a CNAME behind has not agreed to anything.
    await publish(host, [route as typeof route & object])
    expect(await check(admin)).toMatchObject({ provenAt: null, checks: [{ status: 'missing' }, { status: 'ok' }] })
    await proves('W-149.9', isNotThere)
    await publish(host, [owner as typeof owner & object])
    expect(await check(admin)).toMatchObject({ provenAt: null, checks: [{ status: 'ok' }, { status: 'missing' }] })
    await proves('W-149.9', isNotThere)
    // Names of our own network are nobody's business.
    await publish(host, [owner as typeof owner & object, { type: 'A', name: host, value: '10.1.2.3' }])
    expect((await check(admin)).checks[1]).toMatchObject({ status: 'wrong', found: ['private address'] })
  })

  test('shows the archive and its feed, and the former address leads there', proving('W-149.9'), async () => {
    const host = 'news.garden.example'
    const { admin, mailingId } = await hosted(host)
    const old = await oldPath(admin)
    expect((await archive(admin)).url).toBe(`https://${host}/`)

    const list = await read(host)
    expect(list).toMatchObject({ status: 200 })
    expect(list.headers).toMatchObject({
      'cache-control': 'public, max-age=300',
      'x-robots-tag': 'all',
      link: `<https://${host}/>; rel="canonical"`,
    })
    expect(list.headers['set-cookie']).toBeUndefined()
    expect(list.text).toContain(`href="https://${host}/${mailingId}"`)
    expect(list.text).not.toContain(ours)
    const letter = await read(host, `/${mailingId}`)
    expect(letter.text).toContain(`<h1>${host}</h1>`)
    expect(letter.headers.link).toBe(`<https://${host}/${mailingId}>; rel="canonical"`)
    const year = api.clock.now().getUTCFullYear()
    expect((await read(host, `/?year=${year}`)).status).toBe(200)
    expect((await read(host, '/robots.txt')).text).toBe('User-agent: *\nAllow: /\n')

    const feed = (await read(host, '/feed')).text
    expect(feed).toContain(`<id>${ours}${old}</id>`)
    expect(feed).toContain(`<id>${ours}${old}/${mailingId}</id>`)
    expect(feed).toContain(`<link rel="self" type="application/atom+xml" href="https://${host}/feed"/>`)
    expect(feed).toContain(`<link rel="alternate" type="text/html" href="https://${host}/${mailingId}"/>`)

    for (const [path, there] of [
      ['', '/'],
      ['?year=2026&x=https://boese.example', '/?year=2026'],
      ['/feed', '/feed'],
      [`/${mailingId}`, `/${mailingId}`],
    ] as const)
      expect(await pages.visit(old + path, { headers: byBrowser })).toMatchObject({
        status: 302,
        location: `https://${host}${there}`,
      })
  })

  test('shows nothing else, to whatever spelling, port or method', proving('W-149.9'), async () => {
    const host = 'only.garden.example'
    const { admin } = await hosted(host)
    const other = await anArchive('Other')
    const p = pages.ticket(admin.account, (await aSubscriber(api, admin.account)).id)
    for (const path of [
      ...[`/unsubscribe?p=${p}`, '/optin/x', '/form/x', '/c/x', '/o/x', '/media/1-0.jpg', '/preview/x', '/..%2f'],
      ...[await oldPath(admin), await oldPath(other.admin), `${await oldPath(other.admin)}/feed`],
      ...[`/${other.mailingId}`, '/feed/', '//', '/FEED', '/?year=1999'],
    ]) {
      const { status, text } = await read(host, path)
      expect([path, status, text.includes('Other')]).toEqual([path, 404, false])
    }
    expect((await read(host, '/media/1-0.jpg')).headers['content-type']).toContain('text/html')
    expect((await read('ONLY.garden.example.:8443')).status).toBe(200)
    expect((await pages.visit('/', { method: 'HEAD', headers: { host } })).status).toBe(200)
    expect((await pages.visit('/', { method: 'POST', headers: { host } })).status).toBe(404)
    // What watches over the process names it as it likes.
    expect((await read(host, '/health')).status).toBe(200)
    // The archive is closed: nobody learns that it is there.
    const headers = { 'if-match': (await archive(admin)).version }
    await admin.call('PUT', at(admin), { body: { isOpen: false, isIndexable: false }, headers })
    expect((await read(host)).status).toBe(404)
  })

  test('of nobody changes nothing: the pages answer as under any name', async () => {
    const { admin } = await anArchive('Anywhere')
    expect((await read('stranger.example', await oldPath(admin))).text).toContain('Anywhere')
    expect((await read('stranger.example')).status).toBe(404)
    expect((await read('stranger.example', '/robots.txt')).text).toContain('Allow: /archive/')
  })

  test('is believed of a proxy that is trusted, and of nobody else', async () => {
    const host = 'proxied.garden.example'
    await hosted(host)
    const named = { 'x-forwarded-host': host }
    expect((await read('pages.postrider.example', '/', named)).status).toBe(404)
    expect((await read(host, '/', { 'x-forwarded-host': 'pages.postrider.example' })).status).toBe(200)
    const behind = await startTestPages(api, { config: { TRUSTED_PROXIES: ['127.0.0.1'], REQUIRE_HTTPS: true } })
    const visit = (headers: Record<string, string>) => behind.visit('/', { headers: { ...byBrowser, ...headers } })
    expect((await visit({ ...named, 'x-forwarded-proto': 'https' })).status).toBe(200)
    expect((await visit(named)).location).toBe(`https://${host}/`)
    expect((await visit({ host: 'stranger.example' })).location).toBe(`${ours}/`)
    await behind.stop()
  })

  test('is known to whoever asks before getting a certificate, and no other is', async () => {
    const host = 'tls.garden.example'
    const { admin } = await anArchive('Tls')
    const { data } = (await give(admin, host)).body
    const config = { ...pages.app.config, METRICS_PORT: await freePort(), API_HOST: '127.0.0.1' }
    const stop = serveMetrics({ ...pages.app, config }, questionsOf(createArchiveSites(pages.app)))
    const ask = async (name: string) => {
      const query = new URLSearchParams({ domain: name })
      return (await fetch(`http://127.0.0.1:${config.METRICS_PORT}/known-host?${query}`)).status
    }
    expect(await ask(host)).toBe(404)
    await publish(host, recordsOf(data))
    await check(admin)
    expect(await ask(host)).toBe(404)
    api.clock.advance(2 * minuteMs)
    for (const name of [host, `${host}.`, host.toUpperCase()]) expect([name, await ask(name)]).toEqual([name, 200])
    for (const name of ['pages.postrider.example', target, 'garden.example', '127.0.0.1', '', `x.${host}`])
      expect([name, await ask(name)]).toEqual([name, 404])
    stop()
  })
})

describe('two who claim one host', () => {
  test('the first who shows it has it; the other gets it when the first has let go', proving('W-149.9'), async () => {
    const host = 'both.garden.example'
    const second = await anArchive('Second')
    const claim = (await give(second.admin, host)).body.data
    // A claim alone is in nobody's way.
    const first = await hosted(host)
    await publish('second', recordsOf(claim))
    expect(await check(second.admin)).toMatchObject({ provenAt: null, isTaken: true })
    expect((await read(host)).text).not.toContain('Second')

    await publish(host, [])
    api.clock.advance(61 * minuteMs)
    await recheck()
    expect((await archive(first.admin)).host).toMatchObject({
      provenAt: null,
      checks: [{ status: 'wrong' }, { status: 'ok' }],
    })
    expect((await archive(first.admin)).url).toBe(ours + (await oldPath(first.admin)))
    expect((await pages.visit(await oldPath(first.admin), { headers: byBrowser })).status).toBe(200)
    expect(await check(second.admin)).toMatchObject({ provenAt: expect.any(String), isTaken: false })
    api.clock.advance(2 * minuteMs)
    expect((await read(host)).text).toContain('Second')
    expect((await read(host, `/${first.mailingId}`)).status).toBe(404)
  })

  test('a host that lost its DNS is not served from that look on, one whose DNS is silent is for a day', async () => {
    const host = 'gone.garden.example'
    const { admin, records } = await hosted(host)
    expect((await read(host)).status).toBe(200)
    const deaf = createEngine({ ...api.app.config, DNS_SERVERS: '127.0.0.1:9' }, { clock: api.clock, log: api.app.log })
    api.clock.advance(61 * minuteMs)
    await checkDueHosts(deaf)
    expect((await read(host)).status).toBe(200)
    api.clock.advance(24 * 60 * minuteMs)
    await checkDueHosts(deaf)
    await deaf.close()
    expect((await read(host)).status).toBe(404)
    expect((await check(admin)).provenAt).not.toBeNull()
    api.clock.advance(2 * minuteMs)
    expect((await read(host)).status).toBe(200)
    api.clock.advance(61 * minuteMs)
    await publish(
      host,
      records.filter(({ type }) => type === 'TXT'),
    )
    await recheck()
    await proves('W-149.9', async () => expect((await read(host)).status).toBe(404))
    expect((await archive(admin)).host).toMatchObject({ provenAt: null, host })
    await publish(host, records)
    api.clock.advance(61 * minuteMs)
    await recheck()
    api.clock.advance(2 * minuteMs)
    expect((await read(host)).status).toBe(200)
  })

  test('another name, or none, begins anew', async () => {
    const { admin, records } = await hosted('first.garden.example')
    const again = (await give(admin, 'first.garden.example')).body.data
    expect(recordsOf(again)).toEqual(records)
    const next = (await give(admin, 'next.garden.example')).body.data
    expect(next).toMatchObject({ host: 'next.garden.example', provenAt: null })
    expect(recordsOf(next)[0]?.value).not.toBe(records[0]?.value)
    expect((await read('first.garden.example')).status).toBe(404)
    expect((await admin.call('DELETE', `${at(admin)}/host`)).status).toBe(204)
    expect(await archive(admin)).toMatchObject({ host: null, mayHaveHost: true })
    expect((await admin.call('POST', `${at(admin)}/host/check`)).body.code).toBe('archive_host_not_found')
    const log = (await admin.call('GET', `${admin.at}/audit`)).body.data.slice(0, 5)
    expect(log.map(({ act }: { act: string }) => act)).toEqual(
      expect.arrayContaining([
        'channels.archive.host.delete',
        'channels.archive.host.set',
        'channels.archive.host.check',
      ]),
    )
  })
})

test.each([
  ['192.0.2.7', 422, 'archive_host_invalid'],
  ['garden', 422, 'archive_host_invalid'],
  ['https://news.garden.example/', 422, 'archive_host_invalid'],
  [target, 422, 'archive_host_of_service'],
  [`a.${target.toUpperCase()}.`, 422, 'archive_host_of_service'],
])('%s is refused', async (host, status, code) => {
  const admin = await anAdmin(api, web)
  expect(await give(admin, host)).toMatchObject({ status, body: { code } })
})

test('who has no business there learns nothing', async () => {
  const mine = await anAdmin(api, web)
  const theirs = await anAdmin(api, web)
  const foreign = `${mine.at}/channels/${theirs.account.channelIds[0]}/archive/host`
  const elsewhere = await anAccount(api)
  for (const path of [foreign, `/accounts/${elsewhere.accountId}/channels/${elsewhere.channelIds[0]}/archive/host`])
    expect((await mine.call('PUT', path, { body: { host: 'x.garden.example' } })).status).toBe(404)
})

test('an installation without a target has no hosts', async () => {
  const plain = await startTestApi({ database: api.database })
  const its = await startTestWeb(plain)
  const admin = await anAdmin(plain, its)
  expect(await give(admin, 'x.garden.example')).toMatchObject({ status: 409, body: { code: 'archive_hosts_off' } })
  expect(await archive(admin)).toMatchObject({ mayHaveHost: false, host: null })
  await its.stop()
})
