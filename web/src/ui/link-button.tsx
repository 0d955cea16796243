import type { ComponentProps } from 'react'
import classes from './link-button.module.css'

/** A button that reads as a link: the second choice beside a real button. */
export function LinkButton(props: ComponentProps<'button'>) {
  return <button type="button" {...props} className={classes.link} />
}
