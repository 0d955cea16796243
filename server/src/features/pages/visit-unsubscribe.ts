import type { Tenant } from '../../platform/db/tenant.ts'
import type { PageAnswer, PageRequest } from '../../platform/http/page.ts'
import type { PageTicket } from '../assembly/index.ts'
import { isUnsubscribed, type Unsubscribed, type Unsubscription, unsubscribe } from '../subscribers/index.ts'
import { findTenant } from './link.store.ts'
import { plainAnswer, redirectTo } from './page-answer.rules.ts'
import { nobodysPage, noteAnswer, pageIn } from './page-scene.ts'
import { findTicket, type OpenTicket, saysTrue, ticketOf } from './page-ticket.ts'
import type { PagesApp } from './pages-app.ts'
import { personAct } from './person-act.ts'
import { chooseReturnPage, withParameters } from './target-url.rules.ts'
import { isProbe } from './visitor.rules.ts'

/** The unsubscribe link of a mail, and the way back from the customer's page with `force=true`. */
export async function openUnsubscribe(app: PagesApp, request: PageRequest): Promise<PageAnswer> {
  const found = await findTicket(app, request, 'unsub')
  if ('answer' in found) return found.answer
  if (saysTrue(request.query, 'force') && !isProbe(request))
    return unsubscribeHere(app, found, { all: saysTrue(request.query, 'all') })
  const { ticket, scene } = found
  const isDone = await isUnsubscribed(scene.reader, ticket.subscriberId, ticket.channelId)
  if (isDone === null) return noteAnswer(scene, 'CouldNotGetSubscriber', 404, request.method)
  return isDone ? done(found) : ask(found)
}

/** A mailbox provider's one-click (RFC 8058), or the button of our own page. */
export async function postUnsubscribe(app: PagesApp, request: PageRequest): Promise<PageAnswer> {
  if (request.form.getAll('List-Unsubscribe').includes('One-Click')) return oneClick(app, request)
  const found = await findTicket(app, request, 'unsub')
  if ('answer' in found) return found.answer
  if (!saysTrue(request.form, 'force')) return nobodysPage('unreadable', 400, request.headers['accept-language'])
  return unsubscribeHere(app, found, { all: saysTrue(request.form, 'all') })
}

async function oneClick(app: PagesApp, request: PageRequest): Promise<PageAnswer> {
  const ticket = ticketOf(app, request, 'unsub')
  if (!ticket) return plainAnswer(400, 'This unsubscribe link is not valid.\n')
  const tenant = await findTenant(app.db, ticket.accountId)
  if (tenant) await leave(app, request, tenant, { ticket, channelId: ticket.channelId, way: 'oneClick' })
  return plainAnswer(200, 'You are unsubscribed.\n')
}

async function unsubscribeHere(app: PagesApp, found: OpenTicket, { all }: { all: boolean }): Promise<PageAnswer> {
  const { request, scene, ticket } = found
  const channelId = all ? 'all' : ticket.channelId
  const { outcome } = await leave(app, request, scene.tenant, { ticket, channelId, way: 'page' })
  if (outcome === 'unknownSubscriber') return noteAnswer(scene, 'CouldNotGetSubscriber', 404, request.method)
  return done(found)
}

type Leaving = Pick<Unsubscription, 'channelId' | 'way'> & { ticket: PageTicket }

function leave(
  app: PagesApp,
  request: PageRequest,
  tenant: Tenant,
  { ticket, ...how }: Leaving,
): Promise<Unsubscribed> {
  const { subscriberId, newsletterId } = ticket
  return app.db.transaction(tenant, (tx) =>
    unsubscribe(personAct(app, tx, request), { ...how, subscriberId, newsletterId: newsletterId || null }),
  )
}

function ask({ request, scene, p }: OpenTicket): PageAnswer {
  const { unsubscribeUrl } = scene.settings
  return unsubscribeUrl
    ? redirectTo(withParameters(unsubscribeUrl, { unsubscribed: 'false', p }), request.method)
    : pageIn(scene, 200, 'unsubscribeAsk', { kind: 'unsubscribe', offerAll: scene.account.hasChannels })
}

function done({ request, scene, p }: OpenTicket): PageAnswer {
  const stored = scene.stored.flatMap(({ unsubscribeUrl }) => unsubscribeUrl ?? [])
  const target = chooseReturnPage(scene.settings.unsubscribeUrl, stored, request.headers.referer)
  return target
    ? redirectTo(withParameters(target, { unsubscribed: 'true', p }), request.method)
    : pageIn(scene, 200, 'unsubscribeDone')
}
