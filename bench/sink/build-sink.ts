import { execFileSync, spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

export interface Sink {
  port: number
  pid: number
  /** Mails taken so far. */
  count(): Promise<number>
  stop(): Promise<void>
}

/** An SMTP server that keeps nothing; see sink.c. Needs a C compiler. */
export async function startSink({ port = 0, delayMs = 0 } = {}): Promise<Sink> {
  const program = buildSink()
  const counter = `${program}-${process.pid}-${performance.now()}.count`
  const child = spawn(program, ['-p', String(port), '-d', String(delayMs), '-c', counter], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const ended = once(child, 'exit')
  const started = await Promise.race([once(child.stdout, 'data'), ended.then(() => undefined)])
  if (!started) throw new Error('the sink ended by itself')
  child.stdout.resume()
  return {
    port: Number(/^port=(\d+)/.exec(String(started[0]))?.[1]),
    pid: child.pid as number,
    count: async () => Number((await readFile(counter)).readBigUInt64LE()),
    stop: async () => {
      child.kill('SIGTERM')
      await ended
      rmSync(counter, { force: true })
    },
  }
}

/** Compiles the program unless one of the same source is there already; returns its path. */
function buildSink(): string {
  const sources = ['sink.c', 'conversation.c', 'conversation.h'].map((name) => join(import.meta.dirname, name))
  const hash = createHash('sha256')
  for (const source of sources) hash.update(readFileSync(source))
  const dir = join(tmpdir(), `postrider-sink-${process.getuid?.()}-${hash.digest('hex').slice(0, 12)}`)
  const program = join(dir, 'sink')
  if (existsSync(program)) return program
  mkdirSync(dir, { recursive: true, mode: 0o700 })
  // Under another name first: whoever builds at the same time must never start half a program.
  const unfinished = `${program}-${process.pid}`
  execFileSync('cc', ['-O2', '-std=gnu17', '-Wall', '-Wextra', '-o', unfinished, ...sources.slice(0, 2)])
  renameSync(unfinished, program)
  return program
}
