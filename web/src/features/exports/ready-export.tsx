import { CloseButton } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import type { Job } from '../../api/records.ts'
import { useAccount } from '../../api/use-account.ts'
import classes from './exports.module.css'
import { FetchExport } from './fetch-export.tsx'
import { usePutAwayExport } from './use-ready-exports.ts'

/** A file that waits: to be fetched, or put away. */
export function ReadyExport({ job }: { job: Job }) {
  const { t } = useTranslation(['jobs'])
  const { account } = useAccount()
  const putAway = usePutAwayExport()
  const rows = (job.result as { rows?: number } | null)?.rows ?? job.done
  return (
    <div className={classes.ready}>
      <div className={classes.readyName}>{t('jobs:export.ready', { count: rows })}</div>
      <FetchExport account={account} id={job.id} />
      <CloseButton size={26} onClick={() => putAway(job.id)} aria-label={t('jobs:export.putAway')} />
    </div>
  )
}
