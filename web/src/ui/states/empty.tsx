import { EmptyState } from '@mantine/core'
import type { ComponentType, ReactNode } from 'react'
import classes from './empty.module.css'

interface Props {
  icon: ComponentType<{ size?: number; stroke?: number }>
  title: string
  text: string
  /** The next step. */
  children?: ReactNode
}

/** Nothing is here yet: why, and what comes next. */
export function Empty({ icon: Icon, title, text, children }: Props) {
  return (
    <div className={classes.empty}>
      <EmptyState icon={<Icon size={28} stroke={1.4} />} title={title} description={text}>
        {children && <EmptyState.Actions>{children}</EmptyState.Actions>}
      </EmptyState>
    </div>
  )
}
