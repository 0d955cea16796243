import { Button, Modal } from '@mantine/core'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import classes from './confirm.module.css'
import { WayBack, type WayBackKind } from './way-back.tsx'

interface Props {
  /** Names what is about to happen, and to whom. */
  title: string
  text: string
  /** Whether it can be taken back, and until when: said below the text. */
  wayBack: WayBackKind
  /** What the buttons do, in words: never yes and no. */
  keep: string
  go: string
  isPending: boolean
  /** It is what was wanted from the start, or does no harm. */
  isHarmless?: boolean
  /** Whether what must be done before has been done. */
  isReady?: boolean
  onKeep: () => void
  onGo: () => void
  /** Why it was refused. */
  children?: ReactNode
}

/** Asks before something that cannot be taken back, or makes work for others. The harmless answer is the one at hand. */
export function Confirm({ isPending, isHarmless = false, isReady = true, onKeep, onGo, children, ...words }: Props) {
  const { title, text, wayBack, keep, go } = words
  const { t } = useTranslation(['ui'])
  return (
    <Modal opened onClose={onKeep} title={title} centered closeButtonProps={{ 'aria-label': t('ui:close') }}>
      <p className={classes.text}>{text}</p>
      <WayBack kind={wayBack} />
      {children}
      <div className={classes.ways}>
        <Button onClick={onKeep} data-autofocus>
          {keep}
        </Button>
        <Button
          variant="filled"
          color={isHarmless ? undefined : 'red'}
          loading={isPending}
          disabled={!isReady}
          onClick={onGo}
        >
          {go}
        </Button>
      </div>
    </Modal>
  )
}
