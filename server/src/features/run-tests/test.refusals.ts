import { refusals } from '../../platform/errors/refusal.ts'

export const testRefusals = refusals({
  winner_settled: {
    code: 'invalid_state',
    status: 409,
    title: 'Not possible in this state',
    detail: 'No subject waits to be chosen: the mailing tries none, or the rest goes out already.',
  },
  variant_unknown: {
    status: 422,
    title: 'Subject unknown',
    detail: 'The test has no subject with this number.',
  },
})
