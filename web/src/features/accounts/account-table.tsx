import { Table } from '@mantine/core'
import {
  IconAlertTriangle,
  IconCircleCheckFilled,
  IconCircleX,
  IconClockPause,
  IconLock,
  IconZzz,
} from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import type { Subaccount } from '../../api/records.ts'
import { useAccount } from '../../api/use-account.ts'
import { Bullet } from '../../ui/bullet.tsx'
import { useTimes } from '../../ui/use-times.ts'
import { AccountActs } from './account-acts.tsx'
import classes from './accounts.module.css'
import { type Health, tones, usualOpened } from './accounts.rules.ts'

interface Props {
  accounts: readonly Subaccount[]
  /** Those that are not shown count for what is usual, too. */
  all: readonly Subaccount[]
}

const columns = ['account', 'readers', 'last', 'opened', 'complaints', 'health'] as const

export function AccountTable({ accounts, all }: Props) {
  const { t } = useTranslation(['accounts'])
  const { account } = useAccount()
  const usual = usualOpened(all)
  const whole = Math.max(0.01, ...all.map(({ opened }) => opened ?? 0)) * 1.06
  return (
    <Table className={classes.table} aria-label={t('accounts:title')}>
      <Table.Thead>
        <Table.Tr>
          {columns.map((column) => (
            <Table.Th key={column} data-column={column}>
              {t(`accounts:column.${column}`)}
            </Table.Th>
          ))}
          {account.rights.includes('manageAccounts') && (
            <Table.Th data-column="acts">
              <span className={classes.hidden}>{t('accounts:column.acts')}</span>
            </Table.Th>
          )}
        </Table.Tr>
      </Table.Thead>
      <Table.Tbody>
        {accounts.map((each) => (
          <Row key={each.id} below={each} usual={usual} whole={whole} />
        ))}
      </Table.Tbody>
    </Table>
  )
}

function Row({ below, usual, whole }: { below: Subaccount; usual: number | null; whole: number }) {
  const { t } = useTranslation(['accounts'])
  const { account } = useAccount()
  const times = useTimes(account.timeZone)
  const { id, name, readers, last, opened, complaints, isSending } = below
  return (
    <Table.Tr>
      <Table.Td data-column="account">
        <Link
          className={classes.name}
          to="/accounts/$accountId/accounts/$belowId"
          params={{ accountId: String(account.id), belowId: String(id) }}
        >
          {name}
        </Link>
        {isSending && <span className={classes.sending}>{t('accounts:sending')}</span>}
      </Table.Td>
      <Table.Td data-column="readers">{t('accounts:figure', { count: readers })}</Table.Td>
      <Table.Td data-column="last">
        {last ? (
          t('accounts:last', { name: last.name, day: times.dayAndMonth(last.sentAt) })
        ) : (
          <span className={classes.quiet}>{t('accounts:never')}</span>
        )}
      </Table.Td>
      <Table.Td data-column="opened">
        {opened === null ? (
          <span className={classes.quiet}>{t('accounts:noFigure')}</span>
        ) : (
          <span className={classes.share}>
            <span className={classes.percent}>{t('accounts:share', { share: opened })}</span>
            <Bullet
              share={opened}
              average={usual}
              whole={whole}
              label={
                usual === null
                  ? t('accounts:share', { share: opened })
                  : t('accounts:against', { share: opened, usual })
              }
            />
          </span>
        )}
      </Table.Td>
      <Table.Td data-column="complaints">
        {complaints === null ? t('accounts:noFigure') : t('accounts:fineShare', { share: complaints })}
      </Table.Td>
      <Table.Td data-column="health">
        <HealthMark health={below.health} />
      </Table.Td>
      {account.rights.includes('manageAccounts') && (
        <Table.Td data-column="acts">
          <AccountActs below={below} />
        </Table.Td>
      )}
    </Table.Tr>
  )
}

const icons: Record<Health, typeof IconLock> = {
  locked: IconLock,
  complaintsTooMany: IconCircleX,
  notApproved: IconClockPause,
  adminMissing: IconAlertTriangle,
  domainMissing: IconCircleX,
  complaintsNear: IconAlertTriangle,
  quiet: IconZzz,
  well: IconCircleCheckFilled,
}

function HealthMark({ health }: { health: Health }) {
  const { t } = useTranslation(['accounts'])
  const Icon = icons[health]
  return (
    <span className={classes.mark} data-tone={tones[health]}>
      <Icon size={16} stroke={1.6} aria-hidden />
      {t(`accounts:health.${health}`)}
    </span>
  )
}
