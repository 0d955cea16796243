import { expect, test } from 'vitest'
import { aDesk as aDeskOf, importAll, prepareImport, read, upload, work } from '../../../test/import-desk.ts'
import { proving } from '../../../test/proves.ts'
import { startApiAndWeb } from '../../../test/test-web.ts'
import { workbook } from '../../../test/zip.ts'

const { api, web } = await startApiAndWeb()
const aDesk = () => aDeskOf(api, web)

const text = (value: string) => `<c t="inlineStr"><is><t>${value}</t></is></c>`
const styles = '<cellXfs><xf numFmtId="0"/><xf numFmtId="14"/></cellXfs>'

test('a workbook becomes people, with days as days and the sheet as its text', async () => {
  const desk = await aDesk()
  const rows = [
    `<row>${text('E-Mail')}${text('Vorname')}${text('Geburtstag')}</row>`,
    `<row>${text('ada@nord.example')}${text('Ada, &quot;die Erste&quot;')}<c s="1"><v>30814</v></c></row>`,
    `<row>${text('nowhere@')}</row>`,
  ].join('')
  const { done } = await importAll(desk, workbook({ rows, styles }), {}, 'kunden.xlsx')
  expect(done).toMatchObject({ stage: 'done', isWorkbook: true, rowCount: 2, counts: { created: 1, invalid: 1 } })
  const answer = await api.call('GET', '/subscribers?filter[email]=ada@nord.example', { key: desk.account.key })
  expect(answer.body.data[0]).toMatchObject({ firstname: 'Ada, "die Erste"', birthday: '1984-05-12' })
  const preview = await desk.session.call('GET', `${desk.imports}/${done.id}/preview`)
  expect(preview.body.data).toMatchObject({ dateOrder: 'ymd', decimalSign: 'point' })
})

test('whoever knows better says whether there is a heading; how the text is written stays ours', async () => {
  const desk = await aDesk()
  const { id } = await prepareImport(desk, workbook({ rows: `<row>${text('ä@nord.example')}</row>`.repeat(2) }))
  const body = { encoding: 'windows-1252', delimiter: ';', hasHeading: true }
  expect((await desk.session.call('PUT', `${desk.imports}/${id}/format`, { body })).status).toBe(204)
  await work(desk, id)
  expect(await read(desk, id)).toMatchObject({
    format: { encoding: 'utf-8', delimiter: ',', hasHeading: true },
    columns: [{ heading: 'ä@nord.example' }],
  })
})

test('a worker that is killed while it unpacks leaves the same text to the next', proving('W-041.2'), async () => {
  const desk = await aDesk()
  const people = Array.from({ length: 60_000 }, (_, i) => i)
  const strings = people.map((i) => `<si><t>person-${i}-${'x'.repeat(i % 90)}@nord.example</t></si>`).join('')
  const rows = people.map((i) => `<row><c t="s"><v>${i}</v></c><c><v>${i}</v></c></row>`).join('')
  const file = workbook({ strings, rows })
  const id = await upload(desk, file, 'many.xlsx')
  expect(await work(desk, id, 1)).toBe('goesOn')
  // Another import in between takes the place of what was open in this process.
  for (const _ of [1, 2]) expect(await work(desk, await upload(desk, file, 'other.xlsx'), 1)).toBe('goesOn')
  expect(await work(desk, id)).toBe('over')
  const whole = await upload(desk, file, 'whole.xlsx')
  await work(desk, whole)
  const pieces = await api.database.query(
    `select import_id::int as id, count(*)::int, min(piece)::int, sum(octet_length(sealed))::int as bytes
     from import_pieces where account_id = $1 and import_id = any($2) group by import_id`,
    [desk.account.accountId, [id, whole]],
  )
  expect(await read(desk, id)).toMatchObject({ stage: 'columns', rowCount: 60_000 })
  expect(await read(desk, whole)).toMatchObject({ stage: 'columns', rowCount: 60_000 })
  const [one, other] = pieces.map(({ id: _, ...rest }) => rest)
  expect(one).toEqual(other)
  expect(one).toMatchObject({ min: 1_000_000 })
  const { body } = await desk.session.call('GET', `${desk.imports}/${id}/preview`)
  expect(body.data.rows[19]).toEqual([`person-19-${'x'.repeat(19)}@nord.example`, '19'])
})

test('a damaged workbook is told in words', async () => {
  const desk = await aDesk()
  const id = await upload(desk, workbook({ rows: '<row>' }), 'broken.xlsx')
  expect(await work(desk, id)).toBe('over')
  expect(await read(desk, id)).toMatchObject({ stage: 'unreadable', fault: { code: 'workbook_damaged' } })
})
