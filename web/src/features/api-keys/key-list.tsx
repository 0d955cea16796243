import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import type { AccountApiKey } from '../../api/records.ts'
import { useAccount } from '../../api/use-account.ts'
import { instantOf } from '../../ui/clock.rules.ts'
import shared from '../../ui/list-and-detail.module.css'
import { useTimes } from '../../ui/use-times.ts'
import classes from './api-keys.module.css'
import { forgottenDays } from './key.rules.ts'

interface Props {
  keys: AccountApiKey[]
  chosenId: number | null
}

export function KeyList({ keys, chosenId }: Props) {
  const { t } = useTranslation(['apiKeys'])
  const { account } = useAccount()
  return (
    <nav aria-label={t('apiKeys:title')}>
      <ul className={shared.list}>
        {keys.map((key) => (
          <li key={key.id}>
            <Link
              to="/accounts/$accountId/api-keys"
              params={{ accountId: String(account.id) }}
              search={{ key: key.id }}
              className={shared.entry}
              aria-current={key.id === chosenId ? 'true' : undefined}
            >
              <span className={classes.entryName}>
                <strong>{key.name}</strong>
                <code>{key.prefix}</code>
              </span>
              <LastUse apiKey={key} />
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}

function LastUse({ apiKey: { lastUsedAt, createdAt } }: { apiKey: AccountApiKey }) {
  const { t } = useTranslation(['apiKeys'])
  const { account } = useAccount()
  const times = useTimes(account.timeZone)
  const days = forgottenDays(instantOf(lastUsedAt ?? createdAt), new Date())
  const words = lastUsedAt ? t('apiKeys:used', { moment: times.moment(lastUsedAt) }) : t('apiKeys:neverUsed')
  return (
    <span className={classes.use} data-forgotten={days !== null || undefined}>
      {days === null ? words : t('apiKeys:forgotten', { count: days })}
    </span>
  )
}
