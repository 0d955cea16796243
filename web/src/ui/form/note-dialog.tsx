import { Button, Modal, Textarea } from '@mantine/core'
import { type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import classes from './form.module.css'

interface Props {
  title: string
  label: string
  leave: string
  go: string
  isPending: boolean
  onClose: () => void
  onGo: (note: string) => void
  children?: ReactNode
}

const longest = 500

/** Something is done only with a sentence that says why. */
export function NoteDialog({ title, label, leave, go, isPending, onClose, onGo, children }: Props) {
  const { t } = useTranslation(['ui'])
  const [note, setNote] = useState('')
  return (
    <Modal opened onClose={onClose} title={title} centered closeButtonProps={{ 'aria-label': t('ui:close') }}>
      <form
        noValidate
        className={classes.note}
        onSubmit={(event) => {
          event.preventDefault()
          onGo(note.trim())
        }}
      >
        <Textarea
          label={label}
          value={note}
          onChange={({ currentTarget }) => setNote(currentTarget.value)}
          maxLength={longest}
          rows={3}
          data-autofocus
        />
        {children}
        <div className={classes.noteWays}>
          <Button onClick={onClose}>{leave}</Button>
          <Button type="submit" variant="filled" disabled={note.trim() === ''} loading={isPending}>
            {go}
          </Button>
        </div>
      </form>
    </Modal>
  )
}
