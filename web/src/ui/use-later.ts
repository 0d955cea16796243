import { useEffect, useState } from 'react'

/** True after so many milliseconds: what is quick needs no sign of waiting. */
export function useLater(milliseconds: number): boolean {
  const [isLate, setLate] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setLate(true), milliseconds)
    return () => clearTimeout(timer)
  }, [milliseconds])
  return isLate
}
