import { Progress } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import type { Account, Job } from '../../api/records.ts'
import { LinkButton } from '../../ui/link-button.tsx'
import { secondsLeft } from './job.rules.ts'
import classes from './job-tray.module.css'
import { useStopJob } from './stop-job.ts'

interface Props {
  job: Job
  account: Account
}

/** How far it has come, in a bar and in words. */
export function JobProgress({ job, account }: Props) {
  const { t } = useTranslation(['jobs'])
  const stop = useStopJob(account)
  const share = job.total ? Math.min(100, (job.done / job.total) * 100) : 0
  return (
    <div className={classes.job}>
      <div className={classes.name}>{t(`jobs:kind.${job.kind}`, { defaultValue: t('jobs:unknownKind') })}</div>
      <Progress className={classes.bar} value={share} size={6} aria-label={t('jobs:progress')} />
      <div className={classes.foot}>
        <span>{useWordsOf(job)}</span>
        {stop.may(job) && <LinkButton onClick={() => stop.run(job)}>{t('jobs:stop')}</LinkButton>}
      </div>
    </div>
  )
}

function useWordsOf(job: Job): string {
  const { t } = useTranslation(['jobs'])
  if (job.state === 'waiting') return t('jobs:waiting')
  const done =
    job.total === null ? t('jobs:done', { count: job.done }) : t('jobs:doneOf', { count: job.done, total: job.total })
  const seconds = secondsLeft(job, Date.now())
  if (seconds === null) return done
  const left =
    seconds < 90 ? t('jobs:secondsLeft', { count: seconds }) : t('jobs:minutesLeft', { count: Math.ceil(seconds / 60) })
  return t('jobs:together', { done, left })
}
