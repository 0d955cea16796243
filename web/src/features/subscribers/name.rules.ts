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

/** de-AT is Austrian German, to who reads English; what nobody knows stays as it is. */
export function languageName(iso: string, language: string): string {
  try {
    return new Intl.DisplayNames([language], { type: 'language' }).of(iso) ?? iso
  } catch {
    return iso
  }
}
