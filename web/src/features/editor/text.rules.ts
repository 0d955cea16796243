const references: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' }
const characters: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'", nbsp: '\u00a0' }

/** Text as somebody types it, as HTML: a blank line makes a paragraph. One line has no markup at all. */
export function htmlOf(text: string, isLine: boolean): string {
  const escaped = text.replaceAll(/[&<>]/g, (character) => references[character] as string)
  if (isLine || text === '') return escaped
  return escaped
    .split('\n\n')
    .map((paragraph) => `<p>${paragraph.replaceAll('\n', '<br>')}</p>`)
    .join('')
}

/** HTML as plain text; null where it has more than paragraphs and lines, which plain text would lose. */
export function plainOf(html: string): string | null {
  const text = html
    .replaceAll(/<\/p>\s*<p>/g, '\n\n')
    .replace(/^\s*<p>/, '')
    .replace(/<\/p>\s*$/, '')
    .replaceAll('<br>', '\n')
  return text.includes('<') ? null : decoded(text)
}

/** What can be read in it, on one line, for lists. */
export function wordsOf(html: string): string {
  return decoded(html.replaceAll(/<[^>]*>/g, ' '))
    .replaceAll(/\s+/g, ' ')
    .trim()
}

function decoded(text: string): string {
  return text.replaceAll(/&(amp|lt|gt|quot|#39|nbsp);/g, (_, name: string) => characters[name] as string)
}
