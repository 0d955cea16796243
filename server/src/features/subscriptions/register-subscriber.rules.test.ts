import { describe, expect, test } from 'vitest'
import type { Permission } from '../accounts/index.ts'
import { type ArchivedState, guardOf, isArchived, type Standing, type State } from '../subscribers/status.rules.ts'
import { planRegistration } from './register-subscriber.rules.ts'

const A = 10
const B = 11
const C = 12
const none = new Set<Permission>()
const every = new Set<Permission>(['reactivateUnsubscribed', 'reactivateManual', 'reactivateComplained'])
const only = (permission: Permission) => new Set([permission])

const at = (state: State, ...past: ArchivedState[]): Standing => ({
  state,
  guard: guardOf(...past, ...(isArchived(state) ? [state] : [])),
  demoted: false,
})

function plan(
  standings: Record<number, Standing>,
  requested: number[],
  forceOptIn = false,
  permissions: Set<Permission> = none,
  inherited = 0,
) {
  return planRegistration({
    standings: new Map(Object.entries(standings).map(([id, standing]) => [Number(id), standing])),
    inheritedGuard: () => inherited,
    requested,
    forceOptIn,
    may: (permission) => permissions.has(permission),
  })
}
const planned = (activate: number[], setPending: number[], optInFor = setPending) => ({
  outcome: 'planned',
  activate,
  setPending,
  optInFor,
})
const ready = at('receiveReady')

describe('one channel', () => {
  test('rule 2: a new person is asked', () => expect(plan({}, [A])).toEqual(planned([], [A])))

  test.each<State>(['noOptin', 'transaction', 'unsubscribed', 'hardBounce', 'manual', 'complained'])(
    'rule 4: %s is asked, whatever the key may do',
    (state) => {
      expect(plan({ [A]: at(state) }, [A])).toEqual(planned([], [A]))
      expect(plan({ [A]: at(state) }, [A], false, every)).toEqual(planned([], [A]))
      expect(plan({ [A]: at(state) }, [A], true)).toEqual(planned([], [A]))
    },
  )
  test('rule 4: who is waiting is asked again', () => {
    expect(plan({ [A]: at('optinPending') }, [A])).toEqual(planned([], [A]))
  })
  test('who is ready is left alone', () => expect(plan({ [A]: ready }, [A])).toEqual(planned([], [])))
  test('rule 5: who is ready is asked when forced, and stays ready', () => {
    expect(plan({ [A]: ready }, [A], true)).toEqual(planned([], [], [A]))
  })
  test.each([false, true])('a blacklisted person is refused (force: %s)', (force) => {
    expect(plan({ [A]: at('blacklist') }, [A], force, every)).toEqual({ outcome: 'blacklisted' })
    expect(plan({ [A]: at('optinPending', 'blacklist') }, [A], force)).toEqual({ outcome: 'blacklisted' })
    expect(plan({}, [A], force, none, guardOf('blacklist'))).toEqual({ outcome: 'blacklisted' })
  })
})

describe('another channel is ready', () => {
  test.each<State>(['optinPending', 'noOptin', 'transaction'])('rule 3: %s becomes ready unasked', (state) => {
    expect(plan({ [A]: ready, [B]: at(state) }, [B])).toEqual(planned([B], []))
  })
  test('rule 3: so does a channel not joined yet', () => expect(plan({ [A]: ready }, [B])).toEqual(planned([B], [])))
  test('rule 5 comes before rule 3', () => expect(plan({ [A]: ready }, [B], true)).toEqual(planned([], [B])))
  test('rule 5: the mail covers what waits for it, not what is ready', () => {
    expect(plan({ [A]: ready }, [A, B], true)).toEqual(planned([], [B]))
  })

  test.each<[State, Permission]>([
    ['unsubscribed', 'reactivateUnsubscribed'],
    ['manual', 'reactivateManual'],
    ['complained', 'reactivateComplained'],
  ])('%s opens only for a key with %s', (state, permission) => {
    const standings = { [A]: ready, [B]: at(state) }
    const others = new Set([...every].filter((name) => name !== permission))
    expect(plan(standings, [B], false, only(permission))).toEqual(planned([B], []))
    expect(plan(standings, [B], false, others)).toEqual(planned([], [B]))
    expect(plan(standings, [B], true, only(permission))).toEqual(planned([], [B]))
  })
  test('a bounced channel must answer a mail, whatever the key may do', () => {
    expect(plan({ [A]: ready, [B]: at('hardBounce') }, [B], false, every)).toEqual(planned([], [B]))
    expect(plan({ [A]: ready, [B]: { ...at('hardBounce'), guard: 0 } }, [B], false, every)).toEqual(planned([], [B]))
  })
  test('a past guards the channel although it waits again, or was deleted', () => {
    expect(plan({ [A]: ready, [B]: at('optinPending', 'unsubscribed') }, [B])).toEqual(planned([], [B]))
    expect(plan({ [A]: ready }, [B], false, none, guardOf('unsubscribed'))).toEqual(planned([], [B]))
    expect(plan({ [A]: ready }, [B], false, every, guardOf('unsubscribed'))).toEqual(planned([B], []))
  })
  test('one blacklisted channel refuses the whole request', () => {
    expect(plan({ [A]: ready, [B]: at('blacklist') }, [A, B])).toEqual({ outcome: 'blacklisted' })
  })
  test('a blacklisted channel that was not asked for does not', () => {
    expect(plan({ [A]: ready, [B]: at('blacklist') }, [C])).toEqual(planned([C], []))
  })
  test('a waiting channel that was not asked for is not in the mail', () => {
    expect(plan({ [A]: ready, [B]: at('optinPending') }, [C], true)).toEqual(planned([], [C]))
  })
})

describe('no channel is ready', () => {
  test('rule 4: channels already waiting join the mail', () => {
    expect(plan({ [A]: at('optinPending') }, [B])).toEqual(planned([], [B], [A, B]))
  })
  test.each<State>(['unsubscribed', 'noOptin', 'transaction', 'blacklist', 'hardBounce'])(
    'a stored channel in %s stays out',
    (state) => expect(plan({ [A]: at(state) }, [B])).toEqual(planned([], [B])),
  )
})
