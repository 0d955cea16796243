import { Button } from '@mantine/core'
import { IconPlus, IconWebhook } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Webhook } from '../../api/records.ts'
import { useAccount } from '../../api/use-account.ts'
import shared from '../../ui/list-and-detail.module.css'
import { PageHead } from '../../ui/page-head.tsx'
import { ShownOnce } from '../../ui/shown-once.tsx'
import { Empty } from '../../ui/states/empty.tsx'
import { Failure } from '../../ui/states/failure.tsx'
import { SkeletonRows } from '../../ui/table/skeleton-rows.tsx'
import { usePageName } from '../../ui/use-page-name.ts'
import { NewWebhook } from './new-webhook.tsx'
import { worstFirst } from './webhook.rules.ts'
import { WebhookDetail } from './webhook-detail.tsx'
import { WebhookList } from './webhook-list.tsx'
import classes from './webhooks.module.css'
import { type NewSecret, webhooksQuery } from './webhooks.queries.ts'

/** Which systems outside are told what happens here. */
export function WebhooksPage() {
  const { t } = useTranslation(['webhooks'])
  const { account } = useAccount()
  const { data: hooks, error, refetch } = useQuery(webhooksQuery(account.id))
  const choose = useChoice()
  usePageName(t('webhooks:title'))
  return (
    <div className={shared.page}>
      <PageHead title={t('webhooks:title')} above={t('webhooks:about')}>
        {hooks && (
          <Button
            variant="filled"
            leftSection={<IconPlus size={16} stroke={1.6} />}
            onClick={() => choose({ webhook: 'new' })}
          >
            {t('webhooks:new')}
          </Button>
        )}
      </PageHead>
      {error ? (
        <Failure error={error} title={t('webhooks:notLoaded')} onRetry={() => void refetch()} />
      ) : hooks ? (
        <Hooks hooks={worstFirst(hooks.data)} />
      ) : (
        <SkeletonRows columns={2} />
      )}
    </div>
  )
}

function useChoice() {
  const navigate = useNavigate()
  const { account } = useAccount()
  return (search: { webhook?: number | 'new' }) =>
    void navigate({ to: '/accounts/$accountId/webhooks', params: { accountId: String(account.id) }, search })
}

function Hooks({ hooks }: { hooks: Webhook[] }) {
  const { t } = useTranslation(['webhooks'])
  const { webhook: wanted } = useSearch({ from: '/accounts/$accountId/webhooks' })
  const choose = useChoice()
  const [made, setMade] = useState<NewSecret | null>(null)
  if (hooks.length === 0 && wanted !== 'new')
    return <Empty icon={IconWebhook} title={t('webhooks:none.title')} text={t('webhooks:none.text')} />
  const chosen = wanted === 'new' ? undefined : (hooks.find(({ id }) => id === wanted) ?? hooks[0])
  return (
    <div className={shared.columns}>
      <WebhookList hooks={hooks} chosenId={chosen?.id ?? null} />
      <div className={classes.detail}>
        {made && made.id === chosen?.id && (
          <ShownOnce
            title={t('webhooks:once.title')}
            text={made.formerUntil ? t('webhooks:once.rotated') : t('webhooks:once.text')}
            name={t('webhooks:once.name')}
            secret={made.secret}
            onKept={() => setMade(null)}
          />
        )}
        {chosen ? (
          <WebhookDetail key={chosen.id} webhook={chosen} onDeleted={() => choose({})} onSecret={setMade} />
        ) : (
          <NewWebhook
            onMade={(fresh) => {
              setMade(fresh)
              choose({ webhook: fresh.id })
            }}
            onCancel={() => choose({})}
          />
        )}
      </div>
    </div>
  )
}
