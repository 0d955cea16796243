/**
 * The page's only gate for text that would become HTML. It is imported first, so that nothing writes before it stands.
 * Text without an angle bracket cannot become an element; everything else is refused, until the editor brings what cleans it.
 */
interface PolicyFactory {
  createPolicy(name: string, rules: { createHTML(text: string): string | null }): unknown
}

let clean: ((html: string) => string) | null = null

/** From then on HTML passes as what this makes of it. */
export function admitRichText(sanitize: (html: string) => string): void {
  clean = sanitize
}

const { trustedTypes } = window as unknown as { trustedTypes?: PolicyFactory }
trustedTypes?.createPolicy('default', {
  createHTML: (text) => (text.includes('<') ? (clean?.(text) ?? null) : text),
})
