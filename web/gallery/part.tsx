import { Title } from '@mantine/core'
import type { ReactNode } from 'react'
import classes from './gallery.module.css'

export function Part({ name, children }: { name: string; children: ReactNode }) {
  return (
    <section className={classes.part}>
      <Title order={2}>{name}</Title>
      {children}
    </section>
  )
}
