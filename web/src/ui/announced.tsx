import { VisuallyHidden } from '@mantine/core'
import { useEffect, useRef, useState } from 'react'

const everyMs = 30_000
/** Long enough to be heard; who reads the page afterwards does not meet everything twice. */
const keptMs = 5000

/** Tells who does not see it what changes by itself: each half minute how it is then, and not every step on the way. */
export function Announced({ text }: { text: string }) {
  const [said, setSaid] = useState('')
  const newest = useRef(text)
  const told = useRef(text)
  useEffect(() => {
    newest.current = text
  }, [text])
  useEffect(() => {
    let silence: ReturnType<typeof setTimeout>
    const timer = setInterval(() => {
      if (newest.current === told.current) return
      told.current = newest.current
      setSaid(newest.current)
      silence = setTimeout(() => setSaid(''), keptMs)
    }, everyMs)
    return () => {
      clearInterval(timer)
      clearTimeout(silence)
    }
  }, [])
  return <VisuallyHidden role="status">{said}</VisuallyHidden>
}
