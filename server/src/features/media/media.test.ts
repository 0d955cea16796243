import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { aMailing } from '../../../test/factories.ts'
import { forgetAfter } from '../../../test/forget-after.ts'
import { proves } from '../../../test/proves.ts'
import { startTestPages, type TestPages } from '../../../test/test-pages.ts'
import { anAdmin, aUser, startApiAndWeb, type TestAdmin } from '../../../test/test-web.ts'
import { timestamp } from '../../platform/clock/timestamp.rules.ts'
import { inAccount } from '../account-setup/index.ts'
import { appBase } from '../app-api/index.ts'
import { planMailing, unplanMailing } from '../mailings/index.ts'
import { countUndescribed, picturesIn, removeFilesOf } from './index.ts'

const folder = mkdtempSync(join(tmpdir(), 'postrider-media-'))
const { api, web } = await startApiAndWeb({ config: { MEDIA_FOLDER: folder } })
let pages: TestPages
let admin: TestAdmin

beforeAll(async () => {
  pages = await startTestPages(api)
  admin = await anAdmin(api, web)
})
afterAll(async () => {
  await pages.stop()
  rmSync(folder, { recursive: true })
})

const red = (width = 300, height = 200) =>
  sharp({ create: { width, height, channels: 3, background: { r: 200, g: 10, b: Math.floor(Math.random() * 255) } } })
async function upload(bytes: Buffer, name = 'tulips.jpg', forged: Record<string, string> = {}) {
  const response = await fetch(`${web.url}${appBase}${admin.at}/media?name=${encodeURIComponent(name)}`, {
    method: 'POST',
    headers: {
      ...{ cookie: admin.cookie, 'x-csrf-token': admin.csrfToken, 'content-type': 'application/octet-stream' },
      ...{ origin: new URL(api.app.config.APP_URL).origin, 'sec-fetch-site': 'same-origin' },
      ...forged,
    },
    body: new Uint8Array(bytes),
  })
  return { status: response.status, body: (await response.json()) as { code?: string; data: Added } }
}
interface Added {
  id: number
  address: string
  version: string
}

async function fetchBytes(path: string) {
  const response = await fetch(pages.url + path)
  const bytes = Buffer.from(await response.arrayBuffer())
  return { status: response.status, headers: Object.fromEntries(response.headers), bytes }
}
const list = async () => (await admin.call('GET', `${admin.at}/media`)).body.data
const pathOf = (address: string) => new URL(address).pathname

