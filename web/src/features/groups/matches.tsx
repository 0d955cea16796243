import { Button, Title } from '@mantine/core'
import { IconRefresh } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import type { Preview } from '../../api/records.ts'
import { useAccount } from '../../api/use-account.ts'
import { Face } from '../../ui/face.tsx'
import { LinkButton } from '../../ui/link-button.tsx'
import shared from './conditions.module.css'
import classes from './matches.module.css'
import { RefusedConditions } from './refused-conditions.tsx'
import type { Conditions } from './use-conditions.ts'

interface Props {
  conditions: Conditions
  nameOf: (person: Preview['sample'][number]) => string | null
  /** Where everybody of it is listed, once it is saved. */
  groupId: number | undefined
}

/** How many match, how that differs from what is kept, and some of them. */
export function Matches({ conditions, nameOf, groupId }: Props) {
  const { t, i18n } = useTranslation(['conditions'])
  const { counted, isCounting, error, editing, isDirty } = conditions
  if (error && !isCounting)
    return (
      <section>
        <RefusedConditions error={error} title={t('conditions:matches.notCounted')}>
          <Button onClick={conditions.countAgain}>{t('conditions:again')}</Button>
        </RefusedConditions>
      </section>
    )
  if (!counted)
    return (
      <section aria-label={t('conditions:matches.title')}>
        <p className={classes.said}>{t(isCounting ? 'conditions:matches.counting' : 'conditions:matches.none')}</p>
        {!isCounting && <p className={shared.quiet}>{t('conditions:matches.noneText')}</p>}
      </section>
    )
  const { people, unknown, recognises, change, seconds } = counted
  const took = new Intl.NumberFormat(i18n.language, { minimumFractionDigits: 1, maximumFractionDigits: 1 })
  return (
    <>
      <section aria-label={t('conditions:matches.title')} aria-live="polite" aria-busy={isCounting}>
        <p className={classes.figure} data-stale={isCounting || undefined}>
          {t('conditions:matches.figure', { count: people })}
        </p>
        <p className={classes.said}>
          {isCounting
            ? t('conditions:matches.counting')
            : t('conditions:matches.people', { count: people, seconds: took.format(Math.max(seconds, 0.1)) })}
        </p>
        {change && isDirty && (
          <p className={shared.quiet}>
            {t('conditions:matches.saved', { count: change.people })} {t('conditions:matches.change', { ...change })}
          </p>
        )}
        {editing.faults.size > 0 && <p className={shared.quiet}>{t('conditions:notCountedWithout')}</p>}
        {unknown > 0 && (
          <p className={shared.quiet}>
            {recognises
              ? t('conditions:matches.unknown', { count: unknown })
              : t('conditions:matches.recognisesNobody')}
          </p>
        )}
      </section>
      <Sample conditions={conditions} counted={counted} nameOf={nameOf} groupId={groupId} />
    </>
  )
}

const shown = 5

function Sample({ conditions, counted, nameOf, groupId }: Props & { counted: Preview }) {
  const { t } = useTranslation(['conditions'])
  const { account } = useAccount()
  const { sample, people } = counted
  if (people === 0) return null
  const last = sample.at(-1)?.id
  const isEnd = sample.length < shown
  return (
    <section>
      <div className={classes.titled}>
        <Title order={2}>{t(people > shown ? 'conditions:sample.five' : 'conditions:sample.few')}</Title>
        {people > shown && (
          <LinkButton onClick={() => conditions.showBelow(isEnd ? undefined : last)}>
            <IconRefresh size={14} stroke={1.6} aria-hidden />{' '}
            {t(isEnd ? 'conditions:sample.again' : 'conditions:sample.others')}
          </LinkButton>
        )}
      </div>
      {sample.length === 0 && <p className={shared.quiet}>{t('conditions:sample.nobody')}</p>}
      <ul className={classes.people}>
        {sample.map((person) => (
          <li key={person.id}>
            <Face name={nameOf(person) ?? person.email} size="sm" />
            <Link
              to="/accounts/$accountId/subscribers/$subscriberId"
              params={{ accountId: String(account.id), subscriberId: String(person.id) }}
            >
              <span className={classes.name}>{nameOf(person) ?? person.email}</span>
              {nameOf(person) && <span className={classes.address}>{person.email}</span>}
            </Link>
          </li>
        ))}
      </ul>
      {groupId !== undefined && !conditions.isDirty && people > shown && (
        <Link
          className={classes.everybody}
          to="/accounts/$accountId/subscribers"
          params={{ accountId: String(account.id) }}
          search={{ group: String(groupId) }}
        >
          {t('conditions:sample.everybody')}
        </Link>
      )}
    </section>
  )
}
