import { Button, Modal, NativeSelect, TextInput } from '@mantine/core'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { FormEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { type Chosen, chosenQuery } from '../../api/chosen.ts'
import { useAccount } from '../../api/use-account.ts'
import { say } from '../../ui/say.tsx'
import { Failure } from '../../ui/states/failure.tsx'
import { WayBack } from '../../ui/way-back.tsx'
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
    mutationFn: (said: { reason: string; basis: string }) => changeStateOfMany(account.id, chosen, { act, ...said }),
    onSuccess: ({ total }) => {
      void queries.invalidateQueries({ queryKey: ['account', account.id, 'jobs'] })
      say({ text: t(`bulkActs:started.${act}`, { count: total }) })
      onStarted()
    },
  })
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const given = new FormData(event.currentTarget)
    const said = (name: string) => String(given.get(name) ?? '').trim()
    start.mutate({ reason: said('reason'), basis: said('basis') })
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
        <WayBack kind="inWords" />
        {act === 'reactivate' && (
          <NativeSelect
            name="basis"
            className={classes.text}
            label={t('bulkActs:basis')}
            data={[
              { value: 'consent', label: t('bulkActs:bases.consent') },
              { value: 'existingCustomer', label: t('bulkActs:bases.existingCustomer') },
              { value: 'transactional', label: t('bulkActs:bases.transactional') },
            ]}
          />
        )}
        <TextInput
          name="reason"
          className={classes.text}
          label={t(act === 'archive' ? 'bulkActs:reasonIfAny' : 'bulkActs:reason')}
          description={t('bulkActs:reasonHint')}
          required={act !== 'archive'}
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
