import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { followAccount, type LiveNews } from '../../api/live.ts'
import { staleAfter } from './live.rules.ts'

/** While no news arrive, what is shown is asked for so often. */
const askMs = 10_000

/** Keeps what is shown as new as the account is; true while news arrive. */
export function useLiveAccount(accountId: number): boolean {
  const queries = useQueryClient()
  const [isLive, setLive] = useState(false)
  useEffect(() => {
    const end = new AbortController()
    const hear = (news: LiveNews) => {
      setLive(news.kind !== 'lost')
      for (const queryKey of staleAfter(news, accountId)) void queries.invalidateQueries({ queryKey })
    }
    followAccount(accountId, hear, end.signal)
    return () => end.abort()
  }, [queries, accountId])
  useEffect(() => {
    if (isLive) return
    const asking = setInterval(() => void queries.invalidateQueries({ queryKey: ['account', accountId] }), askMs)
    return () => clearInterval(asking)
  }, [queries, accountId, isLive])
  return isLive
}
