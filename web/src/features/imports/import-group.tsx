import { NativeSelect } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { assignable } from '../../api/group.rules.ts'
import { groupChoicesQuery } from '../../api/group-choices.ts'
import type { Import, ImportRules } from '../../api/records.ts'
import { useAccount } from '../../api/use-account.ts'
import { type Counts, enteringGroup } from './import.rules.ts'
import classes from './imports.module.css'

interface Props {
  rules: ImportRules
  onChange: (changed: Partial<ImportRules>) => void
}

/** Which group the people of the list enter, if any. */
export function ImportGroup({ rules, onChange }: Props) {
  const { t } = useTranslation(['imports'])
  const { account } = useAccount()
  const groups = useQuery(groupChoicesQuery(account.id))
  const choices = assignable(groups.data ?? [])
  return (
    <NativeSelect
      label={t('imports:group.label')}
      description={groups.data && choices.length === 0 ? t('imports:group.noneYet') : t('imports:group.note')}
      value={rules.groupId ?? ''}
      onChange={({ currentTarget }) => onChange({ groupId: Number(currentTarget.value) || null })}
      data={[
        { value: '', label: t('imports:group.none') },
        ...choices.map(({ id, name }) => ({ value: String(id), label: name })),
      ]}
    />
  )
}

/** How many of the list are in the group then, with the way to it. */
export function GroupOfImport({ one, counts, groupId }: { one: Import; counts: Counts; groupId: number }) {
  const { t } = useTranslation(['imports'])
  const { account } = useAccount()
  const { data: groups } = useQuery(groupChoicesQuery(account.id))
  const group = groups?.find(({ id }) => id === groupId)
  if (!group) return null
  const count = enteringGroup(counts)
  return (
    <p className={classes.quiet}>
      {one.stage === 'checked' ? t('imports:group.dry', { count }) : t('imports:group.done', { count })}{' '}
      <Link
        to="/accounts/$accountId/groups/$groupId"
        params={{ accountId: String(account.id), groupId: String(groupId) }}
      >
        {group.name}
      </Link>
    </p>
  )
}
