import { useInfiniteQuery } from '@tanstack/react-query'
import { Link, useSearch } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { useAccount } from '../../api/use-account.ts'
import { dayOf } from '../../ui/clock.rules.ts'
import { Crumbs } from '../../ui/crumbs.tsx'
import { PageHead } from '../../ui/page-head.tsx'
import { PeopleList } from '../../ui/people-list.tsx'
import { Failure } from '../../ui/states/failure.tsx'
import { SkeletonRows } from '../../ui/table/skeleton-rows.tsx'
import { usePageName } from '../../ui/use-page-name.ts'
import { useTimes } from '../../ui/use-times.ts'
import classes from './statistics.module.css'
import { growthPeopleQuery } from './statistics.queries.ts'

const route = '/accounts/$accountId/statistics/people'

/** Exactly those whom a number of the growth counts. */
export function GrowthPeoplePage() {
  const { t, i18n } = useTranslation(['statistics'])
  const { account } = useAccount()
  const { of, from, to, channel } = useSearch({ from: route })
  const title = t(`statistics:people.of.${of}`)
  usePageName(title)
  // Days of the ledger are days in UTC.
  const day = (text: string) => dayOf(new Date(text), { zone: 'UTC', language: i18n.language })
  const days = { from: day(from), to: day(to) }
  return (
    <div className={classes.page}>
      <Crumbs
        label={t('statistics:people.path')}
        above={
          <Link
            to="/accounts/$accountId/statistics"
            params={{ accountId: String(account.id) }}
            search={channel === undefined ? {} : { channel }}
          >
            {t('statistics:title')}
          </Link>
        }
      />
      <PageHead title={title} />
      <p className={classes.note}>{t(from === to ? 'statistics:people.day' : 'statistics:people.span', days)}</p>
      <People />
    </div>
  )
}

function People() {
  const { t } = useTranslation(['statistics'])
  const { account } = useAccount()
  const times = useTimes(account.timeZone)
  const number = useSearch({ from: route })
  const { data, error, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } = useInfiniteQuery(
    growthPeopleQuery(account.id, number),
  )
  if (error) return <Failure error={error} title={t('statistics:people.notLoaded')} onRetry={() => void refetch()} />
  if (!data) return <SkeletonRows columns={2} />
  const isOfSeveral = number.of === 'came' || number.of === 'went'
  const moment = (at: string) => `${times.recentDay(at)}, ${times.time(at)}`
  return (
    <PeopleList
      people={data.pages
        .flatMap(({ moves }) => moves)
        .map(({ subscriberId, email, cause, at }, i) => ({
          ...{ key: i, subscriberId, email },
          beside: isOfSeveral ? `${t(`statistics:causes.${cause}`)} · ${moment(at)}` : moment(at),
        }))}
      more={hasNextPage ? { isLoading: isFetchingNextPage, onWanted: () => void fetchNextPage() } : null}
    />
  )
}
