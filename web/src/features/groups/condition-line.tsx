import { NativeSelect } from '@mantine/core'
import { IconAlertTriangle, IconGripVertical } from '@tabler/icons-react'
import type { DragEvent, KeyboardEvent } from 'react'
import { useTranslation } from 'react-i18next'
import classes from './condition-box.module.css'
import { useEditing } from './condition-editing.ts'
import { aboutSource, barOf, kindOfSource, operatorOf, operatorsFor, withOperator } from './condition-line.rules.ts'
import { ConditionMenu } from './condition-menu.tsx'
import { ConditionSource } from './condition-source.tsx'
import { type BoxNode, type LineNode, moved, placedBefore, withLine } from './condition-tree.rules.ts'
import { ConditionValue } from './condition-value.tsx'
import { useConditionNames } from './use-condition-names.ts'

const dragged = 'application/x-condition'

/** One condition as a sentence: what is asked, how, and with what; and whom it leaves. */
export function ConditionLine({ line, join }: { line: LineNode; join: BoxNode['join'] }) {
  const { t } = useTranslation(['conditions'])
  const { vocabulary, tree, change, faults, emptiedBy } = useEditing()
  const names = useConditionNames(vocabulary)
  const fault = faults.get(line.key)

  function onKey(event: KeyboardEvent): void {
    const step = { ArrowUp: -1, ArrowDown: 1 }[event.key] as -1 | 1 | undefined
    if (!event.altKey || !step) return
    event.preventDefault()
    const next = moved(tree, line.key, step)
    if (next) change(next)
  }
  function onDrop(event: DragEvent): void {
    event.preventDefault()
    change(placedBefore(tree, event.dataTransfer.getData(dragged), line.key))
  }
  return (
    <li
      className={classes.line}
      data-key={line.key}
      data-fault={fault ? true : undefined}
      onKeyDown={onKey}
      onDragOver={(event) => event.dataTransfer.types.includes(dragged) && event.preventDefault()}
      onDrop={onDrop}
    >
      <span
        className={classes.grip}
        draggable
        onDragStart={({ dataTransfer }) => dataTransfer.setData(dragged, line.key)}
        aria-hidden
      >
        <IconGripVertical size={16} stroke={1.6} />
      </span>
      <Asked line={line} />
      <Left node={line.key} isTaken={join === 'none'} />
      <ConditionMenu node={line} label={t('conditions:more', { name: names.source(line.source) })} />
      {(fault || emptiedBy === line.key) && (
        <p className={classes.fault}>
          <IconAlertTriangle size={14} stroke={1.8} aria-hidden />
          {fault ? t(`conditions:fault.${fault}`) : t('conditions:empties')}
        </p>
      )}
    </li>
  )
}

function Asked({ line }: { line: LineNode }) {
  const { t } = useTranslation(['conditions'])
  const { vocabulary, tree, change } = useEditing()
  const names = useConditionNames(vocabulary)
  const kind = kindOfSource(vocabulary, line.source)
  const operator = operatorOf(vocabulary, line)
  return (
    <div className={classes.asked}>
      <ConditionSource
        vocabulary={vocabulary}
        source={line.source}
        onChange={(source) => change(withLine(tree, line.key, aboutSource(vocabulary, source)))}
      />
      {kind && (
        <NativeSelect
          className={classes.operator}
          aria-label={t('conditions:operatorLabel', { name: names.source(line.source) })}
          value={line.operator}
          onChange={({ currentTarget }) =>
            change(withLine(tree, line.key, withOperator(vocabulary, line, currentTarget.value)))
          }
          data={operatorsFor(vocabulary, line.source).map((each) => ({
            value: each.operator,
            label: names.operator(kind, each.operator),
          }))}
        />
      )}
      {operator && (
        <ConditionValue
          vocabulary={vocabulary}
          line={line}
          operator={operator}
          onChange={(values) => change(withLine(tree, line.key, { values }))}
        />
      )}
    </div>
  )
}

/** How many are left after a line, with a bar; in a box of NONE, how many it takes away. */
function Left({ node, isTaken }: { node: string; isTaken: boolean }) {
  const { t } = useTranslation(['conditions'])
  const { left, everybody, isCounting } = useEditing()
  const count = left.get(node)
  if (count === undefined) return <span className={classes.left} />
  return (
    <span
      className={classes.left}
      data-stale={isCounting || undefined}
      title={t(isTaken ? 'conditions:takenAway' : 'conditions:leftAfterLine', { count })}
    >
      {t(isTaken ? 'conditions:minus' : 'conditions:left', { count })}
      <i style={{ width: `${barOf(count, everybody) * 100}%` }} />
    </span>
  )
}
