import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useAccount } from '../../api/use-account.ts'
import { PageHead } from '../../ui/page-head.tsx'
import { Failure } from '../../ui/states/failure.tsx'
import { SkeletonRows } from '../../ui/table/skeleton-rows.tsx'
import { usePageName } from '../../ui/use-page-name.ts'
import { CloseAccount } from './close-account.tsx'
import { endingQuery } from './ending.queries.ts'
import { ReopenAccount } from './reopen-account.tsx'
import { TakeAlong } from './take-along.tsx'

/** Everything can be taken along, and the account closed; both from here. */
export function EndingPage() {
  const { t } = useTranslation(['ending'])
  const { account } = useAccount()
  const { data: ending, error, refetch } = useQuery(endingQuery(account.id))
  usePageName(t('ending:title'))
  return (
    <>
      <PageHead title={t('ending:title')} above={t('ending:about')} />
      {error ? (
        <Failure error={error} title={t('ending:notLoaded')} onRetry={() => void refetch()} />
      ) : ending ? (
        <div>
          <TakeAlong ending={ending} />
          {ending.closedAt === null ? <CloseAccount ending={ending} /> : <ReopenAccount ending={ending} />}
        </div>
      ) : (
        <SkeletonRows columns={2} />
      )}
    </>
  )
}
