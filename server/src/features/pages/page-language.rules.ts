export type PageLanguage = 'de' | 'en'

/** The language of the mail a link was in, else what the browser prefers, else English. */
export function chooseLanguage(mailLanguage: string | null, acceptLanguage: string | undefined): PageLanguage {
  return spoken(mailLanguage ?? '') ?? preferred(acceptLanguage ?? '') ?? 'en'
}

function preferred(header: string): PageLanguage | null {
  const wishes = header
    .slice(0, 500)
    .split(',')
    .map((part) => {
      const [tag = '', ...parameters] = part.trim().split(';')
      const weight = parameters.map((text) => /^\s*q=([\d.]+)/.exec(text)?.[1]).find((text) => text !== undefined)
      return { language: spoken(tag), weight: weight === undefined ? 1 : Number(weight) }
    })
    .filter(({ language, weight }) => language !== null && weight > 0)
    .sort((a, b) => b.weight - a.weight)
  return wishes[0]?.language ?? null
}

function spoken(tag: string): PageLanguage | null {
  const language = tag.trim().slice(0, 2).toLowerCase()
  const isWhole = /^[a-z]{2}(-|$)/i.test(tag.trim())
  return isWhole && (language === 'de' || language === 'en') ? language : null
}
