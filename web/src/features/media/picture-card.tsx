import { IconAlertTriangle } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import type { Picture } from '../../api/records.ts'
import classes from './media.module.css'
import { isUndescribed } from './picture.rules.ts'

interface Props {
  picture: Picture
  isChosen: boolean
  onChoose: () => void
}

/** A picture with what one must know of it at a glance. */
export function PictureCard({ picture, isChosen, onChoose }: Props) {
  const { t } = useTranslation(['media'])
  const { name, width, height, bytes, address, isDecorative, uses } = picture
  return (
    <button type="button" className={classes.card} aria-pressed={isChosen} onClick={onChoose}>
      <img src={address} alt="" loading="lazy" width={width} height={height} />
      <strong>{name}</strong>
      <span>{t('media:size', { width, height, kilobytes: Math.ceil(bytes / 1000) })}</span>
      {isUndescribed(picture) ? (
        <span className={classes.warn}>
          <IconAlertTriangle size={14} stroke={1.6} aria-hidden /> {t('media:undescribed')}
        </span>
      ) : (
        <span>
          {uses.length > 0
            ? t('media:inMailings', { count: uses.length })
            : isDecorative
              ? t('media:decorative')
              : t('media:unused')}
        </span>
      )}
    </button>
  )
}
