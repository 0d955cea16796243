import type { Config } from '../../platform/config/config.ts'
import { fieldError, validationFailed } from '../../platform/errors/field-error.ts'
import type { Refusal } from '../../platform/errors/refusal.ts'
import type { Look } from '../accounts/index.ts'
import { type Content, findContent, systemLinks } from '../mailings/index.ts'
import {
  type CompiledContent,
  compileContent,
  compileSubject,
  findUnsafeLinks,
  missingPlaceholders,
  RenderingError,
} from '../rendering/index.ts'
import { placeholdersMissing } from './receiver-errors.ts'

/** Judges whether a mail can be made of a content and the values somebody brings for it. */
export interface ContentCheck {
  /** The values the content has a use for; others are ignored. */
  declared(values: Readonly<Record<string, string>>): Record<string, string>
  /** The refusal, or null when the mail can be rendered. `at` points at the receiver. */
  refusal(values: Readonly<Record<string, string>>, subject: string | null, at: string): Refusal | null
}

const caches = new WeakMap<Config, Map<string, ContentCheck>>()
const mostKept = 200
// Variables only add what a subscriber's record holds; whether the mail can be made depends on what the caller brings.
const surroundings = { today: '2000-01-01', fields: new Map(), accountValues: new Map(), mailingValues: new Map() }
const sampleLinks = Object.fromEntries(systemLinks.map((name) => [name, `https://example.com/${'x'.repeat(100)}`]))

/** Contents never change, so each is read and compiled once per process; a process has one configuration. */
export async function loadContentChecks(
  { reader, config }: Pick<Look, 'reader' | 'config'>,
  contentIds: Iterable<number>,
): Promise<Map<number, ContentCheck>> {
  const cache = caches.get(config) ?? new Map<string, ContentCheck>()
  caches.set(config, cache)
  const checks = await Promise.all(
    [...new Set(contentIds)].map(async (id) => {
      const key = `${reader.tenant.accountId}:${id}`
      let check = cache.get(key)
      if (!check) {
        check = createContentCheck((await findContent(reader, id)) as Content)
        if (cache.size >= mostKept) cache.clear()
        cache.set(key, check)
      }
      return [id, check] as const
    }),
  )
  return new Map(checks)
}

function createContentCheck({ subject, html, plainText, languageIso, placeholders }: Content): ContentCheck {
  const content = { subject, html, text: plainText, languageIso, placeholders }
  const compiled = compileContent(content, surroundings, systemLinks)
  const names = new Set(placeholders)
  return {
    declared: (values) => Object.fromEntries(Object.entries(values).filter(([name]) => names.has(name))),
    refusal(values, ownSubject, at) {
      const own = ownSubject === null ? null : compileSubject(ownSubject, content, surroundings, systemLinks)
      const missing = new Set([compiled, ...(own ? [own] : [])].flatMap((part) => missingPlaceholders(part, values)))
      if (missing.size > 0) return placeholdersMissing([...missing], at)
      const unsafe = findUnsafeLinks(compiled, values)
      if (unsafe.length > 0)
        return validationFailed(unsafe.map((name) => fieldError(`${at}/placeholders/${name}`, 'link_invalid')))
      return canBeRendered(compiled, own, values)
        ? null
        : validationFailed([fieldError(`${at}/placeholders`, 'too_long')])
    },
  }
}

function canBeRendered(
  compiled: CompiledContent,
  subject: ReturnType<typeof compileSubject> | null,
  values: Readonly<Record<string, string>>,
): boolean {
  try {
    const complete = { ...sampleLinks, ...values }
    compiled.render(null, complete)
    subject?.render(null, complete)
    return true
  } catch (error) {
    if (error instanceof RenderingError) return false
    throw error
  }
}
