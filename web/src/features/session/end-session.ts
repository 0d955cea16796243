import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import type { ListedSession } from '../../api/records.ts'
import { Refusal } from '../../api/refusal.ts'
import { say } from '../../ui/say.tsx'
import { endSession, sessionsQuery } from './sessions.queries.ts'

interface EndSession {
  run(session: ListedSession): void
  /** The one that is being ended. */
  pendingId: number | null
  refused: Error | null
}

/** Signs out somewhere else, within a second. What has ended by itself meanwhile counts as ended. */
export function useEndSession(): EndSession {
  const { t } = useTranslation(['sessions'])
  const queries = useQueryClient()
  const { mutate, variables, isPending, error } = useMutation({
    mutationFn: async ({ id }: ListedSession) => {
      try {
        await endSession(id)
      } catch (error) {
        if (!(error instanceof Refusal && error.code === 'session_not_found')) throw error
      }
    },
    onSuccess: () => say({ text: t('sessions:ended') }),
    onSettled: () => queries.invalidateQueries({ queryKey: sessionsQuery.queryKey }),
  })
  return { run: mutate, pendingId: isPending ? variables.id : null, refused: error }
}
