import { Button, Modal, TextInput } from '@mantine/core'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { FormEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { type Chosen, chosenQuery } from '../../api/chosen.ts'
import { useAccount } from '../../api/use-account.ts'
import { say } from '../../ui/say.tsx'
import { Failure } from '../../ui/states/failure.tsx'
import classes from './bulk-acts.module.css'
import { changeStateOfMany, type StateAct } from './bulk-acts.queries.ts'

interface Props {
  act: StateAct
  chosen: Chosen
  onClose: () => void
  onStarted: () => void
}

/** Says what happens to how many, and asks why; the reason goes to the consent ledger of each. */
export function StateDialog({ act, chosen, onClose, onStarted }: Props) {
  const { t } = useTranslation(['bulkActs', 'ui'])
  const { account } = useAccount()
  const queries = useQueryClient()
  const counted = useQuery(chosenQuery(account.id, chosen, null))
  const start = useMutation({
    mutationFn: (reason: string) => changeStateOfMany(account.id, chosen, { act, reason }),
    onSuccess: ({ total }) => {
      void queries.invalidateQueries({ queryKey: ['account', account.id, 'jobs'] })
      say({ text: t(`bulkActs:started.${act}`, { count: total }) })
      onStarted()
    },
  })
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    start.mutate(String(new FormData(event.currentTarget).get('reason') ?? '').trim())
  }
  const count = counted.data?.total
  const error = start.error ?? counted.error
  return (
    <Modal
      opened
      onClose={onClose}
      title={count === undefined ? t('bulkActs:counting') : t(`bulkActs:title.${act}`, { count })}
      centered
      closeButtonProps={{ 'aria-label': t('ui:close') }}
    >
      <form onSubmit={submit}>
        <p className={classes.text}>{t(`bulkActs:about.${act}`)}</p>
        <TextInput
          name="reason"
          className={classes.text}
          label={t(act === 'blacklist' ? 'bulkActs:reason' : 'bulkActs:reasonIfAny')}
          description={t('bulkActs:reasonHint')}
          required={act === 'blacklist'}
          minLength={3}
          maxLength={500}
          data-autofocus
        />
        {error && <Failure error={error} title={t('bulkActs:notStarted')} onRetry={() => void counted.refetch()} />}
        <div className={classes.ways}>
          <Button onClick={onClose}>{t('bulkActs:keep')}</Button>
          <Button
            type="submit"
            variant="filled"
            color={act === 'blacklist' ? 'red' : undefined}
            loading={start.isPending}
            disabled={count === undefined || count === 0}
          >
            {count === undefined ? t(`bulkActs:act.${act}`) : t(`bulkActs:goWith.${act}`, { count })}
          </Button>
        </div>
      </form>
    </Modal>
  )
}
