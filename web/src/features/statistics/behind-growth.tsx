import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useAccount } from '../../api/use-account.ts'
import classes from './statistics.module.css'
import type { GrowthNumber } from './statistics-search.rules.ts'

interface Props {
  number: GrowthNumber
  count: number
  children: ReactNode
}

/** Makes a number of the growth a door to exactly its people, where there are some and they may be seen. */
export function BehindGrowth({ number, count, children }: Props) {
  const { account } = useAccount()
  if (count === 0 || !account.rights.includes('seePeople')) return children
  return (
    <Link
      className={classes.behind}
      to="/accounts/$accountId/statistics/people"
      params={{ accountId: String(account.id) }}
      search={number}
    >
      {children}
    </Link>
  )
}
