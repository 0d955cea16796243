import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestPages, type TestPages } from '../../../test/test-pages.ts'
import { startApiAndWeb } from '../../../test/test-web.ts'

const asked: string[] = []
const answers: (() => void)[] = []
/** A bucket without any file, which takes its time. */
const bucket = createServer((request, response) => {
  asked.push(request.url ?? '')
  answers.push(() => response.writeHead(404).end())
})
await new Promise<void>((resolve) => bucket.listen(0, '127.0.0.1', resolve))
const { api } = await startApiAndWeb({
  config: {
    ...{ MEDIA_S3_ENDPOINT: `http://127.0.0.1:${(bucket.address() as AddressInfo).port}`, MEDIA_S3_BUCKET: 'pictures' },
    ...{ MEDIA_S3_KEY: 'postrider', MEDIA_S3_SECRET: 'secret', MEDIA_S3_PATH_STYLE: 'true' },
  },
})
let pages: TestPages
beforeAll(async () => {
  pages = await startTestPages(api, { config: { TRUSTED_PROXIES: ['127.0.0.1'] } })
})
afterAll(async () => {
  await pages.stop()
  bucket.closeAllConnections()
  bucket.close()
})

const fetchAs = async (address: string, n: number) => {
  const file = `1-${n.toString(16).padStart(32, '0')}.png`
  return (await fetch(`${pages.url}/media/${file}`, { headers: { 'x-forwarded-for': address } })).status
}

test('who asks for names at random has a share of what is fetched at once, and others have theirs', async () => {
  const held = Array.from({ length: 8 }, (_, n) => fetchAs('192.0.2.7', n))
  await expect.poll(() => asked.length).toBe(8)
  expect(await fetchAs('192.0.2.7', 8)).toBe(503)
  const other = fetchAs('192.0.2.8', 9)
  await expect.poll(() => asked.length).toBe(9)
  for (const answer of answers) answer()
  expect(await Promise.all([...held, other])).toEqual(Array.from({ length: 9 }, () => 404))
})
