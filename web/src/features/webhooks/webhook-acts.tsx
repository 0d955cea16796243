import { Button } from '@mantine/core'
import { IconPlayerPause, IconPlayerPlay, IconSend, IconTrash } from '@tabler/icons-react'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Webhook } from '../../api/records.ts'
import { useAccount } from '../../api/use-account.ts'
import { Confirm } from '../../ui/confirm.tsx'
import { RefusedSave } from '../../ui/form/refused-save.tsx'
import { say } from '../../ui/say.tsx'
import { Notice } from '../../ui/states/notice.tsx'
import { isTaken } from './webhook.rules.ts'
import classes from './webhooks.module.css'
import {
  deleteWebhook,
  switchWebhook,
  type TestAnswer,
  testWebhook,
  webhooksKey,
  webhooksQuery,
} from './webhooks.queries.ts'

interface Props {
  webhook: Webhook
  onDeleted: () => void
}

/** Pause or go on, try it, delete it. */
export function WebhookActs({ webhook, onDeleted }: Props) {
  const { t } = useTranslation(['webhooks'])
  const { account } = useAccount()
  const queries = useQueryClient()
  const [isDeleting, setDeleting] = useState(false)
  const isActive = webhook.state === 'active'
  const press = useMutation({
    mutationFn: () => switchWebhook(account.id, webhook.id, isActive ? 'pause' : 'resume'),
    onSuccess: async () => {
      say({ text: t(isActive ? 'webhooks:pausedNow' : 'webhooks:resumedNow', { name: webhook.name }) })
      await queries.invalidateQueries({ queryKey: webhooksKey(account.id) })
    },
  })
  const test = useMutation({ mutationFn: () => testWebhook(account.id, webhook.id) })
  const SwitchIcon = isActive ? IconPlayerPause : IconPlayerPlay
  const error = press.error ?? test.error
  return (
    <>
      <div className={classes.acts}>
        <Button
          leftSection={<SwitchIcon size={16} stroke={1.6} />}
          loading={press.isPending}
          onClick={() => press.mutate()}
        >
          {isActive ? t('webhooks:pause') : t('webhooks:resume')}
        </Button>
        <Button
          leftSection={<IconSend size={16} stroke={1.6} />}
          loading={test.isPending}
          onClick={() => test.mutate()}
        >
          {t('webhooks:test.go')}
        </Button>
        <Button color="red" leftSection={<IconTrash size={16} stroke={1.6} />} onClick={() => setDeleting(true)}>
          {t('webhooks:deleteAct')}
        </Button>
      </div>
      {error && <RefusedSave error={error} labels={{}} />}
      {test.data && <TestResult answer={test.data} />}
      {isDeleting && <DeleteDialog webhook={webhook} onKeep={() => setDeleting(false)} onDeleted={onDeleted} />}
    </>
  )
}

function TestResult({ answer: { status, failure, tookMs } }: { answer: TestAnswer }) {
  const { t } = useTranslation(['webhooks'])
  if (isTaken(status)) {
    return <Notice kind="plain" title={t('webhooks:test.taken', { status, count: tookMs })} />
  }
  const title = status === null ? t('webhooks:test.silent', { failure }) : t('webhooks:test.refused', { status })
  return <Notice kind="warn" title={title} text={t('webhooks:test.remedy')} />
}

interface DeleteProps extends Props {
  onKeep: () => void
}

function DeleteDialog({ webhook: { id, name }, onKeep, onDeleted }: DeleteProps) {
  const { t } = useTranslation(['webhooks'])
  const { account } = useAccount()
  const queries = useQueryClient()
  const remove = useMutation({
    mutationFn: () => deleteWebhook(account.id, id),
    onSuccess: async () => {
      onDeleted()
      say({ text: t('webhooks:deleted', { name }) })
      // The list alone: its attempts, still shown for a moment, can no longer be asked for.
      await queries.invalidateQueries({ queryKey: webhooksQuery(account.id).queryKey })
    },
  })
  return (
    <Confirm
      title={t('webhooks:delete.title', { name })}
      text={t('webhooks:delete.text')}
      wayBack="none"
      keep={t('webhooks:delete.keep')}
      go={t('webhooks:delete.go', { name })}
      isPending={remove.isPending}
      onKeep={onKeep}
      onGo={() => remove.mutate()}
    >
      {remove.error && <RefusedSave error={remove.error} labels={{}} />}
    </Confirm>
  )
}
