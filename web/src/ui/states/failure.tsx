import { Button, CopyButton } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { Refusal } from '../../api/refusal.ts'
import { LinkButton } from '../link-button.tsx'
import classes from './failure.module.css'
import { Notice } from './notice.tsx'

interface Props {
  error: Error
  /** What could not be done: “The list could not be loaded.” */
  title: string
  onRetry: () => void
}

/** A failure says that nothing is lost, offers another try, and has a reference to tell. */
export function Failure({ error, title, onRetry }: Props) {
  const { t } = useTranslation(['ui'])
  const reference = error instanceof Refusal ? error.reference : null
  const isForbidden = error instanceof Refusal && error.status === 403
  return (
    <div className={classes.failure}>
      <Notice
        kind={isForbidden ? 'refusal' : 'bad'}
        title={title}
        text={isForbidden ? t('ui:failure.forbidden') : t('ui:failure.text')}
        error={error}
        isUnexplained={!isForbidden}
      >
        {!isForbidden && <Button onClick={onRetry}>{t('ui:failure.retry')}</Button>}
      </Notice>
      {reference && (
        <p className={classes.reference}>
          {t('ui:failure.reference')} <code>{reference}</code>{' '}
          <CopyButton value={reference}>
            {({ copied, copy }) => <LinkButton onClick={copy}>{copied ? t('ui:copied') : t('ui:copy')}</LinkButton>}
          </CopyButton>
        </p>
      )}
    </div>
  )
}
