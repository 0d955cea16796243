const references: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

export function escapeText(text: string): string {
  return text.replaceAll(/[&<>]/g, (character) => references[character] as string)
}

/** A start tag, its attributes quoted; those without a value are left out. */
export function startTag(name: string, attributes: Record<string, string | null>): string {
  const written = Object.entries(attributes).flatMap(([attribute, value]) =>
    value === null ? [] : [` ${attribute}="${escapeAttribute(value)}"`],
  )
  return `<${name}${written.join('')}>`
}

function escapeAttribute(value: string): string {
  return value.replaceAll(/[&<>"]/g, (character) => references[character] as string)
}

/**
 * Variables and areas are replaced in the finished HTML, from their first bracket to their last. One that begins in an
 * attribute and ends outside would take the closing quote with it, so an attribute holds whole variables and no areas.
 */
export function keepsItsQuotes(value: string): boolean {
  if (/\[\[|\]\]|:-:/.test(value)) return false
  return !/\{\{|\}\}/.test(value.replaceAll(/\{\{[^{}]*\}\}/g, ''))
}
