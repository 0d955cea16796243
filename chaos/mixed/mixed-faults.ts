import { setTimeout as sleep } from 'node:timers/promises'
import { pauseRun, resumeRun } from '../../server/src/features/runs/index.ts'
import type { DeliveryStage } from '../delivery/delivery-stage.ts'
import type { ScheduledFault } from '../delivery/fault-schedule.ts'
import type { JumpingClock } from '../stage/jumping-clock.ts'
import type { Stage } from '../stage/stage.ts'
import type { Supervised } from '../stage/supervised.ts'
import { untilDone } from './cancel-runs.ts'

const stopMs = 25_000

interface Surroundings {
  api: Supervised
  clock: JumpingClock
  /** Off for the whole run when false. */
  hasNats: boolean
  startAndCancel(): Promise<unknown>
}

/** Everything that may go wrong around a run whose relay can be asked. */
export function faultsOfRecord(
  { engines }: Pick<Stage, 'engines'>,
  delivery: DeliveryStage,
  { api, clock, hasNats, startAndCancel }: Surroundings,
): ScheduledFault[] {
  const { senders, dispatcher, postfix, proxy } = delivery
  const poisoned = (name: string, toxic: Parameters<NonNullable<typeof proxy>['poison']>[0][number], ms: number) =>
    fault(name, 2, async () => {
      proxy?.poison([toxic])
      await sleep(ms)
      proxy?.poison([])
    })
  return [
    ...senders.map((sender, i) => fault(`kill -9 sender ${i + 1}`, 4, async () => sender.signal('SIGKILL'))),
    fault('terminate sender 1', 2, async () => senders[0]?.signal('SIGTERM')),
    fault('stop sender 2 beyond its silence, then continue', 1, () => freeze(senders[1])),
    fault('kill -9 dispatcher', 2, async () => dispatcher.signal('SIGKILL')),
    fault('kill -9 API', 2, async () => api.signal('SIGKILL')),
    ...(hasNats ? faultsOfNats(engines) : []),
    ...clockJumps(clock),
    fault('kill -9 PostgreSQL', 2, () => engines.kill('postgres').then(() => engines.start('postgres'))),
    fault('kill -9 Postfix', 2, async () => {
      await postfix?.kill()
      await postfix?.start()
    }),
    fault('pause and resume', 2, () => pauseFor(delivery, 1500)),
    fault('start another run and cancel it', 3, startAndCancel),
    poisoned('reset connections to the relay', { kind: 'reset' }, 300),
    poisoned('lose replies after the dot', { kind: 'dropReplyAfterDot', every: 3 }, 1500),
    poisoned('slow network', { kind: 'latency', ms: 150 }, 2000),
    poisoned('cut in mid-body', { kind: 'stopAfterBytes', bytes: 5000 }, 500),
  ]
}

function faultsOfNats(engines: Stage['engines']): ScheduledFault[] {
  return [
    fault('kill -9 NATS', 1, () => engines.kill('nats').then(() => engines.start('nats'))),
    fault('wipe NATS', 1, () => engines.wipeNats().then(() => engines.start('nats'))),
  ]
}

const hour = 3600
const week = 7 * 24 * hour

/** Each jump lasts until the next one, over everything that happens between. */
export function clockJumps(clock: JumpingClock): ScheduledFault[] {
  return [hour, -hour, week, -week, 1, -1].map((seconds) =>
    fault(`set a clock ${Math.abs(seconds)} s ${seconds < 0 ? 'back' : 'ahead'}`, 0.5, async () => clock.set(seconds)),
  )
}

export function fault(name: string, weight: number, strike: () => Promise<unknown>): ScheduledFault {
  return { name, weight, strike: async () => void (await strike()) }
}

/** Longer than others wait for a silent sender: when it goes on, its work belongs to them. */
async function freeze(sender: Supervised | undefined): Promise<void> {
  const { pid } = sender ?? {}
  if (!sender?.signal('SIGSTOP')) return
  await sleep(stopMs)
  if (sender.pid === pid) sender.signal('SIGCONT')
}

async function pauseFor({ db, account, run }: DeliveryStage, ms: number): Promise<void> {
  const change = (work: typeof resumeRun) => untilDone(() => db.transaction(account, (tx) => work({ tx }, run.runId)))
  await change((act, id) => pauseRun(act, id, 'chaos'))
  await sleep(ms)
  await change(resumeRun)
}
