import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestApi, type TestApi } from '../../../test/test-api.ts'
import { startTestWeb, type TestWeb } from '../../../test/test-web.ts'

let api: TestApi
let web: TestWeb
let directory: string
const script = 'console.log("hello")\n'
beforeAll(async () => {
  directory = mkdtempSync(join(tmpdir(), 'client-'))
  mkdirSync(join(directory, 'assets'))
  writeFileSync(join(directory, 'secret.js'), 'outside of assets')
  writeFileSync(join(directory, 'favicon.svg'), '<svg xmlns="http://www.w3.org/2000/svg"/>')
  writeFileSync(
    join(directory, 'index.html'),
    '<meta property="csp-nonce" nonce="{{nonce}}"><style nonce="{{nonce}}"></style>',
  )
  writeFileSync(join(directory, 'assets', 'main-a1b2.js'), script)
  writeFileSync(join(directory, 'assets', 'main-a1b2.js.br'), brotliCompressSync(script))
  writeFileSync(join(directory, 'assets', 'main-a1b2.js.gz'), gzipSync(script))
  writeFileSync(join(directory, 'assets', 'plain-c3d4.css'), 'body{}')
  api = await startTestApi()
  web = await startTestWeb(api, directory)
})
afterAll(async () => {
  await web.stop()
  await api.stop()
  rmSync(directory, { recursive: true })
})

const page = (path: string, headers: Record<string, string> = {}) =>
  fetch(web.url + path, { headers, redirect: 'manual' })

test.each(['/', '/sign-in', '/accounts/7/people?page=2', '/index.html', '/assets', '/..%2f..%2fetc/passwd'])(
  'the page, at %s',
  async (path) => {
    const response = await page(path)
    expect([response.status, response.headers.get('content-type')]).toEqual([200, 'text/html; charset=utf-8'])
    expect(response.headers.get('cache-control')).toBe('no-store')
  },
)

test('the page has the headers that keep it to itself, and a nonce of its own', async () => {
  const [first, second] = [await page('/'), await page('/')]
  const nonce = /nonce-([A-Za-z0-9+/=]{24})'/.exec(first.headers.get('content-security-policy') ?? '')?.[1] as string
  expect(first.headers.get('content-security-policy')).toBe(
    `default-src 'none'; script-src 'self'; style-src 'self' 'nonce-${nonce}'; img-src 'self' data: http://127.0.0.1:8081; font-src 'self'; ` +
      "connect-src 'self'; frame-src http://127.0.0.1:8081; form-action 'self'; base-uri 'none'; frame-ancestors 'none'; " +
      "require-trusted-types-for 'script'; trusted-types default dompurify",
  )
  expect(first.headers.get('cross-origin-opener-policy')).toBe('same-origin')
  expect(first.headers.get('x-content-type-options')).toBe('nosniff')
  expect(first.headers.get('referrer-policy')).toBe('same-origin')
  expect(first.headers.get('permissions-policy')).toBe(
    'camera=(), microphone=(), geolocation=(), publickey-credentials-get=(self), publickey-credentials-create=(self)',
  )
  expect(await first.text()).toBe(`<meta property="csp-nonce" nonce="${nonce}"><style nonce="${nonce}"></style>`)
  expect(second.headers.get('content-security-policy')).not.toContain(nonce)
})

test.each([
  ['br', 'gzip, br', brotliCompressSync(script).length],
  ['gzip', 'gzip', gzipSync(script).length],
  [null, 'identity', script.length],
])('an asset packed as %s', async (encoding, accepted, length) => {
  const response = await page('/assets/main-a1b2.js', { 'accept-encoding': accepted })
  expect(response.headers.get('content-encoding')).toBe(encoding)
  expect(response.headers.get('content-length')).toBe(String(length))
  expect(response.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
  expect(response.headers.get('vary')).toBe('accept-encoding')
  expect(response.headers.get('content-type')).toBe('text/javascript; charset=utf-8')
  expect(await response.text()).toBe(script)
})

test('an asset that was not packed goes as it is', async () => {
  const response = await page('/assets/plain-c3d4.css', { 'accept-encoding': 'br' })
  expect([response.headers.get('content-encoding'), await response.text()]).toEqual([null, 'body{}'])
})

test.each(['/assets/none-e5f6.js', '/assets/..%2fsecret.js', '/assets/main-a1b2.js.br'])(
  'what is not among the assets is not there, and nobody keeps that: %s',
  async (path) => {
    const response = await page(path)
    expect([response.status, response.headers.get('cache-control')]).toEqual([404, 'no-store'])
  },
)

test('a picture beside the page', async () => {
  expect((await page('/favicon.svg')).headers.get('content-type')).toBe('image/svg+xml')
})

test('an unknown path of the interface is not the page', async () => {
  const response = await page('/app/api/nothing')
  expect([response.status, response.headers.get('content-type')]).toEqual([
    404,
    'application/problem+json; charset=utf-8',
  ])
  expect(response.headers.get('content-security-policy')).toBe("default-src 'none'; frame-ancestors 'none'")
})

test('health', async () => {
  expect([(await page('/health')).status, (await page('/ready')).status]).toEqual([200, 200])
})

test('while nothing was built it says what to run', async () => {
  const empty = await startTestWeb(api, join(directory, 'nothing'))
  const response = await fetch(empty.url)
  expect([response.status, await response.text()]).toEqual([503, expect.stringContaining('npm run build')])
  await empty.stop()
})

test('without HTTPS, where that is asked for, the page is elsewhere', async () => {
  const config = { ...api.app.config, REQUIRE_HTTPS: true, APP_URL: 'https://app.postrider.example' }
  const strict = await startTestWeb({ ...api, app: { ...api.app, config } }, directory)
  const response = await fetch(`${strict.url}/people?page=2`, { redirect: 'manual' })
  expect([response.status, response.headers.get('location')]).toEqual([
    308,
    'https://app.postrider.example/people?page=2',
  ])
  const refused = await strict.signIn({ email: 'a@b.example', password: 'x' })
  expect([refused.status, refused.body.code]).toEqual([403, 'https_required'])
  await strict.stop()
})
