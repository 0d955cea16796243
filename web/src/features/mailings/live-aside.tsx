import { Title } from '@mantine/core'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { MailingRun } from '../../api/records.ts'
import classes from './mailing.module.css'

/** What would stop it, and how near that is; below it the mail that goes out. */
export function LiveAside({ run, mail }: { run: MailingRun; mail: ReactNode }) {
  const { t } = useTranslation(['mailings'])
  const isUnderWay = run.state === 'sending' || run.state === 'paused'
  return (
    <aside className={classes.aside}>
      {isUnderWay && <Limits run={run} />}
      {run.resumeReason !== null && (
        <p className={classes.counted}>{t('mailings:live.letOn', { reason: run.resumeReason })}</p>
      )}
      <figure className={classes.inbox} aria-label={t('mailings:inbox.title')}>
        <div className={classes.mail}>{mail}</div>
      </figure>
    </aside>
  )
}

function Limits({ run }: { run: MailingRun }) {
  const { t } = useTranslation(['mailings'])
  return (
    <section className={classes.limits} aria-labelledby="stops-by-itself">
      <Title order={2} id="stops-by-itself">
        {t('mailings:live.stops')}
      </Title>
      {(['hardBounces', 'complaints'] as const).map((name) => {
        const { share, stopAt } = run[name]
        return (
          <div key={name} className={classes.limit}>
            <span>{t(`mailings:live.${name}`, { share: stopAt })}</span>
            <strong>{t('mailings:live.shareNow', { share })}</strong>
            <span className={classes.track} aria-hidden>
              <i style={{ width: `${Math.min(1, share / stopAt) * 100}%` }} data-bad={share > stopAt || undefined} />
            </span>
          </div>
        )
      })}
    </section>
  )
}
