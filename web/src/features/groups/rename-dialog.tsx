import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import type { Group } from '../../api/records.ts'
import { useAccount } from '../../api/use-account.ts'
import { say } from '../../ui/say.tsx'
import { GroupNameDialog } from './group-name-dialog.tsx'
import { groupsKey, renameGroup } from './groups.queries.ts'

interface Props {
  group: Group
  onClose: () => void
}

export function RenameDialog({ group, onClose }: Props) {
  const { t } = useTranslation(['groups'])
  const { account } = useAccount()
  const queries = useQueryClient()
  const refresh = () => queries.invalidateQueries({ queryKey: groupsKey(account.id) })
  const { mutate, isPending, error } = useMutation({
    mutationFn: (name: string) => renameGroup(account.id, group.id, name),
    onSuccess: (_, name) => {
      onClose()
      const undo = () => void renameGroup(account.id, group.id, group.name).finally(refresh)
      say({ text: t('groups:renamed', { name }), undo: { label: t('groups:undo'), run: undo } })
    },
    onSettled: refresh,
  })
  return (
    <GroupNameDialog
      title={t('groups:rename.title', { name: group.name })}
      name={group.name}
      go={t('groups:rename.go')}
      isPending={isPending}
      error={error}
      onClose={onClose}
      onGo={mutate}
    />
  )
}
