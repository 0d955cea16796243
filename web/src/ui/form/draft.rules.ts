/** What somebody has typed that differs from what is kept, by member. */
export function changesOf<T extends object>(stored: T, edits: Partial<T>): Partial<T> {
  const names = Object.keys(edits) as (keyof T)[]
  return Object.fromEntries(
    names.filter((name) => !isSame(stored[name], edits[name])).map((name) => [name, edits[name]]),
  ) as Partial<T>
}

/** Values of forms are plain data; lists of choices count as the same in any order of ticking only when sorted by the form. */
function isSame(one: unknown, other: unknown): boolean {
  return one === other || JSON.stringify(one) === JSON.stringify(other)
}
