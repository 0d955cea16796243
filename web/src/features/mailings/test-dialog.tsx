import { Button, Checkbox, Modal, TextInput } from '@mantine/core'
import { useMutation, useQuery } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { MailingDetail } from '../../api/records.ts'
import { useAccount } from '../../api/use-account.ts'
import { LanguageChoice } from '../../ui/language-choice.tsx'
import { say } from '../../ui/say.tsx'
import classes from './mailing.module.css'
import { mailingChoicesQuery, testMailing } from './mailings.queries.ts'
import { RefusedMailing } from './refused-mailing.tsx'

interface Props {
  mailing: MailingDetail
  onClose: () => void
}

/** To oneself and other users; to subscribers for who may. */
export function TestDialog({ mailing, onClose }: Props) {
  const { t } = useTranslation(['mailings', 'ui'])
  const { account, session } = useAccount()
  const { data: choices } = useQuery(mailingChoicesQuery(account.id))
  const [userIds, setUserIds] = useState<number[]>([session.user.id])
  const [testAddressIds, setTestAddressIds] = useState<number[]>([])
  const [typed, setTyped] = useState('')
  const [language, setLanguage] = useState(mailing.id)
  const subscriberIds = (typed.match(/\d+/g) ?? []).map(Number)
  const send = useSend(onClose)
  const count = userIds.length + subscriberIds.length + testAddressIds.length
  const submit = (event: FormEvent) => {
    event.preventDefault()
    send.mutate({ mailingId: language, userIds, subscriberIds, testAddressIds })
  }
  return (
    <Modal
      opened
      onClose={onClose}
      title={t('mailings:test.title')}
      centered
      closeButtonProps={{ 'aria-label': t('ui:close') }}
    >
      <form className={classes.dialog} onSubmit={submit}>
        <p className={classes.quiet}>{t('mailings:test.text')}</p>
        <LanguageChoice
          label={t('mailings:content.language')}
          choices={mailing.languages.map(({ mailingId: id, languageIso }) => ({ id, languageIso }))}
          value={language}
          onChange={setLanguage}
        />
        <Choice
          label={t('mailings:test.users')}
          ids={userIds}
          onIds={setUserIds}
          offered={(choices?.users ?? []).map(({ id, name, email }) => ({
            ...{ id, description: email },
            label: id === session.user.id ? t('mailings:test.you', { name }) : name,
          }))}
        />
        <Choice
          label={t('mailings:test.addresses')}
          ids={testAddressIds}
          onIds={setTestAddressIds}
          offered={(choices?.testAddresses ?? []).map(({ id, email }) => ({ id, label: email }))}
        />
        {account.rights.includes('sendTestsToSubscribers') && (
          <TextInput
            label={t('mailings:test.people')}
            description={t('mailings:test.peopleHint')}
            value={typed}
            onChange={({ currentTarget }) => setTyped(currentTarget.value)}
            inputMode="numeric"
            autoComplete="off"
          />
        )}
        {send.error && <RefusedMailing error={send.error} />}
        <div className={classes.ways}>
          <Button onClick={onClose}>{t('mailings:test.leave')}</Button>
          <Button type="submit" variant="filled" disabled={count === 0} loading={send.isPending}>
            {t('mailings:test.go', { count })}
          </Button>
        </div>
      </form>
    </Modal>
  )
}

type Receivers = Parameters<typeof testMailing>[2]

function useSend(onClose: () => void) {
  const { t } = useTranslation(['mailings'])
  const { account } = useAccount()
  return useMutation({
    mutationFn: ({ mailingId, ...receivers }: Receivers & { mailingId: number }) =>
      testMailing(account.id, mailingId, receivers),
    onSuccess: ({ mails }) => {
      onClose()
      say({ text: t('mailings:test.sent', { count: mails }) })
    },
  })
}

interface ChoiceProps {
  label: string
  ids: number[]
  onIds: (ids: number[]) => void
  offered: { id: number; label: string; description?: string }[]
}

function Choice({ label, ids, onIds, offered }: ChoiceProps) {
  if (offered.length === 0) return null
  return (
    <Checkbox.Group label={label} value={ids.map(String)} onChange={(values) => onIds(values.map(Number))}>
      <div className={classes.users}>
        {offered.map(({ id, ...shown }) => (
          <Checkbox key={id} value={String(id)} {...shown} />
        ))}
      </div>
    </Checkbox.Group>
  )
}
