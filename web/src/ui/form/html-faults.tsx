import { Button } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import type { ContentFault } from '../../api/records.ts'
import { Notice } from '../states/notice.tsx'
import classes from './name-dialog.module.css'

/** Uploaded HTML is saved: what was taken out of it, and what readers would see as it is written. Words: `form`. */
export function HtmlFaults({ faults, onClose }: { faults: readonly ContentFault[]; onClose: () => void }) {
  const { t } = useTranslation(['form'])
  return (
    <div className={classes.form}>
      <Notice kind="warn" title={t('form:html.title')} text={t('form:html.text')}>
        <ul>
          {faults.map(({ code, line }, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a line may hold the same fault twice, and the list never changes
            <li key={index}>{t('form:html.line', { line, what: t(`form:html.${code}`) })}</li>
          ))}
        </ul>
      </Notice>
      <div className={classes.ways}>
        <Button variant="filled" onClick={onClose} data-autofocus>
          {t('form:html.close')}
        </Button>
      </div>
    </div>
  )
}
