import { Button } from '@mantine/core'
import type { ReactNode } from 'react'
import classes from './empty-filtered.module.css'

interface Props {
  title: string
  text?: string
  /** Drops the filter that hides most. */
  drop?: { label: string; run: () => void }
  clear: { label: string; run: () => void }
}

/** Nothing matches: which filter to drop, and how many there are then. */
export function EmptyFiltered({ title, text, drop, clear }: Props): ReactNode {
  return (
    <div className={classes.empty} role="status">
      <strong>{title}</strong>
      {text && <p>{text}</p>}
      <div className={classes.ways}>
        {drop && <Button onClick={drop.run}>{drop.label}</Button>}
        <Button variant={drop ? 'subtle' : 'default'} onClick={clear.run}>
          {clear.label}
        </Button>
      </div>
    </div>
  )
}
