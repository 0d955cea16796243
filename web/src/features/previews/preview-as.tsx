import { ActionIcon, Select } from '@mantine/core'
import { useDebouncedValue } from '@mantine/hooks'
import { IconChevronLeft, IconChevronRight, IconUsers } from '@tabler/icons-react'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useAccount } from '../../api/use-account.ts'
import classes from './preview-as.module.css'
import { casesQuery, type Reader, readersQuery } from './previews.queries.ts'

interface Props {
  mailingId: number
  subscriberId: number | null
  onChange: (subscriberId: number | null) => void
}

const nobody = 'nobody'

/** For whom the mail is shown: the few people who show every case one after the other, or anybody. Words: `mail`. */
export function PreviewAs({ mailingId, subscriberId, onChange }: Props) {
  const { t } = useTranslation(['mail'])
  const { account } = useAccount()
  const cases = useQuery({ ...casesQuery(account.id, mailingId), placeholderData: keepPreviousData }).data
  const shown = cases?.people ?? []
  const at = shown.findIndex(({ id }) => id === subscriberId)
  const step = (by: 1 | -1) => {
    const next = shown.at(at < 0 ? (by === 1 ? 0 : -1) : (at + by) % shown.length)
    if (next) onChange(next.id)
  }
  const told = [
    t('mail:as.cases', { count: shown.length }),
    ...(cases && cases.unseen > 0 ? [t('mail:as.unseen', { count: cases.unseen })] : []),
  ].join(' · ')
  const steps = [
    { by: -1, label: t('mail:as.before'), Icon: IconChevronLeft },
    { by: 1, label: t('mail:as.next'), Icon: IconChevronRight },
  ] as const
  return (
    <section className={classes.as} aria-label={t('mail:as.label')}>
      <span aria-hidden>{t('mail:as.short')}</span>
      <ReaderChoice shown={shown} subscriberId={subscriberId} onChange={onChange} />
      {steps.map(({ by, label, Icon }) => (
        <ActionIcon
          key={by}
          variant="subtle"
          color="gray"
          aria-label={label}
          disabled={shown.length === 0}
          onClick={() => step(by)}
        >
          <Icon size={16} stroke={1.8} />
        </ActionIcon>
      ))}
      {cases && (
        <span className={classes.cases} title={told}>
          <IconUsers size={14} stroke={1.6} aria-hidden />
          {told}
        </span>
      )}
    </section>
  )
}

function ReaderChoice({ shown, subscriberId, onChange }: Omit<Props, 'mailingId'> & { shown: Reader[] }) {
  const { t } = useTranslation(['mail'])
  const { account } = useAccount()
  const [words, setWords] = useState('')
  const [chosen, setChosen] = useState<Reader | null>(null)
  const [typed] = useDebouncedValue(words.trim(), 250)
  const known = [...shown, ...(chosen ? [chosen] : [])]
  // The field also tells the name of whoever is chosen, which nobody looks for.
  const sought = [t('mail:as.nobody'), ...known.map(nameOf)].includes(typed) ? '' : typed
  const found = useQuery({ ...readersQuery(account.id, sought), placeholderData: keepPreviousData }).data ?? []
  const readers = new Map([...known, ...(sought === '' ? [] : found)].map((reader) => [String(reader.id), reader]))
  return (
    <Select
      className={classes.who}
      size="xs"
      aria-label={t('mail:as.who')}
      searchable
      allowDeselect={false}
      value={subscriberId === null ? nobody : String(subscriberId)}
      data={[
        { value: nobody, label: t('mail:as.nobody') },
        ...[...readers].map(([value, reader]) => ({ value, label: nameOf(reader) })),
      ]}
      // What the server has found fits, also by words that the name does not show.
      filter={({ options }) => options}
      nothingFoundMessage={t('mail:as.notFound')}
      onSearchChange={setWords}
      onChange={(value) => {
        setChosen(readers.get(value ?? nobody) ?? null)
        onChange(value === null || value === nobody ? null : Number(value))
      }}
    />
  )
}

function nameOf({ id, email, firstname, lastname }: Reader): string {
  return [firstname, lastname].filter((name) => name?.trim()).join(' ') || email || `#${id}`
}
