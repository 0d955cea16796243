import type { Columns } from '../../schema.rows.ts'

export type Picture = Omit<Columns<'pictures'>, 'accountId' | 'digest' | 'deletedAt'>

/** What a picture may be, by the name its reader gives it, and how its file ends. */
export const kinds = { jpeg: 'jpg', png: 'png', gif: 'gif', webp: 'webp' } as const
export type PictureKind = keyof typeof kinds

export const largestBytes = 10_000_000
/** So much is listened to, so that whoever sends too much is told what is wrong. */
export const longestUploadBytes = 20_000_000
export const mostPixels = 40_000_000

export const contentTypes: Record<string, string> = {
  jpg: 'image/jpeg',
  png: 'image/png',
  gif: 'image/gif',
  webp: 'image/webp',
}

const file = /^[1-9][0-9]{0,15}-[0-9a-f]{32}[.](jpg|png|gif|webp)$/

export function isPictureFile(name: string): boolean {
  return file.test(name)
}

export function pictureAddress(publicUrl: string, name: string): string {
  return `${publicUrl.replace(/\/$/, '')}/media/${name}`
}

/** The pictures of the library that some HTML shows, and which of them have an alternative text without words. */
export function picturesIn(html: string): { file: string; isWordless: boolean }[] {
  return [...html.matchAll(/<img\b[^>]*>/gi)].flatMap(([tag]) => {
    const [, name] = /\/media\/([1-9][0-9]{0,15}-[0-9a-f]{32}[.](?:jpg|png|gif|webp))/.exec(tag) ?? []
    return name === undefined ? [] : [{ file: name, isWordless: /\salt\s*=\s*(?:"\s*"|'\s*')/i.test(tag) }]
  })
}

/** Every name of a file that stands somewhere in a text, each once. */
export function fileNamesIn(text: string): string[] {
  const found = text.matchAll(/\/media\/([1-9][0-9]{0,15}-[0-9a-f]{32}[.](?:jpg|png|gif|webp))/g)
  return [...new Set([...found].map(([, name]) => name as string))]
}

/** As it was called on the machine it comes from; no path, and not endless. */
export function pictureName(given: string): string {
  const [last = ''] = given.split(/[/\\]/).slice(-1)
  // biome-ignore lint/suspicious/noControlCharactersInRegex: names of files can hold them
  const plain = last.replaceAll(/[\u0000-\u001f\u007f]/g, '').trim()
  return plain === '' ? 'picture' : plain.slice(0, 200)
}
