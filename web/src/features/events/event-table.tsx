import { Table, UnstyledButton } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import type { AccountEvent } from '../../api/records.ts'
import { useAccount } from '../../api/use-account.ts'
import { useTimes } from '../../ui/use-times.ts'
import { membersOf } from './event.rules.ts'
import classes from './events.module.css'

interface Props {
  events: readonly AccountEvent[]
  chosenId: number | undefined
  onChoose: (id: number) => void
}

export function EventTable({ events, chosenId, onChoose }: Props) {
  const { t } = useTranslation(['events'])
  const { place } = useTimes(useAccount().account.timeZone)
  return (
    <Table className={classes.table} aria-label={t('events:title')} highlightOnHover>
      <Table.Thead>
        <Table.Tr>
          <Table.Th data-column="position">{t('events:column.position')}</Table.Th>
          <Table.Th data-column="time">{t('events:column.time', { place })}</Table.Th>
          <Table.Th>{t('events:column.type')}</Table.Th>
          <Table.Th>{t('events:column.person')}</Table.Th>
          <Table.Th data-column="what">{t('events:column.what')}</Table.Th>
        </Table.Tr>
      </Table.Thead>
      <Table.Tbody>
        {events.map((event) => (
          <Row key={event.id} event={event} isChosen={event.id === chosenId} onChoose={() => onChoose(event.id)} />
        ))}
      </Table.Tbody>
    </Table>
  )
}

function Row({ event, isChosen, onChoose }: { event: AccountEvent; isChosen: boolean; onChoose: () => void }) {
  const { t } = useTranslation(['events'])
  const { account } = useAccount()
  const times = useTimes(account.timeZone)
  const at = event.data.occurredAt
  return (
    <Table.Tr data-chosen={isChosen || undefined}>
      <Table.Td data-column="position">
        <UnstyledButton className={classes.position} onClick={onChoose} aria-pressed={isChosen}>
          {t('events:number', { count: event.id })}
        </UnstyledButton>
      </Table.Td>
      <Table.Td data-column="time">
        {times.time(at)}
        <span className={classes.day}>{times.day(at)}</span>
      </Table.Td>
      <Table.Td>
        <code>{event.type.split(/(?<=[._])/).flatMap((part, i) => (i === 0 ? part : [<wbr key={part} />, part]))}</code>
      </Table.Td>
      <Table.Td>
        <Person event={event} />
      </Table.Td>
      <Table.Td data-column="what">{membersOf(event) || '–'}</Table.Td>
    </Table.Tr>
  )
}

/** Whom it happened to; who was erased is a number and nothing else. */
function Person({ event: { type, data } }: { event: AccountEvent }) {
  const { t } = useTranslation(['events'])
  const { account } = useAccount()
  const { subscriberId, email } = data
  if (subscriberId === undefined) return '–'
  if (type === 'subscriber.deleted' || email === null) return t('events:personNumber', { id: subscriberId })
  return (
    <Link
      className={classes.person}
      to="/accounts/$accountId/subscribers/$subscriberId"
      params={{ accountId: String(account.id), subscriberId: String(subscriberId) }}
    >
      {email ?? t('events:personNumber', { id: subscriberId })}
    </Link>
  )
}
