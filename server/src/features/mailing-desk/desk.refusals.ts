import { z } from 'zod'
import { refusals, withValues } from '../../platform/errors/refusal.ts'
import { remedies } from '../../remedies.rules.ts'

export const deskRefusals = refusals({
  checks_failed: withValues({
    status: 409,
    title: 'Not ready to be sent',
    members: { checks: z.array(z.string()).describe('What has to be mended first') },
    detail: ({ checks }) => `The mailing cannot leave as it is; mend this first: ${checks.join(', ')}.`,
    remedy: remedies.completeMailing,
  }),
  trial_out_of_range: withValues({
    status: 409,
    title: 'Trial too small or too large',
    members: { least: z.int(), most: z.int() },
    detail: ({ least, most }) =>
      most < least
        ? `A trial has at least ${least} people and at most a tenth of the audience, so this one is too small for a trial.`
        : `A trial has ${least} to ${most} people: at most a tenth of the audience.`,
  }),
  run_not_begun: {
    code: 'invalid_state',
    status: 409,
    title: 'Not possible in this state',
    detail: 'Nothing of this mailing has been sent yet.',
    remedy: remedies.planMailing,
  },
  run_not_changed: withValues({
    code: 'invalid_state',
    status: 409,
    title: 'Not possible in this state',
    members: { currentState: z.string() },
    detail: ({ currentState }) => `The run is ${currentState}, so this is not possible any more.`,
  }),
  resume_reason_required: {
    status: 422,
    title: 'Reason required',
    detail: 'The run stopped itself. Say why it may go on all the same.',
  },
  test_receiver_unknown: {
    status: 422,
    title: 'Receiver unknown',
    detail:
      'Test mails go to users of the account, to confirmed test addresses and to people who are receive-ready or pending in the channel.',
  },
  tests_too_many: withValues({
    status: 429,
    title: 'Too many test mails',
    members: { limit: z.int() },
    detail: ({ limit }) => `An account sends ${limit} test mails a day.`,
    remedy: remedies.tryAgainLater,
  }),
})
