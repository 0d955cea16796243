import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Notice } from '../../ui/states/notice.tsx'
import { reasonOf } from './group.rules.ts'

/** Nothing has changed: why, and what to do about it. */
export function RefusedChange({ error, children }: { error: Error; children?: ReactNode }) {
  const { t } = useTranslation(['groups'])
  const reason = reasonOf(error)
  return (
    <Notice
      kind={reason === 'no_answer' || reason === 'other' ? 'bad' : 'refusal'}
      title={t(`groups:refused.${reason}.title`)}
      text={t(`groups:refused.${reason}.text`)}
      error={error}
      isUnexplained={reason === 'other'}
    >
      {children}
    </Notice>
  )
}
