import DOMPurify from 'dompurify'
import { admitRichText } from '../../trusted-types.ts'

const own = ['data-variable', 'data-default', 'data-pm-slice']

const allowed = {
  ALLOWED_TAGS: [
    ...['p', 'br', 'strong', 'b', 'em', 'i', 'u', 's', 'a', 'ul', 'ol', 'li', 'blockquote', 'span', 'div'],
    ...['h1', 'h2', 'h3', 'h4', 'h5', 'h6'],
  ],
  ALLOWED_ATTR: ['href', ...own],
  // No addresses: without this their values would have to look like one, and every variable would be gone after a reload.
  ADD_URI_SAFE_ATTR: own,
  ALLOW_DATA_ATTR: false,
  ALLOWED_URI_REGEXP: /^(?:https?:|mailto:)/i,
}

/** Pasted text as far as a mail can have it. The browser reports styles and handlers even where nothing runs, so they go first. */
function cleanPasted(html: string): string {
  const plain = html.replaceAll(/\s(?:style|on[a-z]+)\s*=\s*(?:"[^"]*"|'[^']*'|[^\s>]+)/gi, '')
  return DOMPurify.sanitize(plain, allowed)
}

admitRichText(cleanPasted)
