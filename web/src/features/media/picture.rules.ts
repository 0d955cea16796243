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
