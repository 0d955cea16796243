import { FileButton, NativeSelect, Textarea, TextInput } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import type { MailingDetail } from '../../api/records.ts'
import { useAccount } from '../../api/use-account.ts'
import { useDraft } from '../../ui/form/use-draft.ts'
import { LinkButton } from '../../ui/link-button.tsx'
import { ChangeDialog } from './change-dialog.tsx'
import { mailingChoicesQuery } from './mailings.queries.ts'

interface Props {
  mailing: MailingDetail
  onClose: () => void
}

/** The subject, and HTML that was written elsewhere. */
export function ContentDialog({ mailing, onClose }: Props) {
  const { t, i18n } = useTranslation(['mailings'])
  const { account } = useAccount()
  const { data: choices } = useQuery(mailingChoicesQuery(account.id))
  const { subject, languageIso, theme } = mailing
  const draft = useDraft({ subject, languageIso, themeId: theme?.id ?? null, html: '' })
  const names = new Intl.DisplayNames([i18n.language], { type: 'language' })
  const languages = [...new Set([languageIso, ...(choices?.languages ?? [])])]
  const labels = {
    subject: t('mailings:content.subject'),
    themeId: t('mailings:content.theme'),
    html: t('mailings:content.html'),
    languageIso: t('mailings:content.language'),
  }
  return (
    <ChangeDialog
      mailing={mailing}
      title={t('mailings:content.dialog')}
      changes={draft.changes}
      labels={labels}
      onClose={onClose}
    >
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
              <NativeSelect
                label={labels.languageIso}
                value={draft.value.languageIso}
                onChange={({ currentTarget }) => draft.set('languageIso', currentTarget.value)}
                data={languages.map((iso) => ({ value: iso, label: names.of(iso) ?? iso }))}
              />
              <NativeSelect
                label={labels.themeId}
                value={draft.value.themeId ?? ''}
                onChange={({ currentTarget }) => draft.set('themeId', Number(currentTarget.value) || null)}
                data={[
                  { value: '', label: t('mailings:content.noTheme') },
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
