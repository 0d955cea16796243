import { expect, test } from 'vitest'
import { aCustomerField, aSubscriber } from '../../../test/factories.ts'
import { manySubscribers } from '../../../test/many-subscribers.ts'
import { proves, proving } from '../../../test/proves.ts'
import { anAdmin, aUser, startApiAndWeb, type TestAdmin, type TestSession } from '../../../test/test-web.ts'
import { unzip } from '../../../test/unzip.ts'
import { jobKinds } from '../../processes/job-kinds.ts'
import { runJob } from '../jobs/index.ts'
import { forgetExportFiles } from './export.store.ts'

const { api, web } = await startApiAndWeb()

const everybody = { mode: 'all', ids: [], words: '' }
const asCsv = { columns: ['email'], format: 'csv', language: 'en' }

async function start(ada: TestAdmin, body: object = {}, query = ''): Promise<number> {
  const answer = await ada.call('POST', `${ada.at}/exports?${query}`, { body: { ...everybody, ...asCsv, ...body } })
  expect(answer.status, answer.text).toBe(201)
  return answer.body.data.id
}

const tenantOf = ({ account: { accountId, customerId } }: TestAdmin) => ({ accountId, customerId })

/** As a worker does it; `blocks` = it dies after so many. */
function work(ada: TestAdmin, jobId: number, blocks = Number.POSITIVE_INFINITY) {
  let done = 0
  return runJob(api.app, jobKinds, { tenant: tenantOf(ada), jobId }, () => ++done < blocks)
}

async function linkOf(ada: TestAdmin, id: number): Promise<string> {
  const answer = await ada.call('POST', `${ada.at}/exports/${id}/links`)
  expect(answer.status, answer.text).toBe(200)
  return `${ada.at}/exports/${id}/file?link=${answer.body.data.token}`
}

async function fileOf(ada: TestAdmin, id: number): Promise<string> {
  await work(ada, id)
  const answer = await ada.call('GET', await linkOf(ada, id))
  expect(answer.status, answer.text).toBe(200)
  return answer.text
}

async function bytesOf(ada: TestAdmin, id: number): Promise<Buffer> {
  await work(ada, id)
  const answer = await fetch(`${web.url}/app/api${await linkOf(ada, id)}`, { headers: { cookie: ada.cookie } })
  return Buffer.from(await answer.arrayBuffer())
}

test('the chosen columns of whom the filters pass, in the order that was asked for', proving('W-048.1'), async () => {
  const ada = await anAdmin(api, web)
  const [points, secret, hobbies] = [
    await aCustomerField(api, ada.account.customerId, 2),
    await aCustomerField(api, ada.account.customerId, 1, { isAvailableForExport: false }),
    await aCustomerField(api, ada.account.customerId, 5),
  ]
  const customerFields = { [points]: 7, [secret]: 'hidden', [hobbies]: ['chess', 'go'] }
  const ida = { email: 'ida@nord.example', firstname: 'Ida', genderId: 2, birthday: '1984-05-12', customerFields }
  await aSubscriber(api, ada.account, ida)
  await aSubscriber(api, ada.account, { email: 'left@nord.example', status: 3, statusAddition: 4 })
  const offered = (await ada.call('GET', `${ada.at}/export-columns`)).body.data
  const offeredColumns = offered.map(({ column }: { column: string }) => column)
  proves('W-056.3', () => {
    expect(offeredColumns).toContain(`customerFields.${points}`)
    expect(offeredColumns).not.toContain(`customerFields.${secret}`)
  })
  const columns = ['lastname', 'email', 'genderId', 'birthday', 'status', `customerFields.${points}`]
  const id = await start(
    ada,
    { columns: [...columns, `customerFields.${hobbies}`], language: 'de' },
    'filter[status]=1',
  )
  expect(await fileOf(ada, id)).toBe(
    `Nachname,E-Mail,Geschlecht,Geburtstag,Status,Feld vom Typ 2,Feld vom Typ 5\r\n,ida@nord.example,weiblich,1984-05-12,empfangsbereit,7,chess; go\r\n`,
  )
  const refused = await ada.call('POST', `${ada.at}/exports`, {
    body: { ...everybody, ...asCsv, columns: ['email', `customerFields.${secret}`] },
  })
  expect(refused.body).toMatchObject({
    status: 422,
    errors: [{ pointer: '#/columns/1', code: 'export_column_unknown' }],
  })
})

