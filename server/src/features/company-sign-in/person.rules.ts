import { parseEmail } from '../../platform/text/email-address.rules.ts'
import { type Language, spokenLanguage } from '../../platform/text/language.rules.ts'

interface Said {
  email?: unknown
  email_verified?: unknown
  name?: unknown
  locale?: unknown
}

/** Somebody as the provider describes them. */
export interface CompanyPerson {
  email: string
  emailKey: string
  name: string
  /** Null = it does not say, or one that we have no words in. */
  languageIso: Language | null
}

const longestName = 100

/** Null unless the provider says in so many words that the email is theirs. */
export function personOf({ email, email_verified, name, locale }: Said): CompanyPerson | null {
  if (email_verified !== true || typeof email !== 'string') return null
  const address = parseEmail(email, false)
  if (typeof address === 'string') return null
  const languageIso = spokenLanguage(typeof locale === 'string' ? locale : '')
  return { ...address, name: nameOf(name) ?? nameInEmail(address.email), languageIso }
}

function nameOf(said: unknown): string | null {
  if (typeof said !== 'string') return null
  const name = said
    .normalize('NFC')
    .replaceAll(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\s]+/gu, ' ')
    .toWellFormed()
    .trim()
  return name === '' ? null : Array.from(name).slice(0, longestName).join('').trim()
}

function nameInEmail(email: string): string {
  return email.slice(0, email.lastIndexOf('@'))
}
