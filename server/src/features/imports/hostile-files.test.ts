import { gzipSync } from 'node:zlib'
import { afterAll, expect, test } from 'vitest'
import { aDesk, importAll, prepareImport, read, step, upload, work } from '../../../test/import-desk.ts'
import { proving } from '../../../test/proves.ts'
import { startApiAndWeb } from '../../../test/test-web.ts'
import { createEngine } from '../../processes/create-engine.ts'
import { forgetOutdated } from '../rights/index.ts'

const { api, web } = await startApiAndWeb()
const engine = createEngine(api.app.config, { clock: api.clock, log: api.app.log })
afterAll(() => engine.close())

test.each<[string, Buffer, string]>([
  [
    'a heading with a million columns',
    Buffer.from(`email,${'a,'.repeat(999_998)}z\nida@example.com\n`),
    'too_many_columns',
  ],
  ['a heading of megabytes', Buffer.from(`email,${'h'.repeat(3_000_000)}\nida@example.com,x\n`), 'cell_too_long'],
  ['a heading with a character no database takes', Buffer.from('email,na\u0000me\nida@example.com,x\n'), 'not_text'],
  ['a row too many', Buffer.from(`email\n${'a\n'.repeat(1_000_001)}`), 'too_many_rows'],
  ['an archive', gzipSync('email\nida@example.com\n'), 'not_text'],
])('%s is told in words, and at once', proving('W-041.2'), async (_what, bytes, code) => {
  const desk = await aDesk(api, web)
  const id = await upload(desk, bytes)
  expect(await work(desk, id)).toBe('over')
  expect(await read(desk, id)).toMatchObject({ stage: 'unreadable', jobState: 'done', fault: { code } })
})

test('a file of more than 200 MB is refused before it is sent', proving('W-041.2'), async () => {
  const desk = await aDesk(api, web)
  const announce = (fileSize: number) =>
    desk.session.call('POST', desk.imports, { body: { fileName: 'list.csv', fileSize } })
  expect((await announce(200_000_001)).status).toBe(422)
  expect((await announce(200_000_000)).status).toBe(201)
})

test('a job that is taken up again after its file was deleted ends and says so, instead of reading nothing for ever', async () => {
  const desk = await aDesk(api, web)
  const { id } = await prepareImport(desk, 'email\nida@example.com\n')
  await step(desk, id, 'run')
  await step(desk, id, 'pause')
  api.clock.advance(25 * 60 * 60 * 1000)
  await forgetOutdated(engine)
  const jobs = desk.imports.replace('/imports', '/jobs')
  const [job] = (await desk.session.call('GET', jobs)).body.data
  expect((await desk.session.call('POST', `${jobs}/${job.id}/retry`)).status).toBe(204)
  expect(await work(desk, id, 3)).toBe('over')
  expect(await read(desk, id)).toMatchObject({ stage: 'run', jobState: 'failed', jobReason: 'import_file_gone' })
})

test('the file is deleted after 24 hours, and the report after 30 days', proving('W-047.2'), async () => {
  const desk = await aDesk(api, web)
  const { id } = await importAll(desk, 'email\nida@example.com\nnowhere@\n')
  const rows = () => desk.session.call('GET', `${desk.imports}/${id}/rows?outcome=invalid`)
  const pieces = async () =>
    (await api.database.query('select from import_pieces where account_id = $1', [desk.account.accountId])).length
  const hour = 60 * 60 * 1000
  api.clock.advance(23 * hour)
  await forgetOutdated(engine)
  expect([await pieces(), (await rows()).body.data[0].cells]).toEqual([1, ['nowhere@']])
  api.clock.advance(2 * hour)
  await forgetOutdated(engine)
  expect([await pieces(), await read(desk, id)]).toEqual([0, expect.objectContaining({ stage: 'done' })])
  api.clock.advance(30 * 24 * hour)
  await forgetOutdated(engine)
  expect((await desk.session.call('GET', `${desk.imports}/${id}`)).status).toBe(404)
})
