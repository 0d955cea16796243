import { useTranslation } from 'react-i18next'
import { useAccount } from '../../api/use-account.ts'
import { useTimes } from '../../ui/use-times.ts'
import classes from './curve.module.css'
import { axisOf, type CurvePoint, halfOf, hoursShown, momentAfter } from './report.rules.ts'

interface Props {
  own: CurvePoint[]
  usual: CurvePoint[]
  startedAt: string
  label: string
}

const [width, height] = [720, 200]

/** Two lines that begin together: this mailing, and what is usual. Words stand at their ends, so there is no legend. */
export function Curve({ own, usual, startedAt, label }: Props) {
  const { t } = useTranslation(['reports'])
  const { account } = useAccount()
  const times = useTimes(account.timeZone)
  const steps = axisOf(Math.max(...[...own, ...usual].map(({ share }) => share), 0))
  const top = steps.at(-1) ?? 1
  const x = (hour: number) => (hour / hoursShown) * width
  const y = (share: number) => height - (share / top) * height
  // A point is what had happened by the end of its hour.
  const path = (points: CurvePoint[]) =>
    [`M0 ${height}`, ...points.map(({ hour, share }) => `L${x(hour + 1)} ${y(share)}`)].join(' ')
  const half = halfOf(own)
  const last = own.at(-1)
  return (
    <figure className={classes.figure} aria-label={label}>
      <div className={classes.plot}>
        {steps.map((share) => (
          <span key={share} className={classes.step} style={{ bottom: `${(share / top) * 100}%` }}>
            {t('reports:axisShare', { share })}
          </span>
        ))}
        <svg viewBox={`0 0 ${width} ${height}`} preserveAspectRatio="none" aria-hidden>
          {steps.map((share) => (
            <line key={share} className={classes.grid} x1={0} x2={width} y1={y(share)} y2={y(share)} />
          ))}
          {last && <path className={classes.area} d={`${path(own)} L${x(last.hour + 1)} ${height} Z`} />}
          <path className={classes.usual} d={usual.length > 0 ? path(usual) : ''} />
          <path className={classes.own} d={path(own)} />
          {half !== undefined && <line className={classes.half} x1={x(half + 1)} x2={x(half + 1)} y1={0} y2={height} />}
        </svg>
        {half !== undefined && (
          <span className={classes.halfWords} style={{ left: `${((half + 1) / hoursShown) * 100}%` }}>
            {t('reports:hours.half', { at: times.time(momentAfter(startedAt, half + 1)) })}
          </span>
        )}
      </div>
      <div className={classes.hours}>
        {[0, 12, 24, 36, 48, 60, 72].map((hour) => (
          <span key={hour}>{times.short(momentAfter(startedAt, hour))}</span>
        ))}
      </div>
      <figcaption className={classes.ends}>
        {last && <span className={classes.ownEnd}>{t('reports:hours.own', { share: last.share })}</span>}
        {usual.length > 0 && (
          <span className={classes.usualEnd}>{t('reports:hours.average', { share: usual.at(-1)?.share ?? 0 })}</span>
        )}
      </figcaption>
    </figure>
  )
}
