import { Button } from '@mantine/core'
import { useBlocker } from '@tanstack/react-router'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { Confirm } from '../confirm.tsx'
import classes from './form.module.css'

interface Props {
  /** The fields that differ from what is kept, by their labels. */
  changed: readonly string[]
  isPending: boolean
  onSave: () => void
  onDiscard: () => void
}

/** Says what is not saved yet, and asks before it would be lost. Ctrl S saves. */
export function SaveBar({ changed, isPending, onSave, onDiscard }: Props) {
  const { t, i18n } = useTranslation(['form'])
  const isDirty = changed.length > 0
  useSaveKeys(isDirty ? onSave : null)
  const names = new Intl.ListFormat(i18n.language, { type: 'conjunction' }).format(changed)
  return (
    <>
      <UnsavedGuard isDirty={isDirty} />
      {isDirty && (
        <div className={classes.bar}>
          <p className={classes.unsaved} role="status">
            {t('form:unsaved', { count: changed.length })} <strong>{names}</strong>
          </p>
          <Button onClick={onDiscard} disabled={isPending}>
            {t('form:discard')}
          </Button>
          <Button variant="filled" onClick={onSave} loading={isPending}>
            {t('form:save', { count: changed.length })}
          </Button>
        </div>
      )}
    </>
  )
}

/** Whoever leaves with something typed is asked first, also when the window closes. */
export function UnsavedGuard({ isDirty }: { isDirty: boolean }) {
  const { t } = useTranslation(['form'])
  const blocker = useBlocker({ shouldBlockFn: () => isDirty, enableBeforeUnload: () => isDirty, withResolver: true })
  if (blocker.status !== 'blocked') return null
  return (
    <Confirm
      title={t('form:leave.title')}
      text={t('form:leave.text')}
      wayBack="none"
      keep={t('form:leave.keep')}
      go={t('form:leave.go')}
      isPending={false}
      onKeep={blocker.reset}
      onGo={blocker.proceed}
    />
  )
}

export function useSaveKeys(save: (() => void) | null): void {
  useEffect(() => {
    function onKey(event: KeyboardEvent): void {
      if (!save || !(event.ctrlKey || event.metaKey) || event.key.toLowerCase() !== 's') return
      event.preventDefault()
      save()
    }
    document.addEventListener('keydown', onKey)
    return () => document.removeEventListener('keydown', onKey)
  }, [save])
}
