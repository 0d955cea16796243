import { Refusal } from '../../platform/errors/refusal.ts'
import type { Page, PageAnswer, PageRequest } from '../../platform/http/page.ts'
import type { PagesApp } from '../pages/index.ts'
import { nobodysPage } from '../pages/page-context.visit.ts'
import { framed, openFrame } from '../previews/framed-mail.visit.ts'
import { designKinds, renderDesign } from './render-design.ts'

export const designPages: Page<PagesApp>[] = [
  { method: 'GET', path: '/design/:token', countedFor: accountOf, answer: showDesign },
]

function accountOf({ tokens }: PagesApp, { params }: PageRequest): string | null {
  const ticket = tokens.openPreview(params.token ?? '', 'design')
  return ticket && `design:${ticket.accountId}`
}

/** A look in a frame of the application, as a preview is shown. */
async function showDesign(app: PagesApp, request: PageRequest): Promise<PageAnswer> {
  const { query, headers } = request
  const opened = await openFrame(app, request, 'design')
  const kind = opened && designKinds[opened.ticket.subscriberId]
  if (!kind) return nobodysPage('brokenLink', 400, headers['accept-language'])
  try {
    const look = { reader: app.db.reader(opened.tenant), clock: app.clock }
    const html = await renderDesign(look, { kind, id: opened.ticket.mailingId })
    return framed(app, html, query.get('scheme') === 'dark' ? 'dark' : 'light')
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    return nobodysPage('nothingHere', 404, headers['accept-language'])
  }
}
