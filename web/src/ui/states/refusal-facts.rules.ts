const nearestFirst = ['analyst', 'author', 'editor', 'admin'] as const

/** The least of the roles that have the right: those above it have it, too. */
export function askedRole({ allowedRoles }: Readonly<Record<string, unknown>>): (typeof nearestFirst)[number] {
  const allowed: unknown[] = Array.isArray(allowedRoles) ? allowedRoles : []
  return nearestFirst.find((role) => allowed.includes(role)) ?? 'admin'
}
