/** Nobody types a password of one or two characters several times and means it. */
const shortestUnit = 3
/** A shorter word between digits is a trace of chance. */
const shortestCore = 5

/**
 * Whether a password is one that attackers try first: listed as it is, listed with digits and signs around it, or a listed one
 * typed several times. `isListed` is asked in lower case.
 */
export function isBreached(password: string, isListed: (word: string) => boolean): boolean {
  const word = password.toLowerCase()
  const core = word.replaceAll(/^[^\p{L}]+|[^\p{L}]+$/gu, '')
  return isListed(word) || (core.length >= shortestCore && isListed(core)) || unitsOf(word).some(isListed)
}

/** What the word repeats from beginning to end: `lemon` of `lemonlemon`. */
function unitsOf(word: string): string[] {
  const lengths = Array.from({ length: Math.floor(word.length / 2) }, (_, i) => i + 1)
  return lengths
    .filter((length) => length >= shortestUnit && word.length % length === 0)
    .map((length) => word.slice(0, length))
    .filter((unit) => unit.repeat(word.length / unit.length) === word)
}
