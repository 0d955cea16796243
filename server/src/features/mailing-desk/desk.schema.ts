import { z } from 'zod'
import { count, id, timestampSchema, translationsSchema } from '../../platform/http/schema.ts'
import { approvalStates, dispatchStates, failureReasons, mailingTypes } from '../mailings/index.ts'
import { runPurposes } from '../messages/index.ts'
import { audienceParts } from '../runs/index.ts'
import { trackingModes } from '../tracking/index.ts'
import { checkNames, checkPlaces } from './checks.rules.ts'
import { languagesSchema } from './language.schema.ts'
import { shelves } from './shelf.rules.ts'
import { subjectTestSchema } from './subject-test.schema.ts'

const share = z.number().min(0)
const named = z.strictObject({ id: id.describe('Its id'), name: z.string().describe('What it is called') })
const moment = timestampSchema.nullable()
const state = z.enum(dispatchStates).describe('How far it has come')
const failureReason = z.enum(failureReasons).nullable().describe('Why it reached nobody; null = it has not failed')

const rates = z
  .strictObject({
    delivered: count.describe('Mails not reported as failed'),
    opened: share.describe('Share of them that a person has opened'),
    clicked: share.describe('Share of them in which a person has clicked'),
    average: z
      .strictObject({ opened: share.describe('Opened'), clicked: share.describe('Clicked') })
      .nullable()
      .describe('What is usual in its channel in twelve months; null = there is nothing to compare with'),
  })
  .nullable()
  .describe('What became of it; null = nothing was delivered yet')

export const deskRowSchema = z
  .strictObject({
    id: id.describe('The id of the mailing'),
    type: z.enum(mailingTypes).describe('What sends it'),
    name: z.string().describe('What it is called among its users'),
    subject: z.string().describe('Its subject line; empty = none yet'),
    state,
    isWaiting: z.boolean().describe('Whether it waits for somebody to approve it'),
    failureReason,
    channelId: id.describe('The channel it is sent in'),
    plannedAt: moment.describe('When it is to begin, UTC'),
    startedAt: moment.describe('When it began, UTC'),
    sentAt: moment.describe('When it had ended, UTC'),
    updatedAt: timestampSchema.describe('When it was changed last, UTC'),
    recipients: count.nullable().describe('Whom it is aimed at; null = nobody can tell yet'),
    done: count.describe('Of them, those whose mail has come to its end'),
    rates,
  })
  .meta({ id: 'MailingRow', description: 'A mailing in the list' })

export const shelfCountsSchema = z
  .strictObject(Object.fromEntries(shelves.map((shelf) => [shelf, count.describe('Mailings there')])))
  .describe('How many there are of which kind')

const actor = z
  .strictObject({
    kind: z.string().describe('What they are: user, key, operator, …'),
    name: z.string().nullable().describe('How they are called, where that is known'),
  })
  .nullable()
const group = z.strictObject({
  id: id.describe('The id of the group'),
  name: z.string().nullable().describe('What it is called; null = it is gone'),
})

const audienceSchema = z
  .strictObject({
    everyone: count.describe('Everybody it is meant for: the sum of all parts'),
    ...(Object.fromEntries(audienceParts.map((part) => [part, count.describe('People in this part')])) as Record<
      (typeof audienceParts)[number],
      typeof count
    >),
  })
  .meta({ id: 'MailingAudience', description: 'Who would get it at this moment, and why the others would not' })

const check = z
  .strictObject({
    name: z.enum(checkNames).describe('What was looked at'),
    place: z.enum(checkPlaces).describe('Where it is mended'),
    verdict: z.enum(['fine', 'warning', 'blocking']).describe('blocking = it cannot leave as it is'),
    count: count.describe('How many of what is wrong; of the size, kilobytes'),
    languages: z.array(z.string()).describe('Of a mailing in several languages: where it is wrong; otherwise empty'),
  })
  .meta({ id: 'MailingCheck', description: 'Something that is looked at before a mailing may leave' })

