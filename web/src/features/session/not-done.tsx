import { useTranslation } from 'react-i18next'
import { Refusal } from '../../api/refusal.ts'
import { Notice } from '../../ui/states/notice.tsx'

/** Why something about one's own access stayed as it was. */
export function NotDone({ error }: { error: Error }) {
  const { t } = useTranslation(['access'])
  const isLast = error instanceof Refusal && error.code === 'last_factor_required'
  const reason = isLast ? 'lastFactor' : 'notDone'
  return (
    <Notice
      kind="bad"
      title={t(`access:refused.${reason}.title`)}
      text={t(`access:refused.${reason}.text`)}
      error={error}
      isUnexplained={reason === 'notDone'}
    />
  )
}
