import { Checkbox, Table } from '@mantine/core'
import { IconArrowDown, IconArrowUp } from '@tabler/icons-react'
import type { ReactTable, RowData } from '@tanstack/react-table'
import type { CSSProperties } from 'react'
import { useTranslation } from 'react-i18next'
import type { Features, Look } from './column.ts'
import classes from './data-table.module.css'
import type { DataTableProps, TableRow } from './data-table.tsx'
import { choose, shareChosen } from './selection.rules.ts'

type Props<Row extends TableRow & RowData> = DataTableProps<Row> & { table: ReactTable<Features, Row> }

export function DataTableHead<Row extends TableRow & RowData>({ table, rows, sort, onSort, choosing }: Props<Row>) {
  const { t } = useTranslation(['ui'])
  const shown = rows.map(({ id }) => id)
  const share = choosing ? shareChosen(choosing.selection, shown) : 'none'
  return (
    <Table.Thead>
      <Table.Tr>
        {choosing && (
          <Table.Th className={classes.choice}>
            <Checkbox
              aria-label={t('ui:table.choosePage')}
              checked={share === 'every'}
              indeterminate={share === 'some'}
              onChange={() => choosing.onSelect(choose(choosing.selection, shown, share !== 'every'))}
            />
          </Table.Th>
        )}
        {table.getHeaderGroups()[0]?.headers.map(({ id, column }) => (
          <HeadCell key={id} look={column.columnDef.meta} sort={sort} onSort={onSort} />
        ))}
      </Table.Tr>
    </Table.Thead>
  )
}

interface CellProps {
  look: Look | undefined
  sort: string
  onSort: (sort: string) => void
}

function HeadCell({ look, sort, onSort }: CellProps) {
  const { t } = useTranslation()
  const name = look?.given ?? t(look?.name ?? '')
  const direction = look?.sort === sort ? 'ascending' : `-${look?.sort}` === sort ? 'descending' : undefined
  const Arrow = direction === 'ascending' ? IconArrowUp : IconArrowDown
  return (
    <Table.Th
      aria-sort={direction}
      data-figure={look?.isFigure || undefined}
      data-large={look?.small === false || undefined}
      className={classes.head}
      data-grow={look?.grow || undefined}
      style={{ '--column-width': typeof look?.width === 'number' ? `${look.width}px` : look?.width } as CSSProperties}
    >
      {look?.sort ? (
        <button
          type="button"
          className={classes.sort}
          onClick={() => onSort(direction === 'ascending' ? `-${look.sort}` : `${look.sort}`)}
        >
          {name}
          {direction && <Arrow size={14} stroke={1.6} aria-hidden />}
        </button>
      ) : (
        name
      )}
    </Table.Th>
  )
}
