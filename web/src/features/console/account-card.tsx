import { Button } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import type { WaitingAccount } from '../../api/console-records.ts'
import classes from './console.module.css'
import { ConsoleLink } from './console-link.tsx'
import { Refused } from './refused.tsx'
import { useDecision } from './use-decision.tsx'
import { useOwnTimes } from './use-own-times.ts'

/** An account somebody has to decide about, with what is odd about it. */
export function AccountCard({ account }: { account: WaitingAccount }) {
  const { t } = useTranslation(['console'])
  const { dayAndMonth } = useOwnTimes()
  const decision = useDecision(account)
  const { id, name, type, customer, createdAt, approval, figures, admins } = account
  return (
    <article aria-label={name}>
      <div className={classes.cardHead}>
        <ConsoleLink to={`/accounts/${id}`} className={classes.name}>
          {name}
        </ConsoleLink>
        <span className={classes.quiet}>{t('console:approvals.since', { day: dayAndMonth(createdAt), type })}</span>
      </div>
      <p className={classes.line}>
        {t('console:approvals.facts', { customer, count: figures.people, domains: figures.verifiedDomains })}
      </p>
      <p className={`${classes.line} ${classes.quiet}`}>
        {admins.map((admin) => `${admin.name} <${admin.email}>`).join(', ')}
      </p>
      <Odd odd={account.odd} />
      <Refused error={decision.error} />
      <div className={classes.acts}>
        <Button onClick={() => decision.run('approve')} loading={decision.isPending}>
          {t('console:approvals.approve')}
        </Button>
        {approval === 'pending' && (
          <Button variant="subtle" color="gray" onClick={decision.ask}>
            {t('console:approvals.refuse')}
          </Button>
        )}
      </div>
      {decision.question}
    </article>
  )
}

export function Odd({ odd }: Pick<WaitingAccount, 'odd'>) {
  const { t } = useTranslation(['console'])
  return (
    <ul className={classes.odd} data-none={odd.length === 0 || undefined}>
      {odd.length === 0 ? (
        <li>{t('console:odd.none')}</li>
      ) : (
        odd.map((each) => <li key={each}>{t(`console:odd.${each}`)}</li>)
      )}
    </ul>
  )
}
