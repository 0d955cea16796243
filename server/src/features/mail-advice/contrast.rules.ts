import { luminanceOf } from '../../platform/text/colour.rules.ts'

export interface WeakText {
  text: string
  /** 4.5 is the least for text of usual size, 3 for large. */
  ratio: number
}

/** How text looks at a place; null = nobody can tell. */
interface Look {
  tag: string
  colour: string | null
  ground: string | null
  pixels: number
  isBold: boolean
  isHidden: boolean
}

const bare: Look = { tag: '', colour: '#000000', ground: '#ffffff', pixels: 16, isBold: false, isHidden: false }
const headings: Record<string, number> = { h1: 32, h2: 24, h3: 18.72 }
const parts = /<!--[\s\S]*?-->|<(style|script|head|title)\b[\s\S]*?<\/\1\s*>|<(\/?)([a-z][a-z0-9]*)\b([^>]*)>|[^<]+/gi
const endless = new Set(['img', 'br', 'hr', 'meta', 'link', 'input', 'col', 'wbr', 'area', 'base'])

/** Text that is hard to read on its ground, one example for each pair of colours. Only what the elements say themselves is read. */
export function weakTexts(html: string): WeakText[] {
  const looks = [bare]
  const weak = new Map<string, WeakText>()
  for (const [part, , slash, name, attributes] of html.matchAll(parts)) {
    const look = looks.at(-1) as Look
    const tag = name?.toLowerCase()
    if (tag === undefined) note(weak, part, look)
    else if (slash === '/') {
      const at = looks.findLastIndex((each) => each.tag === tag)
      if (at > 0) looks.length = at
    } else if (!endless.has(tag)) looks.push(lookOf(tag, attributes ?? '', look))
  }
  return [...weak.values()]
}

function note(weak: Map<string, WeakText>, part: string, { colour, ground, pixels, isBold, isHidden }: Look): void {
  const text = part
    .replaceAll(/&(?:nbsp|zwnj|#\d+|#x[0-9a-f]+);/gi, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim()
  if (isHidden || colour === null || ground === null || !/[\p{L}\p{N}]/u.test(text)) return
  const isLarge = pixels >= 24 || (isBold && pixels >= 18.66)
  const ratio = contrastOf(colour, ground)
  const pair = `${colour} ${ground}`
  if (ratio < (isLarge ? 3 : 4.5) && !weak.has(pair)) weak.set(pair, { text: text.slice(0, 60), ratio })
}

function contrastOf(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminanceOf(one), luminanceOf(other)].toSorted((a, b) => a - b)
  // Cut, not rounded: what falls short must not look as if it did not.
  return Math.floor(((light + 0.05) / (dark + 0.05)) * 10) / 10
}

function lookOf(tag: string, attributes: string, around: Look): Look {
  const style = attributeOf(attributes, 'style')
  const colour = property(style, 'color') ?? attributeOf(attributes, 'color') ?? (tag === 'a' ? '#0000ee' : undefined)
  const ground = property(style, 'background(?:-color)?') ?? attributeOf(attributes, 'bgcolor')
  const weight = property(style, 'font-weight')
  const size = /^([\d.]+)px/.exec(property(style, 'font-size') ?? '')?.[1]
  return {
    tag,
    colour: colour === undefined ? around.colour : hexOf(colour, around.colour),
    ground: ground === undefined ? around.ground : hexOf(ground, around.ground),
    pixels: size === undefined ? (headings[tag] ?? around.pixels) : Number(size),
    isBold:
      weight === undefined ? tag in headings || tag === 'b' || tag === 'strong' || around.isBold : isHeavy(weight),
    isHidden: around.isHidden || /^none\b/.test(property(style, 'display') ?? ''),
  }
}

function isHeavy(weight: string): boolean {
  return /^bold/.test(weight) || Number.parseInt(weight, 10) >= 700
}

function attributeOf(attributes: string, name: string): string | undefined {
  const [, double, single] = new RegExp(`(?:^|\\s)${name}\\s*=\\s*(?:"([^"]*)"|'([^']*)')`, 'i').exec(attributes) ?? []
  return double ?? single
}

function property(style: string | undefined, name: string): string | undefined {
  return new RegExp(`(?:^|;)\\s*${name}\\s*:\\s*([^;]+)`, 'i')
    .exec(style ?? '')?.[1]
    ?.trim()
    .toLowerCase()
}

const named: Record<string, string> = {
  white: '#ffffff',
  black: '#000000',
  red: '#ff0000',
  gray: '#808080',
  grey: '#808080',
}

/** Null = a picture, or a colour that is written in a way nobody reads here. */
function hexOf(given: string, around: string | null): string | null {
  const colour = given.replace(/\s*!important$/, '')
  if (colour === 'transparent' || colour === 'inherit' || colour === 'none') return around
  if (/^#[0-9a-f]{6}$/.test(colour)) return colour
  if (/^#[0-9a-f]{3}$/.test(colour)) return `#${[...colour.slice(1)].map((digit) => digit + digit).join('')}`
  const [, ...shares] = /^rgb\((\d{1,3}),\s*(\d{1,3}),\s*(\d{1,3})\)$/.exec(colour) ?? []
  if (shares.length === 3) return `#${shares.map((share) => Number(share).toString(16).padStart(2, '0')).join('')}`
  return named[colour] ?? null
}
