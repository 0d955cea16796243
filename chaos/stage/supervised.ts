import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { closeSync, openSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'

const repository = resolve(import.meta.dirname, '../..')
const restartMs = 100

/** A process that is started again whenever it ends, as a service manager would. */
export class Supervised {
  readonly #command: string
  readonly #environment: Record<string, string>
  readonly #logFile: string
  /** Whoever interrupts a run shall not find its processes hours later. */
  readonly #end = () => void this.signal('SIGKILL')
  #child: ChildProcess | undefined
  #wanted = true
  #starts = 0

  constructor(command: string, { dir, environment, name = command }: SupervisedOptions) {
    this.#command = command
    this.#environment = environment
    this.#logFile = join(dir, `${name}.log`)
    process.once('exit', this.#end)
    this.#start()
  }

  get starts(): number {
    return this.#starts
  }

  get pid(): number | undefined {
    return this.#child?.exitCode === null && this.#child.signalCode === null ? this.#child.pid : undefined
  }

  log(): string {
    return readFileSync(this.#logFile, 'utf8')
  }

  /** False when it was not running at this moment. */
  signal(signal: NodeJS.Signals): boolean {
    return this.pid !== undefined && (this.#child as ChildProcess).kill(signal)
  }

  async stop(): Promise<void> {
    this.#wanted = false
    process.off('exit', this.#end)
    const child = this.#child
    if (this.pid === undefined || !child) return
    const ended = once(child, 'exit')
    // A stopped process would not hear that it shall end.
    child.kill('SIGCONT')
    child.kill('SIGTERM')
    const patience = setTimeout(() => child.kill('SIGKILL'), 15_000)
    await ended
    clearTimeout(patience)
  }

  #start(): void {
    if (!this.#wanted) return
    this.#starts += 1
    const output = openSync(this.#logFile, 'a')
    this.#child = spawn(process.execPath, ['server/src/main.ts', this.#command], {
      cwd: repository,
      env: this.#environment,
      stdio: ['ignore', output, output],
    })
    closeSync(output)
    this.#child.once('exit', () => setTimeout(() => this.#start(), restartMs))
  }
}

interface SupervisedOptions {
  dir: string
  environment: Record<string, string>
  name?: string
}
