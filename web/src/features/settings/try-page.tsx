import { IconExternalLink } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import classes from './settings.module.css'

/** Opens the page as a visitor would see it, in a tab of its own; the server looks whether it is there. */
export function TryPage({ url, onTry }: { url: string | null; onTry: () => void }) {
  const { t } = useTranslation(['settings'])
  if (url === null) return null
  return (
    <a className={classes.try} href={url} onClick={onTry} target="_blank" rel="noreferrer noopener">
      {t('settings:pages.try')} <IconExternalLink size={14} stroke={1.6} aria-hidden />
    </a>
  )
}
