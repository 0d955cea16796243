import { Title } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import type { Now } from '../../api/console-records.ts'
import classes from './console.module.css'

/** Mails of which nobody knows yet whether they have left. */
export function Doubts({ now: { doubts } }: { now: Now }) {
  const { t } = useTranslation(['console'])
  return (
    <section>
      <div className={classes.sectionHead}>
        <Title order={2}>{t('console:doubts.title')}</Title>
      </div>
      {doubts.length === 0 ? (
        <p className={classes.quiet}>{t('console:doubts.none')}</p>
      ) : (
        <dl className={classes.facts}>
          {doubts.map(({ cause, mails }) => (
            <div key={cause} className={classes.fact}>
              <dt>{t(`console:doubt.${cause}`)}</dt>
              <dd>{t('console:number', { count: mails })}</dd>
            </div>
          ))}
        </dl>
      )}
    </section>
  )
}

export function WhoIsHere({ now: { counts } }: { now: Now }) {
  const { t } = useTranslation(['console'])
  return (
    <section>
      <div className={classes.sectionHead}>
        <Title order={2}>{t('console:counts.title')}</Title>
      </div>
      <dl className={classes.facts}>
        {(['customers', 'accounts', 'waiting', 'refused', 'operators'] as const).map((name) => (
          <div key={name} className={classes.fact}>
            <dt>{t(`console:counts.${name}`)}</dt>
            <dd>{t('console:number', { count: counts[name] })}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
