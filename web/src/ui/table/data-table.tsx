import { Checkbox, Table } from '@mantine/core'
import { type ColumnDef, type RowData, useTable } from '@tanstack/react-table'
import { useRef } from 'react'
import { type Features, features } from './column.ts'
import classes from './data-table.module.css'
import { DataTableHead } from './data-table-head.tsx'
import { choose, isChosen, rangeOf, type Selection } from './selection.rules.ts'
import { useRowKeys } from './use-row-keys.ts'

export interface TableRow {
  id: number
}

interface Choosing<Row> {
  selection: Selection
  onSelect: (selection: Selection) => void
  /** How a row is called, for who cannot see it. */
  nameOf: (row: Row) => string
}

export interface DataTableProps<Row extends TableRow & RowData> {
  label: string
  columns: ColumnDef<Features, Row>[]
  rows: readonly Row[]
  sort: string
  onSort: (sort: string) => void
  choosing?: Choosing<Row>
  /** Old rows stay while the next page is fetched. */
  isStale?: boolean
}

/** Rows of one page of a list. What is on the page, sorted and chosen is said from outside. */
export function DataTable<Row extends TableRow & RowData>(props: DataTableProps<Row>) {
  const { label, columns, rows, choosing } = props
  const table = useTable({ features, columns, data: rows as Row[], getRowId: ({ id }) => String(id) })
  const body = useRef<HTMLTableSectionElement>(null)
  const choice = useChoice(rows, choosing)
  useRowKeys(body, (index) => choice.toggle(rows[index]?.id ?? 0, false))
  return (
    <Table className={classes.table} aria-label={label} data-stale={props.isStale || undefined} highlightOnHover>
      <DataTableHead table={table} {...props} />
      <Table.Tbody ref={body}>
        {table.getRowModel().rows.map((row) => (
          <Table.Tr key={row.id} className={classes.row} data-chosen={choice.has(row.original.id) || undefined}>
            {choosing && (
              <Table.Td className={classes.choice}>
                <Checkbox
                  aria-label={choosing.nameOf(row.original)}
                  checked={choice.has(row.original.id)}
                  onChange={({ nativeEvent }) => choice.toggle(row.original.id, (nativeEvent as MouseEvent).shiftKey)}
                />
              </Table.Td>
            )}
            {row.getAllCells().map((cell) => {
              const { isFigure, small } = cell.column.columnDef.meta ?? {}
              return (
                <Table.Td
                  key={cell.id}
                  className={classes.cell}
                  data-figure={isFigure || undefined}
                  data-large={small === false || undefined}
                >
                  <table.FlexRender cell={cell} />
                </Table.Td>
              )
            })}
          </Table.Tr>
        ))}
      </Table.Tbody>
    </Table>
  )
}

/** Choosing one row, or with Shift all up to it. */
function useChoice<Row extends TableRow>(rows: readonly Row[], choosing: Choosing<Row> | undefined) {
  const last = useRef<number | null>(null)
  return {
    has: (id: number) => choosing !== undefined && isChosen(choosing.selection, id),
    toggle: (id: number, isRange: boolean) => {
      if (!choosing) return
      const shown = rows.map((row) => row.id)
      const changed = isRange && last.current !== null ? rangeOf(shown, last.current, id) : [id]
      choosing.onSelect(choose(choosing.selection, changed, !isChosen(choosing.selection, id)))
      last.current = id
    },
  }
}
