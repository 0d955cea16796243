import { Button } from '@mantine/core'
import { IconUsers } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { useAccount } from '../api/use-account.ts'
import classes from './people-list.module.css'
import { Empty } from './states/empty.tsx'

export interface ListedPerson {
  key: string | number
  subscriberId: number
  /** Null = they were erased since. */
  email: string | null
  /** Beside the address, such as a day. */
  beside: string | null
}

interface Props {
  people: readonly ListedPerson[]
  /** Of whom nothing but their number is known. */
  notes?: readonly string[]
  /** The next page, where there is one. */
  more: { isLoading: boolean; onWanted: () => void } | null
}

/** Exactly those whom a number counts. */
export function PeopleList({ people, notes = [], more }: Props) {
  const { t } = useTranslation(['reports'])
  const { account } = useAccount()
  if (people.length + notes.length === 0)
    return <Empty icon={IconUsers} title={t('reports:behind.nobody')} text={t('reports:behind.nobodyText')} />
  return (
    <>
      <ul className={classes.people}>
        {people.map(({ key, subscriberId, email, beside }) => (
          <li key={key}>
            {email === null ? (
              <span className={classes.nameless}>{t('reports:behind.erasedOne')}</span>
            ) : (
              <Link
                to="/accounts/$accountId/subscribers/$subscriberId"
                params={{ accountId: String(account.id), subscriberId: String(subscriberId) }}
              >
                {email}
              </Link>
            )}
            {beside && <span>{beside}</span>}
          </li>
        ))}
        {notes.map((note) => (
          <li key={note}>{note}</li>
        ))}
      </ul>
      {more && (
        <Button loading={more.isLoading} onClick={more.onWanted}>
          {t('reports:behind.more')}
        </Button>
      )}
    </>
  )
}
