import type { ReactNode } from 'react'
import classes from './door.module.css'

/** A number that opens the people behind it. */
export function Door({ onOpen, children }: { onOpen: () => void; children: ReactNode }) {
  return (
    <button type="button" className={classes.door} onClick={onOpen}>
      {children}
    </button>
  )
}
