import { NativeSelect } from '@mantine/core'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useAccount } from '../../api/use-account.ts'
import { useFaultWords } from '../../ui/form/fault-words.ts'
import { NameDialog } from '../../ui/form/name-dialog.tsx'
import { nameIn } from '../../ui/name-in.rules.ts'
import { createMailing, mailingChoicesQuery, mailingsKey, type NewDraft } from './mailings.queries.ts'
import { RefusedMailing } from './refused-mailing.tsx'

const types = ['standard', 'birthday', 'welcome', 'trigger', 'optin', 'optout'] as const satisfies NewDraft['type'][]

interface Props {
  type: NewDraft['type']
  /** Of a trigger: which one, where somebody has chosen it already. */
  triggerTypeId?: number | null
  onClose: () => void
}

/** A mailing begins with its name; everything else is on its own page. */
export function NewMailing({ type: first, triggerTypeId: firstTrigger = null, onClose }: Props) {
  const { t, i18n } = useTranslation(['mailings'])
  const { account } = useAccount()
  const queries = useQueryClient()
  const navigate = useNavigate()
  const { data: choices } = useQuery(mailingChoicesQuery(account.id))
  const [type, setType] = useState(first)
  const [chosen, setChosen] = useState(firstTrigger)
  const occasions = choices?.triggerTypes ?? []
  const triggerTypeId = type === 'trigger' ? (chosen ?? occasions[0]?.id ?? null) : null
  const make = useMutation({
    mutationFn: (draft: NewDraft) => createMailing(account.id, draft),
    onSuccess: async ({ id }) => {
      await navigate({
        to: '/accounts/$accountId/mailings/$mailingId',
        params: { accountId: String(account.id), mailingId: String(id) },
      })
      await queries.invalidateQueries({ queryKey: mailingsKey(account.id) })
    },
  })
  const fault = useFaultWords(make.error)('name')
  return (
    <NameDialog
      title={t('mailings:new.title')}
      label={t('mailings:new.label')}
      hint={t('mailings:new.hint')}
      name=""
      longest={191}
      fault={fault}
      leave={t('mailings:new.leave')}
      go={t('mailings:new.go')}
      isPending={make.isPending}
      onClose={onClose}
      onGo={(name) => make.mutate({ name, type, triggerTypeId })}
    >
      <NativeSelect
        label={t('mailings:new.type')}
        description={t(`mailings:type.${type}.hint`)}
        value={type}
        onChange={({ currentTarget }) => setType(currentTarget.value as NewDraft['type'])}
        data={types.map((one) => ({ value: one, label: t(`mailings:type.${one}.name`) }))}
      />
      {type === 'trigger' && (
        <NativeSelect
          label={t('mailings:new.occasion')}
          description={occasions.length === 0 ? t('mailings:new.noOccasion') : t('mailings:new.occasionHint')}
          value={triggerTypeId ?? ''}
          onChange={({ currentTarget }) => setChosen(Number(currentTarget.value))}
          data={occasions.map(({ id, key, translations }) => ({
            value: String(id),
            label: t('mailings:new.occasionName', { name: nameIn(translations, i18n.language), key }),
          }))}
        />
      )}
      {make.error && !fault && <RefusedMailing error={make.error} />}
    </NameDialog>
  )
}
