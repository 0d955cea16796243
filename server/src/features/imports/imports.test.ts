import { expect, test } from 'vitest'
import { aSubscriber } from '../../../test/factories.ts'
import {
  aDesk as aDeskOf,
  type Desk,
  importAll,
  prepareImport,
  read,
  send,
  step,
  upload,
  usualRules,
  work,
} from '../../../test/import-desk.ts'
import { proves, proving } from '../../../test/proves.ts'
import { startApiAndWeb } from '../../../test/test-web.ts'

const { api, web } = await startApiAndWeb()

const aDesk = () => aDeskOf(api, web)

const person = async ({ account }: Desk, email: string) => {
  const filter = `filter[email]=${encodeURIComponent(email)}`
  const answer = await api.call('GET', `/subscribers?${filter}`, { key: account.key })
  return answer.body.data[0]
}

test(
  'a German file becomes people; every row is told once, and nobody who left comes back',
  proving('W-047.1'),
  async () => {
    const desk = await aDesk()
    const { account } = desk
    await aSubscriber(api, account, { email: 'left@nord.example', status: 3, statusAddition: 4 })
    await aSubscriber(api, account, { email: 'waits@nord.example', status: 2, statusAddition: 2 })
    await aSubscriber(api, account, { email: 'full@nord.example', firstname: 'Old', city: 'Ulm' })
    const text = [
      'E-Mail;Vorname;Ort;Geburtstag',
      'ada@nord.example;Ädä;Köln;12.05.1984',
      'left@nord.example;Lea;Bonn;',
      'waits@nord.example;Wim;;',
      'full@nord.example;New;Bonn;',
      'ADA@nord.example;Twice;;',
      'nowhere@;x;;',
      'bob@nord.example;Bob;;31.02.1979',
      "eve@nord.example;'=1+1;;",
    ].join('\r\n')
    const { id, checked, done } = await importAll(desk, Buffer.from(text, 'latin1'), { knownPeople: 'fill' })
    const counts = { created: 2, updated: 1, unchanged: 1, skipped: 0, duplicate: 1, closed: 1, invalid: 2 }
    expect(checked).toMatchObject({ stage: 'checked', rowCount: 8, counts })
    expect(done).toMatchObject({ stage: 'done', counts, format: { encoding: 'windows-1252', delimiter: ';' } })
    expect(await person(desk, 'ada@nord.example')).toMatchObject({ firstname: 'Ädä', city: 'Köln', status: 1 })
    expect(await person(desk, 'left@nord.example')).toMatchObject({ status: 3, statusAddition: 4, firstname: 'Lea' })
    expect(await person(desk, 'waits@nord.example')).toMatchObject({ status: 2, statusAddition: 2, firstname: 'Wim' })
    expect(await person(desk, 'full@nord.example')).toMatchObject({ firstname: 'Old', city: 'Ulm' })
    expect(await person(desk, 'eve@nord.example')).toMatchObject({ firstname: '=1+1' })
    const invalid = await desk.session.call('GET', `${desk.imports}/${id}/rows?outcome=invalid`)
    expect(invalid.body.data).toMatchObject([
      { row: 6, code: 'email_invalid', column: 0, cells: ['nowhere@', 'x', '', ''] },
      { row: 7, code: 'date_invalid', column: 3 },
    ])
    const report = await desk.session.call('GET', `${desk.imports}/${id}/report?outcome=invalid`)
    expect(report.headers.get('content-disposition')).toContain(`import-${id}-invalid.csv`)
    expect(report.text.split('\r\n').slice(0, 2)).toEqual([
      'E-Mail,Vorname,Ort,Geburtstag,postrider row,postrider outcome,postrider code,postrider column',
      'nowhere@,x,,,6,invalid,email_invalid,E-Mail',
    ])
    const [ledger] = await api.database.query<{ evidence: object; source: string }>(
      `select evidence, source from consent_entries where account_id = $1 and source = 'import' limit 1`,
      [account.accountId],
    )
    expect(ledger?.evidence).toMatchObject({ import: `${id}`, legalBasis: 'consent', origin: 'Autumn fair' })
    const conditions = { source: 'origin', operator: 'isOneOf', values: [`import:${id}`] }
    const filtered = await desk.session.call('POST', `${desk.imports.replace(/imports$/, 'conditions/preview')}`, {
      body: { conditions: { join: 'all', of: [conditions] } },
    })
    proves('W-047.3', () => expect(filtered.body.data).toMatchObject({ people: 2 }))
  },
)

test('a status that nobody may leave stays, whatever the policy', proving(['W-045', 'F-015']), async () => {
  const desk = await aDesk()
  await aSubscriber(api, desk.account, { email: 'left@nord.example', status: 3, statusAddition: 4 })
  await aSubscriber(api, desk.account, { email: 'asked@nord.example', status: 2, statusAddition: 1 })
  const gone = await aSubscriber(api, desk.account, { email: 'gone@nord.example', status: 3, statusAddition: 4 })
  await api.call('DELETE', `/subscribers/${gone.id}`, { key: desk.account.key })
  const rules = { knownPeople: 'overwrite', newPeople: 'receiveReady' } as const
  const file = 'email\nleft@nord.example\nasked@nord.example\ngone@nord.example\n'
  const { done } = await importAll(desk, file, rules)
  expect(done.counts).toMatchObject({ closed: 2, unchanged: 1, created: 0 })
  const left = await person(desk, 'left@nord.example')
  expect(await person(desk, 'asked@nord.example')).toMatchObject({ status: 2, statusAddition: 1 })
  expect(await person(desk, 'gone@nord.example')).toBeUndefined()
  expect([left.status, left.statusAddition]).toEqual([3, 4])
})

