/** What was answered about `_dmarc.` in front of this domain. */
export interface DmarcAnswer {
  domain: string
  records: readonly string[]
}
export type DmarcPolicy = 'none' | 'quarantine' | 'reject'
export type DmarcFinding =
  | { kind: 'none' }
  | { kind: 'fault'; problem: string }
  | { kind: 'policy'; domain: string; record: string; policy: DmarcPolicy }

const policies: readonly DmarcPolicy[] = ['none', 'quarantine', 'reject']

/** The domains to ask about, in the order of RFC 9989's tree walk: at most eight, up to the top. */
export function treeWalk(domain: string): string[] {
  const labels = domain.split('.')
  const parents = labels.slice(labels.length < 8 ? 1 : -7)
  return [domain, ...parents.map((_, i) => parents.slice(i).join('.'))]
}

/** A record that says whether it stands at a public suffix ends the walk. */
export function endsWalk(answer: DmarcAnswer): boolean {
  const psd = tagsOf(recordOf(answer) ?? '').get('psd')
  return psd === 'y' || psd === 'n'
}

/** The policy receivers apply to mail from `domain`; `answers` are those of the tree walk, from `domain` upward. */
export function findDmarcPolicy(domain: string, answers: readonly DmarcAnswer[]): DmarcFinding {
  const ambiguous = answers.find((answer) => dmarcRecordsIn(answer.records).length > 1)
  const applied = appliedAnswer(domain, answers)
  if (!applied && ambiguous)
    return { kind: 'fault', problem: `_dmarc.${ambiguous.domain} has more than one DMARC record` }
  if (!applied) return { kind: 'none' }
  const record = recordOf(applied) as string
  const tags = tagsOf(record)
  // `np` is for names that do not exist; a domain with published keys does.
  const policy = ((applied.domain === domain ? undefined : tags.get('sp')) ?? tags.get('p') ?? 'none') as DmarcPolicy
  if (!policies.includes(policy))
    return { kind: 'fault', problem: `the policy ${policy} is none of ${policies.join(', ')}` }
  return { kind: 'policy', domain: applied.domain, record, policy }
}

function appliedAnswer(domain: string, answers: readonly DmarcAnswer[]): DmarcAnswer | undefined {
  const valid = answers.filter((answer) => recordOf(answer) !== null)
  const own = valid.find((answer) => answer.domain === domain)
  const highest = valid.at(-1)
  if (own || !highest || !isPublicSuffix(highest)) return own ?? highest
  // Below a public suffix the organisation's own record comes first.
  const depth = highest.domain.split('.').length + 1
  const organisation = domain.split('.').slice(-depth).join('.')
  return valid.find((answer) => answer.domain === organisation) ?? highest
}

function isPublicSuffix(answer: DmarcAnswer): boolean {
  return tagsOf(recordOf(answer) as string).get('psd') === 'y'
}

/** Receivers ignore all of several records. */
function recordOf({ records }: DmarcAnswer): string | null {
  const found = dmarcRecordsIn(records)
  return found.length === 1 ? (found[0] as string) : null
}

function dmarcRecordsIn(records: readonly string[]): string[] {
  return records.filter((record) => /^v\s*=\s*DMARC1\s*(;|$)/.test(record))
}

/** Tags of RFC 7489 that are gone (pct, rf, ri) are read and have no effect. */
function tagsOf(record: string): Map<string, string> {
  const pairs = record.split(';').map((tag) => tag.split('=', 2).map((part) => part.trim().toLowerCase()))
  return new Map(pairs.filter((pair): pair is [string, string] => pair.length === 2))
}
