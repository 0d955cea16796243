import type { Role } from '../accounts/role.rules.ts'

export interface OpenInvitation {
  accountId: number
  customerId: number
  id: number
  role: Role
  languageIso: string
}

/** What is known of somebody whose email the provider has verified. */
export interface Known {
  /** The user whom this subject is, or else the one with this email. */
  user: { id: number; accessVersion: number; isThisSubject: boolean; hasOtherSubject: boolean; works: boolean } | null
  invitations: readonly OpenInvitation[]
  /** Where newcomers with this domain begin. */
  home: { accountId: number; customerId: number } | null
}

export interface Joining {
  accountId: number
  customerId: number
  role: Role
  /** Null = by the domain of the email. */
  invitationId: number | null
  /** What whoever invited them thought they read. */
  languageIso: string | null
}

export type Admission =
  | { kind: 'refuse' }
  | { kind: 'enter'; userId: number; mustLink: boolean }
  /** A user who works nowhere, or somebody new, becomes a member. */
  | { kind: 'join'; userId: number | null; mustLink: boolean; joinings: readonly Joining[] }

/** The smallest role there is: newcomers by domain read mailings and numbers, and see nobody. */
export const roleOfNewcomers: Role = 'analyst'

/**
 * Members and whoever was invited may enter, and newcomers with a bound domain. Who was removed everywhere stays so until they are
 * invited again, whatever their domain; nobody becomes an admin by it.
 */
export function decideAdmission({ user, invitations, home }: Known): Admission {
  // Else whoever gets an email that belonged to somebody else at the company would become them.
  if (user && !user.isThisSubject && user.hasOtherSubject) return { kind: 'refuse' }
  const mustLink = !user?.isThisSubject
  if (user?.works) return { kind: 'enter', userId: user.id, mustLink }
  const userId = user?.id ?? null
  const accepted = invitations.filter(({ role }) => role !== 'admin').map(byInvitation)
  if (accepted.length > 0) return { kind: 'join', userId, mustLink, joinings: accepted }
  if (user || !home) return { kind: 'refuse' }
  return { kind: 'join', userId, mustLink, joinings: [byDomain(home)] }
}

function byDomain({ accountId, customerId }: NonNullable<Known['home']>): Joining {
  return { accountId, customerId, role: roleOfNewcomers, invitationId: null, languageIso: null }
}

function byInvitation({ accountId, customerId, role, id, languageIso }: OpenInvitation): Joining {
  return { accountId, customerId, role, invitationId: id, languageIso }
}
