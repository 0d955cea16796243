import { Tabs } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import type { Overview } from '../../api/records.ts'
import { type View, views } from './subscriber-filter.rules.ts'
import classes from './subscribers.module.css'

interface Props {
  counts: Overview['subscribers'] | undefined
  view: View | undefined
  onView: (view: View | undefined) => void
}

/** The views everybody has, each with its number. */
export function SubscriberViews({ counts, view, onView }: Props) {
  const { t } = useTranslation(['subscribers'])
  return (
    <Tabs
      value={view ?? 'all'}
      onChange={(chosen) => onView(chosen === 'all' ? undefined : (chosen as View))}
      className={classes.views}
    >
      <Tabs.List aria-label={t('subscribers:views')}>
        <Tabs.Tab value="all">{t('subscribers:view.all')}</Tabs.Tab>
        {(Object.keys(views) as View[]).map((name) => (
          <Tabs.Tab key={name} value={name}>
            {t(`subscribers:view.${name}`)}
            {counts && <span className={classes.count}>{t('subscribers:figure', { count: counts[name] })}</span>}
          </Tabs.Tab>
        ))}
      </Tabs.List>
    </Tabs>
  )
}
