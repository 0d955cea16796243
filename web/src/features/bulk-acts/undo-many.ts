import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import type { Account, Job } from '../../api/records.ts'
import { say } from '../../ui/say.tsx'
import { undoMany } from './bulk-acts.queries.ts'

/** Takes an act on many back, of everybody who was not changed since. */
export function useUndoMany(account: Account, job: Job) {
  const { t } = useTranslation(['bulkActs'])
  const queries = useQueryClient()
  const undo = useMutation({
    mutationFn: () => undoMany(account.id, job.id),
    onSuccess: () => say({ text: t('bulkActs:undone') }),
    onSettled: () => queries.invalidateQueries({ queryKey: ['account', account.id, 'jobs'] }),
  })
  return {
    may: account.rights.includes('changePeople') && !undo.isSuccess,
    run: () => undo.mutate(),
    ...{ isPending: undo.isPending, error: undo.error },
  }
}
