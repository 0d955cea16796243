import { Table } from '@mantine/core'
import { IconCircleCheckFilled, IconCircleDashed, IconLock } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import type { Channel, SettingsChoices } from '../../api/records.ts'
import { useAccount } from '../../api/use-account.ts'
import { nameIn } from '../../ui/name-in.rules.ts'
import { useTimes } from '../../ui/use-times.ts'
import { originOf } from './channel.rules.ts'
import classes from './channels.module.css'

interface Props {
  channels: readonly Channel[]
  choices: SettingsChoices | undefined
}

const columns = ['channel', 'from', 'ready', 'optin', 'optout', 'last'] as const

export function ChannelTable({ channels, choices }: Props) {
  const { t } = useTranslation(['channels'])
  return (
    <Table className={classes.table} aria-label={t('channels:title')}>
      <Table.Thead>
        <Table.Tr>
          {columns.map((column) => (
            <Table.Th key={column} data-column={column}>
              {t(`channels:column.${column}`)}
            </Table.Th>
          ))}
        </Table.Tr>
      </Table.Thead>
      <Table.Tbody>
        {channels.map((channel) => (
          <Row key={channel.id} channel={channel} choices={choices} />
        ))}
      </Table.Tbody>
    </Table>
  )
}

function Row({ channel, choices }: Pick<Props, 'choices'> & { channel: Channel }) {
  const { t, i18n } = useTranslation(['channels'])
  const { account } = useAccount()
  const times = useTimes(account.timeZone)
  const { id, translations, isDefault, closedAt, lastSentAt, optinMailingId, optoutMailingId } = channel
  const about = translations[i18n.language]?.description ?? Object.values(translations)[0]?.description
  return (
    <Table.Tr data-closed={closedAt !== null || undefined}>
      <Table.Td data-column="channel">
        <Link
          className={classes.name}
          to="/accounts/$accountId/channels/$channelId"
          params={{ accountId: String(account.id), channelId: String(id) }}
        >
          {nameIn(translations, i18n.language)}
        </Link>
        {isDefault && <span className={classes.badge}>{t('channels:default')}</span>}
        <span className={classes.about}>
          {closedAt === null ? about : t('channels:closedOn', { day: times.day(closedAt) })}
        </span>
      </Table.Td>
      <Table.Td data-column="from">
        <From channel={channel} />
      </Table.Td>
      <Table.Td data-column="ready">{t('channels:figure', { count: channel.readyPeople })}</Table.Td>
      <Table.Td data-column="optin">
        <MailingState id={optinMailingId} mailings={choices?.optinMailings} />
      </Table.Td>
      <Table.Td data-column="optout">
        <MailingState id={optoutMailingId} mailings={choices?.optoutMailings} />
      </Table.Td>
      <Table.Td data-column="last">{lastSentAt === null ? t('channels:never') : times.day(lastSentAt)}</Table.Td>
    </Table.Tr>
  )
}

function From({ channel }: { channel: Channel }) {
  const { t } = useTranslation(['channels'])
  const origin = originOf(channel)
  if (origin === 'own') return t('channels:from.own')
  return (
    <span className={classes.mark}>
      {origin === 'closed' ? (
        <IconLock size={16} stroke={1.6} aria-hidden />
      ) : (
        <span className={classes.above} aria-hidden>
          L
        </span>
      )}
      {origin === 'closed' ? t('channels:from.closed') : channel.inheritedFrom?.name}
    </span>
  )
}

function MailingState({ id, mailings }: { id: number | null; mailings: SettingsChoices['optinMailings'] | undefined }) {
  const { t } = useTranslation(['channels'])
  const mailing = mailings?.find((known) => known.id === id)
  if (!mailing)
    return (
      <span className={classes.mark} data-quiet>
        <IconCircleDashed size={16} stroke={1.6} aria-hidden />
        {t('channels:mailing.usual')}
      </span>
    )
  const Icon = mailing.isActive ? IconCircleCheckFilled : IconCircleDashed
  return (
    <span className={classes.mark} data-good={mailing.isActive || undefined}>
      <Icon size={16} stroke={1.6} aria-hidden />
      {t(mailing.isActive ? 'channels:mailing.active' : 'channels:mailing.inactive')}
    </span>
  )
}
