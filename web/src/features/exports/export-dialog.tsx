import { Button, Checkbox, Modal } from '@mantine/core'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { type Chosen, chosenQuery } from '../../api/chosen.ts'
import type { ExportColumn } from '../../api/records.ts'
import { Refusal } from '../../api/refusal.ts'
import { useAccount } from '../../api/use-account.ts'
import { Radio } from '../../ui/form/radio.ts'
import { LinkButton } from '../../ui/link-button.tsx'
import { say } from '../../ui/say.tsx'
import { Failure } from '../../ui/states/failure.tsx'
import { Notice } from '../../ui/states/notice.tsx'
import { SkeletonRows } from '../../ui/table/skeleton-rows.tsx'
import { type ExportOrder, firstOrder, formats, toggled } from './export.rules.ts'
import classes from './exports.module.css'
import { exportColumnsQuery, startExport } from './exports.queries.ts'

interface Props {
  chosen: Chosen
  onClose: () => void
  onStarted: () => void
}

/** How many, what of them, and as what: asked before anybody leaves. */
export function ExportDialog(props: Props) {
  const { t } = useTranslation(['exports', 'ui'])
  const { account } = useAccount()
  const counted = useQuery(chosenQuery(account.id, props.chosen, null))
  const offered = useQuery(exportColumnsQuery(account.id))
  const count = counted.data?.total
  const error = offered.error ?? counted.error
  return (
    <Modal
      opened
      size="lg"
      onClose={props.onClose}
      title={count === undefined ? t('exports:counting') : t('exports:title', { count })}
      centered
      closeButtonProps={{ 'aria-label': t('ui:close') }}
    >
      {error ? (
        <Failure
          error={error}
          title={t('exports:notLoaded')}
          onRetry={() => void (offered.error ? offered.refetch() : counted.refetch())}
        />
      ) : offered.data ? (
        <Choices {...props} offered={offered.data} count={count} />
      ) : (
        <SkeletonRows columns={2} />
      )}
    </Modal>
  )
}

const rememberedAs = (accountId: number) => `postrider.export.${accountId}`

function Choices({ chosen, onClose, onStarted, offered, count }: Props & { offered: ExportColumn[]; count?: number }) {
  const { t } = useTranslation(['exports'])
  const { account } = useAccount()
  const names = offered.map(({ column }) => column)
  const [order, setOrder] = useState(() => firstOrder(localStorage.getItem(rememberedAs(account.id)), names))
  const start = useStart(chosen, order, onStarted)
  return (
    <>
      <Columns offered={offered} chosen={order.columns} onChange={(columns) => setOrder({ ...order, columns })} />
      <Radio.Group
        className={classes.format}
        label={t('exports:format')}
        value={order.format}
        onChange={(format) => setOrder({ ...order, format: format as ExportOrder['format'] })}
      >
        {formats.map((format) => (
          <Radio key={format} value={format} label={t(`exports:formatName.${format}`)} />
        ))}
      </Radio.Group>
      <p className={classes.promise}>{t('exports:promise')}</p>
      {start.error && <NotStarted error={start.error} onRetry={() => start.mutate()} />}
      <div className={classes.ways}>
        <Button onClick={onClose}>{t('exports:leave')}</Button>
        <Button
          variant="filled"
          loading={start.isPending}
          disabled={count === undefined || count === 0 || order.columns.length === 0}
          onClick={() => start.mutate()}
        >
          {count === undefined ? t('exports:act') : t('exports:go', { count })}
        </Button>
      </div>
    </>
  )
}

interface ColumnsProps {
  offered: ExportColumn[]
  chosen: readonly string[]
  onChange: (columns: string[]) => void
}

function Columns({ offered, chosen, onChange }: ColumnsProps) {
  const { t, i18n } = useTranslation(['exports'])
  const names = offered.map(({ column }) => column)
  const isAll = chosen.length === names.length
  return (
    <fieldset className={classes.columns}>
      <legend>
        {t('exports:columns', { count: chosen.length, total: names.length })}{' '}
        <LinkButton onClick={() => onChange(isAll ? ['email'] : names)}>
          {t(isAll ? 'exports:fewest' : 'exports:all')}
        </LinkButton>
      </legend>
      <div className={classes.grid}>
        {offered.map(({ column, names: headings }) => (
          <Checkbox
            key={column}
            label={headings[i18n.language] ?? column}
            checked={chosen.includes(column)}
            onChange={() => onChange(toggled(chosen, column, names))}
          />
        ))}
      </div>
    </fieldset>
  )
}

function NotStarted({ error, onRetry }: { error: Error; onRetry: () => void }) {
  const { t } = useTranslation(['exports'])
  if (error instanceof Refusal && error.code === 'export_too_large')
    return <Notice kind="bad" title={t('exports:tooLarge.title')} text={t('exports:tooLarge.text')} error={error} />
  return <Failure error={error} title={t('exports:notStarted')} onRetry={onRetry} />
}

function useStart(chosen: Chosen, order: ExportOrder, onStarted: () => void) {
  const { t, i18n } = useTranslation(['exports'])
  const { account } = useAccount()
  const queries = useQueryClient()
  return useMutation({
    mutationFn: () => startExport(account.id, chosen, { ...order, language: i18n.language }),
    onSuccess: ({ total }) => {
      localStorage.setItem(rememberedAs(account.id), JSON.stringify(order))
      void queries.invalidateQueries({ queryKey: ['account', account.id, 'jobs'] })
      say({ text: t('exports:started', { count: total }) })
      onStarted()
    },
  })
}
