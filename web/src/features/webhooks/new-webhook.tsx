import { Button, Title } from '@mantine/core'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useAccount } from '../../api/use-account.ts'
import { UnsavedGuard } from '../../ui/form/save-bar.tsx'
import { useDraft } from '../../ui/form/use-draft.ts'
import { WebhookForm } from './webhook-form.tsx'
import classes from './webhooks.module.css'
import { createWebhook, type NewSecret, type WebhookChoice, webhooksKey } from './webhooks.queries.ts'

interface Props {
  onMade: (made: NewSecret) => void
  onCancel: () => void
}

const fresh: WebhookChoice = { name: '', url: '', types: [] }

export function NewWebhook({ onMade, onCancel }: Props) {
  const { t } = useTranslation(['webhooks'])
  const { account } = useAccount()
  const queries = useQueryClient()
  const draft = useDraft(fresh)
  const make = useMutation({
    mutationFn: () => createWebhook(account.id, draft.value),
    onSuccess: async (made) => {
      await queries.invalidateQueries({ queryKey: webhooksKey(account.id) })
      onMade(made)
    },
  })
  return (
    <form
      className={classes.detail}
      aria-label={t('webhooks:new')}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        make.mutate()
      }}
    >
      <Title order={2}>{t('webhooks:new')}</Title>
      <WebhookForm draft={draft} error={make.error} />
      <div className={classes.ways}>
        <Button type="submit" variant="filled" loading={make.isPending}>
          {t('webhooks:make')}
        </Button>
        <Button variant="subtle" onClick={onCancel}>
          {t('webhooks:cancel')}
        </Button>
      </div>
      <UnsavedGuard isDirty={draft.isDirty && !make.isSuccess && !make.isPending} />
    </form>
  )
}
