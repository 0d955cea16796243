export const scopes = ['articles', 'subscribers'] as const
export type Scope = (typeof scopes)[number]
