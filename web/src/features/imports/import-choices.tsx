import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Import, ImportRules } from '../../api/records.ts'
import { useAccount } from '../../api/use-account.ts'
import { Failure } from '../../ui/states/failure.tsx'
import { SkeletonRows } from '../../ui/table/skeleton-rows.tsx'
import { firstRules, tidied } from './import.rules.ts'
import { ImportColumns } from './import-columns.tsx'
import { ImportRulesForm } from './import-rules-form.tsx'
import {
  type ImportOptions,
  importQuery,
  optionsQuery,
  type Preview,
  previewQuery,
  tryRules,
} from './imports.queries.ts'

interface Props {
  one: Import
  step: 'columns' | 'rules'
  onStep: (step: 'columns' | 'rules' | 'check') => void
}

/** Columns and rules, chosen together and sent together. */
export function ImportChoices(props: Props) {
  const { t } = useTranslation(['imports'])
  const { account } = useAccount()
  const preview = useQuery(previewQuery(account.id, props.one.id))
  const options = useQuery(optionsQuery(account.id))
  const error = preview.error ?? options.error
  if (error)
    return <Failure error={error} title={t('imports:previewNotLoaded')} onRetry={() => void preview.refetch()} />
  if (!preview.data || !options.data) return <SkeletonRows columns={4} />
  return <Chosen key={JSON.stringify(props.one.format)} {...props} preview={preview.data} options={options.data} />
}

function Chosen({ one, step, onStep, preview, options }: Props & { preview: Preview; options: ImportOptions }) {
  const { account } = useAccount()
  const queries = useQueryClient()
  const first = options.channels.find(({ isDefault }) => isDefault) ?? options.channels[0]
  const [rules, setRules] = useState<ImportRules>(() =>
    firstRules(one, preview, { channelIds: first ? [first.id] : [], hasOptinMailing: options.hasOptinMailing }),
  )
  const change = (changed: Partial<ImportRules>) => setRules((before) => ({ ...before, ...changed }))
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => tryRules(account.id, one.id, tidied(rules)),
    onSuccess: () => onStep('check'),
    onSettled: () => queries.invalidateQueries({ queryKey: importQuery(account.id, one.id).queryKey }),
  })
  const shared = { one, rules, onChange: change, options }
  return step === 'columns' ? (
    <ImportColumns {...shared} preview={preview} onNext={() => onStep('rules')} />
  ) : (
    <ImportRulesForm
      {...shared}
      isPending={isPending}
      error={error}
      onBack={() => onStep('columns')}
      onNext={() => mutate()}
    />
  )
}
