import { Table, Title } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import type { Report } from '../../api/records.ts'
import { useAccount } from '../../api/use-account.ts'
import { Bullet } from '../../ui/bullet.tsx'
import { useTimes } from '../../ui/use-times.ts'
import classes from './report.module.css'

type ByGroup = NonNullable<Report['byGroup']>

/** How the groups it was sent to read it, as they were when it went out; the tick is the own average. */
export function ReportGroups({ report, byGroup }: { report: Report; byGroup: ByGroup }) {
  const { t } = useTranslation(['reports'])
  const { account } = useAccount()
  const times = useTimes(account.timeZone)
  const { countedTo, groups, several } = byGroup
  const title = t('reports:groups.title')
  return (
    <section className={classes.section}>
      <div className={classes.sectionHead}>
        <Title order={2} className={classes.sectionName}>
          {title}
        </Title>
        <span className={classes.about}>
          {several === null ? t('reports:groups.each') : t('reports:groups.both', { count: several })}
        </span>
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reached by the keyboard */}
      <section className={classes.scroll} tabIndex={0} aria-label={title}>
        <Table className={classes.table}>
          <Table.Thead>
            <Table.Tr>
              <Table.Th>{t('reports:groups.name')}</Table.Th>
              <Table.Th className={classes.figure}>{t('reports:tile.delivered')}</Table.Th>
              <Table.Th>{t('reports:tile.opened')}</Table.Th>
              <Table.Th>{t('reports:tile.clicked')}</Table.Th>
              <Table.Th className={classes.figure}>{t('reports:tile.left')}</Table.Th>
            </Table.Tr>
          </Table.Thead>
          <Table.Tbody>
            {groups.map(({ id, name, delivered, opened, clicked, left }) => (
              <Table.Tr key={id}>
                <Table.Th scope="row" className={classes.groupName}>
                  {name ?? t('reports:groups.gone')}
                </Table.Th>
                <Table.Td className={classes.figure}>{t('reports:figure', { count: delivered })}</Table.Td>
                <Table.Td>
                  <Read report={report} of="opened" n={opened} delivered={delivered} />
                </Table.Td>
                <Table.Td>
                  <Read report={report} of="clicked" n={clicked} delivered={delivered} />
                </Table.Td>
                <Table.Td className={classes.figure}>
                  {left === null ? t('reports:unknown') : t('reports:figure', { count: left })}
                </Table.Td>
              </Table.Tr>
            ))}
          </Table.Tbody>
        </Table>
      </section>
      <p className={classes.note}>
        {t(`reports:groups.note.${report.counting}`)}{' '}
        {countedTo && t('reports:groups.countedTo', { at: times.short(countedTo) })}
      </p>
    </section>
  )
}

interface ReadProps {
  report: Report
  of: 'opened' | 'clicked'
  n: number
  delivered: number
}

/** A share of people, never of events: of a group nobody counts those. */
function Read({ report: { counting, average }, of, n, delivered }: ReadProps) {
  const { t } = useTranslation(['reports'])
  if (counting === 'none' || counting === 'sums') return t('reports:unknown')
  const share = delivered === 0 ? 0 : n / delivered
  const words = t(counting === 'some' ? 'reports:atLeastShare' : 'reports:share', { share })
  const usual = average?.[of] ?? null
  return (
    <span className={classes.read}>
      <span>{words}</span>
      <Bullet
        share={share}
        average={usual}
        label={usual === null ? words : t('reports:groups.against', { share: words, average: usual })}
      />
    </span>
  )
}
