import { Tabs } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import type { Overview } from '../../api/records.ts'
import { useAccount } from '../../api/use-account.ts'
import { KeepView } from './keep-view.tsx'
import { isWorthKeeping, shownView } from './saved-view.rules.ts'
import { savedViewsQuery } from './saved-views.queries.ts'
import { readSubscriberSearch, type SubscriberSearch, type View, views } from './subscriber-filter.rules.ts'
import classes from './subscribers.module.css'
import { ViewMenu } from './view-menu.tsx'

interface Props {
  counts: Overview['subscribers'] | undefined
  search: SubscriberSearch
  onView: (view: View) => void
  onOpen: (search: SubscriberSearch) => void
}

/** The views everybody has, each with its number, and those the user has named. */
export function SubscriberViews({ counts, search, onView, onOpen }: Props) {
  const { t } = useTranslation(['subscribers'])
  const { account } = useAccount()
  const { data: saved = [] } = useQuery(savedViewsQuery(account.id))
  const shown = shownView(saved, search)
  const chosen = shown ? String(shown.id) : (search.view ?? 'all')
  const row = useRef<HTMLDivElement>(null)
  // On a small screen the row is wider than what is seen of it.
  // biome-ignore lint/correctness/useExhaustiveDependencies: another tab is chosen then
  useEffect(() => {
    row.current?.querySelector('[aria-selected="true"]')?.scrollIntoView({ block: 'nearest', inline: 'nearest' })
  }, [chosen])
  const open = (asked: string | null) => {
    const view = saved.find(({ id }) => String(id) === asked)
    if (view) onOpen(readSubscriberSearch(view.search))
    else onView(asked as View)
  }
  return (
    <div className={classes.views} ref={row} data-saved={shown !== undefined || undefined}>
      <Tabs value={chosen} onChange={open}>
        <Tabs.List aria-label={t('subscribers:views')}>
          <Tabs.Tab value="all">{t('subscribers:view.all')}</Tabs.Tab>
          {(Object.keys(views) as (keyof typeof views)[]).map((name) => (
            <Tabs.Tab key={name} value={name}>
              {t(`subscribers:view.${name}`)}
              {counts && <span className={classes.count}>{t('subscribers:figure', { count: counts[name] })}</span>}
            </Tabs.Tab>
          ))}
          {saved.map(({ id, name }) => (
            <Tabs.Tab key={id} value={String(id)}>
              {name}
            </Tabs.Tab>
          ))}
        </Tabs.List>
      </Tabs>
      {shown ? <ViewMenu view={shown} key={shown.id} /> : isWorthKeeping(search) && <KeepView search={search} />}
    </div>
  )
}
