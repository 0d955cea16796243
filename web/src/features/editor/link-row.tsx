import { Button, TextInput } from '@mantine/core'
import type { Editor } from '@tiptap/core'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import classes from './rich-text.module.css'
import { isMailLink } from './rich-text.rules.ts'

/** Where the chosen words lead. Without any, the address itself is written. */
export function LinkRow({ editor, onDone }: { editor: Editor; onDone: () => void }) {
  const { t } = useTranslation(['editor'])
  const before = String(editor.getAttributes('link').href ?? '')
  const [address, setAddress] = useState(before)
  const [isWrong, setWrong] = useState(false)
  const done = () => {
    onDone()
    editor.view.focus()
  }
  const set = () => {
    const href = address.trim()
    if (!isMailLink(href)) return setWrong(true)
    const chain = editor.chain().extendMarkRange('link')
    if (editor.state.selection.empty && before === '')
      chain.insertContent({ type: 'text', text: href, marks: [{ type: 'link', attrs: { href } }] }).run()
    else chain.setLink({ href }).run()
    done()
  }
  const remove = () => {
    editor.chain().extendMarkRange('link').unsetLink().run()
    done()
  }
  return (
    <div className={classes.row}>
      <TextInput
        aria-label={t('editor:linkTo')}
        placeholder="https://"
        data-autofocus
        autoFocus
        value={address}
        error={isWrong && t('editor:badLink')}
        onChange={({ currentTarget }) => {
          setWrong(false)
          setAddress(currentTarget.value)
        }}
        onKeyDown={(event) => {
          if (event.key !== 'Enter' && event.key !== 'Escape') return
          event.preventDefault()
          event.stopPropagation()
          if (event.key === 'Enter') set()
          else done()
        }}
      />
      <Button size="xs" onClick={set}>
        {t('editor:setLink')}
      </Button>
      {before !== '' && (
        <Button size="xs" variant="subtle" onClick={remove}>
          {t('editor:unsetLink')}
        </Button>
      )}
    </div>
  )
}
