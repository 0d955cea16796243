import { IconCircleCheckFilled, IconCircleDashed, IconCircleXFilled, IconClock } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { CopyIcon } from './copy-icon.tsx'
import classes from './dns-record.module.css'

const icons = { ok: IconCircleCheckFilled, missing: IconClock, wrong: IconCircleXFilled }

interface Props {
  /** What it is called and what it is for. */
  name: string
  purpose: string
  /** How it stands, and in words; null = nobody has looked yet. */
  status: { kind: keyof typeof icons; words: string } | null
  publish: { type: string; name: string; value: string }
  /** What the buttons say. */
  copyName: string
  copyValue: string
  /** What is there instead. */
  children?: ReactNode
}

/** One record: what it is for, what to publish, and what is there instead. */
export function DnsRecord({ name, purpose, status, publish, copyName, copyValue, children }: Props) {
  const Icon = status ? icons[status.kind] : IconCircleDashed
  return (
    <li className={classes.record} data-status={status?.kind}>
      <Icon size={20} stroke={1.6} aria-hidden className={classes.icon} />
      <div className={classes.body}>
        <div className={classes.head}>
          <span>
            <strong>{name}</strong> {purpose}
          </span>
          {status && <span className={classes.status}>{status.words}</span>}
        </div>
        <div className={classes.cells}>
          <code>{publish.type}</code>
          <Cell label={copyName} value={publish.name} />
          <Cell label={copyValue} value={publish.value} />
        </div>
        {children && <p className={classes.note}>{children}</p>}
      </div>
    </li>
  )
}

function Cell({ label, value }: { label: string; value: string }) {
  return (
    <span className={classes.cell}>
      <code title={value}>{value}</code>
      <CopyIcon value={value} label={label} />
    </span>
  )
}
