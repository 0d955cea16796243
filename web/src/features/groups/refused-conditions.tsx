import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Notice } from '../../ui/states/notice.tsx'
import { conditionReasonOf } from './group.rules.ts'
import { RefusedChange } from './refused-change.tsx'

interface Props {
  error: Error
  /** What did not happen, where only the reason is known. */
  title?: string
  children?: ReactNode
}

/** Why conditions were not counted or not saved, and what to do about it. */
export function RefusedConditions({ error, title, children }: Props) {
  const { t } = useTranslation(['conditions'])
  const reason = conditionReasonOf(error)
  if (reason)
    return (
      <Notice kind="warn" title={t(`conditions:refused.${reason}.title`)} text={t(`conditions:refused.${reason}.text`)}>
        {children}
      </Notice>
    )
  if (title)
    return (
      <Notice kind="bad" title={title}>
        {children}
      </Notice>
    )
  return <RefusedChange error={error}>{children}</RefusedChange>
}
