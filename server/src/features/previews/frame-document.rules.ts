import { frameScript } from './frame-script.rules.ts'

interface Frame {
  /** Of the one script that runs. */
  nonce: string
  /** The origin of the application, the only one that may show it. */
  application: string
  /** Where our own pictures lie, while that is not https: on the machine of somebody who develops. */
  pictures: string
}

/** Somebody else's HTML in an origin of its own: it may show itself, and nothing in it runs, sends, or leads anywhere. */
export function framePolicy({ nonce, application, pictures }: Frame): string {
  return [
    'sandbox allow-scripts',
    "default-src 'none'",
    `script-src 'nonce-${nonce}'`,
    "style-src 'unsafe-inline'",
    `img-src https: data:${pictures.startsWith('https:') ? '' : ` ${pictures}`}`,
    'font-src https: data:',
    "form-action 'none'",
    "base-uri 'none'",
    `frame-ancestors ${application}`,
  ].join('; ')
}

/**
 * The mail with a script in front that tells the application its height and which article was clicked. It comes first, so that
 * nothing in the mail can swallow it.
 */
export function frameDocument(html: string, frame: Omit<Frame, 'pictures'> & { scheme: 'light' | 'dark' }): string {
  const [doctype = ''] = /^\s*<!doctype[^>]*>/i.exec(html) ?? []
  const script = `<script nonce="${frame.nonce}">${frameScript(frame.application)}</script>`
  const look = `<style>:root{color-scheme:${frame.scheme}!important}</style>`
  return `${doctype || '<!doctype html>'}${script}${look}${inScheme(withoutScripts(html.slice(doctype.length)), frame.scheme)}`
}

/** The policy stops them as well; what is not there cannot even be tried. */
function withoutScripts(html: string): string {
  return html
    .replaceAll(/<script\b[^>]*>[\s\S]*?(?:<\/script\s*>|$)/gi, '')
    .replaceAll(/<meta\b[^>]*http-equiv\s*=\s*["']?\s*refresh[^>]*>/gi, '')
}

const always = { light: '(max-width:0)', dark: '(min-width:0)' }

/** What a mail says for dark mail programs holds when it is asked for, whatever the reader's own system prefers. */
function inScheme(html: string, scheme: 'light' | 'dark'): string {
  return html.replaceAll(/<style\b[\s\S]*?<\/style\s*>/gi, (style) =>
    style.replaceAll(/\(\s*prefers-color-scheme\s*:\s*dark\s*\)/gi, always[scheme]),
  )
}
