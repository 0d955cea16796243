import { Title } from '@mantine/core'
import { IconUsers } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { useAccount } from '../../api/use-account.ts'
import { PageHead } from '../../ui/page-head.tsx'
import { Empty } from '../../ui/states/empty.tsx'
import { usePageName } from '../../ui/use-page-name.ts'
import { useTimes } from '../../ui/use-times.ts'
import classes from './overview.module.css'
import { useGreeting } from './use-greeting.ts'
import { useNow } from './use-now.ts'

/** An L-account has no list of its own: the way to those that have one. */
export function LargeAccount() {
  const { t } = useTranslation(['overview'])
  const { account, session } = useAccount()
  const greeting = useGreeting()
  const now = useTimes(account.timeZone).now(useNow())
  const small = session.accounts.filter(({ type }) => type === 'S')
  usePageName(t('overview:title'))
  return (
    <div className={classes.page}>
      <PageHead above={now} title={`${greeting} ${t('overview:large.standing', { count: small.length })}`} />
      <section className={classes.narrow}>
        <Title order={2} className={classes.name}>
          {t('overview:large.title')}
        </Title>
        {small.length === 0 ? (
          <Empty icon={IconUsers} title={t('overview:large.empty')} text={t('overview:large.emptyText')} />
        ) : (
          <ul className={classes.people}>
            {small.map(({ id, name, timeZone }) => (
              <li key={id} className={classes.person}>
                <Link to="/accounts/$accountId" params={{ accountId: String(id) }}>
                  {name}
                </Link>
                <span className={classes.when}>{timeZone}</span>
              </li>
            ))}
          </ul>
        )}
      </section>
    </div>
  )
}
