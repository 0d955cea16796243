import { Table, TextInput } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useDeferredValue, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { PageHead } from '../../ui/page-head.tsx'
import { Failure } from '../../ui/states/failure.tsx'
import { SkeletonRows } from '../../ui/table/skeleton-rows.tsx'
import { usePageName } from '../../ui/use-page-name.ts'
import classes from './console.module.css'
import { accountsQuery } from './console.queries.ts'
import { ConsoleLink } from './console-link.tsx'
import { useOwnTimes } from './use-own-times.ts'

/** Accounts of every customer, by a part of their name. */
export function AccountsPage() {
  const { t } = useTranslation(['console'])
  usePageName(t('console:place.accounts'))
  const [words, setWords] = useState('')
  const { data, error, refetch } = useQuery(accountsQuery(useDeferredValue(words.trim())))
  const { longDay } = useOwnTimes()
  return (
    <div className={classes.page}>
      <PageHead title={t('console:accounts.title')} above={t('console:accounts.about')} />
      <TextInput
        className={classes.search}
        type="search"
        label={t('console:accounts.search')}
        value={words}
        onChange={({ currentTarget }) => setWords(currentTarget.value)}
      />
      {error && <Failure error={error} title={t('console:notLoaded')} onRetry={() => void refetch()} />}
      {!data && !error && <SkeletonRows columns={4} />}
      {data?.length === 0 && <p className={classes.quiet}>{t('console:accounts.none')}</p>}
      {data && data.length > 0 && (
        <Table className={classes.table}>
          <Table.Thead>
            <Table.Tr>
              <Table.Th>{t('console:accounts.account')}</Table.Th>
              <Table.Th className={classes.large}>{t('console:accounts.customer')}</Table.Th>
              <Table.Th>{t('console:accounts.approval')}</Table.Th>
              <Table.Th className={classes.large}>{t('console:accounts.since')}</Table.Th>
            </Table.Tr>
          </Table.Thead>
          <Table.Tbody>
            {data.map(({ id, name, type, customer, approval, createdAt }) => (
              <Table.Tr key={id}>
                <Table.Td>
                  <ConsoleLink to={`/accounts/${id}`} className={classes.name}>
                    {name}
                  </ConsoleLink>{' '}
                  <span className={classes.quiet}>
                    {type} {id}
                  </span>
                </Table.Td>
                <Table.Td className={classes.large}>{customer}</Table.Td>
                <Table.Td>{t(`console:approval.${approval}`)}</Table.Td>
                <Table.Td className={classes.large}>{longDay(createdAt)}</Table.Td>
              </Table.Tr>
            ))}
          </Table.Tbody>
        </Table>
      )}
    </div>
  )
}
