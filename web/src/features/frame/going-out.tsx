import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense, useEffect } from 'react'
import type { Account } from '../../api/records.ts'
import { sendingQuery } from './going-out.queries.ts'
import { type GoingOut as Going, whatGoesOut } from './going-out.rules.ts'
import { GoingOutButton } from './going-out-button.tsx'

const load = () => import('./going-out-details.tsx')
// Without a connection the page goes on, and these words with it.
const GoingOutDetails = lazy(() =>
  load().then(
    ({ GoingOutDetails: details }) => ({ default: details }),
    () => ({ default: ({ going }: { going: Going }) => <GoingOutButton going={going} disabled /> }),
  ),
)

/** How sending goes, in a few words; pressed, they tell of each mailing. */
export function GoingOut({ account }: { account: Account }) {
  const { data: all } = useQuery(sendingQuery(account.id))
  useEffect(() => void load().catch(() => undefined), [])
  if (!all) return null
  const going = whatGoesOut(all)
  return (
    <Suspense fallback={<GoingOutButton going={going} disabled />}>
      <GoingOutDetails account={account} all={all} going={going} />
    </Suspense>
  )
}
