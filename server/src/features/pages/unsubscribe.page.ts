import type { Page } from '../../platform/http/page.ts'
import type { PagesApp } from './pages-app.ts'
import { openUnsubscribe, postUnsubscribe, ticketOf } from './visit-unsubscribe.ts'

export const unsubscribePages: Page<PagesApp>[] = [
  { method: 'GET', path: '/unsubscribe', answer: openUnsubscribe },
  {
    method: 'POST',
    path: '/unsubscribe',
    // A mailbox provider sends the one-clicks of all its users from a few addresses.
    countedFor: (app, request) => {
      const ticket = ticketOf(app, request)
      return ticket && `${ticket.accountId}/${ticket.subscriberId}`
    },
    answer: postUnsubscribe,
  },
]
