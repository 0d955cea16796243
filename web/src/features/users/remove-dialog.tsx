import { useTranslation } from 'react-i18next'
import type { Member } from '../../api/records.ts'
import { useAccount } from '../../api/use-account.ts'
import { Confirm } from '../../ui/confirm.tsx'
import { RefusedChange } from './refused-change.tsx'
import { useRemoveMember } from './remove-member.ts'

interface Props {
  member: Member
  onClose: () => void
}

export function RemoveDialog({ member, onClose }: Props) {
  const { t } = useTranslation(['users'])
  const { account, session } = useAccount()
  const { run, isPending, error } = useRemoveMember(member, onClose)
  const whom = member.userId === session.user.id ? 'self' : 'other'
  const values = { name: member.name, account: account.name }
  return (
    <Confirm
      title={t(`users:remove.${whom}.title`, values)}
      text={t(`users:remove.${whom}.text`, values)}
      wayBack="inWords"
      keep={t('users:keep')}
      go={t(`users:remove.${whom}.go`, values)}
      isPending={isPending}
      onKeep={onClose}
      onGo={run}
    >
      {error && <RefusedChange error={error} name={member.name} />}
    </Confirm>
  )
}
