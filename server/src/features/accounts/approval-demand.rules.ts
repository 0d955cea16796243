/** Which mailings leave only after another user has approved them. */
export const approvalDemands = ['off', 'standard', 'all'] as const
export type ApprovalDemand = (typeof approvalDemands)[number]

/** Somebody asks, and somebody else answers. */
export const fewestApprovers = 2
