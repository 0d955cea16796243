import { Button } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { CopyButton } from '../../ui/copy-button.tsx'
import classes from './own-access.module.css'

interface Props {
  codes: readonly string[]
  onKept: () => void
}

/** They may stand below what brought them about. */
const show = (section: HTMLElement | null) => section?.scrollIntoView({ block: 'center' })

/** Shown this once: whoever loses the phone without them needs an admin. */
export function RecoveryCodes({ codes, onKept }: Props) {
  const { t } = useTranslation(['access'])
  return (
    <section ref={show} className={classes.codes} role="status" aria-label={t('access:codes.title')}>
      <p className={classes.text}>{t('access:codes.text')}</p>
      <ol className={classes.codeList}>
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ol>
      <div className={classes.acts}>
        <CopyButton value={codes.join('\n')} name={t('access:codes.title')} />
        <Button variant="filled" onClick={onKept}>
          {t('access:codes.kept')}
        </Button>
      </div>
    </section>
  )
}
