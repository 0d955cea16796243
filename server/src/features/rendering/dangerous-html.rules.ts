/** Why something is taken out of uploaded HTML. */
export const cutKinds = [
  'script',
  'handler',
  'form',
  'frame',
  'refresh',
  'stylesheet',
  'link',
  'drawing',
  'broken',
] as const
export type CutKind = (typeof cutKinds)[number]

interface Attribute {
  name: string
  value: string
}

const elements: Record<string, CutKind> = {
  script: 'script',
  ...kinds('form', 'form input button select textarea isindex keygen'),
  ...kinds('frame', 'iframe frame frameset object embed applet portal fencedframe'),
  link: 'stylesheet',
  // Few mail programs show them, and browsers read what is inside by other rules, which much hides behind.
  ...kinds('drawing', 'svg math'),
}

/** Those whose content goes with them: a reader who does not run them would be shown what nobody wrote for reading. */
const whole: Record<string, 'raw' | 'nested'> = {
  ...{ script: 'raw', iframe: 'raw', textarea: 'raw', select: 'nested' },
  ...{ object: 'nested', applet: 'nested', frameset: 'nested', svg: 'nested', math: 'nested' },
}

export function cutWhole(element: string): 'raw' | 'nested' | undefined {
  return own(whole, element.toLowerCase())
}

/** Text to a browser, markup to clients that run no scripts or know no frames. */
const readAsMarkup = new Set(['noscript', 'noframes', 'noembed', 'xmp', 'plaintext'])

export function isReadAsMarkup(element: string): boolean {
  return readAsMarkup.has(element)
}

/** Whether a browser takes everything up to its end as text. */
export function isRaw(element: string): boolean {
  return readAsMarkup.has(element) || element === 'style' || element === 'title'
}

/** What stands in the place of a name is decided for each reader, so nobody can tell what it will be. */
const plainName = /^[^[\]{}<]+$/

export function kindOfElement(tag: string, attributes: readonly Attribute[]): CutKind | null {
  const name = tag.toLowerCase()
  if (!plainName.test(name)) return 'broken'
  if (name === 'meta') return attributes.some(isRefresh) ? 'refresh' : null
  return own(elements, name) ?? null
}

function isRefresh({ name, value }: Attribute): boolean {
  return name === 'http-equiv' && value.trim().toLowerCase() === 'refresh'
}

const linking = new Set([
  ...['href', 'src', 'srcset', 'action', 'formaction', 'background', 'poster', 'data', 'cite'],
  ...['longdesc', 'ping', 'dynsrc', 'lowsrc'],
])
const pictures = /^data:image\/(?:png|gif|jpe?g|webp)[;,]/
const running = /expression\s*\(|behavior\s*:|-moz-binding|(?:java|vb)script\s*:/i

export function kindOfAttribute(tag: string, name: string, value: string): CutKind | null {
  if (name.startsWith('on')) return 'handler'
  if (!plainName.test(name)) return 'broken'
  if (name === 'style') return running.test(value) ? 'script' : null
  if (!linking.has(name)) return null
  // Browsers skip these characters when they look for the scheme.
  const address = [...value]
    .filter((character) => character > ' ')
    .join('')
    .toLowerCase()
  if (pictures.test(address) && tag !== 'a') return null
  return /^(?:javascript|vbscript|data):/.test(address) ? 'link' : null
}

interface Part {
  start: number
  end: number
}

/** Rules of a stylesheet that load another one. One that is written with escapes counts as such: no letter needs it. */
export function findImports(css: string): Part[] {
  return [...css.matchAll(/@(?:import\b|[\w-]*\\)[^;]*;?/gi)].map(({ index, 0: text }) => ({
    start: index,
    end: index + text.length,
  }))
}

/** What a conditional comment holds is markup for the client it names. */
export function findMarkupOfComment(comment: string): { start: number; text: string } | null {
  const opened = /^<!--\[if[^\]>]*\]>/i.exec(comment)?.[0]
  if (!opened) return null
  const end = comment.toLowerCase().lastIndexOf('<![endif]')
  return { start: opened.length, text: comment.slice(opened.length, end < opened.length ? comment.length : end) }
}

function kinds(kind: CutKind, names: string): Record<string, CutKind> {
  return Object.fromEntries(names.split(' ').map((name) => [name, kind]))
}

function own<T>(record: Readonly<Record<string, T>>, key: string): T | undefined {
  return Object.hasOwn(record, key) ? record[key] : undefined
}
