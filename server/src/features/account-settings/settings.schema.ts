import { z } from 'zod'
import { id, line, lines } from '../../platform/http/schema.ts'
import { approvalDemands, factorDemands } from '../accounts/index.ts'
import { confirmModes } from '../pages/index.ts'
import { trackingModes } from '../tracking/index.ts'

const zones = new Set(Intl.supportedValuesOf('timeZone'))

const requireSecondFactor = z.enum(factorDemands).describe('Who must have a second factor to work in it')

const requireApproval = z
  .enum(approvalDemands)
  .describe('Which mailings leave only after another user has approved them')
const undoSeconds = z.int().min(0).max(600).describe('How long a mailing that is sent now can be taken back')

const alwaysForceOptIn = z.boolean().describe('Whether every registration asks by mail, as with forceOptIn: true')

/** What can be changed of an account. */
export const accountChangeSchema = z
  .strictObject({
    name: line(191, 2)
      .transform((text) => text as string)
      .describe('What its users call it'),
    timeZone: z
      .string()
      .refine((zone) => zones.has(zone), { error: 'out_of_range' })
      .describe('IANA name of its time zone'),
    tracking: z.enum(trackingModes).describe('What of opens and clicks is counted'),
    defaultOptoutMailingId: id.nullable().describe('The mail to who has left several channels; null = none'),
    requireSecondFactor,
    alwaysForceOptIn,
    requireApproval,
    undoSeconds,
  })
  .partial()

export const accountSettingsSchema = z
  .strictObject({
    name: z.string().describe('What its users call it'),
    type: z.enum(['L', 'S']).describe('S = has subscribers; L = manages S-accounts'),
    timeZone: z.string().describe('IANA name of its time zone'),
    defaultLanguageIso: z.string().describe('The language used where none is named'),
    languages: z.array(z.string()).describe('The languages of the account'),
    tracking: z.enum(trackingModes).describe('What of opens and clicks is counted'),
    defaultOptoutMailingId: id.nullable().describe('The mail to who has left several channels; null = none'),
    requireSecondFactor,
    alwaysForceOptIn,
    requireApproval,
    undoSeconds,
  })
  .meta({ id: 'AccountSettings', description: 'How an account is set' })

const address = z.string().max(2000).nullable()

const pageMembers = {
  confirmationUrl: address.describe('Own page after a confirmation; null = ours'),
  optinExpiredUrl: address.describe('Own page for a link that has expired; null = ours'),
  unsubscribeUrl: address.describe('Own page after unsubscribing; null = ours'),
  noteUrl: address.describe('Own page for everything else; null = ours'),
  optinConfirmMode: z.enum(confirmModes).nullable().describe('What confirms an opt-in; null = adaptive'),
  brandName: z.string().nullable().describe('The name on our pages; null = that of the account'),
  brandColour: z.string().max(7).nullable().describe('The colour of our pages, #rrggbb; null = ours'),
  logoUrl: address.describe('The picture on our pages; null = none'),
  imprintUrl: address.describe('The imprint our pages link to; null = none'),
  postalAddress: z.string().nullable().describe('Stands in opt-in mails; null = none'),
}

export const pageChangeSchema = z
  .strictObject({
    ...pageMembers,
    brandName: line(191).nullable().describe('The name on our pages; null = that of the account'),
    postalAddress: lines(500).nullable().describe('Stands in opt-in mails; null = none'),
  })
  .partial()
export const pageSettingsSchema = z
  .strictObject(pageMembers)
  .meta({ id: 'AccountPages', description: 'Own pages, and how ours look' })
