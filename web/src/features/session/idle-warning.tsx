import { Button, Modal } from '@mantine/core'
import { useMutation } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { read } from '../../api/client.ts'
import { Notice } from '../../ui/states/notice.tsx'
import classes from './identity-dialog.module.css'

/** One key is enough to stay: the button has the focus, and Escape means the same. */
export function IdleWarning({ onStayed }: { onStayed: () => void }) {
  const { t } = useTranslation(['identity', 'ui'])
  const stay = useMutation({ mutationFn: () => read('/session'), onSuccess: onStayed })
  const press = () => stay.mutate()
  return (
    <Modal
      opened
      onClose={press}
      title={t('identity:idle.title')}
      centered
      closeButtonProps={{ 'aria-label': t('ui:close') }}
    >
      <p className={classes.text}>{t('identity:idle.text')}</p>
      {stay.error && (
        <Notice
          kind="bad"
          title={t('identity:refused.unreachable.title')}
          text={t('identity:refused.unreachable.text')}
        />
      )}
      <Button variant="filled" loading={stay.isPending} onClick={press} data-autofocus>
        {t('identity:idle.stay')}
      </Button>
    </Modal>
  )
}
