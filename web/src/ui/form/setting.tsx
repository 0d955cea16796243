import { useLocation } from '@tanstack/react-router'
import { type ReactNode, useEffect, useRef } from 'react'
import { focusIn } from './focus-in.ts'
import classes from './form.module.css'

interface Props {
  /** The member the server names, so that its refusals lead here. */
  name: string
  label: string
  /** What it means for people and mails. */
  hint?: string
  children: ReactNode
}

/** One setting: what it is on the left, how it stands on the right. Whoever was sent to it by the address finds themselves in it. */
export function Setting({ name, label, hint, children }: Props) {
  const id = `field-${name}`
  return (
    <section className={classes.setting} id={id} ref={useArrival(id)}>
      <div className={classes.about}>
        <h2 className={classes.label} id={`label-${name}`}>
          {label}
        </h2>
        {hint && <p className={classes.hint}>{hint}</p>}
      </div>
      <div className={classes.control}>{children}</div>
    </section>
  )
}

/** A page that is loaded after its address was followed has nothing to scroll to yet; this comes with the place. */
function useArrival(id: string) {
  const place = useRef<HTMLElement>(null)
  const isMeant = useLocation({ select: ({ hash }) => hash === id })
  useEffect(() => {
    if (!isMeant) return
    place.current?.scrollIntoView({ block: 'center' })
    focusIn(place.current, { preventScroll: true })
  }, [isMeant])
  return place
}
