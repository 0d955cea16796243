import { useTranslation } from 'react-i18next'
import { Refusal } from '../../api/refusal.ts'
import { Notice } from '../../ui/states/notice.tsx'

const known = [
  'installation_name_wrong',
  'sending_frozen_already',
  'sending_not_frozen',
  'agreed_already',
  'account_not_pending',
  'request_not_found',
  'asked_already',
  'request_not_due',
  'account_not_locked',
  'user_not_found',
  'no_second_factor',
  'support_not_granted',
  'subscriber_not_found',
] as const

/** Why something was not done, and what to do about it. */
export function Refused({ error }: { error: Error | null }) {
  const { t } = useTranslation(['console'])
  if (!error) return null
  const code = known.find((each) => error instanceof Refusal && error.code === each) ?? 'other'
  return (
    <Notice
      kind="bad"
      title={t(`console:refused.${code}.title`)}
      text={t(`console:refused.${code}.text`)}
      error={error}
      isUnexplained={code === 'other'}
    />
  )
}
