import { z } from 'zod'
import { refusals, withValues } from '../../platform/errors/refusal.ts'
import { mostDaysAhead } from '../accounts/index.ts'

export const sandboxRefusals = refusals({
  sandbox_unsuitable: {
    status: 409,
    title: 'No sandbox of this account',
    detail: 'S-accounts have a sandbox. L-accounts have nobody to write to, and a sandbox has none of its own.',
  },
  sandbox_exists: {
    status: 409,
    title: 'Sandbox exists',
    detail: 'The account has its sandbox already. Reset it to begin anew.',
  },
  not_a_sandbox: {
    status: 409,
    title: 'Not a sandbox',
    detail: 'Only a sandbox can do this. Switch to the sandbox of the account first.',
  },
  clock_out_of_reach: withValues({
    status: 422,
    title: 'Clock out of reach',
    members: { furthestAt: z.string().describe('The last moment the clock can be put to, UTC') },
    detail: () => `The clock of a sandbox goes forward only, and at most ${mostDaysAhead} days ahead of ours.`,
  }),
  captured_mail_not_found: withValues({
    status: 404,
    title: 'Mail not found',
    members: { mailId: z.int().describe('The id that was asked for') },
    detail: ({ mailId }) => `There is no mail ${mailId} in the inbox. It keeps the newest 10,000, for 30 days.`,
  }),
})
