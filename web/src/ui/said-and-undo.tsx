import { useEffect } from 'react'
import classes from './said-and-undo.module.css'

interface Props {
  text: string
  undo?: { label: string; run(): void }
}

export function SaidAndUndo({ text, undo }: Props) {
  useUndoKeys(undo?.run)
  return (
    <span className={classes.said}>
      {text}
      {undo && (
        <button type="button" className={classes.undo} onClick={undo.run}>
          {undo.label}
        </button>
      )}
      {undo && <kbd className={classes.keys}>Ctrl Z</kbd>}
    </span>
  )
}

function useUndoKeys(run: (() => void) | undefined): void {
  useEffect(() => {
    function onKey(event: KeyboardEvent): void {
      const types = event.target instanceof Element && event.target.matches('input, textarea, [contenteditable="true"]')
      if (!run || types || !(event.ctrlKey || event.metaKey) || event.key.toLowerCase() !== 'z') return
      event.preventDefault()
      run()
    }
    document.addEventListener('keydown', onKey)
    return () => document.removeEventListener('keydown', onKey)
  }, [run])
}
