import { Button, Title } from '@mantine/core'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Webhook } from '../../api/records.ts'
import { useAccount } from '../../api/use-account.ts'
import { SaveBar } from '../../ui/form/save-bar.tsx'
import { useDraft } from '../../ui/form/use-draft.ts'
import { say } from '../../ui/say.tsx'
import { useTimes } from '../../ui/use-times.ts'
import { Attempts } from './attempts.tsx'
import { RedeliverDialog } from './redeliver-dialog.tsx'
import { standingOf } from './webhook.rules.ts'
import { WebhookActs } from './webhook-acts.tsx'
import { useWebhookLabels, WebhookForm } from './webhook-form.tsx'
import { WebhookSecret } from './webhook-secret.tsx'
import classes from './webhooks.module.css'
import { changeWebhook, type NewSecret, type Stretch, type WebhookChoice, webhooksKey } from './webhooks.queries.ts'

interface Props {
  webhook: Webhook
  onDeleted: () => void
  onSecret: (made: NewSecret) => void
}

export function WebhookDetail({ webhook, onDeleted, onSecret }: Props) {
  const { t } = useTranslation(['webhooks'])
  const [again, setAgain] = useState<Stretch | null>(null)
  const newest = { firstSequence: Math.max(1, webhook.position - 99), lastSequence: Math.max(1, webhook.position) }
  return (
    <div className={classes.detail}>
      <div className={classes.detailHead}>
        <div>
          <Title order={2}>{webhook.name}</Title>
          <code>{webhook.url}</code>
        </div>
      </div>
      <Sentence webhook={webhook} />
      <WebhookActs webhook={webhook} onDeleted={onDeleted} />
      <section className={classes.section}>
        <div className={classes.sectionHead}>
          <Title order={2}>{t('webhooks:log.title')}</Title>
          <span>{t('webhooks:log.about')}</span>
          <Button size="compact-sm" onClick={() => setAgain(newest)}>
            {t('webhooks:again.act')}
          </Button>
        </div>
        <Attempts
          webhook={webhook}
          onAgain={(sequence) => setAgain({ firstSequence: sequence, lastSequence: sequence })}
        />
      </section>
      <Change webhook={webhook} />
      <WebhookSecret webhook={webhook} onMade={onSecret} />
      {again && <RedeliverDialog webhook={webhook} first={again} onClose={() => setAgain(null)} />}
    </div>
  )
}

function Sentence({ webhook }: { webhook: Webhook }) {
  const { t } = useTranslation(['webhooks'])
  const { account } = useAccount()
  const { moment } = useTimes(account.timeZone)
  const { name, waiting, behind, nextAttemptAt, lost } = webhook
  const standing = standingOf(webhook)
  return (
    <div>
      <p className={classes.sentence}>{t(`webhooks:sentence.${standing}`, { name, count: waiting + behind })}</p>
      {nextAttemptAt && <p className={classes.note}>{t('webhooks:next', { moment: moment(nextAttemptAt) })}</p>}
      {lost > 0 && <p className={classes.fault}>{t('webhooks:lost', { count: lost })}</p>}
    </div>
  )
}

function Change({ webhook }: { webhook: Webhook }) {
  const { t } = useTranslation(['webhooks'])
  const { account } = useAccount()
  const queries = useQueryClient()
  const labels = useWebhookLabels()
  const { name, url, types } = webhook
  const draft = useDraft<WebhookChoice>({ name, url, types: [...types].sort() })
  const save = useMutation({
    mutationFn: () => changeWebhook(account.id, webhook.id, draft.changes),
    onSuccess: async () => {
      say({ text: t('webhooks:saved', { name: draft.value.name }) })
      await queries.invalidateQueries({ queryKey: webhooksKey(account.id) })
    },
  })
  return (
    <section className={classes.section}>
      <Title order={2}>{t('webhooks:told')}</Title>
      <WebhookForm draft={draft} error={save.error} />
      <SaveBar
        changed={(Object.keys(draft.changes) as (keyof WebhookChoice)[]).map((member) => labels[member])}
        isPending={save.isPending}
        onSave={() => save.mutate()}
        onDiscard={() => {
          save.reset()
          draft.discard()
        }}
      />
    </section>
  )
}
