export interface DiffPart {
  kind: 'same' | 'gone' | 'new'
  words: string
}

/** Beyond so many words comparing each with each would hold up the page: then one text replaces the other. */
const mostWords = 1500

/** Two texts word by word: what stayed, what went, what came. */
export function diffWords(before: string, after: string): DiffPart[] {
  const [old, young] = [before, after].map((text) => text.split(/(?<=\s)/).filter((word) => word !== '')) as [
    string[],
    string[],
  ]
  if (old.length > mostWords || young.length > mostWords)
    return joined([
      { kind: 'gone', words: before },
      { kind: 'new', words: after },
    ])
  const longest = lengths(old, young)
  const parts: DiffPart[] = []
  let [i, j] = [0, 0]
  while (i < old.length || j < young.length) {
    if (i < old.length && j < young.length && alike(old[i], young[j])) {
      parts.push({ kind: 'same', words: young[j] as string })
      i += 1
      j += 1
    } else if (j >= young.length || (i < old.length && at(longest, i + 1, j) >= at(longest, i, j + 1))) {
      parts.push({ kind: 'gone', words: old[i] as string })
      i += 1
    } else {
      parts.push({ kind: 'new', words: young[j] as string })
      j += 1
    }
  }
  return joined(parts)
}

const alike = (one = '', other = '') => one.trim() === other.trim()
const at = (table: readonly Uint16Array[], i: number, j: number) => table[i]?.[j] ?? 0

/** How many words two ends of the texts have in common, for every pair of beginnings. */
function lengths(old: readonly string[], young: readonly string[]): Uint16Array[] {
  const table = Array.from({ length: old.length + 1 }, () => new Uint16Array(young.length + 1))
  for (let i = old.length - 1; i >= 0; i -= 1)
    for (let j = young.length - 1; j >= 0; j -= 1)
      (table[i] as Uint16Array)[j] = alike(old[i], young[j])
        ? at(table, i + 1, j + 1) + 1
        : Math.max(at(table, i + 1, j), at(table, i, j + 1))
  return table
}

/** Neighbours of one kind as one part; nothing is left out that says something. */
function joined(parts: readonly DiffPart[]): DiffPart[] {
  const whole: DiffPart[] = []
  for (const part of parts.filter(({ words }) => words !== '')) {
    const last = whole.at(-1)
    if (last?.kind === part.kind) last.words += part.words
    else whole.push({ ...part })
  }
  return whole
}
