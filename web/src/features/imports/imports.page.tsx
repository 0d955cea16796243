import { Table } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import type { Import } from '../../api/records.ts'
import { useAccount } from '../../api/use-account.ts'
import { PageHead } from '../../ui/page-head.tsx'
import { Failure } from '../../ui/states/failure.tsx'
import { SkeletonRows } from '../../ui/table/skeleton-rows.tsx'
import { usePageName } from '../../ui/use-page-name.ts'
import { useTimes } from '../../ui/use-times.ts'
import { DropFile } from './drop-file.tsx'
import { haltOf } from './import.rules.ts'
import { ImportTrail } from './import-trail.tsx'
import classes from './imports.module.css'
import { importsQuery } from './imports.queries.ts'

/** Where an import begins, and what became of the last ones. */
export function ImportsPage() {
  const { t } = useTranslation(['imports'])
  const { account } = useAccount()
  const { data: imports, error, refetch } = useQuery(importsQuery(account.id))
  usePageName(t('imports:title'))
  return (
    <div className={classes.page}>
      <PageHead title={t('imports:title')} above={<ImportTrail />} />
      {error ? (
        <Failure error={error} title={t('imports:notLoaded')} onRetry={() => void refetch()} />
      ) : (
        <>
          <DropFile />
          {imports ? <Past imports={imports} /> : <SkeletonRows columns={4} />}
        </>
      )}
    </div>
  )
}

function Past({ imports }: { imports: Import[] }) {
  const { t } = useTranslation(['imports'])
  if (imports.length === 0) return <p className={classes.quiet}>{t('imports:none')}</p>
  return (
    <section>
      <h2 className={classes.heading}>{t('imports:past')}</h2>
      <Table className={classes.table}>
        <Table.Thead>
          <Table.Tr>
            <Table.Th>{t('imports:column.file')}</Table.Th>
            <Table.Th className={classes.wide}>{t('imports:column.when')}</Table.Th>
            <Table.Th className={classes.number}>{t('imports:column.rows')}</Table.Th>
            <Table.Th className={classes.number}>{t('imports:outcome.created')}</Table.Th>
            <Table.Th className={`${classes.number} ${classes.wide}`}>{t('imports:outcome.invalid')}</Table.Th>
            <Table.Th>{t('imports:column.stage')}</Table.Th>
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {imports.map((one) => (
            <PastRow key={one.id} one={one} />
          ))}
        </Table.Tbody>
      </Table>
      <p className={classes.quiet}>{t('imports:kept')}</p>
    </section>
  )
}

function PastRow({ one }: { one: Import }) {
  const { t } = useTranslation(['imports', 'ui'])
  const { account } = useAccount()
  const times = useTimes(account.timeZone)
  const figure = (value: number | null | undefined) =>
    value === null || value === undefined ? '' : t('ui:figure', { count: value })
  return (
    <Table.Tr>
      <Table.Td className={classes.file}>
        <Link
          to="/accounts/$accountId/imports/$importId"
          params={{ accountId: String(account.id), importId: String(one.id) }}
        >
          {one.fileName}
        </Link>
      </Table.Td>
      <Table.Td className={classes.wide}>{times.day(one.createdAt)}</Table.Td>
      <Table.Td className={classes.number}>{figure(one.rowCount)}</Table.Td>
      <Table.Td className={classes.number}>{one.stage === 'done' ? figure(one.counts?.created) : ''}</Table.Td>
      <Table.Td className={`${classes.number} ${classes.wide}`}>
        {one.stage === 'done' ? figure(one.counts?.invalid) : ''}
      </Table.Td>
      <Table.Td>{t(`imports:stage.${haltOf(one) ?? one.stage}`)}</Table.Td>
    </Table.Tr>
  )
}
