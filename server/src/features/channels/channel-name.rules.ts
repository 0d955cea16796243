import type { Channel } from './channel.store.ts'

/** In this language or its base, else in another, else in any. */
export function channelName(
  { translations }: Pick<Channel, 'translations'>,
  language: string,
  otherwise: string,
): string {
  const base = language.split('-')[0] as string
  const found =
    translations[language] ?? translations[base] ?? translations[otherwise] ?? Object.values(translations)[0]
  return found?.name ?? ''
}
