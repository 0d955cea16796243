import { Select } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { libraryQuery } from '../../api/library.ts'
import { useAccount } from '../../api/use-account.ts'
import { preparedQuery } from './publishing.queries.ts'

interface Props {
  kind: 'article' | 'mailing'
  chosen: number | null
  onChoose: (id: number | null) => void
}

/** What the L-account has written: articles, also those of its newsletters, or mailings. */
export function SourceChoice({ kind, chosen, onChoose }: Props) {
  const { t } = useTranslation(['publishing', 'ui'])
  const { account } = useAccount()
  const articles = useQuery({ ...libraryQuery(account.id), enabled: kind === 'article' })
  const mailings = useQuery({ ...preparedQuery(account.id), enabled: kind === 'mailing' })
  const data =
    kind === 'article'
      ? (articles.data ?? []).map(({ id, name, title, mailingName }) => ({
          value: String(id),
          label:
            mailingName === null
              ? title || name
              : t('publishing:publish.writtenIn', { title: title || name, mailing: mailingName }),
        }))
      : (mailings.data ?? []).map(({ id, name }) => ({ value: String(id), label: name }))
  return (
    <Select
      label={t(`publishing:publish.which.${kind}`)}
      placeholder={t(`publishing:publish.choose.${kind}`)}
      data={data}
      value={chosen === null ? null : String(chosen)}
      onChange={(value) => onChoose(value === null ? null : Number(value))}
      nothingFoundMessage={t(`publishing:publish.none.${kind}`)}
      searchable
      data-autofocus
    />
  )
}
