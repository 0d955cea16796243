import { mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { anOptinMailing } from '../../../test/factories.ts'
import { proves } from '../../../test/proves.ts'
import { anAdmin, startApiAndWeb, type TestAdmin } from '../../../test/test-web.ts'
import { createEngine } from '../../processes/create-engine.ts'
import { inAccount } from '../account-setup/index.ts'
import { applyMailing, importContent } from '../mailings/index.ts'
import { forgetOutdated } from '../rights/index.ts'
import { addPicture, type InAct } from './keep-pictures.ts'
import { pictureAddress } from './picture.rules.ts'
import { type NewFile, replacePicture } from './replace-picture.ts'

const folder = mkdtempSync(join(tmpdir(), 'postrider-media-'))
const { api, web } = await startApiAndWeb({ config: { MEDIA_FOLDER: folder } })
let admin: TestAdmin
let inAct: InAct
beforeAll(async () => {
  admin = await anAdmin(api, web)
  inAct = (work) => inAccount(api.operator, admin.account.accountId, work)
})
afterAll(() => rmSync(folder, { recursive: true }))

let blue = 0
function bytesOf(): Promise<Buffer> {
  blue += 1
  return sharp({ create: { width: 40, height: 40, channels: 3, background: { r: 200, g: 10, b: blue } } })
    .png()
    .toBuffer()
}
const add = (bytes: Buffer, within = inAct) =>
  addPicture(within, bytes, { givenName: 'tulips.png', record: async () => {} })
const files = () => readdirSync(join(folder, String(admin.account.accountId)))
const remove = (id: number) => admin.call('DELETE', `${admin.at}/media/${id}`)
const trash = async (): Promise<{ address: string }[]> => (await admin.call('GET', `${admin.at}/media-trash`)).body.data

/** What the nightly round leaves a month later. */
async function forget(): Promise<void> {
  api.clock.advance(31 * 86_400_000)
  const engine = createEngine(api.app.config, { clock: api.clock, log: api.app.log })
  await forgetOutdated(engine)
  await engine.close()
  api.clock.advance(-31 * 86_400_000)
}

/** Runs this instead of the part of the work that comes with this number. */
function insteadOf(number: number, run: (part: () => Promise<unknown>) => Promise<unknown>): InAct {
  let at = 0
  return (work) => {
    at += 1
    return at === number ? (run(() => inAct(work)) as ReturnType<typeof work>) : inAct(work)
  }
}

test('what can be put back has its file, also where the store fails in between', async () => {
  const pictures = [await add(await bytesOf()), await add(await bytesOf())]
  for (const { id } of pictures) await remove(id)
  const stuck = join(folder, String(admin.account.accountId), pictures[1]?.file as string)
  rmSync(stuck)
  // Is not removed like a file.
  mkdirSync(stuck)
  await forget()
  const left = await trash()
  proves('W-117.4', () =>
    expect(left.filter(({ address }) => !files().includes(address.split('/').at(-1) as string))).toEqual([]),
  )
  rmSync(stuck, { recursive: true })
})

test('one that goes for good while it is added again is added anew', async () => {
  const bytes = await bytesOf()
  const former = await add(bytes)
  await remove(former.id)
  const again = await add(
    bytes,
    insteadOf(2, async (part) => {
      await forget()
      return part()
    }),
  )
  expect(again.id).not.toBe(former.id)
  expect(files()).toContain(again.file)
  expect(files()).not.toContain(former.file)
})

test('W-069 what an active mailing sends stays, also when its draft says something else; what left keeps it', async () => {
  const { accountId } = admin.account
  const { id, file } = await add(await bytesOf())
  const mailingId = await anOptinMailing(api, accountId)
  const write = (html: string) => inAct((act) => importContent(act, mailingId, { subject: 'Please confirm', html }))
  const link = '<a href="{optinLink}">yes</a>'
  await write(`${link}<img src="${pictureAddress(api.app.config.PUBLIC_URL, file)}" alt="Tulips">`)
  await inAct((act) => applyMailing(act, mailingId))
  await write(link)
  const refused = await remove(id)
  expect((await admin.call('POST', `${admin.at}/mailings/${mailingId}/deactivation`)).status).toBe(204)
  const removed = await remove(id)
  await forget()
  proves('W-069', () => {
    expect(refused).toMatchObject({ status: 409, body: { code: 'in_use', mailingIds: [mailingId] } })
    expect(removed.status).toBe(204)
    expect(files()).toContain(file)
  })
})

const replace = (within: InAct, id: number, file: NewFile) => replacePicture(within, id, file, async () => {})
const part = (left: number): NewFile => ({ input: null, part: { left, top: 0, width: 10 + left, height: 10 } })
const fileOf = async (id: number) =>
  (await admin.call('GET', `${admin.at}/media`)).body.data
    .find((one: { id: number }) => one.id === id)
    .address.split('/')
    .at(-1)

test('a new file stays where nobody knows whether it was kept', async () => {
  const { id, file } = await add(await bytesOf())
  const lost = insteadOf(2, async (work) => {
    await work()
    throw new Error('Connection terminated')
  })
  await expect(replace(lost, id, part(1))).rejects.toThrow('Connection terminated')
  const now = await fileOf(id)
  expect(now).not.toBe(file)
  expect(files()).toContain(now)
})

test('of two who crop at once the second hears of the first, and nothing of theirs is left', async () => {
  const { id } = await add(await bytesOf())
  const late = insteadOf(2, async (work) => {
    await replace(inAct, id, part(2))
    return work()
  })
  const before = files().length
  await expect(replace(late, id, part(3))).rejects.toMatchObject({ code: 'changed_meanwhile' })
  expect(files()).toHaveLength(before + 1)
  expect(files()).toContain(await fileOf(id))
})
