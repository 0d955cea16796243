import type { Import, ImportRules } from '../../api/records.ts'
import type { Part, PartKind } from '../../ui/equation.rules.ts'

export type Counts = NonNullable<Import['counts']>
export type Outcome = keyof Counts
export type NewPeople = ImportRules['newPeople']

/** In the order in which an import is told, with the colour of each part. */
const kinds: Record<Outcome, PartKind> = {
  created: 'good',
  updated: 'good',
  unchanged: 'waiting',
  skipped: 'waiting',
  duplicate: 'gone',
  closed: 'gone',
  invalid: 'bad',
}
const outcomes = Object.keys(kinds) as Outcome[]

export function partsOf(counts: Counts, nameOf: (outcome: Outcome) => string): (Part & { key: Outcome })[] {
  return outcomes.map((key) => ({ key, name: nameOf(key), value: counts[key], kind: kinds[key] }))
}

export function rowsSoFar(counts: Counts | null): number {
  return counts ? outcomes.reduce((sum, outcome) => sum + counts[outcome], 0) : 0
}

/** Outcomes that somebody may want to look at, those with rows. */
export function worthALook(counts: Counts): Outcome[] {
  return (['invalid', 'closed', 'duplicate'] as const).filter((outcome) => counts[outcome] > 0)
}

/** People of the list whom its group takes up: known ones, too, but nobody who is closed. */
export function enteringGroup({ created, updated, unchanged, skipped }: Counts): number {
  return created + updated + unchanged + skipped
}

/** For how many people the import would do something. */
export function peopleTouched(counts: Counts, { groupId }: Pick<ImportRules, 'groupId'>): number {
  return groupId === null ? counts.created + counts.updated : enteringGroup(counts)
}

export const steps = ['file', 'columns', 'rules', 'check', 'import'] as const
export type Step = (typeof steps)[number]

/** Where the person stands; columns and rules are both chosen before anything happens. */
export function stepOf({ stage }: Pick<Import, 'stage'>, isChoosingRules: boolean): Step {
  if (stage === 'upload' || stage === 'read' || stage === 'unreadable') return 'file'
  if (stage === 'columns' || (stage === 'checked' && isChoosingRules)) return isChoosingRules ? 'rules' : 'columns'
  return stage === 'check' || stage === 'checked' ? 'check' : 'import'
}

/** Stopped by somebody, or by a fault; it goes on by a press. */
export function haltOf({ stage, jobState }: Pick<Import, 'stage' | 'jobState'>): 'paused' | 'failed' | null {
  if (stage !== 'read' && stage !== 'check' && stage !== 'run') return null
  return jobState === 'canceled' ? 'paused' : jobState === 'failed' ? 'failed' : null
}

/** Whether somebody took the group away that the import fills, or it is a fault of ours. */
export function failureOf({ jobReason }: Pick<Import, 'jobReason'>): 'group' | 'fault' {
  return jobReason === 'group_not_found' || jobReason === 'group_locked' || jobReason === 'group_is_dynamic'
    ? 'group'
    : 'fault'
}

export const archivedStates = ['unsubscribed', 'hardBounce', 'manual', 'complained', 'blacklist'] as const

export function isArchived(newPeople: NewPeople): boolean {
  return (archivedStates as readonly string[]).includes(newPeople)
}

type Suggested = Pick<Import, 'columns' | 'preset' | 'rules'>

/** What is chosen before anybody has chosen: the careful answer everywhere. */
export function firstRules(
  { columns, preset, rules }: Suggested,
  written: Pick<ImportRules, 'dateOrder' | 'decimalSign'>,
  setUp: { channelIds: number[]; hasOptinMailing: boolean },
): ImportRules {
  if (rules) return rules
  return {
    columns: (columns ?? []).map(({ suggestion }) => suggestion),
    dateOrder: written.dateOrder,
    decimalSign: written.decimalSign,
    booleanStyle: 'any',
    newPeople: preset?.newPeople ?? (setUp.hasOptinMailing ? 'optinPending' : 'noOptin'),
    channelIds: setUp.channelIds,
    groupId: null,
    knownPeople: 'fill',
    clearsEmpty: false,
    ...{ basis: null, origin: null, reason: null, consentDate: null, consentWording: null },
  }
}

export type MissingRule = 'basis' | 'origin' | 'reason' | 'consentDate' | 'consentWording' | 'channelIds' | 'email'

/** What has to be said before the dry run can begin. */
export function missingIn(rules: ImportRules): MissingRule[] {
  const missing: MissingRule[] = []
  if (!rules.columns.includes('email')) missing.push('email')
  if (rules.channelIds.length === 0) missing.push('channelIds')
  if (isArchived(rules.newPeople)) return missing
  const asked = ['basis', 'origin', 'reason'] as const
  const consent = rules.newPeople === 'receiveReady' ? (['consentDate', 'consentWording'] as const) : []
  for (const member of [...asked, ...consent]) if (!rules[member]?.trim()) missing.push(member)
  return missing
}

/** The rules as they are sent: blanks are nothing, and what is not asked for is not told. */
export function tidied(rules: ImportRules): ImportRules {
  const said = (text: string | null) => text?.trim() || null
  const isReady = rules.newPeople === 'receiveReady'
  const writes = !isArchived(rules.newPeople)
  return {
    ...rules,
    basis: writes ? rules.basis : null,
    origin: said(rules.origin),
    reason: said(rules.reason),
    consentDate: isReady ? said(rules.consentDate) : null,
    consentWording: isReady ? said(rules.consentWording) : null,
    clearsEmpty: rules.knownPeople === 'overwrite' && rules.clearsEmpty,
  }
}
