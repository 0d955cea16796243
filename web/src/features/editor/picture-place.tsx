import { Button } from '@mantine/core'
import { IconPhoto } from '@tabler/icons-react'
import { createContext, type ReactNode, useContext, useState } from 'react'
import { useTranslation } from 'react-i18next'
import classes from './editor.module.css'
import type { Writing } from './use-writing.ts'
import { fieldOf } from './writing.rules.ts'

interface Picked {
  address: string
  altText: string
}
export type Picker = (picking: { onPick: (picture: Picked) => void; onClose: () => void }) => ReactNode

/** Where pictures come from; the page says so. */
export const PickerContext = createContext<Picker | null>(null)

interface Props {
  articleId: number
  at: string
  label: string
  writing: Writing
}

/** The picture of a place, and the way to another one; it brings the words that were written for it. */
export function PicturePlace({ articleId, at, label, writing }: Props) {
  const { t } = useTranslation(['editor'])
  const picker = useContext(PickerContext)
  const [isPicking, setPicking] = useState(false)
  const url = writing.valueOf(fieldOf(articleId, at, 'url'))
  const pick = ({ address, altText }: Picked) => {
    setPicking(false)
    writing.write(fieldOf(articleId, at, 'url'), address)
    writing.write(fieldOf(articleId, at, 'alt'), altText)
  }
  return (
    <div className={classes.picked}>
      {/* Only our own pictures: the page shows nothing from elsewhere. */}
      {url.includes('/media/') && <img src={url} alt="" />}
      <Button
        variant="default"
        size="xs"
        aria-label={t('editor:pickFor', { label })}
        leftSection={<IconPhoto size={14} stroke={1.6} />}
        onClick={() => setPicking(true)}
      >
        {t(url === '' ? 'editor:pick' : 'editor:replace')}
      </Button>
      {isPicking && picker?.({ onPick: pick, onClose: () => setPicking(false) })}
    </div>
  )
}
