import { Button, Modal } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useAccount } from '../../api/use-account.ts'
import classes from './identity-dialog.module.css'

/** It lies above whatever dialog brought it about. */
const above = 400

interface Props {
  /** There is one now: what was wanted goes on. */
  onAdded: () => void
  onCancel: () => void
}

/** What somebody wants to do takes a second factor, and they have none: it is set up in another window, and nothing is lost here. */
export function FactorNeeded({ onAdded, onCancel }: Props) {
  const { t } = useTranslation(['identity', 'ui'])
  const { account } = useAccount()
  const [isBeingSet, setBeingSet] = useState(false)
  return (
    <Modal
      opened
      centered
      zIndex={above}
      onClose={onCancel}
      title={t('identity:factor.title')}
      closeButtonProps={{ 'aria-label': t('ui:close') }}
    >
      <p className={classes.text}>{t(isBeingSet ? 'identity:factor.waits' : 'identity:factor.text')}</p>
      <div className={classes.ways}>
        <Button onClick={onCancel}>{t('identity:cancel')}</Button>
        <Button
          variant={isBeingSet ? 'default' : 'filled'}
          data-autofocus
          onClick={() => setBeingSet(true)}
          renderRoot={(props) => (
            <Link
              {...props}
              to="/accounts/$accountId/access"
              params={{ accountId: String(account.id) }}
              target="_blank"
            />
          )}
        >
          {t('identity:factor.go')}
        </Button>
        {isBeingSet && (
          <Button variant="filled" onClick={onAdded}>
            {t('identity:factor.done')}
          </Button>
        )}
      </div>
    </Modal>
  )
}
