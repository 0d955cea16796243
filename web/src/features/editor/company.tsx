import { useTranslation } from 'react-i18next'
import { Face } from '../../ui/face.tsx'
import classes from './editor.module.css'
import type { Place } from './editor.queries.ts'
import { useCompany } from './use-company.ts'

const mostFaces = 3

/** Who else has the newsletter open: what they write comes here by itself, and nobody writes over anybody. */
export function Company({ place }: { place: Place }) {
  const { t, i18n } = useTranslation(['editor'])
  const names = useCompany(place)
  const list = new Intl.ListFormat(i18n.language, { type: 'conjunction' }).format(names)
  return (
    <span className={classes.company} role="status" title={list || undefined}>
      {names.slice(0, mostFaces).map((name) => (
        <Face key={name} name={name} size="sm" />
      ))}
      {names.length > 0 && <span>{t('editor:company', { count: names.length, names: list })}</span>}
    </span>
  )
}
