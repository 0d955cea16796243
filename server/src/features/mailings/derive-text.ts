import { convert } from 'html-to-text'

const heading = { uppercase: false }

/**
 * The text part of a mail that only has HTML. Nothing is wrapped or put into capitals, and links stand in angle
 * brackets, because `{{V:2:}}`, `[[A:-:…]]` and `{name}` must come through as they were written.
 */
export function deriveText(html: string): string {
  return convert(html, {
    wordwrap: false,
    selectors: [
      { selector: 'img', format: 'skip' },
      { selector: 'a', options: { linkBrackets: ['<', '>'], hideLinkHrefIfSameAsText: true } },
      ...['h1', 'h2', 'h3', 'h4', 'h5', 'h6'].map((selector) => ({ selector, options: heading })),
      { selector: 'table', options: { uppercaseHeaderCells: false } },
    ],
  })
}
