/** A variable as it stands in a text: `{{V:2:reader}}` is what it reads, and what those see who have no value. */
export interface Variable {
  token: string
  /** Null = none is written, as inside of areas. */
  fallback: string | null
}

const written = /\{\{([VC]:\d{1,9})(?::((?:(?!\}\}|\{\{)[^<>])*))?\}\}/g
/** A line has no markup, so a default may have its signs. */
const writtenInLine = /\{\{([VC]:\d{1,9})(?::((?:(?!\}\}|\{\{).)*))?\}\}/g

export function writeVariable({ token, fallback }: Variable): string {
  return fallback === null ? `{{${token}}}` : `{{${token}:${fallback}}}`
}

/** Where a default ends is decided by its brackets, so it cannot have them inside. */
export function asFallback(text: string): string {
  return text.replaceAll(/\{\{|\}\}|\[\[|\]\]|:-:/g, '').replace(/[{}]+$/, '')
}

/** HTML whose variables are elements, for the editor. Those in a link stay as they are. */
export function withChips(html: string): string {
  return html.replaceAll(/<[^>]*>|[^<]+/g, (part) =>
    part.startsWith('<')
      ? part
      : part.replaceAll(written, (_, token: string, fallback?: string) => {
          const attribute = fallback === undefined ? '' : ` data-default="${fallback.replaceAll('"', '&quot;')}"`
          return `<span data-variable="${token}"${attribute}></span>`
        }),
  )
}

/** The variables of a text, in their order, each once. */
export function variablesIn(text: string): Variable[] {
  const found = [...text.matchAll(written)].map(([, token, fallback]) => ({
    token: token as string,
    fallback: fallback ?? null,
  }))
  return [...new Map(found.map((variable) => [variable.token, variable])).values()]
}

/** A line without markup in its order: words, and the variables between them. */
export function partsOfLine(line: string): (string | Variable)[] {
  const parts: (string | Variable)[] = []
  let end = 0
  for (const { 0: text, 1: token = '', 2: fallback, index } of line.matchAll(writtenInLine)) {
    if (index > end) parts.push(line.slice(end, index))
    parts.push({ token, fallback: fallback ?? null })
    end = index + text.length
  }
  return end < line.length ? [...parts, line.slice(end)] : parts
}

/** The line as those read it who see the defaults. */
export function readByDefault(line: string): string {
  return partsOfLine(line)
    .map((part) => (typeof part === 'string' ? part : (part.fallback ?? '')))
    .join('')
}

/** How long it is for them. */
export function lengthOfLine(line: string): number {
  return [...readByDefault(line)].length
}
