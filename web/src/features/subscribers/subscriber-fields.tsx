import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Subscriber } from '../../api/records.ts'
import { LinkButton } from '../../ui/link-button.tsx'
import { useTimes } from '../../ui/use-times.ts'
import { languageName } from './name.rules.ts'
import classes from './subscriber.module.css'

const texts = ['academicTitle', 'firstname', 'lastname', 'salutation', 'city', 'reference'] as const

/** What is known, in the order people read it; what is not known is said so, once. */
export function SubscriberFields({ person }: { person: Subscriber }) {
  const { t, i18n } = useTranslation(['subscribers'])
  const times = useTimes('UTC')
  const rows = [
    ...texts.map((name) => ({ name, value: person[name] })),
    { name: 'languageIso', value: person.languageIso && languageName(person.languageIso, i18n.language) },
    { name: 'birthday', value: person.birthday && times.longDay(`${person.birthday} 00:00:00`) },
    { name: 'gender', value: person.genderId && t(`subscribers:gender.${person.genderId}`) },
  ]
  const [all, setAll] = useState(false)
  const empty = rows.filter(({ value }) => !value)
  const groups = person.groups?.data ?? []
  return (
    <>
      <dl className={classes.fields}>
        {rows
          .filter(({ value }) => value || all)
          .map(({ name, value }) => (
            <div key={name} className={classes.field}>
              <dt>{t(`subscribers:field.${name}`)}</dt>
              <dd data-unknown={!value || undefined}>{value || t('subscribers:notSet')}</dd>
            </div>
          ))}
      </dl>
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
