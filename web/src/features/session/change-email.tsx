import { Button, TextInput } from '@mantine/core'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { OwnEmail, User } from '../../api/records.ts'
import { Refusal } from '../../api/refusal.ts'
import { useAccount } from '../../api/use-account.ts'
import { say } from '../../ui/say.tsx'
import { Notice } from '../../ui/states/notice.tsx'
import { useTimes } from '../../ui/use-times.ts'
import classes from './own-access.module.css'
import { emailQuery, wantEmail } from './own-access.queries.ts'
import { emailFault } from './sign-in.rules.ts'
import { useWait } from './use-wait.ts'

/** Another address for oneself: a link goes there, and whoever opens it here signs in with it from then on. */
export function ChangeEmail({ user }: { user: User }) {
  const { t } = useTranslation(['access'])
  const { data: own } = useQuery(emailQuery)
  const [email, setEmail] = useState('')
  const [fault, setFault] = useState<'emailMissing' | 'emailWrong' | undefined>()
  const want = useWanting(() => setEmail(''))
  const code = want.error instanceof Refusal ? want.error.code : null
  const wait = useWait(want.error instanceof Refusal ? want.error : null)
  const shown =
    fault ?? (code === 'email_invalid' ? 'emailWrong' : code === 'email_unchanged' ? 'unchanged' : undefined)

  function submit(event: FormEvent): void {
    event.preventDefault()
    const typed = email.trim()
    const found = typed === '' ? 'emailMissing' : emailFault(typed) ? 'emailWrong' : undefined
    setFault(found)
    if (!found) want.mutate(email.trim())
  }
  return (
    <form className={classes.form} onSubmit={submit} noValidate aria-label={t('access:email.title')}>
      <p className={classes.text}>{t('access:email.now', { email: user.email })}</p>
      {own?.wanted && <Waiting wanted={own.wanted} />}
      {want.error && !shown && <Refused error={want.error} seconds={wait} />}
      <TextInput
        name="newEmail"
        type="email"
        size="md"
        label={t('access:email.next')}
        value={email}
        onChange={({ currentTarget }) => {
          setEmail(currentTarget.value)
          setFault(undefined)
          want.reset()
        }}
        error={shown && t(`access:email.fault.${shown}`)}
        autoComplete="email"
      />
      <Button type="submit" mt={12} loading={want.isPending} disabled={wait > 0}>
        {t('access:email.go')}
      </Button>
    </form>
  )
}

function useWanting(onSent: () => void) {
  const { t } = useTranslation(['access'])
  const queries = useQueryClient()
  return useMutation({
    mutationFn: wantEmail,
    onSuccess: async (_none, email) => {
      onSent()
      say({ text: t('access:email.sent', { email }) })
      await queries.invalidateQueries({ queryKey: emailQuery.queryKey })
    },
  })
}

function Waiting({ wanted }: { wanted: NonNullable<OwnEmail['wanted']> }) {
  const { t } = useTranslation(['access'])
  const { account } = useAccount()
  const { moment } = useTimes(account.timeZone)
  return (
    <p className={classes.waiting}>
      {t('access:email.waiting', { email: wanted.email, moment: moment(wanted.expiresAt) })}
    </p>
  )
}

function Refused({ error, seconds }: { error: Error; seconds: number }) {
  const { t } = useTranslation(['access'])
  if (seconds > 0) {
    return (
      <Notice
        kind="warn"
        title={t('access:email.wait.title')}
        text={t('access:email.wait.text', { count: seconds })}
        error={error}
      />
    )
  }
  return (
    <Notice
      kind="bad"
      title={t('access:refused.notDone.title')}
      text={t('access:refused.notDone.text')}
      error={error}
      isUnexplained
    />
  )
}
