import { useTranslation } from 'react-i18next'
import { noAnswer, reasonAmong } from '../../api/refusal.ts'
import { Notice } from '../../ui/states/notice.tsx'

const explained = [
  'right_required',
  'account_not_found',
  'article_not_found',
  'mailing_not_found',
  'publication_not_found',
  noAnswer,
] as const

/** Nothing has changed: why, and what to do about it. */
export function RefusedPublishing({ error }: { error: Error }) {
  const { t } = useTranslation(['publishing'])
  const reason = reasonAmong(explained, error)
  return (
    <Notice
      kind={reason === 'no_answer' || reason === 'other' ? 'bad' : 'refusal'}
      title={t(`publishing:refused.${reason}.title`)}
      text={t(`publishing:refused.${reason}.text`)}
      error={error}
      isUnexplained={reason === 'other'}
    />
  )
}
