import { NativeSelect, TextInput } from '@mantine/core'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { sessionKey } from '../../api/queries.ts'
import type { AccountSettings } from '../../api/records.ts'
import { Refusal } from '../../api/refusal.ts'
import { useAccount } from '../../api/use-account.ts'
import { useFaultWords } from '../../ui/form/fault-words.ts'
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
import { zones } from '../../ui/zones.rules.ts'
import type { FieldsProps } from './account-fields.ts'
import { OfLanguages } from './of-languages.tsx'
import { OfLimits } from './of-limits.tsx'
import { OfMails } from './of-mails.tsx'
import { OfSalutations } from './of-salutations.tsx'
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

function Form({ settings }: { settings: AccountSettings }) {
  const { t } = useTranslation(['settings'])
  const { type, requireSecondFactor: _, ...changeable } = settings
  const draft = useDraft<AccountChange>(changeable)
  const { error, isPending, mutate, reset } = useSave(draft)
  const labels: Record<keyof AccountChange, string> = {
    name: t('settings:name.label'),
    timeZone: t('settings:timeZone.label'),
    languages: t('settings:languages.label'),
    defaultLanguageIso: t('settings:mainLanguage.label'),
    defaultSenderName: t('settings:sender.name'),
    defaultSenderEmail: t('settings:sender.email'),
    tracking: t('settings:tracking.label'),
    defaultOptinMailingId: t('settings:optin.label'),
    defaultOptoutMailingId: t('settings:optout.label'),
    alwaysForceOptIn: t('settings:alwaysAsk.label'),
    confirmAddressChanges: t('settings:confirmMoves.label'),
    requireApproval: t('settings:approval.label'),
    undoSeconds: t('settings:undo.label'),
    salutations: t('settings:salutations.label'),
    brake: t('settings:brake.label'),
    retention: t('settings:retention.label'),
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
      {error && <Refused error={error} labels={labels} />}
      <NameAndZone draft={draft} labels={labels} error={error} />
      <OfLanguages draft={draft} labels={labels} error={error} />
      {type === 'S' && <OfMails draft={draft} labels={labels} error={error} />}
      {type === 'S' && <OfSalutations draft={draft} labels={labels} error={error} />}
      {type === 'S' && <OfSending draft={draft} labels={labels} error={error} />}
      {type === 'S' && <OfLimits draft={draft} labels={labels} error={error} />}
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

/** What was entered may be wrong, or the state of the account stands in the way. */
function Refused({ error, labels }: { error: Error; labels: FieldsProps['labels'] }) {
  const { t } = useTranslation(['settings'])
  const code = error instanceof Refusal ? error.code : null
  if (code === 'approvers_too_few')
    return (
      <Notice kind="refusal" title={t('settings:approval.tooFew.title')} text={t('settings:approval.tooFew.text')} />
    )
  if (code === 'language_in_use')
    return (
      <Notice kind="refusal" title={t('settings:languages.inUse.title')} text={t('settings:languages.inUse.text')} />
    )
  return <RefusedSave error={error} labels={labels} />
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
