import { useState } from 'react'
import { StateMark } from '../src/features/subscribers/state-mark.tsx'
import { allStates } from '../src/features/subscribers/status.rules.ts'
import { Bullet } from '../src/ui/bullet.tsx'
import { Equation } from '../src/ui/equation.tsx'
import { Face } from '../src/ui/face.tsx'
import { Keys } from '../src/ui/key.tsx'
import { Mark } from '../src/ui/mark.tsx'
import { PageHead } from '../src/ui/page-head.tsx'
import { BulkBar } from '../src/ui/table/bulk-bar.tsx'
import { Pager } from '../src/ui/table/pager.tsx'
import { choose, nobody } from '../src/ui/table/selection.rules.ts'
import classes from './gallery.module.css'
import { Part } from './part.tsx'

const parts = [
  { key: 'ready', name: 'receive-ready', value: 187_420, kind: 'good' },
  { key: 'pending', name: 'not yet', value: 212, kind: 'waiting' },
  { key: 'refused', name: 'refused', value: 0, kind: 'bad' },
  { key: 'archived', name: 'archived', value: 225_174, kind: 'gone' },
] as const

export function Figures() {
  return (
    <>
      <Part name="The equation, in a row, as a list, and when it does not add up">
        <Equation sentence="412,806 people" name="people" total={412_806} parts={parts} />
        <Equation inList sentence="412,806 people" name="people" total={412_806} parts={parts} />
        <Equation sentence="412,807 people" name="people" total={412_807} parts={parts} />
      </Part>
      <Part name="A share against the own average">
        <div className={classes.row}>
          <Bullet share={0.42} average={0.44} label="42 %, average 44 %" />
          <Bullet share={0.9} average={0.2} label="90 %, average 20 %" />
          <Bullet share={0.1} average={null} label="10 %" />
        </div>
      </Part>
      <Part name="Head of a page">
        <PageHead above="Thursday 19 November, 09:14 in Berlin" title="Good morning, Mara." figure={412_806} />
      </Part>
    </>
  )
}

export function Marks() {
  return (
    <Part name="Marks, faces, keys, states">
      <div className={classes.row}>
        <Mark />
        <Face name="Ida Kestrel" size="lg" />
        <Face name="Bruno Ashgrove" />
        <Face name="info@teamoss.example" size="sm" />
        <Keys keys="g s" />
      </div>
      <div className={classes.states}>
        {[...allStates, 'none' as const].map((state) => (
          <StateMark key={state} state={state} />
        ))}
      </div>
    </Part>
  )
}

export function Lists() {
  const [selection, setSelection] = useState(choose(nobody, [1, 2, 3], true))
  const [page, setPage] = useState(1)
  return (
    <Part name="Below a list">
      <div className={classes.list}>
        <BulkBar selection={selection} total={1_204_318} onSelect={setSelection} acts={[]} />
      </div>
      <Pager page={page} total={1_204_318} onPage={setPage} />
    </Part>
  )
}
