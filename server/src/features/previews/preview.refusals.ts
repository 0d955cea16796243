import { z } from 'zod'
import { refusals, withValues } from '../../platform/errors/refusal.ts'

export const previewRefusals = refusals({
  preview_impossible: withValues({
    status: 422,
    title: 'Preview not possible',
    members: { reason: z.string().describe('What stands in the way: part_too_large, subject_too_long') },
    detail: ({ reason }) => `This mail cannot be made: ${reason}.`,
  }),
})
