import { useTranslation } from 'react-i18next'
import { useAccount } from '../../api/use-account.ts'
import { Notice } from '../../ui/states/notice.tsx'
import { reasonOf } from './users.rules.ts'

/** Nothing has changed: why, and what to do about it. */
export function RefusedChange({ error, name }: { error: Error; name: string }) {
  const { t } = useTranslation(['users'])
  const { account } = useAccount()
  const reason = reasonOf(error)
  return (
    <Notice
      kind={reason === 'no_answer' || reason === 'other' ? 'bad' : 'refusal'}
      title={t(`users:refused.${reason}.title`, { name, account: account.name })}
      text={t(`users:refused.${reason}.text`)}
      error={error}
      isUnexplained={reason === 'other'}
    />
  )
}
