import { Table } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useParams } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import type { PersonShown } from '../../api/console-records.ts'
import { PageHead } from '../../ui/page-head.tsx'
import { SkeletonRows } from '../../ui/table/skeleton-rows.tsx'
import { usePageName } from '../../ui/use-page-name.ts'
import { channelName, languageName, nameOf } from '../subscribers/name.rules.ts'
import { StateMark } from '../subscribers/state-mark.tsx'
import { stateOf } from '../subscribers/status.rules.ts'
import classes from './console.module.css'
import { personQuery } from './console.queries.ts'
import { ConsoleLink } from './console-link.tsx'
import { Refused } from './refused.tsx'
import { useOwnTimes } from './use-own-times.ts'

/** One person, as far as it helps whoever asked for help. To look again is another look. */
export function PersonPage() {
  const { t } = useTranslation(['console'])
  const { accountId = '', personId = '' } = useParams({ strict: false }) as { accountId?: string; personId?: string }
  const { data: person, error } = useQuery(personQuery(Number(accountId), Number(personId)))
  usePageName(t('console:people.one'))
  return (
    <div className={classes.page}>
      <PageHead
        title={person?.email ?? t('console:people.one')}
        above={<ConsoleLink to={`/accounts/${accountId}/people`}>{t('console:people.title')}</ConsoleLink>}
      />
      <div className={classes.notices}>
        <Refused error={error} />
        {!person && !error && <SkeletonRows columns={2} />}
      </div>
      {person && (
        <>
          <Standings person={person} />
          <Facts person={person} />
        </>
      )}
    </div>
  )
}

/** In every channel they are or were in; without channels, in the one list there is. */
function Standings({ person }: { person: PersonShown }) {
  const { t, i18n } = useTranslation(['console', 'subscribers'])
  const { day } = useOwnTimes()
  const channels = person.channels?.data ?? []
  const places = channels.length > 0 ? channels : [{ ...person, translations: {} }]
  return (
    <Table className={classes.table}>
      <Table.Thead>
        <Table.Tr>
          <Table.Th>{t('console:person.channel')}</Table.Th>
          <Table.Th>{t('console:person.status')}</Table.Th>
          <Table.Th className={classes.large}>{t('console:person.optin')}</Table.Th>
          <Table.Th className={classes.large}>{t('console:person.optout')}</Table.Th>
        </Table.Tr>
      </Table.Thead>
      <Table.Tbody>
        {places.map((place) => (
          <Table.Tr key={place.id}>
            <Table.Td>{channels.length > 0 ? channelName(place, i18n.language) : t('subscribers:allMail')}</Table.Td>
            <Table.Td>
              <StateMark state={stateOf(place)} />
            </Table.Td>
            <Table.Td className={classes.large}>{place.optinAt ? day(place.optinAt) : '–'}</Table.Td>
            <Table.Td className={classes.large}>{place.optoutAt ? day(place.optoutAt) : '–'}</Table.Td>
          </Table.Tr>
        ))}
      </Table.Tbody>
    </Table>
  )
}

function Facts({ person }: { person: PersonShown }) {
  const { t, i18n } = useTranslation(['console'])
  const { day } = useOwnTimes()
  const facts = {
    name: [person.academicTitle, nameOf(person)].filter(Boolean).join(' '),
    city: person.city,
    language: person.languageIso && languageName(person.languageIso, i18n.language),
    created: day(person.createdAt),
    groups: person.groups?.data.map(({ name }) => name).join(', '),
  }
  return (
    <dl className={`${classes.facts} ${classes.ofPerson}`}>
      {(Object.keys(facts) as (keyof typeof facts)[]).map((name) => (
        <div key={name} className={classes.fact}>
          <dt>{t(`console:person.${name}`)}</dt>
          <dd>{facts[name] || '–'}</dd>
        </div>
      ))}
    </dl>
  )
}
