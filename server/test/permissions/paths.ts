import {
  allReasons,
  archivedReason,
  create,
  type Pair,
  type PermissionName,
  permissionNames,
  type Reason,
  type Row,
  register,
  remove,
  rowAt,
  writablePairs,
  write,
} from './model.ts'

/** What a key can do to one watched channel of one subscriber; nothing here is an act of the person. */
export type Operation =
  | { kind: 'write'; to: Pair; newEmail: boolean }
  | { kind: 'changeEmail' }
  | { kind: 'deleteAndCreate'; to: Pair }
  | { kind: 'register'; force: boolean }
  | { kind: 'makeOtherChannelReady' }

/** `key` must tell apart any two states that could behave differently, hidden attributes included. */
export interface SearchState {
  pair: Pair
  key: string
}

export interface StepResult<S extends SearchState> {
  /** The state after the operation; after a refusal, whatever is left (a refused create leaves '-'). */
  state: S
  accepted: boolean
}

export type Step<S extends SearchState> = (
  state: S,
  operation: Operation,
  permissions: ReadonlySet<PermissionName>,
) => StepResult<S> | Promise<StepResult<S>>

/** `passed` holds the archived reasons the subscriber already carries into the search. */
export interface Start<S extends SearchState> {
  state: S
  passed: Iterable<Reason>
}

export interface Violation {
  permissions: PermissionName[]
  passed: Reason[]
  path: string[]
}

export interface SearchReport {
  steps: number
  states: number
  violations: Violation[]
}

interface Node<S extends SearchState> {
  state: S
  passed: ReadonlySet<Reason>
  path: string[]
}

const openedBy: Partial<Record<Reason, PermissionName>> = {
  4: 'reactivateUnsubscribed',
  6: 'reactivateManual',
  7: 'reactivateComplained',
}

export const allOperations: Operation[] = [
  ...writablePairs.flatMap((to): Operation[] => [
    { kind: 'write', to, newEmail: false },
    { kind: 'write', to, newEmail: true },
    { kind: 'deleteAndCreate', to },
  ]),
  { kind: 'changeEmail' },
  { kind: 'register', force: false },
  { kind: 'register', force: true },
  { kind: 'makeOtherChannelReady' },
]

export function subsets<T>(items: readonly T[]): Set<T>[] {
  return Array.from(
    { length: 2 ** items.length },
    (_, bits) => new Set(items.filter((_item, index) => bits & (1 << index))),
  )
}

/** Searches breadth first from all starts at once, once for each permission set. */
export async function findForbiddenPaths<S extends SearchState>(
  step: Step<S>,
  starts: Start<S>[],
  options: { depth?: number; permissionSets?: Set<PermissionName>[]; concurrency?: number } = {},
): Promise<SearchReport> {
  const report: SearchReport = { steps: 0, states: 0, violations: [] }
  for (const permissions of options.permissionSets ?? subsets(permissionNames)) {
    const seen = new Set<string>()
    let layer = starts.map(({ state, passed }) => ({ state, passed: new Set(passed), path: [state.key] })) as Node<S>[]
    layer = layer.filter((node) => isNew(seen, node))
    for (let depth = 0; depth < (options.depth ?? 4) && layer.length > 0; depth++) {
      layer = await nextLayer(step, layer, permissions, { seen, report, concurrency: options.concurrency ?? 1 })
    }
    report.states += seen.size
  }
  return report
}

async function nextLayer<S extends SearchState>(
  step: Step<S>,
  layer: Node<S>[],
  permissions: ReadonlySet<PermissionName>,
  context: { seen: Set<string>; report: SearchReport; concurrency: number },
): Promise<Node<S>[]> {
  const attempts = layer.flatMap((node) => allOperations.map((operation) => ({ node, operation })))
  const next: Node<S>[] = []
  for (let first = 0; first < attempts.length; first += context.concurrency) {
    const batch = attempts.slice(first, first + context.concurrency)
    const results = await Promise.all(batch.map(({ node, operation }) => step(node.state, operation, permissions)))
    results.forEach((result, index) => {
      const { node, operation } = batch[index] as (typeof batch)[number]
      const reached = follow(node, operation, result)
      context.report.steps++
      // What lies beyond a violation would only repeat it.
      if (isForbidden(node, operation, reached, permissions)) {
        context.report.violations.push({
          permissions: [...permissions],
          passed: [...reached.passed].sort(),
          path: reached.path,
        })
      } else if (isNew(context.seen, reached)) next.push(reached)
    })
  }
  return next
}

