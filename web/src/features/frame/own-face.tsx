import type { ComponentProps } from 'react'
import { useTranslation } from 'react-i18next'
import type { User } from '../../api/records.ts'
import { Face } from '../../ui/face.tsx'
import classes from './own-menu.module.css'

interface Props extends ComponentProps<'button'> {
  user: User
}

/** Says who one is here; pressed, it opens one's own menu. */
export function OwnFace({ user, ...button }: Props) {
  const { t } = useTranslation(['frame'])
  return (
    <button type="button" {...button} className={classes.own} aria-label={t('frame:own', { name: user.name })}>
      <Face name={user.name} />
    </button>
  )
}
