import type { TestApi } from '../test-api.ts'
import { allPermissions, type Home } from './homes.ts'
import { apply, freshEmail, type Subject } from './live-operations.ts'
import type { PermissionName } from './model.ts'
import {
  type ModelState,
  modelStep,
  type Operation,
  type SearchState,
  type Start,
  type StepResult,
  simpleStarts,
  stateOf,
} from './paths.ts'
import { rowIn, type Snapshot, takeSnapshots } from './snapshot.ts'

export interface LiveState extends SearchState {
  model: ModelState
  /** How a further subscriber gets here: from nothing, by operations the server accepted before. */
  recipe: { operation: Operation; permissions: ReadonlySet<PermissionName> }[]
}

type Held = ReadonlySet<PermissionName>

/**
 * The real server as a side to search; every step is compared with the model's. The subscriber a step leaves behind
 * serves the next step that starts from the state it is in.
 */
export function liveSide(api: TestApi, homes: Home[]) {
  const idle = new Map<string, Subject[]>()
  const differences: string[] = []
  let turn = 0

  async function step(state: LiveState, operation: Operation, permissions: Held): Promise<StepResult<LiveState>> {
    const subject = idle.get(state.key)?.pop() ?? (await rebuild(state))
    const accepted = await apply(api, subject, operation, permissions)
    const reached = await look(subject)
    const hasOthers = subject.home.other !== null || operation.kind !== 'makeOtherChannelReady'
    const expected = hasOthers
      ? await modelStep(state.model, operation, permissions)
      : { state: state.model, accepted: true }
    if (expected.accepted !== accepted || expected.state.key !== reached.key) {
      const said = (is: boolean) => (is ? 'accepted' : 'refused')
      differences.push(
        `${state.key}, ${JSON.stringify(operation)} with [${[...permissions]}]: ${said(accepted)}, now ${reached.key}; ` +
          `the model: ${said(expected.accepted)}, ${expected.state.key}`,
      )
    }
    keep(reached.key, subject)
    const recipe = [...state.recipe, { operation, permissions }]
    return { state: { pair: reached.pair, key: reached.key, model: reached, recipe }, accepted }
  }

  async function rebuild({ key, recipe }: LiveState): Promise<Subject> {
    const subject = { home: homes[turn++ % homes.length] as Home, email: freshEmail(), snapshot: {} as Snapshot }
    let state = await look(subject)
    for (const { operation, permissions } of recipe) {
      await apply(api, subject, operation, permissions)
      state = await look(subject)
    }
    if (state.key !== key) throw new Error(`the way to ${key} led to ${state.key} this time`)
    return subject
  }

  async function look(subject: Subject): Promise<ModelState> {
    subject.snapshot = (await takeSnapshots(api, subject.home, [subject.email]))[0] as Snapshot
    const { watched, other } = subject.home
    return stateOf(rowIn(subject.snapshot, watched), other !== null && rowIn(subject.snapshot, other).pair === '1')
  }

  function keep(key: string, subject: Subject): void {
    // A long history makes every further look at it slower.
    if (subject.snapshot.consent.length > 20) return
    const others = idle.get(key)
    if (others) others.push(subject)
    else idle.set(key, [subject])
  }

  return { step, differences, starts: () => liveStarts(homes[0] as Home) }
}

/** Every pair reached directly, as in the model; a ready channel elsewhere only where there are channels. */
function liveStarts({ other }: Home): Start<LiveState>[] {
  return simpleStarts
    .filter(({ state }) => other !== null || !state.otherReady)
    .map(({ state, passed }) => {
      const operations: Operation[] = [
        ...(state.pair === '-' ? [] : [{ kind: 'write', to: state.pair, newEmail: false } as const]),
        ...(state.otherReady ? [{ kind: 'makeOtherChannelReady' } as const] : []),
      ]
      const recipe = operations.map((operation) => ({ operation, permissions: allPermissions }))
      return { state: { pair: state.pair, key: state.key, model: state, recipe }, passed }
    })
}
