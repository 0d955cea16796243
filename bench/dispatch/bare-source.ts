import { fork } from 'node:child_process'
import { once } from 'node:events'
import { resolve } from 'node:path'
import type { MailSource } from '../mail-slices.ts'
import type { Sink } from '../sink/build-sink.ts'
import type { ReadyMail } from './ready-mail.ts'

export interface BareSource extends MailSource {
  end(): void
}

const program = resolve(import.meta.dirname, '../bare-sender.ts')

/** A nodemailer pool in a process of its own: ready-made mails, or built and signed one by one. */
export async function startBareSource(
  name: string,
  sink: Sink,
  { mailFile, keyFile }: ReadyMail,
  { signed }: { signed: boolean },
): Promise<BareSource> {
  const child = fork(program, [String(sink.port), mailFile, ...(signed ? [keyFile] : [])])
  await once(child, 'message')
  return {
    name,
    pids: [child.pid as number],
    count: sink.count,
    start: async () => void child.send('start'),
    stop: async () => {
      const stopped = once(child, 'message')
      child.send('stop')
      await stopped
    },
    end: () => child.disconnect(),
  }
}
