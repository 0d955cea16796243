import { z } from 'zod'
import { count, id, timestampSchema } from '../../platform/http/schema.ts'
import { runTestSchema } from '../run-tests/test.schema.ts'
import { brakeMatters } from './pause.rules.ts'
import { stillReasons } from './progress.rules.ts'

const reasons = z.record(z.string(), count)
const limit = z.strictObject({
  share: z.number().min(0).describe('Share of what was handed over'),
  stopAt: z.number().min(0).describe('Above this share the run stops itself'),
})

const pause = z
  .strictObject({
    kind: z
      .enum(['user', 'brake', 'trial', 'domain', 'refusedSender', 'locked', 'closed', 'operator'])
      .describe(
        'Who or what holds it; brake, trial = it stopped itself, trial: after those who went first; domain = the sender domain is not verified; refusedSender = the relay refuses the sender; locked, closed = the account is',
      ),
    detail: z.string().nullable().describe('Of domain: its name; of refusedSender: the answer of the relay'),
    by: z
      .strictObject({
        kind: z.string().describe('What they are'),
        name: z.string().nullable().describe('How they are called, where that is known'),
      })
      .nullable()
      .describe('Who it was; null = not a user'),
    matter: z.enum(brakeMatters).nullable().describe('Of what there was too much; null = it did not stop itself'),
    count: count.nullable().describe('How many mails that were'),
    of: count.nullable().describe('Out of how many'),
  })
  .meta({ id: 'RunPause', description: 'Why a run is held' })

const deferred = z
  .strictObject({
    mails: count.describe('How many mails receivers asked us to bring later'),
    provider: z.string().nullable().describe('The domain most of them go to; null = too few of any'),
    nextAt: timestampSchema.describe('When the next ones are tried again, UTC'),
  })
  .meta({ id: 'RunDeferred', description: 'What is tried again while nothing else moves' })

const hours = z
  .strictObject({
    nextAt: timestampSchema.describe('When the next ones are due, UTC'),
    zone: z.string().describe('Where it is the hour then'),
    people: count.describe('How many they are'),
    lastAt: timestampSchema.describe('When the last ones are due, UTC'),
    isWaiting: z.boolean().describe('Whether there is nothing else to do until then'),
  })
  .meta({ id: 'RunHours', description: 'Whose hour is still to come' })

export const runSchema = z
  .strictObject({
    id: id.describe('The id of the run'),
    state: z.enum(['sending', 'paused', 'canceled', 'finished']).describe('What it does'),
    startedAt: timestampSchema.describe('When it began, UTC'),
    pausedAt: timestampSchema.nullable().describe('When it was held last, UTC; null = never'),
    finishedAt: timestampSchema.nullable().describe('When everybody had been seen to, UTC'),
    targeted: count.describe('Everybody it is aimed at: the sum of all parts'),
    accepted: count.describe('Taken by the relay'),
    refused: count.describe('Refused by the relay for good'),
    failed: count.describe('Expired, or could not be made'),
    inDoubt: count.describe('The relay gave no answer, and its log is asked'),
    excluded: count.describe('May not receive it any more'),
    waiting: count.describe('Not seen to yet, or on the wire'),
    canceled: count.describe('Get none, because it was canceled'),
    difference: z.int().describe('What the parts miss; anything but 0 is a fault of ours'),
    excludedBy: reasons.describe('Excluded people by reason'),
    delivered: count.describe('Of the accepted, those a mailbox took'),
    inQueue: count.describe('Of the accepted, those the relay still has'),
    cameBack: count.describe('Of the accepted, those that came back'),
    perMinute: count.nullable().describe('Mails that stopped waiting in the last minute; null = not known yet'),
    endsAt: timestampSchema.nullable().describe('When it may have ended at this speed, UTC'),
    stillReason: z.enum(stillReasons).nullable().describe('Why it does not move although nobody holds it'),
    deferred: deferred.nullable().describe('Null = nothing has to be tried again'),
    pause: pause.nullable().describe('Null = nobody holds it'),
    test: runTestSchema.nullable().describe('Who goes first, and how that stands; null = all go at once'),
    hours: hours
      .nullable()
      .describe('The next who are due when it is the hour where they are; null = nobody waits for that'),
    resumeReason: z.string().nullable().describe('Why it was let go on after it had stopped itself'),
    hardBounces: limit.describe('Addresses that do not exist'),
    complaints: limit.describe('Called spam by their receivers'),
    retryable: count.describe('Mails that failed and can be tried again now'),
    isKept: z.boolean().describe('False = nobody can say any more who it was'),
    seenAt: timestampSchema.describe('When this was counted, UTC'),
  })
  .meta({ id: 'MailingRun', description: 'Where everybody stands whom a mailing goes to' })
