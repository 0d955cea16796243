import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useAccount } from '../../api/use-account.ts'
import { say } from '../../ui/say.tsx'
import type { ActName } from './act.rules.ts'
import { type ActBody, actOn, undoAct } from './person.queries.ts'

export interface Wanted {
  body: ActBody
  release: 'manual' | 'all'
}

/** Does it at once and says so, with the way back where there is one. */
export function useActOn({ id, name }: { id: number; name: string }, onDone: () => void) {
  const { t } = useTranslation(['person'])
  const { account } = useAccount()
  const queries = useQueryClient()
  const whom = { accountId: account.id, id }
  const refresh = () => queries.invalidateQueries({ queryKey: ['account', account.id, 'subscribers'] })
  const takeBack = useMutation({
    mutationFn: (undo: string) => undoAct(whom, undo),
    onSuccess: async ({ keptChannelIds }) => {
      say({ text: t(keptChannelIds.length > 0 ? 'person:undonePartly' : 'person:undone', { name }) })
      await refresh()
    },
    onError: (error) => say({ text: t('person:undoOver'), error }),
  })
  return useMutation({
    mutationFn: ({ body, release }: Wanted) => actOn(whom, body, release),
    onSuccess: async ({ outcome, undo }, { body }) => {
      onDone()
      const text =
        outcome === 'done' ? t(`person:did.${body.act as ActName}`, { name }) : t('person:unchanged', { name })
      say({ text, ...(undo && { undo: { label: t('person:undo'), run: () => takeBack.mutate(undo) } }) })
      await refresh()
    },
  })
}
