import type { Tenant } from '../../platform/db/tenant.ts'
import type { Page, PageAnswer, PageRequest } from '../../platform/http/page.ts'
import type { PageTicket } from '../assembly/index.ts'
import { isUnsubscribed, type Unsubscribed, type Unsubscription, unsubscribe } from '../subscriptions/index.ts'
import { findTenant } from './link.store.ts'
import { plainAnswer, redirectTo } from './page-answer.visit.ts'
import { inTimeOf, nobodysPage, noteAnswer, pageIn } from './page-context.visit.ts'
import { findTicket, type OpenTicket, saysTrue, ticketOf } from './page-ticket.visit.ts'
import type { PagesApp } from './pages-app.ts'
import { personAct } from './person-act.visit.ts'
import { chooseReturnPage, withParameters } from './target-url.rules.ts'
import { isProbe } from './visitor.rules.ts'

export const unsubscribePages: Page<PagesApp>[] = [
  { method: 'GET', path: '/unsubscribe', answer: openUnsubscribe },
  {
    method: 'POST',
    path: '/unsubscribe',
    // A mailbox provider sends the one-clicks of all its users from a few addresses.
    countedFor: (app, request) => {
      const ticket = ticketOf(app, request, 'unsub')
      return ticket && `${ticket.accountId}/${ticket.subscriberId}`
    },
    answer: postUnsubscribe,
  },
]

/** The unsubscribe link of a mail, and the way back from the customer's page with `force=true`. */
async function openUnsubscribe(app: PagesApp, request: PageRequest): Promise<PageAnswer> {
  const found = await findTicket(app, request, 'unsub')
  if ('answer' in found) return found.answer
  if (saysTrue(request.query, 'force') && !isProbe(request))
    return unsubscribeHere(app, found, { all: saysTrue(request.query, 'all') })
  const { ticket, context } = found
  const isDone = await isUnsubscribed(context.reader, ticket.subscriberId, ticket.channelId)
  if (isDone === null) return noteAnswer(context, 'CouldNotGetSubscriber', 404, request.method)
  return isDone ? done(found) : ask(found)
}

/** A mailbox provider's one-click (RFC 8058), or the button of our own page. */
async function postUnsubscribe(app: PagesApp, request: PageRequest): Promise<PageAnswer> {
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
  const { request, context, ticket } = found
  const channelId = all ? 'all' : ticket.channelId
  const { outcome, undo } = await leave(inTimeOf(app, context), request, context.tenant, {
    ticket,
    channelId,
    way: 'page',
  })
  if (outcome === 'unknownSubscriber') return noteAnswer(context, 'CouldNotGetSubscriber', 404, request.method)
  // Whoever comes later with the same link has not left now, and may be somebody the newsletter was passed on to.
  return done(found, undo === null ? null : `undo?p=${app.tokens.sealUndo({ ...context.tenant, consentSeq: undo })}`)
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

function ask({ request, context, p }: OpenTicket): PageAnswer {
  const { unsubscribeUrl } = context.settings
  return unsubscribeUrl
    ? redirectTo(withParameters(unsubscribeUrl, { unsubscribed: 'false', p }), request.method)
    : pageIn(context, 200, 'unsubscribeAsk', { kind: 'unsubscribe', offerAll: context.account.hasChannels })
}

function done({ request, context, p }: OpenTicket, undoAddress: string | null = null): PageAnswer {
  const stored = context.stored.flatMap(({ unsubscribeUrl }) => unsubscribeUrl ?? [])
  const target = chooseReturnPage(context.settings.unsubscribeUrl, stored, request.headers.referer)
  return target
    ? redirectTo(withParameters(target, { unsubscribed: 'true', p }), request.method)
    : pageIn(context, 200, 'unsubscribeDone', undoAddress === null ? undefined : { kind: 'undo', address: undoAddress })
}
