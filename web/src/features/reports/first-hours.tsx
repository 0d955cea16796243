import { SegmentedControl, Table, Title } from '@mantine/core'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Report } from '../../api/records.ts'
import { useAccount } from '../../api/use-account.ts'
import { instantOf } from '../../ui/clock.rules.ts'
import { useTimes } from '../../ui/use-times.ts'
import { Curve } from './curve.tsx'
import classes from './report.module.css'
import {
  type Counted,
  type CurvePoint,
  curveOf,
  hourSince,
  hoursShown,
  type Kind,
  momentAfter,
} from './report.rules.ts'

const route = '/accounts/$accountId/mailings/$mailingId/report'

/** How opens and clicks came in, beside how they usually do. */
export function FirstHours({ report, counted }: { report: Report; counted: Counted }) {
  const { t } = useTranslation(['reports'])
  const { curve: kind = 'opened' } = useSearch({ from: route })
  const navigate = useNavigate({ from: route })
  const [view, setView] = useState('chart')
  if (report.counting === 'none') return null
  const untilHour = hourSince(instantOf(report.startedAt).getTime(), instantOf(report.calculatedAt).getTime())
  const own = curveOf(report, { kind, counted, untilHour })
  const isCompared = counted === 'people' && report.counting !== 'sums'
  const usual = isCompared ? report.usual[kind].map((share, hour) => ({ hour, share })) : []
  return (
    <section className={classes.section}>
      <div className={classes.sectionHead}>
        <Title order={2} className={classes.sectionName}>
          {t('reports:hours.title')}
        </Title>
        <span className={classes.about}>{t(`reports:hours.about.${isCompared ? 'people' : 'events'}`)}</span>
        <SegmentedControl
          aria-label={t('reports:hours.which')}
          value={kind}
          onChange={(value) =>
            void navigate({
              search: (old) => ({ ...old, curve: value === 'clicked' ? value : undefined }),
              replace: true,
            })
          }
          data={[
            { value: 'opened', label: t('reports:tile.opened') },
            { value: 'clicked', label: t('reports:tile.clicked') },
          ]}
        />
        <SegmentedControl
          aria-label={t('reports:hours.how')}
          value={view}
          onChange={setView}
          data={[
            { value: 'chart', label: t('reports:hours.chart') },
            { value: 'table', label: t('reports:hours.table') },
          ]}
        />
      </div>
      {view === 'chart' ? (
        <Curve own={own} usual={usual} startedAt={report.startedAt} label={t(`reports:hours.label.${kind}`)} />
      ) : (
        <Hours own={own} usual={usual} startedAt={report.startedAt} kind={kind} />
      )}
    </section>
  )
}

interface HoursProps {
  own: CurvePoint[]
  usual: CurvePoint[]
  startedAt: string
  kind: Kind
}

const every = 6

/** The same as figures, every six hours. */
function Hours({ own, usual, startedAt, kind }: HoursProps) {
  const { t } = useTranslation(['reports'])
  const { account } = useAccount()
  const times = useTimes(account.timeZone)
  const share = (point: CurvePoint | undefined) => (point ? t('reports:share', { share: point.share }) : '')
  const rows = Array.from({ length: hoursShown / every }, (_, i) => (i + 1) * every - 1)
  return (
    <Table className={classes.table}>
      <Table.Thead>
        <Table.Tr>
          <Table.Th>{t('reports:hours.until')}</Table.Th>
          <Table.Th className={classes.figure}>{t(`reports:tile.${kind}`)}</Table.Th>
          {usual.length > 0 && <Table.Th className={classes.figure}>{t('reports:hours.usual')}</Table.Th>}
        </Table.Tr>
      </Table.Thead>
      <Table.Tbody>
        {rows.map((hour) => (
          <Table.Tr key={hour}>
            <Table.Td>{times.short(momentAfter(startedAt, hour + 1))}</Table.Td>
            <Table.Td className={classes.figure}>{share(own[hour])}</Table.Td>
            {usual.length > 0 && <Table.Td className={classes.figure}>{share(usual[hour])}</Table.Td>}
          </Table.Tr>
        ))}
      </Table.Tbody>
    </Table>
  )
}
