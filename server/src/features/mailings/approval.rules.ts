import { createHash } from 'node:crypto'
import type { ApprovalDemand } from '../accounts/index.ts'
import { type Content, contentHash } from './content.rules.ts'
import { isStanding, type Mailing } from './mailing.rules.ts'

/** Whether a mailing leaves only after somebody else has approved it. */
export function needsApproval(demand: ApprovalDemand, type: Mailing['type']): boolean {
  return demand === 'all' || (demand === 'standard' && !isStanding(type))
}

/** Of all that an approval is about, but for the time: another content in any language, audience or sender has another one. */
export function fingerprint(
  { channelId, groupIds, excludedGroupIds, purpose, birthdayHour, welcomeDays, welcomesCreated, subjectTest }: Mailing,
  contents: readonly Content[],
): string {
  const sets = [groupIds, excludedGroupIds].map((ids) => ids.toSorted((a, b) => a - b))
  const parts = [
    ...contents.map((content) => contentHash(content).toString('hex')),
    channelId,
    ...sets,
    purpose,
    birthdayHour,
    ...(welcomeDays > 0 || welcomesCreated ? [welcomeDays, welcomesCreated] : []),
    ...(subjectTest ? [subjectTest] : []),
  ]
  return createHash('sha256').update(JSON.stringify(parts)).digest('hex')
}

export const approvalStates = ['none', 'waiting', 'approved', 'sentBack', 'void'] as const
export type ApprovalState = (typeof approvalStates)[number]

/** How a request stands to what the mailing is now. What was sent back stays so, however it was changed. */
export function approvalStateOf(
  request: { fingerprint: string; isApproved: boolean | null } | undefined,
  current: string,
): ApprovalState {
  if (!request) return 'none'
  if (request.isApproved === false) return 'sentBack'
  if (request.fingerprint !== current) return 'void'
  return request.isApproved ? 'approved' : 'waiting'
}
