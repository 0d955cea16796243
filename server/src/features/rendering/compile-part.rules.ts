import { type HtmlPlace, type HtmlPosition, placeValue, readMarkup, startOfHtml } from './html-position.rules.ts'
import { encodeQuotedPrintable, softBreak } from './quoted-printable.rules.ts'
import type { Piece, PieceList, Slot } from './render-part.rules.ts'
import type { AreaNode, PlaceholderNode, TemplateNode, VariableNode } from './template.rules.ts'
import { escapeForHtml } from './value-escaping.rules.ts'
import type { ValueSources } from './value-sources.rules.ts'

/** A placeholder and what its place in the HTML demands of it. */
export interface PlacedPlaceholder {
  name: string
  place: HtmlPlace
}

export interface CompiledPart {
  slots: readonly Slot[]
  content: PieceList
  placedPlaceholders: readonly PlacedPlaceholder[]
}

interface PartDraft {
  sources: ValueSources
  /** Null in the plain text part, where nothing is escaped. */
  html: HtmlPosition | null
  slots: Slot[]
  slotNumbers: Map<string, number>
  placedPlaceholders: PlacedPlaceholder[]
}

/** Encodes once what is the same for everybody, so that per recipient only values are encoded. */
export function compilePart(nodes: readonly TemplateNode[], sources: ValueSources, isHtml: boolean): CompiledPart {
  const draft: PartDraft = {
    sources,
    html: isHtml ? startOfHtml() : null,
    slots: [],
    slotNumbers: new Map(),
    placedPlaceholders: [],
  }
  const content = compileNodes(nodes, draft)
  return { slots: draft.slots, content, placedPlaceholders: draft.placedPlaceholders }
}

function compileNodes(nodes: readonly TemplateNode[], draft: PartDraft): PieceList {
  const pieces: Piece[] = []
  let text = ''
  for (const node of nodes) {
    if (node.kind === 'text') {
      text += node.text
      continue
    }
    const before = compileText(text, pieces.length === 0, draft)
    pieces.push(node.kind === 'area' ? compileArea(node, before, draft) : compileValue(node, before, draft))
    text = ''
  }
  return { pieces, tail: text === '' ? '' : compileText(text, pieces.length === 0, draft) }
}

/** Text after a piece begins on a line of its own, so that its lines do not depend on the piece's length. */
function compileText(text: string, isFirst: boolean, draft: PartDraft): string {
  if (draft.html) readMarkup(draft.html, text)
  const encoded = encodeQuotedPrintable(text)
  return isFirst || encoded.startsWith('\r\n') ? encoded : softBreak + encoded
}

function compileValue(node: VariableNode | PlaceholderNode, before: string, draft: PartDraft): Piece {
  const place = draft.html && placeValue(draft.html)
  const fallback = node.kind === 'variable' ? encodeQuotedPrintable(node.fallback) : ''
  const slot = slotNumber(node, place, draft)
  return { before, column: columnAfter(before), slot, fallback, area: null }
}

function compileArea(node: AreaNode, before: string, draft: PartDraft): Piece {
  const needs = node.body.filter((inner) => inner.kind === 'variable').map((inner) => draft.sources.use(inner))
  return {
    before: columnAfter(before) > 0 ? before + softBreak : before,
    column: 0,
    slot: -1,
    fallback: encodeQuotedPrintable(node.fallback),
    area: { needs, body: compileNodes(node.body, draft) },
  }
}

function slotNumber(node: VariableNode | PlaceholderNode, place: HtmlPlace | null, draft: PartDraft): number {
  const source = draft.sources.use(node)
  const key = place ? `${source} ${place.demand} ${place.isQuoted}` : `${source}`
  const known = draft.slotNumbers.get(key)
  if (known !== undefined) return known
  draft.slotNumbers.set(key, draft.slots.length)
  if (place && node.kind === 'placeholder') draft.placedPlaceholders.push({ name: node.name, place })
  const encode = place
    ? (value: string) => encodeQuotedPrintable(escapeForHtml(value, place))
    : (value: string) => encodeQuotedPrintable(value)
  return draft.slots.push({ source, encode }) - 1
}

function columnAfter(encoded: string): number {
  return encoded.length - (encoded.lastIndexOf('\n') + 1)
}
