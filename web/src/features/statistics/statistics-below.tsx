import { IconBuildingCommunity } from '@tabler/icons-react'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import type { AccountBelowStatistics } from '../../api/records.ts'
import { useAccount } from '../../api/use-account.ts'
import { Empty } from '../../ui/states/empty.tsx'
import { Failure } from '../../ui/states/failure.tsx'
import { SkeletonRows } from '../../ui/table/skeleton-rows.tsx'
import { ComparedLists } from './compared-lists.tsx'
import classes from './statistics.module.css'
import { statisticsBelowQuery } from './statistics.queries.ts'
import type { Counted } from './statistics.rules.ts'

/** An L-account: the accounts below it in sums. It has no people, and sees none of theirs. */
export function StatisticsBelow({ days, counted }: { days: number; counted: Counted }) {
  const { t } = useTranslation(['statistics'])
  const { account } = useAccount()
  const asked = { ...statisticsBelowQuery(account.id, days), placeholderData: keepPreviousData }
  const { data, error, refetch } = useQuery(asked)
  if (error) return <Failure error={error} title={t('statistics:notLoaded')} onRetry={() => void refetch()} />
  if (!data) return <SkeletonRows columns={6} />
  if (data.length === 0)
    return (
      <Empty icon={IconBuildingCommunity} title={t('statistics:below.none')} text={t('statistics:below.noneText')} />
    )
  return (
    <>
      <h2 className={classes.sentence}>
        {t('statistics:below.sentence', {
          count: data.length,
          ready: sumOf(data, 'ready'),
          change: sumOf(data, 'change'),
        })}
      </h2>
      <ComparedLists
        of="accounts"
        days={days}
        counted={counted}
        rows={data.map(({ id, name, ...sums }) => ({ ...sums, key: id, name: <AccountName id={id} name={name} /> }))}
      />
      <p className={classes.note}>{t('statistics:below.note')}</p>
    </>
  )
}

const sumOf = (accounts: readonly AccountBelowStatistics[], of: 'ready' | 'change') =>
  accounts.reduce((total, each) => total + each[of], 0)

function AccountName({ id, name }: { id: number; name: string }) {
  const { account } = useAccount()
  return (
    <Link to="/accounts/$accountId/accounts/$belowId" params={{ accountId: String(account.id), belowId: String(id) }}>
      {name}
    </Link>
  )
}
