import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { articleTrashQuery, libraryQuery } from '../../api/library.ts'
import { useAccount } from '../../api/use-account.ts'
import { Failure } from '../../ui/states/failure.tsx'
import { SkeletonRows } from '../../ui/table/skeleton-rows.tsx'
import { TrashChip } from '../../ui/trash/trash-chip.tsx'
import { TrashList } from '../../ui/trash/trash-list.tsx'
import { ArticleRow } from './article-row.tsx'
import classes from './designs.module.css'
import { useRestoreArticle } from './restore-article.ts'

/** Articles that stand by themselves; what was written in a newsletter is taken out there. */
export function ArticlesPanel() {
  const { t } = useTranslation(['designs', 'ui'])
  const { account } = useAccount()
  const library = useQuery(libraryQuery(account.id))
  const { data: trash = [] } = useQuery(articleTrashQuery(account.id))
  const [isTrash, setTrash] = useState(false)
  const putBack = useRestoreArticle()
  const isEditable = account.rights.includes('writeDrafts')
  if (library.error)
    return (
      <Failure error={library.error} title={t('designs:article.notLoaded')} onRetry={() => void library.refetch()} />
    )
  if (!library.data) return <SkeletonRows columns={3} />
  const articles = library.data.filter(({ mailingName }) => mailingName === null)
  return (
    <div className={classes.articles}>
      <TrashChip count={trash.length} isOpen={isTrash} onChange={setTrash} />
      {isTrash ? (
        <TrashList
          label={t('ui:trash.open', { count: trash.length })}
          things={trash.map(({ title, ...article }) => ({ ...article, ...(title !== '' && { about: title }) }))}
          isEditable={isEditable}
          timeZone={account.timeZone}
          putBack={putBack}
        />
      ) : articles.length === 0 ? (
        <p className={classes.none}>{t('designs:article.none')}</p>
      ) : (
        <ul className={classes.library}>
          {articles.map((article) => (
            <ArticleRow key={article.id} article={article} isEditable={isEditable} putBack={putBack} />
          ))}
        </ul>
      )}
    </div>
  )
}
