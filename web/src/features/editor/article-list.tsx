import { Button, Menu } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { WrittenNewsletter } from '../../api/records.ts'
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
  const [dragged, setDragged] = useState<number | null>(null)
  const [said, setSaid] = useState('')
  const { articles, templates, isEditable } = newsletter
  const ids = articles.map(({ id }) => id)
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
      {isEditable && templates.length > 0 && (
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
          </Menu.Dropdown>
        </Menu>
      )}
    </>
  )
}
