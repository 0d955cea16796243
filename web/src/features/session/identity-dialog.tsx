import { Button, Modal, PasswordInput } from '@mantine/core'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type FormEvent, type KeyboardEvent, useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { IdentityQuestion } from '../../api/mend-session.ts'
import type { Session, User } from '../../api/records.ts'
import { Refusal } from '../../api/refusal.ts'
import { Notice } from '../../ui/states/notice.tsx'
import { CodeInput } from './code-input.tsx'
import { whenSignedIn } from './company.queries.ts'
import { CompanyButton } from './company-way.tsx'
import { asksForFactor, passkeyTrouble } from './factor.rules.ts'
import { FactorNeeded } from './factor-needed.tsx'
import { FactorRefusal } from './factor-refusal.tsx'
import classes from './identity-dialog.module.css'
import { PasskeyButton } from './passkey-button.tsx'
import { sessionQuery, signIn, signInByPasskey } from './session.queries.ts'
import { useWait } from './use-wait.ts'

export interface IdentityDialogProps {
  user: User
  question: IdentityQuestion
  onShown: (session: Session) => void
  /** What stood in the way was mended elsewhere. */
  onGoOn: () => void
  onCancel: () => void
}

/** It lies above whatever dialog brought it about, which must not close with it. */
const above = 400
const ownEscape = { 'data-mantine-stop-propagation': 'true' }

/** What stands in the way of a request, and what to do about it. */
export function IdentityDialog({ question, onGoOn, ...rest }: IdentityDialogProps) {
  if (question === 'factor') return <FactorNeeded onAdded={onGoOn} onCancel={rest.onCancel} />
  return <ShowIdentity question={question} {...rest} />
}

type ShownProps = Omit<IdentityDialogProps, 'onGoOn'> & { question: 'old' | 'ended' }

/** Whoever sits here shows that they are who signed in; what they wanted then goes on by itself. */
function ShowIdentity({ user, question, onShown, onCancel }: ShownProps) {
  const { t } = useTranslation(['factor', 'identity', 'ui'])
  const [password, setPassword] = useState('')
  const [code, setCode] = useState('')
  const [isCodeAsked, setCodeAsked] = useState(false)
  const [isMissing, setMissing] = useState(false)
  const show = useMutation({
    mutationFn: (isByPasskey: boolean) =>
      isByPasskey ? signInByPasskey(user.email) : signIn(user.email, password, isCodeAsked ? { code } : null),
    onSuccess: onShown,
    // A passkey that did not do changes nothing about what was asked for.
    onError: (error, isByPasskey) => setCodeAsked((isAsked) => (isByPasskey ? isAsked : asksForFactor(error))),
  })
  const wait = useWait(show.error instanceof Refusal ? show.error : null)

  function submit(event: FormEvent): void {
    event.preventDefault()
    setMissing(password === '')
    if (password !== '') show.mutate(false)
  }
  function closeByKey({ key }: KeyboardEvent): void {
    if (key === 'Escape') onCancel()
  }
  return (
    <Modal
      opened
      centered
      zIndex={above}
      onClose={onCancel}
      title={t(`identity:question.${question}.title`)}
      closeButtonProps={{ 'aria-label': t('ui:close'), ...ownEscape }}
      onKeyDown={closeByKey}
    >
      <form onSubmit={submit} noValidate>
        <p className={classes.text}>{t(`identity:question.${question}.text`, { email: user.email })}</p>
        {isCodeAsked || passkeyTrouble(show.error) ? (
          <FactorRefusal error={show.error} seconds={wait} />
        ) : (
          show.error && <Mismatch error={show.error} question={question} seconds={wait} />
        )}
        <input type="hidden" name="username" autoComplete="username" value={user.email} readOnly />
        <PasswordInput
          label={t('identity:password')}
          value={password}
          onChange={({ currentTarget }) => {
            setPassword(currentTarget.value)
            setMissing(false)
          }}
          error={isMissing && t('identity:passwordMissing')}
          autoComplete="current-password"
          data-autofocus
          {...ownEscape}
          visibilityToggleButtonProps={{ 'aria-label': t('identity:showPassword'), tabIndex: 0, 'aria-hidden': false }}
        />
        {isCodeAsked && <CodeInput value={code} onChange={setCode} extra={ownEscape} />}
        <div className={classes.ways}>
          <PasskeyButton onClick={() => show.mutate(true)} disabled={show.isPending || wait > 0} extra={ownEscape} />
          <span className={classes.between} />
          <Button onClick={onCancel} {...ownEscape}>
            {t('identity:cancel')}
          </Button>
          <Button type="submit" variant="filled" loading={show.isPending} disabled={wait > 0} {...ownEscape}>
            {t('identity:go')}
          </Button>
        </div>
      </form>
      <ByCompany user={user} onShown={onShown} />
    </Modal>
  )
}

/** In a window of its own, so that nothing is lost in this one. */
function ByCompany({ user, onShown }: Pick<IdentityDialogProps, 'user' | 'onShown'>) {
  const queries = useQueryClient()
  useEffect(
    () =>
      whenSignedIn(async () => {
        const session = await queries.fetchQuery({ ...sessionQuery, staleTime: 0 })
        // Nothing is done in the name of somebody else who signed in there.
        if (session?.user.id === user.id) onShown(session)
      }),
    [queries, user.id, onShown],
  )
  const open = () => void window.open('/company-sign-in?again=true', '_blank', 'popup,width=560,height=720')
  return (
    <div className={classes.company}>
      <CompanyButton size="sm" onClick={open} extra={ownEscape} />
    </div>
  )
}

function Mismatch({ error, question, seconds }: { error: Error; question: IdentityQuestion; seconds: number }) {
  const { t } = useTranslation(['identity'])
  if (seconds > 0) {
    return (
      <Notice
        kind="warn"
        title={t('identity:wait.title')}
        text={t('identity:wait.text', { count: seconds })}
        error={error}
      />
    )
  }
  // Whose session has ended may have been removed, and the server tells nobody whether the password was right.
  const refused = question === 'ended' ? 'noEntry' : 'mismatch'
  const reason = error instanceof Refusal && error.status === 401 ? refused : 'unreachable'
  return (
    <Notice
      kind="bad"
      title={t(`identity:refused.${reason}.title`)}
      text={t(`identity:refused.${reason}.text`)}
      error={error}
      isUnexplained={reason === 'unreachable'}
    />
  )
}
