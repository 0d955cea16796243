import { useEffect, useReducer, useRef, useState } from 'react'
import { SessionHistory } from './session-history.ts'
import type { Writing } from './use-writing.ts'

export function useHistory(): SessionHistory {
  const [, redraw] = useReducer((n: number) => n + 1, 0)
  const [history] = useState(() => new SessionHistory(redraw))
  return history
}

/** Ctrl Z anywhere in the editor undoes the last thing that was done in it, wherever that was. */
export function useUndo(history: SessionHistory, writing: Writing): { onUndo: () => void; onRedo: () => void } {
  const texts = {
    valueOf: (field: string) => writing.valueOf(field),
    put: (field: string, value: string) => writing.restore(field, value),
  }
  // What was not done after all is told by the list of articles, which is shown as it is.
  const acts = {
    onUndo: () => void history.undo(texts).catch(() => undefined),
    onRedo: () => void history.redo(texts).catch(() => undefined),
  }
  const latest = useRef(acts)
  latest.current = acts
  useEffect(() => {
    function onKey(event: KeyboardEvent): void {
      const key = event.key.toLowerCase()
      if (!(event.ctrlKey || event.metaKey) || event.altKey || (key !== 'z' && key !== 'y')) return
      event.preventDefault()
      event.stopPropagation()
      if (key === 'y' || event.shiftKey) latest.current.onRedo()
      else latest.current.onUndo()
    }
    document.addEventListener('keydown', onKey, { capture: true })
    return () => document.removeEventListener('keydown', onKey, { capture: true })
  }, [])
  return acts
}
