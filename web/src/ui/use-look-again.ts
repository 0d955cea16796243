import { useEffect, useRef, useState } from 'react'

const everyMs = 30_000
/** Ten minutes; a page that stands open over night must keep nobody signed in. */
const mostLooks = 20

/** Looks again every half minute while somebody watches; tells whether it still does. */
export function useLookAgain(isWanted: boolean, look: () => void): boolean {
  const [looks, setLooks] = useState(0)
  const latest = useRef(look)
  useEffect(() => {
    latest.current = look
  })
  const isLooking = isWanted && looks < mostLooks
  useEffect(() => {
    if (!isLooking) return
    const timer = setInterval(() => {
      if (document.hidden) return
      setLooks((count) => count + 1)
      latest.current()
    }, everyMs)
    return () => clearInterval(timer)
  }, [isLooking])
  return isLooking
}
