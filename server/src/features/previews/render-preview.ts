import type { Clock } from '../../platform/clock/clock.ts'
import type { Reader } from '../../platform/db/database.ts'
import { defaultBrandColour, readableOn } from '../../platform/text/colour.rules.ts'
import { accountRefusals, findAccount, findOwnRules } from '../accounts/index.ts'
import { listCustomerFields } from '../customer-fields/index.ts'
import { type CurrentContent, currentContent, isOfMatter, matterNames, systemLinks } from '../mailings/index.ts'
import { findRecipient, listPageSettings, settingsFor } from '../pages/index.ts'
import {
  compileContent,
  decodeQuotedPrintable,
  type RecipientData,
  RenderingError,
  surroundingsOf,
} from '../rendering/index.ts'
import { subscriberRefusals } from '../subscribers/index.ts'
import { previewRefusals } from './preview.refusals.ts'

export interface PreviewWishes {
  mailingId: number
  /** Null = as nobody: every variable takes its default. */
  subscriberId: number | null
}

export interface Preview {
  subject: string
  html: string
  text: string
}

/** The mail as it would leave, by the renderer of the engine. Its links lead nowhere. */
export async function renderPreview(
  { reader, clock }: { reader: Reader; clock: Clock },
  { mailingId, subscriberId }: PreviewWishes,
): Promise<Preview> {
  const [current, recipient, fields, account, settings, { salutations }] = await Promise.all([
    currentContent(reader, mailingId),
    subscriberId === null ? null : findRecipient(reader, subscriberId),
    listCustomerFields(reader),
    findAccount(reader),
    listPageSettings(reader),
    findOwnRules(reader),
  ])
  if (recipient === undefined) throw subscriberRefusals.subscriber_not_found()
  if (!account) throw accountRefusals.account_not_found({ accountId: reader.tenant.accountId })
  const { brandColour, postalAddress } = settingsFor(settings, [])
  const today = new Intl.DateTimeFormat('sv-SE', { timeZone: account.timeZone }).format(clock.now())
  const surroundings = surroundingsOf(current.content, fields, { today, salutations })
  return rendered(current, { surroundings, recipient, brandColour, postalAddress })
}

export interface Around {
  surroundings: ReturnType<typeof surroundingsOf>
  recipient: RecipientData | null
  brandColour: string | null
  postalAddress: string | null
}

/** A content as the engine renders it, for somebody or for nobody. */
export function rendered(
  {
    mailing,
    content,
    examples,
  }: Pick<CurrentContent, 'content' | 'examples'> & { mailing: Pick<CurrentContent['mailing'], 'type'> },
  around: Around,
): Preview {
  const names = isOfMatter(mailing.type) ? [...systemLinks, ...matterNames] : systemLinks
  const compiled = compileContent({ ...content, text: content.plainText }, around.surroundings, names)
  const colour = around.brandColour ?? defaultBrandColour
  const asLinks = new Set(compiled.linkPlaceholders.map(({ name }) => name))
  // What only a message knows is shown by its example or its name; where a link stands, by one that leads nowhere.
  const named = [...content.placeholders, ...names].map((name) => [
    name,
    asLinks.has(name) ? 'https://example.com/' : (examples[name]?.exampleValue ?? `{${name}}`),
  ])
  try {
    const { subject, html, text } = compiled.render(around.recipient, {
      ...Object.fromEntries(named),
      senderName: content.senderName,
      legalNotice: around.postalAddress ?? '',
      brandColour: colour,
      onBrandColour: readableOn(colour),
    })
    return { subject, html: decodeQuotedPrintable(html), text: decodeQuotedPrintable(text) }
  } catch (error) {
    if (error instanceof RenderingError) throw previewRefusals.preview_impossible({ reason: error.reason })
    throw error
  }
}
