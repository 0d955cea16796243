import { Title } from '@mantine/core'
import { IconAlertCircleFilled, IconCircleCheckFilled, IconCircleDashed } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { CardState } from './cards.rules.ts'
import classes from './mailing.module.css'

const icons = { done: IconCircleCheckFilled, open: IconCircleDashed, attention: IconAlertCircleFilled }

interface Props {
  id: string
  state: CardState
  title: string
  /** How it stands, in one line. */
  summary: string
  /** One button. */
  act?: ReactNode
  children?: ReactNode
}

/** One matter of a mailing: how it stands, and the way to change it. */
export function MailingCard({ id, state, title, summary, act, children }: Props) {
  const { t } = useTranslation(['mailings'])
  const Icon = icons[state]
  return (
    <section id={`card-${id}`} className={classes.card} aria-label={title} tabIndex={-1}>
      <header className={classes.cardHead}>
        <Icon size={20} stroke={1.6} data-state={state} role="img" aria-label={t(`mailings:card.${state}`)} />
        <Title order={2}>{title}</Title>
        <span className={classes.summary}>{summary}</span>
        {act && <div className={classes.cardAct}>{act}</div>}
      </header>
      {children && <div className={classes.cardBody}>{children}</div>}
    </section>
  )
}
