import { IconUserMinus, IconUsersGroup } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Group, SubscriberView } from '../../api/records.ts'
import { useAccount } from '../../api/use-account.ts'
import { Empty } from '../../ui/states/empty.tsx'
import { EmptyFiltered } from '../../ui/states/empty-filtered.tsx'
import { Failure } from '../../ui/states/failure.tsx'
import { BulkBar } from '../../ui/table/bulk-bar.tsx'
import { DataTable, type DataTableProps } from '../../ui/table/data-table.tsx'
import { Pager } from '../../ui/table/pager.tsx'
import { SearchWords } from '../../ui/table/search-words.tsx'
import { isChosen, nobody } from '../../ui/table/selection.rules.ts'
import { SkeletonRows } from '../../ui/table/skeleton-rows.tsx'
import { useChangeMembers } from './change-members.ts'
import classes from './group.module.css'
import type { MembersSearch } from './group-search.rules.ts'
import { membersCountQuery, membersQuery } from './groups.queries.ts'
import { RefusedChange } from './refused-change.tsx'

interface Props {
  group: Group
  columns: DataTableProps<SubscriberView>['columns']
  nameOf: (person: SubscriberView) => string
  search: MembersSearch
  onChange: (changed: Partial<MembersSearch>) => void
  mayChange: boolean
}

export function GroupMembers(props: Props) {
  const { group, search, onChange } = props
  const { t } = useTranslation(['groups'])
  const { account } = useAccount()
  const list = useQuery(membersQuery(account.id, group.id, search))
  const isUncounted = list.data?.meta.total === null
  const counted = useQuery({ ...membersCountQuery(account.id, group.id, search), enabled: isUncounted })
  const total = list.data?.meta.total ?? counted.data ?? null
  return (
    <section className={classes.members} aria-label={t('groups:members')}>
      <SearchWords
        label={t('groups:find', { count: group.subscriberCount })}
        className={classes.words}
        search={search.words}
        onSearch={(words) => onChange({ words })}
      />
      {list.error ? (
        <Failure error={list.error} title={t('groups:membersNotLoaded')} onRetry={() => void list.refetch()} />
      ) : list.isPending ? (
        <SkeletonRows columns={3} />
      ) : list.data.data.length > 0 ? (
        <People {...props} rows={list.data.data} total={total} isStale={list.isPlaceholderData} />
      ) : search.words ? (
        <EmptyFiltered
          title={t('groups:nobodyFound', { words: search.words })}
          clear={{ label: t('groups:showAll'), run: () => onChange({ words: undefined }) }}
        />
      ) : (
        <Empty icon={IconUsersGroup} title={t('groups:nobody.title')} text={t('groups:nobody.text')} />
      )}
    </section>
  )
}

function People({
  group,
  columns,
  nameOf,
  search,
  onChange,
  mayChange,
  rows,
  total,
  isStale,
}: Props & { rows: SubscriberView[]; total: number | null; isStale: boolean }) {
  const { t } = useTranslation(['groups'])
  const [selection, setSelection] = useState(nobody)
  const { take, error } = useChangeMembers(group)
  // biome-ignore lint/correctness/useExhaustiveDependencies: who was chosen among others may not be among these
  useEffect(() => setSelection(nobody), [search.words, search.page])
  const chosen = rows.filter(({ id }) => isChosen(selection, id)).map(({ id }) => id)
  const takeOut = {
    id: 'take-out',
    label: t('groups:takeOut', { count: chosen.length }),
    icon: IconUserMinus,
    run: () => {
      take(chosen)
      setSelection(nobody)
    },
  }
  return (
    <>
      {error && <RefusedChange error={error} />}
      <DataTable
        label={t('groups:members')}
        columns={columns}
        rows={rows}
        sort={search.sort ?? '-id'}
        onSort={(sort) => onChange({ sort })}
        isStale={isStale}
        choosing={
          mayChange
            ? { selection, onSelect: setSelection, nameOf: (person) => t('groups:choose', { name: nameOf(person) }) }
            : undefined
        }
      />
      {mayChange && <BulkBar selection={selection} total={rows.length} onSelect={setSelection} acts={[takeOut]} />}
      <Pager page={search.page ?? 1} total={total} onPage={(page) => onChange({ page })} />
    </>
  )
}
