import { createNodeFromContent, type Editor } from '@tiptap/core'
import { EditorContent, useEditor } from '@tiptap/react'
import StarterKit from '@tiptap/starter-kit'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ChipRow } from './chip-row.tsx'
import './clean-pasted.ts'
import { LinkRow } from './link-row.tsx'
import classes from './rich-text.module.css'
import { htmlOfDocument, isBare, isMailLink } from './rich-text.rules.ts'
import { RichTools } from './rich-tools.tsx'
import type { Variables } from './use-variables.ts'
import { withChips } from './variable.rules.ts'
import { VariableChip } from './variable-chip.ts'
import { VariableHints } from './variable-hints.tsx'
import { VariableMenu } from './variable-menu.tsx'

interface Props {
  label: string
  value: string
  /** The same at this very moment: what is drawn may be some keys behind. */
  stored: () => string
  isReadOnly: boolean
  variables: Variables
  onWrite: (html: string) => void
}

/** Words with their look and their variables. What is kept is the HTML of the mail, and nothing else. */
export function RichText(props: Props) {
  const { label, value, isReadOnly, variables } = props
  const [isChoosing, setChoosing] = useState(false)
  const [isLinking, setLinking] = useState(false)
  const [isNew, setNew] = useState(false)
  const editor = useRichEditor(props, { setChoosing, setLinking })
  if (!editor) return null
  const insert = (token: string) => {
    setChoosing(false)
    const { from } = editor.state.selection
    editor
      .chain()
      .insertContent({ type: 'variable', attrs: { token, fallback: '' } })
      .setNodeSelection(from)
      .run()
    setNew(true)
  }
  return (
    <div className={classes.place}>
      <div className={classes.head}>
        <span aria-hidden>{label}</span>
        {!isReadOnly && (
          <VariableMenu
            variables={variables}
            isOpen={isChoosing}
            onOpen={(isOpen) => {
              setChoosing(isOpen)
              if (!isOpen) editor.view.focus()
            }}
            onChoose={insert}
            onBracket={() => {
              setChoosing(false)
              editor.chain().focus().insertContent('{{').run()
            }}
          />
        )}
      </div>
      <div className={classes.frame} data-readonly={isReadOnly || undefined}>
        {!isReadOnly && <RichTools editor={editor} label={label} onLink={() => setLinking(true)} />}
        {isLinking && <LinkRow editor={editor} onDone={() => setLinking(false)} />}
        <EditorContent editor={editor} className={classes.text} />
        <ChipRow editor={editor} variables={variables} isNew={isNew} onDone={() => setNew(false)} />
      </div>
      <VariableHints text={value} variables={variables} />
    </div>
  )
}

interface Openers {
  setChoosing: (isOpen: boolean) => void
  setLinking: (isOpen: boolean) => void
}

function useRichEditor(
  { label, value, stored, isReadOnly, variables, onWrite }: Props,
  openers: Openers,
): Editor | null {
  const { t } = useTranslation(['editor'])
  const latest = useRef({ variables, stored, onWrite })
  latest.current = { variables, stored, onWrite }
  const bare = useRef(isBare(value))
  const written = useRef(value)
  const htmlOf = (editor: Editor) => htmlOfDocument(editor.getJSON(), { isBare: bare.current })
  const editor = useEditor({
    extensions: [
      StarterKit.configure({
        ...{ code: false, codeBlock: false, horizontalRule: false, dropcursor: false, trailingNode: false },
        // One undo for the whole newsletter, not one for each field.
        undoRedo: false,
        link: {
          openOnClick: false,
          autolink: false,
          isAllowedUri: isMailLink,
          HTMLAttributes: { rel: null, target: null },
        },
      }),
      VariableChip.configure({
        className: classes.chip,
        labelOf: (token) => latest.current.variables.nameOf(token),
        orOf: (fallback) => t('editor:orFallback', { fallback }),
      }),
    ],
    content: withChips(value),
    editable: !isReadOnly,
    injectCSS: false,
    shouldRerenderOnTransaction: false,
    editorProps: {
      handleKeyDown: (_view, event) => openOn(event, openers),
      attributes: { 'aria-label': label, role: 'textbox', 'aria-multiline': 'true' },
    },
    onUpdate: ({ editor: changed }) => {
      written.current = htmlOf(changed)
      latest.current.onWrite(written.current)
    },
  })
  useEffect(() => {
    editor?.setEditable(!isReadOnly, false)
  }, [editor, isReadOnly])
  // biome-ignore lint/correctness/useExhaustiveDependencies: what was drawn only says when to look; what is looked at may be newer
  useEffect(() => {
    const now = latest.current.stored()
    // The server writes the same words with other brackets now and then; only other words are shown anew.
    if (!editor || now === written.current) return
    written.current = now
    const content = createNodeFromContent(withChips(now), editor.schema)
    // Nothing at all is null there.
    const wanted = htmlOfDocument({ content: content.toJSON() ?? [] }, { isBare: false })
    if (wanted === htmlOfDocument(editor.getJSON(), { isBare: false })) return
    const { from } = editor.state.selection
    editor.commands.setContent(withChips(now), { emitUpdate: false })
    editor.commands.setTextSelection(Math.min(from, editor.state.doc.content.size))
  }, [editor, value])
  return editor
}

/** A bracket opens the list of variables, as Ctrl K opens the address of a link, and here nothing else. */
function openOn(event: KeyboardEvent, { setChoosing, setLinking }: Openers): boolean {
  const isHeld = event.ctrlKey || event.metaKey
  const open = event.key === '{' ? setChoosing : isHeld && event.key.toLowerCase() === 'k' ? setLinking : null
  if (!open) return false
  event.preventDefault()
  event.stopPropagation()
  open(true)
  return true
}
