import { Button, Modal, NativeSelect } from '@mantine/core'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { type Chosen, chosenQuery } from '../../api/chosen.ts'
import { assignable } from '../../api/group.rules.ts'
import { groupChoicesQuery } from '../../api/group-choices.ts'
import { useAccount } from '../../api/use-account.ts'
import { say } from '../../ui/say.tsx'
import { Failure } from '../../ui/states/failure.tsx'
import classes from './bulk-acts.module.css'
import { changeGroupOfMany, type GroupAct } from './bulk-acts.queries.ts'
import { touched } from './bulk-acts.rules.ts'

interface Props {
  act: GroupAct
  chosen: Chosen
  onClose: () => void
  onStarted: () => void
}

/** Which group, and what will happen: said before anything does. */
export function GroupDialog({ act, chosen, onClose, onStarted }: Props) {
  const { t } = useTranslation(['bulkActs', 'ui'])
  const { account } = useAccount()
  const queries = useQueryClient()
  const groups = useQuery(groupChoicesQuery(account.id))
  const choices = assignable(groups.data ?? [])
  const [picked, setPicked] = useState<number | null>(null)
  const groupId = picked ?? choices[0]?.id ?? null
  const counted = useQuery({ ...chosenQuery(account.id, chosen, groupId), enabled: groupId !== null })
  const start = useMutation({
    mutationFn: () => changeGroupOfMany(account.id, chosen, { act, groupId: groupId as number }),
    onSuccess: ({ total }) => {
      void queries.invalidateQueries({ queryKey: ['account', account.id, 'jobs'] })
      say({ text: t(`bulkActs:started.${act}`, { count: total }) })
      onStarted()
    },
  })
  const count = counted.data ? touched(act, counted.data) : null
  return (
    <Modal
      opened
      onClose={onClose}
      title={t(`bulkActs:title.${act}`)}
      centered
      closeButtonProps={{ 'aria-label': t('ui:close') }}
    >
      {groups.data && choices.length === 0 ? (
        <p className={classes.text}>{t('bulkActs:noGroup')}</p>
      ) : (
        <NativeSelect
          label={t('bulkActs:group')}
          data-autofocus
          value={groupId ?? ''}
          onChange={({ currentTarget }) => setPicked(Number(currentTarget.value))}
          data={choices.map(({ id, name }) => ({ value: String(id), label: name }))}
        />
      )}
      <p className={classes.text} role="status">
        {counted.data
          ? t(`bulkActs:found.${act}`, { count: counted.data.total, inGroup: counted.data.inGroup ?? 0 })
          : groupId !== null && !counted.error && t('bulkActs:counting')}
      </p>
      {(start.error ?? counted.error ?? groups.error) && (
        <Failure
          error={(start.error ?? counted.error ?? groups.error) as Error}
          title={t('bulkActs:notStarted')}
          onRetry={() => (start.error ? start.mutate() : void counted.refetch())}
        />
      )}
      <div className={classes.ways}>
        <Button onClick={onClose}>{t('bulkActs:keep')}</Button>
        <Button
          variant="filled"
          loading={start.isPending}
          disabled={groupId === null || count === 0}
          onClick={() => start.mutate()}
        >
          {count === null ? t(`bulkActs:go.${act}`) : t(`bulkActs:goWith.${act}`, { count })}
        </Button>
      </div>
    </Modal>
  )
}
