import { refusals } from '../../platform/errors/refusal.ts'

export const supportRefusals = refusals({
  support_open_already: {
    status: 409,
    title: 'Support is let in already',
    detail: 'Operators may look at the people of this account already. End that first, or let it run out.',
  },
  support_session_not_found: {
    status: 404,
    title: 'Support session not found',
    detail: 'There is no open support session with this id: it has ended.',
  },
  support_not_granted: {
    status: 403,
    title: 'Not let in',
    detail:
      'No admin of this account lets operators look at its people now. Ask one of them to grant a support session.',
  },
})
