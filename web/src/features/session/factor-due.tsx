import { Button, Title } from '@mantine/core'
import { Link, useLocation } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import type { Account } from '../../api/records.ts'
import { Notice } from '../../ui/states/notice.tsx'
import { usePageName } from '../../ui/use-page-name.ts'
import { useTimes } from '../../ui/use-times.ts'
import classes from './factor-due.module.css'
import { isFactorOverdue, isFactorUrgent, isOwnPlace } from './factor-due.rules.ts'

interface Props {
  account: Account
  dueAt: string
  /** Whether this stands instead of the page. */
  isShut: boolean
}

/** Says that the account wants a second factor, and leads to where it is set up. */
export function FactorDue({ account, dueAt, isShut }: Props) {
  const { t } = useTranslation(['frame'])
  const { dayAndMonth } = useTimes(account.timeZone)
  const isThere = useLocation({ select: ({ pathname }) => isOwnPlace(pathname) })
  if (isShut) return <Shut account={account} />
  const isOver = isFactorOverdue(account, Date.now())
  const words = { account: account.name, day: dayAndMonth(dueAt) }
  if (!isFactorUrgent(account, Date.now()))
    return (
      <aside className={classes.calm} aria-label={t('frame:factor.name')}>
        <span>{t('frame:factor.due', words)}</span>
        {!isThere && (
          <Link to="/accounts/$accountId/access" params={{ accountId: String(account.id) }}>
            {t('frame:factor.way')}
          </Link>
        )}
      </aside>
    )
  return (
    <aside className={classes.due} aria-label={t('frame:factor.name')}>
      <Notice
        kind="warn"
        quiet
        title={isOver ? t('frame:factor.over', words) : t('frame:factor.due', words)}
        text={isOver ? t('frame:factor.overText') : t('frame:factor.dueText')}
      >
        {!isThere && <WayToFactor account={account} />}
      </Notice>
    </aside>
  )
}

function Shut({ account }: { account: Account }) {
  const { t } = useTranslation(['frame'])
  usePageName(t('frame:factor.name'))
  return (
    <main className={classes.shut} id="content" tabIndex={-1}>
      <Title order={1}>{t('frame:factor.over', { account: account.name })}</Title>
      <p className={classes.text}>{t('frame:factor.overText')}</p>
      <WayToFactor account={account} isMain />
    </main>
  )
}

function WayToFactor({ account, isMain = false }: { account: Account; isMain?: boolean }) {
  const { t } = useTranslation(['frame'])
  return (
    <Button
      variant={isMain ? 'filled' : undefined}
      renderRoot={(props) => (
        <Link {...props} to="/accounts/$accountId/access" params={{ accountId: String(account.id) }} />
      )}
    >
      {t('frame:factor.way')}
    </Button>
  )
}
