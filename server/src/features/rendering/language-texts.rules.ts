import { type Language, languageOf } from '../../platform/text/language.rules.ts'
import type { OwnTexts, Salutations } from '../accounts/own-rules.rules.ts'
/** What one language says; gender texts by genderId. */
export interface LanguageTexts {
  salutation: Readonly<Record<number, string>>
  formalSalutation: Readonly<Record<number, string>>
  yes: string
  no: string
  decimalMark: string
  date(year: string, month: string, day: string): string
}

const dotted = (year: string, month: string, day: string): string => `${day}.${month}.${year}`
const dashed = (year: string, month: string, day: string): string => `${year}-${month}-${day}`

// biome-ignore format: one line per language
const texts: Record<Language, LanguageTexts> = {
  de: { salutation: { 1: 'Herr', 2: 'Frau' }, formalSalutation: { 1: 'Sehr geehrter Herr', 2: 'Sehr geehrte Frau' }, yes: 'Ja', no: 'Nein', decimalMark: ',', date: dotted },
  en: { salutation: { 1: 'Mr.', 2: 'Ms.' }, formalSalutation: { 1: 'Dear Mr.', 2: 'Dear Ms.' }, yes: 'Yes', no: 'No', decimalMark: '.', date: dashed },
}

/** An account says it otherwise in the languages it has texts of its own for. */
export function textsOf(languageIso: string, own: Salutations = {}): LanguageTexts {
  const shipped = texts[languageOf(languageIso)]
  const ours = Object.hasOwn(own, languageIso) ? own[languageIso] : undefined
  if (!ours) return shipped
  return { ...shipped, salutation: byGender(ours.salutation), formalSalutation: byGender(ours.formalSalutation) }
}

/** Blank ones are not there, so that they cannot be replaced. */
function byGender(said: readonly string[]): Record<number, string> {
  return Object.fromEntries(said.map((text, i) => [i + 1, text]).filter(([, text]) => String(text).trim() !== ''))
}

/** What is said in these languages, by whoever set it. */
export function salutationsIn(languages: readonly string[], own: Salutations): Salutations {
  return Object.fromEntries(languages.map((language) => [language, said(textsOf(language, own))]))
}

function said({ salutation, formalSalutation }: LanguageTexts): OwnTexts {
  const three = (by: Readonly<Record<number, string>>) => [by[1] ?? '', by[2] ?? '', by[3] ?? ''] as const
  return { salutation: three(salutation), formalSalutation: three(formalSalutation) }
}
