import { Button, NativeSelect, TextInput } from '@mantine/core'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { sessionKey } from '../../api/queries.ts'
import { useAccount } from '../../api/use-account.ts'
import { Setting } from '../../ui/form/setting.tsx'
import { say } from '../../ui/say.tsx'
import { Notice } from '../../ui/states/notice.tsx'
import { useTimes } from '../../ui/use-times.ts'
import { EndSupport } from './end-support.tsx'
import classes from './support.module.css'
import { grantSupport, supportQuery } from './support.queries.ts'

/** Whether whoever runs the installation may look at the people of the account. Nobody may unless it is granted here. */
export function SupportAccess() {
  const { t } = useTranslation(['support'])
  const { account } = useAccount()
  const { short } = useTimes(account.timeZone)
  const { data: session } = useQuery(supportQuery(account.id))
  if (session === undefined) return null
  return (
    <Setting name="support" label={t('support:title')} hint={t('support:hint')}>
      {session ? (
        <p className={classes.open}>
          <span>
            {t('support:open', { until: short(session.endsAt) })}{' '}
            {t('support:why', { name: session.grantedBy ?? t('support:somebody'), reason: session.reason })}
          </span>
          <EndSupport sessionId={session.id} />
        </p>
      ) : (
        <Grant />
      )}
    </Setting>
  )
}

const choices = [1, 4, 8, 24]

function Grant() {
  const { t } = useTranslation(['support'])
  const { account } = useAccount()
  const queries = useQueryClient()
  const [hours, setHours] = useState(4)
  const [reason, setReason] = useState('')
  const granting = useMutation({
    mutationFn: () => grantSupport(account.id, { hours, reason: reason.trim() }),
    onSuccess: () => say({ text: t('support:granted') }),
    onSettled: () =>
      Promise.all([
        queries.invalidateQueries({ queryKey: supportQuery(account.id).queryKey }),
        queries.invalidateQueries({ queryKey: sessionKey }),
      ]),
  })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    granting.mutate()
  }
  return (
    <>
      {granting.error && (
        <Notice
          kind="bad"
          title={t('support:refused.title')}
          text={t('support:refused.text')}
          error={granting.error}
          isUnexplained
        />
      )}
      <form className={classes.grant} onSubmit={submit}>
        <NativeSelect
          label={t('support:hours')}
          value={String(hours)}
          onChange={({ currentTarget }) => setHours(Number(currentTarget.value))}
          data={choices.map((count) => ({ value: String(count), label: t('support:forHours', { count }) }))}
        />
        <TextInput
          label={t('support:reason')}
          value={reason}
          onChange={({ currentTarget }) => setReason(currentTarget.value)}
          maxLength={500}
        />
        <Button type="submit" disabled={reason.trim().length < 3} loading={granting.isPending}>
          {t('support:grant')}
        </Button>
      </form>
    </>
  )
}
