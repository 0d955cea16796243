import { Button } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import type { ContentFault } from '../../api/records.ts'
import { Notice } from '../../ui/states/notice.tsx'
import classes from './mailing.module.css'

/** The HTML is saved: what was taken out of it, and what readers would see as it is written. */
export function ContentFaults({ faults, onClose }: { faults: readonly ContentFault[]; onClose: () => void }) {
  const { t } = useTranslation(['mailings'])
  return (
    <div className={classes.dialog}>
      <Notice kind="refusal" title={t('mailings:faults.title')} text={t('mailings:faults.text')}>
        <ul>
          {faults.map(({ code, line }, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a line may hold the same fault twice, and the list never changes
            <li key={index}>{t('mailings:faults.line', { line, what: t(`mailings:faults.${code}`) })}</li>
          ))}
        </ul>
      </Notice>
      <div className={classes.ways}>
        <Button variant="filled" onClick={onClose} data-autofocus>
          {t('mailings:faults.close')}
        </Button>
      </div>
    </div>
  )
}
