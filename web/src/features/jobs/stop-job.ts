import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import type { Account, Job } from '../../api/records.ts'
import { say } from '../../ui/say.tsx'
import { maySteer } from './job.rules.ts'
import { jobsQuery, stopJob } from './jobs.queries.ts'
import { useRetryJob } from './retry-job.ts'

/** The job ends after the block it is at; what is done stays, and it can go on from there. */
export function useStopJob(account: Account): { may(job: Job): boolean; run(job: Job): void } {
  const { t } = useTranslation(['jobs'])
  const queries = useQueryClient()
  const refresh = () => queries.invalidateQueries({ queryKey: jobsQuery(account.id).queryKey })
  const retry = useRetryJob(account)
  const stop = useMutation({
    mutationFn: ({ id }: Job) => stopJob(account.id, id),
    onSuccess: (_nothing, job) =>
      say({ text: t('jobs:stopped'), undo: { label: t('jobs:goOn'), run: () => retry.run(job) } }),
    onSettled: refresh,
  })
  return { may: (job) => maySteer(account, job), run: (job) => stop.mutate(job) }
}
