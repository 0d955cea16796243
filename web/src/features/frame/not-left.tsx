import { useTranslation } from 'react-i18next'
import { Confirm } from '../../ui/confirm.tsx'
import type { Leave } from './use-leave.ts'

export function NotLeft({ leave }: { leave: Leave }) {
  const { t } = useTranslation(['frame'])
  return (
    <Confirm
      title={t('frame:notLeft.title')}
      text={t('frame:notLeft.text')}
      wayBack="notNeeded"
      keep={t('frame:notLeft.keep')}
      go={t('frame:notLeft.go')}
      isPending={leave.isPending}
      onKeep={leave.forget}
      onGo={leave.run}
    />
  )
}
