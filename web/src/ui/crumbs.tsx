import { IconChevronRight } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import classes from './crumbs.module.css'

interface Props {
  label: string
  /** The page above this one, as a link. */
  above: ReactNode
  here?: ReactNode
}

/** The way back up, above the name of a page. */
export function Crumbs({ label, above, here }: Props) {
  return (
    <nav className={classes.crumbs} aria-label={label}>
      {above}
      {here !== undefined && (
        <>
          <IconChevronRight size={14} stroke={1.6} aria-hidden />
          <span>{here}</span>
        </>
      )}
    </nav>
  )
}
