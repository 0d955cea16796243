import { Button, Modal, TextInput } from '@mantine/core'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { FormChoices } from '../../api/records.ts'
import { useAccount } from '../../api/use-account.ts'
import { faultsOf, useFaultWords } from '../../ui/form/fault-words.ts'
import { RefusedSave } from '../../ui/form/refused-save.tsx'
import { type FormContent, firstTexts } from './form.rules.ts'
import classes from './forms.module.css'
import { createForm, formsKey } from './forms.queries.ts'

/** A form begins with a name and the privacy notice; the rest has words to begin with. It is closed until somebody opens it. */
export function NewForm({ choices, onClose }: { choices: FormChoices; onClose: () => void }) {
  const { t } = useTranslation(['forms', 'ui'])
  const [name, setName] = useState('')
  const [privacyUrl, setPrivacyUrl] = useState('')
  const make = useMakeForm(choices)
  const faultOf = useFaultWords(make.error)
  return (
    <Modal
      opened
      onClose={onClose}
      title={t('forms:new.title')}
      centered
      closeButtonProps={{ 'aria-label': t('ui:close') }}
    >
      <form
        noValidate
        className={classes.dialog}
        onSubmit={(event) => {
          event.preventDefault()
          make.mutate({ name, privacyUrl })
        }}
      >
        <TextInput
          label={t('forms:name')}
          value={name}
          onChange={({ currentTarget }) => setName(currentTarget.value)}
          error={faultOf('name')}
          maxLength={191}
          data-autofocus
        />
        <TextInput
          label={t('forms:privacyUrl')}
          description={t('forms:privacyHint')}
          type="url"
          placeholder="https://"
          value={privacyUrl}
          onChange={({ currentTarget }) => setPrivacyUrl(currentTarget.value)}
          error={faultOf('privacyUrl')}
        />
        {make.error && faultsOf(make.error).length === 0 && <RefusedSave error={make.error} labels={{}} />}
        <div className={classes.ways}>
          <Button onClick={onClose}>{t('forms:keep')}</Button>
          <Button type="submit" variant="filled" loading={make.isPending}>
            {t('forms:new.go')}
          </Button>
        </div>
      </form>
    </Modal>
  )
}

function useMakeForm({ channels, defaultLanguageIso: language }: FormChoices) {
  const { account } = useAccount()
  const queries = useQueryClient()
  const navigate = useNavigate()
  return useMutation({
    mutationFn: (given: Pick<FormContent, 'name' | 'privacyUrl'>) =>
      createForm(account.id, {
        ...{ ...given, isOpen: false, frameOrigins: [], groupId: null },
        channelIds: channels.slice(0, 1).map(({ id }) => id),
        fields: [{ name: 'firstname', isRequired: false }],
        texts: {
          [language]: firstTexts(language, account.name),
        },
      }),
    onSuccess: async ({ id }) => {
      await queries.invalidateQueries({ queryKey: formsKey(account.id) })
      await navigate({
        to: '/accounts/$accountId/forms/$formId',
        params: { accountId: String(account.id), formId: String(id) },
      })
    },
  })
}
