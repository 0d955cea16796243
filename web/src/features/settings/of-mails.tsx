import { Checkbox, NativeSelect, TextInput } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { choicesQuery } from '../../api/choices.ts'
import { useAccount } from '../../api/use-account.ts'
import { useFaultWords } from '../../ui/form/fault-words.ts'
import { Radio } from '../../ui/form/radio.ts'
import { Setting } from '../../ui/form/setting.tsx'
import type { FieldsProps } from './account-fields.ts'
import type { AccountChange } from './settings.queries.ts'

const modes = ['none', 'aggregate', 'individual'] as const satisfies AccountChange['tracking'][]

/** Whom the account asks, what it counts, and who its mails come from. */
export function OfMails({ draft, labels, error }: FieldsProps & { error: Error | null }) {
  const { t } = useTranslation(['settings'])
  const { value, set } = draft
  return (
    <>
      <Setting name="alwaysForceOptIn" label={labels.alwaysForceOptIn} hint={t('settings:alwaysAsk.hint')}>
        <Checkbox
          label={t('settings:alwaysAsk.box')}
          checked={value.alwaysForceOptIn}
          onChange={({ currentTarget }) => set('alwaysForceOptIn', currentTarget.checked)}
        />
      </Setting>
      <Setting name="confirmAddressChanges" label={labels.confirmAddressChanges} hint={t('settings:confirmMoves.hint')}>
        <Checkbox
          label={t('settings:confirmMoves.box')}
          checked={value.confirmAddressChanges}
          onChange={({ currentTarget }) => set('confirmAddressChanges', currentTarget.checked)}
        />
      </Setting>
      <Setting name="tracking" label={labels.tracking} hint={t('settings:tracking.hint')}>
        <Radio.Group
          aria-labelledby="label-tracking"
          value={value.tracking}
          onChange={(mode) => set('tracking', mode as AccountChange['tracking'])}
        >
          {modes.map((mode) => (
            <Radio
              key={mode}
              mb={10}
              value={mode}
              label={t(`settings:tracking.${mode}.label`)}
              description={t(`settings:tracking.${mode}.hint`)}
            />
          ))}
        </Radio.Group>
      </Setting>
      <SenderFields {...{ draft, labels, error }} />
      <MailingChoice
        {...{ draft, labels }}
        member="defaultOptinMailingId"
        hint={t('settings:optin.hint')}
        none={t('settings:optin.none')}
      />
      <MailingChoice
        {...{ draft, labels }}
        member="defaultOptoutMailingId"
        hint={t('settings:optout.hint')}
        none={t('settings:optout.none')}
      />
    </>
  )
}

function SenderFields({ draft: { value, set }, labels, error }: FieldsProps & { error: Error | null }) {
  const { t } = useTranslation(['settings'])
  const words = useFaultWords(error)
  return (
    <>
      <Setting name="defaultSenderName" label={labels.defaultSenderName} hint={t('settings:sender.hint')}>
        <TextInput
          aria-labelledby="label-defaultSenderName"
          value={value.defaultSenderName ?? ''}
          onChange={({ currentTarget }) => set('defaultSenderName', currentTarget.value || null)}
          placeholder={t('settings:sender.asLast')}
          error={words('defaultSenderName')}
          maxLength={191}
          autoComplete="off"
        />
      </Setting>
      <Setting name="defaultSenderEmail" label={labels.defaultSenderEmail} hint={t('settings:sender.emailHint')}>
        <TextInput
          type="email"
          aria-labelledby="label-defaultSenderEmail"
          value={value.defaultSenderEmail ?? ''}
          onChange={({ currentTarget }) => set('defaultSenderEmail', currentTarget.value || null)}
          placeholder={t('settings:sender.asLast')}
          error={words('defaultSenderEmail')}
          maxLength={254}
          autoComplete="off"
        />
      </Setting>
    </>
  )
}

interface ChoiceProps extends FieldsProps {
  member: 'defaultOptinMailingId' | 'defaultOptoutMailingId'
  hint: string
  /** What holds where none is chosen. */
  none: string
}

function MailingChoice({ member, draft: { value, set }, labels, hint, none }: ChoiceProps) {
  const { t } = useTranslation(['settings'])
  const { account } = useAccount()
  const { data: choices } = useQuery(choicesQuery(account.id))
  const mailings = member === 'defaultOptinMailingId' ? choices?.optinMailings : choices?.optoutMailings
  return (
    <Setting name={member} label={labels[member]} hint={hint}>
      <NativeSelect
        aria-labelledby={`label-${member}`}
        value={value[member] ?? ''}
        onChange={({ currentTarget }) => set(member, Number(currentTarget.value) || null)}
        data={[
          { value: '', label: none },
          ...(mailings ?? []).map(({ id, name, isActive }) => ({
            value: String(id),
            label: isActive ? name : t('settings:optout.inactive', { name }),
          })),
        ]}
      />
    </Setting>
  )
}
