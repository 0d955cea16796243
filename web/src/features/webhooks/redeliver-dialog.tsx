import { Button, Modal, NumberInput } from '@mantine/core'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Webhook } from '../../api/records.ts'
import { useAccount } from '../../api/use-account.ts'
import { RefusedSave } from '../../ui/form/refused-save.tsx'
import { say } from '../../ui/say.tsx'
import { stretchFault } from './webhook.rules.ts'
import classes from './webhooks.module.css'
import { redeliver, redeliveryQuery, type Stretch, webhooksKey } from './webhooks.queries.ts'

interface Props {
  webhook: Webhook
  /** What is suggested. */
  first: Stretch
  onClose: () => void
}

/** Counts before it asks: which events go out again is seen before anything does. */
export function RedeliverDialog({ webhook, first, onClose }: Props) {
  const { t } = useTranslation(['webhooks', 'ui'])
  const { account } = useAccount()
  const queries = useQueryClient()
  const [stretch, setStretch] = useState(first)
  const { firstSequence, lastSequence } = stretch
  const fault = stretchFault(firstSequence, lastSequence)
  const { data: count } = useQuery({ ...redeliveryQuery(account.id, webhook.id, stretch), enabled: fault === null })
  const send = useMutation({
    mutationFn: () => redeliver(account.id, webhook.id, stretch),
    onSuccess: async ({ data: { events } }) => {
      onClose()
      say({ text: t('webhooks:again.done', { count: events, name: webhook.name }) })
      await queries.invalidateQueries({ queryKey: webhooksKey(account.id) })
    },
  })
  const field = (name: keyof Stretch, label: string) => (
    <NumberInput
      label={label}
      value={stretch[name]}
      onChange={(value) => setStretch((known) => ({ ...known, [name]: Number(value) }))}
      min={1}
      allowDecimal={false}
      hideControls
    />
  )
  return (
    <Modal
      opened
      onClose={onClose}
      title={t('webhooks:again.title', { name: webhook.name })}
      centered
      closeButtonProps={{ 'aria-label': t('ui:close') }}
    >
      <div className={classes.dialog}>
        <p>{t('webhooks:again.text')}</p>
        <div className={classes.stretch}>
          {field('firstSequence', t('webhooks:again.first'))}
          {field('lastSequence', t('webhooks:again.last'))}
        </div>
        {fault ? (
          <p className={classes.fault}>{t(`webhooks:again.fault.${fault}`)}</p>
        ) : (
          <p role="status">{count !== undefined && t('webhooks:again.count', { count })}</p>
        )}
        {send.error && <RefusedSave error={send.error} labels={{}} />}
        <div className={classes.ways}>
          <Button
            variant="filled"
            disabled={fault !== null || !count}
            loading={send.isPending}
            onClick={() => send.mutate()}
          >
            {t('webhooks:again.go', { count: count ?? 0 })}
          </Button>
          <Button variant="subtle" onClick={onClose}>
            {t('webhooks:again.keep')}
          </Button>
        </div>
      </div>
    </Modal>
  )
}
