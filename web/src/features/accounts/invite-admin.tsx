import { Button, Modal, Select, TextInput } from '@mantine/core'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Subaccount } from '../../api/records.ts'
import { useAccount } from '../../api/use-account.ts'
import { say } from '../../ui/say.tsx'
import { languages } from '../../words/words.ts'
import classes from './accounts.module.css'
import { familyQuery, inviteAdmin } from './accounts.queries.ts'
import { RefusedAccount } from './refused-account.tsx'

/** Whoever is to manage an account below that nobody manages yet. */
export function InviteAdmin({ below, onClose }: { below: Subaccount; onClose: () => void }) {
  const { t, i18n } = useTranslation(['accounts', 'ui'])
  const { account } = useAccount()
  const queries = useQueryClient()
  const [email, setEmail] = useState('')
  const [languageIso, setLanguage] = useState<string>(i18n.language)
  const invite = useMutation({
    mutationFn: () => inviteAdmin(account.id, below.id, { email: email.trim(), languageIso }),
    onSuccess: () => {
      onClose()
      say({ text: t('accounts:acts.invite.done', { email: email.trim() }) })
    },
    onSettled: () => queries.invalidateQueries({ queryKey: familyQuery(account.id).queryKey }),
  })
  function submit(event: FormEvent): void {
    event.preventDefault()
    invite.mutate()
  }
  const title = t('accounts:acts.invite.title', { name: below.name })
  return (
    <Modal opened onClose={onClose} title={title} centered closeButtonProps={{ 'aria-label': t('ui:close') }}>
      <form className={classes.dialog} noValidate onSubmit={submit}>
        <p className={classes.hint}>{t('accounts:acts.invite.text')}</p>
        <TextInput
          type="email"
          label={t('accounts:acts.invite.email')}
          value={email}
          onChange={({ currentTarget }) => setEmail(currentTarget.value)}
          data-autofocus
        />
        <Select
          label={t('accounts:acts.invite.language')}
          data={languages.map((value) => ({ value, label: t(`accounts:language.${value}`) }))}
          value={languageIso}
          allowDeselect={false}
          onChange={(value) => value && setLanguage(value)}
        />
        {invite.error && <RefusedAccount error={invite.error} />}
        <div className={classes.ways}>
          <Button onClick={onClose}>{t('accounts:keep')}</Button>
          <Button type="submit" variant="filled" loading={invite.isPending}>
            {t('accounts:acts.invite.go')}
          </Button>
        </div>
      </form>
    </Modal>
  )
}
