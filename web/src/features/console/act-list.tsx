import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import type { ActOfOperator } from '../../api/console-records.ts'
import { knownActs } from './acts.rules.ts'
import classes from './console.module.css'
import { operatorsQuery } from './console.queries.ts'
import { ConsoleLink } from './console-link.tsx'
import { useOwnTimes } from './use-own-times.ts'

/** Who did what, and where. */
export function ActList({ acts }: { acts: readonly ActOfOperator[] }) {
  const { t } = useTranslation(['console'])
  const { short } = useOwnTimes()
  const { data: operators = [] } = useQuery(operatorsQuery)
  const nameOf = (actor: string) => {
    const id = Number(actor.split(':')[1] ?? Number.NaN)
    if (Number.isNaN(id)) return t('console:acts.commandLine')
    return operators.find((operator) => operator.id === id)?.name ?? t('console:acts.operator', { id })
  }
  const wordsOf = (act: string) => {
    const known = knownActs.find((each) => each === act)
    return known ? t(`console:act.${known}`) : <code>{act}</code>
  }
  return (
    <ul className={classes.list}>
      {acts.map(({ accountId, accountName, sequence, at, actor, act, changes }) => (
        <li key={`${accountId} ${sequence}`}>
          <span>
            <strong>{nameOf(actor)}</strong> {wordsOf(act)}
            {accountName !== null && (
              <>
                {' '}
                · <ConsoleLink to={`/accounts/${accountId}`}>{accountName}</ConsoleLink>
              </>
            )}
            {typeof changes.reason?.[1] === 'string' && <> · {changes.reason[1]}</>}
          </span>
          <span className={classes.quiet}>{short(at)}</span>
        </li>
      ))}
    </ul>
  )
}
