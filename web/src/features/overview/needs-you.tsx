import { Title } from '@mantine/core'
import { IconAlertTriangle, IconHourglass, IconPlayerPause, IconWebhook, IconWorldX } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { useAccount } from '../../api/use-account.ts'
import boxed from './boxed-list.module.css'
import type { Need } from './needs.rules.ts'
import classes from './needs-you.module.css'

const looks = {
  pending: { icon: IconHourglass, to: null },
  refused: { icon: IconHourglass, to: null },
  held: { icon: IconPlayerPause, to: '/accounts/$accountId/mailings' },
  failed: { icon: IconAlertTriangle, to: '/accounts/$accountId/mailings' },
  webhook: { icon: IconWebhook, to: '/accounts/$accountId/webhooks' },
  domain: { icon: IconWorldX, to: '/accounts/$accountId/settings/domains' },
} as const

/** What waits for a person, each with the one thing to do about it. */
export function NeedsYou({ needs }: { needs: readonly Need[] }) {
  const { t } = useTranslation(['overview'])
  const { account } = useAccount()
  return (
    <section aria-labelledby="needs-you">
      <Title order={2} id="needs-you" className={classes.title}>
        {t('overview:needs.title')}
      </Title>
      {needs.length === 0 ? (
        <p className={classes.none}>{t('overview:needs.none')}</p>
      ) : (
        <ul className={boxed.list}>
          {needs.map((need) => {
            const { icon: Icon, to } = looks[need.kind]
            return (
              <li key={`${need.kind} ${need.name}`} className={classes.need} data-kind={need.kind}>
                <Icon size={20} stroke={1.6} aria-hidden />
                <div>
                  <strong>{t(`overview:needs.${need.kind}.title`, { name: need.name })}</strong>
                  <p>{t(`overview:needs.${need.kind}.text`)}</p>
                </div>
                {to && (
                  <Link to={to} params={{ accountId: String(account.id) }} className={boxed.way}>
                    {t('overview:needs.open')}
                  </Link>
                )}
              </li>
            )
          })}
        </ul>
      )}
    </section>
  )
}
