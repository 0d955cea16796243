/** Used where an account has no colour of its own. */
export const defaultBrandColour = '#1f5f8b'

/** How much a colour stands out from white, as WCAG counts: from 1 to 21. */
export function contrastOnWhite(colour: string): number {
  return 1.05 / (luminanceOf(colour) + 0.05)
}

/** Black or white, whichever stands out more; one of them always reaches 4.5:1. */
export function readableOn(colour: string): '#ffffff' | '#000000' {
  return contrastOnWhite(colour) >= (luminanceOf(colour) + 0.05) / 0.05 ? '#ffffff' : '#000000'
}

/** Relative luminance as WCAG 2.2 defines it. */
export function luminanceOf(colour: string): number {
  const [red = 0, green = 0, blue = 0] = partsOf(colour).map((part) => {
    const share = part / 255
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

/** The colour itself where it can be read on nearly black, else the nearest lighter one that can. */
export function onDarkGround(colour: string): string {
  const contrast = (shade: string) => (luminanceOf(shade) + 0.05) / (luminanceOf('#1f1b16') + 0.05)
  const shades = Array.from({ length: 11 }, (_, step) => lighter(colour, step / 10))
  return shades.find((shade) => contrast(shade) >= 5) ?? '#ffffff'
}

function lighter(colour: string, share: number): string {
  const parts = partsOf(colour).map((part) => Math.round(part + (255 - part) * share))
  return `#${parts.map((part) => part.toString(16).padStart(2, '0')).join('')}`
}

function partsOf(colour: string): number[] {
  return [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16))
}
