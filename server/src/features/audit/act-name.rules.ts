const verbs = { POST: 'create', PUT: 'set', PATCH: 'change', DELETE: 'delete' } as const
type ChangingMethod = keyof typeof verbs

/** What a route does to what kind of thing, as `webhooks.pause`: its path says it, or else its method. */
export function actNameOf(method: ChangingMethod, path: string): string {
  const [, , , kind = 'account', ...rest] = path.split('/')
  const words = rest.filter((part) => !part.startsWith('{'))
  const named = words.map((word, i) =>
    i === words.length - 1 && method !== 'POST' ? `${word}.${verbs[method]}` : word,
  )
  return [kind, ...(named.length > 0 ? named : [verbs[method]])].join('.')
}

/** The innermost thing that the path names. */
export function objectOf(ids: Readonly<Record<string, number>>): number | null {
  const named = Object.entries(ids).filter(([name]) => name !== 'accountId')
  return named.at(-1)?.[1] ?? null
}
