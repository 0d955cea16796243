import { Button, Progress } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import type { Import } from '../../api/records.ts'
import { Notice } from '../../ui/states/notice.tsx'
import { failureOf, haltOf, rowsSoFar } from './import.rules.ts'
import classes from './imports.module.css'
import { useImportStep } from './take-import-step.ts'

/** How far the work of this stage has come; it goes on whether anybody looks or not. */
export function ImportProgress({ one }: { one: Import }) {
  const { t } = useTranslation(['imports'])
  const step = useImportStep(one)
  const halt = haltOf(one)
  if (one.stage === 'upload')
    return <Notice kind="plain" title={t('imports:broken.title')} text={t('imports:broken.text')} quiet />
  const rows = rowsSoFar(one.counts)
  const share = one.rowCount ? (rows / one.rowCount) * 100 : 0
  const stage = one.stage as 'read' | 'check' | 'run'
  return (
    <section className={classes.progress} aria-label={t(`imports:working.${stage}.title`)}>
      {halt === 'failed' && (
        <Notice
          kind="bad"
          title={t(`imports:failed.${failureOf(one)}.title`)}
          text={t(`imports:failed.${failureOf(one)}.text`)}
        >
          <Button onClick={() => step.run('resume')}>{t('imports:act.resume')}</Button>
        </Notice>
      )}
      <strong>{halt === 'paused' ? t('imports:paused') : t(`imports:working.${stage}.title`)}</strong>
      <Progress value={share} size={8} animated={stage === 'read'} aria-label={t('imports:progress')} />
      <p className={classes.quiet}>
        {stage === 'read'
          ? t('imports:working.read.text')
          : t('imports:rowsOf', { count: rows, total: one.rowCount ?? 0 })}
      </p>
      {stage === 'run' && <p className={classes.quiet}>{t('imports:working.run.text')}</p>}
      <div className={classes.acts}>
        {halt === 'paused' && (
          <Button variant="filled" loading={step.isPending} onClick={() => step.run('resume')}>
            {t('imports:act.resume')}
          </Button>
        )}
        {halt === null && stage !== 'read' && (
          <Button loading={step.isPending} onClick={() => step.run('pause')}>
            {t('imports:act.pause')}
          </Button>
        )}
        <Button variant="subtle" disabled={step.isPending} onClick={() => step.run('cancel')}>
          {t('imports:act.cancel')}
        </Button>
      </div>
    </section>
  )
}
