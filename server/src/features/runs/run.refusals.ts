import { z } from 'zod'
import { refusals, withValues } from '../../platform/errors/refusal.ts'
import { remedies } from '../../remedies.rules.ts'

export const runRefusals = refusals({
  run_not_found: withValues({
    status: 404,
    title: 'Run not found',
    members: { runId: z.int() },
    detail: ({ runId }) => `There is no run ${runId}.`,
    remedy: remedies.listRuns,
  }),
  run_never_ends: withValues({
    code: 'invalid_state',
    status: 409,
    title: 'Not possible in this state',
    members: { currentStatus: z.string() },
    detail: 'The run of single mails never ends: pause it, or deactivate its mailing.',
    remedy: remedies.pauseRun,
  }),
  retry_not_possible: withValues({
    code: 'invalid_state',
    status: 409,
    title: 'Not possible in this state',
    members: { currentStatus: z.string() },
    detail: ({ currentStatus }) =>
      `The run is ${currentStatus}; what failed is tried again within seven days after its end, and before its last moment.`,
  }),
  nothing_to_retry: {
    status: 409,
    title: 'Nothing to try again',
    detail: 'Nobody is left whose mail failed and could be tried again.',
  },
})
