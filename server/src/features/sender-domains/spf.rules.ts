/** The answers about every name that an SPF record leads to. */
export type SpfAnswers = ReadonlyMap<string, readonly string[]>

export interface SpfFinding {
  lookups: number
  /** Whether the record lets the wanted domain's senders send. */
  includes: boolean
  /** What makes receivers give up on the record. */
  fault: string | null
}

/** RFC 7208 allows no more, and receivers count. */
export const lookupLimit = 10

interface Term {
  qualifier: string
  name: string
  target: string
}

const leadingTerms = ['include', 'redirect']
const askingTerms = [...leadingTerms, 'a', 'mx', 'ptr', 'exists']
const terms = [...askingTerms, 'all', 'ip4', 'ip6']

export function spfRecordsIn(texts: readonly string[]): string[] {
  return texts.filter((text) => /^v=spf1( |$)/i.test(text))
}

/** The names whose own records take part. */
export function spfTargets(record: string): string[] {
  return termsOf(record)
    .filter(({ name, target }) => leadingTerms.includes(name) && !target.includes('%'))
    .map(({ target }) => target)
}

/** Follows the record at `name` as a receiver would. */
export function followSpf(answers: SpfAnswers, name: string, wanted: string): SpfFinding {
  const finding: SpfFinding = { lookups: 0, includes: false, fault: null }

  function follow(at: string, { grants }: { grants: boolean }): void {
    const records = spfRecordsIn(answers.get(at) ?? [])
    if (records.length !== 1) finding.fault ??= `${at} has ${records.length === 0 ? 'no' : 'more than one'} SPF record`
    else for (const term of termsOf(records[0] as string)) evaluate(term, at, { grants })
  }

  function evaluate({ qualifier, name: term, target }: Term, at: string, { grants }: { grants: boolean }): void {
    if (!terms.includes(term)) finding.fault ??= `${at} has the unknown mechanism ${term}`
    if (term === 'all' && qualifier === '+') finding.fault ??= `${at} lets everybody send (+all)`
    if (askingTerms.includes(term) && ++finding.lookups > lookupLimit) return
    if (!leadingTerms.includes(term)) return
    const passes = grants && qualifier === '+'
    if (passes && target === wanted) finding.includes = true
    // What stands behind a macro differs from mail to mail.
    if (!target.includes('%')) follow(target, { grants: passes })
  }

  follow(name, { grants: true })
  if (finding.lookups > lookupLimit)
    finding.fault = `it takes more than ${lookupLimit} DNS look-ups, so receivers reject it as a whole`
  return finding
}

/** In the order of evaluation: nothing counts behind `all`, and a redirect only where there is no `all`. */
function termsOf(record: string): Term[] {
  const words = record.toLowerCase().trim().split(/ +/).slice(1)
  const isModifier = (word: string) => /^[a-z][\w.-]*=/.test(word)
  const mechanisms = words.filter((word) => !isModifier(word)).map(readMechanism)
  const all = mechanisms.findIndex(({ name }) => name === 'all')
  if (all >= 0) return mechanisms.slice(0, all + 1)
  const redirect = words.find((word) => word.startsWith('redirect='))
  return redirect
    ? [...mechanisms, { qualifier: '+', name: 'redirect', target: withoutDot(redirect.slice(9)) }]
    : mechanisms
}

function readMechanism(word: string): Term {
  const [, qualifier, name = '', target = ''] = /^([+?~-]?)([^:/]*):?(.*)$/.exec(word) ?? []
  return { qualifier: qualifier || '+', name, target: withoutDot(target) }
}

function withoutDot(name: string): string {
  return name.replace(/\.$/, '')
}
