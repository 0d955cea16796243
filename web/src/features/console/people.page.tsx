import { Button, Table, TextInput } from '@mantine/core'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useParams } from '@tanstack/react-router'
import { type FormEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { AccountOfOperator, PersonFound } from '../../api/console-records.ts'
import { PageHead } from '../../ui/page-head.tsx'
import { Failure } from '../../ui/states/failure.tsx'
import { SkeletonRows } from '../../ui/table/skeleton-rows.tsx'
import { usePageName } from '../../ui/use-page-name.ts'
import { nameOf } from '../subscribers/name.rules.ts'
import { StateMark } from '../subscribers/state-mark.tsx'
import { stateOf } from '../subscribers/status.rules.ts'
import classes from './console.module.css'
import { accountQuery, searchPeople } from './console.queries.ts'
import { ConsoleLink } from './console-link.tsx'
import { Refused } from './refused.tsx'
import { SupportNotice } from './support-notice.tsx'

/** People of an account, while one of its admins lets operators look. Nothing is shown before somebody looks for it. */
export function PeoplePage() {
  const { t } = useTranslation(['console'])
  const { accountId = '' } = useParams({ strict: false })
  const { data: account, error, refetch } = useQuery(accountQuery(Number(accountId)))
  usePageName(t('console:people.title'))
  return (
    <div className={classes.page}>
      {error && <Failure error={error} title={t('console:account.notLoaded')} onRetry={() => void refetch()} />}
      {!account && !error && <SkeletonRows columns={3} />}
      {account && <Search account={account} />}
    </div>
  )
}

function Search({ account }: { account: AccountOfOperator }) {
  const { t } = useTranslation(['console'])
  const [words, setWords] = useState('')
  const search = useMutation({ mutationFn: () => searchPeople(account.id, words.trim()) })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    search.mutate()
  }
  return (
    <>
      <PageHead
        title={t('console:people.title')}
        above={<ConsoleLink to={`/accounts/${account.id}`}>{account.name}</ConsoleLink>}
      />
      <div className={classes.notices}>
        <SupportNotice account={account} />
        <Refused error={search.error} />
      </div>
      <form className={`${classes.limits} ${classes.search}`} onSubmit={submit}>
        <TextInput
          type="search"
          label={t('console:people.words')}
          value={words}
          maxLength={200}
          onChange={({ currentTarget }) => setWords(currentTarget.value)}
        />
        <Button type="submit" loading={search.isPending}>
          {t('console:people.go')}
        </Button>
      </form>
      {search.data && <Found account={account} people={search.data} />}
    </>
  )
}

function Found({ account, people }: { account: AccountOfOperator; people: PersonFound[] }) {
  const { t } = useTranslation(['console'])
  if (people.length === 0) return <p className={classes.quiet}>{t('console:people.none')}</p>
  return (
    <Table className={classes.table}>
      <Table.Thead>
        <Table.Tr>
          <Table.Th>{t('console:people.email')}</Table.Th>
          <Table.Th className={classes.large}>{t('console:people.name')}</Table.Th>
          <Table.Th>{t('console:people.status')}</Table.Th>
        </Table.Tr>
      </Table.Thead>
      <Table.Tbody>
        {people.map(({ id, email, firstname, lastname, status, statusAddition }) => (
          <Table.Tr key={id}>
            <Table.Td>
              <ConsoleLink to={`/accounts/${account.id}/people/${id}`} className={classes.name}>
                {email}
              </ConsoleLink>
            </Table.Td>
            <Table.Td className={classes.large}>{nameOf({ firstname, lastname })}</Table.Td>
            <Table.Td>
              <StateMark state={stateOf({ status, statusAddition })} />
            </Table.Td>
          </Table.Tr>
        ))}
      </Table.Tbody>
    </Table>
  )
}
