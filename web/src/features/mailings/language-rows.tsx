import { Menu } from '@mantine/core'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import type { MailingDetail } from '../../api/records.ts'
import { useAccount } from '../../api/use-account.ts'
import { LinkButton } from '../../ui/link-button.tsx'
import { say } from '../../ui/say.tsx'
import { useLanguageName } from '../../ui/use-language-name.ts'
import classes from './mailing.module.css'
import { addLanguage, mailingChoicesQuery, mailingsKey, removeLanguage, restoreLanguage } from './mailings.queries.ts'
import { RefusedMailing } from './refused-mailing.tsx'

interface Props {
  mailing: MailingDetail
  mayWrite: boolean
  /** Subject and HTML of a further language. */
  onChange: (mailingId: number) => void
}

/** What a mailing says in each of its languages. The buttons of the card are for the main one. */
export function LanguageRows({ mailing, mayWrite, onChange }: Props) {
  const { t } = useTranslation(['mailings'])
  const { account } = useAccount()
  const nameOf = useLanguageName()
  const { remove, error } = useLanguageActs(mailing)
  const params = (mailingId: number) => ({ accountId: String(account.id), mailingId: String(mailingId) })
  return (
    <>
      <ul className={classes.languages} aria-label={t('mailings:languages.title')}>
        {mailing.languages.map(({ mailingId, languageIso, subject }) => (
          <li key={mailingId}>
            <span className={classes.language}>{nameOf(languageIso)}</span>
            <strong data-missing={subject === '' || undefined}>{subject || t('mailings:content.noSubject')}</strong>
            {mailingId === mailing.id ? (
              <span className={classes.languageActs}>{t('mailings:languages.main')}</span>
            ) : (
              mayWrite && (
                <span className={`${classes.languageActs} ${classes.cardAct}`}>
                  <LinkButton
                    aria-label={t('mailings:languages.editName', { language: nameOf(languageIso) })}
                    onClick={() => onChange(mailingId)}
                  >
                    {t('mailings:languages.edit')}
                  </LinkButton>
                  <Link
                    to="/accounts/$accountId/mailings/$mailingId/edit"
                    params={params(mailingId)}
                    aria-label={t('mailings:languages.editorName', { language: nameOf(languageIso) })}
                  >
                    {t('mailings:languages.editor')}
                  </Link>
                  <LinkButton
                    aria-label={t('mailings:languages.removeName', { language: nameOf(languageIso) })}
                    onClick={() => remove({ mailingId, languageIso })}
                  >
                    {t('mailings:languages.remove')}
                  </LinkButton>
                </span>
              )
            )}
          </li>
        ))}
      </ul>
      {error && <RefusedMailing error={error} />}
    </>
  )
}

/** Those of the account that the mailing is not written in yet; nothing where there are none. */
export function AddLanguage({ mailing }: Pick<Props, 'mailing'>) {
  const { t } = useTranslation(['mailings'])
  const { account } = useAccount()
  const nameOf = useLanguageName()
  const { data: choices } = useQuery(mailingChoicesQuery(account.id))
  const { add, error } = useLanguageActs(mailing)
  const taken = mailing.languages.map(({ languageIso }) => languageIso)
  const free = (choices?.languages ?? []).filter((iso) => !taken.includes(iso))
  const isFixed = mailing.isSubjectFixed || mailing.isContentFixed
  if (free.length === 0 || isFixed) return null
  return (
    <>
      <Menu position="bottom-start" shadow="md">
        <Menu.Target>
          <LinkButton>{t('mailings:languages.add')}</LinkButton>
        </Menu.Target>
        <Menu.Dropdown>
          {free.map((iso) => (
            <Menu.Item key={iso} onClick={() => add(iso)}>
              {nameOf(iso)}
            </Menu.Item>
          ))}
        </Menu.Dropdown>
      </Menu>
      {error && <RefusedMailing error={error} />}
    </>
  )
}

function useLanguageActs({ id }: Pick<MailingDetail, 'id'>) {
  const { t } = useTranslation(['mailings'])
  const { account } = useAccount()
  const nameOf = useLanguageName()
  const queries = useQueryClient()
  const act = useMutation({
    mutationFn: (work: () => Promise<void>) => work(),
    onSettled: () => queries.invalidateQueries({ queryKey: mailingsKey(account.id) }),
  })
  return {
    error: act.error,
    add: (languageIso: string) =>
      act.mutate(async () => {
        await addLanguage(account.id, id, languageIso)
        say({ text: t('mailings:languages.added', { language: nameOf(languageIso) }) })
      }),
    remove: ({ mailingId, languageIso }: { mailingId: number; languageIso: string }) =>
      act.mutate(async () => {
        await removeLanguage(account.id, id, mailingId)
        say({
          text: t('mailings:languages.removed', { language: nameOf(languageIso) }),
          undo: {
            label: t('mailings:acts.undo'),
            run: () => act.mutate(() => restoreLanguage(account.id, id, mailingId)),
          },
        })
      }),
  }
}
