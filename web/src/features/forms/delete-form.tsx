import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Form } from '../../api/records.ts'
import { useAccount } from '../../api/use-account.ts'
import { Confirm } from '../../ui/confirm.tsx'
import { RefusedSave } from '../../ui/form/refused-save.tsx'
import { LinkButton } from '../../ui/link-button.tsx'
import { say } from '../../ui/say.tsx'
import { deleteForm, formsKey } from './forms.queries.ts'

export function DeleteForm({ form }: { form: Form }) {
  const { t } = useTranslation(['forms'])
  const { account } = useAccount()
  const queries = useQueryClient()
  const navigate = useNavigate()
  const [isAsking, setAsking] = useState(false)
  const remove = useMutation({
    mutationFn: () => deleteForm(account.id, form),
    onSuccess: async () => {
      await navigate({ to: '/accounts/$accountId/forms', params: { accountId: String(account.id) } })
      say({ text: t('forms:delete.done', { name: form.name }) })
      await queries.invalidateQueries({ queryKey: formsKey(account.id) })
    },
  })
  return (
    <p>
      <LinkButton onClick={() => setAsking(true)}>{t('forms:delete.open')}</LinkButton>
      {isAsking && (
        <Confirm
          title={t('forms:delete.title', { name: form.name })}
          text={t('forms:delete.text')}
          wayBack="none"
          keep={t('forms:keep')}
          go={t('forms:delete.go', { name: form.name })}
          isPending={remove.isPending}
          onKeep={() => setAsking(false)}
          onGo={() => remove.mutate()}
        >
          {remove.error && <RefusedSave error={remove.error} labels={{}} />}
        </Confirm>
      )}
    </p>
  )
}
