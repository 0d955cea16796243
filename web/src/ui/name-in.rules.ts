type Translations = Readonly<Record<string, { name: string }>>

/** The name in the language of the page, else in any. */
export function nameIn(translations: Translations, language: string): string {
  const found = translations[language] ?? translations[language.split('-')[0] as string]
  return (found ?? Object.values(translations)[0])?.name ?? ''
}
