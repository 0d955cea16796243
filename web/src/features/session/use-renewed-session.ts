import { useQueryClient } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { sessionKey } from '../../api/queries.ts'
import type { Session } from '../../api/records.ts'

/** Takes a session that goes on otherwise than before: the frame around the page reads it anew. */
export function useRenewedSession(): (session: Session) => void {
  const queries = useQueryClient()
  const router = useRouter()
  return (session) => {
    queries.setQueryData(sessionKey, session)
    void router.invalidate()
  }
}
