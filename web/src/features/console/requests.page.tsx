import { Button, Title } from '@mantine/core'
import { IconUsersGroup } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { ConsoleSession } from '../../api/console-records.ts'
import { PageHead } from '../../ui/page-head.tsx'
import { Empty } from '../../ui/states/empty.tsx'
import { Failure } from '../../ui/states/failure.tsx'
import { SkeletonRows } from '../../ui/table/skeleton-rows.tsx'
import { usePageName } from '../../ui/use-page-name.ts'
import { sessionQuery } from '../session/session.queries.ts'
import { AskDialog } from './ask-dialog.tsx'
import classes from './console.module.css'
import { requestsQuery } from './console.queries.ts'
import { EndedRequest, RequestCard } from './request-card.tsx'

/** What one operator does not do alone: somebody asks, and somebody else agrees. */
export function RequestsPage() {
  const { t } = useTranslation(['console'])
  usePageName(t('console:place.requests'))
  const session = useQuery(sessionQuery).data as unknown as ConsoleSession | null
  const { data, error, refetch } = useQuery(requestsQuery)
  const [isAsking, setAsking] = useState(false)
  if (!session) return null
  const open = data?.filter(({ outcome }) => outcome === null)
  const ended = data?.filter(({ outcome }) => outcome !== null)
  return (
    <div className={classes.page}>
      <PageHead
        title={t('console:requests.title')}
        above={t('console:requests.about', { count: session.votesNeeded })}
        figure={open?.length}
      >
        <Button onClick={() => setAsking(true)}>{t('console:requests.resetFactor.open')}</Button>
      </PageHead>
      {isAsking && <AskDialog kind="resetFactor" onClose={() => setAsking(false)} />}
      <div className={classes.notices}>
        {error && <Failure error={error} title={t('console:notLoaded')} onRetry={() => void refetch()} />}
        {!data && !error && <SkeletonRows columns={3} />}
        {open?.length === 0 && (
          <Empty icon={IconUsersGroup} title={t('console:requests.none')} text={t('console:requests.noneText')} />
        )}
        {open && open.length > 0 && (
          <div className={classes.card}>
            {open.map((request) => (
              <RequestCard key={request.id} request={request} session={session} />
            ))}
          </div>
        )}
        {ended && ended.length > 0 && (
          <section>
            <div className={classes.sectionHead}>
              <Title order={2}>{t('console:requests.ended')}</Title>
            </div>
            <ul className={classes.list}>
              {ended.map((request) => (
                <EndedRequest key={request.id} request={request} />
              ))}
            </ul>
          </section>
        )}
      </div>
    </div>
  )
}
