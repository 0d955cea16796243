import type { PageAnswer } from '../../platform/http/page.ts'
import { type PageContent, renderPage } from './render-page.rules.ts'

const html = 'text/html; charset=utf-8'

/** 302 keeps a link a link; 303 turns a pressed button into one. */
export function redirectTo(location: string, method: string): PageAnswer {
  return { status: method === 'POST' ? 303 : 302, headers: { location }, body: '' }
}

export function ourPage(status: number, content: PageContent): PageAnswer {
  const page = renderPage(content)
  const { logoUrl } = content.brand
  const policy = [
    "default-src 'none'",
    `style-src 'sha256-${page.styleHash}'`,
    `img-src data:${logoUrl ? ` ${new URL(logoUrl).origin}` : ''}`,
    // Browsers hold a form's redirects against this too: the customer's page, and wherever that one leads.
    `form-action ${content.form ? "'self' https: http:" : "'none'"}`,
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ]
  return {
    status,
    headers: {
      'content-type': html,
      'content-language': content.language,
      'content-security-policy': policy.join('; '),
    },
    body: page.html,
  }
}

/** Somebody else's HTML: it may show itself, run nothing, send nothing, and links open as they do in a mail program. */
export function mailPage(body: string, languageIso: string): PageAnswer {
  const policy = [
    'sandbox allow-popups allow-popups-to-escape-sandbox',
    "default-src 'none'",
    'img-src https: data:',
    "style-src 'unsafe-inline' https:",
    'font-src https: data:',
    "form-action 'none'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ]
  return {
    status: 200,
    headers: { 'content-type': html, 'content-language': languageIso, 'content-security-policy': policy.join('; ') },
    body,
  }
}

export function plainAnswer(status: number, body: string): PageAnswer {
  return { status, headers: { 'content-type': 'text/plain; charset=utf-8' }, body }
}
