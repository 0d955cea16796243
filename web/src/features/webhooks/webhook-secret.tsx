import { Button, Title } from '@mantine/core'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Webhook } from '../../api/records.ts'
import { useAccount } from '../../api/use-account.ts'
import { Confirm } from '../../ui/confirm.tsx'
import { RefusedSave } from '../../ui/form/refused-save.tsx'
import { useTimes } from '../../ui/use-times.ts'
import classes from './webhooks.module.css'
import { type NewSecret, rotateSecret, webhooksKey } from './webhooks.queries.ts'

interface Props {
  webhook: Webhook
  onMade: (made: NewSecret) => void
}

/** What signs every call; a new one is shown once, and for a day both sign. */
export function WebhookSecret({ webhook, onMade }: Props) {
  const { t } = useTranslation(['webhooks'])
  const { account } = useAccount()
  const queries = useQueryClient()
  const { moment } = useTimes(account.timeZone)
  const [isAsking, setAsking] = useState(false)
  const rotate = useMutation({
    mutationFn: () => rotateSecret(account.id, webhook.id),
    onSuccess: async (made) => {
      setAsking(false)
      onMade(made)
      await queries.invalidateQueries({ queryKey: webhooksKey(account.id) })
    },
  })
  const { formerSecretUntil } = webhook
  return (
    <section className={classes.section}>
      <Title order={2}>{t('webhooks:secret.title')}</Title>
      <p className={classes.note}>
        {formerSecretUntil
          ? t('webhooks:secret.both', { moment: moment(formerSecretUntil) })
          : t('webhooks:secret.text')}
      </p>
      <div>
        <Button onClick={() => setAsking(true)}>{t('webhooks:secret.rotate')}</Button>
      </div>
      {isAsking && (
        <Confirm
          title={t('webhooks:secret.ask', { name: webhook.name })}
          text={t('webhooks:secret.askText')}
          wayBack="none"
          keep={t('webhooks:secret.keep')}
          go={t('webhooks:secret.go')}
          isPending={rotate.isPending}
          onKeep={() => setAsking(false)}
          onGo={() => rotate.mutate()}
        >
          {rotate.error && <RefusedSave error={rotate.error} labels={{}} />}
        </Confirm>
      )}
    </section>
  )
}
