import { ActionIcon, Tooltip } from '@mantine/core'
import { IconBold, IconHeading, IconItalic, IconLink, IconList, IconListNumbers } from '@tabler/icons-react'
import type { Editor } from '@tiptap/core'
import { useEditorState } from '@tiptap/react'
import { useTranslation } from 'react-i18next'
import classes from './rich-text.module.css'

interface Props {
  editor: Editor
  label: string
  onLink: () => void
}

/** How words look. The text keeps its place while a tool is clicked. */
export function RichTools({ editor, label, onLink }: Props) {
  const { t } = useTranslation(['editor'])
  const on = useEditorState({
    editor,
    selector: () => ({
      bold: editor.isActive('bold'),
      italic: editor.isActive('italic'),
      link: editor.isActive('link'),
      heading: editor.isActive('heading'),
      bullets: editor.isActive('bulletList'),
      numbers: editor.isActive('orderedList'),
    }),
  })
  const chain = () => editor.chain().focus()
  const tools = [
    { name: 'bold', keys: 'Ctrl B', Icon: IconBold, run: () => chain().toggleBold().run() },
    { name: 'italic', keys: 'Ctrl I', Icon: IconItalic, run: () => chain().toggleItalic().run() },
    { name: 'link', keys: 'Ctrl K', Icon: IconLink, run: onLink },
    { name: 'heading', keys: 'Ctrl Alt 3', Icon: IconHeading, run: () => chain().toggleHeading({ level: 3 }).run() },
    { name: 'bullets', keys: 'Ctrl Shift 8', Icon: IconList, run: () => chain().toggleBulletList().run() },
    { name: 'numbers', keys: 'Ctrl Shift 7', Icon: IconListNumbers, run: () => chain().toggleOrderedList().run() },
  ] as const
  return (
    <div className={classes.tools} role="toolbar" aria-label={t('editor:tools', { label })}>
      {tools.map(({ name, keys, Icon, run }) => (
        <Tooltip key={name} label={`${t(`editor:tool.${name}`)} (${keys})`} openDelay={500}>
          <ActionIcon
            variant="subtle"
            color="gray"
            size={28}
            aria-label={t(`editor:tool.${name}`)}
            aria-pressed={on[name]}
            data-on={on[name] || undefined}
            onMouseDown={(event) => event.preventDefault()}
            onClick={run}
          >
            <Icon size={16} stroke={1.8} />
          </ActionIcon>
        </Tooltip>
      ))}
    </div>
  )
}
