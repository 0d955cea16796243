import { useTranslation } from 'react-i18next'
import type { AccountStatistics } from '../../api/records.ts'
import classes from './statistics.module.css'
import { arrivals, departures, missingFrom } from './statistics.rules.ts'

/** Who is in the list = who was, and whoever came, without whoever went. Parts that are 0 stay, grey. */
export function GrowthEquation({ growth, days }: Pick<AccountStatistics, 'growth'> & { days: number }) {
  const { t } = useTranslation(['statistics'])
  const { before, now, sums } = growth
  const missing = missingFrom(growth)
  return (
    <figure className={classes.equation} aria-label={t('statistics:growth.sentence', { ...sums, before, now })}>
      <div className={classes.terms} aria-hidden>
        <Term name={t('statistics:growth.now')} value={now} />
        <Term sign="=" name={t('statistics:growth.before', { count: days })} value={before} />
        {arrivals.map((name) => (
          <Term key={name} sign="+" name={t(`statistics:causes.${name}`)} value={sums[name]} />
        ))}
        {departures.map((name) => (
          <Term key={name} sign="−" name={t(`statistics:causes.${name}`)} value={sums[name]} />
        ))}
      </div>
      <figcaption className={missing === 0 ? classes.proof : classes.fault}>
        {missing === 0 ? t('statistics:growth.addsUp') : t('statistics:growth.fault', { count: Math.abs(missing) })}
      </figcaption>
    </figure>
  )
}

function Term({ sign, name, value }: { sign?: string; name: string; value: number }) {
  const { t } = useTranslation(['statistics'])
  return (
    <span className={classes.term} data-zero={value === 0 || undefined}>
      {sign && <span className={classes.sign}>{sign}</span>}
      <span>
        <span className={classes.value}>{t('statistics:figure', { count: value })}</span>
        <span className={classes.termName}>{name}</span>
      </span>
    </span>
  )
}
