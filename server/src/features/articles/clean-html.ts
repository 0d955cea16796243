import sanitizeHtml from 'sanitize-html'
import { cleanStyle } from './clean-style.rules.ts'
import { isLink } from './link.rules.ts'
import { keepsItsQuotes } from './markup.rules.ts'

const tableParts = new Set(['caption', 'colgroup', 'col', 'thead', 'tbody', 'tfoot', 'tr', 'td', 'th'])
const elements = [
  ...['a', 'b', 'strong', 'i', 'em', 'u', 's', 'sub', 'sup', 'small', 'span', 'code', 'abbr', 'br', 'hr', 'p', 'div'],
  ...['h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'ul', 'ol', 'li', 'blockquote', 'pre', 'table', ...tableParts],
]
/** What stands inside these is not meant to be read, so it goes with them. */
const unread = [
  ...['script', 'style', 'title', 'head', 'textarea', 'template', 'noembed', 'noframes', 'iframe', 'frameset'],
  ...['object', 'embed', 'applet', 'svg', 'math', 'audio', 'video', 'canvas', 'select', 'xmp', 'plaintext'],
]
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

const options = {
  allowedTags: elements,
  allowedAttributes: {
    '*': Object.keys(everywhere),
    ...Object.fromEntries(Object.entries(attributesOf).map(([name, rules]) => [name, Object.keys(rules)])),
  },
  allowedEmptyAttributes: ['title'],
  allowedSchemes: ['http', 'https', 'mailto'],
  allowProtocolRelative: false,
  nonTextTags: unread,
  selfClosing: ['br', 'hr', 'col'],
  nestingLimit: deepest,
  parseStyleAttributes: false,
}

/**
 * HTML with nothing in it but what is on the lists above. Every angle bracket of the result is written by the sanitizer,
 * and no element on the list changes how the rest is read, so no reader can find a tag in it that this one did not.
 */
export function cleanHtml(html: string): string {
  const inside: Record<string, number> = { table: 0, noscript: 0 }
  const count = (name: string, change: number) => {
    if (Object.hasOwn(inside, name)) inside[name] = (inside[name] as number) + change
  }
  const clean = sanitizeHtml(html, {
    ...options,
    onOpenTag: (name) => count(name, 1),
    onCloseTag: (name) => count(name, -1),
    transformTags: {
      '*': (name, attributes) => {
        // A cell without a table of its own would end the cell of the template around it.
        const isOutOfPlace = inside.noscript !== 0 || (inside.table === 0 && tableParts.has(name))
        return isOutOfPlace ? noElement : cleanElement(name, attributes)
      },
    },
    textFilter: (text) => (inside.noscript === 0 ? text : ''),
  })
  // The sanitizer closes void elements as XML does. Elsewhere in its result the bracket is escaped.
  return clean.replaceAll(' />', '>')
}

/** A name that is on no list: the tags go, what is inside stays. */
const noElement: sanitizeHtml.Tag = { tagName: '', attribs: {} }

function cleanElement(name: string, attributes: sanitizeHtml.Attributes): sanitizeHtml.Tag {
  const rules = attributesOf[name] ?? everywhere
  const kept = Object.entries(attributes).flatMap(([attribute, value]) => {
    const clean = Object.hasOwn(rules, attribute) ? rules[attribute]?.(value) : null
    return clean == null ? [] : [[attribute, clean] as const]
  })
  const attribs: sanitizeHtml.Attributes = Object.fromEntries(kept)
  return name === 'a' && !attribs.href ? noElement : { tagName: name, attribs }
}
