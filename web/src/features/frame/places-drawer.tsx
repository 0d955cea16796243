import { Drawer } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import type { Account } from '../../api/records.ts'
import { Navigation } from './navigation.tsx'

interface Props {
  opened: boolean
  onClose: () => void
  account: Account
}

/** Where one can go, on a narrow screen. */
export function PlacesDrawer({ opened, onClose, account }: Props) {
  const { t } = useTranslation(['frame'])
  return (
    <Drawer
      opened={opened}
      onClose={onClose}
      size={256}
      title={account.name}
      closeButtonProps={{ 'aria-label': t('frame:close') }}
    >
      <Navigation account={account} onChoose={onClose} />
    </Drawer>
  )
}
