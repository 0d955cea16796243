import type { Timestamp } from '../../platform/clock/timestamp.rules.ts'

/** What an admin decides about the archive of a channel. */
export type ArchiveChoices = Record<'isOpen' | 'isIndexable', boolean>

export interface Archive extends ArchiveChoices {
  channelId: number
  publicId: string
  /** Where it is read as well, once that has shown itself to be the customer's. */
  host: string | null
  createdAt: Timestamp
}

export const noArchive: ArchiveChoices = { isOpen: false, isIndexable: false }

export function choicesOf({ isOpen, isIndexable }: ArchiveChoices): ArchiveChoices {
  return { isOpen, isIndexable }
}

/** Where an archive is. */
export interface ArchivePlace {
  /** What readers open. */
  url: string
  /** What it is known by, whatever host it is read under: readers of feeds must not see everything as new. */
  id: string
  host: string | null
}

interface Settings {
  PUBLIC_URL: string
  ARCHIVE_HOST_TARGET?: string | undefined
}

export function placeOf(
  { PUBLIC_URL, ARCHIVE_HOST_TARGET }: Settings,
  { publicId, host }: Pick<Archive, 'publicId' | 'host'>,
): ArchivePlace {
  const id = `${PUBLIC_URL.replace(/\/$/, '')}/archive/${publicId}`
  if (!ARCHIVE_HOST_TARGET || host === null) return { url: id, id, host: null }
  const { protocol, port } = new URL(PUBLIC_URL)
  return { url: `${protocol}//${host}${port && `:${port}`}/`, id, host }
}

/** The archive itself, its feed, or one newsletter in it. */
export function partOf(base: string, part?: number | string): string {
  return part === undefined ? base : `${base.replace(/\/$/, '')}/${part}`
}

/** Stands where a mail has links that are for its one reader. */
export const personalLink = 'https://personal-link.invalid/'

/** The line that mails get which have no way out of their own. */
const smallLine = /<p style="font-size:12px">[^<]*<a href="([^"]*)">[^<]*<\/a><\/p>/g

/** Links for one reader go with their words: nobody can leave a list by a page that is for everybody. */
export function withoutPersonalLinks(html: string): string {
  return html
    .replaceAll(smallLine, (line, href) => (href === personalLink ? '' : line))
    .replaceAll(/<a\b[^>]*>[\s\S]*?<\/a\s*>/gi, (link) => (link.includes(personalLink) ? '' : link))
}

const leastWidth = 200

/** The first picture that is no logo: it stands for the newsletter in the list. */
export function firstPicture(html: string, publicUrl: string): string | null {
  for (const [tag] of html.matchAll(/<img\b[^>]*>/gi)) {
    const source = attributeOf(tag, 'src')
    const isShown = source && (source.startsWith('https://') || source.startsWith(publicUrl)) && !source.includes('{')
    if (isShown && Number(attributeOf(tag, 'width')) >= leastWidth) return source.replaceAll('&amp;', '&')
  }
  return null
}

function attributeOf(tag: string, name: string): string | undefined {
  return new RegExp(`\\s${name}\\s*=\\s*["']([^"']*)["']`, 'i').exec(tag)?.[1]
}
