import { Button, Modal, TextInput } from '@mantine/core'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { type FormEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useAccount } from '../../api/use-account.ts'
import { say } from '../../ui/say.tsx'
import { WayBack } from '../../ui/way-back.tsx'
import classes from './act-dialog.module.css'
import { Refused } from './act-dialog.tsx'
import { eraseSubscriber } from './person.queries.ts'
import type { SubscriberDetail } from './subscribers.queries.ts'

interface Props {
  detail: SubscriberDetail
  name: string
  onClose: () => void
}

/** Cannot be taken back, so the address is typed out first. */
export function EraseDialog({ detail, name, onClose }: Props) {
  const { t } = useTranslation(['person', 'ui'])
  const { account } = useAccount()
  const queries = useQueryClient()
  const navigate = useNavigate()
  const [typed, setTyped] = useState('')
  const [isMistyped, setMistyped] = useState(false)
  const { email, id } = detail.data
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => eraseSubscriber({ accountId: account.id, id }, detail.meta.version),
    onSuccess: async () => {
      say({ text: t('person:erase.done', { name }) })
      await navigate({ to: '/accounts/$accountId/subscribers', params: { accountId: String(account.id) } })
      await queries.invalidateQueries({ queryKey: ['account', account.id] })
    },
  })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const isRight = typed.trim().toLowerCase() === email.toLowerCase()
    setMistyped(!isRight)
    if (isRight) mutate()
  }
  return (
    <Modal
      opened
      onClose={onClose}
      title={t('person:erase.title', { name })}
      centered
      closeButtonProps={{ 'aria-label': t('ui:close') }}
    >
      <form onSubmit={submit} className={classes.form}>
        <p className={classes.text}>{t('person:erase.text')}</p>
        <WayBack kind="none" />
        <TextInput
          label={t('person:erase.type', { email })}
          value={typed}
          onChange={({ currentTarget }) => setTyped(currentTarget.value)}
          error={isMistyped && t('person:erase.mistyped')}
          autoComplete="off"
          data-autofocus
        />
        {error && <Refused error={error} />}
        <div className={classes.ways}>
          <Button onClick={onClose}>{t('person:erase.keep')}</Button>
          <Button type="submit" variant="filled" color="red" loading={isPending}>
            {t('person:erase.go')}
          </Button>
        </div>
      </form>
    </Modal>
  )
}
