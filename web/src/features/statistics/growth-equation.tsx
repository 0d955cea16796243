import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import type { AccountStatistics } from '../../api/records.ts'
import { useAccount } from '../../api/use-account.ts'
import { BehindGrowth } from './behind-growth.tsx'
import classes from './statistics.module.css'
import { missingFrom } from './statistics.rules.ts'
import { arrivals, departures } from './statistics-search.rules.ts'

interface Props extends Pick<AccountStatistics, 'growth'> {
  days: number
  channel: number | undefined
}

/** Who is in the list = who was, and whoever came, without whoever went. Parts that are 0 stay, grey; others open their people. */
export function GrowthEquation({ growth, days, channel }: Props) {
  const { t } = useTranslation(['statistics'])
  const { account } = useAccount()
  const { before, now, sums } = growth
  const missing = missingFrom(growth)
  const span = { from: growth.days[0]?.day ?? '', to: growth.days.at(-1)?.day ?? '', ...(channel && { channel }) }
  const whole = <Term name={t('statistics:growth.now')} value={now} />
  const part = (sign: string, of: (typeof arrivals | typeof departures)[number]) => (
    <span key={of} className={classes.term}>
      <Sign sign={sign} />
      <BehindGrowth number={{ ...span, of }} count={sums[of]}>
        <Term name={t(`statistics:causes.${of}`)} value={sums[of]} />
      </BehindGrowth>
    </span>
  )
  return (
    <figure className={classes.equation} aria-label={t('statistics:growth.sentence', { ...sums, before, now })}>
      <div className={classes.terms}>
        {/* The list of subscribers knows who is ready in the default channel. */}
        {channel === undefined && now > 0 && account.rights.includes('seePeople') ? (
          <Link
            className={classes.behind}
            to="/accounts/$accountId/subscribers"
            params={{ accountId: String(account.id) }}
            search={{ view: 'ready' }}
          >
            {whole}
          </Link>
        ) : (
          whole
        )}
        <span className={classes.term}>
          <Sign sign="=" />
          <Term name={t('statistics:growth.before', { count: days })} value={before} />
        </span>
        {arrivals.map((of) => part('+', of))}
        {departures.map((of) => part('−', of))}
      </div>
      <figcaption className={missing === 0 ? classes.proof : classes.fault}>
        {missing === 0 ? t('statistics:growth.addsUp') : t('statistics:growth.fault', { count: Math.abs(missing) })}
      </figcaption>
    </figure>
  )
}

function Sign({ sign }: { sign: string }) {
  return (
    <span className={classes.sign} aria-hidden>
      {sign}
    </span>
  )
}

function Term({ name, value }: { name: string; value: number }) {
  const { t } = useTranslation(['statistics'])
  return (
    <span data-zero={value === 0 || undefined}>
      <span className={classes.value}>{t('statistics:figure', { count: value })}</span>
      <span className={classes.termName}>{name}</span>
    </span>
  )
}
