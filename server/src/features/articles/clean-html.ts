import { Parser } from 'htmlparser2'
import { cleanStyle } from './clean-style.rules.ts'
import { isLink } from './link.rules.ts'
import { escapeText, keepsItsQuotes, startTag } from './markup.rules.ts'

const tableParts = new Set(['caption', 'colgroup', 'col', 'thead', 'tbody', 'tfoot', 'tr', 'td', 'th'])
const voidElements = new Set(['br', 'hr', 'col'])
const elements = new Set([
  ...['a', 'b', 'strong', 'i', 'em', 'u', 's', 'sub', 'sup', 'small', 'span', 'code', 'abbr', 'br', 'hr', 'p', 'div'],
  ...['h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'ul', 'ol', 'li', 'blockquote', 'pre', 'table', ...tableParts],
])
/** What stands inside these is not meant to be read, so it goes with them. */
const unread = new Set([
  ...[
    'script',
    'style',
    'title',
    'head',
    'textarea',
    'template',
    'noscript',
    'noembed',
    'noframes',
    'iframe',
    'frameset',
  ],
  ...['object', 'embed', 'applet', 'svg', 'math', 'audio', 'video', 'canvas', 'select', 'xmp', 'plaintext'],
])
/** Deeper ones lose their tags: no letter needs them, and readers of HTML may fail on them. */
const deepest = 50

type CleanAttribute = (value: string) => string | null
const matching =
  (pattern: RegExp): CleanAttribute =>
  (value) =>
    pattern.test(value) ? value : null
const size = matching(/^\d{1,4}%?$/)
const count = matching(/^\d{1,3}$/)
const horizontally = matching(/^(?:left|right|center|justify)$/i)
const everywhere: Record<string, CleanAttribute> = {
  style: (value) => cleanStyle(value) || null,
  title: (value) => (keepsItsQuotes(value) ? value : null),
  dir: matching(/^(?:ltr|rtl)$/i),
  lang: matching(/^[a-z]{2,3}(?:-[a-z0-9]{2,8})*$/i),
}
const cell = { ...everywhere, colspan: count, rowspan: count, width: size, align: horizontally }
const attributesOf: Record<string, Record<string, CleanAttribute>> = {
  a: { ...everywhere, href: (value) => (isLink(value.trim()) ? value.trim() : null) },
  table: { ...everywhere, width: size, border: count, cellpadding: count, cellspacing: count, align: horizontally },
  td: { ...cell, valign: matching(/^(?:top|middle|bottom|baseline)$/i) },
  th: { ...cell, valign: matching(/^(?:top|middle|bottom|baseline)$/i) },
}

/**
 * HTML with nothing in it but what is on the lists above. Every angle bracket of the result was written here, and no
 * element on the list changes how the rest is read, so no reader can find a tag in it that this one did not.
 */
export function cleanHtml(html: string): string {
  const cleaner = new Cleaner()
  const parser = new Parser(cleaner)
  parser.write(html)
  parser.end()
  return cleaner.parts.join('')
}

class Cleaner {
  readonly parts: string[] = []
  /** Elements that are open: by name when kept, otherwise empty. */
  readonly #open: string[] = []
  #unreadDepth = 0

  onopentag(name: string, attributes: Record<string, string>): void {
    if (this.#unreadDepth > 0 || unread.has(name)) {
      this.#unreadDepth += 1
      return
    }
    const tag = this.#mayStand(name) ? cleanTag(name, attributes) : null
    this.#open.push(tag === null ? '' : name)
    if (tag !== null) this.parts.push(tag)
  }

  ontext(text: string): void {
    if (this.#unreadDepth === 0) this.parts.push(escapeText(text))
  }

  /** The parser closes every element that it opened, the innermost first. */
  onclosetag(): void {
    if (this.#unreadDepth > 0) {
      this.#unreadDepth -= 1
      return
    }
    const name = this.#open.pop()
    if (name && !voidElements.has(name)) this.parts.push(`</${name}>`)
  }

  /** A cell without a table of its own would end the cell of the template around it. */
  #mayStand(name: string): boolean {
    if (!elements.has(name) || this.#open.length >= deepest) return false
    return !tableParts.has(name) || this.#open.includes('table')
  }
}

function cleanTag(name: string, attributes: Record<string, string>): string | null {
  const rules = attributesOf[name] ?? everywhere
  const kept = Object.entries(attributes).map(([attribute, value]) => {
    const clean = Object.hasOwn(rules, attribute) ? rules[attribute] : undefined
    return [attribute, clean ? clean(value) : null] as const
  })
  const written: Record<string, string | null> = Object.fromEntries(kept)
  return name === 'a' && !written.href ? null : startTag(name, written)
}
