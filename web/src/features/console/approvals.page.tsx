import { Title } from '@mantine/core'
import { IconUserCheck } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { PageHead } from '../../ui/page-head.tsx'
import { Empty } from '../../ui/states/empty.tsx'
import { Failure } from '../../ui/states/failure.tsx'
import { SkeletonRows } from '../../ui/table/skeleton-rows.tsx'
import { usePageName } from '../../ui/use-page-name.ts'
import { AccountCard } from './account-card.tsx'
import classes from './console.module.css'
import { approvalsQuery } from './console.queries.ts'

/** Accounts that send nothing until somebody has looked at them. */
export function ApprovalsPage() {
  const { t } = useTranslation(['console'])
  usePageName(t('console:place.approvals'))
  const { data, error, refetch } = useQuery(approvalsQuery)
  return (
    <div className={classes.page}>
      <PageHead
        title={t('console:approvals.title')}
        above={t('console:approvals.about')}
        figure={data?.waiting.length}
      />
      <div className={classes.columns}>
        <div className={classes.first}>
          {error && <Failure error={error} title={t('console:notLoaded')} onRetry={() => void refetch()} />}
          {!data && !error && <SkeletonRows columns={3} />}
          {data?.waiting.length === 0 && (
            <Empty icon={IconUserCheck} title={t('console:approvals.none')} text={t('console:approvals.noneText')} />
          )}
          {data && data.waiting.length > 0 && (
            <div className={classes.card}>
              {data.waiting.map((account) => (
                <AccountCard key={account.id} account={account} />
              ))}
            </div>
          )}
          {data && data.refused.length > 0 && (
            <section>
              <div className={classes.sectionHead}>
                <Title order={2}>{t('console:approvals.refused')}</Title>
              </div>
              <div className={classes.card}>
                {data.refused.map((account) => (
                  <AccountCard key={account.id} account={account} />
                ))}
              </div>
            </section>
          )}
        </div>
      </div>
    </div>
  )
}
