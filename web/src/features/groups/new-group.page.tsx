import { useQueryClient } from '@tanstack/react-query'
import { useLocation, useNavigate, useSearch } from '@tanstack/react-router'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { ConditionBox } from '../../api/records.ts'
import { useAccount } from '../../api/use-account.ts'
import { LinkButton } from '../../ui/link-button.tsx'
import { say } from '../../ui/say.tsx'
import { usePageName } from '../../ui/use-page-name.ts'
import { nameOf } from '../subscribers/name.rules.ts'
import { findPeople } from '../subscribers/subscribers.queries.ts'
import { createDynamicGroup } from './conditions.queries.ts'
import { DynamicGroup } from './dynamic-group.tsx'
import classes from './group.module.css'
import { NewGroupHead } from './group-head.tsx'
import { GroupNameDialog } from './group-name-dialog.tsx'
import { groupsKey } from './groups.queries.ts'

/** A dynamic group before it is saved for the first time. */
export function NewGroupPage() {
  const { t } = useTranslation(['groups', 'conditions'])
  const { account } = useAccount()
  const queries = useQueryClient()
  const navigate = useNavigate()
  const { name: given } = useSearch({ from: '/accounts/$accountId/groups/new' })
  const begun = useLocation({ select: ({ state }) => state.conditions })
  const [name, setName] = useState(given ?? t('groups:new.title'))
  const [isNaming, setNaming] = useState(false)
  usePageName(name)
  const save = async (conditions: ConditionBox) => {
    const { id } = await createDynamicGroup(account.id, name, conditions)
    say({ text: t('conditions:made', { name }) })
    void queries.invalidateQueries({ queryKey: groupsKey(account.id) })
    await navigate({
      to: '/accounts/$accountId/groups/$groupId',
      params: { accountId: String(account.id), groupId: String(id) },
      ignoreBlocker: true,
      replace: true,
    })
  }
  const rename = <LinkButton onClick={() => setNaming(true)}>{t('groups:rename.open')}</LinkButton>
  return (
    <div className={classes.page}>
      <DynamicGroup
        saved={begun ?? null}
        head={(acts) => <NewGroupHead name={name} under={rename} acts={acts} />}
        save={save}
        find={findPeople(queries, account.id)}
        nameOf={nameOf}
      />
      {isNaming && (
        <GroupNameDialog
          title={t('groups:rename.title', { name })}
          name={name}
          go={t('groups:rename.go')}
          isPending={false}
          error={null}
          onClose={() => setNaming(false)}
          onGo={(other) => {
            setName(other)
            setNaming(false)
          }}
        />
      )}
    </div>
  )
}
