import { notifications } from '@mantine/notifications'
import { Refusal } from '../api/refusal.ts'
import { SaidAndUndo } from './said-and-undo.tsx'

interface Said {
  /** One line in the past tense. What failed is said here only where no place is left to say it. */
  text: string
  /** Why it failed, by its code. */
  error?: Error
  undo?: { label: string; run(): void }
}

/** Says what was done, with the way back for ten seconds. */
export function say({ text, undo, error }: Said): void {
  const id = crypto.randomUUID()
  const takeBack = undo && {
    label: undo.label,
    run: () => {
      notifications.hide(id)
      undo.run()
    },
  }
  notifications.show({
    id,
    message: <SaidAndUndo text={error instanceof Refusal ? `${text} (${error.code})` : text} undo={takeBack} />,
    autoClose: 10_000,
    withCloseButton: false,
    role: 'status',
  })
}
