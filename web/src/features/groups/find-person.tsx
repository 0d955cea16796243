import { Autocomplete } from '@mantine/core'
import { IconSearch } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useAccount } from '../../api/use-account.ts'
import classes from './group.module.css'

export interface FoundPerson {
  id: number
  email: string
  name: string | null
}

/** People by a part of their name or address. */
export type FindPeople = (words: string) => Promise<FoundPerson[]>

interface Props {
  label: string
  find: FindPeople
  onChoose: (person: FoundPerson) => void
  /** Whether the next person is looked for at once, or the chosen one stays in the field. */
  isForMany?: boolean
}

export function FindPerson({ label, find, onChoose, isForMany = false }: Props) {
  const { account } = useAccount()
  const [words, setWords] = useState('')
  const wanted = words.trim()
  const { data = [] } = useQuery({
    queryKey: ['people-found', account.id, wanted],
    queryFn: () => find(wanted),
    enabled: wanted.length > 1,
  })
  const people = new Map(data.map((person) => [person.email, person]))
  return (
    <Autocomplete
      aria-label={label}
      placeholder={label}
      leftSection={<IconSearch size={16} stroke={1.6} />}
      value={words}
      onChange={setWords}
      data={[...people.keys()]}
      filter={({ options }) => options}
      renderOption={({ option }) => (
        <span className={classes.found}>
          <strong>{people.get(option.value)?.name ?? option.value}</strong> <span>{option.value}</span>
        </span>
      )}
      onOptionSubmit={(chosen) => {
        const person = people.get(chosen)
        if (person) onChoose(person)
        if (isForMany) setWords('')
      }}
      selectFirstOptionOnChange
    />
  )
}
