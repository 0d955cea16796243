import { z } from 'zod'
import { count, id, timestampSchema } from '../../platform/http/schema.ts'
import { copyStates, publishOutcomes, withdrawOutcomes } from './publishing.rules.ts'

const accountId = id.describe('The account below')
const named = z.strictObject({ id: accountId, name: z.string().describe('What its users call it') })
const moment = timestampSchema.nullable()

const copySchema = z
  .strictObject({
    accountId,
    state: z.enum(copyStates).describe('How far it has come there; received = nobody there has touched it'),
    isBehind: z.boolean().describe('Whether the account has an older version than the one published last'),
    plannedAt: moment.describe('When it is to begin there, UTC'),
    sentAt: moment.describe('When it had ended there, UTC'),
    numbers: z
      .strictObject({
        delivered: count.describe('Mails that were delivered'),
        opened: count.describe('Mails that were opened, at least'),
        clicked: count.describe('Mails with a click, at least'),
      })
      .nullable()
      .describe('What became of its mails; null = none were sent'),
  })
  .meta({ id: 'PublishedCopy', description: 'How something that was published stands in one account' })

const publicationSchema = z
  .strictObject({
    id: id.describe('The publication'),
    kind: z.enum(['article', 'mailing']).describe('What was published'),
    articleId: id.nullable().describe('The article; null = it is a mailing'),
    mailingId: id.nullable().describe('The mailing; null = it is an article'),
    name: z.string().describe('What it is called here'),
    languageIso: z.string().describe('Its language'),
    version: count.describe('Counts up whenever something else is published'),
    mayAdapt: z.boolean().describe('Of an article: whether the accounts may make an own copy'),
    fixesSubject: z.boolean().describe('Of a mailing: the accounts cannot change its subject'),
    fixesContent: z.boolean().describe('Of a mailing: the accounts cannot change its content'),
    proposedAt: moment.describe('Of a mailing: when it might be sent, UTC'),
    publishedAt: timestampSchema.describe('When it was published last, UTC'),
    withdrawnAt: moment.describe('When it was taken back from all, UTC; null = it is out'),
    copies: z.array(copySchema).describe('What became of it, in each account that has it'),
  })
  .meta({ id: 'Publication', description: 'An article or mailing that accounts below have' })

export const publishingSchema = z.strictObject({
  data: z.array(publicationSchema).describe('The newest first'),
  meta: z.strictObject({ accounts: z.array(named).describe('The accounts below') }).describe('Where it can go'),
})

export const publishBody = z.strictObject({
  articleId: id.optional().describe('The article to publish; either this or a mailing'),
  mailingId: id.optional().describe('The mailing to publish'),
  accountIds: z.array(id).min(1).max(500).describe('The accounts below that get it'),
  mayAdapt: z.boolean().optional().describe('Of an article: whether they may make an own copy; absent = they may not'),
  fixes: z
    .enum(['both', 'content', 'subject'])
    .optional()
    .describe('Of a mailing: what they cannot change; absent = subject and content'),
  proposed: z
    .strictObject({
      localTime: z.string().max(16).describe('Day and hour there, as 2027-03-28T09:00'),
      timeZone: z.string().max(64).describe('On the clocks of which place, as Europe/Berlin'),
    })
    .nullable()
    .optional()
    .describe('Of a mailing: when it might be sent; they decide'),
})

const outcomeOf = <T extends readonly [string, ...string[]]>(outcomes: T, name: string) =>
  z
    .strictObject({
      accountId,
      name: z.string().describe('What its users call it'),
      outcome: z.enum(outcomes).describe('What became of it there'),
    })
    .meta({ id: name, description: 'What became of it in one account' })

export const publishedSchema = z.strictObject({
  data: z
    .strictObject({
      id: id.describe('The publication'),
      version: count.describe('Which version they have now'),
      outcomes: z.array(outcomeOf(publishOutcomes, 'PublishOutcome')).describe('Each account that was asked for'),
    })
    .describe('What was published'),
})

export const withdrawBody = z.strictObject({
  accountIds: z.array(id).min(1).max(500).optional().describe('From whom; absent = from all'),
  stop: z.boolean().describe('Whether what is planned or active there is stopped, too'),
})

export const withdrawnSchema = z.strictObject({
  data: z.array(outcomeOf(withdrawOutcomes, 'WithdrawOutcome')).describe('Each account that had it'),
})

export const librarySchema = z.strictObject({
  data: z
    .array(
      z
        .strictObject({
          id: id.describe('The article'),
          name: z.string().describe('What it is called'),
          languageIso: z.string().describe('Its language'),
          canEdit: z.boolean().describe('Whether users may change it'),
          updatedAt: timestampSchema.describe('When it was last changed, UTC'),
          mailingName: z.string().nullable().describe('The mailing it was written in; null = for any'),
          title: z.string().describe('Its first words; empty = it says nothing yet'),
          isReceived: z.boolean().describe('Whether it came from the L-account'),
        })
        .meta({ id: 'LibraryArticle', description: 'An article of the account' }),
    )
    .describe('The newest first, 500 at most'),
})
