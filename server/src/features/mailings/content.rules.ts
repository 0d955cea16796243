import { createHash } from 'node:crypto'

/** What a mail says, complete and for good: nothing edited later reaches it. */
export interface Content {
  subject: string
  html: string
  plainText: string
  languageIso: string
  placeholders: string[]
  senderName: string
  senderEmail: string
  replyTo: string | null
  /** Values of the account's and the mailing's fields, by field id. */
  fieldValues: Record<string, unknown>
}

/** The same content has the same hash, however its parts were put together. */
export function contentHash(content: Content): Buffer {
  const { subject, html, plainText, languageIso, placeholders, senderName, senderEmail, replyTo, fieldValues } = content
  const values = Object.entries(fieldValues).sort(([a], [b]) => Number(a) - Number(b))
  const canonical = [
    ...[subject, html, plainText, languageIso, senderName, senderEmail, replyTo],
    placeholders.toSorted(),
    values,
  ]
  return createHash('sha256').update(JSON.stringify(canonical)).digest()
}

/** The newsletter in its theme, which says with `{content}` where it goes. */
export function inTheme(html: string, theme: string | null): string {
  if (theme === null) return html
  // A function, because `$&` and the like in a newsletter are text.
  return theme.replace('{content}', () => html)
}

/** A document of its own cannot stand in a theme that was not chosen for it. Also read by the database. */
export const documentPattern = '<(html|body)[\\s>]'

/** First the theme of the newsletter itself, then that of its channel or account. */
export function inLayout(html: string, theme: string | null, layoutTheme: string | null): string {
  return inTheme(html, theme ?? (new RegExp(documentPattern, 'i').test(html) ? null : layoutTheme))
}

/** What inboxes show beside the subject: it stands first, and no mail program shows it twice. */
export function withPreviewText(html: string, previewText: string): string {
  if (previewText.trim() === '') return html
  const text = previewText.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
  const hidden = `<div style="display:none;max-height:0;overflow:hidden;mso-hide:all">${text}</div>`
  const [body] = /<body\b[^>]*>/i.exec(html) ?? []
  return body === undefined ? hidden + html : html.replace(body, () => body + hidden)
}

export function hasToken(text: string, name: string): boolean {
  return text.includes(`{${name}}`)
}
