import { Button, Modal } from '@mantine/core'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { CustomerField } from '../../api/records.ts'
import { useAccount } from '../../api/use-account.ts'
import { ChangedMeanwhile, isConflict } from '../../ui/form/changed-meanwhile.tsx'
import { faultsOf } from '../../ui/form/fault-words.ts'
import { RefusedSave } from '../../ui/form/refused-save.tsx'
import { readTyped, typedOf } from '../../ui/form/typed-value.rules.ts'
import { ValueInput } from '../../ui/form/value-input.tsx'
import { say } from '../../ui/say.tsx'
import { isDefault } from './field.rules.ts'
import classes from './fields.module.css'
import { fieldsQuery, resetValue, setValue } from './fields.queries.ts'

interface Props {
  field: CustomerField
  name: string
  onClose: () => void
}

/** What one account field says in this account's mails. */
export function AccountValue({ field, name, onClose }: Props) {
  const { t } = useTranslation(['fields', 'ui'])
  const [typed, setTyped] = useState(typedOf(field.value))
  const { save, error, isPending, reread } = useSave(field, name, onClose)
  const isFaulty = faultsOf(error).length > 0
  return (
    <Modal
      opened
      onClose={onClose}
      title={t('fields:value.title', { name })}
      centered
      closeButtonProps={{ 'aria-label': t('ui:close') }}
    >
      <form
        noValidate
        className={classes.dialog}
        onSubmit={(event) => {
          event.preventDefault()
          save({ value: readTyped(field.type, typed) })
        }}
      >
        {error && isConflict(error) ? (
          <ChangedMeanwhile
            error={error}
            labels={{ value: name }}
            onKeepMine={() => reread((fresh) => save({ value: readTyped(field.type, typed), version: fresh }))}
            onTakeTheirs={onClose}
          />
        ) : (
          error && !isFaulty && <RefusedSave error={error} labels={{}} />
        )}
        <ValueInput type={field.type} label={name} typed={typed} onType={setTyped} isFaulty={isFaulty} />
        <p className={classes.hint}>
          {t('fields:value.default', { value: typedOf(field.defaultValue) || t('fields:nothing') })}
        </p>
        <div className={classes.ways}>
          {!isDefault(field) && (
            <Button variant="subtle" onClick={() => save({})} disabled={isPending}>
              {t('fields:value.reset')}
            </Button>
          )}
          <Button onClick={onClose}>{t('fields:value.keep')}</Button>
          <Button type="submit" variant="filled" loading={isPending}>
            {t('fields:value.save')}
          </Button>
        </div>
      </form>
    </Modal>
  )
}

interface Wanted {
  /** Absent = the default. */
  value?: CustomerField['value']
  version?: string
}

function useSave(field: CustomerField, name: string, onDone: () => void) {
  const { t } = useTranslation(['fields'])
  const { account } = useAccount()
  const queries = useQueryClient()
  const query = fieldsQuery(account.id)
  const { mutate, error, isPending } = useMutation({
    mutationFn: ({ value, version = field.version }: Wanted) => {
      const seen = { id: field.id, version }
      return value === undefined ? resetValue(account.id, seen) : setValue(account.id, seen, value)
    },
    onSuccess: async () => {
      onDone()
      say({ text: t('fields:value.saved', { name }) })
      await queries.invalidateQueries({ queryKey: query.queryKey })
    },
  })
  const reread = async (go: (version: string) => void) => {
    const fields = await queries.fetchQuery({ ...query, staleTime: 0 })
    go(fields.find(({ id }) => id === field.id)?.version ?? '')
  }
  return { save: mutate, error, isPending, reread }
}
