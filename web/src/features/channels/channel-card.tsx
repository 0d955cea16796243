import { Title } from '@mantine/core'
import { IconCircleCheckFilled, IconCircleDashed, IconLock } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import classes from './channels.module.css'

const icons = { own: IconCircleCheckFilled, usual: IconCircleDashed, kept: IconLock }

interface Props {
  /** Own, a fallback is used, or somebody else keeps it. */
  state: keyof typeof icons
  title: string
  /** What holds now. */
  summary: string
  children: ReactNode
}

/** One matter of a channel: how it stands, and how to change it. */
export function ChannelCard({ state, title, summary, children }: Props) {
  const { t } = useTranslation(['channels'])
  const Icon = icons[state]
  return (
    <section className={classes.card} aria-label={title}>
      <header className={classes.cardHead}>
        <Icon size={20} stroke={1.6} data-state={state} role="img" aria-label={t(`channels:state.${state}`)} />
        <Title order={2}>{title}</Title>
        <span>{summary}</span>
      </header>
      <div className={classes.cardBody}>{children}</div>
    </section>
  )
}
