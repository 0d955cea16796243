import { useTranslation } from 'react-i18next'
import { useAccount } from '../../api/use-account.ts'
import { type PutBack, usePutBack } from '../../ui/trash/use-put-back.ts'
import { picturesKey, restorePicture } from './media.queries.ts'

/** Puts a picture back into the library. */
export function useRestorePicture(): PutBack {
  const { t } = useTranslation(['media'])
  const { account } = useAccount()
  return usePutBack({
    putBack: (id) => restorePicture(account.id, id),
    queryKey: picturesKey(account.id),
    done: (name) => t('media:restored', { name }),
    refused: () => t('media:notRestored'),
  })
}
