import { Button } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import classes from './editor.module.css'
import { wordsOf } from './text.rules.ts'
import type { Writing } from './use-writing.ts'

/** Somebody else wrote in the same field: both texts are there until one is chosen. */
export function Contested({ field, writing }: { field: string; writing: Writing }) {
  const { t } = useTranslation(['editor'])
  const theirs = writing.theirsIn(field)
  if (theirs === null) return null
  return (
    <div className={classes.contested} role="alert">
      <p>{t('editor:contested.sentence')}</p>
      <blockquote>{wordsOf(theirs) || t('editor:contested.empty')}</blockquote>
      <div className={classes.choice}>
        <Button size="xs" onClick={() => writing.keepMine(field)}>
          {t('editor:contested.mine')}
        </Button>
        <Button size="xs" onClick={() => writing.takeTheirs(field)}>
          {t('editor:contested.theirs')}
        </Button>
      </div>
    </div>
  )
}
