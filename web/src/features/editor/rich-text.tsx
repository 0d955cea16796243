import type { Editor } from '@tiptap/core'
import { EditorContent } from '@tiptap/react'
import StarterKit from '@tiptap/starter-kit'
import { useRef, useState } from 'react'
import { ChipRow } from './chip-row.tsx'
import './clean-pasted.ts'
import { LinkRow } from './link-row.tsx'
import classes from './rich-text.module.css'
import { htmlOfDocument, isBare, isMailLink } from './rich-text.rules.ts'
import { RichTools } from './rich-tools.tsx'
import { useChips } from './use-chips.ts'
import { fieldAttributes, type TextProps, useTextEditor } from './use-text-editor.ts'
import { withChips } from './variable.rules.ts'
import { VariableHints } from './variable-hints.tsx'
import { VariableMenu } from './variable-menu.tsx'

const looks = StarterKit.configure({
  ...{ code: false, codeBlock: false, horizontalRule: false, dropcursor: false, trailingNode: false },
  // One undo for the whole newsletter, not one for each field.
  undoRedo: false,
  link: {
    openOnClick: false,
    autolink: false,
    isAllowedUri: isMailLink,
    HTMLAttributes: { rel: null, target: null },
  },
})

/** Words with their look and their variables. What is kept is the HTML of the mail, and nothing else. */
export function RichText(props: TextProps) {
  const { label, value, isReadOnly, variables } = props
  const [isLinking, setLinking] = useState(false)
  const chips = useChips()
  const editor = useRichEditor(props, (event) => chips.bracket(event) || opensLink(event, setLinking))
  chips.at(editor)
  if (!editor) return null
  return (
    <div className={classes.place}>
      <div className={classes.head}>
        <span aria-hidden>{label}</span>
        {!isReadOnly && <VariableMenu variables={variables} chips={chips} />}
      </div>
      <div className={classes.frame} data-readonly={isReadOnly || undefined}>
        {!isReadOnly && <RichTools editor={editor} label={label} onLink={() => setLinking(true)} />}
        {isLinking && <LinkRow editor={editor} onDone={() => setLinking(false)} />}
        <EditorContent editor={editor} className={classes.text} />
        <ChipRow editor={editor} variables={variables} chips={chips} />
      </div>
      <VariableHints text={value} variables={variables} />
    </div>
  )
}

function useRichEditor(props: TextProps, onKey: (event: KeyboardEvent) => boolean): Editor | null {
  const { label, value, isReadOnly } = props
  const bare = useRef(isBare(value))
  return useTextEditor(props, {
    extensions: [looks],
    shown: withChips,
    kept: (document) => htmlOfDocument(document, { isBare: bare.current }),
    meant: (document) => htmlOfDocument(document, { isBare: false }),
    editorProps: {
      handleKeyDown: (_view, event) => onKey(event),
      attributes: { ...fieldAttributes(label, isReadOnly), 'aria-multiline': 'true' },
    },
  })
}

/** Ctrl K opens the address of a link, and here nothing else. */
function opensLink(event: KeyboardEvent, open: (isOpen: boolean) => void): boolean {
  const isHeld = event.ctrlKey || event.metaKey
  if (!isHeld || event.key.toLowerCase() !== 'k') return false
  event.preventDefault()
  event.stopPropagation()
  open(true)
  return true
}
