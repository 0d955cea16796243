import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestPages, type TestPages } from '../../../test/test-pages.ts'
import { anAdmin, startApiAndWeb } from '../../../test/test-web.ts'
import { appBase } from '../app-api/index.ts'

const nowhere = {
  ...{ MEDIA_S3_ENDPOINT: 'http://127.0.0.1:1', MEDIA_S3_BUCKET: 'pictures' },
  ...{ MEDIA_S3_KEY: 'postrider', MEDIA_S3_SECRET: 'secret' },
}
const { api, web } = await startApiAndWeb({ config: nowhere })
let pages: TestPages
beforeAll(async () => {
  pages = await startTestPages(api)
})
afterAll(() => pages.stop())

test('while the store of pictures is away, they are answered by 503, and nothing is kept of one that was to be added', async () => {
  const shown = await fetch(`${pages.url}/media/1-${'a'.repeat(32)}.png`)
  expect([shown.status, shown.headers.get('retry-after')]).toEqual([503, expect.stringMatching(/^\d+$/)])
  const admin = await anAdmin(api, web)
  const red = sharp({ create: { width: 30, height: 20, channels: 3, background: { r: 200, g: 10, b: 10 } } })
  const added = await fetch(`${web.url}${appBase}${admin.at}/media?name=tulips.png`, {
    method: 'POST',
    headers: {
      ...{ cookie: admin.cookie, 'x-csrf-token': admin.csrfToken, 'content-type': 'application/octet-stream' },
      ...{ origin: new URL(api.app.config.APP_URL).origin, 'sec-fetch-site': 'same-origin' },
    },
    body: new Uint8Array(await red.png().toBuffer()),
  })
  expect([added.status, ((await added.json()) as { code: string }).code]).toEqual([503, 'service_unavailable'])
  expect((await admin.call('GET', `${admin.at}/media`)).body.data).toEqual([])
})
