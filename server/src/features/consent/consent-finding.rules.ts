import { stateOf } from '../subscribers/status.rules.ts'

/** How a person stands in a channel, and the last step of the ledger there. */
export interface Standing {
  subscriberId: number
  channelId: number
  status: number
  statusAddition: number | null
  /** Null = the ledger knows of none. */
  entry: number | null
  toState: string | null
}

/** What somebody changed beside the ledger. */
export type Finding = { subscriberId: number; channelId: number; entry: number | null } & (
  | { kind: 'statusChanged'; ledger: string | null; row: string | null }
  | { kind: 'evidenceMissing' }
)

export function contradictionOf({ status, statusAddition, toState, ...where }: Standing): Finding | null {
  const row = stateOf(status, statusAddition) ?? null
  if (row !== null && row === toState) return null
  const { subscriberId, channelId, entry } = where
  return { kind: 'statusChanged', subscriberId, channelId, entry, ledger: toState, row }
}

export function findingText(finding: Finding): string {
  const { subscriberId, channelId, entry } = finding
  const where = `subscriber ${subscriberId}, channel ${channelId}, ${entry === null ? 'no entry' : `entry ${entry}`}`
  return finding.kind === 'evidenceMissing'
    ? `${where}: its evidence is missing, and the person was not erased`
    : `${where}: the ledger says ${finding.ledger ?? 'nothing'}, the status is ${finding.row ?? 'none'}`
}
