import { IconExternalLink } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import classes from './settings.module.css'

/** Opens the page as a visitor would see it, in a tab of its own. */
export function TryPage({ url }: { url: string | null }) {
  const { t } = useTranslation(['settings'])
  if (url === null) return null
  return (
    <a className={classes.try} href={url} target="_blank" rel="noreferrer noopener">
      {t('settings:pages.try')} <IconExternalLink size={14} stroke={1.6} aria-hidden />
    </a>
  )
}
