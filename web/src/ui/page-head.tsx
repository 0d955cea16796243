import { Title } from '@mantine/core'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import classes from './page-head.module.css'

interface Props {
  title: ReactNode
  /** How many there are of what the page lists. */
  figure?: number
  /** Where and when this is true, above the name. */
  above?: ReactNode
  /** One filled button at most. */
  children?: ReactNode
}

export function PageHead({ title, figure, above, children }: Props) {
  const { t } = useTranslation(['ui'])
  return (
    <div className={classes.head}>
      <div className={classes.words}>
        {above && <div className={classes.above}>{above}</div>}
        <Title order={1} className={classes.title}>
          {title}
          {figure !== undefined && <span className={classes.figure}>{t('ui:figure', { count: figure })}</span>}
        </Title>
      </div>
      {children && <div className={classes.acts}>{children}</div>}
    </div>
  )
}
