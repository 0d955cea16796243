import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { type Chosen, chosenQuery } from '../../api/chosen.ts'
import { useAccount } from '../../api/use-account.ts'
import { Confirm } from '../../ui/confirm.tsx'
import { say } from '../../ui/say.tsx'
import { Failure } from '../../ui/states/failure.tsx'
import { eraseMany } from './bulk-acts.queries.ts'

interface Props {
  chosen: Chosen
  onClose: () => void
  onStarted: () => void
}

/** Cannot be undone, so it asks, with the exact number of people on its button. */
export function EraseDialog({ chosen, onClose, onStarted }: Props) {
  const { t } = useTranslation(['bulkActs'])
  const { account } = useAccount()
  const queries = useQueryClient()
  const counted = useQuery(chosenQuery(account.id, chosen, null))
  const erase = useMutation({
    mutationFn: () => eraseMany(account.id, chosen),
    onSuccess: ({ total }) => {
      void queries.invalidateQueries({ queryKey: ['account', account.id, 'jobs'] })
      say({ text: t('bulkActs:started.erase', { count: total }) })
      onStarted()
    },
  })
  const error = erase.error ?? counted.error
  const count = counted.data?.total
  return (
    <Confirm
      title={count === undefined ? t('bulkActs:counting') : t('bulkActs:erase.title', { count })}
      text={t('bulkActs:erase.text')}
      wayBack="none"
      keep={t('bulkActs:keep')}
      go={count === undefined ? t('bulkActs:act.erase') : t('bulkActs:erase.go', { count })}
      isPending={erase.isPending || count === undefined}
      onKeep={onClose}
      onGo={() => erase.mutate()}
    >
      {error && (
        <Failure
          error={error}
          title={t('bulkActs:notStarted')}
          onRetry={() => (erase.error ? erase.mutate() : void counted.refetch())}
        />
      )}
    </Confirm>
  )
}
