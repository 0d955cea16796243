import { setTimeout as sleep } from 'node:timers/promises'
import type { ToxicProxy } from '../oracle/proxy.ts'
import type { JumpingClock } from '../stage/jumping-clock.ts'
import type { Supervised } from '../stage/supervised.ts'

/** Two parts that do not hear each other for a while, or a machine that sleeps. */
export interface Cut {
  name: string
  /** Where it shows. Shorter ones are nothing out of the ordinary. */
  shortestSeconds: number
  longestSeconds: number
  /** Returns when it is over, with how often it was felt meanwhile. */
  strike(seconds: number): Promise<number>
}

export interface CutPoints {
  /** Between the first sender and PostgreSQL, the dispatcher and PostgreSQL, senders and relay, the first sender and NATS. */
  senderDatabase: ToxicProxy
  dispatcherDatabase: ToxicProxy
  relay: ToxicProxy
  senderNats: ToxicProxy
  firstSender: Supervised
  clock: JumpingClock
}

const hour = 3600

export function cutsAt(points: CutPoints): Cut[] {
  const { senderDatabase, dispatcherDatabase, relay, senderNats } = points
  return [
    { name: 'sender and PostgreSQL', shortestSeconds: 25, longestSeconds: 60, strike: blackHole(senderDatabase) },
    {
      name: 'dispatcher and PostgreSQL',
      shortestSeconds: 12,
      longestSeconds: 60,
      strike: blackHole(dispatcherDatabase),
    },
    { name: 'senders and relay', shortestSeconds: 25, longestSeconds: 60, strike: blackHole(relay) },
    { name: 'sender and NATS', shortestSeconds: 8, longestSeconds: 30, strike: blackHole(senderNats) },
    { name: 'a sleeping sender and everybody', shortestSeconds: 30, longestSeconds: 60, strike: sleepOf(points) },
  ]
}

/** Both sides keep their connection; what they say arrives when it is over. */
function blackHole(proxy: ToxicProxy): Cut['strike'] {
  return async (seconds) => {
    const before = proxy.withheld()
    proxy.poison([{ kind: 'blackhole' }])
    await sleep(1000 * seconds)
    proxy.poison([])
    return proxy.withheld() - before
  }
}

/**
 * The machine of the first sender is suspended for longer than others wait for it, and has the wrong time when it wakes up. It
 * was felt if the others have given the sender up, so that it ends when it learns of that.
 */
function sleepOf({ firstSender, senderDatabase, clock }: CutPoints): Cut['strike'] {
  return async (seconds) => {
    const { pid, starts } = firstSender
    if (pid === undefined || !firstSender.signal('SIGSTOP')) return 0
    senderDatabase.poison([{ kind: 'blackhole' }])
    await sleep(1000 * seconds)
    clock.set(starts % 2 === 0 ? hour : -hour)
    senderDatabase.poison([])
    firstSender.signal('SIGCONT')
    for (let waited = 0; firstSender.starts === starts && waited < 100; waited++) await sleep(100)
    clock.set(0)
    return firstSender.starts - starts
  }
}
