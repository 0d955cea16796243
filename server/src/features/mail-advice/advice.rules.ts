import type { DeadReason } from './addresses.rules.ts'

/** What readers would stumble over. None of it keeps a mailing from leaving. */
export const adviceNames = ['deadLinks', 'deadImages', 'defaults', 'contrast', 'spam'] as const
export type AdviceName = (typeof adviceNames)[number]

export interface Finding {
  /** An address, a variable, a text, or a rule of SpamAssassin. */
  what: string
  /** Of an address: why it leads nowhere. */
  reason: DeadReason | null
  /** Of a variable: how many see its default. Of a text: its contrast. */
  figure: number | null
  /** Of a field: its name by language. */
  names: Record<string, string> | null
}

export interface Advice {
  name: AdviceName
  /** unknown = nobody could be asked. */
  verdict: 'fine' | 'warning' | 'unknown'
  /** How many of what is wrong; of the defaults, people; of spam, the score. */
  count: number
  /** The first of them. */
  findings: Finding[]
  /** Of a mailing in several languages: where that is; null = it has one, or it goes for all of them. */
  languageIso: string | null
}

const mostFindings = 10

export function adviceOf(name: AdviceName, findings: readonly Partial<Finding>[], count = findings.length): Advice {
  const whole = findings.map((finding) => ({ what: '', reason: null, figure: null, names: null, ...finding }))
  return {
    name,
    verdict: findings.length > 0 ? 'warning' : 'fine',
    count,
    findings: whole.slice(0, mostFindings),
    languageIso: null,
  }
}

/** What is fine in all languages is said once, and anything else where it is. */
export function acrossLanguages(all: readonly { languageIso: string; advice: readonly Advice[] }[]): Advice[] {
  const [main] = all
  if (!main || all.length === 1) return [...(main?.advice ?? [])]
  return main.advice.flatMap((fine) => {
    const wrong = all.flatMap(({ languageIso, advice }) =>
      advice
        .filter(({ name, verdict }) => name === fine.name && verdict !== 'fine')
        .map((one) => ({ ...one, languageIso })),
    )
    return wrong.length > 0 ? wrong : [fine]
  })
}
