import { z } from 'zod'
import { refusals, withValues } from '../../platform/errors/refusal.ts'

export const eventRefusals = refusals({
  events_gone: withValues({
    code: 'gone',
    status: 410,
    title: 'Gone',
    members: { lastSequence: z.int() },
    detail: ({ lastSequence }) =>
      `Events after this sequence are not kept any more, or never were. Read GET /subscribers anew, then go on with after=${lastSequence}.`,
  }),
})
