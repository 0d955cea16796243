import { useQuery } from '@tanstack/react-query'
import { useParams } from '@tanstack/react-router'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Import } from '../../api/records.ts'
import { Refusal } from '../../api/refusal.ts'
import { useAccount } from '../../api/use-account.ts'
import { PageHead } from '../../ui/page-head.tsx'
import { Failure } from '../../ui/states/failure.tsx'
import { Notice } from '../../ui/states/notice.tsx'
import { SkeletonRows } from '../../ui/table/skeleton-rows.tsx'
import { usePageName } from '../../ui/use-page-name.ts'
import { type Step, stepOf } from './import.rules.ts'
import { ImportChoices } from './import-choices.tsx'
import { ImportFileFault } from './import-file-fault.tsx'
import { ImportOutcome } from './import-outcome.tsx'
import { ImportProgress } from './import-progress.tsx'
import { ImportSteps } from './import-steps.tsx'
import { ImportTrail } from './import-trail.tsx'
import classes from './imports.module.css'
import { importQuery } from './imports.queries.ts'

/** One import, from the file to the report. The server knows where it stands, so leaving is safe. */
export function ImportPage() {
  const { t } = useTranslation(['imports'])
  const { account } = useAccount()
  const { importId } = useParams({ from: '/accounts/$accountId/imports/$importId' })
  const { data: one, error, refetch } = useQuery(importQuery(account.id, Number(importId)))
  usePageName(one?.fileName ?? t('imports:title'))
  if (error instanceof Refusal && error.status === 404)
    return (
      <div className={classes.page}>
        <PageHead title={t('imports:title')} above={<ImportTrail isInside />} />
        <Notice kind="plain" title={t('imports:gone.title')} text={t('imports:gone.text')} />
      </div>
    )
  if (error)
    return (
      <div className={classes.page}>
        <Failure error={error} title={t('imports:notLoaded')} onRetry={() => void refetch()} />
      </div>
    )
  return one ? <Known one={one} /> : <SkeletonRows columns={4} />
}

function Known({ one }: { one: Import }) {
  const { t } = useTranslation(['imports'])
  const [isChoosingRules, setChoosingRules] = useState(false)
  const [isChangingColumns, setChangingColumns] = useState(false)
  const step: Step = isChangingColumns && one.stage === 'checked' ? 'columns' : stepOf(one, isChoosingRules)
  const go = (to: 'columns' | 'rules' | 'check') => {
    setChoosingRules(to === 'rules')
    setChangingColumns(to === 'columns')
  }
  return (
    <div className={classes.page}>
      <PageHead
        title={one.stage === 'done' ? one.fileName : t(`imports:step.${step}.title`)}
        above={<ImportTrail isInside />}
      />
      <p className={classes.subject}>
        {one.stage !== 'done' && <strong>{one.fileName}</strong>}
        {one.rowCount !== null && <span>{t('imports:rows', { count: one.rowCount })}</span>}
        {one.preset && <span>{t(`imports:service.${one.preset.service}`)}</span>}
      </p>
      {one.stage !== 'done' && one.stage !== 'canceled' && <ImportSteps current={step} />}
      {one.stage === 'unreadable' && <ImportFileFault one={one} />}
      {(one.stage === 'upload' || one.stage === 'read' || one.stage === 'check' || one.stage === 'run') && (
        <ImportProgress one={one} />
      )}
      {(step === 'columns' || step === 'rules') && <ImportChoices one={one} step={step} onStep={go} />}
      {(one.stage === 'checked' && step === 'check') || one.stage === 'done' || one.stage === 'canceled' ? (
        <ImportOutcome one={one} onChange={() => go('rules')} />
      ) : null}
    </div>
  )
}
