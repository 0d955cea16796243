import { Title } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { Link, useParams } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { overviewQuery } from '../../api/overview.queries.ts'
import type { Overview } from '../../api/records.ts'
import { useAccount } from '../../api/use-account.ts'
import { Crumbs } from '../../ui/crumbs.tsx'
import { PageHead } from '../../ui/page-head.tsx'
import { Failure } from '../../ui/states/failure.tsx'
import { SkeletonRows } from '../../ui/table/skeleton-rows.tsx'
import { usePageName } from '../../ui/use-page-name.ts'
import { LastNewsletters } from '../overview/last-newsletters.tsx'
import classes from './accounts.module.css'
import { familyQuery } from './accounts.queries.ts'

/** The numbers of one account below, as its L-account may see them. */
export function AccountBelowPage() {
  const { t } = useTranslation(['accounts'])
  const { account } = useAccount()
  const id = Number(useParams({ strict: false }).belowId)
  const family = useQuery(familyQuery(account.id))
  const { data, error, refetch } = useQuery(overviewQuery(id))
  const name = family.data?.data.find((below) => below.id === id)?.name ?? ''
  usePageName(name || t('accounts:title'))
  return (
    <div className={classes.page}>
      <Crumbs
        label={t('accounts:path')}
        above={
          <Link to="/accounts/$accountId/accounts" params={{ accountId: String(account.id) }}>
            {t('accounts:title')}
          </Link>
        }
        here={name}
      />
      <PageHead title={name} />
      {error ? (
        <Failure error={error} title={t('accounts:numbers.notLoaded')} onRetry={() => void refetch()} />
      ) : data ? (
        <Numbers overview={data} />
      ) : (
        <SkeletonRows columns={3} />
      )}
    </div>
  )
}

const counted = ['ready', 'pending', 'archived', 'total'] as const

function Numbers({ overview: { subscribers, growth, newsletters } }: { overview: Overview }) {
  const { t } = useTranslation(['accounts'])
  return (
    <>
      <dl className={classes.numbers}>
        {counted.map((name) => (
          <div key={name}>
            <dt>{t(`accounts:numbers.${name}`)}</dt>
            <dd>{t('accounts:figure', { count: subscribers[name] })}</dd>
          </div>
        ))}
      </dl>
      <p className={classes.hint}>
        {t('accounts:numbers.growth', { joined: growth.joined, left: growth.left, gone: growth.gone })}
      </p>
      {newsletters.length > 0 ? (
        <LastNewsletters newsletters={newsletters} />
      ) : (
        <section>
          <Title order={2}>{t('accounts:numbers.none.title')}</Title>
          <p className={classes.hint}>{t('accounts:numbers.none.text')}</p>
        </section>
      )}
    </>
  )
}
