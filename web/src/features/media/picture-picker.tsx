import { Modal } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import type { Picture } from '../../api/records.ts'
import { useAccount } from '../../api/use-account.ts'
import { Failure } from '../../ui/states/failure.tsx'
import { DropZone } from './drop-zone.tsx'
import classes from './media.module.css'
import { picturesQuery } from './media.queries.ts'
import { PictureCard } from './picture-card.tsx'
import { useAddPictures } from './use-add-pictures.ts'

interface Props {
  onPick: (picture: Pick<Picture, 'address' | 'altText'>) => void
  onClose: () => void
}

/** A picture for a place: one of the library, or a new one. Words: `media`. */
export function PicturePicker({ onPick, onClose }: Props) {
  const { t } = useTranslation(['media', 'ui'])
  const { account } = useAccount()
  const pictures = useQuery(picturesQuery(account.id))
  const adding = useAddPictures()
  return (
    <Modal
      opened
      onClose={onClose}
      size={820}
      title={t('media:pick')}
      closeButtonProps={{ 'aria-label': t('ui:close') }}
    >
      {pictures.error && (
        <Failure error={pictures.error} title={t('media:notLoaded')} onRetry={() => void pictures.refetch()} />
      )}
      <ul className={classes.grid}>
        {(pictures.data ?? []).map((picture) => (
          <li key={picture.id}>
            <PictureCard picture={picture} isChosen={false} onChoose={() => onPick(picture)} />
          </li>
        ))}
      </ul>
      <DropZone adding={adding} />
    </Modal>
  )
}
