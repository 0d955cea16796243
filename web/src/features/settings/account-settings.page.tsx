import { Checkbox, NativeSelect, TextInput } from '@mantine/core'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { choicesQuery } from '../../api/choices.ts'
import { sessionKey } from '../../api/queries.ts'
import type { AccountSettings } from '../../api/records.ts'
import { Refusal } from '../../api/refusal.ts'
import { useAccount } from '../../api/use-account.ts'
import { useFaultWords } from '../../ui/form/fault-words.ts'
import { Radio } from '../../ui/form/radio.ts'
import { RefusedSave } from '../../ui/form/refused-save.tsx'
import { SaveBar } from '../../ui/form/save-bar.tsx'
import { Setting } from '../../ui/form/setting.tsx'
import { type Draft, useDraft } from '../../ui/form/use-draft.ts'
import { PageHead } from '../../ui/page-head.tsx'
import { say } from '../../ui/say.tsx'
import { Failure } from '../../ui/states/failure.tsx'
import { Notice } from '../../ui/states/notice.tsx'
import { SkeletonRows } from '../../ui/table/skeleton-rows.tsx'
import { usePageName } from '../../ui/use-page-name.ts'
import type { FieldsProps } from './account-fields.ts'
import { OfSending } from './of-sending.tsx'
import { type AccountChange, changeSettings, settingsQuery } from './settings.queries.ts'

/** What the account is called, which clock it goes by, and what it counts. */
export function AccountSettingsPage() {
  const { t } = useTranslation(['settings'])
  const { account } = useAccount()
  const { data: settings, error, refetch } = useQuery(settingsQuery(account.id))
  usePageName(t('settings:page.account'))
  return (
    <>
      <PageHead title={t('settings:page.account')} />
      {error ? (
        <Failure error={error} title={t('settings:notLoaded')} onRetry={() => void refetch()} />
      ) : settings ? (
        <Form settings={settings} />
      ) : (
        <SkeletonRows columns={2} />
      )}
    </>
  )
}

const zones = Intl.supportedValuesOf('timeZone')

function Form({ settings }: { settings: AccountSettings }) {
  const { t } = useTranslation(['settings'])
  const { name, timeZone, tracking, defaultOptoutMailingId, alwaysForceOptIn, requireApproval, undoSeconds } = settings
  const ofMailings = { requireApproval, undoSeconds }
  const draft = useDraft<AccountChange>({
    ...{ name, timeZone, tracking, defaultOptoutMailingId, alwaysForceOptIn, ...ofMailings },
  })
  const { error, isPending, mutate, reset } = useSave(draft)
  const labels: Record<keyof AccountChange, string> = {
    name: t('settings:name.label'),
    timeZone: t('settings:timeZone.label'),
    tracking: t('settings:tracking.label'),
    defaultOptoutMailingId: t('settings:optout.label'),
    alwaysForceOptIn: t('settings:alwaysAsk.label'),
    requireApproval: t('settings:approval.label'),
    undoSeconds: t('settings:undo.label'),
  }
  return (
    <form
      noValidate
      aria-label={t('settings:page.account')}
      onSubmit={(event) => {
        event.preventDefault()
        mutate()
      }}
    >
      {error && isTooFew(error) ? (
        <Notice kind="refusal" title={t('settings:approval.tooFew.title')} text={t('settings:approval.tooFew.text')} />
      ) : (
        error && <RefusedSave error={error} labels={labels} />
      )}
      <NameAndZone draft={draft} labels={labels} error={error} />
      {settings.type === 'S' && <OfMails draft={draft} labels={labels} />}
      {settings.type === 'S' && <OfSending draft={draft} labels={labels} error={error} />}
      <SaveBar
        changed={(Object.keys(draft.changes) as (keyof AccountChange)[]).map((member) => labels[member])}
        isPending={isPending}
        onSave={mutate}
        onDiscard={() => {
          reset()
          draft.discard()
        }}
      />
    </form>
  )
}

function isTooFew(error: Error): boolean {
  return error instanceof Refusal && error.code === 'approvers_too_few'
}

function NameAndZone({ draft: { value, set }, labels, error }: FieldsProps & { error: Error | null }) {
  const { t } = useTranslation(['settings'])
  const words = useFaultWords(error)
  return (
    <>
      <Setting name="name" label={labels.name} hint={t('settings:name.hint')}>
        <TextInput
          aria-labelledby="label-name"
          value={value.name}
          onChange={({ currentTarget }) => set('name', currentTarget.value)}
          error={words('name')}
          maxLength={191}
          autoComplete="off"
        />
      </Setting>
      <Setting name="timeZone" label={labels.timeZone} hint={t('settings:timeZone.hint')}>
        <NativeSelect
          aria-labelledby="label-timeZone"
          value={value.timeZone}
          onChange={({ currentTarget }) => set('timeZone', currentTarget.value)}
          data={zones.includes(value.timeZone) ? zones : [value.timeZone, ...zones]}
          error={words('timeZone')}
        />
      </Setting>
    </>
  )
}

const modes = ['none', 'aggregate', 'individual'] as const satisfies AccountChange['tracking'][]

function OfMails({ draft: { value, set }, labels }: FieldsProps) {
  const { t } = useTranslation(['settings'])
  const { account } = useAccount()
  const { data: choices } = useQuery(choicesQuery(account.id))
  return (
    <>
      <Setting name="alwaysForceOptIn" label={labels.alwaysForceOptIn} hint={t('settings:alwaysAsk.hint')}>
        <Checkbox
          label={t('settings:alwaysAsk.box')}
          checked={value.alwaysForceOptIn}
          onChange={({ currentTarget }) => set('alwaysForceOptIn', currentTarget.checked)}
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
      <Setting name="defaultOptoutMailingId" label={labels.defaultOptoutMailingId} hint={t('settings:optout.hint')}>
        <NativeSelect
          aria-labelledby="label-defaultOptoutMailingId"
          value={value.defaultOptoutMailingId ?? ''}
          onChange={({ currentTarget }) => set('defaultOptoutMailingId', Number(currentTarget.value) || null)}
          data={[
            { value: '', label: t('settings:optout.none') },
            ...(choices?.optoutMailings ?? []).map(({ id, name, isActive }) => ({
              value: String(id),
              label: isActive ? name : t('settings:optout.inactive', { name }),
            })),
          ]}
        />
      </Setting>
    </>
  )
}

function useSave(draft: Draft<AccountChange>) {
  const { t } = useTranslation(['settings'])
  const { account } = useAccount()
  const queries = useQueryClient()
  const router = useRouter()
  const save = useMutation({
    mutationFn: () => changeSettings(account.id, draft.changes),
    onSuccess: async () => {
      say({ text: t('settings:saved') })
      await queries.invalidateQueries({ queryKey: settingsQuery(account.id).queryKey })
      // Name and zone stand in the frame and in every time.
      queries.removeQueries({ queryKey: sessionKey })
      await router.invalidate()
    },
  })
  return { ...save, mutate: () => save.mutate() }
}
