import { IconBolt, IconLock, IconPin } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import type { Kind } from './group.rules.ts'
import classes from './groups.module.css'

const icons = { static: IconPin, dynamic: IconBolt, external: IconLock } as const satisfies Record<Kind, object>

/** How people come into a group: an icon and a word. */
export function KindMark({ kind }: { kind: Kind }) {
  const { t } = useTranslation(['groups'])
  const Icon = icons[kind]
  return (
    <span className={classes.kind} data-kind={kind}>
      <Icon size={16} stroke={1.6} aria-hidden />
      {t(`groups:kind.${kind}`)}
    </span>
  )
}
