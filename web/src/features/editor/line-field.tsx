import { Skeleton } from '@mantine/core'
import { lazy, type ReactNode, Suspense, startTransition } from 'react'
import type { Variables } from './use-variables.ts'
import type { Writing } from './use-writing.ts'

const LineText = lazy(() => import('./line-text.tsx').then(({ LineText: text }) => ({ default: text })))

interface Props {
  field: string
  label: string
  isNamed?: boolean
  placeholder?: string | undefined
  error?: string | undefined
  rightSection?: ReactNode
  writing: Writing
  variables: Variables
  isReadOnly: boolean
  /** How its letters are kept, where they are not kept as they are. */
  as?: { line: (kept: string) => string; kept: (line: string) => string }
}

const asItIs = { line: (kept: string) => kept, kept: (line: string) => line }

/** A line of the newsletter in which variables can stand. */
export function LineField({ field, writing, variables, as = asItIs, isNamed = true, ...rest }: Props) {
  const stored = () => as.line(writing.valueOf(field))
  const value = stored()
  const waiting = <Skeleton height={36} />
  // Until then the fields of the account have no names.
  if (!variables.isKnown && value.includes('{{C:')) return waiting
  return (
    <Suspense fallback={waiting}>
      <LineText
        {...{ value, stored, variables, isNamed }}
        {...rest}
        // The letter is on the screen already; everything around it may follow a frame later.
        onWrite={(line) => startTransition(() => writing.write(field, as.kept(line)))}
      />
    </Suspense>
  )
}
