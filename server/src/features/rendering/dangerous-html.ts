import { finished } from 'node:stream/promises'
import { type EndTag, SAXParser, type SaxToken, type StartTag } from 'parse5-sax-parser'
import {
  type CutKind,
  cutWhole,
  findImports,
  findMarkupOfComment,
  isRaw,
  isReadAsMarkup,
  kindOfAttribute,
  kindOfElement,
} from './dangerous-html.rules.ts'

/** A part of some HTML, by where it begins and ends. */
export interface DangerousPart {
  kind: CutKind
  start: number
  end: number
}

interface Tag {
  tag: string
  start: number
  end: number
}

/** An element that goes as a whole. */
interface Open extends Tag {
  kind: CutKind
  /** Elements of the same name inside it that are still open. */
  inside: number
}

/** What mail must not carry, as a browser would read it; in the order of the text. */
export async function findDangerousParts(html: string, from = 0): Promise<DangerousPart[]> {
  const reading = new Reading(html)
  await reading.read()
  const inner = await Promise.all(reading.nested.map(({ text, start }) => findDangerousParts(text, start)))
  return [...reading.found, ...inner.flat()]
    .map(({ kind, start, end }) => ({ kind, start: start + from, end: end + from }))
    .sort((one, other) => one.start - other.start)
}

/** One walk over the tags. What stands in comments and raw elements that some clients read as markup is left for another. */
class Reading {
  readonly found: DangerousPart[] = []
  readonly nested: { text: string; start: number }[] = []
  private readonly html: string
  private readonly parser = new SAXParser({ sourceCodeLocationInfo: true })
  private open: Open | null = null
  /** An element whose content is no markup to a browser. */
  private raw: Tag | null = null
  /** Behind the last thing that was read to its end. */
  private end = 0

  constructor(html: string) {
    this.html = html
    this.parser.on('startTag', (tag) => this.enter(tag))
    this.parser.on('endTag', (tag) => this.leave(tag))
    this.parser.on('text', (token) => this.readText(token))
    this.parser.on('doctype', (token) => this.placeOf(token))
    this.parser.on('comment', (token) => this.readComment(token))
  }

  async read(): Promise<void> {
    this.parser.resume()
    this.parser.end(this.html)
    await finished(this.parser)
    this.readEnd()
  }

  /** Whatever has no end would go on in what is put around this. */
  private readEnd(): void {
    const { open, raw, html } = this
    if (this.end < html.length) this.found.push({ kind: 'broken', start: this.end, end: html.length })
    if (open) this.found.push({ ...open, end: cutWhole(open.tag) === 'raw' ? html.length : open.end })
    else if (raw) this.found.push({ kind: 'broken', start: raw.start, end: raw.end })
  }

  private enter(tag: StartTag): void {
    const { tagName, attrs } = tag
    const [start, end] = this.placeOf(tag)
    this.raw = isRaw(tagName) ? { tag: tagName, start, end } : null
    if (this.open) {
      if (this.open.tag === tagName) this.open.inside += 1
      return
    }
    const kind = kindOfElement(tagName, attrs)
    if (kind && cutWhole(tagName)) this.open = { tag: tagName, kind, start, end, inside: 0 }
    else if (kind) this.found.push({ kind, start, end })
    else this.readAttributes(tag)
  }

  private readAttributes({ tagName, attrs, sourceCodeLocation }: StartTag): void {
    const places = (sourceCodeLocation as { attrs?: Record<string, { startOffset: number; endOffset: number }> }).attrs
    for (const { name, value } of attrs) {
      const kind = kindOfAttribute(tagName, name, value)
      const place = places?.[name]
      if (kind && place) this.found.push({ kind, start: place.startOffset, end: place.endOffset })
    }
  }

  private leave(tag: EndTag): void {
    this.raw = null
    const [start, end] = this.placeOf(tag)
    const { open } = this
    if (open?.tag === tag.tagName) {
      open.inside -= 1
      if (open.inside >= 0) return
      this.found.push({ kind: open.kind, start: open.start, end })
      this.open = null
      return
    }
    const kind = open ? null : kindOfElement(tag.tagName, [])
    if (kind) this.found.push({ kind, start, end })
  }

  private readText(token: SaxToken): void {
    const [start, end] = this.placeOf(token)
    if (this.open || !this.raw) return
    const text = this.html.slice(start, end)
    if (isReadAsMarkup(this.raw.tag)) this.nested.push({ text, start })
    if (this.raw.tag !== 'style') return
    for (const part of findImports(text)) this.found.push({ kind: 'stylesheet', ...shifted(part, start) })
  }

  private readComment(token: SaxToken): void {
    const [start, end] = this.placeOf(token)
    if (this.open) return
    const comment = this.html.slice(start, end)
    if (!comment.endsWith('>')) this.found.push({ kind: 'broken', start, end })
    const part = findMarkupOfComment(comment)
    if (part) this.nested.push({ text: part.text, start: start + part.start })
  }

  private placeOf({ sourceCodeLocation }: SaxToken): [number, number] {
    const { startOffset = 0, endOffset = 0 } = sourceCodeLocation ?? {}
    this.end = endOffset
    return [startOffset, endOffset]
  }
}

function shifted({ start, end }: { start: number; end: number }, by: number) {
  return { start: start + by, end: end + by }
}
