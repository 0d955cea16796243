import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import { type AddressInfo, createServer as createTcpServer, type Server as TcpServer } from 'node:net'
import { text } from 'node:stream/consumers'
import { afterAll, expect, test } from 'vitest'
import { aMailing, aSubscriber } from '../../../test/factories.ts'
import { proves } from '../../../test/proves.ts'
import { anAdmin, startApiAndWeb } from '../../../test/test-web.ts'
import { createGuardedClient } from '../../platform/net/guarded-client.ts'
import { whyDead } from './addresses.rules.ts'
import type { Advice } from './advice.rules.ts'
import { findDeadAddresses } from './ask-addresses.ts'

const portOf = (server: { address(): unknown }) => (server.address() as AddressInfo).port
async function listening<S extends Server | TcpServer>(server: S): Promise<S> {
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return server
}

const asked: string[] = []
const shop = await listening(
  createServer((request, response) => {
    asked.push(`${request.method} ${request.url}`)
    if (request.url === '/moved') return void response.writeHead(301, { location: '/tulips' }).end()
    if (request.url === '/lost') return void response.writeHead(302, { location: '/gone' }).end()
    if (request.url === '/no-head' && request.method === 'HEAD') return void response.writeHead(404).end()
    if (request.url === '/members') return void response.writeHead(403).end()
    if (request.url?.startsWith('/gone')) return void response.writeHead(404).end()
    if (request.url === '/broken') return void response.writeHead(500).end()
    response.end('ok')
  }),
)
/** Answers as the daemon of SpamAssassin does, by what the mail says. */
const spamd = await listening(
  createTcpServer({ allowHalfOpen: true }, async (socket) => {
    const mail = await text(socket)
    const isSpam = mail.includes(Buffer.from('Viagra').toString('base64').slice(0, 6))
    const body = isSpam ? 'HTML_MESSAGE,DRUGS_ERECTILE' : 'HTML_MESSAGE'
    const verdict = isSpam ? 'True ; 7.4 / 5.0' : 'False ; 0.1 / 5.0'
    socket.end(`SPAMD/1.1 0 EX_OK\r\nContent-length: ${body.length}\r\nSpam: ${verdict}\r\n\r\n${body}`)
  }),
)
afterAll(() => {
  shop.close()
  spamd.close()
})

const { api, web } = await startApiAndWeb({
  config: { WEBHOOK_ALLOW_PRIVATE: 'true', SPAMD_URL: `tcp://127.0.0.1:${portOf(spamd)}` },
})
const at = (path: string) => `http://127.0.0.1:${portOf(shop)}${path}`

test('what readers would stumble over is said before it leaves, and blocks nothing', async () => {
  const admin = await anAdmin(api, web)
  await aSubscriber(api, admin.account, { firstname: 'Änne' })
  await aSubscriber(api, admin.account, { firstname: null })
  const links = ['/tulips', '/gone', '/broken', '/moved', '/lost', '/no-head', '/members'].map(
    (path) => `<a href="${at(path)}" style="color:#000">x</a>`,
  )
  const html = `<p style="color:#bbbbbb">Guten Tag {{V:2:reader}}</p>${links.join('')}
    <a href="https://shop.example/{{V:7:}}" style="color:#000">x</a><img src="${at('/gone.png')}" alt=""><img src="${at('/there.png')}" alt="">`
  const mailingId = await aMailing(api, admin.account.accountId, { subject: 'Tulpen', html })
  const read = async (): Promise<Advice[]> =>
    (await admin.call('GET', `${admin.at}/mailings/${mailingId}/advice`)).body.data
  const advice = await read()
  const of = (name: Advice['name']) => advice.find((each) => each.name === name)
  await proves('W-085.3', () => {
    expect(of('deadLinks')?.findings.map(({ what, reason }) => [what, reason])).toEqual([
      [at('/gone'), 'gone'],
      [at('/broken'), 'failing'],
      [at('/lost'), 'gone'],
    ])
    expect(of('deadImages')).toMatchObject({ verdict: 'warning', count: 1, findings: [{ what: at('/gone.png') }] })
    expect(of('defaults')).toMatchObject({ verdict: 'warning', count: 1, findings: [{ what: 'V:2', figure: 1 }] })
    expect(of('contrast')).toMatchObject({ verdict: 'warning', findings: [{ what: 'Guten Tag reader', figure: 1.9 }] })
  })
  expect(asked).toContain('GET /no-head')
  expect(of('spam')).toMatchObject({ verdict: 'fine', count: 0.1, findings: [] })
})

test('SpamAssassin says how much it looks like spam; where it is silent nobody is kept', async () => {
  const admin = await anAdmin(api, web)
  const mailingId = await aMailing(api, admin.account.accountId, { subject: 'Tulpen', html: 'Viagra', plainText: 'x' })
  const spam = async () => {
    const { status, body } = await admin.call('GET', `${admin.at}/mailings/${mailingId}/advice`)
    return [status, body.data.find(({ name }: Advice) => name === 'spam')]
  }
  expect(await spam()).toMatchObject([
    200,
    { verdict: 'warning', count: 7.4, findings: [{ what: 'HTML_MESSAGE' }, { what: 'DRUGS_ERECTILE' }] },
  ])
  spamd.close()
  expect(await spam()).toMatchObject([200, { verdict: 'unknown' }])
})

test('nobody is sent to look inside our own network', async () => {
  const before = asked.length
  const names = { resolve4: async () => ['127.0.0.1'], resolve6: async () => [] }
  const client = createGuardedClient({ resolver: names as never, allowPrivate: false, allowPlain: true })
  const urls = ['http://127.0.0.1/x', 'https://inner.example/', at('/tulips'), 'http://169.254.169.254/latest']
  expect(await findDeadAddresses(client, urls)).toEqual([
    { url: urls[0], reason: 'internal' },
    { url: urls[1], reason: 'internal' },
    { url: urls[3], reason: 'internal' },
  ])
  client.close()
  expect(asked.length).toBe(before)
})

test.each([
  [{ outcome: 'answered', status: 200, location: null }, null],
  [{ outcome: 'answered', status: 429, location: null }, null],
  [{ outcome: 'answered', status: 410, location: null }, 'gone'],
  [{ outcome: 'unanswered', reason: 'TIMEOUT' }, null],
  [{ outcome: 'unanswered', reason: 'ENOTFOUND' }, 'unknownName'],
  [{ outcome: 'unanswered', reason: 'CERT_HAS_EXPIRED' }, 'certificate'],
  [{ outcome: 'unanswered', reason: 'ECONNREFUSED' }, 'unreachable'],
] as const)('%o is dead by %s', (looked, reason) => expect(whyDead(looked)).toBe(reason))
