import { Button, Modal, NativeSelect, TextInput } from '@mantine/core'
import { IconUserPlus } from '@tabler/icons-react'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { Link, useNavigate } from '@tanstack/react-router'
import { type FormEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Refusal } from '../../api/refusal.ts'
import { useAccount } from '../../api/use-account.ts'
import { say } from '../../ui/say.tsx'
import { legalBases } from './act.rules.ts'
import classes from './act-dialog.module.css'
import { Refused } from './act-dialog.tsx'
import { addSubscriber } from './person.queries.ts'

const states = ['optinPending', 'receiveReady', 'noOptin', 'transaction'] as const
type AddedState = (typeof states)[number]

/** The button, and behind it one form: who, and how they are asked. */
export function AddPerson() {
  const { t } = useTranslation(['person'])
  const { account } = useAccount()
  const [isOpen, setOpen] = useState(false)
  if (!account.rights.includes('changePeople')) return null
  return (
    <>
      <Button
        variant="filled"
        leftSection={<IconUserPlus size={16} stroke={1.6} aria-hidden />}
        onClick={() => setOpen(true)}
      >
        {t('person:add.open')}
      </Button>
      {isOpen && <AddDialog onClose={() => setOpen(false)} />}
    </>
  )
}

function AddDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation(['person', 'subscribers', 'ui'])
  const { account } = useAccount()
  const queries = useQueryClient()
  const navigate = useNavigate()
  const [to, setTo] = useState<AddedState>('optinPending')
  const { mutate, isPending, error } = useMutation({
    mutationFn: (body: object) => addSubscriber(account.id, body),
    onSuccess: async ({ id }) => {
      onClose()
      say({ text: t(to === 'optinPending' ? 'person:add.asked' : 'person:add.done') })
      await queries.invalidateQueries({ queryKey: ['account', account.id, 'subscribers'] })
      await navigate({
        to: '/accounts/$accountId/subscribers/$subscriberId',
        params: { accountId: String(account.id), subscriberId: String(id) },
      })
    },
  })
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const typed = Object.entries(Object.fromEntries(new FormData(event.currentTarget)))
    mutate({ to, ...Object.fromEntries(typed.filter(([, value]) => value !== '')) })
  }
  return (
    <Modal
      opened
      onClose={onClose}
      title={t('person:add.title')}
      centered
      closeButtonProps={{ 'aria-label': t('ui:close') }}
    >
      <form onSubmit={submit} className={classes.form}>
        <TextInput name="email" type="email" required label={t('person:field.email')} data-autofocus />
        <TextInput name="firstname" label={t('person:field.firstname')} maxLength={100} />
        <TextInput name="lastname" label={t('person:field.lastname')} maxLength={100} />
        <NativeSelect
          label={t('person:add.how')}
          description={t(`person:add.means.${to}`)}
          value={to}
          onChange={({ currentTarget }) => setTo(currentTarget.value as AddedState)}
          data={states.map((state) => ({ value: state, label: t(`person:add.to.${state}`) }))}
        />
        {(to === 'receiveReady' || to === 'noOptin') && (
          <>
            <NativeSelect
              name="basis"
              label={t('person:basis.label')}
              data={legalBases.map((basis) => ({ value: basis, label: t(`person:basis.${basis}`) }))}
            />
            <TextInput name="reason" required minLength={3} maxLength={500} label={t('person:reason')} />
          </>
        )}
        {error && <Refused error={error} />}
        {error && <ThePerson error={error} />}
        <div className={classes.ways}>
          <Button onClick={onClose}>{t('person:cancel')}</Button>
          <Button type="submit" variant="filled" loading={isPending}>
            {t('person:add.go')}
          </Button>
        </div>
      </form>
    </Modal>
  )
}

/** Somebody has the address already: here they are. */
function ThePerson({ error }: { error: Error }) {
  const { t } = useTranslation(['person'])
  const { account } = useAccount()
  if (!(error instanceof Refusal) || error.code !== 'subscriber_exists') return null
  return (
    <Link
      to="/accounts/$accountId/subscribers/$subscriberId"
      params={{ accountId: String(account.id), subscriberId: String(error.values.subscriberId) }}
    >
      {t('person:add.show')}
    </Link>
  )
}
