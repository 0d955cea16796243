import { Title } from '@mantine/core'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Mark } from '../../ui/mark.tsx'
import { usePageName } from '../../ui/use-page-name.ts'
import classes from './entry-frame.module.css'
import { LanguageChoice } from './language-choice.tsx'
import { RideMap } from './ride-map.tsx'

interface Props {
  title: string
  children: ReactNode
  /** What stands below the picture, where it is not the usual. */
  motto?: string
  /** Above the title. */
  icon?: ReactNode
  /** Room for two fields side by side. */
  isWide?: boolean
}

/** What every page looks like to somebody who has not signed in yet. */
export function EntryFrame({ title, children, motto, icon, isWide = false }: Props) {
  const { t } = useTranslation(['session'])
  usePageName(title)
  return (
    <div className={classes.page}>
      <aside className={classes.picture}>
        <RideMap />
        <div className={classes.name}>
          <Mark size={28} />
          <span>Postrider</span>
        </div>
        <p className={classes.motto}>{motto ?? t('session:motto')}</p>
      </aside>
      <main className={classes.main}>
        <div className={classes.form} data-wide={isWide}>
          <div className={classes.smallName}>
            <Mark />
            <span>Postrider</span>
          </div>
          {icon && <span className={classes.medal}>{icon}</span>}
          <Title order={1} className={classes.title}>
            {title}
          </Title>
          {children}
          <div className={classes.foot}>
            <LanguageChoice />
          </div>
        </div>
      </main>
    </div>
  )
}
