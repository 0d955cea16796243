import classes from './bullet.module.css'

interface Props {
  /** 0 to 1. */
  share: number
  /** The own average of the others, as a tick. */
  average: number | null
  /** What both say in words. */
  label: string
}

/** A share against the own average: a bar with a tick, no legend needed. */
export function Bullet({ share, average, label }: Props) {
  return (
    <span className={classes.bullet} role="img" aria-label={label}>
      <i className={classes.bar} style={{ width: `${Math.min(1, share) * 100}%` }} />
      {average !== null && <i className={classes.tick} style={{ left: `${Math.min(1, average) * 100}%` }} />}
    </span>
  )
}
