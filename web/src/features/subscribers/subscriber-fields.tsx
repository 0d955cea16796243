import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { LinkButton } from '../../ui/link-button.tsx'
import { EditableField } from './editable-field.tsx'
import { isEmpty, type KnownField, knownFields } from './field.rules.ts'
import classes from './subscriber.module.css'
import type { SubscriberDetail } from './subscribers.queries.ts'

/** What is known, in the order people read it; what is not known is behind one line. */
export function SubscriberFields({ detail }: { detail: SubscriberDetail }) {
  const { t } = useTranslation(['subscribers'])
  const [all, setAll] = useState(false)
  // What was empty when the page was opened stays in its place while it is filled in.
  const fields = knownFields(detail.data, detail.meta.fields)
  const empty = fields.filter(({ value }) => isEmpty(value))
  const shown = fields.filter(({ value }) => all || !isEmpty(value))
  const groups = detail.data.groups?.data ?? []
  return (
    <>
      <Fields detail={detail} fields={shown.filter(({ own }) => own === null)} />
      {shown.some(({ own }) => own !== null) && (
        <div className={classes.ownFields}>
          <Fields detail={detail} fields={shown.filter(({ own }) => own !== null)} />
        </div>
      )}
      {empty.length > 0 && !all && (
        <LinkButton onClick={() => setAll(true)}>{t('subscribers:emptyFields', { count: empty.length })}</LinkButton>
      )}
      {groups.length > 0 && (
        <>
          <h3 className={classes.groupsTitle}>{t('subscribers:groups')}</h3>
          <ul className={classes.groups}>
            {groups.map(({ id, name }) => (
              <li key={id}>{name}</li>
            ))}
          </ul>
        </>
      )}
    </>
  )
}

function Fields({ detail, fields }: { detail: SubscriberDetail; fields: readonly KnownField[] }) {
  return (
    <dl className={classes.fields}>
      {fields.map((field) => (
        <EditableField key={field.member} detail={detail} field={field} />
      ))}
    </dl>
  )
}
