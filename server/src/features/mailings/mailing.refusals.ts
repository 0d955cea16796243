import { z } from 'zod'
import { faults } from '../../platform/errors/field-error.ts'
import { refusals, withValues } from '../../platform/errors/refusal.ts'
import { remedies } from '../../remedies.rules.ts'
import { fixedParts } from './fixed-parts.rules.ts'
import { mailingUses } from './parting.rules.ts'

const currentStatus = z.string()
/** API v1 has one code for everything that the state of a mailing forbids. */
const forbidden = { code: 'invalid_state', status: 409, title: 'Not possible in this state' } as const
const content = { code: 'content_invalid', status: 422, title: 'Content invalid' } as const

export const mailingRefusals = refusals({
  mailing_not_found: {
    status: 404,
    title: 'Mailing not found',
    detail: 'The account has no mailing with this id.',
    remedy: remedies.listMailings,
  },
  optin_mailing_not_found: withValues({
    status: 404,
    title: 'Opt-in mailing not found',
    members: { accountId: z.int(), mailingId: z.int() },
    detail: ({ accountId, mailingId }) => `Account ${accountId} has no opt-in mailing ${mailingId}.`,
    remedy: remedies.listMailings,
  }),
  optout_mailing_not_found: withValues({
    status: 404,
    title: 'Opt-out mailing not found',
    members: { accountId: z.int(), mailingId: z.int() },
    detail: ({ accountId, mailingId }) => `Account ${accountId} has no opt-out mailing ${mailingId}.`,
    remedy: remedies.listMailings,
  }),
  newsletter_not_found: {
    status: 404,
    title: 'Newsletter not found',
    detail: 'The account has no newsletter with this id.',
    remedy: remedies.showMailing,
  },
  mailing_sent: withValues({
    ...forbidden,
    members: { currentStatus },
    detail: 'The mailing has been sent; that is final.',
  }),
  dispatch_begun: withValues({
    ...forbidden,
    members: { currentStatus },
    detail: 'The dispatch of the mailing has begun.',
  }),
  mailing_standing: withValues({
    ...forbidden,
    members: { currentStatus },
    detail: 'Only standard mailings are planned; opt-in, birthday, welcome and trigger mailings are activated.',
    remedy: remedies.activateMailing,
  }),
  mailing_not_standing: withValues({
    ...forbidden,
    members: { currentStatus },
    detail: 'Only opt-in, birthday, welcome and trigger mailings are activated; plan this one.',
    remedy: remedies.planMailing,
  }),
  first_parts_exclusive: {
    ...forbidden,
    detail:
      'A mailing tries its subjects, sends a trial first or goes by the hour of its recipients, only one of them; take the others out.',
  },
  mailing_not_planned: withValues({
    ...forbidden,
    members: { currentStatus },
    detail: 'The mailing is not planned.',
  }),
  mailing_planned: withValues({
    ...forbidden,
    members: { currentStatus },
    detail: 'The mailing is planned; take it out of the plan first.',
    remedy: remedies.unplanMailing,
  }),
  mailing_not_active: withValues({
    ...forbidden,
    members: { currentStatus },
    detail: 'The mailing is not active, so there is nothing to apply.',
    remedy: remedies.activateMailing,
  }),
  mailing_active: withValues({
    ...forbidden,
    members: { currentStatus },
    detail: 'The mailing is active; deactivate it before you change whom it reaches, why and when.',
    remedy: remedies.deactivateMailing,
  }),
  mailing_at_work: withValues({
    ...forbidden,
    members: { currentStatus },
    detail: 'The mailing is active; deactivate it before you delete it.',
    remedy: remedies.deactivateMailing,
  }),
  mailing_incomplete: withValues({
    ...forbidden,
    members: { currentStatus, gaps: z.array(z.string()) },
    detail: ({ gaps }) => gaps.join(' '),
    remedy: remedies.completeMailing,
  }),
  sender_domain_unverified: withValues({
    ...forbidden,
    members: { currentStatus, accountId: z.int(), domain: z.string() },
    detail: ({ domain }) => `The sender domain ${domain} has not passed its DNS check.`,
    remedy: remedies.checkSenderDomain,
  }),
  trigger_type_taken: withValues({
    ...forbidden,
    members: { currentStatus, mailingId: z.int(), languageIso: z.string() },
    detail: ({ mailingId, languageIso }) =>
      `Mailing ${mailingId} already answers to this trigger type in ${languageIso}; deactivate it first.`,
    remedy: remedies.deactivateMailing,
  }),
  version_taken: withValues({
    ...forbidden,
    members: { mailingId: z.int(), languageIso: z.string() },
    detail: ({ mailingId, languageIso }) =>
      `Mailing ${mailingId} already has a version in ${languageIso}; change what that one says.`,
  }),
  mailing_is_language: withValues({
    ...forbidden,
    members: { mailingId: z.int().describe('The mailing it belongs to'), languageIso: z.string() },
    detail: ({ mailingId, languageIso }) =>
      `This is what mailing ${mailingId} says in ${languageIso}; sender, audience and time are changed there, for all languages.`,
  }),
  languages_standard_only: {
    ...forbidden,
    detail: 'Only a standard mailing is written in several languages here; others have a mailing for each.',
  },
  languages_exclude_test: {
    ...forbidden,
    detail: 'A mailing tries several subjects or is written in several languages, not both; take one of them out.',
  },
  version_of_version: withValues({
    ...forbidden,
    members: { mailingId: z.int() },
    detail: ({ mailingId }) => `The mailing is itself a version; add another one to opt-in mailing ${mailingId}.`,
  }),
  approval_missing: {
    status: 409,
    title: 'Approval missing',
    detail: 'Another user has to approve exactly this content, audience, sender and time before it may leave.',
    remedy: remedies.askApproval,
  },
  approval_not_needed: {
    status: 409,
    title: 'No approval needed',
    detail: 'Mailings of this kind leave without an approval.',
    remedy: remedies.planMailing,
  },
  approval_not_asked: {
    status: 409,
    title: 'Nothing to decide',
    detail: 'Nobody has asked for an approval of the mailing as it is now, or it has been answered.',
    remedy: remedies.showMailing,
  },
  approval_of_own: {
    status: 409,
    title: 'Own request',
    detail: 'Whoever asks for an approval does not give it; another editor or admin does.',
  },
  account_sends_nothing: {
    code: 'not_available_for_account_type',
    status: 403,
    title: 'Not available for this account type',
    detail: 'An L-account hands its mailings down to S-accounts; only those plan, activate and send.',
    remedy: remedies.usePublishedCopy,
  },
  mailing_in_use: withValues({
    status: 409,
    title: 'Mailing in use',
    members: { usedBy: z.array(z.enum(mailingUses)).describe('What needs it') },
    detail: ({ usedBy }) =>
      `The mailing is still needed (${usedBy.join(', ')}); choose another one there, or withdraw it, before you delete it.`,
  }),
  part_fixed: withValues({
    status: 403,
    title: 'Kept by the L-account',
    members: { part: z.enum(fixedParts).describe('What cannot be changed here') },
    detail: ({ part }) => `The L-account that published this mailing keeps its ${part}; ask there for a change.`,
  }),
  content_faulty: withValues({
    ...content,
    members: { faults: z.array(z.string()) },
    detail: ({ faults }) => faults.join('\n'),
  }),
  theme_not_found: withValues({
    ...content,
    members: { themeId: z.int() },
    detail: ({ themeId }) => `The account has no theme ${themeId}.`,
  }),
  theme_in_use: withValues({
    code: 'in_use',
    status: 409,
    title: 'In use',
    members: { mailingIds: z.array(z.int()).describe('Planned, sending or active mailings that wear it') },
    detail: ({ mailingIds }) => `Mailings that are planned or active wear the theme: ${mailingIds.join(', ')}.`,
    remedy: remedies.freeMailings,
  }),
  theme_without_content: { ...content, detail: 'A theme says with {content} where the newsletter goes.' },
  placeholders_not_allowed: { ...content, detail: 'Only trigger mailings have placeholders of their own.' },
  placeholder_misnamed: withValues({
    ...content,
    members: { name: z.string() },
    detail: ({ name }) =>
      `A placeholder cannot be called "${name}": it starts with a letter and has letters, digits and _, 64 at most.`,
  }),
  placeholder_taken: withValues({
    ...content,
    members: { name: z.string() },
    detail: ({ name }) => `{${name}} is filled by the service itself; choose another name.`,
  }),
})

export const mailingFaults = faults({
  trigger_type_unknown: 'The customer has no trigger type with this id.',
  time_skipped: 'Clocks are put forward there, and this time does not exist.',
  not_after_too_early: 'Nothing could leave: this has to be a time after the one it begins at.',
  time_too_far: 'A mailing is planned 365 days ahead at most.',
  time_zone_unknown: 'There is no time zone of this name.',
})
