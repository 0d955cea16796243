import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { noAnswer, Refusal } from '../../api/refusal.ts'
import { LinkButton } from '../link-button.tsx'
import { Notice } from '../states/notice.tsx'
import { faultsOf, useFaultWords } from './fault-words.ts'
import { focusIn } from './focus-in.ts'
import classes from './form.module.css'

interface Props {
  error: Error
  /** How the fields of the form are called, by the members the server names. */
  labels: Readonly<Record<string, string>>
}

const explained = ['right_required', 'not_signed_in', 'csrf_failed', noAnswer] as const

/** Why nothing was saved, in one place that takes the focus; each fault leads to its field. */
export function RefusedSave({ error, labels }: Props) {
  const { t } = useTranslation(['form'])
  const place = useRef<HTMLDivElement>(null)
  const words = useFaultWords(error)
  // Each refusal is a new object, and is read out anew.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the error is the occasion
  useEffect(() => place.current?.focus(), [error])
  const faults = faultsOf(error)
  const code = error instanceof Refusal ? error.code : null
  const reason = explained.find((candidate) => candidate === code) ?? 'other'
  return (
    <div ref={place} tabIndex={-1} className={classes.summary}>
      {faults.length > 0 ? (
        <Notice kind="bad" title={t('form:faults', { count: faults.length })} error={error}>
          <ul className={classes.faults}>
            {faults.map(({ field }) => (
              <li key={field}>
                <LinkButton onClick={() => focusField(nameOf(field))}>{labels[nameOf(field)] ?? field}</LinkButton>:{' '}
                {words(field)}
              </li>
            ))}
          </ul>
        </Notice>
      ) : (
        <Notice
          kind="bad"
          title={t(`form:refused.${reason}.title`)}
          text={t(`form:refused.${reason}.text`)}
          error={error}
          isUnexplained={reason === 'other'}
        />
      )}
    </div>
  )
}

/** Not by its address: that would be a way out of the page, and ask whether to leave. */
function focusField(name: string): void {
  focusIn(document.getElementById(`field-${name}`))
}

/** A fault inside a value is told at the field that holds it. */
function nameOf(field: string): string {
  return field.split('/')[0] as string
}
