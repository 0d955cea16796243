import { Button } from '@mantine/core'
import { Link, useLocation } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import type { Account } from '../../api/records.ts'
import { instantOf } from '../../ui/clock.rules.ts'
import { Notice } from '../../ui/states/notice.tsx'
import { useTimes } from '../../ui/use-times.ts'
import classes from './ending.module.css'

const daysMs = 30 * 24 * 60 * 60 * 1000

/** Above every screen of a closed account: until when it can be opened again, and where. */
export function ClosedAccount({ account, closedAt }: { account: Account; closedAt: string }) {
  const { t } = useTranslation(['ending'])
  const { longDay } = useTimes(account.timeZone)
  const isThere = useLocation({ select: ({ pathname }) => pathname.endsWith('/settings/ending') })
  const endsAt = new Date(instantOf(closedAt).getTime() + daysMs).toISOString().slice(0, 19).replace('T', ' ')
  return (
    <aside className={classes.closed} aria-label={t('ending:closed.title')}>
      <Notice
        kind="warn"
        quiet
        title={t('ending:closed.title')}
        text={t('ending:closed.text', { day: longDay(endsAt) })}
      >
        {!isThere && account.rights.includes('endAccount') && (
          <Button
            renderRoot={(props) => (
              <Link {...props} to="/accounts/$accountId/settings/ending" params={{ accountId: String(account.id) }} />
            )}
          >
            {t('ending:closed.way')}
          </Button>
        )}
      </Notice>
    </aside>
  )
}
