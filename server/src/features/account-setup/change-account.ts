import { doors } from '../../doors.rules.ts'
import { type Act, setHasChannels, setTracking } from '../accounts/index.ts'
import type { TrackingMode } from '../tracking/index.ts'

/** What of opens and clicks the account's mails count from the next minute on. */
export async function switchTracking({ tx }: Act, mode: TrackingMode): Promise<void> {
  setTracking(tx, mode)
}

export async function bookChannels({ tx }: Act): Promise<void> {
  setHasChannels(tx, true)
  tx.knock(doors.accountSetup)
}

/** The account goes on with the status of its default channel. */
export async function cancelChannels({ tx }: Act): Promise<void> {
  setHasChannels(tx, false)
  tx.knock(doors.accountSetup)
}
