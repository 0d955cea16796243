import { useTranslation } from 'react-i18next'
import { Notice } from '../../ui/states/notice.tsx'
import { reasonOf } from './accounts.rules.ts'

/** Nothing has changed: why, and what to do about it. */
export function RefusedAccount({ error }: { error: Error }) {
  const { t } = useTranslation(['accounts'])
  const reason = reasonOf(error)
  return (
    <Notice
      kind={reason === 'no_answer' || reason === 'other' ? 'bad' : 'refusal'}
      title={t(`accounts:refused.${reason}.title`)}
      text={t(`accounts:refused.${reason}.text`)}
      error={error}
      isUnexplained={reason === 'other'}
    />
  )
}
