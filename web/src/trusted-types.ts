/**
 * The page's only gate for text that would become HTML. It is imported first, so that nothing writes before it stands.
 * Text without an angle bracket cannot become an element; everything else is refused.
 */
interface PolicyFactory {
  createPolicy(name: string, rules: { createHTML(text: string): string | null }): unknown
}

const { trustedTypes } = window as unknown as { trustedTypes?: PolicyFactory }
trustedTypes?.createPolicy('default', { createHTML: (text) => (text.includes('<') ? null : text) })
