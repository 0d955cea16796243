import { faults } from '../../platform/errors/field-error.ts'
import { refusals } from '../../platform/errors/refusal.ts'
import { remedies } from '../../remedies.rules.ts'

export const conditionRefusals = refusals({
  count_took_too_long: {
    status: 503,
    title: 'Counting took too long',
    detail: 'These conditions could not be counted in time. Nothing is wrong with them; a narrower question is faster.',
    remedy: remedies.tryAgainLater,
  },
  subscriber_not_found: {
    status: 404,
    title: 'Subscriber not found',
    detail: 'The account has no subscriber with this id.',
  },
})

/** What can be wrong with the conditions of a dynamic group. */
export const conditionFaults = faults({
  source_unknown: 'There is nothing of this name to ask for, or no longer.',
  operator_unknown: 'This cannot be asked of it.',
  values_wrong: 'The values do not fit what is asked.',
  group_gone: 'A group it names does not exist.',
  newsletter_gone: 'The newsletter it names does not exist.',
  group_cycle: 'The groups lead back to this one.',
  too_deep: 'Boxes nest at most 5 deep, and groups 3.',
  too_many: 'A group has at most 50 conditions, and 200 with those of the groups it names.',
})
