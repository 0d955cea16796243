import { Table, Title } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import type { FieldRequest } from '../../api/records.ts'
import { useAccount } from '../../api/use-account.ts'
import { valueKinds } from '../../ui/form/typed-value.rules.ts'
import { Failure } from '../../ui/states/failure.tsx'
import { useTimes } from '../../ui/use-times.ts'
import { uses } from './field.rules.ts'
import classes from './fields.module.css'
import { requestsQuery } from './fields.queries.ts'

/** What was asked for, and what became of it. Nothing was: nothing is shown. */
export function FieldRequests() {
  const { t } = useTranslation(['fields'])
  const { account } = useAccount()
  const { data: requests = [], error, refetch } = useQuery(requestsQuery(account.id))
  if (error) return <Failure error={error} title={t('fields:requests.notLoaded')} onRetry={() => void refetch()} />
  if (requests.length === 0) return null
  return (
    <section className={classes.fields} aria-label={t('fields:requests.title')}>
      <Title order={2}>{t('fields:requests.title')}</Title>
      <Table className={classes.table} aria-label={t('fields:requests.title')}>
        <Table.Thead>
          <Table.Tr>
            <Table.Th>{t('fields:column.name')}</Table.Th>
            <Table.Th data-large>{t('fields:column.kind')}</Table.Th>
            <Table.Th>{t('fields:requests.state')}</Table.Th>
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {requests.map((request) => (
            <Row key={request.id} request={request} zone={account.timeZone} />
          ))}
        </Table.Tbody>
      </Table>
    </section>
  )
}

function Row({ request, zone }: { request: FieldRequest; zone: string }) {
  const { t } = useTranslation(['fields'])
  const { dayAndMonth } = useTimes(zone)
  const { name, type, fieldType, outcome, createdAt, answer } = request
  return (
    <Table.Tr>
      <Table.Td>
        <strong>{name}</strong>
        <span className={classes.number}>{t(`fields:use.${uses[fieldType]}.title`)}</span>
      </Table.Td>
      <Table.Td data-large>{t(`fields:kind.${valueKinds[type]}`)}</Table.Td>
      <Table.Td>
        {outcome === null && t('fields:requests.waiting', { day: dayAndMonth(createdAt) })}
        {outcome === 'made' && t('fields:requests.made')}
        {outcome === 'declined' && t('fields:requests.declined', { answer: answer ?? '' })}
      </Table.Td>
    </Table.Tr>
  )
}
