import { Title } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import type { Overview } from '../../api/records.ts'
import classes from './deliverability.module.css'
import overviewClasses from './overview.module.css'
import { gaugeOf } from './overview.rules.ts'

type Judged = NonNullable<Overview['deliverability']>['complaints']

interface Props {
  /** Null = nothing was sent in these days. */
  figures: Overview['deliverability']
  domains: Overview['domains']
}

/** What the receivers made of it, against the limits at which a run is paused. */
export function Deliverability({ figures, domains }: Props) {
  const { t } = useTranslation(['overview'])
  return (
    <section aria-labelledby="deliverability" className={classes.section}>
      <Title order={2} id="deliverability" className={overviewClasses.name}>
        {t('overview:deliverability.title')}
      </Title>
      {figures ? <Gauges figures={figures} /> : <p className={classes.none}>{t('overview:deliverability.none')}</p>}
      {domains.total > 0 && (
        <div className={classes.gauge}>
          <div className={classes.head}>
            <span>{t('overview:deliverability.domains')}</span>
            <span>{t('overview:deliverability.verified', { ...domains, count: domains.total })}</span>
          </div>
        </div>
      )}
    </section>
  )
}

function Gauges({ figures }: { figures: NonNullable<Overview['deliverability']> }) {
  const { t } = useTranslation(['overview'])
  const share = figures.delivered / figures.sent
  return (
    <>
      <div className={classes.gauge}>
        <div className={classes.head}>
          <span>{t('overview:deliverability.taken')}</span>
          <strong>{t('overview:deliverability.share', { share })}</strong>
        </div>
        <span className={classes.track} aria-hidden>
          <i data-level="good" style={{ width: `${share * 100}%` }} />
        </span>
        <small>{t('overview:deliverability.of', { delivered: figures.delivered, count: figures.sent })}</small>
      </div>
      <Gauge name={t('overview:deliverability.hardBounces')} judged={figures.hardBounces} />
      <Gauge name={t('overview:deliverability.complaints')} judged={figures.complaints} />
    </>
  )
}

function Gauge({ name, judged }: { name: string; judged: Judged }) {
  const { t } = useTranslation(['overview'])
  const { level, width, warn, stop } = gaugeOf(judged)
  return (
    <div className={classes.gauge}>
      <div className={classes.head}>
        <span>{name}</span>
        <strong>{t('overview:deliverability.share', { share: judged.share })}</strong>
      </div>
      <span className={classes.track} aria-hidden>
        <i data-level={level} style={{ width: `${width}%` }} />
        <b data-level="warn" style={{ left: `${warn}%` }} />
        <b data-level="bad" style={{ left: `${stop}%` }} />
      </span>
      <small>
        {t(`overview:deliverability.${level}`)} {t('overview:deliverability.limits', judged)}
      </small>
    </div>
  )
}
