import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout as sleep } from 'node:timers/promises'

const computingMs = 10
// A server that only answers is let in before the others even on a busy machine, so this one computes like a real one.
const program = `
  const compute = () => {
    const before = process.cpuUsage()
    for (;;) {
      const { user, system } = process.cpuUsage(before)
      if (user + system >= ${computingMs * 1000}) return
    }
  }
  require('node:http').createServer((_, response) => { compute(); response.end() })
    .listen(0, '127.0.0.1', function () { console.log(this.address().port) })`
const everyMs = 200
/** A machine on which every tenth answer takes longer than this, of which most is computed, is busy. */
const quietMs = 25

/** The control of every time that is judged: how soon a server answers that computes a little, beside the run. */
export class IdleServer {
  private readonly child: ChildProcess
  private readonly asking: Promise<void>
  private readonly answersMs: number[] = []
  private isWanted = true

  static async start(): Promise<IdleServer> {
    const child = spawn(process.execPath, ['--eval', program], { stdio: ['ignore', 'pipe', 'ignore'] })
    const [port] = (await once(child.stdout, 'data')) as [Buffer]
    return new IdleServer(child, Number(port))
  }

  private constructor(child: ChildProcess, port: number) {
    this.child = child
    this.asking = this.ask(`http://127.0.0.1:${port}/`)
  }

  get isQuiet(): boolean {
    return this.mostMs() <= quietMs
  }

  get answers(): string {
    return `beside it 90 % of the answers of a server that computes ${computingMs} ms took ≤ ${this.mostMs().toFixed(0)} ms`
  }

  /** In a sample a time that a busy machine may have caused is printed and not judged; a full run needs a quiet one. */
  judgeTime({ sample }: { sample: boolean }, passed: boolean, text: string): { passed: boolean; text: string } {
    if (passed || !sample || this.isQuiet) return { passed, text: `${text}; ${this.answers}` }
    return { passed: true, text: `${text}: not judged, ${this.answers}` }
  }

  async stop(): Promise<void> {
    this.isWanted = false
    await this.asking
    this.child.kill('SIGKILL')
  }

  private mostMs(): number {
    const sorted = this.answersMs.toSorted((a, b) => a - b)
    return sorted[Math.floor(sorted.length * 0.9)] ?? Number.POSITIVE_INFINITY
  }

  private async ask(url: string): Promise<void> {
    while (this.isWanted) {
      const askedAt = performance.now()
      await fetch(url).then((answer) => answer.arrayBuffer())
      this.answersMs.push(performance.now() - askedAt)
      await sleep(everyMs)
    }
  }
}
