import { Title } from '@mantine/core'
import { IconCheck, IconLock } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import type { Group } from '../../api/records.ts'
import classes from './group.module.css'
import { permissions } from './group.rules.ts'

/** Of an external group: what its keeper lets users do, and what not. */
export function WhatUsersMay({ group }: { group: Group }) {
  const { t } = useTranslation(['groups'])
  return (
    <section className={classes.side}>
      <Title order={2}>{t('groups:may.title')}</Title>
      <ul className={classes.may}>
        <li>
          <IconCheck size={16} stroke={1.6} aria-hidden data-allowed />
          <div>
            {t('groups:may.use')} <span>{t('groups:may.asAlways')}</span>
          </div>
        </li>
        {permissions.map((permission) => {
          const isAllowed = group.permissions[permission]
          const Icon = isAllowed ? IconCheck : IconLock
          return (
            <li key={permission}>
              <Icon size={16} stroke={1.6} aria-hidden data-allowed={isAllowed || undefined} />
              <div>
                {t(`groups:may.${permission}`)}{' '}
                <span>{t(isAllowed ? 'groups:may.allowed' : 'groups:may.notAllowed')}</span>
              </div>
            </li>
          )
        })}
      </ul>
      <p className={classes.note}>{t('groups:may.note')}</p>
    </section>
  )
}
