import type { Answer, TestApi } from '../test-api.ts'
import { asking, type Home, pairOf } from './homes.ts'
import type { PermissionName } from './model.ts'
import type { Operation } from './paths.ts'
import { rowIn, type Snapshot } from './snapshot.ts'

/** A subscriber, or a free address, on the real server. */
export interface Subject {
  home: Home
  email: string
  snapshot: Snapshot
}

type Way = () => Promise<Answer>
let sequence = 0
export const freshEmail = () => `path.${++sequence}@example.com`

/** Does it through the API; a refusal is repeated by every other write path, because one of them could be the hole. */
export async function apply(
  api: TestApi,
  subject: Subject,
  operation: Operation,
  permissions: ReadonlySet<PermissionName>,
): Promise<boolean> {
  const { home, snapshot } = subject
  const key = home.keyFor(permissions)
  const id = snapshot.record?.id
  if (operation.kind === 'makeOtherChannelReady') {
    if (home.other === null) return true
    const channels = [{ id: home.other, ...pairOf('1') }]
    return anyAccepts([post(api, key, '/subscribers/upsert', { email: subject.email, channels })])
  }
  if (operation.kind === 'register') {
    const channelIds = home.other === null ? undefined : [home.watched]
    const body = { email: subject.email, forceOptIn: operation.force, channelIds }
    return anyAccepts([post(api, key, '/subscribers/register', body)])
  }
  if (operation.kind === 'deleteAndCreate') {
    if (id) await api.call('DELETE', `/subscribers/${id}`, { key })
    return anyAccepts(waysToCreate(api, key, { email: subject.email, ...asking(home, operation.to) }))
  }
  const wanted = operation.kind === 'write' ? asking(home, operation.to) : {}
  const newEmail = operation.kind === 'changeEmail' || operation.newEmail
  if (newEmail) return moveTo(freshEmail())
  const body = { email: subject.email, ...wanted }
  return anyAccepts(id ? waysToUpdate(api, key, id, body) : waysToCreate(api, key, body))

  async function moveTo(email: string): Promise<boolean> {
    // Without a row there may be no subscriber whose address could change.
    if (!id || rowIn(snapshot, home.watched).pair === '-') return false
    const accepted = await anyAccepts(waysToUpdate(api, key, id, wanted, { email }))
    if (accepted) subject.email = email
    return accepted
  }
}

function waysToCreate(api: TestApi, key: string, body: object): Way[] {
  return [post(api, key, '/subscribers', body), post(api, key, '/subscribers/upsert', body)]
}

/** With `moved` the address itself changes, which upsert cannot ask for. */
function waysToUpdate(
  api: TestApi,
  key: string,
  id: number,
  body: { email?: string },
  moved?: { email: string },
): Way[] {
  const { email: _, ...rest } = body
  const change = { ...rest, ...moved }
  return [
    () => api.call('PUT', `/subscribers/${id}`, { key, body: change }),
    async () => {
      const answer = await api.call('PUT', '/subscribers/multiple', { key, body: { subscribers: [{ id, ...change }] } })
      const [item] = answer.body.data
      return item.result === 'failed' ? { ...answer, status: item.error.status } : answer
    },
    ...(moved ? [] : [post(api, key, '/subscribers/upsert', body)]),
  ]
}

function post(api: TestApi, key: string, path: string, body: object): Way {
  return () => api.call('POST', path, { key, body })
}

async function anyAccepts(ways: Way[]): Promise<boolean> {
  for (const way of ways) {
    const { status, text } = await way()
    if (status === 200 || status === 201) return true
    if (status !== 403 && status !== 409) throw new Error(`unexpected answer ${status}: ${text}`)
  }
  return false
}
