import { Button, Table, Title } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useParams } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import type { AccountOfOperator } from '../../api/console-records.ts'
import { PageHead } from '../../ui/page-head.tsx'
import { Failure } from '../../ui/states/failure.tsx'
import { SkeletonRows } from '../../ui/table/skeleton-rows.tsx'
import { usePageName } from '../../ui/use-page-name.ts'
import { Odd } from './account-card.tsx'
import { AccountLimits } from './account-limits.tsx'
import { LockButton, LockedNotice } from './account-lock.tsx'
import { ActList } from './act-list.tsx'
import classes from './console.module.css'
import { accountQuery } from './console.queries.ts'
import { ConsoleLink } from './console-link.tsx'
import { Refused } from './refused.tsx'
import { SupportNotice } from './support-notice.tsx'
import { useDecision } from './use-decision.tsx'
import { useOwnTimes } from './use-own-times.ts'

/** One account: limits and sums. Its people are hidden. */
export function AccountPage() {
  const { t } = useTranslation(['console'])
  const { accountId = '' } = useParams({ strict: false })
  const { data: account, error, refetch } = useQuery(accountQuery(Number(accountId)))
  usePageName(account?.name)
  if (account) return <Shown account={account} />
  return (
    <div className={classes.page}>
      {error ? (
        <Failure error={error} title={t('console:account.notLoaded')} onRetry={() => void refetch()} />
      ) : (
        <SkeletonRows columns={3} />
      )}
    </div>
  )
}

function Shown({ account }: { account: AccountOfOperator }) {
  const { t } = useTranslation(['console'])
  const decision = useDecision(account)
  const isApproved = account.approval === 'approved'
  return (
    <div className={classes.page}>
      <PageHead
        title={account.name}
        above={
          <>
            <ConsoleLink to="/accounts">{t('console:place.accounts')}</ConsoleLink> · {account.customer} ·{' '}
            {account.type} {account.id} · {t(`console:approval.${account.approval}`)}
          </>
        }
      >
        {!isApproved && (
          <Button onClick={() => decision.run('approve')} loading={decision.isPending}>
            {t('console:approvals.approve')}
          </Button>
        )}
        {account.approval !== 'refused' && (
          <Button color="red" variant="light" onClick={decision.ask}>
            {isApproved ? t('console:approvals.withdraw') : t('console:approvals.refuse')}
          </Button>
        )}
        <LockButton account={account} />
      </PageHead>
      <div className={classes.notices}>
        <LockedNotice account={account} />
        <Refused error={decision.error} />
      </div>
      {decision.question}
      <div className={classes.columns}>
        <div className={classes.first}>
          <AccountLimits account={account} />
          <Keys account={account} />
          <section>
            <div className={classes.sectionHead}>
              <Title order={2}>{t('console:account.acts')}</Title>
              <ConsoleLink to="/audit">{t('console:place.audit')}</ConsoleLink>
            </div>
            {account.acts.length === 0 ? (
              <p className={classes.quiet}>{t('console:account.noActs')}</p>
            ) : (
              <ActList acts={account.acts} />
            )}
          </section>
        </div>
        <div className={classes.aside}>
          {!isApproved && <Odd odd={account.odd} />}
          <SupportNotice account={account} withWay />
          <About account={account} />
        </div>
      </div>
    </div>
  )
}

function Keys({ account: { keys } }: { account: AccountOfOperator }) {
  const { t } = useTranslation(['console'])
  const { short } = useOwnTimes()
  return (
    <section>
      <div className={classes.sectionHead}>
        <Title order={2}>{t('console:account.keys')}</Title>
      </div>
      {keys.length === 0 ? (
        <p className={classes.quiet}>{t('console:account.noKeys')}</p>
      ) : (
        <Table className={classes.table} highlightOnHover={false}>
          <Table.Thead>
            <Table.Tr>
              <Table.Th>{t('console:account.key')}</Table.Th>
              <Table.Th className={classes.figure}>{t('console:account.minute')}</Table.Th>
              <Table.Th className={classes.figure}>{t('console:account.atOnce')}</Table.Th>
              <Table.Th className={classes.large}>{t('console:account.lastUsed')}</Table.Th>
            </Table.Tr>
          </Table.Thead>
          <Table.Tbody>
            {keys.map(({ id, name, prefix, minuteLimit, concurrentLimit, lastUsedAt }) => (
              <Table.Tr key={id}>
                <Table.Td>
                  {name} <code className={classes.quiet}>{prefix}…</code>
                </Table.Td>
                <Table.Td className={classes.figure}>
                  {minuteLimit === null ? t('console:account.usual') : t('console:number', { count: minuteLimit })}
                </Table.Td>
                <Table.Td className={classes.figure}>
                  {concurrentLimit === null
                    ? t('console:account.usual')
                    : t('console:number', { count: concurrentLimit })}
                </Table.Td>
                <Table.Td className={classes.large}>
                  {lastUsedAt === null ? t('console:account.never') : short(lastUsedAt)}
                </Table.Td>
              </Table.Tr>
            ))}
          </Table.Tbody>
        </Table>
      )}
    </section>
  )
}

function About({ account }: { account: AccountOfOperator }) {
  const { t } = useTranslation(['console'])
  const { longDay } = useOwnTimes()
  const { figures, admins } = account
  const facts = {
    customer: account.customer,
    since: longDay(account.createdAt),
    people: t('console:number', { count: figures.people }),
    domains: t('console:account.verified', { count: figures.domains, verified: figures.verifiedDomains }),
    admins: admins.map(({ name }) => name).join(', ') || t('console:account.noAdmin'),
    factor: t('console:account.withFactor', {
      count: admins.length,
      having: admins.filter(({ hasFactor }) => hasFactor).length,
    }),
    timeZone: account.timeZone,
  }
  return (
    <section>
      <div className={classes.sectionHead}>
        <Title order={2}>{t('console:account.about')}</Title>
      </div>
      <dl className={classes.facts}>
        {(Object.keys(facts) as (keyof typeof facts)[]).map((name) => (
          <div key={name} className={classes.fact}>
            <dt>{t(`console:fact.${name}`)}</dt>
            <dd>{facts[name]}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
