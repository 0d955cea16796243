import { Button, Modal, NativeSelect, Textarea, TextInput } from '@mantine/core'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useAccount } from '../../api/use-account.ts'
import { faultsOf } from '../../ui/form/fault-words.ts'
import { RefusedSave } from '../../ui/form/refused-save.tsx'
import { valueKinds } from '../../ui/form/typed-value.rules.ts'
import { say } from '../../ui/say.tsx'
import { type FieldWish, uses } from './field.rules.ts'
import classes from './fields.module.css'
import { requestField, requestsQuery } from './fields.queries.ts'

/** Asks whoever runs the installation for a field: what it is called, what it is of, and what it is for. */
export function RequestField() {
  const { t } = useTranslation(['fields'])
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button variant="filled" onClick={() => setOpen(true)}>
        {t('fields:request.open')}
      </Button>
      {isOpen && <Wish onClose={() => setOpen(false)} />}
    </>
  )
}

function Wish({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation(['fields', 'ui'])
  const { send, error, isPending } = useSend(onClose)
  const hasFault = faultsOf(error).length > 0
  function submit(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault()
    const given = new FormData(event.currentTarget)
    const text = (name: string) => String(given.get(name) ?? '').trim()
    const [fieldType, type] = [Number(text('fieldType')), Number(text('type'))]
    send({ name: text('name'), purpose: text('purpose'), fieldType, type } as FieldWish)
  }
  return (
    <Modal
      opened
      onClose={onClose}
      title={t('fields:request.title')}
      centered
      closeButtonProps={{ 'aria-label': t('ui:close') }}
    >
      <form className={classes.dialog} onSubmit={submit}>
        {error && !hasFault && <RefusedSave error={error} labels={{}} />}
        <TextInput
          name="name"
          label={t('fields:request.name')}
          maxLength={100}
          required
          withAsterisk={false}
          error={hasFault && t('fields:request.fault')}
          data-autofocus
        />
        <NativeSelect
          name="fieldType"
          label={t('fields:request.use')}
          data={Object.entries(uses).map(([value, use]) => ({ value, label: t(`fields:use.${use}.title`) }))}
        />
        <NativeSelect
          name="type"
          label={t('fields:column.kind')}
          data={Object.entries(valueKinds).map(([value, kind]) => ({ value, label: t(`fields:kind.${kind}`) }))}
        />
        <Textarea
          name="purpose"
          label={t('fields:request.purpose')}
          description={t('fields:request.purposeHint')}
          rows={3}
          maxLength={500}
          required
          withAsterisk={false}
        />
        <div className={classes.ways}>
          <Button onClick={onClose}>{t('fields:request.keep')}</Button>
          <Button type="submit" variant="filled" loading={isPending}>
            {t('fields:request.go')}
          </Button>
        </div>
      </form>
    </Modal>
  )
}

function useSend(onDone: () => void) {
  const { t } = useTranslation(['fields'])
  const { account } = useAccount()
  const queries = useQueryClient()
  const { mutate, error, isPending } = useMutation({
    mutationFn: (wish: FieldWish) => requestField(account.id, wish),
    onSuccess: async (_, { name }) => {
      onDone()
      say({ text: t('fields:request.done', { name }) })
      await queries.invalidateQueries({ queryKey: requestsQuery(account.id).queryKey })
    },
  })
  return { send: mutate, error, isPending }
}
