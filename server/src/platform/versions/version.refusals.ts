import { z } from 'zod'
import { refusals, withValues } from '../errors/refusal.ts'

export const versionRefusals = refusals({
  version_required: {
    status: 428,
    title: 'Version required',
    detail: 'Say in If-Match which version you have seen, so that nobody overwrites what they do not know.',
  },
  changed_meanwhile: withValues({
    status: 412,
    title: 'Changed meanwhile',
    members: {
      changedMembers: z.array(z.string()).describe('Which of the members you sent were changed since your version'),
      changedAt: z.string().nullable().describe('When, UTC; null = not known'),
      changedBy: z
        .strictObject({
          kind: z.string().describe('What they are: user, key, person, …'),
          name: z.string().nullable().describe('How they are called, where that is known'),
        })
        .nullable()
        .describe('Who changed it last; null = not known'),
      current: z.record(z.string(), z.unknown()).describe('The object as it is now'),
      version: z.string().describe('The version it has now'),
    },
    detail: 'Somebody changed this since your version; compare, and send what should stand with the new version.',
  }),
})
