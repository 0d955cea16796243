import { z } from 'zod'
import { timestampSchema } from '../../platform/http/schema.ts'

const text = z.string().nullable()
const time = timestampSchema.nullable()

const channel = z.strictObject({
  channelId: z.int().describe('0 = no channel: whether the person may be recognised in statistics'),
  name: text.describe('Of the channel'),
  state: z.string().describe('Where the person stands'),
  confirmedAt: time.describe('The person’s own confirmation that this rests on, UTC'),
  confirmedByFormerAddressAt: time.describe('A confirmation from before the address changed, UTC'),
})

const step = z.strictObject({
  seq: z.int().describe('The number of the entry in the ledger'),
  occurredAt: timestampSchema.describe('When, UTC'),
  channelId: z.int().describe('In which channel'),
  channel: text.describe('How it is called'),
  from: text.describe('The state before'),
  to: z.string().describe('The state after'),
  actor: z.string().describe('Who, as the ledger writes it'),
  by: z
    .strictObject({ kind: z.string().describe('What they are'), name: text.describe('How they are called') })
    .describe('Who'),
  source: z.string().describe('By which way'),
  newsletterId: z.int().nullable().describe('The newsletter whose link was used'),
  withoutConfirmation: z.boolean().describe('Mail is allowed from here on although the person has confirmed nothing'),
  evidence: z.record(z.string(), z.string()).nullable().describe('Circumstances; null = erased'),
  wordingHash: text.describe('SHA-256 of the words agreed to, or of the mail they were in; outlives the evidence'),
  hash: z.string().describe('The link of the chain'),
})

const optinMail = z.strictObject({
  id: z.int().describe('The id of the mail'),
  channels: z.array(z.string()).describe('What it asked about'),
  askedAt: timestampSchema.describe('When it was asked for, UTC'),
  subject: text.describe('Its subject'),
  contentHash: text.describe('SHA-256 of its content'),
  messageId: text.describe('Its Message-ID'),
  state: text.describe('What became of it'),
  handedOverAt: time.describe('When it was handed over, UTC'),
  relayId: text.describe('What the relay calls it'),
  tokenHash: z.string().describe('SHA-256 of its link'),
  confirmedAt: time.describe('When the link was used, UTC'),
  confirmIp: text.describe('From which address'),
  userAgent: text.describe('With which program'),
})

export const consentDocumentSchema = z
  .strictObject({
    account: z
      .strictObject({ id: z.int().describe('Its id'), name: z.string().describe('Its name') })
      .describe('The account'),
    person: z
      .strictObject({ subscriberId: z.int().describe('Their id'), email: text.describe('null = erased') })
      .describe('Whom it is about'),
    printedAt: timestampSchema.describe('When this was read, UTC'),
    channels: z.array(channel).describe('Where the channels stand'),
    steps: z.array(step).describe('Every step, in order'),
    optinMails: z.array(optinMail).describe('Every opt-in mail'),
  })
  .meta({ id: 'ConsentDocument', description: 'All that is known of one person’s consent' })
