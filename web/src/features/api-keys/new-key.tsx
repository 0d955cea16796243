import { Button, Title } from '@mantine/core'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useAccount } from '../../api/use-account.ts'
import { UnsavedGuard } from '../../ui/form/save-bar.tsx'
import { useDraft } from '../../ui/form/use-draft.ts'
import classes from './api-keys.module.css'
import { createKey, keysQuery, type MadeKey } from './api-keys.queries.ts'
import { freshKey } from './key.rules.ts'
import { KeyForm } from './key-form.tsx'

interface Props {
  onMade: (made: MadeKey) => void
  onCancel: () => void
}

export function NewKey({ onMade, onCancel }: Props) {
  const { t } = useTranslation(['apiKeys'])
  const { account } = useAccount()
  const queries = useQueryClient()
  const draft = useDraft(freshKey)
  const make = useMutation({
    mutationFn: () => createKey(account.id, draft.value),
    onSuccess: async (made) => {
      await queries.invalidateQueries({ queryKey: keysQuery(account.id).queryKey })
      onMade(made)
    },
  })
  return (
    <form
      className={classes.detail}
      aria-label={t('apiKeys:new')}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        make.mutate()
      }}
    >
      <Title order={2}>{t('apiKeys:new')}</Title>
      <KeyForm draft={draft} error={make.error} />
      <div className={classes.ways}>
        <Button type="submit" variant="filled" loading={make.isPending}>
          {t('apiKeys:make')}
        </Button>
        <Button variant="subtle" onClick={onCancel}>
          {t('apiKeys:cancel')}
        </Button>
      </div>
      <UnsavedGuard isDirty={draft.isDirty && !make.isSuccess && !make.isPending} />
    </form>
  )
}
