import { useQuery } from '@tanstack/react-query'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { SubscriberView } from '../../api/records.ts'
import { useAccount } from '../../api/use-account.ts'
import { PageHead } from '../../ui/page-head.tsx'
import { Failure } from '../../ui/states/failure.tsx'
import { BulkBar } from '../../ui/table/bulk-bar.tsx'
import { DataTable } from '../../ui/table/data-table.tsx'
import { Pager } from '../../ui/table/pager.tsx'
import { nobody } from '../../ui/table/selection.rules.ts'
import { SkeletonRows } from '../../ui/table/skeleton-rows.tsx'
import { usePageName } from '../../ui/use-page-name.ts'
import { overviewQuery } from '../overview/overview.queries.ts'
import { useCopyAddresses } from './copy-addresses.ts'
import { nameOf } from './name.rules.ts'
import { NobodyHere } from './nobody-here.tsx'
import { firstSort, type SubscriberSearch } from './subscriber-filter.rules.ts'
import { SubscriberFilters } from './subscriber-filters.tsx'
import { SubscriberViews } from './subscriber-views.tsx'
import { subscriberColumns } from './subscribers.columns.tsx'
import classes from './subscribers.module.css'
import { subscribersQuery } from './subscribers.queries.ts'

const route = '/accounts/$accountId/subscribers'

/** Everybody of the account, in pages; the address says which. */
export function SubscribersPage() {
  const { t } = useTranslation(['subscribers'])
  const { account } = useAccount()
  const { search, change } = useAddress()
  const where = { accountId: account.id, zone: account.timeZone }
  const list = useQuery(subscribersQuery(where, search))
  const counts = useQuery(overviewQuery(account.id)).data?.subscribers
  usePageName(t('subscribers:title'))
  const total = list.data?.meta.pagination.total ?? 0
  return (
    <div className={classes.page}>
      <div className={classes.top}>
        <PageHead title={t('subscribers:title')} figure={counts?.total} />
        <SubscriberViews counts={counts} view={search.view} onView={(view) => change({ view, state: undefined })} />
        <SubscriberFilters search={search} onChange={change} total={list.data && total} />
      </div>
      {list.error ? (
        <div className={classes.state}>
          <Failure error={list.error} title={t('subscribers:notLoaded')} onRetry={() => void list.refetch()} />
        </div>
      ) : list.isPending ? (
        <SkeletonRows />
      ) : total === 0 ? (
        <div className={classes.state}>
          <NobodyHere where={where} search={search} onChange={change} />
        </div>
      ) : (
        <People search={search} change={change} total={total} rows={list.data.data} isStale={list.isPlaceholderData} />
      )}
    </div>
  )
}

interface PeopleProps {
  search: SubscriberSearch
  change: (changed: Partial<SubscriberSearch>) => void
  total: number
  rows: SubscriberView[]
  isStale: boolean
}

function People({ search, change, total, rows, isStale }: PeopleProps) {
  const { t } = useTranslation(['subscribers'])
  const [selection, setSelection] = useState(nobody)
  const { page = 1, sort = firstSort, ...narrowing } = search
  const narrowed = JSON.stringify(narrowing)
  // Who was chosen among others may not be among these.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the choice ends with what narrows the list
  useEffect(() => setSelection(nobody), [narrowed])
  const copy = useCopyAddresses(rows, selection)
  return (
    <>
      <div className={classes.rows}>
        <DataTable
          label={t('subscribers:title')}
          columns={subscriberColumns}
          rows={rows}
          sort={sort}
          onSort={(chosen) => change({ sort: chosen as SubscriberSearch['sort'] })}
          isStale={isStale}
          choosing={{
            selection,
            onSelect: setSelection,
            nameOf: (person) => t('subscribers:choose', { name: nameOf(person) ?? person.email }),
          }}
        />
      </div>
      <BulkBar selection={selection} total={total} onSelect={setSelection} acts={copy ? [copy] : []} />
      <Pager page={page} total={total} onPage={(next) => change({ page: next })} />
    </>
  )
}

/** The address is the state: going back, reloading and sending a link work by themselves. */
function useAddress() {
  const search = useSearch({ from: route })
  const navigate = useNavigate({ from: route })
  return {
    search,
    change: (changed: Partial<SubscriberSearch>) =>
      void navigate({ to: '.', search: (before: SubscriberSearch) => ({ ...before, page: undefined, ...changed }) }),
  }
}
