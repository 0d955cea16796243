import type { Reader } from '../../platform/db/database.ts'
import type { CustomerField } from '../customer-fields/index.ts'
import { findContent, systemLinks } from '../mailings/index.ts'
import { compileContent, decodeQuotedPrintable, surroundingsOf } from '../rendering/index.ts'
import { firstPicture, personalLink, withoutPersonalLinks } from './archive.rules.ts'
import type { SentNewsletter } from './archive.store.ts'

/** What a newsletter says to nobody in particular: every variable takes its default, and no link is anybody's. */
export interface ReadLetter {
  subject: string
  summary: string
}

export function readLetter(newsletter: SentNewsletter, fields: readonly CustomerField[]): ReadLetter {
  const { subject, text } = forNobody(newsletter, { html: '', text: newsletter.previewText }, fields)
  return { subject, summary: decodeQuotedPrintable(text).trim() }
}

export async function readWholeLetter(
  reader: Reader,
  newsletter: SentNewsletter,
  fields: readonly CustomerField[],
): Promise<string | null> {
  const content = await findContent(reader, newsletter.contentId)
  if (!content) return null
  const { html } = forNobody(newsletter, { html: content.html, text: '' }, fields)
  return withoutPersonalLinks(decodeQuotedPrintable(html)).replaceAll(personalLink, '')
}

function forNobody(
  newsletter: SentNewsletter,
  parts: { html: string; text: string },
  fields: readonly CustomerField[],
) {
  const surroundings = surroundingsOf(newsletter, fields, { today: newsletter.sentOn, salutations: {} })
  const compiled = compileContent({ ...newsletter, ...parts }, surroundings, systemLinks)
  const values = [
    ...newsletter.placeholders.map((name) => [name, '']),
    ...systemLinks.map((name) => [name, personalLink]),
  ]
  return compiled.render(null, Object.fromEntries(values))
}

/** Contents never change, and neither does the picture of one. */
const pictures = new Map<string, string | null>()
const mostPictures = 10_000

export async function pictureOf(reader: Reader, contentId: number, publicUrl: string): Promise<string | null> {
  const key = `${reader.tenant.accountId}:${contentId}`
  const known = pictures.get(key)
  if (known !== undefined) return known
  const content = await findContent(reader, contentId)
  const picture = content ? firstPicture(content.html, publicUrl) : null
  if (pictures.size >= mostPictures) pictures.clear()
  pictures.set(key, picture)
  return picture
}
