import { TextInput } from '@mantine/core'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { AccountApiKey } from '../../api/records.ts'
import { useAccount } from '../../api/use-account.ts'
import { Confirm } from '../../ui/confirm.tsx'
import { RefusedSave } from '../../ui/form/refused-save.tsx'
import { say } from '../../ui/say.tsx'
import { deleteKey, keysQuery } from './api-keys.queries.ts'

interface Props {
  apiKey: AccountApiKey
  onKeep: () => void
  onDeleted: () => void
}

/** There is no way back; who deletes a key that is in use writes its name. */
export function DeleteKey({ apiKey, onKeep, onDeleted }: Props) {
  const { t } = useTranslation(['apiKeys'])
  const { account } = useAccount()
  const queries = useQueryClient()
  const [typed, setTyped] = useState('')
  const { id, name, lastUsedAt } = apiKey
  const isUsed = lastUsedAt !== null
  const remove = useMutation({
    mutationFn: () => deleteKey(account.id, id),
    onSuccess: async () => {
      onDeleted()
      say({ text: t('apiKeys:deleted', { name }) })
      await queries.invalidateQueries({ queryKey: keysQuery(account.id).queryKey })
    },
  })
  return (
    <Confirm
      title={t('apiKeys:delete.title', { name })}
      text={t(isUsed ? 'apiKeys:delete.usedText' : 'apiKeys:delete.unusedText')}
      wayBack="none"
      keep={t('apiKeys:delete.keep')}
      go={t('apiKeys:delete.go', { name })}
      isPending={remove.isPending}
      isReady={!isUsed || typed.trim() === name}
      onKeep={onKeep}
      onGo={() => remove.mutate()}
    >
      {remove.error && <RefusedSave error={remove.error} labels={{}} />}
      {isUsed && (
        <TextInput
          label={t('apiKeys:delete.type', { name })}
          value={typed}
          onChange={({ currentTarget }) => setTyped(currentTarget.value)}
          autoComplete="off"
        />
      )}
    </Confirm>
  )
}
