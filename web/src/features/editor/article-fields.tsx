import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { WrittenArticle, WrittenTemplate } from '../../api/records.ts'
import { Notice } from '../../ui/states/notice.tsx'
import type { TemplatePlace } from './article.rules.ts'
import classes from './editor.module.css'
import { PlaceField } from './place-field.tsx'
import { useTemplateName } from './use-template-name.ts'
import type { Variables } from './use-variables.ts'
import type { Writing } from './use-writing.ts'

interface Props {
  article: WrittenArticle
  template: WrittenTemplate
  writing: Writing
  variables: Variables
  isEditable: boolean
  /** Where it comes from, if it was not written here. */
  received: ReactNode
}

/** The places of the chosen article, by its template. */
export function ArticleFields({ article, template, writing, variables, isEditable, received }: Props) {
  const { t } = useTranslation(['editor'])
  const nameOf = useTemplateName()
  return (
    <>
      <header className={classes.asideHead}>
        <h2>{nameOf(template)}</h2>
      </header>
      {article.received || article.isWithdrawn
        ? received
        : !article.canEdit && <Notice kind="refusal" title={t('editor:lockedArticle')} quiet />}
      {template.places.map((place) => (
        <PlaceField
          key={`${article.id} ${place.at}`}
          articleId={article.id}
          place={place}
          number={numberOf(place, template.places)}
          writing={writing}
          variables={variables}
          isReadOnly={!isEditable || !article.canEdit}
        />
      ))}
    </>
  )
}

function numberOf({ at, label }: TemplatePlace, places: readonly TemplatePlace[]): number | null {
  const alike = places.filter((one) => one.label === label)
  return label === null || alike.length === 1 ? null : alike.findIndex((one) => one.at === at) + 1
}
