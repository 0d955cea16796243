import { useTranslation } from 'react-i18next'
import { Notice } from '../../ui/states/notice.tsx'

export function NotDone() {
  const { t } = useTranslation(['access'])
  return <Notice kind="bad" title={t('access:refused.notDone.title')} text={t('access:refused.notDone.text')} />
}
