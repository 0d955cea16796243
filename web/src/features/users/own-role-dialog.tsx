import { useTranslation } from 'react-i18next'
import type { Role } from '../../api/records.ts'
import { useAccount } from '../../api/use-account.ts'
import { Confirm } from '../../ui/confirm.tsx'

interface Props {
  role: Role
  onKeep: () => void
  onGo: () => void
}

/** Who gives up the role that gives roles cannot take it back. */
export function OwnRoleDialog({ role, onKeep, onGo }: Props) {
  const { t } = useTranslation(['users'])
  const { account } = useAccount()
  return (
    <Confirm
      title={t('users:giveUp.title', { account: account.name })}
      text={t('users:giveUp.text')}
      wayBack="inWords"
      keep={t('users:giveUp.keep')}
      go={t(`users:giveUp.${role}`)}
      isPending={false}
      onKeep={onKeep}
      onGo={onGo}
    />
  )
}
