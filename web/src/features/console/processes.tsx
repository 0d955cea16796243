import { Title } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import type { Now } from '../../api/console-records.ts'
import classes from './console.module.css'
import { useAge } from './use-age.ts'

/** Who hands mail over, and to whom. */
export function Processes({ now: { senders, relays } }: { now: Now }) {
  const { t } = useTranslation(['console'])
  const age = useAge()
  return (
    <div className={classes.pair}>
      <section>
        <div className={classes.sectionHead}>
          <Title order={2}>{t('console:senders.title')}</Title>
          <span className={classes.quiet}>{t('console:number', { count: senders.length })}</span>
        </div>
        {senders.length === 0 ? (
          <p className={classes.quiet}>{t('console:senders.none')}</p>
        ) : (
          <ul className={classes.list}>
            {senders.map(({ id, host, silentSeconds, blocks, mails }) => (
              <li key={id}>
                <code>{host}</code>
                <span>{t('console:senders.work', { blocks, mails })}</span>
                <span className={classes.quiet}>{t('console:senders.heard', { age: age(silentSeconds) })}</span>
              </li>
            ))}
          </ul>
        )}
      </section>
      <section>
        <div className={classes.sectionHead}>
          <Title order={2}>{t('console:relays.title')}</Title>
          <span className={classes.quiet}>{t('console:number', { count: relays.length })}</span>
        </div>
        {relays.length === 0 ? (
          <p className={classes.quiet}>{t('console:relays.none')}</p>
        ) : (
          <ul className={classes.list}>
            {relays.map(({ name, readSeconds, hasLongQueue }) => (
              <li key={name}>
                <code>{name}</code>
                {hasLongQueue && <span className={classes.late}>{t('console:relays.longQueue')}</span>}
                <span className={classes.quiet}>
                  {readSeconds === null
                    ? t('console:relays.never')
                    : t('console:relays.read', { age: age(readSeconds) })}
                </span>
              </li>
            ))}
          </ul>
        )}
      </section>
    </div>
  )
}
