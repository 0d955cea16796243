import { IconLock, IconPalette } from '@tabler/icons-react'
import { type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { WrittenNewsletter } from '../../api/records.ts'
import { LinkButton } from '../../ui/link-button.tsx'
import { Notice } from '../../ui/states/notice.tsx'
import type { ThemeChoice } from './arranging-steps.ts'
import { ArticleFields } from './article-fields.tsx'
import { ArticleHandle } from './article-handle.tsx'
import { ArticleList } from './article-list.tsx'
import { DeskMail, type ShownAs, type ShownMail } from './desk-mail.tsx'
import classes from './editor.module.css'
import type { Place } from './editor.queries.ts'
import { EditorBar } from './editor-bar.tsx'
import { LetterHead } from './letter-head.tsx'
import { ReceivedArticle } from './received-article.tsx'
import { ThemeDialog } from './theme-choice.tsx'
import { useDesk } from './use-desk.ts'
import { useTemplateName } from './use-template-name.ts'
import { useVariables } from './use-variables.ts'

interface Props {
  place: Place
  newsletter: WrittenNewsletter
  onSaved: () => void
  mail: (shown: ShownMail) => ReactNode
  readers: (shown: ShownAs) => ReactNode
}

/** Left what it is made of, in the middle the mail, right the fields of what is chosen. */
export function Desk({ place, newsletter, onSaved, mail, readers }: Props) {
  const { t } = useTranslation(['editor'])
  const nameOf = useTemplateName()
  const { theme } = newsletter
  const isEditable = newsletter.isEditable && !newsletter.isContentFixed
  const [isDressing, setDressing] = useState(false)
  const { wanted, chosen, template, writing, arranging, again, acts, by } = useDesk(place, newsletter, onSaved)
  const variables = useVariables(place)
  const dress = (choice: ThemeChoice) => {
    setDressing(false)
    void arranging.dress(choice).catch(() => undefined)
  }
  const handle = chosen && template && isEditable && (
    <ArticleHandle
      name={nameOf(template)}
      onUp={by(-1)}
      onDown={by(1)}
      onCopy={() => acts.copy(chosen.id)}
      onRemove={() => acts.remove(chosen.id, nameOf(template))}
    />
  )
  return (
    <>
      <EditorBar {...{ newsletter, writing, isEditable }} {...again} />
      <aside className={classes.left} aria-label={t('editor:parts')}>
        <LetterHead
          {...{ writing, variables, isEditable }}
          maySubject={newsletter.isEditable && !newsletter.isSubjectFixed}
        />
        {newsletter.isContentFixed && (
          <Notice kind="refusal" quiet title={t('editor:received.fixed', { from: newsletter.from ?? '' })} />
        )}
        <div className={classes.listHead}>
          <h2>{t('editor:articles')}</h2>
          {isEditable && (theme || newsletter.hasOwnHtml) && (
            <LinkButton onClick={() => setDressing(true)}>
              <IconPalette size={14} stroke={1.6} aria-hidden /> {theme?.name ?? t('editor:chooseTheme')}
            </LinkButton>
          )}
        </div>
        <ArticleList newsletter={{ ...newsletter, isEditable }} chosen={wanted} acts={acts} />
        <NotArranged error={arranging.error} />
        {!newsletter.hasOwnHtml && (
          <p className={classes.foot}>
            <IconLock size={16} stroke={1.6} aria-hidden /> {t('editor:withTheme')}
          </p>
        )}
      </aside>
      <DeskMail
        newsletter={newsletter}
        chosen={wanted}
        onChoose={acts.choose}
        onDress={dress}
        {...{ handle, mail, readers }}
      />
      <aside className={classes.right} aria-label={t('editor:fields')}>
        {chosen && template ? (
          <ArticleFields
            {...{ template, writing, variables, isEditable }}
            article={chosen}
            received={
              <ReceivedArticle
                key={chosen.id}
                {...{ place, template, isEditable, onSaved }}
                article={chosen}
                from={newsletter.from ?? ''}
              />
            }
          />
        ) : (
          <p className={classes.hint}>{t(newsletter.hasOwnHtml ? 'editor:ownHtml' : 'editor:chooseOne')}</p>
        )}
      </aside>
      {isDressing && <ThemeDialog newsletter={newsletter} onChoose={dress} onClose={() => setDressing(false)} />}
    </>
  )
}

function NotArranged({ error }: { error: Error | null }) {
  const { t } = useTranslation(['editor'])
  if (!error) return null
  return (
    <Notice kind="bad" title={t('editor:notDone.title')} text={t('editor:notDone.text')} error={error} isUnexplained />
  )
}
