import { ActionIcon, Menu } from '@mantine/core'
import { IconDots, IconPencil, IconPin, IconPinnedOff, IconTrash } from '@tabler/icons-react'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { SavedView } from '../../api/records.ts'
import { useAccount } from '../../api/use-account.ts'
import { say } from '../../ui/say.tsx'
import { changeView, deleteView, keepView, savedViewsQuery } from './saved-views.queries.ts'
import { ViewNameDialog } from './view-name-dialog.tsx'

/** What can be done with the saved view that is shown. */
export function ViewMenu({ view }: { view: SavedView }) {
  const { t } = useTranslation(['subscribers'])
  const [isRenaming, setRenaming] = useState(false)
  const { rename, begin, remove } = useViewActs(view, () => setRenaming(false))
  const Pin = view.isDefault ? IconPinnedOff : IconPin
  return (
    <>
      <Menu position="bottom-start" shadow="md">
        <Menu.Target>
          <ActionIcon size={28} aria-label={t('subscribers:saved.menu', { name: view.name })}>
            <IconDots size={16} stroke={1.6} />
          </ActionIcon>
        </Menu.Target>
        <Menu.Dropdown>
          <Menu.Item leftSection={<IconPencil size={16} stroke={1.6} />} onClick={() => setRenaming(true)}>
            {t('subscribers:saved.rename')}
          </Menu.Item>
          <Menu.Item leftSection={<Pin size={16} stroke={1.6} />} onClick={() => begin.mutate(!view.isDefault)}>
            {t(view.isDefault ? 'subscribers:saved.endDefault' : 'subscribers:saved.begin')}
          </Menu.Item>
          <Menu.Item leftSection={<IconTrash size={16} stroke={1.6} />} onClick={() => remove.mutate()}>
            {t('subscribers:saved.delete')}
          </Menu.Item>
        </Menu.Dropdown>
      </Menu>
      {isRenaming && (
        <ViewNameDialog
          title={t('subscribers:saved.rename')}
          hint={t('subscribers:saved.what')}
          name={view.name}
          go={t('subscribers:saved.rename')}
          isPending={rename.isPending}
          error={rename.error}
          onClose={() => setRenaming(false)}
          onGo={rename.mutate}
        />
      )}
    </>
  )
}

function useViewActs({ id, name, search }: SavedView, onRenamed: () => void) {
  const { t } = useTranslation(['subscribers'])
  const { account } = useAccount()
  const queries = useQueryClient()
  const refresh = () => queries.invalidateQueries({ queryKey: savedViewsQuery(account.id).queryKey })
  const rename = useMutation({
    mutationFn: (given: string) => changeView(account.id, id, { name: given }),
    onSuccess: onRenamed,
    onSettled: refresh,
  })
  const begin = useMutation({
    mutationFn: (isDefault: boolean) => changeView(account.id, id, { isDefault }),
    onSuccess: (_nothing, isDefault) =>
      say({ text: t(isDefault ? 'subscribers:saved.begun' : 'subscribers:saved.ended', { name }) }),
    onSettled: refresh,
  })
  const remove = useMutation({
    mutationFn: () => deleteView(account.id, id),
    onSuccess: () => {
      const undo = () => void keepView(account.id, { name, search }).finally(refresh)
      say({ text: t('subscribers:saved.deleted', { name }), undo: { label: t('subscribers:saved.undo'), run: undo } })
    },
    onSettled: refresh,
  })
  return { rename, begin, remove }
}
