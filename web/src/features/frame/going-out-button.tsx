import type { ComponentProps } from 'react'
import { useTranslation } from 'react-i18next'
import classes from './going-out.module.css'
import type { GoingOut } from './going-out.rules.ts'

interface Props extends ComponentProps<'button'> {
  going: GoingOut
}

export function GoingOutButton({ going, ...button }: Props) {
  const words = useWords(going)
  return (
    <button type="button" {...button} className={classes.button} data-going={going.is}>
      <span className={classes.dot} aria-hidden />
      <span className={classes.words}>{words}</span>
    </button>
  )
}

function useWords(going: GoingOut): string {
  const { t } = useTranslation(['frame'])
  if (going.is === 'nothing') return t('frame:going.nothing')
  if (going.is === 'paused') return t('frame:going.paused', { count: going.mailings })
  return going.perMinute > 0 ? t('frame:going.rate', { count: going.perMinute }) : t('frame:going.sending')
}