const approvalSchema = z
  .strictObject({
    isRequired: z.boolean().describe('Whether it leaves only after another user has approved it'),
    state: z.enum(approvalStates).describe('void = it was changed after somebody had asked, or approved it'),
    isOwn: z.boolean().describe('Whether whoever reads this has asked; others answer'),
    seen: z.string().describe('What an answer must name: of the content, audience and sender of now'),
    askedBy: actor.describe('Who asked; null = nobody'),
    askedAt: moment.describe('When they asked, UTC'),
    plannedAt: moment.describe('When it is to begin then, UTC; null = at once, or it is not planned'),
    note: z.string().describe('What they said about it; empty = nothing'),
    decidedBy: actor.describe('Who answered; null = nobody yet'),
    decidedAt: moment.describe('When they answered, UTC'),
    answer: z.string().nullable().describe('Why it was sent back; null = it was not'),
  })
  .meta({ id: 'MailingApproval', description: 'Whether somebody else has to approve a mailing, and has' })

const placeholder = z.strictObject({
  name: z.string().describe('As it stands in the text, without brackets'),
  label: z.string().describe('What it means; empty = nobody has said'),
  exampleValue: z.string().describe('For previews, tests and the shown call'),
  isUsed: z.boolean().describe('Whether subject or content show it'),
})
const triggerTypeChoice = z
  .strictObject({
    id: id.describe('The triggerTypeId of calls'),
    key: z.string().describe('A short name that stays the same'),
    translations: z
      .record(z.string(), z.strictObject({ name: z.string(), description: z.string().nullable() }))
      .describe('What it is called, by language'),
  })
  .meta({ id: 'TriggerTypeChoice', description: 'An occasion that mailings are written for' })

const standingSchema = z
  .strictObject({
    triggerType: triggerTypeChoice.nullable().describe('What calls it; null = it is no trigger'),
    purpose: z.enum(runPurposes).describe('transactional = it also reaches people who left'),
    purposeReason: z.string().nullable().describe('Why it may; null = it does not'),
    birthdayHour: z.int().describe('Of a birthday mailing: from which hour of the account it goes out'),
    welcomeDays: z.int().describe('Of a welcome mailing: how many days after somebody has joined it is sent'),
    welcomesCreated: z.boolean().describe('Of a welcome mailing: whether people created by programs get it, too'),
    hasChanges: z.boolean().describe('Whether it was written anew since, and its mails still say what it said'),
    rival: named.nullable().describe('What answers to its type and language now; null = nothing else'),
    placeholders: z.array(placeholder).describe('What a call must bring'),
  })
  .meta({ id: 'StandingMailing', description: 'What a mailing that events send has beside the others' })

