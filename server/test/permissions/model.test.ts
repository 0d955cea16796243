import { describe, expect, test } from 'vitest'
import {
  allReasons,
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
import {
  findForbiddenPaths,
  guardedStarts,
  type ModelState,
  modelStep,
  type Step,
  simpleStarts,
  stateOf,
  subsets,
} from './paths.ts'

// Titles carry no requirement ids on purpose: these tests check the model, not the server.

/** A: archiveReceiveReady; a: the same once demoted; U, M, C: reactivate…; g: the guard decides; m: opt-in mail. */
const matrix = `
      1    2/1  2/2  2/3  3/4  3/5  3/6  3/7  3/8
-     ok   ok+m ok   ok   ok   ok   ok   ok   ok
1     =    ok+m ok   ok   A    A    A    A    A
2/1   g    =    g    g    a    a    a    a    a
2/2   g    ok+m =    ok   a    a    a    a    a
2/3   g    ok+m ok   =    a    a    a    a    a
3/4   U    U+m  U    U    =    ok   ok   ok   ok
3/5   409  409  409  409  ok   =    ok   ok   ok
3/6   M    M+m  M    M    ok   ok   =    ok   ok
3/7   C    C+m  C    C    ok   ok   ok   =    ok
3/8   409  409  409  409  409  409  409  409  =`

const [heads, ...lines] = matrix
  .trim()
  .split('\n')
  .map((line) => line.trim().split(/\s+/))
const cells = lines.flatMap(([from, ...row]) =>
  row.map((cell, index) => ({ from: from as Pair, to: heads?.[index] as Pair, cell })),
)

const ofLetter: Record<string, PermissionName> = {
  A: 'archiveReceiveReady',
  U: 'reactivateUnsubscribed',
  M: 'reactivateManual',
  C: 'reactivateComplained',
}
const ofReason: Partial<Record<Reason, PermissionName>> = { 4: ofLetter.U, 6: ofLetter.M, 7: ofLetter.C }
const none = new Set<PermissionName>()
const all = new Set<PermissionName>(permissionNames)
const only = (...names: PermissionName[]) => new Set(names)
const allBut = (name: PermissionName) => new Set(permissionNames.filter((other) => other !== name))
const guards = subsets(allReasons)
const rowWith = (pair: Pair, guard: Reason[], demoted = false): Row => ({ pair, guard: new Set(guard), demoted })

function expectGate(row: Row, to: Pair, needed: PermissionName[]) {
  const required = [...needed].sort()
  for (const missing of required) {
    expect(write(row, to, allBut(missing))).toEqual({ result: 'forbidden', required, row, mail: false })
  }
  expect(write(row, to, only(...required))).toMatchObject({ result: 'changed', required, mail: to === '2/1' })
}

function expectGuarded(row: Row, to: Pair) {
  if (row.guard.has(5) || row.guard.has(8)) {
    expect(write(row, to, all)).toEqual({ result: 'conflict', row, mail: false })
  } else {
    expectGate(row, to, [...row.guard].map((reason) => ofReason[reason]) as PermissionName[])
  }
}

describe('the matrix of write transitions', () => {
  test('has a cell for every pair and target', () => expect(cells).toHaveLength(90))

  test.each(cells)('$from → $to is $cell', ({ from, to, cell }) => {
    const row = rowAt(from)
    const [gate, mail] = cell.split('+')
    expect(mail === 'm' || gate === 'g' || to !== '2/1' || ['=', '409'].includes(cell)).toBe(true)
    if (gate === '=') expect(write(row, to, none)).toEqual({ result: 'unchanged', row, mail: false })
    else if (gate === '409') expectGuarded(row, to)
    else if (gate === 'ok' || gate === 'g') expectGate(row, to, [])
    else if (gate === 'a') {
      expectGate(row, to, [])
      expectGate({ ...row, demoted: true }, to, ['archiveReceiveReady'])
    } else expectGate(row, to, [ofLetter[gate as string] as PermissionName])
  })

  test.each(cells.filter(({ cell }) => cell === 'g' || /^[UMC]/.test(cell)))(
    '$from → $to asks the whole guard',
    (cell) => {
      const own = rowAt(cell.from).guard
      for (const guard of guards) {
        const row = rowWith(cell.from, [...own, ...guard])
        expectGuarded(row, cell.to)
      }
    },
  )

  test('an accepted change keeps the guard and adds the archived reason entered', () => {
    expect(write(rowAt('3/4'), '1', all).row).toEqual(rowWith('1', [4]))
    expect(write(rowAt('3/7'), '3/6', none).row).toEqual(rowWith('3/6', [7, 6]))
    expect(write(rowAt('1'), '2/2', none).row).toEqual(rowWith('2/2', [], true))
    expect(write(rowWith('2/2', [], true), '2/3', none).row.demoted).toBe(true)
    expect(write(rowWith('2/2', [], true), '1', none).row.demoted).toBe(false)
  })
})

describe('detours', () => {
  test('unsubscribed by way of transactional is refused at the first step', () => {
    expect(write(rowAt('3/4'), '2/3', none).result).toBe('forbidden')
  })

  test('unsubscribed by way of register needs the permission at the write', () => {
    const pending = register(new Map([[1, rowAt('3/4')]]), [1], false, none).rows.get(1) as Row
    expect(pending.pair).toBe('2/1')
    expect(write(pending, '1', none)).toMatchObject({ result: 'forbidden', required: ['reactivateUnsubscribed'] })
    expect(write(pending, '1', only('reactivateUnsubscribed')).result).toBe('changed')
  })

  test('complained by way of manual needs both permissions', () => {
    const manual = write(rowAt('3/7'), '3/6', none).row
    expectGate(manual, '1', ['reactivateComplained', 'reactivateManual'])
  })

  test('ready by way of no opt-in cannot be archived without the permission', () => {
    const demoted = write(rowAt('1'), '2/2', none).row
    expectGate(demoted, '3/6', ['archiveReceiveReady'])
  })

  test('a hard bounce opens with a new address, in the same request or an earlier one', () => {
    expect(write(rowAt('3/5'), '1', all).result).toBe('conflict')
    expect(write(rowAt('3/5'), '1', none, { emailChanged: true })).toMatchObject({ result: 'changed', row: rowAt('1') })
    const moved = write(rowAt('3/5'), '3/5', none, { emailChanged: true })
    expect(moved).toMatchObject({ result: 'unchanged', row: rowWith('3/5', []) })
    for (const to of ['1', '2/1', '2/2', '2/3', '3/6'] as const) expectGate(moved.row, to, [])
    expectGate(rowWith('3/5', [4]), '1', ['reactivateUnsubscribed'])
    expectGate(rowWith('3/5', [4]), '2/2', [])
  })

  test('a blacklisted row stays, whatever the key holds and whatever the address', () => {
    for (const to of writablePairs.filter((pair) => pair !== '3/8')) {
      expect(write(rowAt('3/8'), to, all, { emailChanged: true }).result).toBe('conflict')
    }
  })

  test('ready set to pending sends the opt-in mail', () => {
    expect(write(rowAt('1'), '2/1', none)).toMatchObject({ result: 'changed', mail: true })
  })

  test('delete and create meets the guard of the tombstone', () => {
    expect(create(remove(rowAt('1')), '1', none).result).toBe('changed')
    for (const guard of guards.filter(({ size }) => size > 0)) {
      for (const to of ['1', '2/1', '2/2', '2/3'] as const) expectGuarded(rowWith('-', [...guard]), to)
      expect(create(guard, '3/4', none).result).toBe(guard.has(8) ? 'conflict' : 'changed')
      expect(create(guard, '3/8', none).result).toBe('changed')
    }
  })
})

describe('register', () => {
  const A = 10
  const B = 11
  const run = (a: Row, b: Row, requested: number[], force: boolean, permissions = none) => {
    const { result, rows, mailFor, mail } = register(
      new Map([
        [A, a],
        [B, b],
      ]),
      requested,
      force,
      permissions,
    )
    return [result, rows.get(A)?.pair, rows.get(B)?.pair, mail ? mailFor : 'no mail']
  }
  const unsubscribe = only('reactivateUnsubscribed')

  test.each([
    ['new', '-', '-', [B], false, none, ['ok', '-', '2/1', [B]]],
    ['ready, no force', '1', '-', [A], false, none, ['ok', '1', '-', 'no mail']],
    ['ready, force', '1', '-', [A], true, none, ['ok', '1', '-', [A]]],
    ['ready elsewhere', '1', '-', [B], false, none, ['ok', '1', '1', 'no mail']],
    ['ready elsewhere, no opt-in here', '1', '2/2', [B], false, none, ['ok', '1', '1', 'no mail']],
    ['ready elsewhere, force', '1', '-', [B], true, none, ['ok', '1', '2/1', [B]]],
    ['ready and new, force', '1', '-', [A, B], true, none, ['ok', '1', '2/1', [B]]],
    ['unsubscribed here, no permission', '1', '3/4', [B], false, none, ['ok', '1', '2/1', [B]]],
    ['unsubscribed here, permission', '1', '3/4', [B], false, unsubscribe, ['ok', '1', '1', 'no mail']],
    ['unsubscribed here, permission, force', '1', '3/4', [B], true, unsubscribe, ['ok', '1', '2/1', [B]]],
    ['bounced here, every permission', '1', '3/5', [B], false, all, ['ok', '1', '2/1', [B]]],
    ['pending elsewhere joins the mail', '2/1', '-', [B], false, none, ['ok', '2/1', '2/1', [A, B]]],
    ['unsubscribed elsewhere stays out', '3/4', '-', [B], false, none, ['ok', '3/4', '2/1', [B]]],
    ['blacklisted refuses the whole call', '1', '3/8', [A, B], true, all, ['conflict', '1', '3/8', 'no mail']],
  ] as const)('%s', (_name, a, b, requested, force, permissions, expected) => {
    expect(run(rowAt(a), rowAt(b), [...requested], force, permissions)).toEqual(expected)
  })

  test.each(['2/1', '2/2', '2/3', '3/4', '3/5', '3/6', '3/7'] as const)('a single %s becomes pending', (pair) => {
    expect(run(rowAt(pair), rowAt('-'), [A], false, all)).toEqual(['ok', '2/1', '-', [A]])
  })

  test('a ready channel does not vouch past a guard, a bounced address or a blacklist', () => {
    expect(run(rowAt('1'), rowWith('2/1', [4]), [B], false)).toEqual(['ok', '1', '2/1', [B]])
    expect(run(rowAt('1'), rowWith('3/5', []), [B], false)).toEqual(['ok', '1', '2/1', [B]])
    expect(run(rowAt('1'), rowWith('-', [8]), [B], false)).toEqual(['conflict', '1', '-', 'no mail'])
  })
})

describe('path search to depth 4', () => {
  test.each([
    ['simple', simpleStarts],
    ['guarded', guardedStarts],
  ])('no path from the %s starts reaches ready past a closed gate', async (_name, starts) => {
    const report = await findForbiddenPaths(modelStep, starts)
    expect(report.violations).toEqual([])
    expect(report.steps).toBeGreaterThan(10_000)
  })

  const forget =
    (when: (before: Row, after: Row) => boolean): Step<ModelState> =>
    async (state, operation, permissions) => {
      const result = await modelStep(state, operation, permissions)
      const { row, otherReady } = result.state
      if (!when(state.row, row)) return result
      return { ...result, state: stateOf({ ...row, guard: rowAt(row.pair).guard }, otherReady) }
    }
  const carelessRegister: Step<ModelState> = (state, operation, permissions) =>
    operation.kind === 'register' && !operation.force && state.otherReady && state.pair.startsWith('2/')
      ? { state: stateOf({ ...state.row, pair: '1' }, true), accepted: true }
      : modelStep(state, operation, permissions)

  test.each([
    ['register forgets', forget((before, after) => before.pair.startsWith('3/') && after.pair === '2/1')],
    ['a new reason hides the old', forget((before, after) => before.pair !== after.pair && /^3/.test(after.pair))],
    ['the tombstone forgets', forget((before, after) => before.pair !== '-' && after.pair === '-')],
    ['waiting forgets', forget((_before, after) => after.pair.startsWith('2/'))],
    ['register twice opens', carelessRegister],
  ])('finds the hole where %s', async (_name, step) => {
    const { violations } = await findForbiddenPaths(step, simpleStarts, { depth: 2 })
    expect(violations.length).toBeGreaterThan(0)
  })
})
