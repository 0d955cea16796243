/**
 * A second reading of the status rules, written from the specification alone.
 * It imports nothing from the server, so that an error in one cannot hide in the other.
 */
export type Pair = '-' | '1' | '2/1' | '2/2' | '2/3' | '3/4' | '3/5' | '3/6' | '3/7' | '3/8'
export type Reason = 4 | 5 | 6 | 7 | 8

export const writablePairs = ['1', '2/1', '2/2', '2/3', '3/4', '3/5', '3/6', '3/7', '3/8'] as const satisfies Pair[]
export const allReasons = [4, 5, 6, 7, 8] as const satisfies Reason[]
export const permissionNames = [
  'archiveReceiveReady',
  'reactivateComplained',
  'reactivateManual',
  'reactivateUnsubscribed',
  'triggerUnknownSubscribers',
] as const
export type PermissionName = (typeof permissionNames)[number]
type Held = ReadonlySet<PermissionName>

/** One subscriber in one channel, or the single status of an account without channels. */
export interface Row {
  pair: Pair
  guard: Set<Reason>
  demoted: boolean
}

export interface WriteResult {
  /** Speaks of the status only: a new address alone is 'unchanged', though it may shrink the guard. */
  result: 'unchanged' | 'changed' | 'forbidden' | 'conflict'
  /** Everything the change needs, held or not; absent where nothing changes or nothing helps. */
  required?: PermissionName[]
  row: Row
  mail: boolean
}

export interface RegisterResult {
  result: 'ok' | 'conflict'
  rows: Map<number, Row>
  mail: boolean
  mailFor: number[]
}

const reactivation: Partial<Record<Reason, PermissionName>> = {
  4: 'reactivateUnsubscribed',
  6: 'reactivateManual',
  7: 'reactivateComplained',
}

/** A row as it stands after reaching the pair directly, with nothing before it. */
export function rowAt(pair: Pair): Row {
  const reason = archivedReason(pair)
  return { pair, guard: new Set(reason ? [reason] : []), demoted: false }
}

export function write(row: Row, to: Pair, permissions: Held, options: { emailChanged?: boolean } = {}): WriteResult {
  if (to === '-') throw new RangeError('A write cannot remove a row.')
  const current = options.emailChanged ? { ...row, guard: without(row.guard, 5) } : row
  if (to === row.pair) return { result: 'unchanged', row: current, mail: false }
  const needed = archivedReason(to) ? neededToArchive(current, to) : neededToOpen(current, to)
  if (needed === 'never') return { result: 'conflict', row, mail: false }
  const required = [...needed].sort()
  if (!required.every((name) => permissions.has(name))) return { result: 'forbidden', required, row, mail: false }
  return { result: 'changed', required, row: enter(current, to), mail: to === '2/1' }
}

/** What stays in the tombstone when the subscriber is deleted. */
export function remove(row: Row): Set<Reason> {
  return new Set(row.guard)
}

export function create(tombstoneGuard: ReadonlySet<Reason>, to: Pair, permissions: Held): WriteResult {
  return write({ pair: '-', guard: new Set(tombstoneGuard), demoted: false }, to, permissions)
}

/** An account without channels is one with a single channel. */
export function register(
  rows: ReadonlyMap<number, Row>,
  requested: number[],
  force: boolean,
  permissions: Held,
): RegisterResult {
  const asked = [...new Set(requested)].map((id) => ({ id, row: rows.get(id) ?? rowAt('-') }))
  if (asked.some(({ row }) => row.pair === '3/8' || row.guard.has(8))) {
    return { result: 'conflict', rows: new Map(rows), mail: false, mailFor: [] }
  }
  const anyReady = [...rows.values()].some((row) => row.pair === '1')
  const after = new Map(rows)
  const pending = new Set<number>()
  for (const { id, row } of asked) {
    if (row.pair === '1') continue
    const to = anyReady && !force && isVouchedFor(row, permissions) ? '1' : '2/1'
    if (to === '2/1') pending.add(id)
    after.set(id, enter(row, to))
  }
  if (!anyReady) for (const [id, row] of rows) if (row.pair === '2/1') pending.add(id)
  const mail = force || pending.size > 0
  // A forced mail to channels that are all ready confirms nothing new, yet it still speaks of them.
  const covered = pending.size > 0 || !force ? [...pending] : asked.map(({ id }) => id)
  return { result: 'ok', rows: after, mail, mailFor: covered.sort((a, b) => a - b) }
}

/** A ready channel elsewhere opens this one only where a write by the same key could. */
function isVouchedFor(row: Row, permissions: Held): boolean {
  if (row.pair === '3/5') return false
  const needed = reactivationOf(row)
  return needed !== 'never' && needed.every((name) => permissions.has(name))
}

function neededToArchive(row: Row, to: Pair): PermissionName[] | 'never' {
  if (row.pair === '3/8') return 'never'
  if (row.pair === '-') return row.guard.has(8) && to !== '3/8' ? 'never' : []
  if (row.pair === '1') return ['archiveReceiveReady']
  return row.demoted && (isWaiting(row.pair) || isFreedBounce(row)) ? ['archiveReceiveReady'] : []
}

function neededToOpen(row: Row, to: Pair): PermissionName[] | 'never' {
  if (row.pair === '1') return []
  const movesFreely = row.pair === '2/2' || row.pair === '2/3' || isFreedBounce(row)
  return movesFreely && to !== '1' ? [] : reactivationOf(row)
}

function reactivationOf(row: Row): PermissionName[] | 'never' {
  const own = isFreedBounce(row) ? undefined : archivedReason(row.pair)
  const passed = new Set(own ? [...row.guard, own] : row.guard)
  if (passed.has(5) || passed.has(8)) return 'never'
  return [...passed].flatMap((reason) => reactivation[reason] ?? [])
}

function enter(row: Row, to: Pair): Row {
  const reason = archivedReason(to)
  const demoted = isWaiting(to) && (row.pair === '1' || (isWaiting(row.pair) && row.demoted))
  return { pair: to, guard: new Set(reason ? [...row.guard, reason] : row.guard), demoted }
}

/** The address that bounced has been replaced since. */
const isFreedBounce = (row: Row): boolean => row.pair === '3/5' && !row.guard.has(5)
const isWaiting = (pair: Pair): boolean => pair.startsWith('2/')
const without = (guard: Set<Reason>, gone: Reason) => new Set([...guard].filter((reason) => reason !== gone))

export function archivedReason(pair: Pair): Reason | undefined {
  return pair.startsWith('3/') ? (Number(pair.slice(2)) as Reason) : undefined
}
