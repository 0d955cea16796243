import { type Language, languageOf } from '../../platform/text/language.rules.ts'
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

export function textsOf(languageIso: string): LanguageTexts {
  return texts[languageOf(languageIso)]
}
