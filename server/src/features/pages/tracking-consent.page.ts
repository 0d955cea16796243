import type { Page, PageAnswer, PageRequest } from '../../platform/http/page.ts'
import { agreesToTracking, withdrawTrackingConsent } from '../consent/index.ts'
import { nobodysPage, noteAnswer, pageIn } from './page-context.visit.ts'
import { findTicket, saysTrue } from './page-ticket.visit.ts'
import type { PagesApp } from './pages-app.ts'
import { personAct } from './person-act.visit.ts'

export const trackingConsentPages: Page<PagesApp>[] = [
  { method: 'GET', path: '/tracking', answer: openTrackingConsent },
  { method: 'POST', path: '/tracking', answer: postTrackingConsent },
]

/** The link in mails that recognise their reader. Looking changes nothing. */
async function openTrackingConsent(app: PagesApp, request: PageRequest): Promise<PageAnswer> {
  const found = await findTicket(app, request, 'tracking')
  if ('answer' in found) return found.answer
  const { context, ticket } = found
  const agrees = await agreesToTracking(context.reader, ticket.subscriberId)
  if (agrees === null) return noteAnswer(context, 'CouldNotGetSubscriber', 404, request.method)
  return agrees ? pageIn(context, 200, 'trackingAsk', { kind: 'tracking' }) : pageIn(context, 200, 'trackingDone')
}

async function postTrackingConsent(app: PagesApp, request: PageRequest): Promise<PageAnswer> {
  const found = await findTicket(app, request, 'tracking')
  if ('answer' in found) return found.answer
  if (!saysTrue(request.form, 'withdraw')) return nobodysPage('unreadable', 400, request.headers['accept-language'])
  const { context, ticket } = found
  const outcome = await app.db.transaction(context.tenant, (tx) =>
    withdrawTrackingConsent(personAct(app, tx, request), {
      subscriberId: ticket.subscriberId,
      source: 'trackingPage',
      newsletterId: ticket.newsletterId || null,
    }),
  )
  if (outcome === 'unknownSubscriber') return noteAnswer(context, 'CouldNotGetSubscriber', 404, request.method)
  return pageIn(context, 200, 'trackingDone')
}
