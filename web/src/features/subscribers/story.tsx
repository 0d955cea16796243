import { IconClick, IconEye, IconMail, IconMailX, IconPencil, IconTransfer, IconUserPlus } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Happening } from '../../api/records.ts'
import { useAccount } from '../../api/use-account.ts'
import { LinkButton } from '../../ui/link-button.tsx'
import { Failure } from '../../ui/states/failure.tsx'
import { SkeletonRows } from '../../ui/table/skeleton-rows.tsx'
import { useTimes } from '../../ui/use-times.ts'
import { storyQuery } from './person.queries.ts'
import classes from './story.module.css'
import { hasArrived } from './story.rules.ts'
import { useTold } from './use-told.ts'

const atFirst = 12

const icons = {
  mail: IconMail,
  opened: IconEye,
  clicked: IconClick,
  state: IconTransfer,
  created: IconUserPlus,
  changed: IconPencil,
}

/** What happened, the newest first: mails, reading, changes, each with who did it. */
export function Story({ id, nameOfChannel }: { id: number; nameOfChannel: (id: number) => string }) {
  const { t } = useTranslation(['person'])
  const { account } = useAccount()
  const { data, error, refetch } = useQuery(storyQuery({ accountId: account.id, id }))
  const [all, setAll] = useState(false)
  const times = useTimes(account.timeZone)
  const told = useTold(nameOfChannel)
  if (error) return <Failure error={error} title={t('person:storyNotLoaded')} onRetry={() => void refetch()} />
  if (!data) return <SkeletonRows columns={2} />
  const shown = all ? data : data.slice(0, atFirst)
  return (
    <>
      <ol className={classes.story}>
        {shown.map((happening, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: nothing else tells two things of one second apart
          <li key={`${happening.at} ${happening.kind} ${i}`}>
            <Sign happening={happening} />
            <time dateTime={`${happening.at.replace(' ', 'T')}Z`} title={times.moment(happening.at)}>
              {times.recentDay(happening.at)}
            </time>
            <span>{told(happening)}</span>
          </li>
        ))}
      </ol>
      {data.length > shown.length && (
        <LinkButton onClick={() => setAll(true)}>{t('person:more', { count: data.length - shown.length })}</LinkButton>
      )}
    </>
  )
}

function Sign({ happening }: { happening: Happening }) {
  const isFailed = happening.kind === 'mail' && hasArrived(happening.state) === false
  const Icon = isFailed ? IconMailX : icons[happening.kind]
  return (
    <span className={classes.sign} data-kind={isFailed ? 'failed' : happening.kind}>
      <Icon size={14} stroke={1.6} aria-hidden />
    </span>
  )
}