describe('pictures', () => {
  test('are written anew without what else is in the file, and served without a cookie to whoever knows the address', async () => {
    const withPlace = await red()
      .withExif({ IFD0: { Copyright: 'Secret garden' } })
      .jpeg()
      .toBuffer()
    expect(withPlace.includes('Secret garden')).toBe(true)
    const { status, body } = await upload(withPlace, 'C:\\Bilder\\Tulpen.jpg')
    expect(status).toBe(201)
    expect(body.data).toMatchObject({ name: 'Tulpen.jpg', width: 300, height: 200, altText: '', isDecorative: false })
    const served = await fetchBytes(pathOf(body.data.address))
    expect(served.status).toBe(200)
    expect(served.headers).toMatchObject({ 'content-type': 'image/jpeg', 'x-content-type-options': 'nosniff' })
    expect(served.headers['set-cookie']).toBeUndefined()
    expect(served.headers['cache-control']).toMatch(/immutable/)
    expect(served.bytes.includes('Secret garden')).toBe(false)
    expect((await sharp(served.bytes).metadata()).exif).toBeUndefined()
    expect(pathOf(body.data.address)).toMatch(/^\/media\/\d+-[0-9a-f]{32}\.jpg$/)
    expect((await fetchBytes(`/media/1-${'0'.repeat(32)}.jpg`)).status).toBe(404)
    expect((await fetchBytes('/media/..%2f..%2fetc%2fpasswd')).status).toBe(404)
  })

  test('are taken as bytes, from a page of the application and with the token of its session alone', async () => {
    const bytes = await red(30, 30).png().toBuffer()
    const refused = { status: 403, body: { code: 'csrf_failed' } }
    const [withoutToken, fromElsewhere, asItShould] = [
      await upload(bytes, 'a.png', { 'x-csrf-token': '' }),
      await upload(bytes, 'a.png', { origin: 'https://evil.example' }),
      await upload(bytes, 'a.png'),
    ]
    proves('W-023.7', () => {
      expect([withoutToken, fromElsewhere]).toMatchObject([refused, refused])
      expect(asItShould.status).toBe(201)
    })
  })

  test.each(['jpeg', 'png', 'gif', 'webp'] as const)('%s is taken', async (kind) => {
    const { status, body } = await upload(await red().toFormat(kind).toBuffer(), `a.${kind}`)
    expect(status).toBe(201)
    expect((await fetchBytes(pathOf(body.data.address))).headers['content-type']).toBe(`image/${kind}`)
  })

  test('the same one is kept once, with what was said about it', async () => {
    const bytes = await red(40, 40).png().toBuffer()
    const first = (await upload(bytes)).body.data
    await describeIt(first, { altText: 'A square' })
    const second = (await upload(bytes, 'other.png')).body.data
    expect(second).toMatchObject({ id: first.id, address: first.address, altText: 'A square' })
    const log: { act: string; objectId: number; actor: string }[] = (await admin.call('GET', `${admin.at}/audit`)).body
      .data
    proves('W-025.6', () =>
      expect(log.filter(({ act, objectId }) => act === 'media.create' && objectId === first.id)).toMatchObject([
        { actor: `user:${admin.user.id}`, requestId: expect.any(String), changes: {} },
      ]),
    )
  })

  test.each([
    [
      'a drawing',
      async () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>'),
      'picture_unreadable',
    ],
    ['a text', async () => Buffer.from('hello'), 'picture_unreadable'],
    ['nothing', async () => Buffer.alloc(0), 'picture_unreadable'],
    ['half a file', async () => (await red(400, 400).jpeg().toBuffer()).subarray(0, 300), 'picture_unreadable'],
    ['more than 40 megapixels', async () => red(8000, 5001).png().toBuffer(), 'picture_too_many_pixels'],
  ])('%s is refused', async (_name, make, code) => {
    expect(await upload(await make())).toMatchObject({ status: 422, body: { code } })
  })

  test('more than 10 MB are refused', async () => {
    expect(await upload(Buffer.alloc(10_000_001))).toMatchObject({ status: 422, body: { code: 'picture_too_large' } })
  })

  test('W-069 alternative text or decorative before planning; and what a busy mailing shows stays', async () => {
    const { accountId } = admin.account
    const picture = (await upload(await red(64, 64).png().toBuffer(), 'busy.png')).body.data
    const html = `<p>Look</p><img src="${picture.address}" alt="">`
    const mailingId = await aMailing(api, accountId, { html })
    const checkOf = async () => {
      const { body } = await admin.call('GET', `${admin.at}/mailings/${mailingId}`)
      return body.data.checks.find((check: { name: string }) => check.name === 'altTexts')
    }
    const before = await checkOf()
    await describeIt(picture, { isDecorative: true })
    const after = await checkOf()
    await inAccount(api.operator, accountId, (act) =>
      planMailing(act, mailingId, { at: timestamp(new Date(Date.now() + 3_600_000)), fromVerifiedDomain: false }),
    )
    const refused = await admin.call('DELETE', `${admin.at}/media/${picture.id}`)
    const used = (await list()).find(({ id }: { id: number }) => id === picture.id)
    await inAccount(api.operator, accountId, (act) => unplanMailing(act, mailingId))
    const removed = await admin.call('DELETE', `${admin.at}/media/${picture.id}`)
    await proves('W-069', async () => {
      expect(before).toMatchObject({ verdict: 'blocking', count: 1 })
      expect(after).toMatchObject({ verdict: 'fine' })
      expect(refused).toMatchObject({ status: 409, body: { code: 'in_use', mailingIds: [mailingId] } })
      expect(used.uses).toMatchObject([{ mailingId, isBusy: true }])
      expect(removed.status).toBe(204)
      // A draft shows it still, so its bytes stay.
      expect((await fetchBytes(pathOf(picture.address))).status).toBe(200)
    })
  })

  test('one that nobody shows can be put back for 30 days, and goes for good', async () => {
    const bytes = await red(32, 32).png().toBuffer()
    const picture = (await upload(bytes)).body.data
    const remove = () => admin.call('DELETE', `${admin.at}/media/${picture.id}`)
    const restore = () => admin.call('POST', `${admin.at}/media/${picture.id}/restoration`)
    const trashOf = async (by: TestAdmin) =>
      (await by.call('GET', `${by.at}/media-trash`)).body.data.map(({ id }: { id: number }) => id)
    const here = async () => (await list()).find(({ id }: { id: number }) => id === picture.id)
    await describeIt(picture, { altText: 'A tulip' })
    const before = await here()
    expect((await restore()).status).toBe(404)
    expect([(await remove()).status, (await remove()).status]).toEqual([204, 404])
    expect(await here()).toBeUndefined()
    const stranger = await anAdmin(api, web)
    expect(await trashOf(stranger)).toEqual([])
    expect((await stranger.call('POST', `${stranger.at}/media/${picture.id}/restoration`)).status).toBe(404)
    expect(await trashOf(admin)).toContain(picture.id)
    await forgetAfter(api, 29)
    expect((await restore()).status).toBe(204)
    const after = await here()
    proves('W-117.4', () => expect(after).toEqual(before))
    await remove()
    await upload(bytes)
    expect(await here()).toEqual(before)
    await remove()
    await forgetAfter(api, 31)
    const [gone, served] = [await restore(), await fetchBytes(pathOf(picture.address))]
    proves('W-117.4', () => expect([gone.status, served.status]).toEqual([404, 404]))
  })

  test('of an account that has ended nothing is left', async () => {
    const picture = (await upload(await red(24, 24).png().toBuffer())).body.data
    await removeFilesOf(api.app.config, admin.account.accountId + 1_000_000)
    expect((await fetchBytes(pathOf(picture.address))).status).toBe(200)
    await removeFilesOf(api.app.config, admin.account.accountId)
    expect((await fetchBytes(pathOf(picture.address))).status).toBe(404)
  })

  test('are of one account, and for those who write', async () => {
    const picture = (await upload(await red(20, 20).png().toBuffer())).body.data
    const stranger = await anAdmin(api, web)
    expect(await stranger.call('DELETE', `${stranger.at}/media/${picture.id}`)).toMatchObject({ status: 404 })
    const analyst = await web.sessionOf(await aUser(api, admin.account.accountId, { role: 'analyst' }))
    expect((await analyst.call('GET', `${admin.at}/media`)).status).toBe(200)
    expect((await analyst.call('DELETE', `${admin.at}/media/${picture.id}`)).status).toBe(403)
    const files = picturesIn(`<img src="${picture.address}" alt="">`).map(({ file }) => file)
    const undescribed = (at: TestAdmin) =>
      inAccount(api.operator, at.account.accountId, (act) => countUndescribed({ reader: act.tx }, files))
    expect(await undescribed(admin)).toBe(1)
  })
})

async function describeIt(picture: { id: number; version: string }, body: object): Promise<void> {
  const headers = { 'if-match': `"${picture.version}"` }
  expect((await admin.call('PATCH', `${admin.at}/media/${picture.id}`, { body, headers })).status).toBe(200)
}
