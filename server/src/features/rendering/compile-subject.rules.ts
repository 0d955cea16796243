import {
  type MailContent,
  type PlaceholderValues,
  RenderingError,
  type RenderSurroundings,
} from './mail-content.rules.ts'
import { parseTemplate } from './parse-template.rules.ts'
import type { RecipientData } from './recipient-columns.rules.ts'
import type { TemplateNode } from './template.rules.ts'
import { createValueSources, type SourceValues, type ValueSources } from './value-sources.rules.ts'

const longestSubject = 998
const headerBreakers = /[\p{Cc}\u2028\u2029]/gu

export interface CompiledSubject {
  readonly requiredPlaceholders: readonly string[]
  render(recipient: RecipientData | null, placeholders: PlaceholderValues): string
}

/** A subject of its own, for example the one a trigger call brings for one receiver. */
export function compileSubject(
  subject: string,
  content: Pick<MailContent, 'languageIso' | 'placeholders'>,
  surroundings: RenderSurroundings,
  systemLinks: readonly string[],
): CompiledSubject {
  const sources = createValueSources(content, surroundings, systemLinks)
  const write = compileSubjectLine(subject, sources)
  return {
    requiredPlaceholders: [...sources.usedPlaceholders.difference(new Set(systemLinks))],
    render: (recipient, placeholders) => write(sources.read(recipient, placeholders)),
  }
}

export type SubjectWriter = (values: SourceValues) => string

/** Values are never escaped, but nothing in them can end the line. */
export function compileSubjectLine(subject: string, sources: ValueSources): SubjectWriter {
  const write = plainWriter(parseTemplate(subject.toWellFormed(), sources.placeholderNames).nodes, sources)
  return (values) => {
    const line = write(values).replace(headerBreakers, ' ')
    if (line.length <= longestSubject) return line
    throw new RenderingError('subject_too_long', `The subject has more than ${longestSubject} characters.`)
  }
}

function plainWriter(nodes: readonly TemplateNode[], sources: ValueSources): SubjectWriter {
  const writers = nodes.map((node) => nodeWriter(node, sources))
  return (values) => writers.map((write) => write(values)).join('')
}

function nodeWriter(node: TemplateNode, sources: ValueSources): SubjectWriter {
  if (node.kind === 'text') return () => node.text
  if (node.kind === 'area') {
    const needs = node.body.filter((inner) => inner.kind === 'variable').map((inner) => sources.use(inner))
    const write = plainWriter(node.body, sources)
    return (values) => (needs.every((source) => values[source] !== null) ? write(values) : node.fallback)
  }
  const source = sources.use(node)
  const fallback = node.kind === 'variable' ? node.fallback : ''
  return (values) => values[source]?.toWellFormed() ?? fallback
}
