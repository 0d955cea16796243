export const confirmModes = ['direct', 'adaptive', 'button'] as const
export type ConfirmMode = (typeof confirmModes)[number]

/** The customer's own pages; a missing one is replaced by a page of ours. */
export interface PageUrls {
  confirmationUrl: string | null
  optinExpiredUrl: string | null
  unsubscribeUrl: string | null
  noteUrl: string | null
  /** Where people sign up. */
  registerUrl: string | null
}

/** How our own pages look. */
export interface Brand {
  /** Null = the account's name. */
  brandName: string | null
  /** `#rrggbb` */
  brandColour: string | null
  logoUrl: string | null
  imprintUrl: string | null
  /** Stands in opt-in mails. */
  postalAddress: string | null
}

export interface PageSettings extends PageUrls, Brand {
  singlePageMode: boolean
  optinConfirmMode: ConfirmMode
  /** The form people sign up by, instead of a page of the customer's own. */
  registerFormId: number | null
  /** What is around newsletters that have no theme of their own. */
  themeId: number | null
}

/** One row: of the account (channel 0), what a channel has of its own, or what the L-account gave it. */
export type StoredSettings = { [K in keyof PageSettings]: PageSettings[K] | null } & Layer

export interface Layer {
  channelId: number
  isInherited: boolean
}

const unset: PageSettings = {
  confirmationUrl: null,
  optinExpiredUrl: null,
  unsubscribeUrl: null,
  noteUrl: null,
  registerUrl: null,
  registerFormId: null,
  themeId: null,
  brandName: null,
  brandColour: null,
  logoUrl: null,
  imprintUrl: null,
  postalAddress: null,
  singlePageMode: false,
  optinConfirmMode: 'adaptive',
}

/** What holds for a link that concerns these channels: with several of them none can speak for the others. */
export function settingsFor(stored: readonly StoredSettings[], channelIds: readonly number[]): PageSettings {
  const layers = layersFor(stored, channelIds)
  const names = Object.keys(unset) as (keyof PageSettings)[]
  const entries = names.map((name) => [
    name,
    layers.map((layer) => layer[name]).find((value) => value !== null) ?? unset[name],
  ])
  return Object.fromEntries(entries) as PageSettings
}

/** Finds what the channel has of its own; 0 = the account. */
export const isOwnOf = (channelId: number) => (row: Layer) => row.channelId === channelId && !row.isInherited

/** The first that says something holds: the channel, the L-account that handed it down, the account. */
export function layersFor<L extends Layer>(stored: readonly L[], channelIds: readonly number[]): L[] {
  const ids = channelIds.length === 1 ? [channelIds[0], 0] : [0]
  return ids.flatMap((id) =>
    [false, true].flatMap((isInherited) =>
      stored.filter((row) => row.channelId === id && row.isInherited === isInherited),
    ),
  )
}

/** Of a channel that nobody hands down any more: what it had from above becomes its own. */
export function joined(inherited: StoredSettings, own: StoredSettings | undefined): StoredSettings {
  const names = Object.keys(unset) as (keyof PageSettings)[]
  const entries = names.map((name) => [name, own?.[name] ?? inherited[name]])
  return { ...(Object.fromEntries(entries) as PageSettings), channelId: inherited.channelId, isInherited: false }
}

export interface UrlDemands {
  allowHttp: boolean
  /** Where this service's own pages are. */
  ownOrigin: string
}

// biome-ignore lint/suspicious/noControlCharactersInRegex: a URL parser drops them silently, so they are refused first
const blanksAndControls = /[\u0000- \u007f-\u00a0]/

/** The address as it is stored, or what is wrong with it and what to do. */
export function readPageUrl(text: string, demands: UrlDemands): { url: string } | { fault: string } {
  const given = text.trim()
  const url = blanksAndControls.test(given) ? null : URL.parse(given)
  const schemes = demands.allowHttp ? ['https:', 'http:'] : ['https:']
  if (!url || !/^[a-z]+:\/\//i.test(given) || !schemes.includes(url.protocol))
    return { fault: 'Give the whole address, beginning with https://.' }
  if (url.username !== '' || url.password !== '')
    return { fault: 'Take the user name and the password out of the address: everybody would see them.' }
  if (url.origin === demands.ownOrigin)
    return { fault: 'Give a page of your own: this address leads back to this service and would go in a circle.' }
  if (url.href.length > 2000) return { fault: 'Give an address of at most 2000 characters.' }
  return { url: url.href }
}

export function readColour(text: string): { colour: string } | { fault: string } {
  const colour = text.trim().toLowerCase()
  return /^#[0-9a-f]{6}$/.test(colour)
    ? { colour }
    : { fault: 'Give the colour as # and six hexadecimal digits, such as #0a5c8f.' }
}

export function readPostalAddress(text: string): { address: string } | { fault: string } {
  const address = text.trim()
  return address.length >= 5 && address.length <= 500
    ? { address }
    : { fault: 'Give the address as on a letter, with 5 to 500 characters.' }
}
