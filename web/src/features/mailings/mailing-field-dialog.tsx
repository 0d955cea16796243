import { Button, Modal } from '@mantine/core'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { MailingDetail, MailingFieldValue } from '../../api/records.ts'
import { useAccount } from '../../api/use-account.ts'
import { faultsOf } from '../../ui/form/fault-words.ts'
import { readTyped, typedOf } from '../../ui/form/typed-value.rules.ts'
import { ValueInput } from '../../ui/form/value-input.tsx'
import { nameIn } from '../../ui/name-in.rules.ts'
import { say } from '../../ui/say.tsx'
import { changeFieldValue } from './field-values.queries.ts'
import classes from './mailing.module.css'
import { mailingsKey } from './mailings.queries.ts'
import { RefusedMailing } from './refused-mailing.tsx'

interface Props {
  mailing: MailingDetail
  field: MailingFieldValue
  onClose: () => void
}

/** What one mailing says for a field of mailings. */
export function MailingFieldDialog({ mailing, field, onClose }: Props) {
  const { t, i18n } = useTranslation(['mailings', 'form', 'ui'])
  const name = nameIn(field.translations, i18n.language)
  const [typed, setTyped] = useState(typedOf(field.value))
  const save = useSave(mailing, field, onClose)
  const isFaulty = faultsOf(save.error).length > 0
  return (
    <Modal
      opened
      centered
      onClose={onClose}
      title={t('mailings:fields.title', { name })}
      closeButtonProps={{ 'aria-label': t('ui:close') }}
    >
      <form
        noValidate
        className={classes.dialog}
        onSubmit={(event) => {
          event.preventDefault()
          save.mutate({ value: readTyped(field.type, typed) })
        }}
      >
        <ValueInput type={field.type} label={name} typed={typed} onType={setTyped} isFaulty={isFaulty} />
        <p className={classes.hint}>
          {t('mailings:fields.default', { value: typedOf(field.defaultValue) || t('form:value.nothing') })}
        </p>
        {save.error && !isFaulty && <RefusedMailing error={save.error} />}
        <div className={classes.ways}>
          {field.isOwn && (
            <Button variant="subtle" onClick={() => save.mutate({})} disabled={save.isPending}>
              {t('mailings:fields.reset')}
            </Button>
          )}
          <Button onClick={onClose}>{t('mailings:fields.keep')}</Button>
          <Button type="submit" variant="filled" loading={save.isPending}>
            {t('mailings:fields.save')}
          </Button>
        </div>
      </form>
    </Modal>
  )
}

function useSave(mailing: MailingDetail, { id, version }: MailingFieldValue, onClose: () => void) {
  const { t } = useTranslation(['mailings'])
  const { account } = useAccount()
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (wanted: { value?: MailingFieldValue['value'] }) =>
      changeFieldValue(account.id, mailing.id, { id, version, ...wanted }),
    onSuccess: () => {
      onClose()
      say({ text: t('mailings:saved') })
    },
    // Also after a refusal: what somebody else has said meanwhile is seen then.
    onSettled: () =>
      Promise.all([
        queries.invalidateQueries({ queryKey: mailingsKey(account.id) }),
        queries.invalidateQueries({ queryKey: ['account', account.id, 'previews'] }),
      ]),
  })
}
