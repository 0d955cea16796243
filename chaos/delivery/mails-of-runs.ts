import { createMailTokens } from '../../server/src/features/assembly/index.ts'
import type { OracleLog } from '../oracle/oracle-log.ts'

/** The part of a log that belongs to each run, told by its Message-IDs; under `null` what names no run of ours. */
export function mailsOfRuns(log: OracleLog, secret: string): Map<number | null, OracleLog> {
  const tokens = createMailTokens(secret)
  const runOf = (messageId: string | null) => tokens.decodeMessageId(messageId ?? '')?.runId ?? null
  const groups = Map.groupBy(log.acceptances, ({ messageId }) => runOf(messageId))
  return new Map([...groups].map(([runId, acceptances]) => [runId, { acceptances, faults: [] }]))
}
