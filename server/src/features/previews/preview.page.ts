import { Refusal } from '../../platform/errors/refusal.ts'
import type { Page, PageAnswer, PageRequest } from '../../platform/http/page.ts'
import type { PagesApp } from '../pages/index.ts'
import { nobodysPage } from '../pages/page-context.visit.ts'
import { framed, openFrame } from './framed-mail.visit.ts'
import { renderPreview } from './render-preview.ts'

export const previewPages: Page<PagesApp>[] = [
  { method: 'GET', path: '/preview/:token', countedFor: newsletterOf, answer: showPreview },
]

/** Somebody who writes opens many; they are counted by what they write. */
function newsletterOf({ tokens }: PagesApp, { params }: PageRequest): string | null {
  const ticket = tokens.openPreview(params.token ?? '')
  return ticket && `preview:${ticket.accountId}:${ticket.mailingId}`
}

/** A mail in a frame of the application; only whoever was given the address a moment ago sees it. */
async function showPreview(app: PagesApp, request: PageRequest): Promise<PageAnswer> {
  const { query, headers } = request
  const opened = await openFrame(app, request)
  if (!opened) return nobodysPage('brokenLink', 400, headers['accept-language'])
  try {
    const { mailingId, subscriberId } = opened.ticket
    const wishes = { mailingId, subscriberId: subscriberId === 0 ? null : subscriberId }
    const { html } = await renderPreview({ reader: app.db.reader(opened.tenant), clock: app.clock }, wishes)
    return framed(app, html, query.get('scheme') === 'dark' ? 'dark' : 'light')
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    return nobodysPage('nothingHere', 404, headers['accept-language'])
  }
}
