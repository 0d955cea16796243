import { Table } from '@mantine/core'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { AccountBelowStatistics } from '../../api/records.ts'
import { Bullet } from '../../ui/bullet.tsx'
import { middleOf, wholeOf } from './compared.rules.ts'
import classes from './statistics.module.css'
import type { Counted, Share } from './statistics.rules.ts'

type Compared = Omit<AccountBelowStatistics, 'id' | 'name'>

interface Props {
  /** What the rows are: channels, or accounts. */
  of: 'channels' | 'accounts'
  rows: (Compared & { key: number; name: ReactNode })[]
  days: number
  counted: Counted
}

/** Lists side by side, each in a line of sums; the tick is the middle one of them. */
export function ComparedLists({ of, rows, days, counted }: Props) {
  const { t } = useTranslation(['statistics'])
  const share = (value: number | null) =>
    value === null ? t('statistics:compared.none') : t('statistics:compared.fine', { share: value })
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reached by the keyboard
    <section className={classes.scroll} tabIndex={0} aria-label={t(`statistics:compared.${of}.title`)}>
      <Table className={classes.table}>
        <Table.Thead>
          <Table.Tr>
            <Table.Th>{t(`statistics:compared.${of}.name`)}</Table.Th>
            <Table.Th className={classes.figure}>{t('statistics:compared.ready')}</Table.Th>
            <Table.Th className={classes.figure}>{t('statistics:compared.change', { count: days })}</Table.Th>
            <Table.Th className={classes.figure}>{t('statistics:compared.mailings')}</Table.Th>
            <Table.Th>{t('statistics:mailings.opened')}</Table.Th>
            <Table.Th>{t('statistics:mailings.clicked')}</Table.Th>
            <Table.Th className={classes.figure}>{t('statistics:compared.left')}</Table.Th>
            <Table.Th className={classes.figure}>{t('statistics:compared.complained')}</Table.Th>
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {rows.map((row) => (
            <Table.Tr key={row.key}>
              <Table.Td className={classes.listName}>{row.name}</Table.Td>
              <Table.Td className={classes.figure}>{t('statistics:figure', { count: row.ready })}</Table.Td>
              <Table.Td className={classes.figure} data-way={Math.sign(row.change)}>
                {t('statistics:compared.signed', { change: row.change })}
              </Table.Td>
              <Table.Td className={classes.figure}>{t('statistics:figure', { count: row.mailings })}</Table.Td>
              <Table.Td>
                <Read row={row} rows={rows} of="opened" counted={counted} />
              </Table.Td>
              <Table.Td>
                <Read row={row} rows={rows} of="clicked" counted={counted} />
              </Table.Td>
              <Table.Td className={classes.figure}>{share(row.left)}</Table.Td>
              <Table.Td className={classes.figure}>{share(row.complained)}</Table.Td>
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
    </section>
  )
}

interface ReadProps extends Pick<Props, 'counted'> {
  row: Compared
  rows: readonly Compared[]
  of: Share
}

/** A share of people; where nobody may be recognised, or machines count as well, how often for a hundred mails. */
function Read({ row, rows, of, counted }: ReadProps) {
  const { t } = useTranslation(['statistics'])
  const isAll = counted === 'all'
  const share = isAll ? undefined : row.usual?.[of]
  const events = (isAll ? row.events?.withMachines : row.events)?.[of === 'opened' ? 'opens' : 'clicks']
  if (share === undefined)
    return events === undefined
      ? t('statistics:compared.none')
      : t('statistics:compared.per100', { count: Math.round(events * 100) })
  const middle = middleOf(rows, of)
  return (
    <span className={classes.read}>
      <span>{t('statistics:share', { share })}</span>
      <Bullet
        share={share}
        average={middle}
        whole={wholeOf(rows, of)}
        label={t('statistics:compared.against', { share, middle: middle ?? share })}
      />
    </span>
  )
}
