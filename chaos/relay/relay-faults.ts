import { execFileSync } from 'node:child_process'
import { appendFileSync, mkdirSync, rmSync, statSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import type { PrivatePostfix } from '../../tools/services/postfix.ts'
import { sendSignal, waitUntil } from '../../tools/services/process-control.ts'
import type { DeliveryStage } from '../delivery/delivery-stage.ts'

/** What hangs at the relay; begins when `begin` resolves, and ends with what it returns. */
export interface RelayFault {
  name: string
  /** Longer than it takes to settle such a doubt where nothing is proven; only then a clean run says something. */
  seconds: number
  begin(delivery: DeliveryStage, postfix: PrivatePostfix): Promise<() => Promise<void>>
}

export const hungDaemons: RelayFault = {
  name: 'daemons of the relay hang',
  // Of most mails the log has the header, and of such a mail a minute of patience was the rule.
  seconds: 80,
  begin: async (_delivery, postfix) => {
    const pids = postfix.daemons('smtpd')
    for (const pid of pids) sendSignal(pid, 'SIGSTOP')
    // Senders write what they have been asked for; the kernel keeps it for the daemons.
    await sleep(1000)
    return async () => {
      for (const pid of pids) sendSignal(pid, 'SIGCONT')
    }
  },
}

/** The log daemon writes nothing more after a failure, so whoever makes room has to reload Postfix as well. */
export const fullLogDisk: RelayFault = {
  name: "the disk of the relay's log is full",
  seconds: 20,
  begin: async (_delivery, postfix) => {
    const filler = join(dirname(postfix.logFile), 'filler')
    fill(filler)
    await untilStill(postfix.logFile)
    return async () => {
      rmSync(filler)
      await postfix.reload()
    }
  },
}

/** A disk of its own for a log; returns its file. */
export function mountLogDisk(dir: string): { logFile: string; unmount: () => void } {
  const disk = join(dir, 'log')
  mkdirSync(disk)
  execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=64m,mode=755', 'tmpfs', disk])
  return { logFile: join(disk, 'mail.log'), unmount: () => execFileSync('umount', [disk]) }
}

function fill(filler: string): void {
  for (const size of [1 << 20, 4096])
    try {
      for (;;) appendFileSync(filler, Buffer.alloc(size))
    } catch {
      // No room is left for so much.
    }
}

/** While mail flows, a log that does not grow for a second stands still. */
async function untilStill(logFile: string): Promise<void> {
  let size = -1
  await waitUntil('a log that stands still', async () => {
    const before = size
    size = statSync(logFile).size
    await sleep(1000)
    return statSync(logFile).size === size && before !== -1
  })
}
