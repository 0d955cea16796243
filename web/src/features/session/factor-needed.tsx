import { Button, Modal } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { useAccount } from '../../api/use-account.ts'
import classes from './identity-dialog.module.css'

/** It lies above whatever dialog brought it about. */
const above = 400

/** What somebody wants to do takes a second factor, and they have none: says so, and leads to where it is set up. */
export function FactorNeeded({ onCancel }: { onCancel: () => void }) {
  const { t } = useTranslation(['identity', 'ui'])
  const { account } = useAccount()
  return (
    <Modal
      opened
      centered
      zIndex={above}
      onClose={onCancel}
      title={t('identity:factor.title')}
      closeButtonProps={{ 'aria-label': t('ui:close') }}
    >
      <p className={classes.text}>{t('identity:factor.text')}</p>
      <div className={classes.ways}>
        <Button onClick={onCancel}>{t('identity:cancel')}</Button>
        <Button
          variant="filled"
          data-autofocus
          onClick={onCancel}
          renderRoot={(props) => (
            <Link {...props} to="/accounts/$accountId/access" params={{ accountId: String(account.id) }} />
          )}
        >
          {t('identity:factor.go')}
        </Button>
      </div>
    </Modal>
  )
}
