import { Title } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import type { Member } from '../../api/records.ts'
import classes from './users.module.css'
import { allRoles, countOf } from './users.rules.ts'

/** What a role lets people do, and how many have it. */
export function RoleMeanings({ members }: { members: Member[] }) {
  const { t } = useTranslation(['users'])
  return (
    <section>
      <div className={classes.sectionHead}>
        <Title order={2}>{t('users:meanings.title')}</Title>
        <span>{t('users:meanings.note')}</span>
      </div>
      <dl className={classes.meanings}>
        {allRoles.map((role) => (
          <div key={role}>
            <dt>
              {t(`users:role.${role}`)} <span>{t('users:people', { count: countOf(role, members) })}</span>
            </dt>
            <dd>{t(`users:meaning.${role}`)}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
