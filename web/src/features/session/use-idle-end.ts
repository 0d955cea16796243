import { useEffect, useState } from 'react'
import { lastUseMs } from '../../api/last-use.ts'
import { isIdleEndNear } from './idle-end.rules.ts'

const lookMs = 5000

/** True while somebody is about to be signed out because they do nothing, in none of their tabs. */
export function useIdleEnd(idleSeconds: number): [isNear: boolean, look: () => void] {
  const [isNear, setNear] = useState(false)
  const look = () => setNear(isIdleEndNear(Date.now(), lastUseMs(), idleSeconds))
  useEffect(() => {
    const timer = setInterval(() => setNear(isIdleEndNear(Date.now(), lastUseMs(), idleSeconds)), lookMs)
    return () => clearInterval(timer)
  }, [idleSeconds])
  return [isNear, look]
}
