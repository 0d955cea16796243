import { describe, expect, test } from 'vitest'
import type { Permission } from '../accounts/index.ts'
import { allStates, guardOf, isArchived, type Standing, type State, stateOf } from '../subscribers/status.rules.ts'
import { demandOfWrite, isReleased, release, type WriteDemand } from './write-permission.rules.ts'

const holding = (held: Permission[]) => (permission: Permission) => held.includes(permission)

/** `A` archiveReceiveReady · `U` `M` `C` reactivate… · `a` A once demoted · `g` what the guard says · `=` nothing to do. */
const table = `
      1    2/1  2/2  2/3  3/4  3/5  3/6  3/7  3/8
-     ok   ok   ok   ok   ok   ok   ok   ok   ok
1     =    ok   ok   ok   A    A    A    A    A
2/1   g    =    g    g    a    a    a    a    a
2/2   g    ok   =    ok   a    a    a    a    a
2/3   g    ok   ok   =    a    a    a    a    a
3/4   U    U    U    U    =    ok   ok   ok   ok
3/5   no   no   no   no   ok   =    ok   ok   ok
3/6   M    M    M    M    ok   ok   =    ok   ok
3/7   C    C    C    C    ok   ok   ok   =    ok
3/8   no   no   no   no   no   no   no   no   =`

const [heads, ...lines] = table
  .trim()
  .split('\n')
  .map((line) => line.trim().split(/\s+/))
const cells = lines.flatMap(([from, ...row]) =>
  row.map((cell, i) => ({ from: from as string, to: (heads as string[])[i] as string, cell })),
)
const letters: Record<string, Permission> = {
  A: 'archiveReceiveReady',
  U: 'reactivateUnsubscribed',
  M: 'reactivateManual',
  C: 'reactivateComplained',
}

const stateAt = (pair: string): State | null => {
  if (pair === '-') return null
  const [status, addition] = pair.split('/').map(Number)
  return stateOf(status, addition) as State
}
const standingAt = (pair: string, more: Partial<Standing> = {}): Standing => {
  const state = stateAt(pair)
  return { state, guard: state && isArchived(state) ? guardOf(state) : 0, demoted: false, ...more }
}
const demand = (from: Standing, to: string): WriteDemand => demandOfWrite(from, stateAt(to) as State)

describe('the table of writes', () => {
  test('has 90 cells', () => expect(cells).toHaveLength(90))

  test.each(cells)('$from → $to: $cell', ({ from, to, cell }) => {
    const letter = letters[cell]
    if (letter) expect(demand(standingAt(from), to)).toEqual([letter])
    else if (cell === '=') expect(demand(standingAt(from), to)).toBe('unchanged')
    else expect(demand(standingAt(from), to)).toEqual(cell === 'no' ? 'never' : [])
    if (cell === 'a') expect(demand(standingAt(from, { demoted: true }), to)).toEqual(['archiveReceiveReady'])
    if (cell === 'g') {
      const guard = guardOf('unsubscribed', 'complained')
      expect(demand(standingAt(from, { guard }), to)).toEqual([letters.U, letters.C])
      expect(demand(standingAt(from, { guard: guardOf('hardBounce') }), to)).toBe('never')
      expect(demand(standingAt(from, { guard: guardOf('blacklist') }), to)).toBe('never')
    }
  })

  test.each(['3/4', '3/6', '3/7'])('out of %s every reason passed before counts too', (from) => {
    const guard = guardOf('unsubscribed', 'manual', 'complained')
    for (const to of ['1', '2/1', '2/2', '2/3'])
      expect(demand(standingAt(from, { guard }), to)).toEqual([letters.U, letters.M, letters.C])
    expect(demand(standingAt(from, { guard: guard | guardOf('hardBounce') }), '1')).toBe('never')
  })
})

describe('a bounced address that was replaced stands as if no opt-in had been asked for', () => {
  const freed = standingAt('3/5', { guard: 0 })
  test.each(['1', '2/1', '2/2', '2/3', '3/4', '3/6', '3/7', '3/8'])('to %s', (to) => {
    expect(demand(freed, to)).toEqual([])
  })
  test('older reasons still guard the way to ready', () => {
    expect(demand({ ...freed, guard: guardOf('unsubscribed') }, '1')).toEqual([letters.U])
    expect(demand({ ...freed, guard: guardOf('unsubscribed') }, '2/2')).toEqual([])
  })
})

describe('a new record of a suppressed address', () => {
  test.each(['1', '2/1', '2/2', '2/3'])('to %s needs what the tombstone says', (to) => {
    expect(demand(standingAt('-', { guard: guardOf('unsubscribed', 'manual') }), to)).toEqual([letters.U, letters.M])
    expect(demand(standingAt('-', { guard: guardOf('hardBounce') }), to)).toBe('never')
  })
  test('may be archived freely, but a blacklisted one only blacklisted', () => {
    expect(demand(standingAt('-', { guard: guardOf('complained') }), '3/4')).toEqual([])
    expect(demand(standingAt('-', { guard: guardOf('blacklist') }), '3/4')).toBe('never')
    expect(demand(standingAt('-', { guard: guardOf('blacklist') }), '3/8')).toEqual([])
  })
})

describe('release', () => {
  test('asks for the permission of each reason', () => {
    expect(release(0)).toEqual([])
    expect(release(guardOf('manual', 'complained'))).toEqual([letters.M, letters.C])
  })
  test('is met only by all of them', () => {
    const guard = guardOf('unsubscribed', 'manual')
    expect(isReleased(guard, holding(['reactivateUnsubscribed', 'reactivateManual']))).toBe(true)
    expect(isReleased(guard, holding(['reactivateUnsubscribed', 'reactivateComplained']))).toBe(false)
    expect(isReleased(guardOf('blacklist'), holding(Object.values(letters)))).toBe(false)
  })
  test('no state stands outside the table', () => expect(allStates).toHaveLength((heads as string[]).length))
})
