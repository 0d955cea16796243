import { Title } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { AccountCard } from './account-card.tsx'
import classes from './console.module.css'
import { approvalsQuery } from './console.queries.ts'
import { ConsoleLink } from './console-link.tsx'

const mostShown = 3

/** Those that have waited longest. */
export function WaitingList() {
  const { t } = useTranslation(['console'])
  const { data } = useQuery(approvalsQuery)
  if (!data) return null
  return (
    <section>
      <div className={classes.sectionHead}>
        <Title order={2}>{t('console:approvals.waiting')}</Title>
        <ConsoleLink to="/approvals">{t('console:approvals.all', { count: data.waiting.length })}</ConsoleLink>
      </div>
      {data.waiting.length === 0 ? (
        <p className={classes.quiet}>{t('console:approvals.none')}</p>
      ) : (
        <div className={classes.card}>
          {data.waiting.slice(0, mostShown).map((account) => (
            <AccountCard key={account.id} account={account} />
          ))}
        </div>
      )}
    </section>
  )
}
