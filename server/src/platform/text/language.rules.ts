/** Those we have words of our own in. */
export const languages = ['de', 'en'] as const

export type Language = (typeof languages)[number]

/** English for everybody we have no words for. */
export function languageOf(languageIso: string): Language {
  return spokenLanguage(languageIso) ?? 'en'
}

/** Of a tag such as `de-AT`; null = we have no words for it. */
export function spokenLanguage(tag: string): Language | null {
  const [, first = ''] = /^([a-z]{2})(?:-|$)/i.exec(tag.trim()) ?? []
  return languages.find((language) => language === first.toLowerCase()) ?? null
}
