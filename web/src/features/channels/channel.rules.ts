import type { AccountPages, Channel } from '../../api/records.ts'
import { noAnswer, Refusal, reasonAmong } from '../../api/refusal.ts'
import type { ChannelChange, Translations } from './channels.queries.ts'

/** Where a channel comes from, or that nobody can enter it. */
export type Origin = 'own' | 'inherited' | 'closed'

export function originOf({ closedAt, inheritedFrom }: Pick<Channel, 'closedAt' | 'inheritedFrom'>): Origin {
  if (closedAt !== null) return 'closed'
  return inheritedFrom === null ? 'own' : 'inherited'
}

/** How our pages look to who comes by this channel. */
export const layoutNames = ['brandName', 'brandColour', 'logoUrl', 'imprintUrl', 'postalAddress'] as const
/** Where people land. */
export const pageNames = ['confirmationUrl', 'optinExpiredUrl', 'unsubscribeUrl', 'noteUrl'] as const
/** Where people sign up is chosen apart. */
export const registerNames = ['registerFormId', 'registerUrl'] as const
export type PageName = (typeof layoutNames)[number] | (typeof pageNames)[number]

/** Everything of a channel that one form changes. */
export type ChannelForm = ChannelChange & AccountPages

const ofChannel = ['translations', 'optinMailingId', 'optoutMailingId'] as const satisfies (keyof ChannelChange)[]

/** Two objects keep what one form shows. */
export function partsOf(changes: Partial<ChannelForm>): {
  channel: Partial<ChannelChange>
  pages: Partial<AccountPages>
} {
  const { translations, optinMailingId, optoutMailingId, ...pages } = changes
  const given = { translations, optinMailingId, optoutMailingId }
  const channel = Object.fromEntries(
    ofChannel.filter((name) => given[name] !== undefined).map((name) => [name, given[name]]),
  )
  return { channel, pages }
}

/** A language without a name is left out; what nobody typed is null. */
export function typedTranslations(translations: Translations): Translations {
  const typed = Object.entries(translations).map(
    ([iso, { name, description }]) =>
      [iso, { name: name.trim(), description: description?.trim() || null }] as [string, Translations[string]],
  )
  return Object.fromEntries(typed.filter(([, { name, description }]) => name !== '' || description !== null))
}

const explained = [
  'channel_in_use',
  'channel_in_use_below',
  'channel_handed_down',
  'channel_withdrawn',
  'channel_exists',
  'channel_not_empty',
  'channel_is_default',
  'channel_inherited',
  'channel_not_found',
  'changed_meanwhile',
  'right_required',
  noAnswer,
] as const

/** Which words tell why an act was refused, and what helps. */
export function reasonOf(error: Error): (typeof explained)[number] | 'other' {
  return reasonAmong(explained, error)
}

/** The mailings that count on a channel, where the server names them. */
export function busyMailingsOf(error: Error): { id: number; name: string }[] {
  const named = error instanceof Refusal ? error.values.mailings : null
  return Array.isArray(named) ? named : []
}
