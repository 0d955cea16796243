import { createHash, randomBytes } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { aMailing } from '../../../test/factories.ts'
import { proving } from '../../../test/proves.ts'
import { startTestPages, type TestPages } from '../../../test/test-pages.ts'
import { anAdmin, startApiAndWeb, type TestAdmin } from '../../../test/test-web.ts'
import { unzipFiles } from '../../../test/unzip.ts'
import { jobKinds } from '../../processes/job-kinds.ts'
import { appBase } from '../app-api/index.ts'
import { runJob } from '../jobs/index.ts'

const folder = mkdtempSync(join(tmpdir(), 'postrider-media-'))
const { api, web } = await startApiAndWeb({ config: { MEDIA_FOLDER: folder } })
let pages: TestPages
beforeAll(async () => {
  pages = await startTestPages(api)
})
afterAll(async () => {
  await pages.stop()
  rmSync(folder, { recursive: true })
})

/** Nothing makes it smaller. */
function noise(width: number): Promise<Buffer> {
  return sharp(randomBytes(width * width * 3), { raw: { width, height: width, channels: 3 } })
    .png()
    .toBuffer()
}

/** Tells the path of its address. */
async function upload(admin: TestAdmin, bytes: Buffer): Promise<{ id: number; version: string; path: string }> {
  const response = await fetch(`${web.url}${appBase}${admin.at}/media?name=noise.png`, {
    method: 'POST',
    headers: {
      ...{ cookie: admin.cookie, 'x-csrf-token': admin.csrfToken, 'content-type': 'application/octet-stream' },
      ...{ origin: new URL(api.app.config.APP_URL).origin, 'sec-fetch-site': 'same-origin' },
    },
    body: new Uint8Array(bytes),
  })
  const { data } = (await response.json()) as { data: { id: number; version: string; address: string } }
  return { ...data, path: new URL(data.address).pathname }
}

const served = async (path: string) => Buffer.from(await (await fetch(pages.url + path)).arrayBuffer())

/** Written by one worker after the other, each with a block of its own. */
async function takeAlong(
  admin: TestAdmin,
  afterBlock: (jobId: number) => Promise<unknown> = async () => {},
): Promise<{ jobId: number; archive: Buffer }> {
  const { id: jobId } = (await admin.call('POST', `${admin.at}/accountExports`)).body.data
  const { accountId, customerId } = admin.account
  for (let blocks = 0; blocks < 300; blocks += 1) {
    if ((await runJob(api.app, jobKinds, { tenant: { accountId, customerId }, jobId }, () => false)) === 'over') break
    await afterBlock(jobId)
  }
  const at = `${admin.at}/accountExports/${jobId}`
  const link = (await admin.call('POST', `${at}/links`)).body.data.token
  const answer = await fetch(`${web.url}${appBase}${at}/file?link=${link}`, { headers: { cookie: admin.cookie } })
  return { jobId, archive: Buffer.from(await answer.arrayBuffer()) }
}

test(
  'the archive has every picture byte for byte, and its manifest names their digests',
  proving('W-012.7'),
  async () => {
    const [admin, stranger] = [await anAdmin(api, web), await anAdmin(api, web)]
    const large = [await upload(admin, await noise(1300)), await upload(admin, await noise(1300))]
    const small = [await upload(admin, await noise(40)), await upload(admin, await noise(50))]
    const [shown] = small as [Awaited<ReturnType<typeof upload>>, unknown]
    const html = `<p><img src="${api.app.config.PUBLIC_URL}${shown.path}" alt="noise"></p>`
    await aMailing(api, admin.account.accountId, { html })
    await upload(stranger, await noise(60))
    const before = await Promise.all([...large, ...small].map(async ({ path }) => [path, await served(path)] as const))

    const { jobId, archive } = await takeAlong(admin)
    const files = unzipFiles(archive)
    const manifest = JSON.parse((files.get('manifest.json') as Buffer).toString())
    const taken = [...files].filter(([name]) => name.startsWith('media/'))
    expect(taken.map(([name]) => `/${name}`).sort()).toEqual(before.map(([path]) => path).sort())
    for (const [path, bytes] of before) expect(files.get(path.slice(1))?.equals(bytes), path).toBe(true)
    const digests = taken.map(([name, bytes]) => ({
      file: name.slice('media/'.length),
      sha256: createHash('sha256').update(bytes).digest('hex'),
    }))
    expect(manifest.media).toEqual(digests)

    const [pieces] = await api.database.query<{ largest: number; all: number }>(
      `select max(length(sealed))::int as largest, sum(length(sealed))::int as all from account_export_pieces where job_id = $1`,
      [jobId],
    )
    const { largest, all } = pieces as { largest: number; all: number }
    // Both large pictures are in the archive, and no piece of it has both.
    expect([all > 9_000_000, largest < 6_000_000]).toEqual([true, true])
  },
)

test('an account without pictures has an archive all the same', async () => {
  const { archive } = await takeAlong(await anAdmin(api, web))
  expect(JSON.parse((unzipFiles(archive).get('manifest.json') as Buffer).toString()).media).toEqual([])
})

test('one that began before there were pictures in it has them all the same', async () => {
  const admin = await anAdmin(api, web)
  const { path } = await upload(admin, await noise(40))
  const withoutMedia = (jobId: number) =>
    api.database.query(
      `update jobs set position = position - 'media' where id = $1 and jsonb_array_length(position -> 'media') = 0`,
      [jobId],
    )
  const { archive } = await takeAlong(admin, withoutMedia)
  expect([...unzipFiles(archive).keys()]).toContain(path.slice(1))
})
