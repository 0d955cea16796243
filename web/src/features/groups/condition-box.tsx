import { Button, NativeSelect } from '@mantine/core'
import { IconAlertTriangle, IconBracketsContain, IconPlus } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import classes from './condition-box.module.css'
import { useEditing } from './condition-editing.ts'
import { newLine } from './condition-line.rules.ts'
import { ConditionLine } from './condition-line.tsx'
import { ConditionMenu } from './condition-menu.tsx'
import {
  added,
  type BoxNode,
  depthOf,
  isBox,
  linesOf,
  newKey,
  type TreeNode,
  withJoin,
} from './condition-tree.rules.ts'
import shared from './conditions.module.css'

/** Where most people begin. */
const firstSource = 'city'
const joins = ['all', 'any', 'none'] as const

/** Conditions that belong together: all of them, at least one, or none. The outermost has no parent. */
export function ConditionBox({ box, parent }: { box: BoxNode; parent: BoxNode['join'] | null }) {
  const { t } = useTranslation(['conditions'])
  const { tree, change, left, emptiedBy, isCounting } = useEditing()
  const people = left.get(box.key)
  return (
    <section className={parent ? classes.inner : classes.box} data-key={box.key}>
      <header className={classes.head}>
        <span>
          {parent ? t(`conditions:inner.${parent}`) : t('conditions:root.before')}{' '}
          <NativeSelect
            className={classes.join}
            aria-label={t('conditions:joinLabel')}
            value={box.join}
            onChange={({ currentTarget }) => change(withJoin(tree, box.key, currentTarget.value as BoxNode['join']))}
            data={joins.map((join) => ({ value: join, label: t(`conditions:join.${join}`) }))}
          />{' '}
          {t(parent ? 'conditions:inner.after' : 'conditions:root.after')}
        </span>
        {parent ? (
          <ConditionMenu node={box} label={t('conditions:moreBox')} />
        ) : (
          <span className={classes.column}>{t('conditions:peopleLeft')}</span>
        )}
      </header>
      <ul className={classes.lines}>
        {box.of.map((node) =>
          isBox(node) ? (
            <li key={node.key}>
              <ConditionBox box={node} parent={box.join} />
            </li>
          ) : (
            <ConditionLine key={node.key} line={node} join={box.join} />
          ),
        )}
      </ul>
      <footer className={classes.foot}>
        <Add box={box} isOuter={parent === null} />
        {parent && people !== undefined && (
          <span className={shared.quiet} data-stale={isCounting || undefined}>
            {t('conditions:leftAfterBox')} <b>{t('conditions:left', { count: people })}</b>
          </span>
        )}
        {emptiedBy === box.key && (
          <span className={classes.fault}>
            <IconAlertTriangle size={14} stroke={1.8} aria-hidden />
            {t('conditions:empties')}
          </span>
        )}
      </footer>
    </section>
  )
}

function Add({ box, isOuter }: { box: BoxNode; isOuter: boolean }) {
  const { t } = useTranslation(['conditions'])
  const { tree, change, vocabulary } = useEditing()
  const { conditions, depth } = vocabulary.limits
  if (linesOf(tree).length >= conditions)
    return isOuter && <p className={shared.quiet}>{t('conditions:full', { count: conditions })}</p>
  const add = (node: TreeNode) => change(added(tree, box.key, node))
  const line = () => newLine(vocabulary, firstSource)
  const boxOfOne = (): BoxNode => ({ key: newKey(), join: 'any', of: [line()] })
  const hasDepth = depthOf(added(tree, box.key, { key: '', join: 'any', of: [] })) <= depth
  const look = isOuter ? ({ variant: 'default' } as const) : ({ variant: 'subtle', color: 'gray' } as const)
  return (
    <>
      <Button {...look} leftSection={<IconPlus size={16} stroke={1.6} />} onClick={() => add(line())}>
        {t('conditions:addLine')}
      </Button>
      {hasDepth && (
        <Button {...look} leftSection={<IconBracketsContain size={16} stroke={1.6} />} onClick={() => add(boxOfOne())}>
          {t('conditions:addBox')}
        </Button>
      )}
    </>
  )
}
