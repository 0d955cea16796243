import { useTranslation } from 'react-i18next'
import type { Overview } from '../../api/records.ts'
import { dayAndMonthOf } from '../../ui/clock.rules.ts'
import classes from './growth.module.css'
import { growthBars, growthSum } from './overview.rules.ts'

const height = 84

/** Who came above the line, who went below it, and the sum that both make. */
export function Growth({ overview: { growth, subscribers } }: { overview: Overview }) {
  const { t, i18n } = useTranslation(['overview'])
  const { bars, line } = growthBars(growth.days, height)
  const firstDay = growth.days[0]?.day
  const sum = growthSum(growth)
  const sentence = t('overview:growth.sentence', { ...growth, ready: subscribers.ready })
  return (
    <div className={classes.growth}>
      <p className={classes.under}>
        {t(sum === 0 ? 'overview:growth.same' : sum > 0 ? 'overview:growth.more' : 'overview:growth.fewer', {
          count: Math.abs(sum),
        })}
      </p>
      <svg viewBox={`0 0 ${bars.length * 10} ${height}`} role="img" aria-label={sentence} preserveAspectRatio="none">
        {bars.map(({ day, up, down }, i) => (
          <g key={day}>
            <rect className={classes.joined} x={i * 10 + 1} width={8} y={line - up} height={up} />
            <rect className={classes.left} x={i * 10 + 1} width={8} y={line + 1} height={down} />
          </g>
        ))}
      </svg>
      <div className={classes.ends}>
        <span>{firstDay && dayAndMonthOf(new Date(firstDay), { zone: 'UTC', language: i18n.language })}</span>
        <span>{t('overview:growth.today')}</span>
      </div>
      <DayTable days={growth.days} />
      <dl className={classes.terms}>
        <Term name={t('overview:growth.before')} value={t('overview:figure', { count: growth.before })} />
        <Term name={t('overview:growth.joined')} value={t('overview:growth.plus', { count: growth.joined })} />
        <Term name={t('overview:growth.left')} value={t('overview:growth.minus', { count: growth.left })} />
        <Term name={t('overview:growth.gone')} value={t('overview:growth.minus', { count: growth.gone })} />
        <Term name={t('overview:growth.now')} value={t('overview:figure', { count: subscribers.ready })} />
      </dl>
    </div>
  )
}

/** What the bars show, in figures. */
function DayTable({ days }: { days: Overview['growth']['days'] }) {
  const { t, i18n } = useTranslation(['overview'])
  const figures = ['joined', 'left', 'gone'] as const
  return (
    <details className={classes.days}>
      <summary>{t('overview:growth.table')}</summary>
      <table>
        <thead>
          <tr>
            <th scope="col">{t('overview:growth.day')}</th>
            {figures.map((name) => (
              <th key={name} scope="col">
                {t(`overview:growth.${name}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {days.toReversed().map((each) => (
            <tr key={each.day}>
              <th scope="row">{dayAndMonthOf(new Date(each.day), { zone: 'UTC', language: i18n.language })}</th>
              {figures.map((name) => (
                <td key={name}>{t('overview:figure', { count: each[name] })}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  )
}

function Term({ name, value }: { name: string; value: string }) {
  return (
    <div className={classes.term}>
      <dt>{name}</dt>
      <dd>{value}</dd>
    </div>
  )
}
