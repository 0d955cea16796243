import { useRouteContext } from '@tanstack/react-router'
import type { Account, Session } from './records.ts'

/** The account the address names, and who works in it. */
export function useAccount(): { account: Account; session: Session } {
  return useRouteContext({ from: '/accounts/$accountId' })
}