/** Keeps its own account of the reasons passed: the searched side's guard is what is being doubted. */
function follow<S extends SearchState>(from: Node<S>, operation: Operation, result: StepResult<S>): Node<S> {
  const passed = new Set(from.passed)
  const changesEmail = operation.kind === 'changeEmail' || (operation.kind === 'write' && operation.newEmail)
  if (result.accepted && changesEmail) passed.delete(5)
  const reason = archivedReason(result.state.pair)
  const entered = result.state.pair !== from.state.pair || operation.kind === 'deleteAndCreate'
  if (reason && entered) passed.add(reason)
  return { state: result.state, passed, path: [...from.path, `${describe(operation)} → ${result.state.key}`] }
}

function isForbidden<S extends SearchState>(
  from: Node<S>,
  operation: Operation,
  to: Node<S>,
  permissions: ReadonlySet<PermissionName>,
): boolean {
  const becameReady = to.state.pair === '1' && (from.state.pair !== '1' || operation.kind === 'deleteAndCreate')
  return becameReady && [...to.passed].some((reason) => !isOpenedBy(reason, permissions))
}

function isOpenedBy(reason: Reason, permissions: ReadonlySet<PermissionName>): boolean {
  const name = openedBy[reason]
  return name !== undefined && permissions.has(name)
}

function isNew<S extends SearchState>(seen: Set<string>, { state, passed }: Node<S>): boolean {
  const key = `${state.key}|${[...passed].sort()}`
  if (seen.has(key)) return false
  seen.add(key)
  return true
}

function describe(operation: Operation): string {
  if (operation.kind === 'write') return `write ${operation.to}${operation.newEmail ? ' with a new email' : ''}`
  if (operation.kind === 'deleteAndCreate') return `delete and create ${operation.to}`
  if (operation.kind === 'register') return operation.force ? 'register with force' : 'register'
  return operation.kind === 'changeEmail' ? 'change the email' : 'make another channel ready'
}

export interface ModelState extends SearchState {
  row: Row
  otherReady: boolean
}
export function stateOf(row: Row, otherReady: boolean): ModelState {
  const key = `${row.pair} guard[${[...row.guard].sort()}]${row.demoted ? ' demoted' : ''}${otherReady ? ' other' : ''}`
  return { pair: row.pair, key, row, otherReady }
}

/** The model as a side to search. */
export const modelStep: Step<ModelState> = (state, operation, permissions) => {
  const { row, otherReady } = state
  const done = (after: { result: string; row: Row }, other = otherReady) => ({
    state: stateOf(after.row, other),
    accepted: after.result === 'changed' || after.result === 'unchanged',
  })
  if (operation.kind === 'makeOtherChannelReady') return { state: stateOf(row, true), accepted: true }
  if (operation.kind === 'deleteAndCreate') return done(create(remove(row), operation.to, permissions), false)
  if (operation.kind === 'register') {
    const rows = new Map([[1, row], ...(otherReady ? [[2, rowAt('1')] as const] : [])])
    const { result, rows: after } = register(rows, [1], operation.force, permissions)
    return { state: stateOf(after.get(1) as Row, otherReady), accepted: result === 'ok' }
  }
  // Without a row there may be no subscriber whose address could change.
  const newEmail = operation.kind === 'changeEmail' || operation.newEmail
  if (row.pair === '-' && newEmail) return { state, accepted: false }
  return done(write(row, operation.kind === 'write' ? operation.to : row.pair, permissions, { emailChanged: newEmail }))
}

/** Every pair reached directly, with and without another channel that is ready. */
export const simpleStarts: Start<ModelState>[] = (['-', ...writablePairs] as Pair[]).flatMap((pair) =>
  [false, true].map((otherReady) => ({ state: stateOf(rowAt(pair), otherReady), passed: rowAt(pair).guard })),
)
/** The same pairs with every past they could carry. */
export const guardedStarts = simpleStarts.flatMap(({ state }) =>
  subsets(allReasons).map((past): Start<ModelState> => {
    const guard = new Set([...state.row.guard, ...past])
    const row = { pair: state.pair, guard, demoted: state.pair.startsWith('2/') }
    return { state: stateOf(row, state.otherReady), passed: guard }
  }),
)
