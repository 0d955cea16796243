import type { PageAnswer } from '../../platform/http/page.ts'
import { type PageContent, type RenderedPage, renderPage } from './render-page.rules.ts'

const html = 'text/html; charset=utf-8'

/** 302 keeps a link a link; 303 turns a pressed button into one. */
export function redirectTo(location: string, method: string): PageAnswer {
  return { status: method === 'POST' ? 303 : 302, headers: { location }, body: '' }
}

export function ourPage(status: number, content: PageContent): PageAnswer {
  return shellAnswer(status, renderPage(content), { ...content, hasForm: content.form !== undefined })
}

interface ShellLook extends Pick<PageContent, 'brand' | 'language'> {
  hasForm: boolean
  /** Who may show it in a frame; nobody unless they are named. */
  frameOrigins?: readonly string[]
  /** Where its pictures lie, beside the logo. */
  pictureOrigins?: readonly string[]
}

/** A page of ours: one style, the logo, and nothing that runs. */
export function shellAnswer(
  status: number,
  page: RenderedPage,
  { brand: { logoUrl }, language, hasForm, frameOrigins = [], pictureOrigins = [] }: ShellLook,
): PageAnswer {
  const policy = [
    "default-src 'none'",
    `style-src 'sha256-${page.styleHash}'`,
    ['img-src data:', ...(logoUrl ? [new URL(logoUrl).origin] : []), ...pictureOrigins].join(' '),
    // Browsers hold a form's redirects against this too: the customer's page, and wherever that one leads.
    `form-action ${hasForm ? "'self' https: http:" : "'none'"}`,
    "base-uri 'none'",
    `frame-ancestors ${frameOrigins.length > 0 ? frameOrigins.join(' ') : "'none'"}`,
  ]
  return {
    status,
    headers: {
      'content-type': html,
      'content-language': language,
      'content-security-policy': policy.join('; '),
    },
    body: page.html,
    ...(frameOrigins.length > 0 && { isFramed: true as const }),
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
