import { useTranslation } from 'react-i18next'
import { useAccount } from '../../api/use-account.ts'
import { Notice } from '../../ui/states/notice.tsx'
import { inviteReasonOf } from './users.rules.ts'

/** Nobody got a mail: why, and what to do about it. */
export function RefusedInvitation({ error, email }: { error: Error; email: string }) {
  const { t } = useTranslation(['users'])
  const { account } = useAccount()
  const reason = inviteReasonOf(error)
  return (
    <Notice
      kind={reason === 'other' ? 'bad' : 'refusal'}
      title={t(`users:notInvited.${reason}.title`, { email, account: account.name })}
      text={t(`users:notInvited.${reason}.text`)}
      error={error}
      isUnexplained={reason === 'other'}
    />
  )
}
