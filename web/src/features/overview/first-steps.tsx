import { Title } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import classes from './overview.module.css'

const steps = ['key', 'people', 'mailing'] as const

/** A new account: what to do first, in the order in which it works. */
export function FirstSteps() {
  const { t } = useTranslation(['overview'])
  return (
    <section className={classes.steps}>
      <Title order={2} className={classes.name}>
        {t('overview:steps.title')}
      </Title>
      <ol className={classes.stepList}>
        {steps.map((step, index) => (
          <li key={step} className={classes.step}>
            <span className={classes.number} aria-hidden>
              {index + 1}
            </span>
            <div>
              <strong>{t(`overview:steps.${step}.title`)}</strong>
              <p>{t(`overview:steps.${step}.text`)}</p>
            </div>
          </li>
        ))}
      </ol>
    </section>
  )
}
