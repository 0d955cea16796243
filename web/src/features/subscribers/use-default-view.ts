import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { useAccount } from '../../api/use-account.ts'
import { savedViewsQuery } from './saved-views.queries.ts'
import { narrowings, readSubscriberSearch, type SubscriberSearch } from './subscriber-filter.rules.ts'

/** Whoever comes to the list without asking for anything begins with the view they chose to begin with. */
export function useDefaultView(search: SubscriberSearch, open: (search: SubscriberSearch) => void): void {
  const { account } = useAccount()
  const { data: views } = useQuery(savedViewsQuery(account.id))
  const isBare = narrowings(search).length === 0 && !search.view && !search.columns && !search.sort && !search.page
  const hasBegun = useRef(!isBare)
  useEffect(() => {
    if (hasBegun.current || !views) return
    hasBegun.current = true
    const first = views.find(({ isDefault }) => isDefault)
    if (first) open(readSubscriberSearch(first.search))
  })
}
