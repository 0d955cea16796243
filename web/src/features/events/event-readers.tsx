import { useTranslation } from 'react-i18next'
import type { Webhook } from '../../api/records.ts'
import classes from './events.module.css'

/** Who follows the log, and how far they have come. */
export function EventReaders({ webhooks }: { webhooks: readonly Webhook[] }) {
  const { t } = useTranslation(['events'])
  if (webhooks.length === 0) return null
  return (
    <ul className={classes.readers} aria-label={t('events:readers')}>
      {webhooks.map(({ id, name, state, behind, position }) => (
        <li key={id} data-state={state}>
          <strong>{name}</strong> <span>{t(`events:reader.${state}`)}</span>
          <span data-behind={behind > 0 || undefined}>{t('events:behind', { count: behind })}</span>
          <span>{t('events:number', { count: position })}</span>
        </li>
      ))}
    </ul>
  )
}
