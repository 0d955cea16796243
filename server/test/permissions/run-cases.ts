import { isDeepStrictEqual } from 'node:util'
import type { Answer, TestApi } from '../test-api.ts'
import { type Case, describeCase, writePaths } from './cases.ts'
import { compareCase } from './compare-case.ts'
import { allKinds, allPermissions, asking, type Home, type Kind, pairOf } from './homes.ts'
import { takeSnapshots } from './snapshot.ts'

interface Subject {
  one: Case
  email: string
  id: number | null
}

const batchSize = 32
let sequence = 0

/** Runs every case against the real server, in several accounts at once, and tells each difference from the model. */
export async function runCases(api: TestApi, homes: Record<Kind, Home[]>, cases: Case[]): Promise<string[]> {
  const batches = allKinds.flatMap((kind) =>
    writePaths.flatMap((path) => chunks(cases.filter((one) => one.kind === kind && one.path === path))),
  )
  const differences: string[] = []
  const work = async (index: number) => {
    for (let batch = batches.shift(); batch; batch = batches.shift()) {
      const home = homes[(batch[0] as Case).kind][index] as Home
      differences.push(...(await runBatch(api, home, batch)))
    }
  }
  await Promise.all(homes.plain.map((_, index) => work(index)))
  return differences
}

function chunks(cases: Case[]): Case[][] {
  return Array.from({ length: Math.ceil(cases.length / batchSize) }, (_, i) =>
    cases.slice(i * batchSize, (i + 1) * batchSize),
  )
}

/** Writers of one account wait for each other, each with a connection of the pool in its hand. */
async function fewAtOnce<T, R>(items: T[], work: (item: T) => Promise<R>): Promise<R[]> {
  const results: R[] = []
  for (let first = 0; first < items.length; first += 3)
    results.push(...(await Promise.all(items.slice(first, first + 3).map(work))))
  return results
}

async function runBatch(api: TestApi, home: Home, batch: Case[]): Promise<string[]> {
  const subjects = await fewAtOnce(batch, (one) => arrange(api, home, one))
  // Times are kept to the second: whatever is written from here on shows.
  api.clock.advance(2000)
  const differences = await deleteFirst(api, home, subjects)
  const emails = subjects.map(({ email }) => email)
  const before = await takeSnapshots(api, home, emails)
  const answers = await fewAtOnce(subjects, (subject) => act(api, home, subject))
  const after = await takeSnapshots(api, home, emails)
  for (const [i, one] of batch.entries()) {
    const seen = { before: before[i], after: after[i], answer: answers[i] } as Parameters<typeof compareCase>[2]
    differences.push(...compareCase(home, one, seen).map((text) => `${describeCase(one)}: ${text}`))
  }
  return differences
}

/** Creates the subscriber in its first state; without one, at most a record that is in another channel. */
async function arrange(api: TestApi, home: Home, one: Case): Promise<Subject> {
  const email = `case.${++sequence}@example.com`
  const elsewhere = home.other === null ? [] : [{ id: home.other, ...pairOf('2/2') }]
  const isAbsent = one.from === '-' && (one.path === 'create' || home.kind === 'plain')
  if (isAbsent) return { one, email, id: null }
  const standing = one.from === '-' ? { channels: [] } : asking(home, one.from)
  const body = { email, firstname: 'Before', ...standing }
  if ('channels' in body) body.channels = [...(body.channels as object[]), ...elsewhere]
  const answer = await api.call('POST', '/subscribers', { key: home.keyFor(allPermissions), body })
  if (answer.status !== 201) throw new Error(`could not arrange ${describeCase(one)}: ${answer.text}`)
  return { one, email, id: answer.body.data.id }
}

/** POST needs a free address: while it is taken the call is refused and changes nothing; then the record is deleted. */
async function deleteFirst(api: TestApi, home: Home, subjects: Subject[]): Promise<string[]> {
  const taken = subjects.filter(({ one, id }) => one.path === 'create' && id !== null)
  const emails = taken.map(({ email }) => email)
  const before = await takeSnapshots(api, home, emails)
  const refused = await fewAtOnce(taken, (subject) => act(api, home, subject))
  const after = await takeSnapshots(api, home, emails)
  const deleted = await fewAtOnce(taken, ({ id }) =>
    api.call('DELETE', `/subscribers/${id}`, { key: home.keyFor(allPermissions) }),
  )
  return taken.flatMap(({ one, id }, i) => {
    const { status, body } = refused[i] as Answer
    const named = status === 409 && body.code === 'subscriber_exists' && body.subscriberId === id
    const isFine = named && isDeepStrictEqual(before[i], after[i]) && deleted[i]?.status === 204
    return isFine ? [] : [`${describeCase(one)}: POST of a taken address answered ${status} or changed something`]
  })
}

function act(api: TestApi, home: Home, { one, email, id }: Subject): Promise<Answer> {
  // Other data travels along, so that a refusal that saves half of the request is seen.
  const data = one.from === one.to && one.path !== 'create' ? {} : { firstname: 'After' }
  const body = { ...data, ...asking(home, one.to) }
  const key = home.keyFor(one.permissions)
  const query = home.kind === 'channels' ? '?include=channels' : ''
  if (one.path === 'create') return api.call('POST', `/subscribers${query}`, { key, body: { email, ...body } })
  if (one.path === 'upsert') return api.call('POST', `/subscribers/upsert${query}`, { key, body: { email, ...body } })
  if (one.path === 'update') return api.call('PUT', `/subscribers/${id}${query}`, { key, body })
  return api.call('PUT', `/subscribers/multiple${query}`, { key, body: { subscribers: [{ id, ...body }] } })
}
