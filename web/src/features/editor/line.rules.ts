import type { RichNode } from './rich-text.rules.ts'
import { partsOfLine, writeVariable } from './variable.rules.ts'

/** The words and chips of a line that has no markup. */
export function nodesOfLine(line: string): RichNode[] {
  return partsOfLine(line).map((part) =>
    typeof part === 'string' ? { type: 'text', text: part } : { type: 'variable', attrs: { ...part } },
  )
}

export function documentOfLine(line: string): RichNode {
  return { type: 'doc', content: [{ type: 'line', content: nodesOfLine(line) }] }
}

/** The same letters again that it was made of. */
export function lineOfDocument({ content = [] }: RichNode): string {
  const leaves = content.flatMap((line) => line.content ?? [])
  return leaves
    .map(({ type, text, attrs }) =>
      type === 'variable' ? writeVariable(attrs as { token: string; fallback: string | null }) : (text ?? ''),
    )
    .join('')
}

/** What was copied elsewhere, with the break that a cell or an address brings along at its end left out. */
export function inOneLine(words: string): string {
  return words.replaceAll(/^[\r\n]+|[\r\n]+$/g, '').replaceAll(/\s*[\r\n]+\s*/g, ' ')
}
