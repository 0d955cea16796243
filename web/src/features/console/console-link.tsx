import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'

interface Props {
  to: string
  className?: string | undefined
  title?: string
  exact?: boolean
  children: ReactNode
}

/** To a place of the console; the types of links know those of the application alone. */
export function ConsoleLink({ to, exact = false, ...rest }: Props) {
  return <Link to={to as never} activeOptions={{ exact }} {...rest} />
}
