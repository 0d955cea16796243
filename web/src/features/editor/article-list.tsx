import { Button, Menu } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { libraryQuery } from '../../api/library.ts'
import type { WrittenNewsletter } from '../../api/records.ts'
import { useAccount } from '../../api/use-account.ts'
import { droppedOn, moved } from './article.rules.ts'
import { type ArticleActs, ArticleRow } from './article-row.tsx'
import classes from './editor.module.css'
import { useTemplateName } from './use-template-name.ts'

interface Props {
  newsletter: WrittenNewsletter
  chosen: number | null
  acts: ArticleActs & { order(ids: number[]): void; add(templateId: number): void }
}

/** The articles in their order: chosen by a click, moved by dragging or by Alt and an arrow. */
export function ArticleList({ newsletter, chosen, acts }: Props) {
  const { t } = useTranslation(['editor'])
  const nameOf = useTemplateName()
  const { account } = useAccount()
  const [dragged, setDragged] = useState<number | null>(null)
  const [said, setSaid] = useState('')
  const { articles, templates, isEditable } = newsletter
  const ids = articles.map(({ id }) => id)
  const from = newsletter.from ?? ''
  const { data: library = [] } = useQuery({ ...libraryQuery(account.id), enabled: account.type === 'S' })
  const usable = library.filter(({ id }) => !ids.includes(id))
  const move = (id: number, by: -1 | 1, name: string) => {
    const order = moved(ids, id, by)
    if (!order) return
    acts.order(order)
    setSaid(t('editor:movedTo', { name, place: order.indexOf(id) + 1, count: order.length }))
  }
  return (
    <>
      <ol className={classes.articles} aria-label={t('editor:articles')}>
        {articles.map((article) => (
          <ArticleRow
            key={article.id}
            article={article}
            template={templates.find(({ id }) => id === article.templateId)}
            isChosen={article.id === chosen}
            isEditable={isEditable}
            from={newsletter.from ?? ''}
            acts={acts}
            onMove={(by, name) => move(article.id, by, name)}
            onDrag={() => setDragged(article.id)}
            onDrop={() => {
              if (dragged !== null && dragged !== article.id) acts.order(droppedOn(ids, dragged, article.id))
              setDragged(null)
            }}
          />
        ))}
      </ol>
      <p className={classes.said} role="status">
        {said}
      </p>
      {isEditable && templates.length + usable.length > 0 && (
        <Menu position="bottom-start" width="target">
          <Menu.Target>
            <Button variant="default" fullWidth justify="flex-start" leftSection={<IconPlus size={16} stroke={1.6} />}>
              {t('editor:add')}
            </Button>
          </Menu.Target>
          <Menu.Dropdown>
            {templates.map((template) => (
              <Menu.Item key={template.id} onClick={() => acts.add(template.id)}>
                {nameOf(template)}
              </Menu.Item>
            ))}
            {usable.length > 0 && <Menu.Label>{t('editor:received.library')}</Menu.Label>}
            {usable.map(({ id, name, title, isReceived }) => (
              <Menu.Item
                key={`article ${id}`}
                rightSection={
                  isReceived && <span className={classes.from}>{t('editor:received.badge', { from })}</span>
                }
                onClick={() => acts.order([...ids, id])}
              >
                {title || name}
              </Menu.Item>
            ))}
          </Menu.Dropdown>
        </Menu>
      )}
    </>
  )
}
