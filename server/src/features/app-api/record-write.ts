import type { Reply } from '../../platform/http/route.ts'
import type { FullAccount } from '../account-setup/index.ts'
import { type Act, lockAccount } from '../accounts/index.ts'
import { actNameOf, type Changes, differences, objectOf, recordAct } from '../audit/index.ts'

type Ids = Readonly<Record<string, number>>

/** How the thing that the ids name stands; null = it is not there. */
export type Stated = (act: Act<FullAccount>, ids: Ids) => Promise<Record<string, unknown> | null>

/** What the log says of an act beside it, by its answer: how much was taken along, and by which filter. */
export type SaidInAudit = (reply: Reply, body: unknown) => Changes

interface Write {
  act: Act<FullAccount>
  ids: Ids
  body: unknown
  method: string
  path: string
}

/** Whatever changes something through the application is recorded here, in the transaction of the change. */
export async function recordWrite(
  write: Write,
  { state, said }: { state: Stated | undefined; said: SaidInAudit | undefined },
  run: () => Promise<Reply>,
): Promise<Reply> {
  const { act, ids, body, method, path } = write
  // Nobody else writes between what was and what is, or their change would stand in this entry.
  if (state) await lockAccount(act.tx)
  const before = (await state?.(act, ids)) ?? null
  const reply = await run()
  const objectId = objectOf(ids) ?? madeId(reply)
  const after = (await state?.(act, objectId === null ? ids : { ...ids, id: objectId })) ?? null
  const changes = { ...namesOf(body), ...(state && differences(before, after)), ...said?.(reply, body) }
  await recordAct(act, { act: actNameOf(method as 'POST', path), objectId, changes })
  return reply
}

function madeId({ status, body }: Reply): number | null {
  const made = (body as { data?: { id?: unknown } } | undefined)?.data?.id
  return status === 201 && typeof made === 'number' ? made : null
}

/** Of what was sent only what the members are called: values may be somebody's, or secret. */
function namesOf(body: unknown): Changes {
  if (typeof body !== 'object' || body === null) return {}
  return Object.fromEntries(Object.keys(body).map((name) => [name, null]))
}
