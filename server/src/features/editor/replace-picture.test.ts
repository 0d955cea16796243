import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { aMailing } from '../../../test/factories.ts'
import { proves } from '../../../test/proves.ts'
import { startTestPages, type TestPages } from '../../../test/test-pages.ts'
import { anAdmin, startApiAndWeb, type TestAdmin } from '../../../test/test-web.ts'
import { timestamp } from '../../platform/clock/timestamp.rules.ts'
import { inAccount } from '../account-setup/index.ts'
import { appBase } from '../app-api/index.ts'
import { createMailing, planMailing } from '../mailings/index.ts'

const folder = mkdtempSync(join(tmpdir(), 'postrider-media-'))
const { api, web } = await startApiAndWeb({ config: { MEDIA_FOLDER: folder } })
let pages: TestPages
let admin: TestAdmin

beforeAll(async () => {
  pages = await startTestPages(api)
  admin = await anAdmin(api, web)
  await pages.settings(admin.account, { postalAddress: 'Gartenweg 1\n00000 Musterstadt' })
})
afterAll(async () => {
  await pages.stop()
  rmSync(folder, { recursive: true })
})

interface Shown {
  id: number
  address: string
  name: string
  altText: string
  width: number
  height: number
}

/** Red on the left, blue on the right. */
async function halves(blue = 250): Promise<Buffer> {
  const side = (r: number, b: number) =>
    sharp({ create: { width: 100, height: 100, channels: 3, background: { r, g: 0, b } } })
      .png()
      .toBuffer()
  const whole = sharp({ create: { width: 200, height: 100, channels: 3, background: { r: 0, g: 0, b: 0 } } })
  const parts = [
    { input: await side(250, 0), left: 0, top: 0 },
    { input: await side(0, blue), left: 100, top: 0 },
  ]
  return whole.composite(parts).png().toBuffer()
}

async function send(path: string, bytes: Buffer, as: TestAdmin = admin) {
  const response = await fetch(`${web.url}${appBase}${as.at}/media${path}`, {
    method: 'POST',
    headers: {
      ...{ cookie: as.cookie, 'x-csrf-token': as.csrfToken, 'content-type': 'application/octet-stream' },
      ...{ origin: new URL(api.app.config.APP_URL).origin, 'sec-fetch-site': 'same-origin' },
    },
    body: new Uint8Array(bytes),
  })
  return { status: response.status, body: (await response.json()) as { code?: string; data: Shown } }
}
const aPicture = async (blue: number) => (await send('?name=tulips.png', await halves(blue))).body.data

async function served({ address }: Pick<Shown, 'address'>) {
  const response = await fetch(pages.url + new URL(address).pathname)
  return { status: response.status, bytes: Buffer.from(await response.arrayBuffer()) }
}

const contentOf = async (mailingId: number) =>
  (await admin.call('GET', `${admin.at}/mailings/${mailingId}/content`)).body.data

/** A mailing made of one article that shows a picture. */
async function aDraftWith(picture: Shown): Promise<{ mailingId: number; pictureIn: () => Promise<string> }> {
  const mailing = { name: 'November', senderName: 'Lindhof', senderEmail: 'l@lindhof.example', languageIso: 'en' }
  const mailingId = await inAccount(api.operator, admin.account.accountId, (act) =>
    createMailing(act, { type: 'standard', ...mailing }),
  )
  const path = `${admin.at}/mailings/${mailingId}/content`
  const match = (version: string) => ({ 'if-match': `"${version}"` })
  const body = { shipped: 'almanac' }
  await admin.call('PUT', `${path}/theme`, { body, headers: match((await contentOf(mailingId)).version) })
  const { templates } = await contentOf(mailingId)
  const lead = templates.find(({ shipped }: { shipped: string }) => shipped === 'almanac/lead')
  const at = lead.places.find(({ kind }: { kind: string }) => kind === 'image').at
  await admin.call('POST', `${path}/articles`, { body: { templateId: lead.id } })
  const [article] = (await contentOf(mailingId)).articles
  const written = await admin.call('PATCH', `${path}/articles/${article.id}`, {
    body: { places: { [at]: { url: picture.address, alt: 'Tulips' } } },
    headers: match(article.version),
  })
  expect(written.status).toBe(200)
  return { mailingId, pictureIn: async () => (await contentOf(mailingId)).articles[0].places[at].url }
}

