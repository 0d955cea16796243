import type { CutKind } from './dangerous-html.rules.ts'
import { type DangerousPart, findDangerousParts } from './dangerous-html.ts'
import { lineCounter } from './lines.rules.ts'

/** Something that was taken out. */
export interface HtmlCut {
  kind: CutKind
  /** In the text as it came. */
  position: number
  /** The same, counted from 1. */
  line: number
  /** How it begins. */
  text: string
}

interface Cleaned {
  html: string
  cuts: HtmlCut[]
}

/** What is cut may join what stood around it to something dangerous, so it is read again, but not for ever. */
const mostRounds = 10
const mostCharactersShown = 80

/** HTML without what mail must not carry; every other character and every line stays. Null = it is built to hide something. */
export async function cutHtml(html: string): Promise<Cleaned | null> {
  let kept = [{ start: 0, end: html.length }]
  const cuts: HtmlCut[] = []
  for (let round = 0; round < mostRounds; round += 1) {
    const text = kept.map(({ start, end }) => html.slice(start, end)).join('')
    const parts = withoutOverlap(await findDangerousParts(text))
    if (parts.length === 0) return { html: text, cuts: cuts.sort((one, other) => one.position - other.position) }
    cuts.push(...describe(parts, { html, text, kept }))
    kept = without(
      kept,
      parts.flatMap((part) => linesOf(text, part)),
    )
  }
  return null
}

interface Range {
  start: number
  end: number
}

function withoutOverlap(parts: readonly DangerousPart[]): DangerousPart[] {
  let end = 0
  return parts.filter((part) => {
    const isApart = part.start >= end && part.end > part.start
    if (isApart) end = part.end
    return isApart
  })
}

function describe(
  parts: readonly DangerousPart[],
  { html, text, kept }: { html: string; text: string; kept: Range[] },
) {
  const lineOf = lineCounter(html)
  const stoodAt = positionsIn(kept)
  return parts.map(({ kind, start, end }) => {
    const position = stoodAt(start)
    return {
      kind,
      position,
      line: lineOf(position),
      text: text.slice(start, Math.min(end, start + mostCharactersShown)),
    }
  })
}

/** A part line by line: breaks stay, so that every other line keeps its number. */
function linesOf(text: string, { start, end }: Range): Range[] {
  const lines = text.slice(start, end).matchAll(/[^\r\n]+/g)
  return [...lines].map(({ index, 0: line }) => ({ start: start + index, end: start + index + line.length }))
}

/** Where something stood in the text as it came, for positions that only grow. */
function positionsIn(kept: readonly Range[]): (position: number) => number {
  let next = 0
  let before = 0
  return (position) => {
    for (let range = kept[next]; range && position >= before + range.end - range.start; range = kept[next]) {
      before += range.end - range.start
      next += 1
    }
    return (kept[next]?.start ?? 0) + position - before
  }
}

/** Both are in order, and so is the result. */
function without(kept: readonly Range[], parts: readonly Range[]): Range[] {
  const rest: Range[] = []
  let before = 0
  let next = 0
  for (const { start, end } of kept) {
    const shift = start - before
    let from = start
    for (let part = parts[next]; part && part.start + shift < end; part = parts[next]) {
      if (part.start + shift > from) rest.push({ start: from, end: part.start + shift })
      from = Math.max(from, Math.min(part.end + shift, end))
      // It goes on in what follows.
      if (part.end + shift > end) break
      next += 1
    }
    if (from < end) rest.push({ start: from, end })
    before += end - start
  }
  return rest
}
