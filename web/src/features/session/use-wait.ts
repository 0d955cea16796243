import { useEffect, useState } from 'react'
import type { Refusal } from '../../api/refusal.ts'

/** Seconds until the server listens again, counted down; 0 when it does. */
export function useWait(refusal: Refusal | null): number {
  const [until, setUntil] = useState(0)
  const [now, setNow] = useState(() => Date.now())

  useEffect(() => {
    setNow(Date.now())
    setUntil(refusal?.waitSeconds ? Date.now() + refusal.waitSeconds * 1000 : 0)
  }, [refusal])

  useEffect(() => {
    if (until === 0) return
    const timer = setInterval(() => {
      setNow(Date.now())
      if (Date.now() >= until) setUntil(0)
    }, 1000)
    return () => clearInterval(timer)
  }, [until])

  return Math.max(0, Math.ceil((until - now) / 1000))
}
