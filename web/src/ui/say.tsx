import { notifications } from '@mantine/notifications'
import { SaidAndUndo } from './said-and-undo.tsx'

interface Said {
  /** One line in the past tense. What failed is never said here. */
  text: string
  undo?: { label: string; run(): void }
}

/** Says what was done, with the way back for ten seconds. */
export function say({ text, undo }: Said): void {
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
    message: <SaidAndUndo text={text} undo={takeBack} />,
    autoClose: 10_000,
    withCloseButton: false,
    role: 'status',
  })
}
