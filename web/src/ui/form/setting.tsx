import type { ReactNode } from 'react'
import classes from './form.module.css'

interface Props {
  /** The member the server names, so that its refusals lead here. */
  name: string
  label: string
  /** What it means for people and mails. */
  hint?: string
  children: ReactNode
}

/** One setting: what it is on the left, how it stands on the right. */
export function Setting({ name, label, hint, children }: Props) {
  return (
    <section className={classes.setting} id={`field-${name}`}>
      <div className={classes.about}>
        <h2 className={classes.label} id={`label-${name}`}>
          {label}
        </h2>
        {hint && <p className={classes.hint}>{hint}</p>}
      </div>
      <div className={classes.control}>{children}</div>
    </section>
  )
}
