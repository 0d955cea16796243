export type ShapeFault = { fault: 'tooDeep' } | { fault: 'tooManyMembers' } | { fault: 'doubledMember'; member: string }

export interface ShapeLimits {
  levels: number
  membersOfObject: number
  membersInAll: number
}

const quote = 34
const backslash = 92
const isBlank = (char: number) => char === 32 || char === 9 || char === 10 || char === 13

/** One pass over the text of a JSON document before a parser recurses into it and forgets what stood twice. */
export function findShapeFault(text: string, limits: ShapeLimits): ShapeFault | null {
  /** The names of every object that is open here; null for an array. */
  const open: (Set<string> | null)[] = []
  let members = 0
  for (let i = 0; i < text.length; i++) {
    const char = text.charCodeAt(i)
    if (char === 0x7b || char === 0x5b) {
      open.push(char === 0x7b ? new Set() : null)
      if (open.length > limits.levels) return { fault: 'tooDeep' }
    } else if (char === 0x7d || char === 0x5d) open.pop()
    else if (char === quote) {
      const end = endOfString(text, i)
      const names = open.at(-1)
      if (names && isName(text, end)) {
        const member = nameOf(text.slice(i, end))
        if (names.has(member)) return { fault: 'doubledMember', member }
        names.add(member)
        members += 1
        if (names.size > limits.membersOfObject || members > limits.membersInAll) return { fault: 'tooManyMembers' }
      }
      i = end - 1
    }
  }
  return null
}

/** Where the text goes on after the string that begins here. */
function endOfString(text: string, start: number): number {
  for (let i = start + 1; i < text.length; i++) {
    const char = text.charCodeAt(i)
    if (char === backslash) i++
    else if (char === quote) return i + 1
  }
  return text.length
}

function isName(text: string, end: number): boolean {
  let i = end
  while (isBlank(text.charCodeAt(i))) i++
  return text[i] === ':'
}

/** "a" and "\u0061" are the same member. What is no JSON string is refused later, by the parser. */
function nameOf(quoted: string): string {
  if (!quoted.includes('\\')) return quoted.slice(1, -1)
  try {
    return JSON.parse(quoted)
  } catch {
    return quoted
  }
}
