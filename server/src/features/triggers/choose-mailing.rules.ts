export interface LanguageWish {
  /** What the request says; null = nothing. */
  requested: string | null
  ofSubscriber: string | null
  ofAccount: string
}

/** The mailing in the language asked for, and no other; without one the person's language, the account's, the only one. */
export function chooseMailing<M extends { languageIso: string }>(
  mailings: readonly M[],
  { requested, ofSubscriber, ofAccount }: LanguageWish,
): M | undefined {
  const inLanguage = (language: string | null) => mailings.find(({ languageIso }) => languageIso === language)
  if (requested !== null) return inLanguage(requested)
  return inLanguage(ofSubscriber) ?? inLanguage(ofAccount) ?? (mailings.length === 1 ? mailings[0] : undefined)
}
