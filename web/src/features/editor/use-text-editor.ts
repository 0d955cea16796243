import type { AnyExtension, Content, EditorOptions, JSONContent } from '@tiptap/core'
import { createNodeFromContent, type Editor } from '@tiptap/core'
import { useEditor } from '@tiptap/react'
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import classes from './rich-text.module.css'
import type { Variables } from './use-variables.ts'
import { VariableChip } from './variable-chip.ts'

export interface TextProps {
  label: string
  value: string
  /** The same at this very moment: what is drawn may be some keys behind. */
  stored: () => string
  isReadOnly: boolean
  variables: Variables
  onWrite: (text: string) => void
}

/** How a kind of text is shown, and what is kept of it. */
export interface TextKind {
  extensions: AnyExtension[]
  shown: (text: string) => Content
  kept: (document: JSONContent) => string
  /** Two that say the same are equal here. */
  meant: (document: JSONContent) => string
  editorProps: EditorOptions['editorProps']
}

/** An editor whose text is kept elsewhere, and may be changed there by somebody else. */
export function useTextEditor(
  { value, stored, isReadOnly, variables, onWrite }: Omit<TextProps, 'label'>,
  { extensions, shown, kept, meant, editorProps }: TextKind,
): Editor | null {
  const { t } = useTranslation(['editor'])
  const latest = useRef({ variables, stored, onWrite })
  latest.current = { variables, stored, onWrite }
  const written = useRef(value)
  const editor = useEditor({
    extensions: [
      ...extensions,
      VariableChip.configure({
        className: classes.chip,
        labelOf: (token) => latest.current.variables.nameOf(token),
        orOf: (fallback) => t('editor:orFallback', { fallback }),
      }),
    ],
    content: shown(value),
    editable: !isReadOnly,
    injectCSS: false,
    shouldRerenderOnTransaction: false,
    editorProps,
    onUpdate: ({ editor: changed }) => {
      written.current = kept(changed.getJSON())
      latest.current.onWrite(written.current)
    },
  })
  useEffect(() => {
    editor?.setEditable(!isReadOnly, false)
  }, [editor, isReadOnly])
  // With every drawing: what was typed and undone before it was drawn is, as far as drawings know, what it was.
  useEffect(() => {
    const now = latest.current.stored()
    // The server writes the same words with other brackets now and then; only other words are shown anew.
    if (!editor || now === written.current) return
    written.current = now
    const content = createNodeFromContent(shown(now), editor.schema).toJSON()
    // A text is its blocks, and nothing at all is null there; a line is a document of its own.
    const wanted = meant(content?.type === 'doc' ? content : { content: content ?? [] })
    if (wanted === meant(editor.getJSON())) return
    const { from } = editor.state.selection
    editor.commands.setContent(shown(now), { emitUpdate: false })
    editor.commands.setTextSelection(Math.min(from, editor.state.doc.content.size))
  })
  return editor
}

/** What a screen reader is told of it. */
export function fieldAttributes(label: string, isReadOnly: boolean): Record<string, string> {
  return { 'aria-label': label, role: 'textbox', ...(isReadOnly && { 'aria-readonly': 'true', tabindex: '0' }) }
}
