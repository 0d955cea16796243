import { TextInput } from '@mantine/core'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Confirm } from '../../ui/confirm.tsx'
import { say } from '../../ui/say.tsx'
import { askOperators, lockAccount } from './console.queries.ts'
import { Refused } from './refused.tsx'

type Wanted = { kind: 'resetFactor' } | { kind: 'unlockAccount' | 'lockAccount'; account: { id: number; name: string } }

/** Whatever several operators decide, or one alone may do to an account, has a reason that its admins read. */
export function AskDialog({ onClose, ...wanted }: Wanted & { onClose: () => void }) {
  const { t } = useTranslation(['console'])
  const queries = useQueryClient()
  const [email, setEmail] = useState('')
  const [reason, setReason] = useState('')
  const { kind } = wanted
  const name = wanted.kind === 'resetFactor' ? '' : wanted.account.name
  const asking = useMutation({
    mutationFn: () => send(wanted, email.trim(), reason.trim()),
    onSuccess: async () => {
      say({ text: t(`console:requests.${kind}.asked`) })
      onClose()
      await queries.invalidateQueries()
    },
  })
  const hasObject = kind !== 'resetFactor' || email.includes('@')
  return (
    <Confirm
      title={t(`console:requests.${kind}.title`, { name })}
      text={t(`console:requests.${kind}.text`)}
      wayBack={kind === 'lockAccount' ? 'inWords' : 'notNeeded'}
      keep={t('console:approvals.ask.keep')}
      go={t(`console:requests.${kind}.ask`)}
      isHarmless={kind !== 'lockAccount'}
      isPending={asking.isPending}
      isReady={hasObject && reason.trim().length >= 3}
      onKeep={onClose}
      onGo={() => asking.mutate()}
    >
      <Refused error={asking.error} />
      {kind === 'resetFactor' && (
        <TextInput
          type="email"
          label={t('console:requests.email')}
          value={email}
          onChange={({ currentTarget }) => setEmail(currentTarget.value)}
          maxLength={320}
          autoComplete="off"
          mt={12}
        />
      )}
      <TextInput
        label={t('console:requests.reason')}
        value={reason}
        onChange={({ currentTarget }) => setReason(currentTarget.value)}
        maxLength={500}
        mt={12}
        mb={16}
      />
    </Confirm>
  )
}

function send(wanted: Wanted, email: string, reason: string): Promise<void> {
  if (wanted.kind === 'resetFactor') return askOperators({ kind: 'resetFactor', email, reason })
  const { id: accountId } = wanted.account
  return wanted.kind === 'lockAccount'
    ? lockAccount(accountId, reason)
    : askOperators({ kind: 'unlockAccount', accountId, reason })
}
