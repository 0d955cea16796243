import { closeSync, openSync, writeSync } from 'node:fs'
import { monotonicMs } from './monotonic-clock.ts'
import type { Acceptance, InjectedFault } from './oracle-log.ts'

type Untimed<T> = Omit<T, 'kind' | 'monotonicMs' | 'wallMs'>

/** The acceptances of one turn of the event loop go into the file in one write, and only then are they answered. */
export class AcceptanceLog {
  private readonly file: number
  private lines = ''
  private answers: (() => void)[] = []
  accepted = 0
  faults = 0

  constructor(path: string) {
    this.file = openSync(path, 'a')
  }

  accept(acceptances: readonly Untimed<Acceptance>[], answer: () => void): void {
    if (this.lines === '') setImmediate(() => this.write())
    for (const acceptance of acceptances) this.append({ kind: 'accepted', ...timeNow(), ...acceptance })
    this.answers.push(answer)
    this.accepted += acceptances.length
  }

  /** Written when this returns: a fault is known before it strikes. */
  fault(fault: Untimed<InjectedFault>): void {
    this.append({ kind: 'fault', ...timeNow(), ...fault })
    this.write()
    this.faults += 1
  }

  close(): void {
    this.write()
    closeSync(this.file)
  }

  private append(entry: Acceptance | InjectedFault): void {
    this.lines += `${JSON.stringify(entry)}\n`
  }

  private write(): void {
    const bytes = Buffer.from(this.lines)
    const answers = this.answers
    this.lines = ''
    this.answers = []
    for (let done = 0; done < bytes.length; ) done += writeSync(this.file, bytes, done)
    for (const answer of answers) answer()
  }
}

function timeNow() {
  return { monotonicMs: monotonicMs(), wallMs: Date.now() }
}
