import { beforeBodyEnd } from '../rendering/body-end.rules.ts'
import { findAttributeValues } from '../rendering/html-position.rules.ts'

interface CountedLink {
  url: string
  start: number
  end: number
}

const mostLinks = 1000
const longestUrl = 2000

/** Where the links of a mail lead that clicks are counted on, each once, in the order of the text. */
export function countedLinks(html: string): string[] {
  return [...new Set(findLinks(html).map(({ url }) => url))].slice(0, mostLinks)
}

/** Only links to the web that are the same for everybody: a variable in a link is somebody's own, and stays with him. */
function findLinks(html: string): CountedLink[] {
  return findAttributeValues(html)
    .filter(({ tag, attribute }) => attribute === 'href' && (tag === 'a' || tag === 'area'))
    .flatMap(({ start, end }) => {
      const url = readUrl(html.slice(start, end))
      return url === null ? [] : [{ url, start, end }]
    })
}

const entities: Record<string, string> = { '&amp;': '&', '&#38;': '&', '&quot;': '"', '&#39;': "'" }

/** The address that an attribute leads to; null = it is somebody's own, or no place on the web. */
export function readUrl(value: string): string | null {
  if (/[{}[\]]/.test(value) || value.length > longestUrl) return null
  const text = value.replace(/&(?:amp|#38|quot|#39);/g, (entity) => entities[entity] as string).trim()
  // What else could be written in entities is left to the mail program, which knows them all.
  if (!/^https?:\/\//i.test(text) || /&#|&[a-z]+;/i.test(text) || !URL.canParse(text)) return null
  const url = new URL(text)
  return url.username === '' && url.password === '' && url.href.length <= longestUrl ? url.href : null
}

export interface Tracking {
  /** Where subscribers reach the service. */
  publicUrl: string
  /** Numbers of the links, frozen with the content. */
  numbers: ReadonlyMap<string, number>
  /** What stands in the place of the token: the token itself, or a placeholder for one per mail. */
  token: string
  /** The token for places that no placeholder reaches: the areas, whose defaults are taken as they are. */
  areaToken: string
}

/** The mail with its links leading past us, and a picture at its end that tells when it is opened. */
export function trackedHtml(html: string, tracking: Tracking): string {
  const isInArea = areasOf(html)
  let text = ''
  let done = 0
  for (const { url, start, end } of findLinks(html)) {
    const n = tracking.numbers.get(url)
    if (n === undefined) continue
    const token = isInArea(start) ? tracking.areaToken : tracking.token
    text += `${html.slice(done, start)}${tracking.publicUrl}/c/${token}/${n}`
    done = end
  }
  return withPixel(text + html.slice(done), `${tracking.publicUrl}/o/${tracking.token}.gif`)
}

function withPixel(html: string, url: string): string {
  const pixel = `<img src="${url}" width="1" height="1" alt="" style="display:block;border:0">`
  return beforeBodyEnd(html, pixel)
}

/** For positions that only grow: is this one between `[[A:` and `]]`? */
function areasOf(html: string): (position: number) => boolean {
  let open = html.indexOf('[[A:')
  let close = open < 0 ? -1 : html.indexOf(']]', open)
  return (position) => {
    while (open >= 0 && close >= 0 && close < position) {
      open = html.indexOf('[[A:', close)
      close = open < 0 ? -1 : html.indexOf(']]', open)
    }
    return open >= 0 && close >= 0 && open < position && position < close
  }
}
