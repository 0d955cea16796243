import { TextInput } from '@mantine/core'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Confirm } from '../../ui/confirm.tsx'
import { say } from '../../ui/say.tsx'
import { freezeSending, nowQuery } from './console.queries.ts'
import { Refused } from './refused.tsx'

/** Whoever freezes everything types what the installation is called, and why. */
export function FreezeDialog({ installation, onClose }: { installation: string; onClose: () => void }) {
  const { t } = useTranslation(['console'])
  const queries = useQueryClient()
  const [typed, setTyped] = useState('')
  const [reason, setReason] = useState('')
  const freeze = useMutation({
    mutationFn: () => freezeSending({ installation: typed, reason: reason.trim() }),
    onSuccess: async () => {
      say({ text: t('console:freeze.done') })
      onClose()
      await queries.invalidateQueries({ queryKey: nowQuery.queryKey })
    },
  })
  return (
    <Confirm
      title={t('console:freeze.title')}
      text={t('console:freeze.text')}
      wayBack="inWords"
      keep={t('console:freeze.keep')}
      go={t('console:freeze.go')}
      isPending={freeze.isPending}
      isReady={typed.trim() !== '' && reason.trim().length >= 3}
      onKeep={onClose}
      onGo={() => freeze.mutate()}
    >
      <Refused error={freeze.error} />
      <TextInput
        label={t('console:freeze.reason')}
        value={reason}
        onChange={({ currentTarget }) => setReason(currentTarget.value)}
        maxLength={200}
        mt={12}
      />
      <TextInput
        label={t('console:freeze.name', { installation })}
        value={typed}
        onChange={({ currentTarget }) => setTyped(currentTarget.value)}
        autoComplete="off"
        spellCheck={false}
        mt={12}
        mb={16}
      />
    </Confirm>
  )
}
