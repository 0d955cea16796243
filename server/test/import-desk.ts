import { expect } from 'vitest'
import type { Rules } from '../src/features/imports/import.rules.ts'
import { runJob } from '../src/features/jobs/index.ts'
import { jobKinds } from '../src/processes/job-kinds.ts'
import { type AccountWishes, anAccount, type TestAccount } from './factories.ts'
import type { TestApi } from './test-api.ts'
import { aUser, type TestSession, type TestWeb } from './test-web.ts'

/** Where somebody imports lists of people. */
export interface Desk {
  api: TestApi
  web: TestWeb
  account: TestAccount
  session: TestSession
  imports: string
}

export async function aDesk(api: TestApi, web: TestWeb, wishes: AccountWishes = {}): Promise<Desk> {
  const account = await anAccount(api, wishes)
  const session = await web.sessionOf(await aUser(api, account.accountId, { role: 'editor' }))
  return { api, web, account, session, imports: `/accounts/${account.accountId}/imports` }
}

export async function upload(desk: Desk, bytes: Buffer, fileName = 'list.csv'): Promise<number> {
  const made = await desk.session.call('POST', desk.imports, { body: { fileName, fileSize: bytes.length } })
  expect(made.status).toBe(201)
  const { id } = made.body.data
  await send(desk, id, bytes, 0)
  return id
}

export async function send({ api, web, session, imports }: Desk, id: number, bytes: Buffer, offset: number) {
  const { cookie, csrfToken } = session
  const headers = { cookie, 'x-csrf-token': csrfToken, origin: new URL(api.app.config.APP_URL).origin }
  const answer = await fetch(`${web.url}/app/api${imports}/${id}/file`, {
    method: 'PATCH',
    headers: { ...headers, 'sec-fetch-site': 'same-origin', 'upload-offset': String(offset) },
    body: new Uint8Array(bytes),
  })
  return { status: answer.status, body: (await answer.json()) as { data?: { received: number }; offset?: number } }
}

/** A group as a user makes it, for people to be imported into. */
export async function aGroup({ session, account }: Desk, name: string): Promise<number> {
  const made = await session.call('POST', `/accounts/${account.accountId}/groups`, { body: { name } })
  expect(made.status).toBe(201)
  return made.body.data.id
}

/** Works off what the import waits for, as a worker does; `blocks` = it dies after so many. */
export async function work(
  { api, account }: Desk,
  id: number,
  blocks = Number.POSITIVE_INFINITY,
): Promise<'over' | 'goesOn'> {
  const { accountId, customerId } = account
  const [row] = await api.database.query<{ job_id: number }>(
    'select job_id::int from imports where account_id = $1 and id = $2',
    [accountId, id],
  )
  let done = 0
  const parts = { tenant: { accountId, customerId }, jobId: row?.job_id as number }
  return runJob(api.app, jobKinds, parts, () => ++done < blocks)
}

export const read = async ({ session, imports }: Desk, id: number) =>
  (await session.call('GET', `${imports}/${id}`)).body.data

export const step = async ({ session, imports }: Desk, id: number, name: string) =>
  expect((await session.call('POST', `${imports}/${id}/${name}`)).status).toBe(204)

export const usualRules: Omit<Rules, 'columns'> = {
  ...{ dateOrder: 'dmy', decimalSign: 'comma', newPeople: 'receiveReady', channelIds: [], knownPeople: 'fill' },
  ...{ clearsEmpty: false, basis: 'consent', origin: 'Autumn fair', reason: 'They ticked the box.' },
  ...{ consentDate: '2026-10-12', consentWording: 'Yes, write to me.', groupId: null },
}

/** Up to the end of the dry run, with the columns as they are suggested. */
export async function prepareImport(desk: Desk, text: string | Buffer, rules: Partial<Rules> = {}, fileName?: string) {
  const id = await upload(desk, Buffer.from(text as string), fileName)
  await work(desk, id)
  const found = await read(desk, id)
  expect(found).toMatchObject({ stage: 'columns', fault: null })
  const columns = found.columns.map(({ suggestion }: { suggestion: string | null }) => suggestion)
  const chosen = await desk.session.call('PUT', `${desk.imports}/${id}/rules`, {
    body: { columns, ...usualRules, ...rules },
  })
  expect([chosen.status, chosen.body]).toEqual([204, undefined])
  await step(desk, id, 'check')
  await work(desk, id)
  return { id, found, checked: await read(desk, id) }
}

export async function importAll(desk: Desk, text: string | Buffer, rules: Partial<Rules> = {}, fileName?: string) {
  const { id, checked } = await prepareImport(desk, text, rules, fileName)
  await step(desk, id, 'run')
  await work(desk, id)
  return { id, checked, done: await read(desk, id) }
}
