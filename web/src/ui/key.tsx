import type { ReactNode } from 'react'
import classes from './key.module.css'

export function Key({ children }: { children: ReactNode }) {
  return <kbd className={classes.key}>{children}</kbd>
}

/** Keys pressed one after the other, as `g s`. */
export function Keys({ keys }: { keys: string }) {
  const names = keys.split(' ').map((key) => (key.length === 1 ? key.toUpperCase() : key))
  return (
    <span className={classes.keys}>
      {names.map((name) => (
        <Key key={name}>{name}</Key>
      ))}
    </span>
  )
}
