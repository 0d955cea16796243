import { Button, Tabs } from '@mantine/core'
import { IconUpload } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { libraryQuery } from '../../api/library.ts'
import type { Design } from '../../api/records.ts'
import { useAccount } from '../../api/use-account.ts'
import { PageHead } from '../../ui/page-head.tsx'
import { Failure } from '../../ui/states/failure.tsx'
import { SkeletonRows } from '../../ui/table/skeleton-rows.tsx'
import { usePageName } from '../../ui/use-page-name.ts'
import { ArticlesPanel } from './articles-panel.tsx'
import { BrandStrip } from './brand-strip.tsx'
import { DesignCard } from './design-card.tsx'
import { DesignDialog } from './design-dialog.tsx'
import classes from './designs.module.css'
import { type DesignKind, type Designs, designsQuery } from './designs.queries.ts'
import { UploadDialog } from './upload-dialog.tsx'

const tabs = ['themes', 'templates', 'articles'] as const

/** What newsletters of the account are made of: themes, templates of articles, articles, and the brand that all of them wear. */
export function DesignsPage() {
  const { t } = useTranslation(['designs'])
  const { account } = useAccount()
  const navigate = useNavigate()
  const { tab = 'themes' } = useSearch({ from: '/accounts/$accountId/designs' })
  const designs = useQuery(designsQuery(account.id))
  const { data: library = [] } = useQuery(libraryQuery(account.id))
  const [wanted, setWanted] = useState<Design | null>(null)
  const [isUploading, setUploading] = useState(false)
  usePageName(t('designs:title'))
  const kind: DesignKind = tab === 'themes' ? 'theme' : 'template'
  const countOf = (each: (typeof tabs)[number], { themes, templates }: Designs) =>
    ({ themes, templates, articles: library.filter(({ mailingName }) => mailingName === null) })[each].length
  const mayChange = account.rights.includes('changeDesigns')
  if (designs.error)
    return <Failure error={designs.error} title={t('designs:notLoaded')} onRetry={() => void designs.refetch()} />
  const { data } = designs
  if (!data) return <SkeletonRows columns={4} />
  return (
    <div className={classes.page}>
      <PageHead title={t('designs:title')}>
        {mayChange && tab !== 'articles' && (
          <Button leftSection={<IconUpload size={16} stroke={1.6} />} onClick={() => setUploading(true)}>
            {t(`designs:upload.${kind}`)}
          </Button>
        )}
      </PageHead>
      <Tabs
        value={tab}
        onChange={(chosen) =>
          void navigate({ to: '.', search: chosen === 'templates' || chosen === 'articles' ? { tab: chosen } : {} })
        }
      >
        <Tabs.List aria-label={t('designs:tabs')}>
          {tabs.map((each) => (
            <Tabs.Tab key={each} value={each}>
              {t(`designs:tab.${each}`, { count: countOf(each, data) })}
            </Tabs.Tab>
          ))}
        </Tabs.List>
        <Tabs.Panel value={tab} className={classes.panel}>
          {tab === 'articles' ? <ArticlesPanel /> : <DesignGrid designs={data[tab]} kind={kind} onLook={setWanted} />}
        </Tabs.Panel>
      </Tabs>
      <BrandStrip brand={data.brand} />
      {wanted && <DesignDialog design={wanted} kind={kind} mayChange={mayChange} onClose={() => setWanted(null)} />}
      {isUploading && <UploadDialog kind={kind} onClose={() => setUploading(false)} />}
    </div>
  )
}

interface GridProps {
  designs: readonly Design[]
  kind: DesignKind
  onLook: (design: Design) => void
}

function DesignGrid({ designs, kind, onLook }: GridProps) {
  const { t } = useTranslation(['designs'])
  if (designs.length === 0) return <p className={classes.none}>{t('designs:none')}</p>
  return (
    <ul className={classes.grid}>
      {designs.map((design) => (
        <li key={design.id ?? design.shipped}>
          <DesignCard design={design} kind={kind} onLook={() => onLook(design)} />
        </li>
      ))}
    </ul>
  )
}
