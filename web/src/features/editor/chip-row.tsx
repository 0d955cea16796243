import { Button, TextInput } from '@mantine/core'
import type { Editor } from '@tiptap/core'
import { useEditorState } from '@tiptap/react'
import { useTranslation } from 'react-i18next'
import classes from './rich-text.module.css'
import type { Chips } from './use-chips.ts'
import type { Variables } from './use-variables.ts'
import { asFallback, type Variable } from './variable.rules.ts'

interface Props {
  editor: Editor
  variables: Variables
  chips: Chips
}

/** What is read where the chosen variable has no value. */
export function ChipRow({ editor, variables, chips }: Props) {
  const { t } = useTranslation(['editor'])
  const chosen = useEditorState({
    editor,
    selector: () => {
      const { selection } = editor.state
      const node = 'node' in selection ? (selection.node as { type: { name: string }; attrs: unknown }) : null
      return node?.type.name === 'variable' ? (node.attrs as Variable) : null
    },
  })
  if (!chosen || !editor.isEditable) return null
  const leave = () => {
    chips.settled()
    // At once: its own way waits for the next picture, and a quick hand has typed by then.
    editor.commands.setTextSelection(editor.state.selection.to)
    editor.view.focus()
  }
  return (
    <div className={classes.row}>
      <TextInput
        key={String(chips.isNew)}
        label={t('editor:fallbackOf', { name: variables.nameOf(chosen.token) })}
        // One that was only just put in asks for its default next.
        autoFocus={chips.isNew}
        value={chosen.fallback ?? ''}
        placeholder={t('editor:fallbackHint')}
        onChange={({ currentTarget }) =>
          // The changed chip is another node: it is chosen again, so that the next letter finds it.
          editor
            .chain()
            .updateAttributes('variable', { fallback: asFallback(currentTarget.value) })
            .setNodeSelection(editor.state.selection.from)
            .run()
        }
        onKeyDown={(event) => {
          if (event.key !== 'Enter' && event.key !== 'Escape') return
          event.preventDefault()
          event.stopPropagation()
          leave()
        }}
      />
      <Button size="xs" variant="subtle" onClick={() => editor.chain().deleteSelection().focus().run()}>
        {t('editor:remove')}
      </Button>
    </div>
  )
}
