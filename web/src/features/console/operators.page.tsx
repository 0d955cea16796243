import { Table } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { PageHead } from '../../ui/page-head.tsx'
import { Failure } from '../../ui/states/failure.tsx'
import { SkeletonRows } from '../../ui/table/skeleton-rows.tsx'
import { usePageName } from '../../ui/use-page-name.ts'
import classes from './console.module.css'
import { operatorsQuery } from './console.queries.ts'
import { useOwnTimes } from './use-own-times.ts'

/** Who may come in here. They are made and removed at the command line alone. */
export function OperatorsPage() {
  const { t } = useTranslation(['console'])
  usePageName(t('console:place.operators'))
  const { data, error, refetch } = useQuery(operatorsQuery)
  const { short } = useOwnTimes()
  return (
    <div className={classes.page}>
      <PageHead title={t('console:place.operators')} above={t('console:operators.about')} />
      <div className={classes.notices}>
        {error && <Failure error={error} title={t('console:notLoaded')} onRetry={() => void refetch()} />}
        {!data && !error && <SkeletonRows columns={4} />}
        {data && (
          <Table className={classes.table}>
            <Table.Thead>
              <Table.Tr>
                <Table.Th>{t('console:operators.name')}</Table.Th>
                <Table.Th className={classes.large}>{t('console:operators.email')}</Table.Th>
                <Table.Th>{t('console:operators.state')}</Table.Th>
                <Table.Th className={classes.large}>{t('console:operators.seen')}</Table.Th>
              </Table.Tr>
            </Table.Thead>
            <Table.Tbody>
              {data.map(({ id, name, email, hasFactor, removedAt, seenAt }) => {
                const state = removedAt === null ? (hasFactor ? 'ready' : 'new') : 'removed'
                return (
                  <Table.Tr key={id}>
                    <Table.Td>{name}</Table.Td>
                    <Table.Td className={classes.large}>{email}</Table.Td>
                    <Table.Td>{t(`console:operators.${state}`)}</Table.Td>
                    <Table.Td className={classes.large}>
                      {seenAt === null ? t('console:account.never') : short(seenAt)}
                    </Table.Td>
                  </Table.Tr>
                )
              })}
            </Table.Tbody>
          </Table>
        )}
        <p className={classes.quiet}>{t('console:operators.how')}</p>
      </div>
    </div>
  )
}
