import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { closeSync, openSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'

const repository = resolve(import.meta.dirname, '../..')
const restartMs = 100

/** A process that is started again whenever it ends, as a service manager would. */
export class Supervised {
  private readonly command: string
  private readonly environment: Record<string, string>
  private readonly logFile: string
  /** Whoever interrupts a run shall not find its processes hours later. */
  private readonly end = () => void this.signal('SIGKILL')
  private child: ChildProcess | undefined
  private wanted = true
  private startCount = 0

  constructor(command: string, { dir, environment, name = command }: SupervisedOptions) {
    this.command = command
    this.environment = environment
    this.logFile = join(dir, `${name}.log`)
    process.once('exit', this.end)
    this.start()
  }

  get starts(): number {
    return this.startCount
  }

  get pid(): number | undefined {
    return this.child?.exitCode === null && this.child.signalCode === null ? this.child.pid : undefined
  }

  log(): string {
    return readFileSync(this.logFile, 'utf8')
  }

  /** False when it was not running at this moment. */
  signal(signal: NodeJS.Signals): boolean {
    return this.pid !== undefined && (this.child as ChildProcess).kill(signal)
  }

  async stop(): Promise<void> {
    this.wanted = false
    process.off('exit', this.end)
    const child = this.child
    if (this.pid === undefined || !child) return
    const ended = once(child, 'exit')
    // A stopped process would not hear that it shall end.
    child.kill('SIGCONT')
    child.kill('SIGTERM')
    const patience = setTimeout(() => child.kill('SIGKILL'), 15_000)
    await ended
    clearTimeout(patience)
  }

  private start(): void {
    if (!this.wanted) return
    this.startCount += 1
    const output = openSync(this.logFile, 'a')
    this.child = spawn(process.execPath, ['server/src/main.ts', this.command], {
      cwd: repository,
      env: this.environment,
      stdio: ['ignore', output, output],
    })
    closeSync(output)
    this.child.once('exit', () => setTimeout(() => this.start(), restartMs))
  }
}

interface SupervisedOptions {
  dir: string
  environment: Record<string, string>
  name?: string
}
