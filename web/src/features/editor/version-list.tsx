import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import type { NewsletterVersion } from '../../api/records.ts'
import { useAccount } from '../../api/use-account.ts'
import shared from '../../ui/list-and-detail.module.css'
import { useTimes } from '../../ui/use-times.ts'
import classes from './versions.module.css'

interface Props {
  mailingId: number
  versions: NewsletterVersion[]
  chosen: number
  nameOf: (articleId: number) => string
}

/** Who saved what when, newest first. */
export function VersionList({ mailingId, versions, chosen, nameOf }: Props) {
  const { t, i18n } = useTranslation(['versions'])
  const { account } = useAccount()
  const times = useTimes(account.timeZone)
  const list = new Intl.ListFormat(i18n.language)
  const said = (changes: readonly string[]) =>
    list.format(
      changes.map((change) => {
        if (change.startsWith('article:')) return nameOf(Number(change.slice(8)))
        return t(`versions:change.${change as 'subject'}`)
      }),
    )
  return (
    <ol className={shared.list} reversed aria-label={t('versions:title')}>
      {versions.map(({ number, by, savedAt, changes }) => (
        <li key={number}>
          <Link
            className={shared.entry}
            aria-current={number === chosen || undefined}
            to="/accounts/$accountId/mailings/$mailingId/versions"
            params={{ accountId: String(account.id), mailingId: String(mailingId) }}
            search={{ version: number }}
          >
            <span className={classes.line}>
              <strong>{times.short(savedAt)}</strong>
              <span>{number}</span>
            </span>
            <span className={classes.who}>
              {number === versions.at(-1)?.number && changes.length === 0
                ? t('versions:start')
                : t('versions:saved', {
                    by: by ?? t('versions:somebody'),
                    what: said(changes) || t('versions:nothing'),
                  })}
            </span>
          </Link>
        </li>
      ))}
    </ol>
  )
}
