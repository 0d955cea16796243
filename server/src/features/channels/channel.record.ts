import type { Channel } from './channel.store.ts'

/** The channel definition as the API shows it: type 1 = own, 2 = inherited from the L-account. */
export function channelRecord(channel: Channel) {
  return {
    objectType: 'Channel' as const,
    id: channel.id,
    isDefault: channel.isDefault,
    type: channel.inheritedFrom === null ? 1 : 2,
    translations: translationsRecord(channel.translations),
  }
}

function translationsRecord(translations: Channel['translations']): Channel['translations'] {
  return Object.fromEntries(
    Object.entries(translations).map(([iso, { name, description }]) => [
      iso,
      { name, description: description ?? null },
    ]),
  )
}