test('what a spreadsheet would run leaves as text, times are UTC', proving(['W-048.2', 'W-119.2']), async () => {
  const ada = await anAdmin(api, web)
  await aSubscriber(api, ada.account, { email: 'f@nord.example', firstname: '=1+1', lastname: '-Ä' })
  const { createdAt } = (await ada.call('GET', `${ada.at}/subscribers`)).body.data[0]
  const columns = ['email', 'firstname', 'lastname', 'createdAt']
  const csv = await fileOf(ada, await start(ada, { columns }))
  proves('F-017', () => expect(csv).toContain(`\r\nf@nord.example,'=1+1,'-Ä,${createdAt}\r\n`))
  expect((await bytesOf(ada, await start(ada, { columns }))).subarray(0, 3)).toEqual(Buffer.from('\ufeff'))
  const xlsx = unzip(await bytesOf(ada, await start(ada, { columns, format: 'xlsx' })))
  const cells = ['f@nord.example', "'=1+1", "'-Ä", createdAt].map((cell) => `<t xml:space="preserve">${cell}</t>`)
  const sheet = xlsx.get('xl/worksheets/sheet1.xml') as string
  expect(cells.filter((cell) => !sheet.includes(cell))).toEqual([])
})

test('channels beside the first have columns of their own, and groups are named', async () => {
  const ada = await anAdmin(api, web, { channels: ['Angebote'] })
  const [first, second] = ada.account.channelIds as [number, number]
  await manySubscribers(api, ada.account, [{ id: 1, states: { [first]: [1, null], [second]: [3, 7] } }, { id: 2 }])
  const group = await ada.call('POST', `${ada.at}/groups`, { body: { name: 'Chor' } })
  await ada.call('POST', `${ada.at}/groups/${group.body.data.id}/members`, { body: { people: ['1'] } })
  const id = await start(ada, { columns: ['id', 'status', `channels.${second}`, 'groups'], language: 'de' })
  expect(await fileOf(ada, id)).toBe(
    'Id,Status,Status: Angebote,Gruppen\r\n1,empfangsbereit,beschwert,Chor\r\n2,empfangsbereit,,\r\n',
  )
})

test('nobody twice, nobody missing who was there throughout, whoever comes, goes or is changed and whatever dies', async () => {
  const ada = await anAdmin(api, web)
  const people = Array.from({ length: 5000 }, (_, i) => ({ id: i * 3 + 1, email: `p${i}@example.com` }))
  await manySubscribers(api, ada.account, people)
  const id = await start(ada, { columns: ['id', 'email'] })
  expect(await work(ada, id, 1)).toBe('goesOn')
  await manySubscribers(api, ada.account, [{ id: 14_999_000, email: 'late@example.com' }])
  await api.call('DELETE', '/subscribers/14998', ada.account)
  await api.call('PUT', '/subscribers/14995', { key: ada.account.key, body: { email: 'moved@example.com' } })
  expect(await work(ada, id, 1)).toBe('goesOn')
  const rows = (await fileOf(ada, id)).trim().split('\r\n').slice(1)
  const ids = rows.map((row) => Number(row.split(',')[0]))
  expect(ids).toEqual(people.map((person) => person.id).filter((personId) => personId !== 14_998))
  const job = (await ada.call('GET', `${ada.at}/jobs/${id}`)).body.data
  expect(job).toMatchObject({ state: 'done', total: 5000, done: 5000, result: { rows: 4999 } })
})

test('chosen people alone, and a job that was stopped goes on', async () => {
  const ada = await anAdmin(api, web)
  await manySubscribers(api, ada.account, [{ id: 1 }, { id: 2 }, { id: 3 }])
  const id = await start(ada, { mode: 'some', ids: [3, 1, 99], columns: ['id'] })
  await ada.call('POST', `${ada.at}/jobs/${id}/cancel`)
  await work(ada, id)
  expect((await ada.call('POST', `${ada.at}/exports/${id}/links`)).body.code).toBe('export_not_ready')
  await ada.call('POST', `${ada.at}/jobs/${id}/retry`)
  expect(await fileOf(ada, id)).toBe('Id\r\n1\r\n3\r\n')
})

