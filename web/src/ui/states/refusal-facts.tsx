import { useTranslation } from 'react-i18next'
import type { Refusal } from '../../api/refusal.ts'
import classes from './notice.module.css'
import { askedRole } from './refusal-facts.rules.ts'

export interface RefusalFactsProps {
  refusal: Refusal
  /** The screen has words of its own for this code. */
  isExplained: boolean
}

/** What a refusal is called, which right is missing and who has it; and what helps, where the screen does not say it. */
export function RefusalFacts({ refusal, isExplained }: RefusalFactsProps) {
  const { t, i18n } = useTranslation(['problems'])
  const { code, values } = refusal
  const right = typeof values.requiredRight === 'string' ? values.requiredRight : null
  return (
    <div className={classes.facts}>
      {!isExplained && i18n.exists(`problems:problem.${code}`) && <p>{t(`problems:problem.${code}`)}</p>}
      {right && (
        <p>
          {t('problems:missing', { right: t(`problems:right.${right}`) })} {t(`problems:held.${askedRole(values)}`)}
        </p>
      )}
      <p className={classes.code}>
        {t('problems:code')} <code>{code}</code>
      </p>
    </div>
  )
}
