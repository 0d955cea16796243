import { useTranslation } from 'react-i18next'
import { libraryKey, restoreArticle } from '../../api/library.ts'
import { useAccount } from '../../api/use-account.ts'
import { type PutBack, usePutBack } from '../../ui/trash/use-put-back.ts'

/** Puts an article back into the library, and into the drafts that have a gap for it. */
export function useRestoreArticle(): PutBack {
  const { t } = useTranslation(['designs'])
  const { account } = useAccount()
  return usePutBack({
    putBack: (id) => restoreArticle(account.id, id),
    queryKey: libraryKey(account.id),
    done: (name) => t('designs:article.restored', { name }),
    refused: (_error, name) => t('designs:article.notRestored', { name }),
  })
}
