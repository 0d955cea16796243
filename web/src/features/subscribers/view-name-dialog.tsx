import { useTranslation } from 'react-i18next'
import { Refusal } from '../../api/refusal.ts'
import { NameDialog, type NameDialogProps } from '../../ui/form/name-dialog.tsx'
import { Failure } from '../../ui/states/failure.tsx'

type Props = Pick<NameDialogProps, 'title' | 'hint' | 'name' | 'go' | 'isPending' | 'onClose' | 'onGo'> & {
  error: Error | null
}

/** Asks what a view is called. A name that is taken is said at the field. */
export function ViewNameDialog({ error, ...asked }: Props) {
  const { t } = useTranslation(['subscribers'])
  const known = error instanceof Refusal && (error.code === 'view_exists' || error.code === 'views_too_many')
  return (
    <NameDialog
      {...asked}
      label={t('subscribers:saved.name')}
      longest={60}
      fault={known ? t(`subscribers:saved.refused.${error.code}`) : undefined}
      leave={t('subscribers:saved.leave')}
    >
      {error && !known && (
        <Failure error={error} title={t('subscribers:saved.notKept')} onRetry={() => asked.onGo(asked.name)} />
      )}
    </NameDialog>
  )
}
