import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { Account, Job } from '../../api/records.ts'
import { maySteer } from './job.rules.ts'
import { goOnWithJob, jobsQuery } from './jobs.queries.ts'

/** Goes on where the job stopped: nothing is done twice. */
export function useRetryJob(account: Account): { may(job: Job): boolean; run(job: Job): void } {
  const queries = useQueryClient()
  const retry = useMutation({
    mutationFn: ({ id }: Job) => goOnWithJob(account.id, id),
    onSettled: () => queries.invalidateQueries({ queryKey: jobsQuery(account.id).queryKey }),
  })
  return { may: (job) => maySteer(account, job), run: (job) => retry.mutate(job) }
}
