const mostWords = 10

/** The words somebody looks for: all of them must be found, each anywhere. */
export function wordsOf(text: string): string[] {
  return [...new Set(text.split(/\s+/u).filter((word) => word !== ''))].slice(0, mostWords)
}

/** For LIKE: the word anywhere, and nothing in it is a wildcard. */
export function patternOf(word: string): string {
  return `%${word.replace(/[\\%_]/g, '\\$&')}%`
}

/** The index knows three letters or digits in a row; a shorter word tells it nothing. */
export function isIndexed(word: string): boolean {
  return /[\p{L}\p{N}]{3}/u.test(word)
}

/** A number is also an id. */
export function idOf(word: string): number | null {
  return /^[1-9][0-9]{0,14}$/.test(word) ? Number(word) : null
}
