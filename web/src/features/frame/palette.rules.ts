export type PaletteScope = 'all' | 'people' | 'commands'

/** @ narrows to people, > to what can be done. */
export function readWish(query: string): { scope: PaletteScope; words: string } {
  const scopes: Record<string, PaletteScope> = { '@': 'people', '>': 'commands' }
  const scope = scopes[query.charAt(0)]
  return { scope: scope ?? 'all', words: (scope ? query.slice(1) : query).trim() }
}
