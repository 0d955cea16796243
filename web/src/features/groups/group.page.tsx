import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useLocation, useNavigate, useParams, useSearch } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import type { ConditionBox, GroupDetail } from '../../api/records.ts'
import { Refusal } from '../../api/refusal.ts'
import { useAccount } from '../../api/use-account.ts'
import { say } from '../../ui/say.tsx'
import { Failure } from '../../ui/states/failure.tsx'
import { Notice } from '../../ui/states/notice.tsx'
import { SkeletonRows } from '../../ui/table/skeleton-rows.tsx'
import { usePageName } from '../../ui/use-page-name.ts'
import { ExportButton } from '../exports/use-export.tsx'
import { nameOf } from '../subscribers/name.rules.ts'
import { subscriberColumns } from '../subscribers/subscribers.columns.tsx'
import { findPeople } from '../subscribers/subscribers.queries.ts'
import { saveConditions } from './conditions.queries.ts'
import { DynamicGroup } from './dynamic-group.tsx'
import classes from './group.module.css'
import { kindOf } from './group.rules.ts'
import { GroupHead } from './group-head.tsx'
import { GroupMembers } from './group-members.tsx'
import type { MembersSearch } from './group-search.rules.ts'
import { groupQuery, groupsKey } from './groups.queries.ts'
import { PutPeopleIn } from './put-people-in.tsx'
import { WhatUsersMay } from './what-users-may.tsx'

/** Without when each of them last changed: the page is about the group. */
const memberColumns = subscriberColumns.slice(0, 4)
const route = '/accounts/$accountId/groups/$groupId'

/** One group: who is in it, and how that changes. */
export function GroupPage() {
  const { t } = useTranslation(['groups'])
  const { account } = useAccount()
  const { groupId } = useParams({ from: route })
  const { data: group, error, refetch } = useQuery(groupQuery(account.id, Number(groupId)))
  usePageName(group?.name ?? t('groups:title'))
  return (
    <div className={classes.page}>
      {error ? (
        <Missing error={error} onRetry={() => void refetch()} />
      ) : group ? (
        kindOf(group) === 'dynamic' ? (
          <OneDynamicGroup key={group.id} group={group} />
        ) : (
          <OneGroup group={group} />
        )
      ) : (
        <SkeletonRows columns={3} />
      )}
    </div>
  )
}

function Missing({ error, onRetry }: { error: Error; onRetry: () => void }) {
  const { t } = useTranslation(['groups'])
  if (error instanceof Refusal && error.status === 404)
    return <Notice kind="plain" title={t('groups:gone.title')} text={t('groups:gone.text')} />
  return <Failure error={error} title={t('groups:oneNotLoaded')} onRetry={onRetry} />
}

function OneDynamicGroup({ group }: { group: GroupDetail }) {
  const { t } = useTranslation(['conditions'])
  const { account } = useAccount()
  const queries = useQueryClient()
  const save = async (conditions: ConditionBox) => {
    const saved = await saveConditions(account.id, group.id, conditions)
    queries.setQueryData(groupQuery(account.id, group.id).queryKey, saved)
    say({ text: t('conditions:saved', { name: group.name }) })
    void queries.invalidateQueries({ queryKey: groupsKey(account.id) })
  }
  return (
    <DynamicGroup
      saved={group.conditions}
      groupId={group.id}
      head={(acts) => <GroupHead group={group}>{acts || <ExportOf group={group} />}</GroupHead>}
      save={save}
      find={findPeople(queries, account.id)}
      nameOf={nameOf}
    />
  )
}

function ExportOf({ group }: { group: GroupDetail }) {
  const filters = new URLSearchParams({ 'filter[groupId]': String(group.id) })
  return <ExportButton filters={filters} words="" conditions={null} />
}

function OneGroup({ group }: { group: GroupDetail }) {
  const { t } = useTranslation(['groups'])
  const { account } = useAccount()
  const queries = useQueryClient()
  const address = useSearch({ from: route })
  const words = useLocation({ select: ({ state }) => state.words })
  const search: MembersSearch = { ...address, words }
  const navigate = useNavigate({ from: route })
  const mayPut = account.rights.includes('changeGroups') && group.permissions.canAssignSubscribers
  const change = (changed: Partial<MembersSearch>) => {
    const { words: asked, ...rest } = { ...search, page: undefined, ...changed }
    void navigate({ to: '.', search: rest, state: { words: asked } })
  }
  return (
    <>
      <GroupHead group={group}>
        <ExportOf group={group} />
      </GroupHead>
      {kindOf(group) === 'external' && !group.permissions.canAssignSubscribers && (
        <p className={classes.sentence}>{t('groups:keptElsewhere', { count: group.subscriberCount })}</p>
      )}
      <div className={classes.columns}>
        <GroupMembers
          group={group}
          columns={memberColumns}
          nameOf={(person) => nameOf(person) ?? person.email}
          search={search}
          onChange={change}
          mayChange={mayPut}
        />
        <div className={classes.sides}>
          {mayPut && <PutPeopleIn group={group} find={findPeople(queries, account.id)} />}
          {kindOf(group) === 'external' && <WhatUsersMay group={group} />}
        </div>
      </div>
    </>
  )
}
