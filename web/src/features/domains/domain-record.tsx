import { IconCircleCheckFilled, IconCircleDashed, IconCircleXFilled, IconClock } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import type { SenderDomain } from '../../api/records.ts'
import { CopyIcon } from '../../ui/copy-icon.tsx'
import classes from './domain-record.module.css'

const icons = { ok: IconCircleCheckFilled, missing: IconClock, wrong: IconCircleXFilled }

/** One record: what it is for, what to publish, and what is there instead. */
export function DomainRecord({ record, isChecked }: { record: SenderDomain['checks'][number]; isChecked: boolean }) {
  const { t } = useTranslation(['domains'])
  const { name, status, found, publish } = record
  const Icon = isChecked ? icons[status] : IconCircleDashed
  const label = t(`domains:record.${name}`)
  return (
    <li className={classes.record} data-status={isChecked ? status : undefined}>
      <Icon size={20} stroke={1.6} aria-hidden className={classes.icon} />
      <div className={classes.body}>
        <div className={classes.head}>
          <span>
            <strong>{label}</strong> {t(`domains:purpose.${name}`)}
          </span>
          {isChecked && <span className={classes.status}>{t(`domains:status.${status}`)}</span>}
        </div>
        <div className={classes.cells}>
          <code>{publish.type}</code>
          <Cell label={t('domains:nameOf', { record: label })} value={publish.name} />
          <Cell label={t('domains:valueOf', { record: label })} value={publish.value} />
        </div>
        {isChecked && status === 'wrong' && (
          <p className={classes.note}>
            {t('domains:foundInstead')} <code>{found.join(' · ')}</code> {t('domains:replaceIt')}
          </p>
        )}
        {isChecked && status === 'missing' && (
          <p className={classes.note}>{t('domains:nothingAt', { name: publish.name })}</p>
        )}
      </div>
    </li>
  )
}

function Cell({ label, value }: { label: string; value: string }) {
  return (
    <span className={classes.cell}>
      <code title={value}>{value}</code>
      <CopyIcon value={value} label={label} />
    </span>
  )
}
