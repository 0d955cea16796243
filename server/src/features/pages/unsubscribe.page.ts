import type { Page } from '../../platform/http/page.ts'
import { ticketOf } from './page-ticket.ts'
import type { PagesApp } from './pages-app.ts'
import { openUnsubscribe, postUnsubscribe } from './visit-unsubscribe.ts'

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
