import { useQuery } from '@tanstack/react-query'
import { useLocation, useNavigate, useSearch } from '@tanstack/react-router'
import { type CSSProperties, useEffect, useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { overviewQuery } from '../../api/overview.queries.ts'
import type { ListColumn, SubscriberRow } from '../../api/records.ts'
import { useAccount } from '../../api/use-account.ts'
import { PageHead } from '../../ui/page-head.tsx'
import { BulkBar } from '../../ui/table/bulk-bar.tsx'
import { DataTable } from '../../ui/table/data-table.tsx'
import { Pager } from '../../ui/table/pager.tsx'
import { nobody } from '../../ui/table/selection.rules.ts'
import { SkeletonRows } from '../../ui/table/skeleton-rows.tsx'
import { usePageName } from '../../ui/use-page-name.ts'
import { useBulkActs } from '../bulk-acts/use-bulk-acts.tsx'
import { ExportButton, useExport } from '../exports/use-export.tsx'
import { AddPerson } from './add-person.tsx'
import { useCopyAddresses } from './copy-addresses.ts'
import { ImportLink } from './import-link.tsx'
import { ListFailure } from './list-failure.tsx'
import { nameOf } from './name.rules.ts'
import { NobodyHere } from './nobody-here.tsx'
import { filtersOf, firstSort, narrowingBody, type SubscriberSearch } from './subscriber-filter.rules.ts'
import { SubscriberFilters } from './subscriber-filters.tsx'
import { SubscriberViews } from './subscriber-views.tsx'
import { withChosen } from './subscribers.columns.tsx'
import classes from './subscribers.module.css'
import { countQuery, subscribersQuery } from './subscribers.queries.ts'
import { useColumnLabel } from './use-column-label.ts'
import { useDefaultView } from './use-default-view.ts'

const route = '/accounts/$accountId/subscribers'

/** Everybody of the account, in pages; the address says which. */
export function SubscribersPage() {
  const { t } = useTranslation(['subscribers'])
  const { account } = useAccount()
  const { search, change, open } = useAddress()
  useDefaultView(search, open)
  const where = { accountId: account.id, zone: account.timeZone }
  const list = useQuery(subscribersQuery(where, search))
  const counts = useQuery(overviewQuery(account.id)).data?.subscribers
  usePageName(t('subscribers:title'))
  const known = list.data?.meta.total
  const counted = useQuery({ ...countQuery(where, search), enabled: known === null }).data
  const total = known === null ? (counted ?? null) : (known ?? 0)
  return (
    <div className={classes.page}>
      <div className={classes.top}>
        <PageHead title={t('subscribers:title')} figure={counts?.total}>
          {account.rights.includes('importPeople') && <ImportLink accountId={account.id} />}
          <ExportButton filters={filtersOf(search, account.timeZone)} {...narrowingBody(search)} />
          <AddPerson />
        </PageHead>
        <SubscriberViews
          counts={counts}
          search={search}
          onView={(view) => change({ view, state: undefined })}
          onOpen={open}
        />
        <SubscriberFilters search={search} onChange={change} total={list.data && total} />
      </div>
      {list.error ? (
        <div className={classes.state}>
          <ListFailure error={list.error} search={search} onChange={change} onRetry={() => void list.refetch()} />
        </div>
      ) : list.isPending ? (
        <SkeletonRows />
      ) : total === 0 ? (
        <div className={classes.state}>
          <NobodyHere where={where} search={search} onChange={change} />
        </div>
      ) : (
        <People
          search={search}
          change={change}
          total={total}
          rows={list.data.data}
          asked={list.data.meta.columns}
          isStale={list.isPlaceholderData}
        />
      )}
    </div>
  )
}

interface PeopleProps {
  search: SubscriberSearch
  change: (changed: Partial<SubscriberSearch>) => void
  total: number | null
  rows: SubscriberRow[]
  asked: ListColumn[]
  isStale: boolean
}

function People({ search, change, total, rows, asked, isStale }: PeopleProps) {
  const { t } = useTranslation(['subscribers'])
  const { account } = useAccount()
  const [selection, setSelection] = useState(nobody)
  const { page = 1, sort = firstSort, columns: _, ...narrowing } = search
  const label = useColumnLabel()
  const columns = useMemo(() => withChosen(asked, label), [asked, label])
  const narrowed = JSON.stringify(narrowing)
  // Who was chosen among others may not be among these.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the choice ends with what narrows the list
  useEffect(() => setSelection(nobody), [narrowed])
  const copy = useCopyAddresses(rows, selection)
  const chosen = { selection, filters: filtersOf(search, account.timeZone), ...narrowingBody(search) }
  const { acts, dialog } = useBulkActs(chosen, () => setSelection(nobody))
  const leave = useExport(chosen, () => setSelection(nobody))
  return (
    <>
      <div
        className={classes.rows}
        data-wide={asked.length > 0 || undefined}
        style={{ '--chosen': asked.length } as CSSProperties}
      >
        <DataTable
          label={t('subscribers:title')}
          columns={columns}
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
      <BulkBar
        selection={selection}
        total={total}
        onSelect={setSelection}
        acts={[...acts, leave.act, copy].filter((act) => act !== null)}
      />
      {dialog}
      {leave.dialog}
      <Pager isChoosing page={page} total={total} onPage={(next) => change({ page: next })} />
    </>
  )
}

/** The address is the state: going back, reloading and sending a link work by themselves. Words stay beside it. */
function useAddress() {
  const address = useSearch({ from: route })
  const words = useLocation({ select: ({ state }) => state.words })
  const navigate = useNavigate({ from: route })
  const search: SubscriberSearch = { ...address, words }
  return {
    search,
    /** Nothing of what the list showed before stays. */
    open: (asked: SubscriberSearch) => void navigate({ to: '.', search: asked, state: {} }),
    change: (changed: Partial<SubscriberSearch>) => {
      const { words: asked, ...rest } = { ...search, page: undefined, ...changed }
      void navigate({ to: '.', search: rest, state: { words: asked } })
    },
  }
}
