import { Button, Modal } from '@mantine/core'
import { useInfiniteQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { useAccount } from '../../api/use-account.ts'
import { Failure } from '../../ui/states/failure.tsx'
import { SkeletonRows } from '../../ui/table/skeleton-rows.tsx'
import classes from './mailing.module.css'
import { mailingsKey, type People, readPeople } from './mailings.queries.ts'

interface Props {
  title: string
  of: 'audience' | 'run/people'
  mailingId: number
  part: string
  onClose: () => void
}

/** Exactly the people behind a number. */
export function PeopleDialog({ title, of, mailingId, part, onClose }: Props) {
  const { t } = useTranslation(['mailings', 'ui'])
  const { account } = useAccount()
  const people = useInfiniteQuery({
    queryKey: [...mailingsKey(account.id), 'people', mailingId, of, part],
    initialPageParam: 0,
    queryFn: ({ pageParam, signal }) => readPeople(account.id, { id: mailingId, of, part, after: pageParam }, signal),
    getNextPageParam: ({ data, meta }: People) => (meta.hasMore ? data.at(-1)?.id : undefined),
  })
  const all = people.data?.pages.flatMap(({ data }) => data) ?? []
  const known = all.filter(({ email }) => email !== null)
  return (
    <Modal opened onClose={onClose} title={title} centered closeButtonProps={{ 'aria-label': t('ui:close') }}>
      {people.error ? (
        <Failure error={people.error} title={t('mailings:people.notLoaded')} onRetry={() => void people.refetch()} />
      ) : people.isPending ? (
        <SkeletonRows columns={1} />
      ) : all.length === 0 ? (
        <p className={classes.quiet}>{t('mailings:people.none')}</p>
      ) : (
        <ul className={classes.people} aria-label={t('mailings:people.list')}>
          {known.map(({ id, email, firstname, lastname, reason, reply }) => (
            <li key={id}>
              <Link
                to="/accounts/$accountId/subscribers/$subscriberId"
                params={{ accountId: String(account.id), subscriberId: String(id) }}
              >
                {email}
              </Link>
              <span>{[firstname, lastname].filter((part) => part !== null).join(' ')}</span>
              {(reply ?? reason) && <code>{reply ?? reason}</code>}
            </li>
          ))}
          {known.length < all.length && (
            <li className={classes.quiet}>{t('mailings:people.erased', { count: all.length - known.length })}</li>
          )}
        </ul>
      )}
      {people.hasNextPage && (
        <Button loading={people.isFetchingNextPage} onClick={() => void people.fetchNextPage()}>
          {t('mailings:people.more')}
        </Button>
      )}
    </Modal>
  )
}
