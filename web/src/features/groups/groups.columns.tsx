import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import type { Group } from '../../api/records.ts'
import { useAccount } from '../../api/use-account.ts'
import { columnsOf } from '../../ui/table/column.ts'
import { useTimes } from '../../ui/use-times.ts'
import { kindOf, permissions } from './group.rules.ts'
import classes from './groups.module.css'
import { KindMark } from './kind-mark.tsx'

const { accessor, columns } = columnsOf<Group>()

export const groupColumns = columns([
  accessor('name', {
    cell: ({ row }) => <Name group={row.original} />,
    meta: { name: 'groups:column.name', sort: 'name', width: '30%', grow: true },
  }),
  accessor(kindOf, {
    id: 'kind',
    cell: ({ getValue }) => <KindMark kind={getValue()} />,
    meta: { name: 'groups:column.kind', width: 120, small: false },
  }),
  accessor('subscriberCount', {
    cell: ({ getValue }) => <People count={getValue()} />,
    meta: { name: 'groups:column.people', width: 110, isFigure: true },
  }),
  accessor('permissions', {
    cell: ({ getValue }) => <Allowed permissions={getValue()} />,
    meta: { name: 'groups:column.allowed', small: false },
  }),
  accessor('usedBy', {
    cell: ({ getValue }) => <Used uses={getValue()} />,
    meta: { name: 'groups:column.usedBy', small: false },
  }),
  accessor('updatedAt', {
    cell: ({ getValue }) => <Day at={getValue()} />,
    meta: { name: 'groups:column.changed', sort: 'updatedAt', width: 130, small: false },
  }),
])

function Name({ group: { id, name } }: { group: Group }) {
  const { account } = useAccount()
  return (
    <Link
      className={classes.name}
      to="/accounts/$accountId/groups/$groupId"
      params={{ accountId: String(account.id), groupId: String(id) }}
    >
      {name}
    </Link>
  )
}

function People({ count }: { count: number }) {
  const { t } = useTranslation(['groups'])
  return t('groups:figure', { count })
}

/** What users may do with it: mostly everything, so only what is locked needs words. */
function Allowed({ permissions: given }: Pick<Group, 'permissions'>) {
  const { t, i18n } = useTranslation(['groups'])
  const locked = permissions.filter((permission) => !given[permission])
  if (locked.length === 0) return <span className={classes.quiet}>{t('groups:allowed.all')}</span>
  if (locked.length === permissions.length) return t('groups:allowed.none')
  const words = locked.map((permission) => t(`groups:allowed.${permission}`))
  return t('groups:allowed.not', { acts: new Intl.ListFormat(i18n.language).format(words) })
}

function Used({ uses }: { uses: Group['usedBy'] }) {
  const { t } = useTranslation(['groups'])
  if (uses.length === 0) return <span className={classes.quiet}>{t('groups:unused')}</span>
  return uses.length === 1 ? uses[0]?.name : t('groups:usedByMany', { count: uses.length, name: uses[0]?.name })
}

function Day({ at }: { at: string }) {
  const { account } = useAccount()
  return <span className={classes.day}>{useTimes(account.timeZone).day(at)}</span>
}
