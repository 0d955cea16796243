import { Button, Select } from '@mantine/core'
import { IconArrowBackUp } from '@tabler/icons-react'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { Link, useParams, useSearch } from '@tanstack/react-router'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { NewsletterVersion, WrittenNewsletter } from '../../api/records.ts'
import { useAccount } from '../../api/use-account.ts'
import { Crumbs } from '../../ui/crumbs.tsx'
import shared from '../../ui/list-and-detail.module.css'
import { PageHead } from '../../ui/page-head.tsx'
import { say } from '../../ui/say.tsx'
import { Failure } from '../../ui/states/failure.tsx'
import { Notice } from '../../ui/states/notice.tsx'
import { SkeletonRows } from '../../ui/table/skeleton-rows.tsx'
import { usePageName } from '../../ui/use-page-name.ts'
import { titleOf } from './article.rules.ts'
import { newsletterQuery, restoreVersion, versionQuery, versionsQuery } from './editor.queries.ts'
import { useTemplateName } from './use-template-name.ts'
import { VersionList } from './version-list.tsx'
import { VersionWords } from './version-words.tsx'
import classes from './versions.module.css'

const here = '/accounts/$accountId/mailings/$mailingId/versions'

/** What was saved of a newsletter, and how one version differs from another. */
export function VersionsPage() {
  const { t } = useTranslation(['versions'])
  const { account } = useAccount()
  const mailingId = Number(useParams({ from: here }).mailingId)
  const wanted = useSearch({ from: here }).version
  const newsletter = useQuery(newsletterQuery(account.id, mailingId))
  const versions = useQuery(versionsQuery(account.id, mailingId))
  const kindOf = useTemplateName()
  usePageName(t('versions:title'))
  const failed = newsletter.error ?? versions.error
  if (failed) return <Failure error={failed} title={t('versions:notLoaded')} onRetry={() => void versions.refetch()} />
  if (!newsletter.data || !versions.data) return <SkeletonRows columns={2} />
  const { articles, templates, name } = newsletter.data
  const nameOf = (articleId: number) => {
    const article = articles.find(({ id }) => id === articleId)
    const template = templates.find(({ id }) => id === article?.templateId)
    return (article && titleOf(article, template)) || (template ? kindOf(template) : t('versions:removedArticle'))
  }
  const chosen = versions.data.find(({ number }) => number === wanted) ?? versions.data[0]
  const params = { accountId: String(account.id), mailingId: String(mailingId) }
  const above = (
    <Link to="/accounts/$accountId/mailings/$mailingId/edit" params={params}>
      {name}
    </Link>
  )
  return (
    <div className={shared.page}>
      <PageHead title={t('versions:title')} above={<Crumbs label={t('versions:way')} above={above} />} />
      {chosen ? (
        <div className={shared.columns}>
          <div>
            <p className={classes.foot}>{t('versions:kept')}</p>
            <VersionList mailingId={mailingId} versions={versions.data} chosen={chosen.number} nameOf={nameOf} />
          </div>
          <Compared
            key={chosen.number}
            {...{ mailingId, chosen, nameOf }}
            versions={versions.data}
            newsletter={newsletter.data}
          />
        </div>
      ) : (
        <Notice kind="plain" title={t('versions:none.title')} text={t('versions:none.text')} />
      )}
    </div>
  )
}

interface ComparedProps {
  mailingId: number
  newsletter: WrittenNewsletter
  versions: NewsletterVersion[]
  chosen: NewsletterVersion
  nameOf: (articleId: number) => string
}

function Compared({ mailingId, newsletter, versions, chosen, nameOf }: ComparedProps) {
  const { t } = useTranslation(['versions'])
  const { account } = useAccount()
  const earlier = versions.find(({ number }) => number < chosen.number) ?? chosen
  const [against, setAgainst] = useState(earlier.number)
  const after = useQuery(versionQuery(account.id, mailingId, chosen.number))
  const before = useQuery(versionQuery(account.id, mailingId, against))
  const failed = after.error ?? before.error
  const rights: readonly string[] = account.rights
  const mayRestore = newsletter.isEditable && rights.includes('writeDrafts') && chosen !== versions[0]
  return (
    <div className={classes.detail}>
      <div className={classes.top}>
        <h2>
          {against === chosen.number
            ? t('versions:alone', { number: chosen.number })
            : t('versions:compared', { number: chosen.number, against })}
        </h2>
        <div className={classes.acts}>
          <Select
            aria-label={t('versions:against')}
            w={150}
            allowDeselect={false}
            value={String(against)}
            data={versions.map(({ number }) => ({
              value: String(number),
              label: t('versions:againstOne', { number }),
            }))}
            onChange={(value) => setAgainst(Number(value))}
          />
          {mayRestore && <Restore mailingId={mailingId} number={chosen.number} />}
        </div>
      </div>
      {failed && <Failure error={failed} title={t('versions:notLoaded')} onRetry={() => void after.refetch()} />}
      {after.data && before.data && (
        <VersionWords before={before.data} after={after.data} templates={newsletter.templates} nameOf={nameOf} />
      )}
      <p className={classes.foot}>{t('versions:restoring')}</p>
    </div>
  )
}

function Restore({ mailingId, number }: { mailingId: number; number: number }) {
  const { t } = useTranslation(['versions'])
  const { account } = useAccount()
  const queries = useQueryClient()
  const restore = useMutation({
    mutationFn: () => restoreVersion({ accountId: account.id, mailingId }, number),
    onSuccess: async () => {
      await queries.invalidateQueries({ queryKey: ['account', account.id] })
      say({ text: t('versions:restored', { number }) })
    },
  })
  return (
    <>
      <Button
        leftSection={<IconArrowBackUp size={16} stroke={1.6} />}
        loading={restore.isPending}
        onClick={() => restore.mutate()}
      >
        {t('versions:restore', { number })}
      </Button>
      {restore.error && (
        <Notice kind="bad" quiet title={t('versions:notRestored')} error={restore.error} isUnexplained />
      )}
    </>
  )
}
