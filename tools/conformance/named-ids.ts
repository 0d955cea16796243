const idPattern = /\b(?:[RE]-\d+|D-[A-Z]+-[A-Z]?\d+)\b/g
const rangePattern = /\b([RE]-|D-[A-Z]+-[A-Z]?)\d+\s*(?:…|\.{2,}|[-–—]|to)\s*\1\d+\b/

/** Every id a test title names, each once. Misspelt numbers count too, so that they can be refused. */
export function namedIds(title: string): string[] {
  return [...new Set(title.match(idPattern) ?? [])]
}

/** A range would look as if it proved the rows in between. */
export function namesARange(title: string): boolean {
  return rangePattern.test(title)
}
