import { useTranslation } from 'react-i18next'
import { NameDialog, type NameDialogProps } from '../../ui/form/name-dialog.tsx'
import { RefusedChange } from './refused-change.tsx'

type Props = Pick<NameDialogProps, 'title' | 'name' | 'go' | 'isPending' | 'onClose' | 'onGo' | 'children'> & {
  error: Error | null
}

/** Asks for the name of a group. */
export function GroupNameDialog({ error, children, ...asked }: Props) {
  const { t } = useTranslation(['groups'])
  return (
    <NameDialog
      {...asked}
      label={t('groups:name')}
      hint={t('groups:nameHint')}
      shortest={2}
      longest={191}
      leave={t('groups:keep')}
    >
      {children}
      {error && <RefusedChange error={error} />}
    </NameDialog>
  )
}
