import { Button } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { Refusal } from '../../api/refusal.ts'
import { Failure } from '../../ui/states/failure.tsx'
import { Notice } from '../../ui/states/notice.tsx'
import type { SubscriberSearch } from './subscriber-filter.rules.ts'

interface Props {
  error: Error
  search: SubscriberSearch
  onChange: (changed: Partial<SubscriberSearch>) => void
  onRetry: () => void
}

/** A filter may name a field that is gone, or of another kind since: then it says so, and how to go on. */
export function ListFailure({ error, search, onChange, onRetry }: Props) {
  const { t } = useTranslation(['subscribers'])
  if (!(error instanceof Refusal && error.status === 422 && search.fields))
    return <Failure error={error} title={t('subscribers:notLoaded')} onRetry={onRetry} />
  return (
    <Notice kind="bad" title={t('subscribers:filterGone.title')} text={t('subscribers:filterGone.text')} error={error}>
      <Button onClick={() => onChange({ fields: undefined })}>{t('subscribers:filterGone.drop')}</Button>
    </Notice>
  )
}
