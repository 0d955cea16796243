import { type Act, actTime } from '../accounts/index.ts'
import type { PublishedLook } from '../articles/index.ts'
import { upsertReceivedTheme, upsertShippedTheme } from './theme.store.ts'

/** A theme of the L-account as this account has it from now on. */
export function receiveTheme(act: Act, fromAccountId: number, theme: PublishedLook): Promise<number> {
  const { shipped } = theme
  return shipped === null
    ? upsertReceivedTheme(act.tx, { ...theme, fromAccountId }, actTime(act))
    : upsertShippedTheme(act.tx, { ...theme, shipped }, actTime(act))
}
