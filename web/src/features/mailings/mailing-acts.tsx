import { ActionIcon, Menu } from '@mantine/core'
import { IconArrowBackUp, IconCopy, IconDots, IconPencil, IconTrash } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { MailingRow } from '../../api/records.ts'
import { useAccount } from '../../api/use-account.ts'
import { EraseMailing } from './erase-mailing.tsx'
import { RenameMailing } from './rename-mailing.tsx'
import { partingOf } from './shelf.rules.ts'
import { useMailingActs } from './use-mailing-acts.tsx'

interface Props {
  mailing: Pick<MailingRow, 'id' | 'name' | 'state'> & { type: string }
  /** After it is gone. */
  onDeleted?: () => void
}

/** What can be done with a whole mailing. What cannot be done with it is absent. */
export function MailingActs({ mailing, onDeleted }: Props) {
  const { t } = useTranslation(['mailings'])
  const { account } = useAccount()
  const [isRenaming, setRenaming] = useState(false)
  const [isErasing, setErasing] = useState(false)
  const acts = useMailingActs(mailing, onDeleted)
  const may = (right: (typeof account.rights)[number]) => account.rights.includes(right)
  const parting = partingOf(mailing.state)
  const mayDelete = parting === 'trash' || (parting === 'erase' && may('deleteSentMailings'))
  if (!may('writeDrafts')) return null
  return (
    <>
      <Menu position="bottom-end" shadow="md">
        <Menu.Target>
          <ActionIcon variant="subtle" size={28} aria-label={t('mailings:acts.more', { name: mailing.name })}>
            <IconDots size={16} stroke={1.6} />
          </ActionIcon>
        </Menu.Target>
        <Menu.Dropdown>
          <Menu.Item leftSection={<IconPencil size={16} stroke={1.6} />} onClick={() => setRenaming(true)}>
            {t('mailings:acts.rename')}
          </Menu.Item>
          <Menu.Item leftSection={<IconCopy size={16} stroke={1.6} />} onClick={acts.duplicate}>
            {t('mailings:acts.duplicate')}
          </Menu.Item>
          {mailing.state === 'planned' && may('controlSending') && (
            <Menu.Item leftSection={<IconArrowBackUp size={16} stroke={1.6} />} onClick={acts.withdraw}>
              {t('mailings:acts.withdraw')}
            </Menu.Item>
          )}
          {mayDelete && (
            <Menu.Item
              leftSection={<IconTrash size={16} stroke={1.6} />}
              onClick={parting === 'trash' ? acts.remove : () => setErasing(true)}
            >
              {t(parting === 'trash' ? 'mailings:acts.delete' : 'mailings:acts.erase')}
            </Menu.Item>
          )}
        </Menu.Dropdown>
      </Menu>
      {isRenaming && <RenameMailing mailing={mailing} onClose={() => setRenaming(false)} />}
      {isErasing && <EraseMailing mailing={mailing} onClose={() => setErasing(false)} onDeleted={onDeleted} />}
      {acts.refused}
    </>
  )
}
