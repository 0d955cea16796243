import { useTranslation } from 'react-i18next'
import type { AccountOfOperator } from '../../api/console-records.ts'
import { Notice } from '../../ui/states/notice.tsx'
import { ConsoleLink } from './console-link.tsx'
import { useOwnTimes } from './use-own-times.ts'

/** Whether operators may look at people here, until when, and what for. */
export function SupportNotice({ account, withWay = false }: { account: AccountOfOperator; withWay?: boolean }) {
  const { t } = useTranslation(['console'])
  const { short } = useOwnTimes()
  const { support } = account
  if (!support)
    return (
      <Notice quiet kind="plain" title={t('console:account.hidden.title')} text={t('console:account.hidden.text')} />
    )
  return (
    <Notice
      quiet
      kind="warn"
      title={t('console:account.support.title', { until: short(support.endsAt) })}
      text={t('console:account.support.text', { reason: support.reason })}
    >
      {withWay && <ConsoleLink to={`/accounts/${account.id}/people`}>{t('console:account.support.way')}</ConsoleLink>}
    </Notice>
  )
}
