import { Button, Table } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Import } from '../../api/records.ts'
import { useAccount } from '../../api/use-account.ts'
import { Failure } from '../../ui/states/failure.tsx'
import { SkeletonRows } from '../../ui/table/skeleton-rows.tsx'
import type { Outcome } from './import.rules.ts'
import classes from './imports.module.css'
import { type ReportRow, rowsQuery } from './imports.queries.ts'

const pageRows = 50

/** Rows of one outcome with what stands in the file, and why. */
export function ImportRows({ one, outcome }: { one: Import; outcome: Outcome }) {
  const { t } = useTranslation(['imports'])
  const { account } = useAccount()
  const [after, setAfter] = useState(0)
  const { data: rows, error, refetch } = useQuery(rowsQuery(account.id, one.id, outcome, after))
  if (error) return <Failure error={error} title={t('imports:rowsNotLoaded')} onRetry={() => void refetch()} />
  if (!rows) return <SkeletonRows columns={3} />
  const emailColumn = one.rules?.columns.indexOf('email') ?? 0
  const last = rows.at(-1)?.row ?? 0
  return (
    <>
      <Table className={classes.table}>
        <Table.Thead>
          <Table.Tr>
            <Table.Th className={classes.number}>{t('imports:column.row')}</Table.Th>
            <Table.Th>{t('imports:column.inFile')}</Table.Th>
            <Table.Th>{t('imports:column.why')}</Table.Th>
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {rows.map((row) => (
            <Table.Tr key={row.row}>
              <Table.Td className={classes.number}>{t('imports:rowNumber', { count: row.row })}</Table.Td>
              <Table.Td className={classes.file}>
                <code>{row.cells?.[row.column ?? emailColumn] ?? row.cells?.[emailColumn] ?? ''}</code>
              </Table.Td>
              <Table.Td>
                <Why row={row} one={one} />
              </Table.Td>
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
      <div className={classes.acts}>
        {after > 0 && <Button onClick={() => setAfter(0)}>{t('imports:act.firstRows')}</Button>}
        {rows.length === pageRows && <Button onClick={() => setAfter(last)}>{t('imports:act.moreRows')}</Button>}
      </div>
    </>
  )
}

function Why({ row, one }: { row: ReportRow; one: Import }) {
  const { t } = useTranslation(['imports'])
  if (row.code === null) return t(`imports:why.${row.outcome}`, { defaultValue: t(`imports:outcome.${row.outcome}`) })
  const column = row.column === null ? '' : (one.columns?.[row.column]?.heading ?? '')
  return t(`imports:code.${row.code}`, { column, defaultValue: row.code })
}
