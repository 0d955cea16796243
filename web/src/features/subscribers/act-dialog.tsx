import { Button, Checkbox, Modal, NativeSelect, TextInput } from '@mantine/core'
import type { FormEvent } from 'react'
import { useTranslation } from 'react-i18next'
import type { ActOffer } from '../../api/records.ts'
import { Notice } from '../../ui/states/notice.tsx'
import { WayBack } from '../../ui/way-back.tsx'
import { bodyOfForm, isGrave, legalBases } from './act.rules.ts'
import classes from './act-dialog.module.css'
import { useActOn } from './act-on-subscriber.ts'
import { refusalWords } from './refusal.rules.ts'
import { useWait } from './use-wait-words.ts'

interface Props {
  person: { id: number; name: string }
  offer: ActOffer
  /** Where; none = in all the person is in. */
  channel?: { id: number; name: string }
  onClose: () => void
}

/** Asks for what the act needs to be told, says what it does, and whether it can be taken back. */
export function ActDialog({ person, offer, channel, onClose }: Props) {
  const { t } = useTranslation(['person', 'ui'])
  const { mutate, isPending, error } = useActOn(person, onClose)
  const values = { name: person.name, channel: channel?.name ?? t('person:everything') }
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const body = bodyOfForm(offer, new FormData(event.currentTarget), channel && [channel.id])
    mutate({ body, release: offer.release })
  }
  return (
    <Modal
      opened
      onClose={onClose}
      title={t(`person:ask.${offer.act}.title`, values)}
      centered
      closeButtonProps={{ 'aria-label': t('ui:close') }}
    >
      <form onSubmit={submit} className={classes.form}>
        <p className={classes.text}>{t(`person:ask.${offer.act}.text`, values)}</p>
        <WayBack kind="inWords" />
        <Needs offer={offer} name={person.name} />
        {error && <Refused error={error} />}
        <div className={classes.ways}>
          <Button onClick={onClose}>{t('person:cancel')}</Button>
          <Button type="submit" variant="filled" color={isGrave(offer.act) ? 'red' : undefined} loading={isPending}>
            {t(`person:ask.${offer.act}.go`)}
          </Button>
        </div>
      </form>
    </Modal>
  )
}

function Needs({ offer: { needs }, name }: { offer: ActOffer; name: string }) {
  const { t } = useTranslation(['person'])
  const needsConsent = needs.includes('consent')
  return (
    <>
      {needs.includes('basis') && !needsConsent && (
        <NativeSelect
          name="basis"
          label={t('person:basis.label')}
          data={legalBases.map((basis) => ({ value: basis, label: t(`person:basis.${basis}`) }))}
        />
      )}
      {needsConsent && (
        <fieldset className={classes.consent}>
          <legend>{t('person:consent.title', { name })}</legend>
          <p className={classes.hint}>{t('person:consent.text')}</p>
          <TextInput name="consentDate" type="date" required label={t('person:consent.date')} />
          <TextInput name="consentWay" required minLength={3} label={t('person:consent.way')} />
          <TextInput name="wording" required minLength={3} label={t('person:consent.wording')} />
        </fieldset>
      )}
      {needs.includes('way') && (
        <TextInput name="way" required minLength={3} maxLength={500} label={t('person:way')} data-autofocus />
      )}
      {needs.includes('reason') && (
        <TextInput
          name="reason"
          required
          minLength={3}
          maxLength={500}
          label={t('person:reason')}
          description={t('person:reasonHint')}
        />
      )}
      {needs.includes('personAsked') && (
        <Checkbox name="personAsked" required label={t('person:personAsked', { name })} />
      )}
    </>
  )
}

/** Nothing has changed: why, and what helps. */
export function Refused({ error }: { error: Error }) {
  const { t } = useTranslation(['person'])
  const words = refusalWords(error)
  const wait = useWait(error)
  return (
    <Notice
      kind={words === 'other' || words === 'no_answer' ? 'bad' : 'refusal'}
      title={t(`person:refused.${words}.title`)}
      text={t(`person:refused.${words}.text`, { wait })}
      error={error}
      isUnexplained={words === 'other'}
    />
  )
}
