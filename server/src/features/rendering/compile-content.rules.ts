import { compilePart, type PlacedPlaceholder } from './compile-part.rules.ts'
import { compileSubjectLine } from './compile-subject.rules.ts'
import type { MailContent, PlaceholderValues, RenderedMail, RenderSurroundings } from './mail-content.rules.ts'
import { parseTemplate } from './parse-template.rules.ts'
import type { RecipientData } from './recipient-columns.rules.ts'
import { renderPart } from './render-part.rules.ts'
import { meetsDemand } from './value-escaping.rules.ts'
import { createValueSources } from './value-sources.rules.ts'

/** A mail that was read once and is now written for one recipient after the other. */
export interface CompiledContent {
  /** What the templates use of the declared names. */
  readonly requiredPlaceholders: readonly string[]
  readonly usesSystemLinks: ReadonlySet<string>
  readonly linkPlaceholders: readonly PlacedPlaceholder[]
  /** Without a recipient every variable takes its default. */
  render(recipient: RecipientData | null, placeholders: PlaceholderValues): RenderedMail
}

/** `systemLinks` are placeholders every mail may use; the service fills them for each message. */
export function compileContent(
  content: MailContent,
  surroundings: RenderSurroundings,
  systemLinks: readonly string[],
): CompiledContent {
  const sources = createValueSources(content, surroundings, systemLinks)
  const writeSubject = compileSubjectLine(content.subject, sources)
  const html = compilePart(parseTemplate(content.html, sources.placeholderNames).nodes, sources, true)
  const text = compilePart(parseTemplate(content.text, sources.placeholderNames).nodes, sources, false)
  const used = sources.usedPlaceholders
  const usesSystemLinks = used.intersection(new Set(systemLinks))
  return {
    requiredPlaceholders: [...used.difference(usesSystemLinks)],
    usesSystemLinks,
    linkPlaceholders: html.placedPlaceholders.filter(({ place }) => place.demand.startsWith('link')),
    render(recipient, placeholders) {
      const values = sources.read(recipient, placeholders)
      return {
        subject: writeSubject(values),
        html: renderPart(html.content, html.slots, values),
        text: renderPart(text.content, text.slots, values),
      }
    },
  }
}

/** Required names without a value. */
export function missingPlaceholders(
  compiled: { readonly requiredPlaceholders: readonly string[] },
  values: PlaceholderValues,
): string[] {
  return compiled.requiredPlaceholders.filter((name) => typeof values[name] !== 'string')
}

/** Names whose value begins a link without being one that a mail may hold; they would be rendered empty. */
export function findUnsafeLinks(compiled: CompiledContent, values: PlaceholderValues): string[] {
  const unsafe = compiled.linkPlaceholders.filter(({ name, place }) => {
    const value: unknown = values[name]
    return typeof value === 'string' && !meetsDemand(value, place.demand)
  })
  return [...new Set(unsafe.map(({ name }) => name))]
}
