import { Button } from '@mantine/core'
import { IconExternalLink, IconForms } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { Link, useParams } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import type { Form, FormChoices } from '../../api/records.ts'
import { useAccount } from '../../api/use-account.ts'
import { Crumbs } from '../../ui/crumbs.tsx'
import { ChangedMeanwhile, isConflict } from '../../ui/form/changed-meanwhile.tsx'
import { RefusedSave } from '../../ui/form/refused-save.tsx'
import { SaveBar } from '../../ui/form/save-bar.tsx'
import { useDraft } from '../../ui/form/use-draft.ts'
import { PageHead } from '../../ui/page-head.tsx'
import { Empty } from '../../ui/states/empty.tsx'
import { Failure } from '../../ui/states/failure.tsx'
import { SkeletonRows } from '../../ui/table/skeleton-rows.tsx'
import { usePageName } from '../../ui/use-page-name.ts'
import { DeleteForm } from './delete-form.tsx'
import { contentOf, type FormContent } from './form.rules.ts'
import { FormSettings } from './form-settings.tsx'
import classes from './forms.module.css'
import { formsQuery } from './forms.queries.ts'
import { OnYourWebsite } from './on-your-website.tsx'
import { useSaveForm } from './use-save-form.ts'

/** One form: what it offers, asks and says, and how it gets onto a website. */
export function FormPage() {
  const { t } = useTranslation(['forms'])
  const { account } = useAccount()
  const { formId } = useParams({ from: '/accounts/$accountId/forms/$formId' })
  const { data, error, refetch } = useQuery(formsQuery(account.id))
  const form = data?.data.find(({ id }) => id === Number(formId))
  usePageName(form?.name ?? t('forms:title'))
  if (error) return <Failure error={error} title={t('forms:notLoaded')} onRetry={() => void refetch()} />
  if (!data) return <SkeletonRows columns={2} />
  if (!form) return <Empty icon={IconForms} title={t('forms:gone.title')} text={t('forms:gone.text')} />
  return <OneForm key={form.id} form={form} choices={data.meta.choices} />
}

const names = ['name', 'isOpen', 'channelIds', 'fields', 'texts', 'privacyUrl', 'groupId', 'frameOrigins'] as const

function OneForm({ form, choices }: { form: Form; choices: FormChoices }) {
  const { t } = useTranslation(['forms'])
  const { account } = useAccount()
  const draft = useDraft<FormContent>(contentOf(form))
  const save = useSaveForm(form, draft)
  const labels = Object.fromEntries(names.map((name) => [name, t(`forms:${name}`)]))
  return (
    <div className={classes.page}>
      <Crumbs
        label={t('forms:path')}
        above={
          <Link to="/accounts/$accountId/forms" params={{ accountId: String(account.id) }}>
            {t('forms:title')}
          </Link>
        }
      />
      <PageHead title={form.name}>
        <Button
          component="a"
          href={form.url}
          target="_blank"
          rel="noreferrer"
          leftSection={<IconExternalLink size={16} stroke={1.6} aria-hidden />}
        >
          {t('forms:look')}
        </Button>
      </PageHead>
      <p className={classes.sentence}>{t(form.isOpen ? 'forms:sentence.open' : 'forms:sentence.closed')}</p>
      {save.error &&
        (isConflict(save.error) ? (
          <ChangedMeanwhile
            error={save.error}
            labels={labels}
            onKeepMine={save.keepMine}
            onTakeTheirs={save.takeTheirs}
          />
        ) : (
          <RefusedSave error={save.error} labels={labels} />
        ))}
      <FormSettings draft={draft} choices={choices} wording={form.wording} error={save.error} />
      <OnYourWebsite content={draft.value} url={form.url} choices={choices} />
      <DeleteForm form={form} />
      <SaveBar
        changed={names.filter((name) => name in draft.changes).map((name) => labels[name] as string)}
        isPending={save.isPending}
        onSave={save.run}
        onDiscard={draft.discard}
      />
    </div>
  )
}
