import { Table } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { Fragment, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import type { MailingChoices, MailingRow } from '../../api/records.ts'
import { useAccount } from '../../api/use-account.ts'
import { Bullet } from '../../ui/bullet.tsx'
import { instantOf, isLongAgo } from '../../ui/clock.rules.ts'
import { nameIn } from '../../ui/name-in.rules.ts'
import { useRowKeys } from '../../ui/table/use-row-keys.ts'
import { useTimes } from '../../ui/use-times.ts'
import { MailingActs } from './mailing-acts.tsx'
import classes from './mailings.module.css'
import { mailingChoicesQuery } from './mailings.queries.ts'
import { withMonths } from './shelf.rules.ts'
import { StateMark } from './state-mark.tsx'

interface Props {
  rows: readonly MailingRow[]
  isStale: boolean
}

export function MailingTable({ rows, isStale }: Props) {
  const { t, i18n } = useTranslation(['mailings'])
  const { account } = useAccount()
  const { data: choices } = useQuery(mailingChoicesQuery(account.id))
  const month = new Intl.DateTimeFormat(i18n.language, { month: 'long', year: 'numeric', timeZone: 'UTC' })
  const withChannels = choices?.hasChannels === true
  const { zone, place } = useTimes(account.timeZone)
  const body = useRef<HTMLTableSectionElement>(null)
  useRowKeys(body, () => undefined)
  return (
    <Table className={classes.table} aria-label={t('mailings:title')} data-stale={isStale || undefined}>
      <Table.Thead>
        <Table.Tr>
          <Table.Th>{t('mailings:column.state')}</Table.Th>
          <Table.Th>{t('mailings:column.name')}</Table.Th>
          {withChannels && <Table.Th data-column="channel">{t('mailings:column.channel')}</Table.Th>}
          <Table.Th>{t('mailings:column.when', { place })}</Table.Th>
          <Table.Th data-column="people">{t('mailings:column.people')}</Table.Th>
          <Table.Th data-column="opened">{t('mailings:column.opened')}</Table.Th>
          <Table.Th data-column="clicked">{t('mailings:column.clicked')}</Table.Th>
          <Table.Th data-column="acts">
            <span className={classes.unseen}>{t('mailings:column.acts')}</span>
          </Table.Th>
        </Table.Tr>
      </Table.Thead>
      <Table.Tbody ref={body}>
        {withMonths(rows, zone).map(({ row, month: begins }) => (
          <Fragment key={row.id}>
            {begins && (
              <Table.Tr className={classes.month}>
                <Table.Th scope="colgroup" colSpan={withChannels ? 8 : 7}>
                  {month.format(new Date(`${begins}-01T00:00:00Z`))}
                </Table.Th>
              </Table.Tr>
            )}
            <Row row={row} rows={rows} choices={withChannels ? choices : undefined} />
          </Fragment>
        ))}
      </Table.Tbody>
    </Table>
  )
}

interface RowProps {
  row: MailingRow
  rows: readonly MailingRow[]
  choices: MailingChoices | undefined
}

function Row({ row, rows, choices }: RowProps) {
  const { i18n } = useTranslation(['mailings'])
  const { account } = useAccount()
  const channel = choices?.channels.find(({ id }) => id === row.channelId)
  return (
    <Table.Tr>
      <Table.Td data-column="state">
        <StateMark state={row.state} isWaiting={row.isWaiting} />
      </Table.Td>
      <Table.Td data-column="name">
        <Link
          className={classes.name}
          to="/accounts/$accountId/mailings/$mailingId"
          params={{ accountId: String(account.id), mailingId: String(row.id) }}
        >
          {row.name}
        </Link>
      </Table.Td>
      {choices && <Table.Td data-column="channel">{channel && nameIn(channel.translations, i18n.language)}</Table.Td>}
      <Table.Td data-column="when">
        <When row={row} />
      </Table.Td>
      <Table.Td data-column="people">
        <PeopleOf row={row} />
      </Table.Td>
      <Table.Td data-column="opened">
        <Share name="opened" row={row} rows={rows} />
      </Table.Td>
      <Table.Td data-column="clicked">
        <Share name="clicked" row={row} rows={rows} />
      </Table.Td>
      <Table.Td data-column="acts">
        <MailingActs mailing={row} />
      </Table.Td>
    </Table.Tr>
  )
}

function When({ row: { type, state, plannedAt, startedAt, sentAt, updatedAt } }: { row: MailingRow }) {
  const { t } = useTranslation(['mailings'])
  const { account } = useAccount()
  const times = useTimes(account.timeZone)
  if (type !== 'standard') return t(`mailings:type.${type}.when`)
  const at = plannedAt ?? startedAt ?? sentAt
  if (state === 'draft' || at === null) return t('mailings:edited', { when: times.short(updatedAt) })
  return isLongAgo(instantOf(at)) ? times.day(at) : times.short(at)
}

function PeopleOf({ row: { state, recipients, done } }: { row: MailingRow }) {
  const { t } = useTranslation(['mailings'])
  if (state === 'canceled') return t('mailings:hadIt', { count: done })
  if (recipients === null) return <span className={classes.quiet}>{state === 'draft' && t('mailings:notChosen')}</span>
  if (state !== 'sending' && state !== 'paused') return t('mailings:figure', { count: recipients })
  return (
    <>
      {t('mailings:progress', { done, count: recipients })}
      <span className={classes.track} aria-hidden>
        <i style={{ width: `${recipients === 0 ? 0 : (done / recipients) * 100}%` }} />
      </span>
    </>
  )
}

function Share({ name, row: { rates }, rows }: { name: 'opened' | 'clicked'; row: MailingRow; rows: Props['rows'] }) {
  const { t } = useTranslation(['mailings'])
  if (!rates) return null
  const all = rows.flatMap((each) => (each.rates ? [each.rates[name], each.rates.average?.[name] ?? 0] : []))
  const average = rates.average?.[name] ?? null
  const share = rates[name]
  return (
    <span className={classes.share}>
      <span>{t('mailings:share', { share })}</span>
      <Bullet
        share={share}
        average={average}
        whole={Math.max(0.01, ...all)}
        label={average === null ? t('mailings:share', { share }) : t('mailings:against', { share, average })}
      />
    </span>
  )
}
