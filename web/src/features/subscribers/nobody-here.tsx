import { IconUsers } from '@tabler/icons-react'
import { useQueries } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { Empty } from '../../ui/states/empty.tsx'
import { EmptyFiltered } from '../../ui/states/empty-filtered.tsx'
import { narrowings, type SubscriberSearch } from './subscriber-filter.rules.ts'
import { subscribersQuery } from './subscribers.queries.ts'

interface Props {
  where: Parameters<typeof subscribersQuery>[0]
  search: SubscriberSearch
  onChange: (changed: Partial<SubscriberSearch>) => void
}

/** Nobody at all, or nobody who matches: then it says what to drop, and how many there are without it. */
export function NobodyHere({ where, search, onChange }: Props) {
  const { t } = useTranslation(['subscribers'])
  const narrowing = narrowings(search)
  const without = useQueries({
    queries: narrowing.map((name) => subscribersQuery(where, { ...search, page: undefined, [name]: undefined })),
  })
  if (narrowing.length === 0) {
    return <Empty icon={IconUsers} title={t('subscribers:empty.title')} text={t('subscribers:empty.text')} />
  }
  const totals = without.map(({ data }) => data?.meta.total ?? 0)
  const best = totals.indexOf(Math.max(...totals))
  const name = narrowing[best]
  const total = totals[best] ?? 0
  const everything = Object.fromEntries(narrowing.map((field) => [field, undefined]))
  const filter = name && t(`subscribers:narrowing.${name}`)
  return (
    <EmptyFiltered
      title={t('subscribers:noMatch', { count: narrowing.length })}
      text={total > 0 && narrowing.length > 1 ? t('subscribers:without', { count: total, filter }) : undefined}
      drop={
        name && total > 0 && narrowing.length > 1
          ? { label: t('subscribers:drop', { filter }), run: () => onChange({ [name]: undefined }) }
          : undefined
      }
      clear={{ label: t('subscribers:showAll'), run: () => onChange(everything) }}
    />
  )
}
