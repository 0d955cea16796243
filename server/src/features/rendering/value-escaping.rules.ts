import type { HtmlPlace, PlaceDemand } from './html-position.rules.ts'

const quotedSpecials = /[&<>"']/g
// Without quotes, a blank or one of these would end the value or begin another one.
const unquotedSpecials = /[&<>"'`=\s]/g
const references: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }
const allowedLink = /^(?:https?|mailto|tel):/i
const colonInFront = /^[^/?#]*:/
const allowedWords = /^[\w .,#%-]*$/

/** The value as it may stand in HTML at this place; one that the place cannot take becomes empty. */
export function escapeForHtml(value: string, place: HtmlPlace): string {
  if (!meetsDemand(value, place.demand)) return ''
  return value.replace(place.isQuoted ? quotedSpecials : unquotedSpecials, toReference)
}

export function meetsDemand(value: string, demand: PlaceDemand): boolean {
  switch (demand) {
    case 'none':
      return true
    case 'link-start':
      return allowedLink.test(value)
    case 'link-after-values':
      return allowedLink.test(value) || !colonInFront.test(value)
    case 'plain-words':
      return allowedWords.test(value)
  }
}

function toReference(character: string): string {
  return references[character] ?? `&#${character.charCodeAt(0)};`
}
