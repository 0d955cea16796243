interface Named {
  firstname: string | null
  lastname: string | null
}

/** First and last name, as far as they are known. */
export function nameOf({ firstname, lastname }: Named): string | null {
  return [firstname, lastname].filter(Boolean).join(' ') || null
}

interface Translated {
  id: number
  translations: Record<string, { name: string }>
}

/** In the language of the page, else in any there is. */
export function channelName({ id, translations }: Translated, language: string): string {
  return (translations[language] ?? Object.values(translations)[0])?.name ?? `#${id}`
}