test(
  'the file is for who asked for it, by a link of 15 minutes, and gone after a day',
  proving('W-048.3'),
  async () => {
    const ada = await anAdmin(api, web)
    const bea = await web.guardedSessionOf(await aUser(api, ada.account.accountId))
    await aSubscriber(api, ada.account, { email: 'w@nord.example' })
    const id = await start(ada)
    await work(ada, id)
    const link = await linkOf(ada, id)
    const codeOf = async (session: TestSession, method: string, path: string) => {
      const { status, body } = await session.call(method, path)
      return status === 200 ? 'ok' : body.code
    }
    expect(await codeOf(ada, 'GET', link)).toBe('ok')
    for (const [method, path] of [
      ['GET', link],
      ['GET', `${ada.at}/exports/${id}`],
      ['POST', `${ada.at}/exports/${id}/links`],
    ] as const)
      expect(await codeOf(bea, method, path)).toBe('export_not_found')
    expect(await codeOf(ada, 'GET', `${link.slice(0, -2)}AA`)).toBe('export_link_over')
    expect(await codeOf(ada, 'GET', link.replace(/link=(\d+)/, 'link=9$1'))).toBe('export_link_over')
    expect(await codeOf(ada, 'GET', link.replace(/\?.*/, ''))).toBe('export_link_over')
    const another = await start(ada)
    await work(ada, another)
    expect(await codeOf(ada, 'GET', link.replace(`exports/${id}`, `exports/${another}`))).toBe('export_link_over')
    api.clock.advance(15 * 60_000)
    expect(await codeOf(ada, 'GET', link)).toBe('export_link_over')
    expect(await codeOf(ada, 'GET', await linkOf(ada, id))).toBe('ok')
    api.clock.advance(24 * 3_600_000 - 15 * 60_000)
    expect(await codeOf(ada, 'POST', `${ada.at}/exports/${id}/links`)).toBe('export_file_gone')
  },
)

test('a deleted file leaves nothing, and its job does not begin it anew', async () => {
  const ada = await anAdmin(api, web)
  await aSubscriber(api, ada.account, { email: 'w@nord.example' })
  const [done, stopped] = [await start(ada), await start(ada)]
  await work(ada, done)
  await ada.call('POST', `${ada.at}/jobs/${stopped}/cancel`)
  const forget = (before: string) =>
    api.app.db.transaction(tenantOf(ada), (tx) => forgetExportFiles(tx, before as never, 500))
  expect(await forget('2020-01-01 00:00:00')).toBe(0)
  expect(await forget('2100-01-01 00:00:00')).toBe(2)
  const left = await api.database.query('select from export_pieces where account_id = $1', [ada.account.accountId])
  expect(left).toEqual([])
  await ada.call('POST', `${ada.at}/jobs/${stopped}/retry`)
  await work(ada, stopped)
  const job = (await ada.call('GET', `${ada.at}/jobs/${stopped}`)).body.data
  expect(job).toMatchObject({ state: 'failed', reason: 'export_file_gone' })
})

test('the file lies sealed: whoever has the database alone reads nobody in it', proving('W-126.3'), async () => {
  const ada = await anAdmin(api, web)
  await aSubscriber(api, ada.account, { email: 'sealed@nord.example', firstname: 'Wilhelmina' })
  const id = await start(ada, { columns: ['email', 'firstname'] })
  await work(ada, id)
  const [row] = await api.database.query<{ sealed: Buffer }>(
    'select sealed from export_pieces where account_id = $1 and job_id = $2',
    [ada.account.accountId, id],
  )
  const sealed = (row as { sealed: Buffer }).sealed.toString('latin1')
  expect(sealed).not.toContain('sealed@nord.example')
  expect(sealed).not.toContain('Wilhelmina')
})

test('the audit log tells filter, columns and count, and no value of a person', proving('W-025.4'), async () => {
  const ada = await anAdmin(api, web)
  await aSubscriber(api, ada.account, { email: 'traced@nord.example', city: 'Ulm' })
  const query = 'filter[status]=1&filter[city]=Ulm'
  const id = await start(ada, { words: 'traced@nord', columns: ['email', 'city'] }, query)
  await work(ada, id)
  await linkOf(ada, id)
  const { data } = (await ada.call('GET', `${ada.at}/audit`)).body
  const [link, made] = data as { act: string; objectId: number; changes: Record<string, unknown> }[]
  expect(link).toMatchObject({ act: 'exports.links', objectId: id })
  expect(made).toMatchObject({
    ...{ act: 'exports.create', objectId: id },
    changes: {
      filter: [null, ['status eq 1', 'city eq', 'words']],
      columns: [null, ['email', 'city']],
      people: [null, 1],
    },
  })
  expect(JSON.stringify(data)).not.toMatch(/Ulm|traced/)
})

test('editors export no lists', async () => {
  const ada = await anAdmin(api, web)
  const ed = await web.sessionOf(await aUser(api, ada.account.accountId, { role: 'editor' }))
  const refused = await ed.call('POST', `${ada.at}/exports`, { body: { ...everybody, ...asCsv } })
  expect(refused.body).toMatchObject({ status: 403, requiredRight: 'exportLists' })
})
