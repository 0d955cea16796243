import { Title } from '@mantine/core'
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { ConditionBox } from './condition-box.tsx'
import { type Editing, EditingContext } from './condition-editing.ts'
import { isBox, type TreeNode } from './condition-tree.rules.ts'
import classes from './conditions.module.css'
import { useInWords } from './use-in-words.ts'

/** The conditions, box in box, and what they say as a sentence. */
export function ConditionsEditor({ editing }: { editing: Editing }) {
  const { t } = useTranslation(['conditions'])
  const { tree, vocabulary } = editing
  const { sentence } = useInWords(vocabulary)
  const field = useFocusOfNew(tree)
  return (
    <EditingContext value={editing}>
      <div className={classes.main} ref={field}>
        <section aria-label={t('conditions:editor')}>
          {tree.of.length === 0 && (
            <div className={classes.words}>
              <p>{t('conditions:nothing.title')}</p>
              <span className={classes.quiet}>{t('conditions:nothing.text')}</span>
            </div>
          )}
          <ConditionBox box={tree} parent={null} />
          {tree.of.length > 1 && <p className={classes.quiet}>{t('conditions:moveHint')}</p>}
        </section>
        {tree.of.length > 0 && (
          <section className={classes.words}>
            <Title order={2}>{t('conditions:inWords')}</Title>
            <p>{sentence(tree)}</p>
          </section>
        )}
      </div>
    </EditingContext>
  )
}

/** A line that was added, or moved into another box, has the focus: whoever works by keyboard goes on there. */
function useFocusOfNew(tree: TreeNode) {
  const field = useRef<HTMLDivElement>(null)
  const known = useRef(placesOf(tree))
  useEffect(() => {
    const before = known.current
    known.current = placesOf(tree)
    const moved = [...known.current].filter(([key, box]) => before.get(key) !== box)
    const [first] = moved
    if (!first || moved.length > 1 || Math.abs(known.current.size - before.size) > 1) return
    field.current?.querySelector<HTMLElement>(`[data-key="${first[0]}"] select`)?.focus()
  }, [tree])
  return field
}

/** Each line with the box it stands in. */
function placesOf(node: TreeNode, box = ''): Map<string, string> {
  return isBox(node) ? new Map(node.of.flatMap((each) => [...placesOf(each, node.key)])) : new Map([[node.key, box]])
}
