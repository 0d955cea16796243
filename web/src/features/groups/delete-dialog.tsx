import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import type { Group } from '../../api/records.ts'
import { useAccount } from '../../api/use-account.ts'
import { Confirm } from '../../ui/confirm.tsx'
import { say } from '../../ui/say.tsx'
import classes from './groups.module.css'
import { deleteGroup, groupsKey } from './groups.queries.ts'
import { RefusedChange } from './refused-change.tsx'
import { useRestoreGroup } from './restore-group.ts'

interface Props {
  group: Group
  onClose: () => void
}

/** Into the trash; the people stay. What counts on the group keeps it, and is named. */
export function DeleteDialog({ group, onClose }: Props) {
  const { t } = useTranslation(['groups', 'ui'])
  const { account } = useAccount()
  const queries = useQueryClient()
  const navigate = useNavigate()
  const restore = useRestoreGroup()
  const refresh = () => queries.invalidateQueries({ queryKey: groupsKey(account.id) })
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => deleteGroup(account.id, group.id),
    onSuccess: async () => {
      await navigate({ to: '/accounts/$accountId/groups', params: { accountId: String(account.id) } })
      say({
        text: t('groups:deleted', { name: group.name }),
        undo: { label: t('ui:trash.putBack'), run: () => restore.mutate(group) },
      })
    },
    onSettled: refresh,
  })
  return (
    <Confirm
      title={t('groups:delete.title', { name: group.name })}
      text={t('groups:delete.text', { count: group.subscriberCount })}
      wayBack="trash"
      keep={t('groups:keep')}
      go={t('groups:delete.go', { name: group.name })}
      isPending={isPending}
      onKeep={onClose}
      onGo={() => mutate()}
    >
      {error && <RefusedChange error={error} />}
      {error && group.usedBy.length > 0 && (
        <ul className={classes.uses}>
          {group.usedBy.map(({ id, name, isExcluded }) => (
            <li key={id}>{t(isExcluded ? 'groups:leftOutOf' : 'groups:aimedAtBy', { name })}</li>
          ))}
        </ul>
      )}
    </Confirm>
  )
}
