import { Link } from '@tanstack/react-router'
import type { ColumnDef } from '@tanstack/react-table'
import { useTranslation } from 'react-i18next'
import type { ListColumn, SubscriberRow, SubscriberView } from '../../api/records.ts'
import { useAccount } from '../../api/use-account.ts'
import { columnsOf, type Features } from '../../ui/table/column.ts'
import { useTimes } from '../../ui/use-times.ts'
import { isEmpty } from './field.rules.ts'
import { isFigure, kindOf } from './list-column.rules.ts'
import { nameOf } from './name.rules.ts'
import { StateMark } from './state-mark.tsx'
import { stateOf } from './status.rules.ts'
import classes from './subscribers.module.css'
import { useShown } from './use-shown.ts'

const { accessor, columns } = columnsOf<SubscriberView>()

export const subscriberColumns = columns([
  accessor(nameOf, {
    id: 'name',
    cell: ({ row }) => <Name person={row.original} />,
    meta: { name: 'subscribers:column.name', sort: 'lastname', width: '26%', grow: true },
  }),
  accessor('email', {
    cell: ({ getValue }) => getValue(),
    meta: { name: 'subscribers:column.email', sort: 'email', small: false },
  }),
  accessor(stateOf, {
    id: 'state',
    cell: ({ getValue }) => <StateMark state={getValue()} />,
    meta: { name: 'subscribers:column.state', width: 168 },
  }),
  accessor('createdAt', {
    cell: ({ getValue }) => <Day at={getValue()} />,
    meta: { name: 'subscribers:column.joined', sort: 'createdAt', width: 140, small: false },
  }),
  accessor('updatedAt', {
    cell: ({ getValue }) => <Day at={getValue()} />,
    meta: { name: 'subscribers:column.changed', sort: 'updatedAt', width: 156, small: false },
  }),
])

const chosen = columnsOf<SubscriberRow>()

/** The columns that everybody sees, and those that somebody chose. */
export function withChosen(asked: readonly ListColumn[], labelOf: (column: ListColumn) => string) {
  const own = asked.map((column) =>
    chosen.accessor(({ values }) => values[column.column] as unknown, {
      id: column.column,
      cell: ({ getValue }) => <Value column={column} value={getValue()} />,
      meta: { name: column.column, given: labelOf(column), width: 150, small: false, isFigure: isFigure(column) },
    }),
  )
  return [...(subscriberColumns as ColumnDef<Features, SubscriberRow>[]), ...chosen.columns(own)]
}

function Value({ column, value }: { column: ListColumn; value: unknown }) {
  const { value: shown } = useShown()
  return isEmpty(value) ? null : shown({ member: column.column, kind: kindOf(column) }, value)
}

function Name({ person }: { person: SubscriberView }) {
  const { t } = useTranslation(['subscribers'])
  const { account } = useAccount()
  const name = nameOf(person)
  return (
    <Link
      className={classes.name}
      to="/accounts/$accountId/subscribers/$subscriberId"
      params={{ accountId: String(account.id), subscriberId: String(person.id) }}
    >
      <span data-unknown={name === null || undefined}>{name ?? t('subscribers:noName')}</span>
      <span className={classes.small}>{person.email}</span>
    </Link>
  )
}

function Day({ at }: { at: string }) {
  const { account } = useAccount()
  return <span className={classes.figure}>{useTimes(account.timeZone).day(at)}</span>
}
