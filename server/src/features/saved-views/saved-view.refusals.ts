import { refusals } from '../../platform/errors/refusal.ts'
import { remedies } from '../../remedies.rules.ts'

export const savedViewRefusals = refusals({
  view_not_found: { status: 404, title: 'View not found', detail: 'You have no view with this id.' },
  view_exists: {
    status: 409,
    title: 'View exists',
    detail: 'You have a view with this name; names differ by more than letter case.',
    remedy: remedies.chooseOtherName,
  },
  views_too_many: { status: 409, title: 'Too many views', detail: 'A user has 30 views at most. Delete one first.' },
})
