import { Table } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import type { AccountStatistics } from '../../api/records.ts'
import { useAccount } from '../../api/use-account.ts'
import { placeOf } from '../../ui/clock.rules.ts'
import classes from './click-hours.module.css'
import { clickShares, hourName, hoursOfDay, weekdayName, weekdays } from './click-hours.rules.ts'
import statistics from './statistics.module.css'
import type { Counted } from './statistics.rules.ts'

interface Props extends Pick<AccountStatistics, 'clickHours'> {
  counted: Counted
}

/** The week as squares: the fuller one is, the more clicks fall into that hour. */
export function ClickHours({ clickHours, counted }: Props) {
  const { t, i18n } = useTranslation(['statistics'])
  const { shareOf, best } = clickShares(clickHours)
  const top = best?.share ?? 1
  return (
    <figure className={statistics.chart} aria-label={t('statistics:hours.chart')}>
      <div className={classes.week} aria-hidden>
        <span />
        {hoursOfDay.map((hour) => (
          <span key={hour} className={classes.hour}>
            {hour % 6 === 0 ? hourName(hour) : ''}
          </span>
        ))}
        {weekdays.map((weekday) => [
          <span key={weekday} className={classes.day}>
            {weekdayName(weekday, i18n.language, 'short')}
          </span>,
          ...hoursOfDay.map((hour) => (
            <i
              key={`${weekday}.${hour}`}
              className={classes.square}
              data-best={(best?.weekday === weekday && best.hour === hour) || undefined}
              style={{ '--full': `${Math.round((shareOf(weekday, hour) / top) * 100)}%` } as React.CSSProperties}
            />
          )),
        ])}
      </div>
      <BestHour clickHours={clickHours} counted={counted} />
    </figure>
  )
}

function BestHour({ clickHours, counted }: Props) {
  const { t, i18n } = useTranslation(['statistics'])
  const { account } = useAccount()
  const { best } = clickShares(clickHours)
  if (!best) return null
  return (
    <figcaption className={statistics.note}>
      <strong>
        {t('statistics:hours.best', {
          day: weekdayName(best.weekday, i18n.language, 'long'),
          from: hourName(best.hour),
          to: hourName(best.hour + 1),
          place: placeOf(account.timeZone),
          share: best.share,
        })}
      </strong>{' '}
      {t(counted === 'all' ? 'statistics:hours.aboutAll' : 'statistics:hours.about')}
    </figcaption>
  )
}

/** The same as figures. */
export function ClickHoursTable({ clickHours, counted }: Props) {
  const { t, i18n } = useTranslation(['statistics'])
  const { shareOf } = clickShares(clickHours)
  return (
    <>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reached by the keyboard */}
      <section className={statistics.scroll} tabIndex={0} aria-label={t('statistics:hours.title')}>
        <Table className={statistics.table}>
          <Table.Thead>
            <Table.Tr>
              <Table.Th>{t('statistics:hours.hour')}</Table.Th>
              {weekdays.map((weekday) => (
                <Table.Th key={weekday} className={statistics.figure}>
                  {weekdayName(weekday, i18n.language, 'short')}
                </Table.Th>
              ))}
            </Table.Tr>
          </Table.Thead>
          <Table.Tbody>
            {hoursOfDay.map((hour) => (
              <Table.Tr key={hour}>
                <Table.Th scope="row">{t('statistics:hours.from', { hour: hourName(hour) })}</Table.Th>
                {weekdays.map((weekday) => (
                  <Table.Td key={weekday} className={statistics.figure}>
                    {t('statistics:share', { share: shareOf(weekday, hour) })}
                  </Table.Td>
                ))}
              </Table.Tr>
            ))}
          </Table.Tbody>
        </Table>
      </section>
      <BestHour clickHours={clickHours} counted={counted} />
    </>
  )
}
