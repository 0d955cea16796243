import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { sessionKey } from '../../api/queries.ts'
import { useAccount } from '../../api/use-account.ts'
import { say } from '../../ui/say.tsx'
import { endingQuery } from './ending.queries.ts'

/** An act by which the whole account is another one: the frame has to hear of it, too. */
export function useEnding(act: () => Promise<void>, done: string, onDone?: () => void) {
  const { account } = useAccount()
  const queries = useQueryClient()
  const router = useRouter()
  return useMutation({
    mutationFn: act,
    onSuccess: async () => {
      onDone?.()
      say({ text: done })
      queries.removeQueries({ queryKey: sessionKey })
      await router.invalidate()
    },
    onSettled: () => queries.invalidateQueries({ queryKey: endingQuery(account.id).queryKey }),
  })
}
