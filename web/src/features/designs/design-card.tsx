import { Badge } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import type { Design } from '../../api/records.ts'
import classes from './designs.module.css'
import type { DesignKind } from './designs.queries.ts'

interface Props {
  design: Design
  kind: DesignKind
  onLook: () => void
}

const described = ['almanac', 'poster', 'letter', 'programme'] as const

/** A look as a small sheet: the true mail, made smaller. */
export function DesignCard({ design: { name, shipped, origin, uses, address }, kind, onLook }: Props) {
  const { t } = useTranslation(['designs'])
  const known = described.find((one) => one === shipped)
  return (
    <button type="button" className={classes.card} aria-label={t('designs:look', { name })} onClick={onLook}>
      <span className={classes.sheet} data-kind={kind} aria-hidden>
        <iframe
          title={name}
          src={address}
          sandbox="allow-scripts"
          referrerPolicy="no-referrer"
          loading="lazy"
          tabIndex={-1}
        />
      </span>
      <span className={classes.name}>
        <strong>{name}</strong>
        {origin !== 'shipped' && <Badge variant="light">{t(`designs:origin.${origin}`)}</Badge>}
      </span>
      {known && <span className={classes.about}>{t(`designs:shipped.${known}`)}</span>}
      <span className={classes.uses}>{t(kind === 'theme' ? 'designs:worn' : 'designs:written', { count: uses })}</span>
    </button>
  )
}
