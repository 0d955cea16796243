import { Button, Title } from '@mantine/core'
import { IconActivity } from '@tabler/icons-react'
import { useInfiniteQuery, useQuery, useQueryClient } from '@tanstack/react-query'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { AccountEvent } from '../../api/records.ts'
import { useAccount } from '../../api/use-account.ts'
import { CodeBlock } from '../../ui/code-block.tsx'
import { PageHead } from '../../ui/page-head.tsx'
import { useShownZone } from '../../ui/shown-zone.ts'
import { Empty } from '../../ui/states/empty.tsx'
import { EmptyFiltered } from '../../ui/states/empty-filtered.tsx'
import { Failure } from '../../ui/states/failure.tsx'
import { SkeletonRows } from '../../ui/table/skeleton-rows.tsx'
import { usePageName } from '../../ui/use-page-name.ts'
import { findPeople } from '../subscribers/subscribers.queries.ts'
import { webhooksQuery } from '../webhooks/webhooks.queries.ts'
import { type EventSearch, isFiltered, readEventSearch } from './event.rules.ts'
import { EventFilters } from './event-filters.tsx'
import { EventReaders } from './event-readers.tsx'
import { EventTable } from './event-table.tsx'
import classes from './events.module.css'
import { eventsQuery } from './events.queries.ts'

const route = '/accounts/$accountId/events'

/** What happened in the account, as programs are told it. */
export function EventsPage() {
  const { t } = useTranslation(['events'])
  const { account } = useAccount()
  const queries = useQueryClient()
  const search = readEventSearch({ ...useSearch({ from: route }) })
  const navigate = useNavigate({ from: route })
  const [isHeld, setHeld] = useState(false)
  const { event: chosenId, ...filters } = search
  const log = useInfiniteQuery(
    eventsQuery({ accountId: account.id, zone: useShownZone(account.timeZone) }, filters, isHeld),
  )
  const { data: hooks } = useQuery(webhooksQuery(account.id))
  usePageName(t('events:title'))
  const change = (changed: EventSearch) =>
    void navigate({ to: '.', search: (before: EventSearch) => ({ ...before, ...changed }) })
  const meta = log.data?.pages[0]?.meta
  const events = log.data?.pages.flatMap(({ data }) => data) ?? []
  return (
    <div className={classes.page}>
      <PageHead title={t('events:title')} above={t('events:about')} />
      {meta && (
        <p className={classes.sentence}>
          {t('events:sentence', { count: meta.lastSequence === 0 ? 0 : meta.lastSequence - meta.firstSequence + 1 })}
        </p>
      )}
      <EventReaders webhooks={hooks?.data ?? []} />
      <EventFilters
        search={search}
        onChange={change}
        isHeld={isHeld}
        onHold={setHeld}
        find={findPeople(queries, account.id)}
      />
      {log.error ? (
        <Failure error={log.error} title={t('events:notLoaded')} onRetry={() => void log.refetch()} />
      ) : !log.data ? (
        <SkeletonRows columns={5} />
      ) : events.length > 0 ? (
        <div className={classes.columns}>
          <EventTable events={events} chosenId={chosenId} onChoose={(event) => change({ event })} />
          <OneEvent event={events.find(({ id }) => id === chosenId) ?? (events[0] as AccountEvent)} />
        </div>
      ) : isFiltered(search) ? (
        <EmptyFiltered
          title={t('events:noMatch')}
          clear={{ label: t('events:showAll'), run: () => void navigate({ to: '.', search: {} }) }}
        />
      ) : (
        <Empty icon={IconActivity} title={t('events:none.title')} text={t('events:none.text')} />
      )}
      {log.hasNextPage && (
        <div>
          <Button loading={log.isFetchingNextPage} onClick={() => void log.fetchNextPage()}>
            {t('events:older')}
          </Button>
        </div>
      )}
    </div>
  )
}

/** As it was sent. */
function OneEvent({ event }: { event: AccountEvent }) {
  const { t } = useTranslation(['events'])
  return (
    <aside className={classes.one}>
      <Title order={2}>{t('events:number', { count: event.id })}</Title>
      <CodeBlock key={event.id} name={t('events:asSent')} samples={{ JSON: JSON.stringify(event, null, 2) }} />
    </aside>
  )
}
