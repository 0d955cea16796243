import { FileButton, NativeSelect, Textarea, TextInput } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import type { MailingDetail } from '../../api/records.ts'
import { useAccount } from '../../api/use-account.ts'
import { useDraft } from '../../ui/form/use-draft.ts'
import { LinkButton } from '../../ui/link-button.tsx'
import { useLanguageName } from '../../ui/use-language-name.ts'
import { ChangeDialog } from './change-dialog.tsx'
import { mailingChoicesQuery, mailingQuery } from './mailings.queries.ts'

interface Props {
  mailing: MailingDetail
  onClose: () => void
}

/** What a mailing says in one of its languages. */
export function ContentIn({ mailing, languageId, onClose }: Props & { languageId: number }) {
  const { account } = useAccount()
  const isMain = languageId === mailing.id
  const { data } = useQuery({ ...mailingQuery(account.id, languageId), enabled: !isMain })
  const written = isMain ? mailing : data
  return written ? <ContentDialog mailing={written} onClose={onClose} /> : null
}

/** The subject, and HTML that was written elsewhere. */
export function ContentDialog({ mailing, onClose }: Props) {
  const { t } = useTranslation(['mailings'])
  const { account } = useAccount()
  const { data: choices } = useQuery(mailingChoicesQuery(account.id))
  const { subject, languageIso, theme, layoutTheme } = mailing
  const draft = useDraft({ subject, languageIso, themeId: theme?.id ?? null, html: '' })
  const labels = {
    subject: t('mailings:content.subject'),
    themeId: t('mailings:content.theme'),
    html: t('mailings:content.html'),
    languageIso: t('mailings:content.language'),
  }
  return (
    <ChangeDialog mailing={mailing} title={useTitle(mailing)} changes={draft.changes} labels={labels} onClose={onClose}>
      {(faultOf) => (
        <>
          <TextInput
            label={labels.subject}
            value={draft.value.subject}
            onChange={({ currentTarget }) => draft.set('subject', currentTarget.value)}
            readOnly={mailing.isSubjectFixed}
            error={faultOf('subject')}
            maxLength={500}
            autoComplete="off"
            data-autofocus
          />
          {!mailing.isContentFixed && (
            <>
              {mailing.versionOf === null && (
                <LanguageField
                  {...{ mailing, label: labels.languageIso, offered: choices?.languages ?? [] }}
                  value={draft.value.languageIso}
                  onChange={(iso) => draft.set('languageIso', iso)}
                />
              )}
              <NativeSelect
                label={labels.themeId}
                value={draft.value.themeId ?? ''}
                onChange={({ currentTarget }) => draft.set('themeId', Number(currentTarget.value) || null)}
                data={[
                  {
                    value: '',
                    label: layoutTheme
                      ? t('mailings:content.layoutTheme', { theme: layoutTheme.name })
                      : t('mailings:content.noTheme'),
                  },
                  ...(choices?.themes ?? []).map(({ id, name }) => ({ value: String(id), label: name })),
                ]}
              />
              <HtmlField
                value={draft.value.html}
                fault={faultOf('html')}
                onChange={(html) => draft.set('html', html)}
              />
            </>
          )}
        </>
      )}
    </ChangeDialog>
  )
}

function useTitle({ versionOf, languageIso }: MailingDetail): string {
  const { t } = useTranslation(['mailings'])
  const nameOf = useLanguageName()
  return versionOf === null
    ? t('mailings:content.dialog')
    : t('mailings:languages.dialog', { language: nameOf(languageIso) })
}

interface LanguageProps {
  mailing: MailingDetail
  label: string
  offered: readonly string[]
  value: string
  onChange: (languageIso: string) => void
}

/** What the mailing says in another language already is no choice for its main one. */
function LanguageField({ mailing, label, offered, value, onChange }: LanguageProps) {
  const nameOf = useLanguageName()
  const others = mailing.languages.filter(({ mailingId }) => mailingId !== mailing.id).map((one) => one.languageIso)
  const free = [...new Set([mailing.languageIso, ...offered])].filter((iso) => !others.includes(iso))
  return (
    <NativeSelect
      label={label}
      value={value}
      onChange={({ currentTarget }) => onChange(currentTarget.value)}
      data={free.map((iso) => ({ value: iso, label: nameOf(iso) }))}
    />
  )
}

interface HtmlProps {
  value: string
  fault: string | undefined
  onChange: (html: string) => void
}

function HtmlField({ value, fault, onChange }: HtmlProps) {
  const { t } = useTranslation(['mailings'])
  return (
    <>
      <Textarea
        label={t('mailings:content.html')}
        description={t('mailings:content.htmlHint')}
        value={value}
        onChange={({ currentTarget }) => onChange(currentTarget.value)}
        error={fault}
        rows={10}
        ff="monospace"
        spellCheck={false}
      />
      <FileButton accept="text/html,.html,.htm" onChange={(file) => void file?.text().then(onChange)}>
        {(props) => <LinkButton {...props}>{t('mailings:content.file')}</LinkButton>}
      </FileButton>
    </>
  )
}
