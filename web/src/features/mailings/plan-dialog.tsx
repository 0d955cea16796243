import { Button, Modal, Textarea, TextInput } from '@mantine/core'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { MailingDetail } from '../../api/records.ts'
import { useAccount } from '../../api/use-account.ts'
import { instantOf, weekdayOf } from '../../ui/clock.rules.ts'
import { faultsOf } from '../../ui/form/fault-words.ts'
import { say } from '../../ui/say.tsx'
import { fieldsAt, latestOf, proposedTime } from './cards.rules.ts'
import classes from './mailing.module.css'
import { askApproval, mailingsKey, type Plan, planMailing } from './mailings.queries.ts'
import { type PlanWay, PlanWays, useTimeFault } from './plan-ways.tsx'
import { RefusedMailing } from './refused-mailing.tsx'
import { type Trial, TrialFields } from './trial-fields.tsx'

interface Props {
  mailing: MailingDetail
  onClose: () => void
}

/** Now with a minute to take it back, or at a time on the clocks of a place. */
export function PlanDialog({ mailing, onClose }: Props) {
  const { t, i18n } = useTranslation(['mailings', 'ui'])
  const { account } = useAccount()
  const { audience } = mailing
  const [way, setWay] = useState<PlanWay>(mailing.recipientHour === null ? 'later' : 'theirs')
  const [zone, setZone] = useState(account.timeZone)
  const [fields, setFields] = useState(() => firstFields(mailing, account.timeZone))
  const [latest, setLatest] = useState('')
  const [trial, setTrial] = useState<Trial | null>(mailing.trial)
  const [note, setNote] = useState('')
  const mustAsk = mailing.approval.isRequired
  const plan = usePlan(mailing, mustAsk ? note : null, onClose)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const at =
      way === 'now' ? null : { localTime: `${fields.date}T${fields.time}`, timeZone: way === 'theirs' ? null : zone }
    const notAfter =
      at && latest !== '' ? { localTime: latestOf(fields, latest), timeZone: at.timeZone ?? account.timeZone } : null
    plan.mutate({ at, notAfter, trial: way === 'theirs' ? null : trial })
  }
  const fault = useTimeFault(plan.error)
  const others = audience.everyone - audience.reached
  const day = dayIn(fields.date, i18n.language)
  return (
    <Modal
      opened
      size={600}
      onClose={onClose}
      title={t('mailings:plan.title')}
      closeButtonProps={{ 'aria-label': t('ui:close') }}
    >
      <form noValidate className={classes.dialog} onSubmit={submit}>
        <PlanWays
          {...{ way, fields, zone, fault }}
          undoSeconds={mailing.undoSeconds}
          isTogether={mailing.subjectTest !== null}
          onWay={(chosen) => {
            plan.reset()
            setWay(chosen)
          }}
          onZone={setZone}
          onFields={(typed) => {
            plan.reset()
            setFields(typed)
          }}
        />
        {way !== 'now' && <LatestField value={latest} onChange={setLatest} />}
        {way !== 'theirs' && (
          <TrialChoice
            mailing={mailing}
            trial={trial}
            onChange={(chosen) => {
              plan.reset()
              setTrial(chosen)
            }}
          />
        )}
        {mustAsk && <NoteField value={note} onChange={setNote} />}
        {plan.error && faultsOf(plan.error).length === 0 && <RefusedMailing error={plan.error} />}
        <Button type="submit" variant="filled" size="md" fullWidth loading={plan.isPending}>
          {way === 'now'
            ? t('mailings:plan.goNow', { count: audience.reached })
            : t('mailings:plan.go', { count: audience.reached, day, time: fields.time })}
          {mustAsk && <span className={classes.after}>{t('mailings:approval.after')}</span>}
        </Button>
        <p className={classes.hint}>
          {t('mailings:plan.foot')} {others > 0 && t('mailings:plan.others', { count: others })}
        </p>
      </form>
    </Modal>
  )
}

/** The day of the week and its date; what is no date as it was typed. */
function dayIn(date: string, language: string): string {
  const noon = new Date(`${date}T12:00:00Z`)
  return Number.isNaN(noon.getTime()) ? date : weekdayOf(noon, { zone: 'UTC', language })
}

interface TrialProps {
  mailing: MailingDetail
  trial: Trial | null
  onChange: (trial: Trial | null) => void
}

/** Several subjects are a trial of their own. */
function TrialChoice({ mailing, ...trial }: TrialProps) {
  const { t } = useTranslation(['mailings'])
  if (mailing.subjectTest) return <p className={classes.counted}>{t('mailings:trial.notWithSubjects')}</p>
  return <TrialFields reached={mailing.audience.reached} {...trial} />
}

/** The time it has, the one the L-account proposes, or one that is near. */
function firstFields({ state, plannedAt, recipientHour, proposedAt }: MailingDetail, zone: string) {
  if (recipientHour !== null) return { date: recipientHour.slice(0, 10), time: recipientHour.slice(11) }
  if (state === 'planned' && plannedAt !== null) return fieldsAt(instantOf(plannedAt), zone)
  return isAhead(proposedAt) ? fieldsAt(instantOf(proposedAt), zone) : proposedTime(new Date(), zone)
}

/** What the L-account proposes is proposed as long as it can be met. */
function isAhead(at: string | null): at is string {
  return at !== null && instantOf(at).getTime() > Date.now()
}

interface FieldProps {
  value: string
  onChange: (value: string) => void
}

function LatestField({ value, onChange }: FieldProps) {
  const { t } = useTranslation(['mailings'])
  return (
    <TextInput
      type="time"
      label={t('mailings:plan.notAfter')}
      description={t('mailings:plan.notAfterHint')}
      value={value}
      onChange={({ currentTarget }) => onChange(currentTarget.value)}
    />
  )
}

function NoteField({ value, onChange }: FieldProps) {
  const { t } = useTranslation(['mailings'])
  return (
    <Textarea
      label={t('mailings:approval.noteLabel')}
      description={t('mailings:approval.noteHint')}
      value={value}
      onChange={({ currentTarget }) => onChange(currentTarget.value)}
      maxLength={500}
      rows={2}
    />
  )
}

/** A note: others are asked first. */
function usePlan(mailing: MailingDetail, note: string | null, onClose: () => void) {
  const { t } = useTranslation(['mailings'])
  const { account } = useAccount()
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (wish: Plan) =>
      note === null
        ? planMailing(account.id, mailing, wish)
        : askApproval(account.id, mailing, { ...wish, note: note.trim() || null }),
    onSuccess: async () => {
      await queries.invalidateQueries({ queryKey: mailingsKey(account.id) })
      onClose()
      const { name } = mailing
      say({ text: note === null ? t('mailings:plan.planned', { name }) : t('mailings:approval.askedFor', { name }) })
    },
  })
}
