import { TextInput } from '@mantine/core'
import { IconSearch } from '@tabler/icons-react'
import { useEffect, useRef, useState } from 'react'
import { Key } from '../key.tsx'
import { useKeys } from '../use-keys.ts'

interface Props {
  label: string
  className?: string
  search: string | undefined
  onSearch: (words: string | undefined) => void
}

/** What is typed is asked for after a moment of rest, or at once with Enter. */
export function SearchWords({ label, className, search, onSearch }: Props) {
  const field = useRef<HTMLInputElement>(null)
  const [text, setText] = useState(search ?? '')
  useEffect(() => setText(search ?? ''), [search])
  useEffect(() => {
    if (text.trim() === (search ?? '')) return
    const timer = setTimeout(() => onSearch(text.trim() || undefined), 300)
    return () => clearTimeout(timer)
  })
  useKeys({ '/': () => field.current?.focus() })
  return (
    <TextInput
      ref={field}
      className={className}
      type="search"
      aria-label={label}
      placeholder={label}
      leftSection={<IconSearch size={16} stroke={1.6} />}
      rightSection={<Key>/</Key>}
      value={text}
      onChange={({ currentTarget }) => setText(currentTarget.value)}
      onKeyDown={({ key }) => key === 'Enter' && onSearch(text.trim() || undefined)}
    />
  )
}
