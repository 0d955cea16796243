import { Button } from '@mantine/core'
import { type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { MailingDetail } from '../../api/records.ts'
import { useAccount } from '../../api/use-account.ts'
import { LanguageChoice } from '../../ui/language-choice.tsx'
import { useTimes } from '../../ui/use-times.ts'
import { type CheckedPlace, cardsToGo } from './cards.rules.ts'
import classes from './mailing.module.css'
import { letterOf } from './subject-test.rules.ts'

interface Props {
  mailing: MailingDetail
  /** The mail itself, as readers see it. */
  mail: (mailingId: number) => ReactNode
  /** The button that lets it go. */
  children: ReactNode
}

/** The mail as readers meet it, and the button that lets it go. */
export function InboxAside({ mailing, mail, children }: Props) {
  const { t } = useTranslation(['mailings'])
  const { account } = useAccount()
  const times = useTimes(account.timeZone)
  const [wanted, setWanted] = useState(mailing.id)
  const { senderName, plannedAt, subjectTest, languages } = mailing
  // It may have been taken out meanwhile.
  const shown = languages.find(({ mailingId }) => mailingId === wanted)
  const subjects = [shown?.subject ?? mailing.subject, ...(subjectTest?.otherSubjects ?? [])]
  return (
    <aside className={classes.aside}>
      <LanguageChoice
        label={t('mailings:languages.shown')}
        choices={languages.map(({ mailingId: id, languageIso }) => ({ id, languageIso }))}
        value={shown?.mailingId ?? mailing.id}
        onChange={setWanted}
      />
      <figure className={classes.inbox} aria-label={t('mailings:inbox.title')}>
        {subjects.map((each, n) => (
          <div key={letterOf(n)} className={classes.inboxRow}>
            <strong>{senderName || t('mailings:inbox.noSender')}</strong>
            {(plannedAt !== null || subjectTest) && (
              <span>
                {[subjectTest && letterOf(n), plannedAt && times.time(plannedAt)].filter(Boolean).join(' · ')}
              </span>
            )}
            <span className={classes.inboxSubject}>{each || t('mailings:inbox.noSubject')}</span>
          </div>
        ))}
        {mailing.htmlBytes > 0 && <div className={classes.mail}>{mail(shown?.mailingId ?? mailing.id)}</div>}
      </figure>
      {children}
    </aside>
  )
}

export function PlanButton({ mailing, onPlan }: { mailing: MailingDetail; onPlan: () => void }) {
  const { t } = useTranslation(['mailings'])
  const { account } = useAccount()
  const toGo = cardsToGo(mailing)
  if (mailing.state === 'planned' || mailing.approval.state === 'waiting') return null
  if (!account.rights.includes('controlSending')) return <p className={classes.hint}>{t('mailings:plan.mayNot')}</p>
  if (toGo.length > 0) return <CardsToGo places={toGo} />
  return (
    <>
      <Button fullWidth size="md" variant="filled" onClick={onPlan}>
        {t('mailings:plan.open', { count: mailing.audience.reached })}
      </Button>
      <p className={classes.hint}>
        {mailing.approval.isRequired && t('mailings:approval.before')} {t('mailings:plan.openHint')}
      </p>
    </>
  )
}

/** How much is missing; leads to the first of it. */
export function CardsToGo({ places }: { places: readonly CheckedPlace[] }) {
  const { t } = useTranslation(['mailings'])
  const jump = () => {
    const first = document.getElementById(`card-${places[0] === 'account' ? 'checks' : places[0]}`)
    first?.scrollIntoView({ block: 'center' })
    first?.focus()
  }
  return (
    <Button fullWidth size="md" onClick={jump}>
      {t('mailings:plan.toGo', { count: places.length })}
    </Button>
  )
}
