import type { Permission } from './permission.rules.ts'

/** What a user is in one account. */
export const roles = ['admin', 'editor', 'author', 'analyst'] as const
export type Role = (typeof roles)[number]
/** How somebody stands in an account: as one of its members, or as a member of nothing but the L-account above it. */
export type Standing = Role | 'above'

const admins = ['admin'] as const
const editors = ['admin', 'editor'] as const
const authors = ['admin', 'editor', 'author'] as const

/** Who may do what in an account. Each route of the application names one of these; nobody may do what is not listed. */
const roleTable = {
  followAccount: roles,
  readMailings: roles,
  readStatistics: [...roles, 'above'],
  seePeople: editors,
  writeDrafts: authors,
  sendTestsToUsers: authors,
  sendTestsToSubscribers: editors,
  controlSending: editors,
  changeDesigns: editors,
  changeGroups: editors,
  importPeople: editors,
  changePeople: editors,
  deletePerson: editors,
  exportPerson: editors,
  manageOwnDrafts: authors,
  chooseWinner: editors,
  publish: editors,
  controlJobs: editors,
  reactivateRefused: admins,
  deletePeople: admins,
  exportLists: admins,
  exportPersonEverywhere: admins,
  deleteSentMailings: admins,
  changeSettings: admins,
  manageKeys: admins,
  manageDomains: admins,
  checkDomains: admins,
  manageIntegrations: admins,
  manageUsers: admins,
  grantSupport: admins,
  endSupport: admins,
  readAudit: admins,
  endAccount: admins,
  manageAccounts: admins,
} as const satisfies Record<string, readonly Standing[]>

export type Action = keyof typeof roleTable
export const actions = Object.keys(roleTable) as readonly Action[]

export function isAction(name: string): name is Action {
  return Object.hasOwn(roleTable, name)
}

export function mayDo(standing: Standing, action: Action): boolean {
  return (roleTable[action] as readonly Standing[]).includes(standing)
}

/** What somebody lacks, and whom they can ask. */
export function missingRight(action: Action): { requiredRight: Action; allowedRoles: Role[] } {
  return { requiredRight: action, allowedRoles: roles.filter((role) => mayDo(role, action)) }
}

/** Whose changes need somebody who has just signed in: a browser that was left open is not enough. */
const sensitiveActions: ReadonlySet<Action> = new Set<Action>([
  'reactivateRefused',
  'deletePeople',
  'exportLists',
  'manageDomains',
  'manageKeys',
  'manageUsers',
  'grantSupport',
  'endAccount',
])

export function isSensitive(action: Action): boolean {
  return sensitiveActions.has(action)
}

/** What use cases ask for beside it. An editor brings back only whom a user has archived. */
const permissionsOf: Record<Standing, readonly Permission[]> = {
  admin: [
    'reactivateUnsubscribed',
    'reactivateManual',
    'reactivateComplained',
    'archiveReceiveReady',
    'triggerUnknownSubscribers',
  ],
  editor: ['reactivateManual', 'archiveReceiveReady'],
  author: [],
  analyst: [],
  above: [],
}

export function permissionsOfRole(standing: Standing): ReadonlySet<Permission> {
  return new Set(permissionsOf[standing])
}

/** Whoever may send may say that somebody else's mailing is fit to be sent. */
export const approverRoles: readonly Role[] = roles.filter((role) => mayDo(role, 'controlSending'))
