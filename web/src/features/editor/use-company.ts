import { useEffect, useState } from 'react'
import { useAccount } from '../../api/use-account.ts'
import type { Place } from './editor.queries.ts'

interface Present {
  userId: number
  name: string
}

/** So long until somebody listens again who was cut off. */
const retryMs = 10_000

/** Who else has the newsletter open; listening says that one has it open oneself. */
export function useCompany({ accountId, mailingId }: Place): string[] {
  const { session } = useAccount()
  const [present, setPresent] = useState<readonly Present[]>([])
  useEffect(() => {
    let source: EventSource
    let retry: ReturnType<typeof setTimeout>
    const open = () => {
      source = new EventSource(`/app/api/accounts/${accountId}/mailings/${mailingId}/content/live`)
      source.addEventListener('presence', ({ data }: MessageEvent<string>) => setPresent(JSON.parse(data)))
      // Opened anew it begins with everybody; who is said to be there while nobody can tell may have left.
      source.onerror = () => {
        source.close()
        setPresent([])
        retry = setTimeout(open, retryMs)
      }
    }
    open()
    return () => {
      clearTimeout(retry)
      source.close()
    }
  }, [accountId, mailingId])
  return present.flatMap(({ userId, name }) => (userId === session.user.id ? [] : [name]))
}
