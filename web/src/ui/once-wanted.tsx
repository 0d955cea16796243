import { type ReactNode, Suspense, useState } from 'react'

interface Props {
  isWanted: boolean
  children: ReactNode
}

/** What most visits do without: its code comes with its first use, and then it stays, so that it can close gracefully. */
export function OnceWanted({ isWanted, children }: Props) {
  const [wasWanted, setWasWanted] = useState(isWanted)
  if (isWanted && !wasWanted) setWasWanted(true)
  return wasWanted && <Suspense fallback={null}>{children}</Suspense>
}
