import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Notice } from '../../ui/states/notice.tsx'
import { busyMailingsOf, reasonOf } from './channel.rules.ts'

/** Nothing has changed: why, what counts on it, and what to do about it. */
export function RefusedChannel({ error, children }: { error: Error; children?: ReactNode }) {
  const { t, i18n } = useTranslation(['channels'])
  const reason = reasonOf(error)
  const names = new Intl.ListFormat(i18n.language).format(busyMailingsOf(error).map(({ name }) => name))
  return (
    <Notice
      kind={reason === 'no_answer' || reason === 'other' ? 'bad' : 'refusal'}
      title={t(`channels:refused.${reason}.title`, { names })}
      text={t(`channels:refused.${reason}.text`)}
      error={error}
      isUnexplained={reason === 'other'}
    >
      {children}
    </Notice>
  )
}
