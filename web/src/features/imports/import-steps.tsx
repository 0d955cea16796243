import { IconCheck } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { type Step, steps } from './import.rules.ts'
import classes from './imports.module.css'

export function ImportSteps({ current }: { current: Step }) {
  const { t } = useTranslation(['imports'])
  const place = steps.indexOf(current)
  return (
    <ol className={classes.steps} aria-label={t('imports:steps')}>
      {steps.map((step, i) => (
        <li key={step} data-done={i < place || undefined} aria-current={i === place ? 'step' : undefined}>
          <span className={classes.dot} aria-hidden>
            {i < place ? <IconCheck size={14} stroke={2} /> : i + 1}
          </span>
          {t(`imports:step.${step}.name`)}
        </li>
      ))}
    </ol>
  )
}
