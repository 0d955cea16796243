import { z } from 'zod'
import { isTimeZone } from '../../platform/clock/time-zone.rules.ts'
import { id, line, lines } from '../../platform/http/schema.ts'
import { approvalDemands, brakeBounds, factorDemands, retentionBounds } from '../accounts/index.ts'
import { confirmModes } from '../pages/index.ts'
import { shippedNames } from '../themes/index.ts'
import { trackingModes } from '../tracking/index.ts'

const requireSecondFactor = z.enum(factorDemands).describe('Who must have a second factor to work in it')

const requireApproval = z
  .enum(approvalDemands)
  .describe('Which mailings leave only after another user has approved them')
const undoSeconds = z.int().min(0).max(600).describe('How long a mailing that is sent now can be taken back')

const alwaysForceOptIn = z.boolean().describe('Whether every registration asks by mail, as with forceOptIn: true')
const confirmAddressChanges = z
  .boolean()
  .describe('Whether somebody whose address changes is asked at the new one before they get mail there')

const within = ({ least, most }: { least: number; most: number }) => z.int().min(least).max(most)
const retention = z
  .strictObject({
    unconfirmedDays: within(retentionBounds.unconfirmedDays).describe('How long people stay who never confirm'),
    answersDays: within(retentionBounds.answersDays).describe('How long the words of refusals and failures stay'),
    valuesDays: within(retentionBounds.valuesDays).describe('How long values of single mails stay after they left'),
    eventsMonths: within(retentionBounds.eventsMonths).describe(
      'How many months it stays who opened and clicked what; sums stay for good',
    ),
  })
  .describe('After how many days, or months, what is kept for a while goes')

const percent = ({ least, most }: { least: number; most: number }) => z.number().min(least).max(most)
const brake = z
  .strictObject({
    complaints: percent(brakeBounds.complaints).describe('Of complaints'),
    hardBounces: percent(brakeBounds.hardBounces).describe('Of addresses that do not exist'),
    policy: percent(brakeBounds.policy).describe('Of refusals by policy, or because of the sender domain'),
    content: percent(brakeBounds.content).describe('Of refusals for the content, or for how we speak'),
  })
  .describe('From which share on, in per cent, a mailing pauses by itself; at most what holds for everybody')

const genders = 'to genderId 1, 2 and 3; an empty text says nothing'
const ownText = line(100).transform((text) => text ?? '')
const language = z
  .string()
  .regex(/^[a-z]{2}(-[A-Z]{2})?$/)
  .describe('ISO 639-1, with a region where it matters: de, pt-BR')
/** By language, each with three texts. */
const salutationsOf = <Text extends z.ZodType<string>>(text: Text) =>
  z
    .record(
      language,
      z.strictObject({
        salutation: z.tuple([text, text, text]).describe(`What variable 1 says ${genders}`),
        formalSalutation: z.tuple([text, text, text]).describe(`What variable 6 says ${genders}`),
      }),
    )
    .describe('By language, how mails address people; absent languages stay as they are')
const defaults = {
  defaultOptinMailingId: id
    .nullable()
    .describe('The opt-in mailing where neither channel nor key has one; null = the first active one'),
  defaultOptoutMailingId: id.nullable().describe('The mail to who has left several channels; null = none'),
}

/** What can be changed of an account. */
export const accountChangeSchema = z
  .strictObject({
    name: line(191, 2)
      .transform((text) => text as string)
      .describe('What its users call it'),
    timeZone: z.string().refine(isTimeZone, { error: 'out_of_range' }).describe('IANA name of its time zone'),
    tracking: z.enum(trackingModes).describe('What of opens and clicks is counted'),
    defaultLanguageIso: language.describe('The language used where none is named; one of languages'),
    languages: z.array(language).min(1).max(50).describe('The languages of the account'),
    ...defaults,
    defaultSenderName: line(191, 1).nullable().describe('Who new mailings come from; null = as the last one'),
    defaultSenderEmail: z
      .string()
      .max(254)
      .nullable()
      .describe('The address new mailings come from, on a verified domain'),
    requireSecondFactor,
    alwaysForceOptIn,
    confirmAddressChanges,
    requireApproval,
    undoSeconds,
    retention,
    brake,
    salutations: salutationsOf(ownText),
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
    ...defaults,
    defaultSenderName: z.string().nullable().describe('Who new mailings come from; null = as the last one'),
    defaultSenderEmail: z.string().nullable().describe('The address new mailings come from'),
    requireSecondFactor,
    alwaysForceOptIn,
    confirmAddressChanges,
    requireApproval,
    undoSeconds,
    retention,
    brake,
    salutations: salutationsOf(z.string()),
  })
  .meta({ id: 'AccountSettings', description: 'How an account is set' })

const themeName = new RegExp(`^(${shippedNames.join('|')}|[1-9][0-9]{0,14})$`)
const address = z.string().max(2000).nullable()

const pageMembers = {
  confirmationUrl: address.describe('Own page after a confirmation; null = ours'),
  optinExpiredUrl: address.describe('Own page for a link that has expired; null = ours'),
  unsubscribeUrl: address.describe('Own page after unsubscribing; null = ours'),
  noteUrl: address.describe('Own page for everything else; null = ours'),
  registerUrl: address.describe('Own page on which people sign up; null = none'),
  registerFormId: id.nullable().describe('The form people sign up by, instead of an own page; null = none'),
  theme: z
    .string()
    .max(20)
    .regex(themeName)
    .nullable()
    .describe(
      'Around newsletters that have no theme: the id of one, or the name of one that comes with the service; null = none',
    ),
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
