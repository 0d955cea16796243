/** First letters of the first and the last word; of an address, the first letter. */
export function initialsOf(name: string): string {
  const words = name.trim().split(/[\s@]+/)
  const letters = name.includes('@') ? words.slice(0, 1) : [words[0], ...(words.length > 1 ? [words.at(-1)] : [])]
  return letters.map((word) => [...(word ?? '')][0]?.toLocaleUpperCase() ?? '').join('')
}

const shades = 5

export function shadeOf(name: string): number {
  return [...name].reduce((sum, letter) => sum + (letter.codePointAt(0) ?? 0), 0) % shades
}
