import { SegmentedControl } from '@mantine/core'
import { useTranslation } from 'react-i18next'

export const mailViews = ['desktop', 'mobile', 'dark', 'text'] as const
export type MailView = (typeof mailViews)[number]

interface Props {
  /** Which of them there are. */
  views?: readonly MailView[]
  value: MailView
  onChange: (view: MailView) => void
}

/** How a mail is looked at. */
export function MailViews({ views = mailViews, value, onChange }: Props) {
  const { t } = useTranslation(['mail'])
  return (
    <SegmentedControl
      aria-label={t('mail:views')}
      value={value}
      onChange={(view) => onChange(view as MailView)}
      data={views.map((view) => ({ value: view, label: t(`mail:view.${view}`) }))}
    />
  )
}
