import { textsOf } from './language-texts.rules.ts'
import {
  type MailContent,
  type PlaceholderValues,
  RenderingError,
  type RenderSurroundings,
} from './mail-content.rules.ts'
import type { RecipientData } from './recipient-columns.rules.ts'
import type { PlaceholderNode, VariableNode } from './template.rules.ts'
import { baseDataReader, customerFieldReader } from './variable-value.rules.ts'

/** One entry per source; null where a variable cannot be replaced. */
export type SourceValues = readonly (string | null)[]

/** Everything the parts of a mail read, each of it once per mail however often it is used. */
export interface ValueSources {
  readonly placeholderNames: ReadonlySet<string>
  readonly usedPlaceholders: ReadonlySet<string>
  /** The source's number; it is the index into the values read. */
  use(node: VariableNode | PlaceholderNode): number
  read(recipient: RecipientData | null, placeholders: PlaceholderValues): SourceValues
}

type SourceReader = (recipient: RecipientData | null, placeholders: PlaceholderValues) => string | null

export function createValueSources(
  content: Pick<MailContent, 'languageIso' | 'placeholders'>,
  surroundings: RenderSurroundings,
  systemLinks: readonly string[],
): ValueSources {
  const usedPlaceholders = new Set<string>()
  const readers: SourceReader[] = []
  const numbers = new Map<string, number>()

  function use(node: VariableNode | PlaceholderNode): number {
    const key = node.kind === 'placeholder' ? node.name : `${node.family}:${node.id}`
    const known = numbers.get(key)
    if (known !== undefined) return known
    if (node.kind === 'placeholder') usedPlaceholders.add(node.name)
    numbers.set(key, readers.length)
    return readers.push(node.kind === 'placeholder' ? placeholderReader(node.name) : variableReader(node)) - 1
  }

  function variableReader(node: VariableNode): SourceReader {
    const texts = textsOf(content.languageIso, surroundings.salutations)
    const read =
      node.family === 'V'
        ? baseDataReader(node.id, texts, surroundings.today)
        : customerFieldReader(node.id, texts, surroundings)
    return (recipient) => recipient && read(recipient)
  }

  return {
    placeholderNames: new Set([...content.placeholders, ...systemLinks]),
    usedPlaceholders,
    use,
    read: (recipient, placeholders) => readers.map((read) => read(recipient, placeholders)),
  }
}

function placeholderReader(name: string): SourceReader {
  return (_recipient, placeholders) => {
    const value: unknown = placeholders[name]
    if (typeof value === 'string') return value
    throw new RenderingError('placeholder_missing', `The placeholder ${name} has no value.`)
  }
}
