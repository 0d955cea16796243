import classes from './face.module.css'
import { initialsOf, shadeOf } from './face.rules.ts'

interface Props {
  name: string
  size?: 'sm' | 'md' | 'lg'
}

/** Initials on a colour that stays the same for a name; the name itself stands beside it. */
export function Face({ name, size = 'md' }: Props) {
  return (
    <span className={classes.face} data-size={size} data-shade={shadeOf(name)} aria-hidden>
      {initialsOf(name)}
    </span>
  )
}
