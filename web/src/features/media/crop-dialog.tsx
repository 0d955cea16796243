import { Button, Modal } from '@mantine/core'
import { type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { type PercentCrop, ReactCrop } from 'react-image-crop'
import 'react-image-crop/dist/ReactCrop.css'
import type { Picture } from '../../api/records.ts'
import classes from './media.module.css'
import { partIn } from './picture.rules.ts'

interface Props {
  picture: Picture
  isPending: boolean
  failed: ReactNode
  onCrop: (part: readonly number[]) => void
  onClose: () => void
}

const atFirst: PercentCrop = { unit: '%', x: 10, y: 10, width: 80, height: 80 }

/** The part of a picture that stays, by mouse, finger or arrow keys. */
export function CropDialog({ picture, isPending, failed, onCrop, onClose }: Props) {
  const { t } = useTranslation(['media', 'ui'])
  const [chosen, setChosen] = useState(atFirst)
  const part = partIn(picture, chosen)
  const [, , width, height] = part
  return (
    <Modal
      opened
      onClose={onClose}
      size={820}
      title={t('media:crop.title', { name: picture.name })}
      closeButtonProps={{ 'aria-label': t('ui:close') }}
    >
      <div className={classes.crop}>
        <ReactCrop
          className={classes.whole}
          crop={chosen}
          keepSelection
          minWidth={8}
          minHeight={8}
          ruleOfThirds
          ariaLabels={{
            cropArea: t('media:crop.area'),
            nwDragHandle: t('media:crop.nw'),
            nDragHandle: t('media:crop.n'),
            neDragHandle: t('media:crop.ne'),
            eDragHandle: t('media:crop.e'),
            seDragHandle: t('media:crop.se'),
            sDragHandle: t('media:crop.s'),
            swDragHandle: t('media:crop.sw'),
            wDragHandle: t('media:crop.w'),
          }}
          onChange={(_, percent) => setChosen(percent)}
        >
          <img src={picture.address} alt={picture.altText} />
        </ReactCrop>
      </div>
      {failed}
      <p className={classes.small} role="status">
        {t('media:crop.size', { width, height })}
      </p>
      <div className={classes.ways}>
        <Button variant="default" onClick={onClose}>
          {t('media:crop.keep')}
        </Button>
        <Button variant="filled" loading={isPending} onClick={() => onCrop(part)}>
          {t('media:crop.go')}
        </Button>
      </div>
    </Modal>
  )
}
