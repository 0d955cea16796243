import { Button, Modal, TextInput } from '@mantine/core'
import type { FormEvent, ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import classes from './name-dialog.module.css'

export interface NameDialogProps {
  title: string
  label: string
  hint: string
  /** What it is before. */
  name: string
  shortest?: number
  longest: number
  /** What is wrong with the name. */
  fault?: string | undefined
  leave: string
  go: string
  isPending: boolean
  onClose: () => void
  onGo: (name: string) => void
  /** What else is asked, and why it was refused. */
  children?: ReactNode
}

/** Asks what something is called. */
export function NameDialog(props: NameDialogProps) {
  const { t } = useTranslation(['ui'])
  const { onClose, onGo } = props
  function submit(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault()
    onGo(String(new FormData(event.currentTarget).get('name') ?? '').trim())
  }
  return (
    <Modal opened onClose={onClose} title={props.title} centered closeButtonProps={{ 'aria-label': t('ui:close') }}>
      <form onSubmit={submit} className={classes.form}>
        <TextInput
          name="name"
          label={props.label}
          description={props.hint}
          defaultValue={props.name}
          error={props.fault}
          required
          withAsterisk={false}
          minLength={props.shortest}
          maxLength={props.longest}
          data-autofocus
        />
        {props.children}
        <div className={classes.ways}>
          <Button onClick={onClose}>{props.leave}</Button>
          <Button type="submit" variant="filled" loading={props.isPending}>
            {props.go}
          </Button>
        </div>
      </form>
    </Modal>
  )
}
