import { useQuery } from '@tanstack/react-query'
import { choicesQuery } from '../../api/choices.ts'
import type { AccountApiKey } from '../../api/records.ts'
import { useAccount } from '../../api/use-account.ts'
import { CodeBlock } from '../../ui/code-block.tsx'
import { asksByMail, samplesFor } from './key.rules.ts'

interface Props {
  name: string
  apiKey: AccountApiKey
  /** Prefix and secret, as far as it is known here. */
  credential: string
  apiUrl: string
}

/** What can be tried with a key at once, ready to be copied. */
export function FirstCall({ name, apiKey, credential, apiUrl }: Props) {
  const { account } = useAccount()
  const { data: choices } = useQuery(choicesQuery(account.id))
  const registers = asksByMail(apiKey, choices?.optinMailings ?? [])
  return <CodeBlock name={name} samples={samplesFor(apiUrl, credential, registers)} />
}
