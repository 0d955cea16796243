import { z } from 'zod'
import { refusals, withValues } from '../../platform/errors/refusal.ts'
import { factorMethods } from './second-factor.rules.ts'

const waitSeconds = z.int().min(1).describe('After so many seconds the next attempt is looked at')

export const userRefusals = refusals({
  not_signed_in: { status: 401, title: 'Not signed in', detail: 'Sign in first.' },
  sign_in_failed: { status: 401, title: 'Sign-in failed', detail: 'Email or password is wrong.' },
  second_factor_needed: withValues({
    status: 401,
    title: 'Second factor needed',
    members: { methods: z.array(z.enum(factorMethods)).describe('Ways to show it') },
    detail: () => 'The password is right; send a code or a passkey of the second factor as well.',
  }),
  second_factor_failed: {
    status: 401,
    title: 'Second factor wrong',
    detail: 'The code or passkey is wrong, too old, or was used before.',
  },
  passkey_failed: {
    status: 401,
    title: 'Passkey not accepted',
    detail: 'No user has this passkey, or what it has signed is not what was asked for.',
  },
  passkey_unverified: {
    status: 422,
    title: 'Passkey not verified',
    detail: 'What the device sent is no new passkey for this application, or came too late; begin anew.',
  },
  passkey_known: { status: 409, title: 'Passkey known', detail: 'This passkey was added before.' },
  passkeys_too_many: {
    status: 409,
    title: 'Too many passkeys',
    detail: 'A user has 20 passkeys at most; remove one first.',
  },
  passkey_not_found: { status: 404, title: 'Passkey not found', detail: 'You have no passkey with this id.' },
  totp_exists: {
    status: 409,
    title: 'Set up already',
    detail: 'Codes of an app are asked for already; turn that off first.',
  },
  totp_not_begun: {
    status: 409,
    title: 'Not set up',
    detail: 'There is no authenticator app that this could be done with.',
  },
  code_wrong: { status: 422, title: 'Code wrong', detail: 'This is not a code that the app shows now.' },
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
    members: {
      requiredRight: z.string().describe('What your role in the account does not include'),
      allowedRoles: z.array(z.string()).describe('Whose roles include it'),
    },
    detail: ({ requiredRight }) =>
      `Your role in this account does not include ${requiredRight}; an admin can give you another one.`,
  }),
  reauthentication_required: {
    status: 403,
    title: 'Sign-in too old',
    detail: 'This needs a sign-in of the last ten minutes: sign in again, then repeat the request.',
  },
  second_factor_required: {
    status: 403,
    title: 'Second factor required',
    detail: 'The account wants a second factor of you, and this is not done without one: add one first.',
  },
  last_factor_required: {
    status: 409,
    title: 'Last second factor',
    detail: 'An account you work in wants a second factor of you; add another one before you give up this one.',
  },
  session_outdated: {
    status: 403,
    title: 'Session outdated',
    detail:
      'What you may do has changed since you signed in: ask for a new token of the session, then repeat the request.',
  },
  session_not_found: { status: 404, title: 'Session not found', detail: 'You have no session with this id.' },
  user_not_found: withValues({
    status: 404,
    title: 'User not found',
    members: { email: z.string() },
    detail: ({ email }) => `There is no user with the email ${email}.`,
  }),
  member_not_found: { status: 404, title: 'Member not found', detail: 'The account has no member with this id.' },
  invitation_not_found: {
    status: 404,
    title: 'Invitation not found',
    detail: 'The account has no open invitation with this id.',
  },
  link_void: {
    status: 404,
    title: 'Link no longer good',
    detail: 'The link was used, replaced by a newer one, or has expired: ask for another one.',
  },
  last_admin: {
    status: 409,
    title: 'Last admin',
    detail: 'An account has at least one admin; make somebody else one first.',
  },
  works_elsewhere: {
    status: 409,
    title: 'Works for others, too',
    detail: 'The user works for another customer as well, so that an admin of one account cannot decide this alone.',
  },
  no_second_factor: {
    status: 409,
    title: 'No second factor',
    detail: 'There is no second factor that this could be done with.',
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
  email_unchanged: {
    status: 409,
    title: 'Email unchanged',
    detail: 'You sign in with this email already; nothing was changed.',
  },
  email_taken: {
    status: 409,
    title: 'Email taken',
    detail: 'Somebody else signs in with this email by now; nothing was changed.',
  },
  email_changes_throttled: withValues({
    status: 429,
    title: 'Too many new addresses',
    members: { waitSeconds },
    detail: ({ waitSeconds: seconds }) => `You have asked for too many new addresses; wait ${seconds} s.`,
  }),
  invitations_too_many: {
    status: 429,
    title: 'Too many invitations',
    detail: 'An account sends 30 invitations an hour at most; try again later.',
  },
  name_missing: {
    status: 422,
    title: 'Name missing',
    detail: 'Whoever is new here says how they are called.',
  },
  no_password: {
    status: 409,
    title: 'No password',
    detail: 'You sign in by your company and have no password here; nothing was changed.',
  },
  current_password_wrong: {
    status: 422,
    title: 'Current password wrong',
    detail: 'This is not the password you sign in with now; nothing was changed.',
  },
  password_breached: {
    status: 422,
    title: 'Password known to attackers',
    detail: 'This password, or what is left of it without digits and signs, stands in lists that attackers try first.',
  },
  password_unsuitable: {
    status: 422,
    title: 'Password not suitable',
    detail: 'A password has 12 to 128 characters and does not contain the part of the email before the @.',
  },
})
