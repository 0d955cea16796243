import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import type { Webhook } from '../../api/records.ts'
import { useAccount } from '../../api/use-account.ts'
import shared from '../../ui/list-and-detail.module.css'
import { WebhookMark } from './webhook-mark.tsx'
import classes from './webhooks.module.css'

interface Props {
  hooks: Webhook[]
  chosenId: number | null
}

export function WebhookList({ hooks, chosenId }: Props) {
  const { t } = useTranslation(['webhooks'])
  const { account } = useAccount()
  return (
    <nav aria-label={t('webhooks:title')}>
      <ul className={shared.list}>
        {hooks.map((hook) => (
          <li key={hook.id}>
            <Link
              to="/accounts/$accountId/webhooks"
              params={{ accountId: String(account.id) }}
              search={{ webhook: hook.id }}
              className={shared.entry}
              aria-current={hook.id === chosenId ? 'true' : undefined}
            >
              <strong>{hook.name}</strong>
              <code className={classes.host}>{URL.parse(hook.url)?.host ?? hook.url}</code>
              <WebhookMark webhook={hook} />
            </Link>
          </li>
        ))}
      </ul>
      <p className={classes.note}>{t('webhooks:note')}</p>
    </nav>
  )
}
