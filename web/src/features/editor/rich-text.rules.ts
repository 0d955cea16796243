import { writeVariable } from './variable.rules.ts'

/** What the editor's document looks like. */
export interface RichNode {
  type?: string
  text?: string
  attrs?: Record<string, unknown>
  marks?: RichMark[]
  content?: RichNode[]
}
type RichMark = { type: string; attrs?: Record<string, unknown> }

const references: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }
const escaped = (text: string) => text.replaceAll(/[&<>]/g, (sign) => references[sign] as string)
const quoted = (text: string) => text.replaceAll(/[&<>"]/g, (sign) => references[sign] as string)

const blocks = new Set(['p', 'ul', 'ol', 'li', 'blockquote', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6'])
const known = new Set([...blocks, 'br', 'strong', 'b', 'em', 'i', 'u', 's', 'a'])
const tag = /<\/?([a-z][a-z0-9]*)\b([^>]*)>/gi

/** Whether the editor can show it without losing anything; what it cannot is written as HTML. */
export function isRich(html: string): boolean {
  if (html.replaceAll(tag, '').includes('<')) return false
  return [...html.matchAll(tag)].every(([, name = '', rest = '']) => {
    const isBare = rest.trim() === ''
    return known.has(name.toLowerCase()) && (isBare || (name === 'a' && /^\s+href="[^"]*"\s*$/.test(rest)))
  })
}

/** Words without a paragraph around them, as templates want it that put one around themselves. */
export function isBare(html: string): boolean {
  return html !== '' && ![...html.matchAll(tag)].some(([, name = '']) => blocks.has(name.toLowerCase()))
}

/** The document as the HTML of a mail: nothing in it but what was written. */
export function htmlOfDocument({ content = [] }: RichNode, { isBare: wantsBare }: { isBare: boolean }): string {
  const last = content.findLastIndex((block) => block.type !== 'paragraph' || (block.content ?? []).length > 0)
  const shown = content.slice(0, last + 1)
  const [only] = shown
  if (wantsBare && shown.length === 1 && only?.type === 'paragraph') return inlineHtml(only.content)
  return shown.map(blockHtml).join('')
}

function blockHtml(node: RichNode): string {
  const inside = () => (node.content ?? []).map(blockHtml).join('')
  switch (node.type) {
    case 'heading':
      return `<h${node.attrs?.level}>${inlineHtml(node.content)}</h${node.attrs?.level}>`
    case 'bulletList':
      return `<ul>${inside()}</ul>`
    case 'orderedList':
      return `<ol>${inside()}</ol>`
    case 'blockquote':
      return `<blockquote>${inside()}</blockquote>`
    case 'listItem':
      return `<li>${itemHtml(node.content ?? [])}</li>`
    default:
      return `<p>${inlineHtml(node.content)}</p>`
  }
}

/** A point of one paragraph needs none: mail programs put space around it. */
function itemHtml(content: readonly RichNode[]): string {
  const isPlain = content.filter(({ type }) => type === 'paragraph').length === 1 && content[0]?.type === 'paragraph'
  return content.map((block, i) => (isPlain && i === 0 ? inlineHtml(block.content) : blockHtml(block))).join('')
}

function inlineHtml(nodes: readonly RichNode[] = []): string {
  let open: RichMark[] = []
  let html = ''
  for (const node of nodes) {
    const marks = node.marks ?? []
    const differs = marks.findIndex((mark, i) => !open[i] || startOf(open[i]) !== startOf(mark))
    const kept = differs < 0 ? Math.min(marks.length, open.length) : differs
    html += endsOf(open.slice(kept)) + marks.slice(kept).map(startOf).join('') + leafHtml(node)
    open = marks
  }
  return html + endsOf(open)
}

function leafHtml({ type, text, attrs }: RichNode): string {
  if (type === 'hardBreak') return '<br>'
  if (type !== 'variable') return escaped(text ?? '')
  const { token, fallback } = attrs as { token: string; fallback: string | null }
  return escaped(writeVariable({ token, fallback }))
}

const elements: Record<string, string> = { bold: 'strong', italic: 'em', underline: 'u', strike: 's', link: 'a' }

function startOf({ type, attrs }: RichMark): string {
  const name = elements[type] ?? 'span'
  return type === 'link' ? `<a href="${quoted(String(attrs?.href ?? ''))}">` : `<${name}>`
}

function endsOf(marks: readonly RichMark[]): string {
  return marks
    .toReversed()
    .map(({ type }) => `</${elements[type] ?? 'span'}>`)
    .join('')
}

/** The same addresses that the server takes. */
export function isMailLink(text: string): boolean {
  return /^(?:https?:\/\/|mailto:)\S+$/i.test(text)
}
