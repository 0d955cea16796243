import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { Link, useParams, useSearch } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { useAccount } from '../../api/use-account.ts'
import { Crumbs } from '../../ui/crumbs.tsx'
import { PageHead } from '../../ui/page-head.tsx'
import { PeopleList } from '../../ui/people-list.tsx'
import { Failure } from '../../ui/states/failure.tsx'
import { SkeletonRows } from '../../ui/table/skeleton-rows.tsx'
import { usePageName } from '../../ui/use-page-name.ts'
import { useTimes } from '../../ui/use-times.ts'
import classes from './report.module.css'
import { peopleBehindQuery, reportQuery } from './report.queries.ts'
import { shortUrl } from './report.rules.ts'

const route = '/accounts/$accountId/mailings/$mailingId/report/people'

/** Exactly those whom a number counts. */
export function PeopleBehindPage() {
  const { t } = useTranslation(['reports'])
  const { account } = useAccount()
  const { mailingId } = useParams({ from: route })
  const behind = useSearch({ from: route })
  const { data: report } = useQuery(reportQuery(account.id, Number(mailingId)))
  const url = report?.links.find(({ id }) => id === behind.link)?.url ?? ''
  const title = t(`reports:behind.${behind.of}`, { link: shortUrl(url) })
  usePageName(title)
  return (
    <div className={classes.page}>
      <Crumbs
        label={t('reports:path')}
        above={
          <Link
            to="/accounts/$accountId/mailings/$mailingId/report"
            params={{ accountId: String(account.id), mailingId }}
          >
            {report?.name ?? t('reports:title')}
          </Link>
        }
      />
      <PageHead title={title} />
      {(behind.of === 'hardBounced' || behind.of === 'softBounced') && (
        <p className={classes.note}>
          <Link
            to={route}
            params={{ accountId: String(account.id), mailingId }}
            search={{ of: behind.of === 'hardBounced' ? 'softBounced' : 'hardBounced' }}
          >
            {t(`reports:behind.${behind.of === 'hardBounced' ? 'softBounced' : 'hardBounced'}`)}
          </Link>
        </p>
      )}
      <People />
    </div>
  )
}

function People() {
  const { t } = useTranslation(['reports'])
  const { account } = useAccount()
  const times = useTimes(account.timeZone)
  const { mailingId } = useParams({ from: route })
  const behind = useSearch({ from: route })
  const { data, error, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } = useInfiniteQuery(
    peopleBehindQuery(account.id, Number(mailingId), behind),
  )
  if (error) return <Failure error={error} title={t('reports:behind.notLoaded')} onRetry={() => void refetch()} />
  if (!data) return <SkeletonRows columns={2} />
  const erased = data.pages.reduce((sum, page) => sum + page.erased, 0)
  const notKept = data.pages[0]?.notKept ?? 0
  return (
    <PeopleList
      people={data.pages
        .flatMap((page) => page.people)
        .map(({ day, ...person }) => ({
          ...person,
          key: person.subscriberId,
          beside: day && times.dayAndMonth(`${day} 12:00:00`),
        }))}
      notes={[
        ...(erased > 0 ? [t('reports:behind.erased', { count: erased })] : []),
        ...(notKept > 0 ? [t('reports:behind.notKept', { count: notKept })] : []),
      ]}
      more={hasNextPage ? { isLoading: isFetchingNextPage, onWanted: () => void fetchNextPage() } : null}
    />
  )
}
