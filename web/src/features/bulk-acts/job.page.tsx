import { Button } from '@mantine/core'
import { IconProgressX } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { Link, useParams } from '@tanstack/react-router'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { isOver } from '../../api/job.rules.ts'
import type { Job } from '../../api/records.ts'
import { useAccount } from '../../api/use-account.ts'
import { LinkButton } from '../../ui/link-button.tsx'
import { PageHead } from '../../ui/page-head.tsx'
import { Empty } from '../../ui/states/empty.tsx'
import { Failure } from '../../ui/states/failure.tsx'
import { SkeletonRows } from '../../ui/table/skeleton-rows.tsx'
import { usePageName } from '../../ui/use-page-name.ts'
import { useTimes } from '../../ui/use-times.ts'
import { ExportOfJob } from '../exports/export-of-job.tsx'
import { JobProgress } from '../jobs/job-progress.tsx'
import { jobQuery } from '../jobs/jobs.queries.ts'
import classes from './bulk-acts.module.css'
import { outcomesQuery } from './bulk-acts.queries.ts'
import { outcomesOf, undoableUntil } from './bulk-acts.rules.ts'
import { useUndoMany } from './undo-many.ts'

/** One job: how far it is, what came of it for whom, and the way back while there is one. */
export function JobPage() {
  const { t } = useTranslation(['bulkActs', 'jobs'])
  const { account } = useAccount()
  const { jobId } = useParams({ from: '/accounts/$accountId/jobs/$jobId' })
  const { data: job, error, refetch } = useQuery(jobQuery(account.id, Number(jobId)))
  const name = job ? t(`jobs:kind.${job.kind}`, { defaultValue: t('jobs:unknownKind') }) : t('jobs:title')
  usePageName(name)
  return (
    <div className={classes.page}>
      <Link to="/accounts/$accountId/jobs" params={{ accountId: String(account.id) }}>
        {t('bulkActs:back')}
      </Link>
      <PageHead title={name} />
      {error && 'status' in error && error.status === 404 ? (
        <Empty icon={IconProgressX} title={t('bulkActs:jobGone.title')} text={t('bulkActs:jobGone.text')} />
      ) : error ? (
        <Failure error={error} title={t('jobs:notLoaded')} onRetry={() => void refetch()} />
      ) : job ? (
        <OneJob job={job} />
      ) : (
        <SkeletonRows columns={2} />
      )}
    </div>
  )
}

function OneJob({ job }: { job: Job }) {
  const { t } = useTranslation(['bulkActs', 'jobs'])
  const { account } = useAccount()
  const times = useTimes(account.timeZone)
  const [outcome, setOutcome] = useState<string>()
  const undo = useUndoMany(account, job)
  const until = undoableUntil(job)
  return (
    <>
      {!isOver(job) && <JobProgress job={job} account={account} />}
      {isOver(job) && (
        <p>
          {t(`jobs:ended.${job.state}`, { count: job.done, defaultValue: '' })}{' '}
          {job.finishedAt && times.moment(job.finishedAt)}
        </p>
      )}
      <ExportOfJob job={job} />
      <div className={classes.outcomes}>
        {outcomesOf(job).map(({ outcome: name, count }) => (
          <LinkButton key={name} onClick={() => setOutcome(outcome === name ? undefined : name)}>
            {t('bulkActs:outcomeCount', { count, outcome: t(`bulkActs:outcome.${name}`, { defaultValue: name }) })}
          </LinkButton>
        ))}
      </div>
      {undo.may && until && until.getTime() > Date.now() && (
        <p>
          <Button loading={undo.isPending} onClick={undo.run}>
            {t('bulkActs:undo')}
          </Button>{' '}
          {t('bulkActs:undoUntil', { time: times.moment(until.toISOString().slice(0, 19).replace('T', ' ')) })}
        </p>
      )}
      {undo.error && <Failure error={undo.error} title={t('bulkActs:notUndone')} onRetry={undo.run} />}
      {account.rights.includes('seePeople') && outcomesOf(job).length > 0 && (
        <People job={job} outcome={outcome} key={outcome} />
      )}
    </>
  )
}

function People({ job, outcome }: { job: Job; outcome: string | undefined }) {
  const { t } = useTranslation(['bulkActs'])
  const { account } = useAccount()
  const [after, setAfter] = useState([0])
  const pages = after.map((first) => ({ first, outcome }))
  return (
    <section aria-label={t('bulkActs:people')}>
      <ul className={classes.people}>
        {pages.map(({ first }, i) => (
          <PeoplePage
            key={first}
            query={outcomesQuery(account.id, job.id, { outcome, after: first })}
            onMore={i === pages.length - 1 ? (last) => setAfter([...after, last]) : undefined}
          />
        ))}
      </ul>
    </section>
  )
}

interface PageProps {
  query: ReturnType<typeof outcomesQuery>
  /** Of the last page alone. */
  onMore: ((last: number) => void) | undefined
}

const pageSize = 50

function PeoplePage({ query, onMore }: PageProps) {
  const { t } = useTranslation(['bulkActs'])
  const { account } = useAccount()
  const { data: people, error, refetch } = useQuery(query)
  if (error) {
    return (
      <li>
        <Failure error={error} title={t('bulkActs:peopleNotLoaded')} onRetry={() => void refetch()} />
      </li>
    )
  }
  if (people?.length === 0 && onMore) return <li className={classes.text}>{t('bulkActs:nobodyListed')}</li>
  const last = people?.at(-1)?.subscriberId
  return (
    <>
      {people?.map(({ subscriberId, email, firstname, lastname, outcome }) => (
        <li key={subscriberId} className={classes.person}>
          <Link
            to="/accounts/$accountId/subscribers/$subscriberId"
            params={{ accountId: String(account.id), subscriberId: String(subscriberId) }}
          >
            {[firstname, lastname].filter(Boolean).join(' ') || email}
          </Link>
          <span>{t(`bulkActs:outcome.${outcome}`, { defaultValue: outcome })}</span>
        </li>
      ))}
      {onMore && last !== undefined && people?.length === pageSize && (
        <li className={classes.person}>
          <LinkButton onClick={() => onMore(last)}>{t('bulkActs:more')}</LinkButton>
        </li>
      )}
    </>
  )
}
