import { createReadStream } from 'node:fs'
import { createInterface } from 'node:readline'
import type { FaultAction, FaultPoint } from './fault-rule.rules.ts'

interface LogEntry {
  monotonicMs: number
  wallMs: number
  connection: number
}

/** One mail for one recipient that the oracle has taken over. */
export interface Acceptance extends LogEntry {
  kind: 'accepted'
  messageId: string | null
  recipient: string
  sender: string
  /** The personal token in the body; several different ones are joined by `+`, so that they equal nobody's. */
  token: string | null
  bodySha256: string
  /** Of the Postfix that brought the mail; null when the sender came directly. */
  queueId: string | null
  /** False when an injected fault kept the reply from the sender. */
  answered: boolean
}

/** A fault that was injected, with the recipients of the mail it struck. */
export interface InjectedFault extends LogEntry {
  kind: 'fault'
  at: FaultPoint
  recipients: string[]
  delayMs: number
  action: FaultAction | null
  /** True when it left the sender of a complete mail without knowledge of its fate. */
  leavesInDoubt: boolean
}

export interface OracleLog {
  acceptances: Acceptance[]
  faults: InjectedFault[]
}

/** Several logs are read as one: oracles of one run may stand side by side. */
export async function readOracleLogs(files: readonly string[]): Promise<OracleLog> {
  const log: OracleLog = { acceptances: [], faults: [] }
  for (const file of files)
    for await (const line of createInterface({ input: createReadStream(file) })) {
      const entry = JSON.parse(line) as Acceptance | InjectedFault
      if (entry.kind === 'accepted') log.acceptances.push(entry)
      else log.faults.push(entry)
    }
  return log
}
