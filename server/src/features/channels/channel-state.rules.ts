import type { Channel } from './channel.store.ts'

/** Whether people can enter it and new mailings can go to it. */
export function isOpen({ closedAt }: Pick<Channel, 'closedAt'>): boolean {
  return closedAt === null
}

/** What of a channel somebody may have seen and changed meanwhile. */
export function shownOf({ translations, optinMailingId, optoutMailingId, closedAt }: Channel) {
  return { translations, optinMailingId, optoutMailingId, closedAt }
}
