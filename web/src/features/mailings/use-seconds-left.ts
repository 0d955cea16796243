import { useEffect, useState } from 'react'
import { instantOf } from '../../ui/clock.rules.ts'

/** Seconds until then, counted down; 0 once it is over, null without a time. */
export function useSecondsLeft(at: string | null): number | null {
  const [now, setNow] = useState(Date.now)
  useEffect(() => {
    if (at === null) return
    const timer = setInterval(() => setNow(Date.now()), 1000)
    return () => clearInterval(timer)
  }, [at])
  return at === null ? null : Math.max(0, Math.ceil((instantOf(at).getTime() - now) / 1000))
}
