import { useTranslation } from 'react-i18next'
import { Refusal } from '../../api/refusal.ts'
import { Notice } from '../../ui/states/notice.tsx'
import { passkeyTrouble } from './factor.rules.ts'

/** Why a code or passkey was not taken. That one is asked for is no refusal to whoever comes without. */
export function FactorRefusal({ error, seconds }: { error: Error | null; seconds: number }) {
  const { t } = useTranslation(['factor'])
  const code = error instanceof Refusal ? error.code : null
  if (!error || code === 'second_factor_needed') return null
  if (seconds > 0) {
    return (
      <Notice
        kind="warn"
        title={t('factor:wait.title')}
        text={t('factor:wait.text', { count: seconds })}
        error={error}
      />
    )
  }
  const trouble = passkeyTrouble(error)
  if (trouble) {
    const kind = trouble === 'unused' ? 'plain' : 'bad'
    return (
      <Notice
        kind={kind}
        title={t(`factor:passkey.${trouble}.title`)}
        text={t(`factor:passkey.${trouble}.text`)}
        error={error}
      />
    )
  }
  const reason = code === 'second_factor_failed' || code === 'code_wrong' ? 'wrong' : 'unreachable'
  return (
    <Notice
      kind="bad"
      title={t(`factor:refused.${reason}.title`)}
      text={t(`factor:refused.${reason}.text`)}
      error={error}
      isUnexplained={reason === 'unreachable'}
    />
  )
}
