import { refusals } from '../../platform/errors/refusal.ts'

export const bulkActRefusals = refusals({
  bulk_undo_over: {
    status: 409,
    title: 'Cannot be undone any more',
    detail: 'An act can be undone for 30 minutes after it ended, and once.',
  },
})