export const mailingDetailSchema = z
  .strictObject({
    id: id.describe('The id of the mailing'),
    newsletterId: id.describe('What it says'),
    type: z.enum(mailingTypes).describe('What sends it'),
    name: z.string().describe('What it is called among its users'),
    state,
    failureReason,
    languageIso: z.string().describe('Its language; of a mailing in several, the main one'),
    versionOf: id.nullable().describe('The mailing whose further language this is; null = it is a mailing as a whole'),
    languages: languagesSchema.describe('What it says, by language; the main one first'),
    subject: z.string().describe('Its subject line; empty = none yet'),
    tracking: z.enum(trackingModes).describe('What of opens and clicks the account counts'),
    subjectTest: subjectTestSchema.nullable().describe('Null = it has one subject'),
    htmlBytes: count.describe('How long its content is; 0 = none yet'),
    theme: named.nullable().describe('What is around its content; null = what its channel or account has'),
    layoutTheme: named
      .nullable()
      .describe('What its channel or account has around newsletters without a theme; null = nothing'),
    articles: z.array(named).describe('What its content is made of; empty = it was written as a whole'),
    senderName: z.string().describe('Who it comes from'),
    senderEmail: z.string().describe('The address it comes from'),
    replyTo: z.string().nullable().describe('Where answers go; null = to that address'),
    domain: z
      .strictObject({
        name: z.string().describe('The part after the @'),
        isKnown: z.boolean().describe('Whether the account has added it'),
        isVerified: z.boolean().describe('Whether its DNS records vouch for us'),
      })
      .describe('The domain of the address'),
    channelId: id.describe('The channel it is sent in'),
    groups: z.array(group).describe('Whoever is in any of them; none = everybody in the channel'),
    excludedGroups: z.array(group).describe('Nobody who is in one of them'),
    audience: audienceSchema,
    checks: z.array(check).describe('All that is looked at, whether fine or not'),
    standing: standingSchema.nullable().describe('Null = it is sent by its plan'),
    approval: approvalSchema,
    plannedAt: moment.describe('When it is to begin, UTC'),
    notAfter: moment.describe('Nothing of it leaves later, UTC; null = no such time'),
    recipientHour: z
      .string()
      .nullable()
      .describe('Day and hour on the clock of each recipient, as 2027-03-28T09:00; null = all at once'),
    trial: z
      .strictObject({
        people: count.describe('How many get it first'),
        minutes: count.describe('After how long the others follow'),
      })
      .nullable()
      .describe('Null = all get it at once'),
    received: z
      .strictObject({
        from: z.string().describe('The L-account it comes from'),
        hasNewer: z.boolean().describe('Whether a newer version waits; planning or applying it anew takes it'),
        isWithdrawn: z.boolean().describe('Whether the L-account has taken it back'),
        receivedAt: timestampSchema.describe('When the last version came, UTC'),
      })
      .nullable()
      .describe('Null = it was made here'),
    isSubjectFixed: z.boolean().describe('Whether the L-account keeps its subject'),
    isContentFixed: z.boolean().describe('Whether the L-account keeps its content'),
    lacksAudience: z.boolean().describe('Whether somebody still has to choose whom it reaches'),
    proposedAt: moment.describe('When the L-account proposes to send it, UTC'),
    undoSeconds: count.describe('How long it can be taken back when it is sent now'),
    dueInSeconds: count.nullable().describe('How long it can still be taken back; null = it is not planned'),
    sentAt: moment.describe('When it had ended, UTC'),
    updatedAt: timestampSchema.describe('When it was changed last, UTC'),
    createdBy: actor.describe('Who made it; null = not known'),
    changedBy: actor.describe('Who changed it last; null = not known'),
    plannedBy: actor.describe('Who planned it; null = nobody'),
    countedAt: timestampSchema.describe('When all this was looked at, UTC'),
    version: z.string().describe('What a change must name in If-Match'),
  })
  .meta({ id: 'MailingDetail', description: 'A mailing as its page shows it' })

export const mailingChoicesSchema = z
  .strictObject({
    hasChannels: z.boolean().describe('Whether the channel module is booked'),
    channels: z
      .array(
        z.strictObject({
          id: id.describe('The id of the channel'),
          isDefault: z.boolean().describe('The one that counts while the module is not booked'),
          translations: translationsSchema,
        }),
      )
      .describe('Those a mailing can go to'),
    languages: z.array(z.string()).describe('The languages of the account'),
    triggerTypes: z.array(triggerTypeChoice).describe('Occasions that triggers are written for'),
    apiUrl: z.string().describe('Where the API answers'),
    themes: z.array(named).describe('What can be around a content'),
    domains: z
      .array(
        z.strictObject({
          name: z.string().describe('The domain'),
          isVerified: z.boolean().describe('Whether its DNS records vouch for us'),
        }),
      )
      .describe('Those the account writes from'),
    testAddresses: z
      .array(z.strictObject({ id: id.describe('The id of the address'), email: z.string().describe('Where it goes') }))
      .describe('Where test mails may go beside them'),
    users: z
      .array(named.extend({ email: z.string().describe('Where they read their mail') }))
      .describe('Who may get test mails'),
  })
  .meta({ id: 'MailingChoices', description: 'What mailings can point at' })

export const faceSchema = z.strictObject({
  id: id.describe('The person'),
  email: z.string().nullable().describe('Their address; null = erased since'),
  firstname: z.string().nullable().describe('Their first name'),
  lastname: z.string().nullable().describe('Their last name'),
})
