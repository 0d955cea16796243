import { Button, PasswordInput } from '@mantine/core'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { User } from '../../api/records.ts'
import { Refusal } from '../../api/refusal.ts'
import { say } from '../../ui/say.tsx'
import { Notice } from '../../ui/states/notice.tsx'
import { NewPasswordInput } from './new-password-input.tsx'
import classes from './own-access.module.css'
import { changePassword } from './own-access.queries.ts'
import { passwordFault, passwordRefusal } from './password.rules.ts'
import { sessionQuery } from './session.queries.ts'
import { sessionsQuery } from './sessions.queries.ts'
import { useWait } from './use-wait.ts'

interface Faults {
  current?: 'passwordOwn'
  password?: ReturnType<typeof passwordFault>
}

const untyped = { current: '', password: '' }

/** Another password for oneself: whoever knows the current one, and nobody who only sits here. */
export function ChangePassword({ user }: { user: User }) {
  const { t } = useTranslation(['access', 'entry', 'session'])
  const [said, setSaid] = useState(untyped)
  const [faults, setFaults] = useState<Faults>({})
  const change = useChange(() => setSaid(untyped))
  const wait = useWait(change.error instanceof Refusal ? change.error : null)
  const type = (typed: Partial<typeof said>) => {
    setSaid((known) => ({ ...known, ...typed }))
    setFaults({})
  }

  function submit(event: FormEvent): void {
    event.preventDefault()
    const found: Faults = {
      current: said.current === '' ? 'passwordOwn' : undefined,
      password: passwordFault(said.password),
    }
    setFaults(found)
    if (!found.current && !found.password) change.mutate(said)
  }
  const fault = faults.password ?? passwordRefusal(change.error)
  return (
    <form className={classes.form} onSubmit={submit} noValidate aria-label={t('access:password.title')}>
      {change.error && <Refused error={change.error} seconds={wait} />}
      <input type="hidden" name="username" autoComplete="username" value={user.email} readOnly />
      <PasswordInput
        name="current"
        size="md"
        label={t('access:password.current')}
        value={said.current}
        onChange={({ currentTarget }) => type({ current: currentTarget.value })}
        error={faults.current && t(`entry:fault.${faults.current}`)}
        autoComplete="current-password"
        visibilityToggleButtonProps={{ 'aria-label': t('session:showPassword'), tabIndex: 0, 'aria-hidden': false }}
      />
      <NewPasswordInput
        label={t('access:password.next')}
        value={said.password}
        onChange={(password) => type({ password })}
        error={fault && t(`entry:fault.${fault}`)}
      />
      <Button type="submit" mt={12} variant="filled" loading={change.isPending} disabled={wait > 0}>
        {t('access:password.go')}
      </Button>
    </form>
  )
}

function useChange(onChanged: () => void) {
  const { t } = useTranslation(['access'])
  const queries = useQueryClient()
  return useMutation({
    mutationFn: changePassword,
    onSuccess: async (session) => {
      queries.setQueryData(sessionQuery.queryKey, session)
      onChanged()
      say({ text: t('access:password.changed') })
      await queries.invalidateQueries({ queryKey: sessionsQuery.queryKey })
    },
  })
}

function Refused({ error, seconds }: { error: Error; seconds: number }) {
  const { t } = useTranslation(['access', 'session'])
  const code = error instanceof Refusal ? error.code : null
  if (seconds > 0) {
    return (
      <Notice
        kind="warn"
        title={t('session:wait.title')}
        text={t('session:wait.text', { count: seconds })}
        error={error}
      />
    )
  }
  // The field says it.
  if (passwordRefusal(error)) return null
  const reason = code === 'current_password_wrong' ? 'wrong' : 'unreachable'
  return (
    <Notice
      kind="bad"
      title={t(`access:refused.${reason}.title`)}
      text={t(`access:refused.${reason}.text`)}
      error={error}
      isUnexplained={reason === 'unreachable'}
    />
  )
}
