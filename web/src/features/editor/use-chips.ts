import type { Editor } from '@tiptap/core'
import { useRef, useState } from 'react'

export interface Chips {
  isChoosing: boolean
  isNew: boolean
  open: (isOpen: boolean) => void
  insert: (token: string) => void
  /** Somebody writes a bracket after all. */
  writeBracket: () => void
  settled: () => void
  /** Of the text itself: a bracket opens the list. */
  bracket: (event: KeyboardEvent) => boolean
}

/** Putting variables in: a bracket opens their list, and what others read is asked next. */
export function useChips(): Chips & { at: (editor: Editor | null) => void } {
  const [isChoosing, setChoosing] = useState(false)
  const [isNew, setNew] = useState(false)
  const editor = useRef<Editor | null>(null)
  return {
    ...{ isChoosing, isNew },
    at: (one) => {
      editor.current = one
    },
    open: (isOpen) => {
      setChoosing(isOpen)
      if (!isOpen) editor.current?.view.focus()
    },
    insert: (token) => {
      setChoosing(false)
      editor.current
        ?.chain()
        .insertContent({ type: 'variable', attrs: { token, fallback: '' } })
        // The chip stands before the cursor now, whatever was marked when it came.
        .command(({ tr, commands }) => commands.setNodeSelection(tr.selection.from - 1))
        .run()
      setNew(true)
    },
    writeBracket: () => {
      setChoosing(false)
      editor.current?.chain().focus().insertContent('{{').run()
    },
    settled: () => setNew(false),
    bracket: (event) => {
      if (event.key !== '{') return false
      event.preventDefault()
      event.stopPropagation()
      setChoosing(true)
      return true
    },
  }
}
