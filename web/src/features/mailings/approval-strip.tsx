import { Button } from '@mantine/core'
import { IconMessage } from '@tabler/icons-react'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { MailingDetail } from '../../api/records.ts'
import { useAccount } from '../../api/use-account.ts'
import { NoteDialog } from '../../ui/form/note-dialog.tsx'
import { say } from '../../ui/say.tsx'
import { Notice } from '../../ui/states/notice.tsx'
import { useTimes } from '../../ui/use-times.ts'
import classes from './mailing.module.css'
import { answerApproval, mailingsKey } from './mailings.queries.ts'
import { RefusedMailing } from './refused-mailing.tsx'

interface Props {
  mailing: MailingDetail
}

/** Who asks that it may leave, and the answer of somebody else; or what has become of it. */
export function ApprovalStrip({ mailing }: Props) {
  const { t } = useTranslation(['mailings'])
  const { account } = useAccount()
  const times = useTimes(account.timeZone)
  const { state, isOwn, askedBy, decidedBy, note, answer, plannedAt, askedAt } = mailing.approval
  if (mailing.state === 'planned' || state === 'none') return null
  const name = (who: typeof askedBy) => who?.name ?? t('mailings:approval.somebody')
  if (state === 'void') return <Notice kind="plain" quiet title={t('mailings:approval.void')} />
  if (state === 'sentBack')
    return (
      <Notice
        kind="warn"
        quiet
        title={t('mailings:approval.sentBack', { name: name(decidedBy) })}
        text={t('mailings:approval.quote', { note: answer })}
      />
    )
  if (state === 'approved') {
    const isLate = mailing.state === 'draft' && plannedAt !== null
    return isLate ? (
      <Notice
        kind="warn"
        quiet
        title={t('mailings:approval.late', { name: name(decidedBy), moment: times.moment(plannedAt) })}
      />
    ) : null
  }
  const count = mailing.audience.reached
  const when = plannedAt === null ? null : times.moment(plannedAt)
  return (
    <section className={classes.approval} aria-label={t('mailings:approval.title')}>
      <h2>
        {mailing.type !== 'standard'
          ? t('mailings:approval.wantsActive', { name: name(askedBy) })
          : when === null
            ? t('mailings:approval.wantsNow', { name: name(askedBy), count })
            : t('mailings:approval.wants', { name: name(askedBy), count, when })}
      </h2>
      <p className={classes.quiet}>{askedAt && t('mailings:approval.asked', { when: times.short(askedAt) })}</p>
      {note !== '' && (
        <p className={classes.asking}>
          <IconMessage size={18} stroke={1.6} aria-hidden />
          {t('mailings:approval.quote', { note })}
        </p>
      )}
      <Answers mailing={mailing} isOwn={isOwn} />
    </section>
  )
}

function Answers({ mailing, isOwn }: Props & { isOwn: boolean }) {
  const { t } = useTranslation(['mailings'])
  const { account } = useAccount()
  const [isNoting, setNoting] = useState(false)
  const answer = useAnswer(mailing, () => setNoting(false))
  if (!account.rights.includes('controlSending'))
    return <p className={classes.quiet}>{t('mailings:approval.others')}</p>
  return (
    <>
      {answer.error && !isNoting && <RefusedMailing error={answer.error} />}
      <div className={classes.answers}>
        {isOwn ? (
          <>
            <span className={classes.quiet}>{t('mailings:approval.own')}</span>
            <Button loading={answer.isPending} onClick={() => answer.mutate({ kind: 'withdrawal' })}>
              {t('mailings:approval.withdraw')}
            </Button>
          </>
        ) : (
          <>
            <Button onClick={() => setNoting(true)}>{t('mailings:approval.sendBack')}</Button>
            <Button variant="filled" loading={answer.isPending} onClick={() => answer.mutate({ kind: 'consent' })}>
              {mailing.type === 'standard'
                ? t('mailings:approval.approve', { count: mailing.audience.reached })
                : t('mailings:approval.approveActive')}
            </Button>
          </>
        )}
      </div>
      {isNoting && (
        <NoteDialog
          title={t('mailings:approval.sendBackTitle')}
          label={t('mailings:approval.sendBackLabel')}
          leave={t('mailings:card.leave')}
          go={t('mailings:approval.sendBackGo')}
          isPending={answer.isPending}
          onClose={() => setNoting(false)}
          onGo={(note) => answer.mutate({ kind: 'refusal', note })}
        >
          {answer.error && <RefusedMailing error={answer.error} />}
        </NoteDialog>
      )}
    </>
  )
}

const told = { consent: 'approved', refusal: 'sent', withdrawal: 'withdrawn' } as const

function useAnswer(mailing: MailingDetail, onDone: () => void) {
  const { t } = useTranslation(['mailings'])
  const { account } = useAccount()
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (answer: Parameters<typeof answerApproval>[2]) => answerApproval(account.id, mailing, answer),
    onSuccess: (_done, { kind }) => {
      onDone()
      say({ text: t(`mailings:approval.${told[kind]}`, { name: mailing.name }) })
    },
    onSettled: () => queries.invalidateQueries({ queryKey: mailingsKey(account.id) }),
  })
}
