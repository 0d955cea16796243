import { Button } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { MailingDetail } from '../../api/records.ts'
import { useAccount } from '../../api/use-account.ts'
import { Door } from '../../ui/door.tsx'
import type { PartKind } from '../../ui/equation.rules.ts'
import { Equation } from '../../ui/equation.tsx'
import { useTimes } from '../../ui/use-times.ts'
import { cardState } from './cards.rules.ts'
import type { CardProps } from './content-card.tsx'
import classes from './mailing.module.css'
import { MailingCard } from './mailing-card.tsx'
import { useChannelName } from './mailing-head.tsx'
import { PeopleDialog } from './people-dialog.tsx'

const parts = {
  reached: 'good',
  excluded: 'gone',
  suspended: 'gone',
  pending: 'waiting',
  archived: 'gone',
  outside: 'gone',
} as const satisfies Record<string, PartKind>
type AudiencePart = keyof typeof parts

export function AudienceCard({ mailing, mayWrite, onChange }: CardProps) {
  const { t } = useTranslation(['mailings'])
  const { account } = useAccount()
  const times = useTimes(account.timeZone)
  const [part, setPart] = useState<AudiencePart | null>(null)
  const { audience } = mailing
  const shown = partsOf(mailing).map((key) => ({
    key,
    name: t(`mailings:audience.part.${key}`),
    value: audience[key],
    kind: parts[key],
  }))
  return (
    <MailingCard
      id="audience"
      state={cardState(mailing, 'audience')}
      title={t('mailings:audience.title')}
      summary={
        mailing.lacksAudience
          ? t('mailings:audience.notChosen')
          : audience.reached === 0
            ? t('mailings:audience.nobody')
            : t('mailings:audience.summary', { count: audience.reached })
      }
      act={mayWrite && <Button onClick={onChange}>{t('mailings:card.change')}</Button>}
    >
      {!mailing.lacksAudience && (
        <>
          <Groups mailing={mailing} />
          <Equation
            sentence={t('mailings:audience.sentence', { ...audience })}
            name={t(`mailings:audience.total.${mailing.groups.length > 0 ? 'groups' : 'all'}`)}
            total={audience.everyone}
            parts={shown}
            open={(each, term) =>
              account.rights.includes('seePeople') && each.value > 0 ? (
                <Door onOpen={() => setPart(each.key)}>{term}</Door>
              ) : (
                term
              )
            }
          />
          <p className={classes.counted}>{t('mailings:audience.counted', { time: times.time(mailing.countedAt) })}</p>
        </>
      )}
      {part && (
        <PeopleDialog
          title={t(`mailings:audience.people.${part}`)}
          of="audience"
          mailingId={mailing.id}
          part={part}
          onClose={() => setPart(null)}
        />
      )}
    </MailingCard>
  )
}

/** Where no group is excluded nobody is in one, and everybody in a channel is in the channel. */
function partsOf({ groups, excludedGroups }: MailingDetail): AudiencePart[] {
  return (Object.keys(parts) as AudiencePart[]).filter(
    (part) => (part !== 'excluded' || excludedGroups.length > 0) && (part !== 'outside' || groups.length > 0),
  )
}

function Groups({ mailing }: { mailing: MailingDetail }) {
  const { t } = useTranslation(['mailings'])
  const channel = useChannelName(mailing.channelId)
  const { groups, excludedGroups } = mailing
  const chip = ({ id, name }: MailingDetail['groups'][number], isExcluded: boolean) => (
    <span key={id} className={classes.group} data-lost={name === null || undefined} data-out={isExcluded || undefined}>
      {name ?? t('mailings:audience.lost')}
    </span>
  )
  return (
    <p className={classes.groups}>
      {groups.length === 0 ? (
        <span>
          {channel === null ? t('mailings:audience.everybodyHere') : t('mailings:audience.everybody', { channel })}
        </span>
      ) : (
        <>
          <span>{t('mailings:audience.in')}</span>
          {groups.flatMap((group, i) => [
            ...(i > 0 ? [<span key={`or-${group.id}`}>{t('mailings:audience.or')}</span>] : []),
            chip(group, false),
          ])}
        </>
      )}
      {excludedGroups.length > 0 && <span>{t('mailings:audience.butNot')}</span>}
      {excludedGroups.map((group) => chip(group, true))}
    </p>
  )
}