test(
  'a list of people who left elsewhere is never written to, and ends what they have here',
  proving('W-043.3'),
  async () => {
    const desk = await aDesk()
    await aSubscriber(api, desk.account, { email: 'here@nord.example', status: 1 })
    const file =
      'Email Address,First Name,UNSUB_TIME,LEID,EUID\nhere@nord.example,H,2026-01-01,1,a\nnew@nord.example,N,2026-01-01,2,b\n'
    const { found } = await prepareImport(desk, file, {}, 'unsubscribed_members_export.csv')
    expect(found.preset).toEqual({ service: 'mailchimp', newPeople: 'unsubscribed' })
    const none = { basis: null, origin: null, reason: null, consentDate: null, consentWording: null }
    const { done } = await importAll(desk, file, { newPeople: 'unsubscribed', ...none })
    expect(done.counts).toMatchObject({ created: 1, updated: 1 })
    for (const email of ['here@nord.example', 'new@nord.example'])
      expect(await person(desk, email)).toMatchObject({ status: 3, statusAddition: 4 })
  },
)

test('an import that dies in the middle goes on, and does nothing twice', proving('W-046.1'), async () => {
  const desk = await aDesk()
  const rows = 2500
  const text = `email;reference\n${Array.from({ length: rows }, (_, i) => `p${i}@nord.example;${i}`).join('\n')}\n`
  const { id, checked } = await prepareImport(desk, text)
  expect(checked.counts.created).toBe(rows)
  await step(desk, id, 'run')
  await work(desk, id, 1)
  expect((await read(desk, id)).counts.created).toBe(1000)
  await step(desk, id, 'pause')
  await work(desk, id)
  expect(await read(desk, id)).toMatchObject({ stage: 'run', jobState: 'canceled', counts: { created: 1000 } })
  await step(desk, id, 'resume')
  await work(desk, id)
  expect(await read(desk, id)).toMatchObject({ stage: 'done', counts: { created: rows, duplicate: 0 } })
  const [sums] = await api.database.query(
    `select (select count(*)::int from subscribers where account_id = $1) as people,
            (select count(*)::int from consent_entries where account_id = $1 and source = 'import') as steps,
            (select count(*)::int from account_events where account_id = $1 and type = 'subscriber.created') as events,
            (select sum(cnt)::int from subscriber_facets where account_id = $1 and facet = 'all') as counted,
            (select last_subscriber_id::int from account_heads where account_id = $1) as head`,
    [desk.account.accountId],
  )
  expect(sums).toEqual({ people: rows, steps: rows, events: rows, counted: rows, head: rows })
})

test('an upload goes on where it broke off; a file that cannot be read says where', async () => {
  const desk = await aDesk()
  const bytes = Buffer.from(`email\n${'x'.repeat(20)}@nord.example\n`.padEnd(400_000, 'a@b.example\n'))
  const made = await desk.session.call('POST', desk.imports, { body: { fileName: 'a.csv', fileSize: bytes.length } })
  const { id } = made.body.data
  const first = await send(desk, id, bytes.subarray(0, 300_000), 0)
  expect(first.body.data?.received).toBe(262_144)
  expect((await send(desk, id, bytes.subarray(300_000), 300_000)).body.offset).toBe(262_144)
  expect((await send(desk, id, bytes.subarray(262_144), 262_144)).body.data?.received).toBe(400_000)
  await work(desk, id)
  expect(await read(desk, id)).toMatchObject({ stage: 'columns', rowCount: expect.any(Number) })
  const broken = await upload(desk, Buffer.from('email;name\na@b.example;"open\n'))
  await work(desk, broken)
  expect(await read(desk, broken)).toMatchObject({
    stage: 'unreadable',
    fault: { code: 'quote_open', row: 1, byte: 11 },
  })
})

test('rules that say too little are refused with the place', proving('W-044'), async () => {
  const desk = await aDesk()
  const id = await upload(desk, Buffer.from('email;name\na@b.example;A\n'))
  await work(desk, id)
  const put = (rules: object) =>
    desk.session.call('PUT', `${desk.imports}/${id}/rules`, {
      body: { ...usualRules, columns: ['email', null], ...rules },
    })
  const pointers = async (rules: object) =>
    ((await put(rules)).body?.errors ?? []).map(({ pointer, code }: Record<string, string>) => `${pointer} ${code}`)
  expect(await pointers({ columns: [null, 'firstname'] })).toEqual(['#/columns import_email_missing'])
  expect(await pointers({ columns: ['email', 'customerFields.999'] })).toEqual(['#/columns import_column_unknown'])
  expect(await pointers({ basis: null, reason: null, consentWording: null })).toEqual([
    '#/basis required',
    '#/reason required',
    '#/consentWording required',
  ])
  expect((await put({ newPeople: 'unsubscribed', basis: null, origin: null, reason: null })).status).toBe(204)
  expect((await desk.session.call('POST', `${desk.imports}/${id}/run`)).body).toMatchObject({ code: 'import_stage' })
})
