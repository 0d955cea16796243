import { useTranslation } from 'react-i18next'
import { Refusal } from '../../api/refusal.ts'
import { Notice } from '../../ui/states/notice.tsx'

const reasons: Record<string, 'refused' | 'declined' | 'void' | 'down'> = {
  sign_in_failed: 'refused',
  company_sign_in_declined: 'declined',
  company_sign_in_void: 'void',
  company_sign_in_unreachable: 'down',
}

/** Why the company sign-in has led nowhere, and what helps. */
export function CompanyRefusal({ error, seconds }: { error: Error; seconds: number }) {
  const { t } = useTranslation(['company'])
  if (seconds > 0) {
    return <Notice kind="warn" title={t('company:wait.title')} text={t('company:wait.text', { count: seconds })} />
  }
  const reason = (error instanceof Refusal && reasons[error.code]) || 'unreachable'
  return <Notice kind="bad" title={t(`company:trouble.${reason}.title`)} text={t(`company:trouble.${reason}.text`)} />
}
