import { z } from 'zod'
import { refusals, withValues } from '../../platform/errors/refusal.ts'

export const signupRefusals = refusals({
  sign_up_throttled: withValues({
    status: 429,
    title: 'Too many sign-ups',
    members: { waitSeconds: z.int().min(1).describe('After so many seconds the next sign-up is taken') },
    detail: ({ waitSeconds }) => `Five accounts an hour can be asked for from one address; wait ${waitSeconds} s.`,
  }),
})
