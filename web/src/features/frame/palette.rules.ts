export type PaletteScope = 'all' | 'people' | 'things' | 'commands'

/** @ narrows to people, # to what is written and grouped, > to what can be done. */
export function readWish(query: string): { scope: PaletteScope; words: string } {
  const scopes: Record<string, PaletteScope> = { '@': 'people', '#': 'things', '>': 'commands' }
  const scope = scopes[query.charAt(0)]
  return { scope: scope ?? 'all', words: (scope ? query.slice(1) : query).trim() }
}

/** Every word is in the name, wherever. */
export function isCalled(name: string, words: string): boolean {
  const text = name.toLocaleLowerCase()
  return words
    .toLocaleLowerCase()
    .split(/\s+/)
    .every((word) => text.includes(word))
}
