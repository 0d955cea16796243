import { useTranslation } from 'react-i18next'
import type { TrashedPicture } from '../../api/records.ts'
import { useAccount } from '../../api/use-account.ts'
import { TrashList } from '../../ui/trash/trash-list.tsx'
import { useRestorePicture } from './restore-picture.ts'

interface Props {
  pictures: readonly TrashedPicture[]
  isEditable: boolean
}

/** What was taken out of the library in the last 30 days. */
export function TrashedPictures({ pictures, isEditable }: Props) {
  const { t } = useTranslation(['ui'])
  const { account } = useAccount()
  return (
    <TrashList
      label={t('ui:trash.open', { count: pictures.length })}
      things={pictures.map(({ address, altText, ...picture }) => ({ ...picture, picture: { address, altText } }))}
      isEditable={isEditable}
      timeZone={account.timeZone}
      putBack={useRestorePicture()}
    />
  )
}
