import { Input } from '@mantine/core'
import { createNodeFromContent, type Editor, Node } from '@tiptap/core'
import { Fragment, Slice } from '@tiptap/pm/model'
import { EditorContent } from '@tiptap/react'
import { type ReactNode, useId } from 'react'
import { ChipRow } from './chip-row.tsx'
import './clean-pasted.ts'
import { documentOfLine, inOneLine, lineOfDocument, nodesOfLine } from './line.rules.ts'
import classes from './rich-text.module.css'
import { useChips } from './use-chips.ts'
import { fieldAttributes, type TextProps, useTextEditor } from './use-text-editor.ts'
import { VariableHints } from './variable-hints.tsx'
import { VariableMenu } from './variable-menu.tsx'

export interface LineProps extends TextProps {
  /** Whether its name stands above it; it is read out in any case. */
  isNamed: boolean
  placeholder?: string | undefined
  error?: string | undefined
  rightSection?: ReactNode
}

const line = [
  Node.create({ name: 'doc', topNode: true, content: 'line' }),
  Node.create({
    name: 'line',
    content: '(text | variable)*',
    // A break from elsewhere is kept, though none can be typed.
    whitespace: 'pre',
    parseHTML: () => [{ tag: 'p' }],
    renderHTML: () => ['p', 0],
  }),
  Node.create({ name: 'text', group: 'inline' }),
]

/** One line with its variables. What is kept are the letters it is written with. */
export function LineText(props: LineProps) {
  const { label, isNamed, value, isReadOnly, variables, error, rightSection } = props
  const faultId = useId()
  const chips = useChips()
  const editor = useLineEditor(props, { faultId, onKey: chips.bracket })
  chips.at(editor)
  if (!editor) return null
  return (
    <div className={classes.place}>
      {isNamed && (
        <span aria-hidden className={classes.name}>
          {label}
        </span>
      )}
      <div className={classes.frame} data-readonly={isReadOnly || undefined} data-error={error ? true : undefined}>
        <div className={classes.line}>
          <EditorContent editor={editor} className={classes.words} />
          {rightSection}
          {!isReadOnly && <VariableMenu variables={variables} chips={chips} into={label} />}
        </div>
        <ChipRow editor={editor} variables={variables} chips={chips} />
      </div>
      {error && <Input.Error id={faultId}>{error}</Input.Error>}
      <VariableHints text={value} variables={variables} />
    </div>
  )
}

interface Ways {
  faultId: string
  onKey: (event: KeyboardEvent) => boolean
}

function useLineEditor(props: LineProps, { faultId, onKey }: Ways): Editor | null {
  const { label, isReadOnly, placeholder, error } = props
  return useTextEditor(props, {
    extensions: line,
    shown: documentOfLine,
    kept: lineOfDocument,
    meant: lineOfDocument,
    editorProps: {
      handleKeyDown: (_view, event) => event.key === 'Enter' || onKey(event),
      handlePaste: (view, event) => {
        const words = inOneLine(event.clipboardData?.getData('text/plain') ?? '')
        if (words === '') return true
        const pasted = Fragment.from(createNodeFromContent(nodesOfLine(words), view.state.schema))
        view.dispatch(view.state.tr.replaceSelection(new Slice(pasted, 0, 0)).scrollIntoView())
        return true
      },
      attributes: {
        ...fieldAttributes(label, isReadOnly),
        ...(placeholder && { 'aria-placeholder': placeholder }),
        ...(error && { 'aria-invalid': 'true', 'aria-describedby': faultId }),
      },
    },
  })
}
