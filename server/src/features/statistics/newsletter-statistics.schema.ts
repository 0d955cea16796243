import { z } from 'zod'
import { count, id, kindOf, timestampSchema } from '../../platform/http/schema.ts'

const rate = z.number().min(0)

export const newsletterStatisticsSchema = z
  .strictObject({
    objectType: kindOf('NewsletterStatistics'),
    newsletterId: id.describe('The newsletter that is counted'),
    recipients: count.describe('Whom it was aimed at, or how many single mails there are'),
    sent: count.describe(
      'Mails the relay took or gave a last word on: delivered, softBounces and hardBounces together',
    ),
    delivered: count.describe('Sent, and not reported as failed'),
    softBounces: count.describe('Failed for any other reason than an address that does not exist'),
    hardBounces: count.describe('Failed because the address does not exist'),
    opens: count.describe('Opens by people; those by machines are in machineOpens'),
    uniqueOpens: count.describe('Mails that a person has opened, each counted once'),
    clicks: count.describe('Clicks by people; those by machines are in machineClicks'),
    uniqueClicks: count.describe('Mails in which a person has clicked, each counted once'),
    unsubscribes: count.describe('People who left by this newsletter'),
    complaints: count.describe('Mails that were reported as unwanted'),
    openRate: rate.describe('uniqueOpens ÷ delivered; 0 when nothing was delivered'),
    clickRate: rate.describe('uniqueClicks ÷ delivered; 0 when nothing was delivered'),
    machineOpens: count.describe('Opens by scanners, proxies and previews; not part of opens'),
    machineClicks: count.describe('Clicks by scanners and other programs; not part of clicks'),
    anonymousOpens: count.describe(
      'Opens by people that cannot be told apart, because the account or the person does not allow it. Part of opens, never of uniqueOpens: while this is not 0, uniqueOpens and openRate are the least it can have been',
    ),
    anonymousClicks: count.describe('The same for clicks, uniqueClicks and clickRate'),
    calculatedAt: timestampSchema.describe('UTC; everything that happened before is counted'),
  })
  .meta({ id: 'NewsletterStatistics', description: 'What became of a newsletter, in numbers' })

export const newsletterLinkSchema = z
  .strictObject({
    objectType: kindOf('NewsletterLink'),
    id: id.describe('The id of the link'),
    url: z.string().describe('Where it leads'),
    clicks: count.describe('Clicks by people'),
    uniqueClicks: count.describe('Mails in which a person has clicked this link, each counted once'),
    machineClicks: count.describe('Clicks by programs; not part of clicks'),
    anonymousClicks: count.describe(
      'Clicks by people that cannot be told apart; part of clicks, never of uniqueClicks',
    ),
  })
  .meta({ id: 'NewsletterLink', description: 'A link of a newsletter, with its clicks' })
