import type { Picture } from '../../api/records.ts'

export const pictureFilters = ['undescribed', 'unused'] as const
export type PictureFilter = (typeof pictureFilters)[number]

/** Nobody has said what it shows, nor that it only decorates. */
export function isUndescribed({ altText, isDecorative }: Pick<Picture, 'altText' | 'isDecorative'>): boolean {
  return altText.trim() === '' && !isDecorative
}

export function fits(picture: Picture, { words, filter }: { words: string; filter: PictureFilter | null }): boolean {
  const said = `${picture.name} ${picture.altText}`.toLowerCase()
  const isSought = words
    .toLowerCase()
    .split(/\s+/)
    .every((word) => said.includes(word))
  return isSought && (filter === null || fitsFilter(picture, filter))
}

export function fitsFilter(picture: Picture, filter: PictureFilter): boolean {
  return filter === 'undescribed' ? isUndescribed(picture) : picture.uses.length === 0
}

/** Files that a picture can come from. */
export const pictureKinds = 'image/jpeg,image/png,image/gif,image/webp'

/** What was chosen of a picture, in percent, as left, top, width and height in its own pixels, all of them within it. */
export function partIn(
  { width, height }: Pick<Picture, 'width' | 'height'>,
  chosen: { x: number; y: number; width: number; height: number },
): [left: number, top: number, width: number, height: number] {
  const pixels = (percent: number, whole: number) => Math.round((percent / 100) * whole)
  const left = Math.min(pixels(chosen.x, width), width - 1)
  const top = Math.min(pixels(chosen.y, height), height - 1)
  const within = (wanted: number, room: number) => Math.min(Math.max(wanted, 1), room)
  return [
    left,
    top,
    within(pixels(chosen.width, width), width - left),
    within(pixels(chosen.height, height), height - top),
  ]
}
