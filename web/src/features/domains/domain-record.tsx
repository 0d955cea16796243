import { useTranslation } from 'react-i18next'
import type { SenderDomain } from '../../api/records.ts'
import { DnsRecord } from '../../ui/dns-record.tsx'

/** One record of a sender domain, with what it is for. */
export function DomainRecord({ record, isChecked }: { record: SenderDomain['checks'][number]; isChecked: boolean }) {
  const { t } = useTranslation(['domains'])
  const { name, status, found, publish } = record
  const label = t(`domains:record.${name}`)
  return (
    <DnsRecord
      name={label}
      purpose={t(`domains:purpose.${name}`)}
      status={isChecked ? { kind: status, words: t(`domains:status.${status}`) } : null}
      publish={publish}
      copyName={t('domains:nameOf', { record: label })}
      copyValue={t('domains:valueOf', { record: label })}
    >
      {isChecked && status === 'wrong' ? (
        <>
          {t('domains:foundInstead')} <code>{found.join(' · ')}</code> {t('domains:replaceIt')}
        </>
      ) : isChecked && status === 'missing' ? (
        t('domains:nothingAt', { name: publish.name })
      ) : null}
    </DnsRecord>
  )
}
