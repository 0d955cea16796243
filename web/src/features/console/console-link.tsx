import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import classes from './console.module.css'

interface Props {
  to: string
  className?: string | undefined
  title?: string
  exact?: boolean
  children: ReactNode
}

/** To a place of the console; the types of links know those of the application alone. */
export function ConsoleLink({ to, exact = false, className = classes.link, ...rest }: Props) {
  return <Link to={to as never} activeOptions={{ exact }} className={className} {...rest} />
}
