import { Button } from '@mantine/core'
import { IconPlus, IconUsersGroup } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useAccount } from '../../api/use-account.ts'
import { PageHead } from '../../ui/page-head.tsx'
import { Empty } from '../../ui/states/empty.tsx'
import { Failure } from '../../ui/states/failure.tsx'
import { DataTable } from '../../ui/table/data-table.tsx'
import { Pager } from '../../ui/table/pager.tsx'
import { SkeletonRows } from '../../ui/table/skeleton-rows.tsx'
import { TrashChip } from '../../ui/trash/trash-chip.tsx'
import { usePageName } from '../../ui/use-page-name.ts'
import type { GroupsSearch } from './group-search.rules.ts'
import { groupColumns } from './groups.columns.tsx'
import classes from './groups.module.css'
import { groupsQuery, trashQuery } from './groups.queries.ts'
import { NewGroupDialog } from './new-group-dialog.tsx'
import { TrashedGroups } from './trashed-groups.tsx'

const route = '/accounts/$accountId/groups'

/** Every group of the account: who may change it, and which mailings count on it. */
export function GroupsPage() {
  const { t } = useTranslation(['groups'])
  const { account } = useAccount()
  const search = useSearch({ from: route })
  const navigate = useNavigate({ from: route })
  const list = useQuery(groupsQuery(account.id, search))
  const { data: trash = [] } = useQuery(trashQuery(account.id))
  const [isTrash, setTrash] = useState(false)
  const [isNaming, setNaming] = useState(false)
  usePageName(t('groups:title'))
  const total = list.data?.meta.pagination.total ?? 0
  const mayChange = account.rights.includes('changeGroups')
  const change = (changed: GroupsSearch) =>
    void navigate({ to: '.', search: (before: GroupsSearch) => ({ ...before, page: undefined, ...changed }) })
  const make = mayChange && (
    <Button variant="filled" leftSection={<IconPlus size={16} stroke={1.6} />} onClick={() => setNaming(true)}>
      {t('groups:new.open')}
    </Button>
  )
  return (
    <div className={classes.list}>
      <div className={classes.top}>
        <PageHead title={t('groups:title')} figure={list.data && total}>
          {total > 0 && make}
        </PageHead>
        <TrashChip count={trash.length} isOpen={isTrash} onChange={setTrash} />
      </div>
      {isTrash ? (
        <div className={classes.state}>
          <TrashedGroups groups={trash} />
        </div>
      ) : list.error ? (
        <div className={classes.state}>
          <Failure error={list.error} title={t('groups:notLoaded')} onRetry={() => void list.refetch()} />
        </div>
      ) : list.isPending ? (
        <SkeletonRows />
      ) : total === 0 ? (
        <div className={classes.state}>
          <Empty icon={IconUsersGroup} title={t('groups:empty.title')} text={t('groups:empty.text')}>
            {make}
          </Empty>
        </div>
      ) : (
        <>
          <div className={classes.rows}>
            <DataTable
              label={t('groups:title')}
              columns={groupColumns}
              rows={list.data.data}
              sort={search.sort ?? 'name'}
              onSort={(sort) => change({ sort })}
              isStale={list.isPlaceholderData}
            />
          </div>
          <Pager page={search.page ?? 1} total={total} onPage={(page) => change({ page })} />
        </>
      )}
      {isNaming && <NewGroupDialog onClose={() => setNaming(false)} />}
    </div>
  )
}
