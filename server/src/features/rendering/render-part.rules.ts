import { RenderingError } from './mail-content.rules.ts'
import { lineRoom, softBreak } from './quoted-printable.rules.ts'
import type { SourceValues } from './value-sources.rules.ts'

/** A value as it stands at one kind of place, encoded once per mail. */
export interface Slot {
  source: number
  encode(value: string): string
}

/** Encoded text of the author, then a value or an area. */
export interface Piece {
  before: string
  /** Where on the line the value begins. */
  column: number
  slot: number
  fallback: string
  area: { needs: readonly number[]; body: PieceList } | null
}

export interface PieceList {
  pieces: readonly Piece[]
  tail: string
}

const largestPart = 2_000_000

export function renderPart(content: PieceList, slots: readonly Slot[], values: SourceValues): string {
  const encoded = slots.map(({ source, encode }) => {
    const value = values[source] as string | null
    return value === null ? null : encode(value)
  })
  const rendered = renderPieces(content, '', encoded, values)
  if (rendered.length > largestPart) refuseSize()
  return content.tail === '' ? withoutLastSoftBreak(rendered) : rendered
}

function renderPieces(
  content: PieceList,
  rendered: string,
  encoded: readonly (string | null)[],
  values: SourceValues,
): string {
  for (const piece of content.pieces) {
    rendered += piece.before
    if (piece.area) {
      const isComplete = piece.area.needs.every((source) => values[source] !== null)
      rendered = isComplete ? renderPieces(piece.area.body, rendered, encoded, values) : rendered + piece.fallback
    } else {
      const value = encoded[piece.slot] ?? piece.fallback
      const fits = piece.column === 0 || piece.column + value.length <= lineRoom
      rendered += fits ? value : softBreak + value
    }
    // Checked on the way, because a text that outgrows the engine's strings would be another error.
    if (rendered.length > largestPart) refuseSize()
  }
  return rendered + content.tail
}

function refuseSize(): never {
  throw new RenderingError('part_too_large', `A part of the mail has more than ${largestPart} encoded characters.`)
}

/** Text that ends in values may end in a soft break when the last ones are empty. */
function withoutLastSoftBreak(rendered: string): string {
  let text = rendered
  while (text.endsWith(softBreak)) text = text.slice(0, -softBreak.length)
  return text
}
