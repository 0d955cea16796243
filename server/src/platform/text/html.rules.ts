/** Text as it stands between tags or in a quoted attribute. */
export function escapeHtml(text: string): string {
  const codes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' }
  return text.replace(/[&<>"']/g, (character) => codes[character] as string)
}
