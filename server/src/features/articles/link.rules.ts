import { keepsItsQuotes } from './markup.rules.ts'

const linkStart = /^(?:https?:\/\/|mailto:)/i
const imageStart = /^https?:\/\//i

/** A link that may stand in an article. Every reader sees the same scheme in it, because it begins with nothing else. */
export function isLink(text: string): boolean {
  return linkStart.test(text) && isAddress(text)
}

export function isImageUrl(text: string): boolean {
  return imageStart.test(text) && isAddress(text)
}

function isAddress(text: string): boolean {
  return !/[\s\p{Cc}]/u.test(text) && keepsItsQuotes(text) && URL.canParse(text)
}
