import { z } from 'zod'
import { refusals, withValues } from '../../platform/errors/refusal.ts'

const waitSeconds = z.int().min(1).describe('After so many seconds the next attempt is looked at')

export const userRefusals = refusals({
  not_signed_in: { status: 401, title: 'Not signed in', detail: 'Sign in first.' },
  sign_in_failed: { status: 401, title: 'Sign-in failed', detail: 'Email or password is wrong.' },
  sign_in_throttled: withValues({
    status: 429,
    title: 'Too many failed sign-ins',
    members: { waitSeconds },
    detail: ({ waitSeconds: seconds }) => `Too many sign-ins have failed; wait ${seconds} s.`,
  }),
  sign_in_busy: {
    status: 503,
    title: 'Too many sign-ins at once',
    detail: 'Too many people sign in at this moment; try again shortly.',
  },
  csrf_failed: {
    status: 403,
    title: 'Request not from the application',
    detail: 'The request does not come from a page of the application, or its token is not that of the session.',
  },
  session_sent_in_clear: {
    code: 'https_required',
    status: 403,
    title: 'HTTPS required',
    detail: 'The session was sent in clear: use HTTPS, and sign in anew.',
  },
  right_required: withValues({
    status: 403,
    title: 'Right required',
    members: { requiredRight: z.string().describe('What your role in the account does not include') },
    detail: ({ requiredRight }) =>
      `Your role in this account does not include ${requiredRight}; an admin can give you another one.`,
  }),
  session_not_found: { status: 404, title: 'Session not found', detail: 'You have no session with this id.' },
  user_not_found: withValues({
    status: 404,
    title: 'User not found',
    members: { email: z.string() },
    detail: ({ email }) => `There is no user with the email ${email}.`,
  }),
  member_not_found: { status: 404, title: 'Member not found', detail: 'The account has no member with this id.' },
  last_admin: {
    status: 409,
    title: 'Last admin',
    detail: 'An account has at least one admin; make somebody else one first.',
  },
  already_member: {
    status: 409,
    title: 'Member already',
    detail: 'The user is a member of this account already.',
  },
  user_exists: withValues({
    status: 409,
    title: 'User exists',
    members: { email: z.string() },
    detail: ({ email }) => `There is a user with the email ${email}.`,
  }),
  email_unsuitable: {
    code: 'email_invalid',
    status: 422,
    title: 'Email not valid',
    detail: 'This is not an email address.',
  },
  password_unsuitable: {
    status: 422,
    title: 'Password not suitable',
    detail: 'A password has 12 to 128 characters and does not contain the part of the email before the @.',
  },
})