describe('another file for a picture', () => {
  test('W-069 drafts show it, with the words it had; what was planned shows what it showed', async () => {
    const { accountId } = admin.account
    const picture = await aPicture(200)
    await admin.call('PATCH', `${admin.at}/media/${picture.id}`, {
      body: { altText: 'Tulips' },
      headers: { 'if-match': `"${(await list(picture.id)).version}"` },
    })
    const made = await aDraftWith(picture)
    const uploaded = await aMailing(api, accountId, { html: `<p>Look</p><img src="${picture.address}" alt="Tulips">` })
    const planned = await aMailing(api, accountId, { html: `<p>Look</p><img src="${picture.address}" alt="Tulips">` })
    await inAccount(api.operator, accountId, (act) =>
      planMailing(act, planned, { at: timestamp(new Date(Date.now() + 3_600_000)), fromVerifiedDomain: false }),
    )
    const { status, body } = await send(`/${picture.id}/replace`, await halves(100))
    const htmlOf = async (mailingId: number) => {
      const { address } = (await admin.call('GET', `${admin.at}/mailings/${mailingId}/preview`)).body.data
      return (await pages.visit(new URL(address).pathname)).text
    }
    expect(status).toBe(200)
    expect(body.data).toMatchObject({ id: picture.id, name: 'tulips.png', altText: 'Tulips' })
    expect(body.data.address).not.toBe(picture.address)
    const [inArticle, inUpload, inPlanned] = [await made.pictureIn(), await htmlOf(uploaded), await htmlOf(planned)]
    await proves('W-069', async () => {
      expect(inArticle).toBe(body.data.address)
      expect(inUpload).toContain(body.data.address)
      expect(inPlanned).toContain(picture.address)
      expect(inPlanned).not.toContain(body.data.address)
      expect((await served(picture)).status).toBe(200)
    })
    const log: { act: string; objectId: number }[] = (await admin.call('GET', `${admin.at}/audit`)).body.data
    expect(log).toContainEqual(expect.objectContaining({ act: 'media.replace', objectId: picture.id }))
  })

  test('is a part of it where one is named, and the whole is still served', async () => {
    const picture = await aPicture(201)
    const { body } = await send(`/${picture.id}/replace?part=110,10,80,60`, Buffer.alloc(0))
    expect(body.data).toMatchObject({ id: picture.id, width: 80, height: 60 })
    const { channels } = await sharp((await served(body.data)).bytes).stats()
    expect(channels.slice(0, 3).map(({ mean }) => Math.round(mean))).toEqual([0, 0, 201])
    expect((await served(picture)).status).toBe(200)
  })

  test.each(['part=150,0,60,60', 'part=0,50,10,51'])('is none where the part is not within it: %s', async (query) => {
    const picture = await aPicture(202)
    const refused = await send(`/${picture.id}/replace?${query}`, Buffer.alloc(0))
    expect(refused).toMatchObject({ status: 422, body: { code: 'picture_part_outside' } })
  })

  test.each(['part=0,0,0,5', 'part=1,2,3', 'part=-1,0,5,5', 'part=0,0,1e2,5', 'side=1'])(
    'is named by four numbers: %s',
    async (query) => {
      const picture = await aPicture(202)
      const refused = await send(`/${picture.id}/replace?${query}`, Buffer.alloc(0))
      expect(refused).toMatchObject({ status: 422, body: { errors: [{ parameter: 'part' }] } })
    },
  )

  test('is a picture, not one that the library has already, and of this account', async () => {
    const [picture, other] = [await aPicture(203), await aPicture(204)]
    expect(await send(`/${picture.id}/replace`, Buffer.from('hello'))).toMatchObject({ status: 422 })
    expect(await send(`/${picture.id}/replace`, Buffer.alloc(0))).toMatchObject({ status: 422 })
    expect(await send(`/${picture.id}/replace`, await halves(204))).toMatchObject({
      status: 409,
      body: { code: 'picture_known', name: other.name },
    })
    expect((await send(`/${picture.id}/replace`, await halves(203))).body.data.address).toBe(picture.address)
    const stranger = await anAdmin(api, web)
    expect(await send(`/${picture.id}/replace`, await halves(1), stranger)).toMatchObject({ status: 404 })
  })
})

async function list(id: number) {
  const { data } = (await admin.call('GET', `${admin.at}/media`)).body
  return data.find((one: { id: number }) => one.id === id)
}
