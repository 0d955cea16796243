import { Button } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import type { MailingDetail } from '../../api/records.ts'
import { useAccount } from '../../api/use-account.ts'
import { ButtonLink } from '../../ui/button-link.ts'
import { LinkButton } from '../../ui/link-button.tsx'
import { useLanguageName } from '../../ui/use-language-name.ts'
import { cardState } from './cards.rules.ts'
import { AddLanguage, LanguageRows } from './language-rows.tsx'
import classes from './mailing.module.css'
import { MailingCard } from './mailing-card.tsx'
import { MailingFields } from './mailing-fields.tsx'

export interface CardProps {
  mailing: MailingDetail
  mayWrite: boolean
  onChange: () => void
}

interface Several {
  onTrySubjects: () => void
  onChangeLanguage: (mailingId: number) => void
}

/** The subject stands here as long as it is the only one, or one for each language. */
export function ContentCard({
  mailing,
  mayWrite,
  onChange,
  onTrySubjects,
  onChangeLanguage,
}: CardProps & Partial<Several>) {
  const { t } = useTranslation(['mailings'])
  const { account } = useAccount()
  const isInSeveral = mailing.languages.length > 1
  return (
    <MailingCard
      id="content"
      state={cardState(mailing, 'content')}
      title={t('mailings:content.title')}
      summary={useSummary(mailing)}
      act={
        mayWrite && (
          <div className={classes.pair}>
            {!(mailing.isSubjectFixed && mailing.isContentFixed) && (
              <Button onClick={onChange}>{t('mailings:content.edit')}</Button>
            )}
            <ButtonLink
              component="a"
              to="/accounts/$accountId/mailings/$mailingId/edit"
              params={{ accountId: String(account.id), mailingId: String(mailing.id) }}
            >
              {t('mailings:content.editor')}
            </ButtonLink>
          </div>
        )
      }
    >
      {isInSeveral && <LanguageRows mailing={mailing} mayWrite={mayWrite} onChange={(id) => onChangeLanguage?.(id)} />}
      {mailing.subjectTest === null && !isInSeveral && (
        <dl className={classes.facts}>
          <div>
            <dt>{t('mailings:content.subject')}</dt>
            <dd>
              {mailing.subject === '' ? (
                <span className={classes.quiet}>{t('mailings:content.noSubject')}</span>
              ) : (
                <strong>{mailing.subject}</strong>
              )}
            </dd>
          </div>
        </dl>
      )}
      {mayWrite && onTrySubjects && mailing.subjectTest === null && (
        <div className={classes.several}>
          {!isInSeveral && <LinkButton onClick={onTrySubjects}>{t('mailings:subjects.open')}</LinkButton>}
          <AddLanguage mailing={mailing} />
        </div>
      )}
      <MailingFields mailing={mailing} mayWrite={mayWrite} />
      {mailing.articles.length > 0 && (
        <ul className={classes.chips}>
          {mailing.articles.map(({ id, name }) => (
            <li key={id}>{name}</li>
          ))}
        </ul>
      )}
    </MailingCard>
  )
}

function useSummary({ htmlBytes, articles, theme: own, layoutTheme, languageIso, languages }: MailingDetail): string {
  const { t } = useTranslation(['mailings'])
  const nameOf = useLanguageName()
  if (htmlBytes === 0) return t('mailings:content.none')
  const language =
    languages.length > 1 ? t('mailings:languages.count', { count: languages.length }) : nameOf(languageIso)
  const what =
    articles.length > 0 ? t('mailings:content.articles', { count: articles.length }) : t('mailings:content.whole')
  const theme = own ?? (articles.length > 0 ? layoutTheme : null)
  return theme
    ? t('mailings:content.withTheme', { theme: theme.name, what, language })
    : t('mailings:content.withoutTheme', { what, language })
}
