import { IconAlertTriangle, IconInfoCircle, IconLock, IconPlugConnectedX } from '@tabler/icons-react'
import { type ComponentType, lazy, type ReactNode, Suspense } from 'react'
import { noAnswer, Refusal } from '../../api/refusal.ts'
import classes from './notice.module.css'
import type { RefusalFactsProps } from './refusal-facts.tsx'

const icons = { bad: IconPlugConnectedX, warn: IconAlertTriangle, refusal: IconLock, plain: IconInfoCircle }

/** Where they cannot be had, after a new version for example, the notice stands without them. */
const RefusalFacts = lazy<ComponentType<RefusalFactsProps>>(() =>
  import('./refusal-facts.tsx').then(
    ({ RefusalFacts: facts }) => ({ default: facts }),
    () => ({ default: () => null }),
  ),
)

interface Props {
  kind: keyof typeof icons
  title: string
  text?: ReactNode
  /** The way out: a button, or a link to somebody who may. */
  children?: ReactNode
  /** What does not concern the last act of the person is not spoken at once. */
  quiet?: boolean
  /** What the server said: its code stands below, with the right that is missing and who has it. */
  error?: Error | null
  /** The text is about no code in particular; what helps is then told by the code. */
  isUnexplained?: boolean
}

/** What happened, what it means for the work, and what to do about it. */
export function Notice({ kind, title, text, children, quiet = false, error, isUnexplained = false }: Props) {
  const Icon = icons[kind]
  const refusal = error instanceof Refusal && error.code !== noAnswer ? error : null
  return (
    <div className={classes.notice} data-kind={kind} role={quiet ? undefined : 'alert'}>
      <Icon size={18} stroke={1.6} aria-hidden className={classes.icon} />
      <div className={classes.text}>
        <strong>{title}</strong> {refusal && isUnexplained ? null : text}
        {refusal && (
          <Suspense fallback={null}>
            <RefusalFacts refusal={refusal} isExplained={!isUnexplained} />
          </Suspense>
        )}
      </div>
      {children && <div className={classes.way}>{children}</div>}
    </div>
  )
}
