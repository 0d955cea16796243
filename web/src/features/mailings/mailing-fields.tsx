import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { MailingDetail, MailingFieldValue } from '../../api/records.ts'
import { useAccount } from '../../api/use-account.ts'
import { typedOf } from '../../ui/form/typed-value.rules.ts'
import { LinkButton } from '../../ui/link-button.tsx'
import { nameIn } from '../../ui/name-in.rules.ts'
import { fieldValuesQuery } from './field-values.queries.ts'
import classes from './mailing.module.css'
import { MailingFieldDialog } from './mailing-field-dialog.tsx'

interface Props {
  mailing: MailingDetail
  mayWrite: boolean
}

/** What this mailing says for the fields of mailings; without any there is nothing to say. */
export function MailingFields({ mailing, mayWrite }: Props) {
  const { t, i18n } = useTranslation(['mailings'])
  const { account } = useAccount()
  const { data: fields } = useQuery(fieldValuesQuery(account.id, mailing.id))
  const [chosen, setChosen] = useState<number | null>(null)
  const field = fields?.find(({ id }) => id === chosen)
  if (!fields || fields.length === 0) return null
  return (
    <>
      <dl className={classes.facts}>
        {fields.map((each) => {
          const name = nameIn(each.translations, i18n.language)
          return (
            <div key={each.id}>
              <dt>{name}</dt>
              <dd>
                <Shown field={each} />{' '}
                {mayWrite && !mailing.isContentFixed && (
                  <LinkButton onClick={() => setChosen(each.id)} aria-label={t('mailings:fields.changeOf', { name })}>
                    {t('mailings:fields.change')}
                  </LinkButton>
                )}
              </dd>
            </div>
          )
        })}
      </dl>
      {field && <MailingFieldDialog mailing={mailing} field={field} onClose={() => setChosen(null)} />}
    </>
  )
}

function Shown({ field: { value, isOwn } }: { field: MailingFieldValue }) {
  const { t } = useTranslation(['mailings', 'form'])
  const typed = typeof value === 'boolean' ? t(value ? 'form:value.yes' : 'form:value.no') : typedOf(value)
  return (
    <>
      <span>{typed.replaceAll('\n', ', ') || t('form:value.nothing')}</span>{' '}
      {!isOwn && <span className={classes.quiet}>{t('mailings:fields.isDefault')}</span>}
    </>
  )
}
