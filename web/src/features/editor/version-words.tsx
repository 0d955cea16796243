import { IconCheck } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import type { NewsletterThen, WrittenTemplate } from '../../api/records.ts'
import { useTemplateName } from './use-template-name.ts'
import { alikeIn, diffVersions, templateOf } from './version-diff.rules.ts'
import classes from './versions.module.css'

interface Props {
  before: NewsletterThen
  after: NewsletterThen
  templates: WrittenTemplate[]
  nameOf: (articleId: number) => string
}

/** Two versions word by word; what is alike is only named. */
export function VersionWords({ before, after, templates, nameOf }: Props) {
  const { t, i18n } = useTranslation(['versions', 'editor'])
  const kindOf = useTemplateName()
  const diffs = diffVersions(before, after)
  const alike = alikeIn(before, after)
  const placeOf = (articleId: number | null, at: string | null) => {
    const template = templateOf(articleId, [after, before], templates)
    const label = template?.places.find((place) => place.at === at)?.label
    const place = label ? t(`editor:place.${label}`) : t('editor:place.other', { at })
    return template ? t('versions:place', { kind: kindOf(template), place }) : place
  }
  return (
    <div className={classes.words}>
      {diffs.length === 0 && <p className={classes.alike}>{t('versions:sameWords')}</p>}
      {diffs.map(({ field, articleId, at, parts }) => (
        <section key={field} className={classes.field}>
          <h2>
            {articleId === null ? t(`versions:change.${field as 'subject'}`) : nameOf(articleId)}
            {articleId !== null && <span>{placeOf(articleId, at)}</span>}
          </h2>
          <p>
            {parts.map(({ kind, words }, i) => {
              // biome-ignore lint/suspicious/noArrayIndexKey: parts have no other name, and never move
              if (kind === 'gone') return <del key={i}>{words}</del>
              // biome-ignore lint/suspicious/noArrayIndexKey: as above
              if (kind === 'new') return <ins key={i}>{words}</ins>
              return words
            })}
          </p>
        </section>
      ))}
      {alike.length > 0 && (
        <p className={classes.alike}>
          <IconCheck size={14} stroke={1.8} aria-hidden />{' '}
          {t('versions:alike', { what: new Intl.ListFormat(i18n.language).format(alike.map(nameOf)) })}
        </p>
      )}
    </div>
  )
}
