import { ActionIcon } from '@mantine/core'
import { IconMinus } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { isOver } from '../../api/job.rules.ts'
import type { Account } from '../../api/records.ts'
import { JobProgress } from './job-progress.tsx'
import classes from './job-tray.module.css'
import { jobsQuery } from './jobs.queries.ts'

interface Props {
  account: Account
  /** What has come of jobs and waits for this user, the newest first. */
  results: ReactNode[]
}

/** Work that takes a while, wherever one goes meanwhile. */
export function JobTray({ account, results }: Props) {
  const { t } = useTranslation(['jobs'])
  const { data: jobs = [] } = useQuery(jobsQuery(account.id))
  const [small, setSmall] = useState(false)
  const [showsOlder, setShowsOlder] = useState(false)
  const [newest, ...older] = results
  const running = jobs.filter((job) => !isOver(job))
  if (running.length === 0 && results.length === 0) return null
  return (
    <section className={classes.tray} aria-label={t('jobs:running')}>
      {newest}
      {showsOlder
        ? older
        : older.length > 0 && (
            <button type="button" className={classes.more} onClick={() => setShowsOlder(true)}>
              {t('jobs:moreWait', { count: older.length })}
            </button>
          )}
      {running.length === 0 ? null : small ? (
        <button type="button" className={classes.small} onClick={() => setSmall(false)}>
          {t('jobs:count', { count: running.length })}
        </button>
      ) : (
        <>
          <ActionIcon
            className={classes.minimise}
            size={26}
            onClick={() => setSmall(true)}
            aria-label={t('jobs:minimise')}
          >
            <IconMinus size={16} stroke={1.6} />
          </ActionIcon>
          {running.map((job) => (
            <JobProgress key={job.id} job={job} account={account} />
          ))}
        </>
      )}
    </section>
  )
}
