import { IconAlertTriangle } from '@tabler/icons-react'
import classes from './form.module.css'

/** Something worth knowing about a value that is accepted all the same. */
export function FieldWarning({ text }: { text: string }) {
  return (
    <p className={classes.warning} role="status">
      <IconAlertTriangle size={16} stroke={1.6} aria-hidden /> {text}
    </p>
  )
}
