import { Button } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { Refusal } from '../../api/refusal.ts'
import { Notice } from '../states/notice.tsx'
import classes from './form.module.css'

interface Props {
  error: Error
  /** How the fields of the form are called, by the members the server names. */
  labels: Readonly<Record<string, string>>
  onKeepMine: () => void
  onTakeTheirs: () => void
}

export function isConflict(error: Error): boolean {
  return error instanceof Refusal && error.code === 'changed_meanwhile'
}

/** Somebody else was faster. Nothing typed is lost, and nothing of theirs is overwritten unseen. */
export function ChangedMeanwhile({ error, labels, onKeepMine, onTakeTheirs }: Props) {
  const { t, i18n } = useTranslation(['form'])
  const changed = error instanceof Refusal ? ((error.values.changedMembers as string[] | undefined) ?? []) : []
  const names = new Set(changed.map((member) => labels[member.split('.')[0] as string] ?? member))
  return (
    <Notice
      kind="warn"
      title={t('form:meanwhile.title', { fields: new Intl.ListFormat(i18n.language).format(names) })}
      text={t('form:meanwhile.text')}
    >
      <div className={classes.choice}>
        <Button onClick={onTakeTheirs}>{t('form:meanwhile.theirs')}</Button>
        <Button onClick={onKeepMine}>{t('form:meanwhile.mine')}</Button>
      </div>
    </Notice>
  )
}
