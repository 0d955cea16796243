const key = 'postrider.lastUse'

/** An answer to somebody who sits there means that their session goes on from when they asked; all tabs share it. */
export function noteUse(askedMs: number): void {
  const known = Number(localStorage.getItem(key) ?? 0)
  localStorage.setItem(key, String(Math.max(known, askedMs)))
}

export function lastUseMs(): number {
  return Number(localStorage.getItem(key) ?? Date.now())
}
