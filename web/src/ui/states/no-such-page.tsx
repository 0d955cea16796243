import { IconMapPinOff } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { Empty } from './empty.tsx'
import classes from './whole-page.module.css'

/** An address nobody lives at. */
export function NoSuchPage() {
  const { t } = useTranslation(['ui'])
  return (
    <main className={classes.page}>
      <Empty icon={IconMapPinOff} title={t('ui:noPage.title')} text={t('ui:noPage.text')}>
        <Link to="/" className={classes.way}>
          {t('ui:noPage.way')}
        </Link>
      </Empty>
    </main>
  )
}
