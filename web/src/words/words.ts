import i18next, { type BackendModule } from 'i18next'
import { initReactI18next } from 'react-i18next'

const files = import.meta.glob<{ default: Record<string, string> }>('./{en,de}/*.json')

export const languages = ['en', 'de'] as const
export type Language = (typeof languages)[number]

const chosenKey = 'postrider.language'

const fromFiles: BackendModule = {
  type: 'backend',
  init: () => undefined,
  read: (language, feature, done) => {
    const load = files[`./${language}/${feature}.json`]
    if (!load) return done(new Error(`no words for ${feature} in ${language}`), null)
    load().then(
      ({ default: words }) => done(null, words),
      (error: Error) => done(error, null),
    )
  },
}

/** What the person chose in this browser, else what the browser speaks, else English. */
function firstLanguage(): Language {
  const wanted = [localStorage.getItem(chosenKey), ...navigator.languages]
  const known = wanted.map((tag) => languages.find((language) => tag?.toLowerCase().startsWith(language)))
  return known.find((language) => language !== undefined) ?? 'en'
}

export async function startWords(): Promise<void> {
  await i18next
    .use(fromFiles)
    .use(initReactI18next)
    .init({
      lng: firstLanguage(),
      supportedLngs: [...languages],
      fallbackLng: false,
      ns: ['ui'],
      defaultNS: 'ui',
      interpolation: { escapeValue: false },
      react: { useSuspense: true },
    })
  showLanguage()
}

/** The words a page needs, before it is shown. */
export async function loadWords(...features: string[]): Promise<void> {
  await i18next.loadNamespaces(features)
}

export async function chooseLanguage(chosen: Language): Promise<void> {
  localStorage.setItem(chosenKey, chosen)
  await i18next.changeLanguage(chosen)
  showLanguage()
}

/** Somebody who never chose here works in the language of their profile. */
export async function suggestLanguage(iso: string): Promise<void> {
  const known = languages.find((candidate) => candidate === iso)
  if (!known || localStorage.getItem(chosenKey) !== null || known === i18next.language) return
  await i18next.changeLanguage(known)
  showLanguage()
}

function showLanguage(): void {
  document.documentElement.lang = i18next.language
}
