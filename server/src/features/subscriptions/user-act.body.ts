import { z } from 'zod'
import { type FieldError, fieldError } from '../../platform/errors/field-error.ts'
import type { FullAccount } from '../account-setup/index.ts'
import { accountFaults, legalBases } from '../accounts/index.ts'
import { type AddedState, ruleOf, type Statement, type UserActName, userActNames } from './user-act.rules.ts'

type Raw = Record<string, unknown>

const stated = (most: number) =>
  z
    .string()
    .trim()
    .min(3)
    .max(most)
    .regex(/^[^\p{Cc}]+$/u)

/** What a user says about an act. Which of it has to be said depends on the act. */
export const statementMembers = {
  basis: z.enum(legalBases).optional().describe('Why mail may be sent'),
  reason: stated(500).optional().describe('Why it is done, for the consent ledger'),
  way: stated(500).optional().describe('How the person told you that they leave'),
  personAsked: z.boolean().optional().describe('The person came to you and wants to be asked'),
  consent: z
    .strictObject({
      date: z.iso.date().describe('When the person agreed'),
      way: stated(500).describe('How: on paper, by telephone, …'),
      wording: stated(2000).describe('What they agreed to, word for word'),
    })
    .optional()
    .describe('The person’s own consent; required where they left, complained or were blacklisted'),
}

const channelIds = z
  .array(z.int())
  .min(1)
  .max(1000)
  .optional()
  .describe('In which channels; else in all they are in. Accounts without channels name none')

export const userActBody = z.strictObject({
  act: z.enum(userActNames).describe('What to do'),
  channelIds,
  ...statementMembers,
})

export const releaseBody = z.strictObject({
  act: z.enum(['makeReady', 'reactivate']).describe('What to do'),
  channelIds,
  ...statementMembers,
})

interface CheckContext {
  caller: { account: FullAccount }
}

/** Members of a body that an act cannot do without. */
export function neededFor(name: UserActName): readonly string[] {
  return ruleOf(name).needs
}

/** Everything an act needs to be told, and channels that there are. */
export function checkUserAct(raw: Raw, { caller }: CheckContext): FieldError[] {
  const name = userActNames.find((known) => known === raw.act)
  return [...missing(raw, name ? neededFor(name) : []), ...checkChannelIds(raw.channelIds, caller.account)]
}

/** Whoever gets mail at once, or is kept without being asked, is there on a basis. */
export function checkAddition(raw: Raw, { caller }: CheckContext): FieldError[] {
  const needsBasis = (['receiveReady', 'noOptin'] satisfies AddedState[]).some((state) => state === raw.to)
  return [...missing(raw, needsBasis ? ['basis'] : []), ...checkChannelIds(raw.channelIds, caller.account)]
}

function missing(raw: Raw, needed: readonly string[]): FieldError[] {
  return needed.filter((name) => raw[name] === undefined).map((name) => fieldError(`#/${name}`, 'required'))
}

function checkChannelIds(raw: unknown, { hasChannels, channels }: FullAccount): FieldError[] {
  if (!Array.isArray(raw)) return []
  return raw.flatMap((id, i) =>
    hasChannels && channels.some((channel) => channel.id === id)
      ? []
      : [fieldError(`#/channelIds/${i}`, accountFaults.channel_unknown)],
  )
}

type StatementBody = { [Name in keyof typeof statementMembers]?: z.infer<(typeof statementMembers)[Name]> }

export function readStatement({ basis, reason, way, personAsked, consent }: StatementBody): Statement {
  return {
    ...{ basis: basis ?? null, reason: reason ?? null, way: way ?? null },
    ...{ personAsked: personAsked ?? false, consent: consent ?? null },
  }
}
