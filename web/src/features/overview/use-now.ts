import { useEffect, useState } from 'react'

/** The time, minute by minute. */
export function useNow(): Date {
  const [now, setNow] = useState(() => new Date())
  useEffect(() => {
    const timer = setInterval(() => setNow(new Date()), 60_000 - (Date.now() % 60_000))
    return () => clearInterval(timer)
  })
  return now
}
