import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { tellSignedIn } from './company.queries.ts'
import classes from './entry-frame.module.css'
import { EntryFrame } from './entry-frame.tsx'

/** The end of a window that was opened to show who one is: the other one goes on by itself. */
export function SignedInPage() {
  const { t } = useTranslation(['company'])
  useEffect(() => {
    tellSignedIn()
    // A browser that does not let a page close itself shows what is said below.
    window.close()
  }, [])
  return (
    <EntryFrame title={t('company:done.title')}>
      <p className={classes.text}>{t('company:done.text')}</p>
    </EntryFrame>
  )
}
