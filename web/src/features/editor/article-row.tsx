import { IconAlertTriangle, IconGripVertical, IconLock } from '@tabler/icons-react'
import type { KeyboardEvent } from 'react'
import { useTranslation } from 'react-i18next'
import type { WrittenArticle, WrittenTemplate } from '../../api/records.ts'
import { isUnfinished, titleOf } from './article.rules.ts'
import classes from './editor.module.css'
import { useTemplateName } from './use-template-name.ts'

export interface ArticleActs {
  choose(id: number): void
  copy(id: number): void
  remove(id: number, name: string): void
}

interface Props {
  article: WrittenArticle
  template: WrittenTemplate | undefined
  isChosen: boolean
  isEditable: boolean
  /** The L-account above. */
  from: string
  acts: ArticleActs
  onMove: (by: -1 | 1, name: string) => void
  onDrag: () => void
  onDrop: () => void
}

/** One article of the list; Alt and an arrow move it, Ctrl D copies it, Del takes it out. */
export function ArticleRow({ article, template, isChosen, isEditable, from, acts, onMove, onDrag, onDrop }: Props) {
  const nameOf = useTemplateName()
  const kind = template ? nameOf(template) : ''
  const title = titleOf(article, template) || kind
  const onKey = (event: KeyboardEvent) => {
    const runs = new Map([
      ['Alt ArrowUp', () => onMove(-1, title)],
      ['Alt ArrowDown', () => onMove(1, title)],
      ['Ctrl d', () => acts.copy(article.id)],
      ['Delete', () => acts.remove(article.id, title)],
    ])
    const held = event.altKey ? 'Alt ' : event.ctrlKey || event.metaKey ? 'Ctrl ' : ''
    const run = runs.get(held + event.key)
    if (!isEditable || !run) return
    event.preventDefault()
    run()
  }
  return (
    <li
      className={classes.article}
      data-chosen={isChosen || undefined}
      draggable={isEditable}
      onDragStart={onDrag}
      onDragOver={(event) => event.preventDefault()}
      onDrop={onDrop}
    >
      <IconGripVertical size={16} stroke={1.6} aria-hidden className={classes.grip} />
      <button
        type="button"
        className={classes.articleName}
        aria-current={isChosen || undefined}
        onClick={() => acts.choose(article.id)}
        onKeyDown={onKey}
      >
        <strong>{title}</strong>
        <span>{kind}</span>
      </button>
      <Marks article={article} from={from} />
    </li>
  )
}

function Marks({ article, from }: Pick<Props, 'article' | 'from'>) {
  const { t } = useTranslation(['editor'])
  const warning = article.isWithdrawn ? t('editor:received.gap') : isUnfinished(article) ? t('editor:unfinished') : null
  const { received } = article
  return (
    <>
      {received && (
        <span className={classes.from}>
          {received.isAdapted ? t('editor:received.own') : t('editor:received.badge', { from })}
        </span>
      )}
      {!article.canEdit && !received && (
        <IconLock size={16} stroke={1.6} role="img" aria-label={t('editor:lockedArticle')} />
      )}
      {warning && <IconAlertTriangle size={16} stroke={1.6} role="img" className={classes.warn} aria-label={warning} />}
    </>
  )
}
