import { useTranslation } from 'react-i18next'
import { Refusal } from '../../api/refusal.ts'
import { Notice } from '../../ui/states/notice.tsx'

const known = [
  'optin_mailing_missing',
  'import_stage',
  'import_file_gone',
  'right_required',
  'group_not_found',
  'group_is_dynamic',
  'group_locked',
] as const

/** Why the server did not go on, and what helps. */
export function RefusedImport({ error }: { error: Error }) {
  const { t } = useTranslation(['imports'])
  const code = (error instanceof Refusal && known.find((one) => one === error.code)) || 'other'
  return (
    <Notice
      kind="bad"
      title={t(`imports:refused.${code}.title`)}
      text={t(`imports:refused.${code}.text`)}
      error={error}
      isUnexplained={code === 'other'}
    />
  )
}
