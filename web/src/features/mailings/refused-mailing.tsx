import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { noAnswer, Refusal, reasonAmong } from '../../api/refusal.ts'
import { Notice } from '../../ui/states/notice.tsx'

const explained = [
  'checks_failed',
  'approval_missing',
  'approval_not_asked',
  'approval_of_own',
  'invalid_state',
  'changed_meanwhile',
  'right_required',
  'account_not_approved',
  'content_invalid',
  'article_unavailable',
  'part_fixed',
  'mailing_in_use',
  'test_receiver_unknown',
  'tests_too_many',
  'trial_out_of_range',
  'resume_reason_required',
  noAnswer,
] as const

const mailingUses = ['key', 'channel', 'account', 'copy', 'version', 'publication'] as const

/** Nothing has changed: why, and what to do about it. */
export function RefusedMailing({ error, children }: { error: Error; children?: ReactNode }) {
  const { t } = useTranslation(['mailings'])
  const reason = reasonAmong(explained, error)
  const listed = (member: string) =>
    error instanceof Refusal && Array.isArray(error.values[member]) ? (error.values[member] as string[]) : []
  const uses = listed('usedBy') as (typeof mailingUses)[number][]
  const named = [...listed('faults'), ...uses.map((use) => t(`mailings:usedBy.${use}`))]
  return (
    <Notice
      kind={reason === 'no_answer' || reason === 'other' ? 'bad' : 'refusal'}
      title={t(`mailings:refused.${reason}.title`)}
      text={t(`mailings:refused.${reason}.text`)}
      error={error}
      isUnexplained={reason === 'other'}
    >
      {named.length > 0 && (
        <ul>
          {named.map((fault) => (
            <li key={fault}>{fault}</li>
          ))}
        </ul>
      )}
      {children}
    </Notice>
  )
}
