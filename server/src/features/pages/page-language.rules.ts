import { type Language, spokenLanguage } from '../../platform/text/language.rules.ts'
/** The language of the mail a link was in, else what the browser prefers, else English. */
export function chooseLanguage(mailLanguage: string | null, acceptLanguage: string | undefined): Language {
  return spokenLanguage(mailLanguage ?? '') ?? preferred(acceptLanguage ?? '') ?? 'en'
}

function preferred(header: string): Language | null {
  const wishes = header
    .slice(0, 500)
    .split(',')
    .map((part) => {
      const [tag = '', ...parameters] = part.trim().split(';')
      const weight = parameters.map((text) => /^\s*q=([\d.]+)/.exec(text)?.[1]).find((text) => text !== undefined)
      return { language: spokenLanguage(tag), weight: weight === undefined ? 1 : Number(weight) }
    })
    .filter(({ language, weight }) => language !== null && weight > 0)
    .sort((a, b) => b.weight - a.weight)
  return wishes[0]?.language ?? null
}
