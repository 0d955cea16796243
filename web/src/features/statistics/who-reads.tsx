import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { Readers } from '../../api/records.ts'
import { useAccount } from '../../api/use-account.ts'
import { Equation } from '../../ui/equation.tsx'
import { Failure } from '../../ui/states/failure.tsx'
import { SkeletonRows } from '../../ui/table/skeleton-rows.tsx'
import { Section } from './section.tsx'
import classes from './statistics.module.css'
import { readersQuery } from './statistics.queries.ts'
import { type ReadingPart, readingPartsOf } from './who-reads.rules.ts'

/** Who of those who receive a channel still reads, each part a door to a group of exactly its people. */
export function WhoReads({ channel }: { channel: number | undefined }) {
  const { t } = useTranslation(['statistics'])
  const { account } = useAccount()
  const { data, error, refetch } = useQuery(readersQuery(account.id, channel))
  if (data?.ready === 0) return null
  return (
    <Section name={t('statistics:readers.title')} tools={data && <QuietPeople readers={data} />}>
      {error ? (
        <Failure error={error} title={t('statistics:readers.notCounted')} onRetry={() => void refetch()} />
      ) : data ? (
        <Reading readers={data} />
      ) : (
        <div role="status" aria-label={t('statistics:readers.counting')}>
          <SkeletonRows columns={3} />
        </div>
      )}
    </Section>
  )
}

function Reading({ readers }: { readers: Readers }) {
  const { t } = useTranslation(['statistics'])
  const { ready, unknown } = readers
  if (unknown === ready) return <p className={classes.note}>{t('statistics:readers.nobody')}</p>
  return (
    <>
      <Equation
        sentence={t('statistics:readers.sentence', { count: ready })}
        name={t('statistics:readers.ready')}
        total={ready}
        parts={readingPartsOf(readers).map((part) => ({
          ...part,
          name: t(`statistics:readers.${part.of}`, { ...part }),
        }))}
        open={(part, shown) => <GroupOf part={part}>{shown}</GroupOf>}
      />
      <p className={classes.note}>
        {t('statistics:readers.note')}{' '}
        {unknown > 0 && t('statistics:readers.hidden', { share: (unknown / ready) * 100 })}
      </p>
    </>
  )
}

/** Those who read nothing for longest, whom one may want to ask or to let go. */
function QuietPeople({ readers }: { readers: Readers }) {
  const { t } = useTranslation(['statistics'])
  const quiet = readingPartsOf(readers).find(({ of, value }) => of === 'last' && value > 0)
  if (!quiet || readers.unknown === readers.ready) return null
  return (
    <GroupOf part={quiet} isLine>
      {t('statistics:readers.quiet', { count: quiet.value })}
    </GroupOf>
  )
}

interface GroupOfProps {
  part: ReadingPart
  /** A line of its own, which is not there where no group can be made. */
  isLine?: boolean
  children: ReactNode
}

function GroupOf({ part, isLine, children }: GroupOfProps) {
  const { t } = useTranslation(['statistics'])
  const { account } = useAccount()
  const mayMake = account.rights.includes('seePeople') && account.rights.includes('changeGroups')
  if (!mayMake || part.of === 'unknown' || part.value === 0) return isLine ? null : children
  return (
    <Link
      className={isLine ? undefined : classes.door}
      to="/accounts/$accountId/groups/new"
      params={{ accountId: String(account.id) }}
      search={{ name: t(`statistics:readers.groupName.${part.of}`, { ...part }) }}
      state={{ conditions: part.conditions }}
    >
      {children}
    </Link>
  )
}
