import { Button } from '@mantine/core'
import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { PageHead } from '../../ui/page-head.tsx'
import { Failure } from '../../ui/states/failure.tsx'
import { Notice } from '../../ui/states/notice.tsx'
import { SkeletonRows } from '../../ui/table/skeleton-rows.tsx'
import { usePageName } from '../../ui/use-page-name.ts'
import { ActList } from './act-list.tsx'
import classes from './console.module.css'
import { actsQuery, chainQuery } from './console.queries.ts'

/** What operators and the command line did, in accounts and outside. */
export function ActsPage() {
  const { t } = useTranslation(['console'])
  usePageName(t('console:place.audit'))
  const found = useInfiniteQuery(actsQuery)
  return (
    <div className={classes.page}>
      <PageHead title={t('console:place.audit')} above={t('console:acts.about')} />
      <div className={classes.notices}>
        <Chain />
        {found.error && (
          <Failure error={found.error} title={t('console:notLoaded')} onRetry={() => void found.refetch()} />
        )}
        {!found.data && !found.error && <SkeletonRows columns={3} />}
        {found.data && <ActList acts={found.data.pages.flatMap(({ data }) => data)} />}
        {found.hasNextPage && (
          <div>
            <Button loading={found.isFetchingNextPage} onClick={() => void found.fetchNextPage()}>
              {t('console:acts.older')}
            </Button>
          </div>
        )}
      </div>
    </div>
  )
}

function Chain() {
  const { t } = useTranslation(['console'])
  const { data } = useQuery(chainQuery)
  if (!data) return null
  if (data.brokenAt !== null) {
    return (
      <Notice
        kind="bad"
        title={t('console:acts.broken', { number: data.brokenAt })}
        text={t('console:acts.brokenText')}
      />
    )
  }
  return <p className={classes.quiet}>{t('console:acts.holds', { count: data.entries })}</p>
}
