import { Button } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { CopyButton } from './copy-button.tsx'
import classes from './shown-once.module.css'

interface Props {
  /** What was made. */
  title: string
  text: string
  /** How the secret is called. */
  name: string
  secret: string
  onKept: () => void
}

/** A secret that nobody can show again: copied first, then put away. */
export function ShownOnce({ title, text, name, secret, onKept }: Props) {
  const { t } = useTranslation(['form'])
  return (
    <section className={classes.once} aria-label={name} role="status">
      <strong>{title}</strong>
      <p>{text}</p>
      <div className={classes.secret}>
        <code>{secret}</code>
        <CopyButton value={secret} name={name} />
      </div>
      <Button onClick={onKept}>{t('form:once.kept')}</Button>
    </section>
  )
}
