import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { choicesQuery } from '../../api/choices.ts'
import type { AccountPages, SettingsChoices } from '../../api/records.ts'
import { unreachableQuery } from '../../api/unreachable-pages.ts'
import { useAccount } from '../../api/use-account.ts'
import { RefusedSave } from '../../ui/form/refused-save.tsx'
import { SaveBar } from '../../ui/form/save-bar.tsx'
import { useDraft } from '../../ui/form/use-draft.ts'
import { PageHead } from '../../ui/page-head.tsx'
import { say } from '../../ui/say.tsx'
import { Failure } from '../../ui/states/failure.tsx'
import { SkeletonRows } from '../../ui/table/skeleton-rows.tsx'
import { usePageName } from '../../ui/use-page-name.ts'
import { PageFields, pageNames } from './page-fields.tsx'
import { changePages, pagesQuery } from './settings.queries.ts'

/** Where people land after a link of a mail, and how our own pages look. */
export function PagesSettingsPage() {
  const { t } = useTranslation(['settings'])
  const { account } = useAccount()
  const pages = useQuery(pagesQuery(account.id))
  const choices = useQuery(choicesQuery(account.id))
  const error = pages.error ?? choices.error
  usePageName(t('settings:page.pages'))
  return (
    <>
      <PageHead title={t('settings:page.pages')} above={t('settings:pages.about')} />
      {error ? (
        <Failure
          error={error}
          title={t('settings:notLoaded')}
          onRetry={() => void Promise.all([pages.refetch(), choices.refetch()])}
        />
      ) : pages.data && choices.data ? (
        <Form pages={pages.data} choices={choices.data} />
      ) : (
        <SkeletonRows columns={2} />
      )}
    </>
  )
}

function Form({ pages, choices }: { pages: AccountPages; choices: SettingsChoices }) {
  const { t } = useTranslation(['settings'])
  const { account } = useAccount()
  const queries = useQueryClient()
  const draft = useDraft(pages)
  const unreachable = useQuery(unreachableQuery(`/accounts/${account.id}/settings/pages`, pages))
  const save = useMutation({
    mutationFn: () => changePages(account.id, draft.changes),
    onSuccess: async () => {
      say({ text: t('settings:pages.saved') })
      await queries.invalidateQueries({ queryKey: pagesQuery(account.id).queryKey })
    },
  })
  const labels = Object.fromEntries(pageNames.map((name) => [name, t(`settings:pages.${name}.label`)]))
  return (
    <form
      noValidate
      aria-label={t('settings:page.pages')}
      onSubmit={(event) => {
        event.preventDefault()
        save.mutate()
      }}
    >
      {save.error && <RefusedSave error={save.error} labels={labels} />}
      <PageFields
        draft={draft}
        kept={pages}
        {...{ themes: choices.themes, unreachable: unreachable.data ?? [], error: save.error }}
        onTry={() => void unreachable.refetch()}
      />
      <SaveBar
        changed={Object.keys(draft.changes).map((name) => labels[name] ?? name)}
        isPending={save.isPending}
        onSave={() => save.mutate()}
        onDiscard={() => {
          save.reset()
          draft.discard()
        }}
      />
    </form>
  )
}
