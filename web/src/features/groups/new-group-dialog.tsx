import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useAccount } from '../../api/use-account.ts'
import { Radio } from '../../ui/form/radio.ts'
import { GroupNameDialog } from './group-name-dialog.tsx'
import classes from './groups.module.css'
import { createGroup, groupsKey } from './groups.queries.ts'

const kinds = ['static', 'dynamic'] as const

/** A static group begins with its name, and people are put in on its own page; a dynamic one begins with its conditions. */
export function NewGroupDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation(['groups'])
  const { account } = useAccount()
  const queries = useQueryClient()
  const navigate = useNavigate()
  const [kind, setKind] = useState<(typeof kinds)[number]>('static')
  const accountId = String(account.id)
  const { mutate, isPending, error } = useMutation({
    mutationFn: async (name: string) => {
      if (kind === 'dynamic')
        return navigate({ to: '/accounts/$accountId/groups/new', params: { accountId }, search: { name } })
      const { id } = await createGroup(account.id, name)
      await queries.invalidateQueries({ queryKey: groupsKey(account.id) })
      return navigate({
        to: '/accounts/$accountId/groups/$groupId',
        params: { accountId, groupId: String(id) },
      })
    },
  })
  return (
    <GroupNameDialog
      title={t('groups:new.title')}
      name=""
      go={t(kind === 'dynamic' ? 'groups:new.on' : 'groups:new.go')}
      isPending={isPending}
      error={error}
      onClose={onClose}
      onGo={mutate}
    >
      <Radio.Group
        label={t('groups:new.kind')}
        value={kind}
        onChange={(chosen) => setKind(chosen as (typeof kinds)[number])}
      >
        <div className={classes.kinds}>
          {kinds.map((each) => (
            <Radio key={each} value={each} label={t(`groups:kind.${each}`)} description={t(`groups:new.${each}`)} />
          ))}
        </div>
      </Radio.Group>
    </GroupNameDialog>
  )
}
