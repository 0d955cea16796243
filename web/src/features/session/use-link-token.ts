import { useLocation } from '@tanstack/react-router'
import { useState } from 'react'

/** What stood behind the # when the page was opened: while another one opens, the address has changed already. */
export function useLinkToken(): string {
  const hash = useLocation({ select: (location) => location.hash })
  const [token] = useState(hash)
  return token
}
