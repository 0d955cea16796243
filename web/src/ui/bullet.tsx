import classes from './bullet.module.css'

interface Props {
  /** 0 to 1. */
  share: number
  /** The own average of the others, as a tick. */
  average: number | null
  /** The share that fills the bar, so that rows that belong together can be compared. */
  whole?: number
  /** What both say in words. */
  label: string
}

/** A share against the own average: a bar with a tick, no legend needed. */
export function Bullet({ share, average, whole = 1, label }: Props) {
  const place = (value: number) => `${Math.min(1, value / whole) * 100}%`
  return (
    <span className={classes.bullet} role="img" aria-label={label}>
      <i className={classes.bar} style={{ width: place(share) }} />
      {average !== null && <i className={classes.tick} style={{ left: place(average) }} />}
    </span>
  )
}
