import { Button } from '@mantine/core'
import { IconProgressCheck } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { isOver } from '../../api/job.rules.ts'
import type { Job } from '../../api/records.ts'
import { useAccount } from '../../api/use-account.ts'
import { PageHead } from '../../ui/page-head.tsx'
import { Empty } from '../../ui/states/empty.tsx'
import { Failure } from '../../ui/states/failure.tsx'
import { SkeletonRows } from '../../ui/table/skeleton-rows.tsx'
import { usePageName } from '../../ui/use-page-name.ts'
import { useTimes } from '../../ui/use-times.ts'
import { JobProgress } from './job-progress.tsx'
import classes from './jobs.module.css'
import { jobsQuery } from './jobs.queries.ts'
import { useRetryJob } from './retry-job.ts'

/** Work in the background, the latest first: what runs, and what became of the rest. */
export function JobsPage() {
  const { t } = useTranslation(['jobs'])
  const { account } = useAccount()
  const { data: jobs, error, refetch } = useQuery(jobsQuery(account.id))
  usePageName(t('jobs:title'))
  const running = jobs?.filter((job) => !isOver(job)).length ?? 0
  return (
    <div className={classes.page}>
      <PageHead title={t('jobs:title')} above={jobs && t('jobs:standing', { count: running })} />
      {error ? (
        <Failure error={error} title={t('jobs:notLoaded')} onRetry={() => void refetch()} />
      ) : !jobs ? (
        <SkeletonRows columns={3} />
      ) : jobs.length === 0 ? (
        <Empty icon={IconProgressCheck} title={t('jobs:empty.title')} text={t('jobs:empty.text')} />
      ) : (
        <ul className={classes.list}>
          {jobs.map((job) => (
            <li key={job.id}>{isOver(job) ? <PastJob job={job} /> : <JobProgress job={job} account={account} />}</li>
          ))}
        </ul>
      )}
    </div>
  )
}

function PastJob({ job }: { job: Job }) {
  const { t } = useTranslation(['jobs'])
  const { account } = useAccount()
  const times = useTimes(account.timeZone)
  const retry = useRetryJob(account)
  return (
    <div className={classes.past}>
      <div>
        <strong>
          <Link to="/accounts/$accountId/jobs/$jobId" params={{ accountId: String(account.id), jobId: String(job.id) }}>
            {t(`jobs:kind.${job.kind}`, { defaultValue: t('jobs:unknownKind') })}
          </Link>
        </strong>
        <p>
          {t(`jobs:ended.${job.state}`, { count: job.done, defaultValue: '' })}{' '}
          {job.finishedAt && times.moment(job.finishedAt)}
        </p>
      </div>
      {job.state !== 'done' && retry.may(job) && <Button onClick={() => retry.run(job)}>{t('jobs:goOn')}</Button>}
    </div>
  )
}
