import { useLocalStorage } from '@mantine/hooks'
import type { Job } from '../../api/records.ts'
import { useAccount } from '../../api/use-account.ts'
import { isFetchable } from './export.rules.ts'

const mostRemembered = 50

/** Which of one's own files wait, until they are fetched or put away. */
export function useReadyExports(jobs: readonly Job[]): Job[] {
  const { session } = useAccount()
  const [done] = usePutAway()
  return jobs.filter((job) => isFetchable(job, session.user.id, Date.now()) && !done.includes(job.id))
}

/** Fetched or not, it need not be offered in the corner any more. */
export function usePutAwayExport(): (id: number) => void {
  const [, setDone] = usePutAway()
  return (id) => setDone((done) => [id, ...done.filter((other) => other !== id)].slice(0, mostRemembered))
}

function usePutAway() {
  return useLocalStorage<number[]>({ key: 'postrider.fetchedExports', defaultValue: [] })
}
