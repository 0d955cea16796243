import { Button, Menu } from '@mantine/core'
import { IconDots, IconLock, IconLockOpen, IconTrash } from '@tabler/icons-react'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { choicesQuery } from '../../api/choices.ts'
import type { Channel } from '../../api/records.ts'
import { useAccount } from '../../api/use-account.ts'
import { Confirm } from '../../ui/confirm.tsx'
import { say } from '../../ui/say.tsx'
import { channelsKey, closeChannel, deleteChannel, reopenChannel } from './channels.queries.ts'
import { RefusedChannel } from './refused-channel.tsx'

interface Props {
  channel: Channel
  name: string
}

/** What can be done with the whole channel. What cannot be done is absent: the default one stays as it is. */
export function ChannelActs({ channel, name }: Props) {
  const { t } = useTranslation(['channels'])
  const [dialog, setDialog] = useState<'close' | 'delete' | null>(null)
  const reopen = useAct(() => reopenChannel, { name, said: 'reopened' })
  if (channel.isDefault || channel.withdrawnAt !== null) return null
  const mayDelete = channel.inheritedFrom === null && channel.people + channel.mailings === 0
  return (
    <>
      <Menu position="bottom-end" shadow="md">
        <Menu.Target>
          <Button leftSection={<IconDots size={16} stroke={1.6} />}>{t('channels:more')}</Button>
        </Menu.Target>
        <Menu.Dropdown>
          {channel.closedAt === null ? (
            <Menu.Item leftSection={<IconLock size={16} stroke={1.6} />} onClick={() => setDialog('close')}>
              {t('channels:close.open')}
            </Menu.Item>
          ) : (
            <Menu.Item leftSection={<IconLockOpen size={16} stroke={1.6} />} onClick={() => reopen.mutate(channel)}>
              {t('channels:reopen')}
            </Menu.Item>
          )}
          {mayDelete && (
            <Menu.Item leftSection={<IconTrash size={16} stroke={1.6} />} onClick={() => setDialog('delete')}>
              {t('channels:delete.open')}
            </Menu.Item>
          )}
        </Menu.Dropdown>
      </Menu>
      {reopen.error && <RefusedChannel error={reopen.error} />}
      {dialog === 'close' && <CloseDialog channel={channel} name={name} onClose={() => setDialog(null)} />}
      {dialog === 'delete' && <DeleteDialog channel={channel} name={name} onClose={() => setDialog(null)} />}
    </>
  )
}

type Act = (accountId: number, id: number) => Promise<void>

function useAct(actOf: () => Act, { name, said }: { name: string; said: 'closed' | 'reopened' }) {
  const { t } = useTranslation(['channels'])
  const { account } = useAccount()
  const queries = useQueryClient()
  return useMutation({
    mutationFn: ({ id }: Channel) => actOf()(account.id, id),
    onSuccess: () => say({ text: t(`channels:told.${said}`, { name }) }),
    onSettled: () =>
      Promise.all([
        queries.invalidateQueries({ queryKey: channelsKey(account.id) }),
        queries.invalidateQueries({ queryKey: choicesQuery(account.id).queryKey }),
      ]),
  })
}

function CloseDialog({ channel, name, onClose }: Props & { onClose: () => void }) {
  const { t } = useTranslation(['channels'])
  const close = useAct(() => closeChannel, { name, said: 'closed' })
  return (
    <Confirm
      title={t('channels:close.title', { name })}
      text={t('channels:close.text', { count: channel.people })}
      wayBack="inWords"
      keep={t('channels:close.keep')}
      go={t('channels:close.go', { name })}
      isPending={close.isPending}
      onKeep={onClose}
      onGo={() => close.mutate(channel, { onSuccess: onClose })}
    >
      {close.error && <RefusedChannel error={close.error} />}
    </Confirm>
  )
}

function DeleteDialog({ channel, name, onClose }: Props & { onClose: () => void }) {
  const { t } = useTranslation(['channels'])
  const { account } = useAccount()
  const queries = useQueryClient()
  const navigate = useNavigate()
  const remove = useMutation({
    mutationFn: () => deleteChannel(account.id, channel),
    onSuccess: async () => {
      await navigate({ to: '/accounts/$accountId/channels', params: { accountId: String(account.id) } })
      say({ text: t('channels:deleted', { name }) })
      await queries.invalidateQueries({ queryKey: channelsKey(account.id) })
    },
  })
  return (
    <Confirm
      title={t('channels:delete.title', { name })}
      text={t('channels:delete.text')}
      wayBack="none"
      keep={t('channels:delete.keep')}
      go={t('channels:delete.go', { name })}
      isPending={remove.isPending}
      onKeep={onClose}
      onGo={() => remove.mutate()}
    >
      {remove.error && <RefusedChannel error={remove.error} />}
    </Confirm>
  )
}
