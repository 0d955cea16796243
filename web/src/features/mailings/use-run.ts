import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useAccount } from '../../api/use-account.ts'
import { isMoving } from './live.rules.ts'
import { runQuery, watchRun } from './mailings.queries.ts'

/** Whoever lost the stream asks by themselves until it is back. */
const askMs = 10_000

/** A run as it stands now. Its numbers are never older than two seconds while anything moves. */
export function useRun(mailingId: number) {
  const { account } = useAccount()
  const queries = useQueryClient()
  const [isLost, setLost] = useState(false)
  const query = runQuery(account.id, mailingId)
  const found = useQuery({ ...query, refetchInterval: isLost ? askMs : false })
  const moves = found.data !== undefined && isMoving(found.data)
  useEffect(() => {
    if (!moves) return
    const end = new AbortController()
    const hear: Parameters<typeof watchRun>[2] = (run) => {
      setLost(run === null)
      if (run) queries.setQueryData(runQuery(account.id, mailingId).queryKey, run)
    }
    watchRun(account.id, mailingId, hear, end.signal)
    return () => end.abort()
  }, [moves, queries, account.id, mailingId])
  return found
}
