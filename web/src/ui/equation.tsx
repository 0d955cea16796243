import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import classes from './equation.module.css'
import { missingFrom, type Part, widthsOf } from './equation.rules.ts'

interface Props<P extends Part> {
  /** The whole in a sentence, for who cannot see the bar. */
  sentence: string
  name: string
  total: number
  parts: readonly P[]
  /** As a list, where there is no room in a row. */
  inList?: boolean
  /** Makes a part a door to exactly its people. */
  open?: (part: P, shown: ReactNode) => ReactNode
}

/** total = parts, with a bar. Parts that are 0 stay, grey. */
export function Equation<P extends Part>({
  sentence,
  name,
  total,
  parts,
  inList,
  open = (_part, shown) => shown,
}: Props<P>) {
  const { t } = useTranslation(['ui'])
  const widths = widthsOf(parts)
  const missing = missingFrom(total, parts)
  return (
    <figure className={classes.equation} aria-label={sentence} data-list={inList || undefined}>
      <div className={classes.terms}>
        <Term name={name} value={total} />
        {parts.map((part, index) => (
          <span key={part.key} className={classes.term}>
            <span className={classes.sign} aria-hidden>
              {index === 0 ? '=' : '+'}
            </span>
            {open(part, <Term name={part.name} value={part.value} kind={part.kind} />)}
          </span>
        ))}
      </div>
      <div className={classes.bar} aria-hidden>
        {parts.map(
          ({ key, value, kind }, index) =>
            value > 0 && <i key={key} data-kind={kind} style={{ flexGrow: widths[index] }} />,
        )}
      </div>
      {missing !== 0 && (
        <figcaption className={classes.fault}>{t('ui:equation.fault', { count: Math.abs(missing) })}</figcaption>
      )}
    </figure>
  )
}

function Term({ name, value, kind }: { name: string; value: number; kind?: Part['kind'] }) {
  const { t } = useTranslation(['ui'])
  return (
    <span className={classes.part} data-zero={value === 0 || undefined}>
      <span className={classes.value}>{t('ui:figure', { count: value })}</span>
      <span className={classes.name}>
        {kind && <i className={classes.swatch} data-kind={kind} aria-hidden />}
        {name}
      </span>
    </span>
  )
}
