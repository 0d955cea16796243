import { useTranslation } from 'react-i18next'
import { Failure } from './failure.tsx'
import classes from './whole-page.module.css'

/** A page that could not be shown at all: a piece of the application is missing, or our code is wrong. */
export function PageFault({ error }: { error: unknown }) {
  const { t } = useTranslation(['ui'])
  return (
    <div className={classes.page}>
      <Failure
        error={error instanceof Error ? error : new Error(String(error))}
        title={t('ui:pageFault')}
        onRetry={() => window.location.reload()}
      />
    </div>
  )
}
