import type { PageAnswer, PageRequest } from '../../platform/http/page.ts'
import { agreesToTracking, withdrawTrackingConsent } from '../tracking-consent/index.ts'
import { nobodysPage, noteAnswer, pageIn } from './page-scene.ts'
import { findTicket, saysTrue } from './page-ticket.ts'
import type { PagesApp } from './pages-app.ts'
import { personAct } from './person-act.ts'

/** The link in mails that recognise their reader. Looking changes nothing. */
export async function openTrackingConsent(app: PagesApp, request: PageRequest): Promise<PageAnswer> {
  const found = await findTicket(app, request, 'tracking')
  if ('answer' in found) return found.answer
  const { scene, ticket } = found
  const agrees = await agreesToTracking(scene.reader, ticket.subscriberId)
  if (agrees === null) return noteAnswer(scene, 'CouldNotGetSubscriber', 404, request.method)
  return agrees ? pageIn(scene, 200, 'trackingAsk', { kind: 'tracking' }) : pageIn(scene, 200, 'trackingDone')
}

export async function postTrackingConsent(app: PagesApp, request: PageRequest): Promise<PageAnswer> {
  const found = await findTicket(app, request, 'tracking')
  if ('answer' in found) return found.answer
  if (!saysTrue(request.form, 'withdraw')) return nobodysPage('unreadable', 400, request.headers['accept-language'])
  const { scene, ticket } = found
  const outcome = await app.db.transaction(scene.tenant, (tx) =>
    withdrawTrackingConsent(personAct(app, tx, request), {
      subscriberId: ticket.subscriberId,
      source: 'trackingPage',
      newsletterId: ticket.newsletterId || null,
    }),
  )
  if (outcome === 'unknownSubscriber') return noteAnswer(scene, 'CouldNotGetSubscriber', 404, request.method)
  return pageIn(scene, 200, 'trackingDone')
}
