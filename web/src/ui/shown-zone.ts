import { useSyncExternalStore } from 'react'

const key = 'postrider.zone'
const listeners = new Set<() => void>()

/** Where this device says it stands. */
export const ownZone = Intl.DateTimeFormat().resolvedOptions().timeZone

export type ZoneChoice = 'account' | 'own'

/** In whose zone times are shown here: that of the account, unless somebody chose their own. */
export function useZoneChoice(): ZoneChoice {
  return useSyncExternalStore(listen, read)
}

export function useShownZone(accountZone: string): string {
  return useZoneChoice() === 'own' ? ownZone : accountZone
}

export function chooseZone(choice: ZoneChoice): void {
  if (choice === 'own') localStorage.setItem(key, choice)
  else localStorage.removeItem(key)
  for (const listener of listeners) listener()
}

function read(): ZoneChoice {
  return localStorage.getItem(key) === 'own' ? 'own' : 'account'
}

function listen(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
