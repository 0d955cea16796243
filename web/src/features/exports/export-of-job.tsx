import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { isOver } from '../../api/job.rules.ts'
import type { Job } from '../../api/records.ts'
import { Refusal } from '../../api/refusal.ts'
import { useAccount } from '../../api/use-account.ts'
import { Failure } from '../../ui/states/failure.tsx'
import { Notice } from '../../ui/states/notice.tsx'
import { useTimes } from '../../ui/use-times.ts'
import { exportKind } from './export.rules.ts'
import { exportQuery } from './exports.queries.ts'
import { FetchExport } from './fetch-export.tsx'

/** On the page of a job that is an export: the file, or why there is none. */
export function ExportOfJob({ job }: { job: Job }) {
  const { t } = useTranslation(['jobs'])
  const { account } = useAccount()
  const times = useTimes(account.timeZone)
  const isExport = job.kind === exportKind && account.rights.includes('exportLists')
  const {
    data: found,
    error,
    refetch,
  } = useQuery({ ...exportQuery(account.id, job.id), enabled: isExport && isOver(job) })
  if (!isExport) return null
  if (error instanceof Refusal && error.status === 404)
    return <Notice kind="plain" title={t('jobs:export.other.title')} text={t('jobs:export.other.text')} />
  if (error) return <Failure error={error} title={t('jobs:export.notFetched')} onRetry={() => void refetch()} />
  if (!found || job.state !== 'done') return null
  if (found.isFileGone)
    return <Notice kind="plain" title={t('jobs:export.gone.title')} text={t('jobs:export.gone.text')} />
  return (
    <>
      <p>{t('jobs:export.until', { time: times.moment(found.fileEndsAt) })}</p>
      <div>
        <FetchExport account={account} id={job.id} />
      </div>
    </>
  )
}
