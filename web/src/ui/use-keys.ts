import { useEffect, useRef } from 'react'
import { pressKey } from './keys.rules.ts'

/** Runs what belongs to a key or a sequence of keys, unless somebody types or an overlay is open. */
export function useKeys(runs: Record<string, () => void>): void {
  const current = useRef(runs)
  current.current = runs
  useEffect(() => {
    let state = { pressed: '', at: 0 }
    function onKey(event: KeyboardEvent): void {
      if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || isBusy(event.target)) return
      const key = event.key.length === 1 ? event.key.toLowerCase() : event.key
      state = pressKey(state, key, event.timeStamp, Object.keys(current.current))
      const run = current.current[state.pressed]
      if (!run) return
      event.preventDefault()
      state = { pressed: '', at: 0 }
      run()
    }
    document.addEventListener('keydown', onKey)
    return () => document.removeEventListener('keydown', onKey)
  }, [])
}

function isBusy(target: EventTarget | null): boolean {
  const element = target instanceof Element ? target : document.body
  const writes = element.matches('input:not([type="checkbox"]), textarea, select, [contenteditable="true"]')
  return writes || document.querySelector('[role="dialog"], [role="menu"]') !== null
}
