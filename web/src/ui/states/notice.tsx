import { IconAlertTriangle, IconInfoCircle, IconLock, IconPlugConnectedX } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import classes from './notice.module.css'

const icons = { bad: IconPlugConnectedX, warn: IconAlertTriangle, refusal: IconLock, plain: IconInfoCircle }

interface Props {
  kind: keyof typeof icons
  title: string
  text?: ReactNode
  /** The way out: a button, or a link to somebody who may. */
  children?: ReactNode
  /** What does not concern the last act of the person is not spoken at once. */
  quiet?: boolean
}

/** What happened, what it means for the work, and what to do about it. */
export function Notice({ kind, title, text, children, quiet = false }: Props) {
  const Icon = icons[kind]
  return (
    <div className={classes.notice} data-kind={kind} role={quiet ? undefined : 'alert'}>
      <Icon size={18} stroke={1.6} aria-hidden className={classes.icon} />
      <div className={classes.text}>
        <strong>{title}</strong> {text}
      </div>
      {children && <div className={classes.way}>{children}</div>}
    </div>
  )
}
