import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { closeSync, existsSync, mkdtempSync, openSync, readSync, rmSync } from 'node:fs'
import { freePort } from '../../chaos/stage/free-port.ts'
import { startPostfix } from '../../tools/services/postfix.ts'
import { waitUntil } from '../../tools/services/process-control.ts'
import type { Audience } from '../audience.ts'
import { Cleanup } from '../cleanup.ts'
import type { BenchDatabase } from '../database.ts'
import { connections } from '../engine-processes.ts'
import { type MailSlice, type MailSource, type SliceSettings, sliceInTurn } from '../mail-slices.ts'
import { newsletterSource } from './newsletter-source.ts'
import type { ReadyMail } from './ready-mail.ts'
import { openStation } from './station.ts'

const generator = '/usr/sbin/smtp-source'

export const canRunPostfix = existsSync('/usr/sbin/postfix') && existsSync(generator) && process.getuid?.() === 0

/** The product and Postfix's own generator in C into one Postfix, which throws everything away after queueing it. */
export async function racePostfix(
  database: BenchDatabase,
  audience: Audience,
  mail: ReadyMail,
  settings: SliceSettings,
): Promise<Record<'product' | 'generator' | 'twin', MailSlice[]>> {
  const cleanup = new Cleanup()
  const dir = cleanup.later(mkdtempSync('/var/tmp/postrider-bench-postfix-'), (path) =>
    rmSync(path, { recursive: true }),
  )
  try {
    const postfix = cleanup.later(await startPostfix({ dir, port: await freePort() }), (instance) => instance.stop())
    const { port } = postfix
    const relay = { relayPort: port, relayLog: postfix.logFile }
    const station = cleanup.later(await openStation(database, { senders: 1, ...relay }), ({ close }) => close())
    const log = new PostfixLog(postfix.logFile)
    const count = async () => log.read().taken
    const sources = {
      product: newsletterSource('product into Postfix', station, audience, count),
      generator: generatorSource('smtp-source', port, mail, count),
      twin: generatorSource('smtp-source, again', port, mail, count),
    }
    for (const source of Object.values(sources)) drainAfterwards(source, log)
    return await sliceInTurn(sources, settings)
  } finally {
    await cleanup.run()
  }
}

/** What is left in the queue would be delivered in the time of the next. */
function drainAfterwards(source: MailSource, log: PostfixLog): void {
  const { stop } = source
  source.stop = async () => {
    await stop()
    await waitUntil('an empty queue', () => log.read().removed >= log.taken, 120)
  }
}

function generatorSource(name: string, port: number, { textFile }: ReadyMail, count: MailSource['count']): MailSource {
  let stop = async () => {}
  return {
    name,
    pids: [],
    count,
    start: async () => {
      const addresses = ['-f', 'bounce@versandhaus.example', '-t', 'person.1@example.com']
      const amount = ['-d', '-s', String(connections), '-m', '1000000000', '-F', textFile]
      const child = spawn(generator, [...amount, ...addresses, `127.0.0.1:${port}`], { stdio: 'ignore' })
      const ended = once(child, 'exit')
      stop = async () => {
        child.kill('SIGTERM')
        await ended
      }
    },
    stop: () => stop(),
  }
}

/** Counts from its log what Postfix has queued, which a mail broken off before its dot never is, and what has left. */
class PostfixLog {
  taken = 0
  removed = 0
  private readonly file: string
  private readonly buffer = Buffer.alloc(1 << 20)
  private position = 0
  private rest = ''

  constructor(file: string) {
    this.file = file
  }

  read(): this {
    const fd = openSync(this.file, 'r')
    for (;;) {
      const bytes = readSync(fd, this.buffer, 0, this.buffer.length, this.position)
      if (bytes === 0) break
      this.position += bytes
      const lines = (this.rest + this.buffer.toString('latin1', 0, bytes)).split('\n')
      this.rest = lines.pop() as string
      for (const line of lines) {
        if (line.endsWith('(queue active)')) this.taken += 1
        else if (line.endsWith(': removed')) this.removed += 1
      }
    }
    closeSync(fd)
    return this
  }
}
