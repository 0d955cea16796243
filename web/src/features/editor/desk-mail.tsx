import { type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { WrittenNewsletter } from '../../api/records.ts'
import { type MailView, MailViews } from '../../ui/mail-views.tsx'
import { Notice } from '../../ui/states/notice.tsx'
import type { ThemeChoice } from './arranging-steps.ts'
import classes from './editor.module.css'
import { ThemeChoices } from './theme-choice.tsx'

export interface ShownMail {
  view: MailView
  /** Null = as nobody. */
  subscriberId: number | null
  chosen: number | null
  onChoose: (article: number | null) => void
  handle: ReactNode
}

export interface ShownAs {
  subscriberId: number | null
  onChange: (subscriberId: number | null) => void
}

interface Props {
  newsletter: WrittenNewsletter
  chosen: number | null
  handle: ReactNode
  onChoose: (article: number) => void
  onDress: (choice: ThemeChoice) => void
  mail: (shown: ShownMail) => ReactNode
  readers: (shown: ShownAs) => ReactNode
}

/** The mail as it will leave, for whomever it is looked at; before there is one, the looks it can have. */
export function DeskMail({ newsletter, chosen, handle, onChoose, onDress, mail, readers }: Props) {
  const { t } = useTranslation(['editor'])
  const [view, setView] = useState<MailView>('desktop')
  const [subscriberId, setSubscriberId] = useState<number | null>(null)
  const { isEditable, theme, hasOwnHtml, articles } = newsletter
  const isBlank = isEditable && !theme && !hasOwnHtml && articles.length === 0
  return (
    <section className={classes.middle} aria-label={t('editor:mail')}>
      <div className={classes.views}>
        <MailViews value={view} onChange={setView} />
        {!isBlank && readers({ subscriberId, onChange: setSubscriberId })}
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a mail that is longer than the window is scrolled by keyboard, too */}
      <div className={classes.canvas} tabIndex={0}>
        <p className={classes.small}>{t('editor:small')}</p>
        {!isEditable && <Notice kind="plain" quiet title={t('editor:locked')} />}
        {isBlank ? (
          <div className={classes.first}>
            <p>{t('editor:first')}</p>
            <ThemeChoices newsletter={newsletter} onChoose={onDress} />
          </div>
        ) : (
          mail({ view, subscriberId, chosen, onChoose: (id) => id !== null && onChoose(id), handle })
        )}
      </div>
    </section>
  )
}
