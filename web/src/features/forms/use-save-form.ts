import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import type { Form } from '../../api/records.ts'
import { useAccount } from '../../api/use-account.ts'
import type { Draft } from '../../ui/form/use-draft.ts'
import { say } from '../../ui/say.tsx'
import type { FormContent } from './form.rules.ts'
import { changeForm, formsKey, formsQuery } from './forms.queries.ts'

/** Sends what was changed with the version it was seen in. */
export function useSaveForm({ id, version }: Form, draft: Draft<FormContent>) {
  const { t } = useTranslation(['forms'])
  const { account } = useAccount()
  const queries = useQueryClient()
  const save = useMutation({
    mutationFn: (seen: string) => changeForm(account.id, id, draft.changes, seen),
    onSuccess: async () => {
      await queries.invalidateQueries({ queryKey: formsKey(account.id) })
      draft.discard()
      say({ text: t('forms:saved') })
    },
  })
  const asItIs = async () => {
    const { data } = await queries.fetchQuery({ ...formsQuery(account.id), staleTime: 0 })
    return data.find((form) => form.id === id)?.version ?? version
  }
  return {
    error: save.error,
    isPending: save.isPending,
    run: () => save.mutate(version),
    /** What others wrote was seen on the way. */
    keepMine: () => void asItIs().then((seen) => save.mutate(seen)),
    takeTheirs: () => {
      save.reset()
      draft.discard()
      void asItIs()
    },
  }
}
