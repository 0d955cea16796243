import { Button } from '@mantine/core'
import { IconSend } from '@tabler/icons-react'
import { type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { MailingDetail } from '../../api/records.ts'
import { useAccount } from '../../api/use-account.ts'
import { Notice } from '../../ui/states/notice.tsx'
import { useKeys } from '../../ui/use-keys.ts'
import { useTimes } from '../../ui/use-times.ts'
import { ApprovalStrip } from './approval-strip.tsx'
import { AudienceCard } from './audience-card.tsx'
import { AudienceDialog } from './audience-dialog.tsx'
import { cardsToGo, isLocked } from './cards.rules.ts'
import { ChecksCard } from './checks-card.tsx'
import { ContentCard } from './content-card.tsx'
import { ContentIn } from './content-dialog.tsx'
import { InboxAside, PlanButton } from './inbox-aside.tsx'
import classes from './mailing.module.css'
import { MailingHead, useChannelName } from './mailing-head.tsx'
import { PlanDialog } from './plan-dialog.tsx'
import { ReceivedStrip } from './received-strip.tsx'
import { SenderCard } from './sender-card.tsx'
import { SenderDialog } from './sender-dialog.tsx'
import { SubjectCard } from './subject-card.tsx'
import { SubjectDialog } from './subject-dialog.tsx'
import { TestDialog } from './test-dialog.tsx'
import { TimeCard } from './time-card.tsx'

export type OpenDialog = 'content' | 'subjects' | 'audience' | 'sender' | 'plan' | 'test'

interface Props {
  mailing: MailingDetail
  mail: (mailingId: number) => ReactNode
  /** In an L-account, instead of a plan; null = this account sends it itself. */
  publishing: ReactNode
}

/** What a mailing says, to whom, from whom and when: five cards, and beside them the mail. */
export function MailingCards({ mailing, mail, publishing }: Props) {
  const { t } = useTranslation(['mailings'])
  const { account } = useAccount()
  const [dialog, setDialog] = useState<OpenDialog | null>(null)
  const [language, setLanguage] = useState(mailing.id)
  const close = () => setDialog(null)
  const open = (place: OpenDialog, languageId = mailing.id) => {
    setDialog(place)
    setLanguage(languageId)
  }
  const mayWrite = account.rights.includes('writeDrafts') && !isLocked(mailing.state)
  const isOurs = publishing === null
  const mayPlan = isOurs && account.rights.includes('controlSending')
  const isReady = cardsToGo(mailing).length === 0
  useKeys({
    ...(mayWrite && {
      1: () => open('content'),
      ...(isOurs && { 2: () => setDialog('audience') }),
      3: () => setDialog('sender'),
    }),
    ...(mayPlan && isReady && { 4: () => setDialog('plan'), p: () => setDialog('plan') }),
    5: () => document.getElementById('card-checks')?.focus(),
    t: () => setDialog('test'),
  })
  return (
    <>
      <MailingHead mailing={mailing} under={<Under mailing={mailing} />}>
        {account.rights.includes('sendTestsToUsers') && (
          <Button leftSection={<IconSend size={16} stroke={1.6} />} onClick={() => open('test')}>
            {t('mailings:test.open')}
          </Button>
        )}
      </MailingHead>
      {mailing.failureReason !== null && (
        <Notice
          kind="warn"
          quiet
          title={t('mailings:failure.title')}
          text={t(`mailings:failure.${mailing.failureReason}`)}
        />
      )}
      <ApprovalStrip mailing={mailing} />
      <ReceivedStrip mailing={mailing} />
      {mailing.state === 'planned' && <p className={classes.note}>{t('mailings:locked')}</p>}
      <p className={classes.small}>{t('mailings:readOnlySmall')}</p>
      <div className={classes.columns}>
        <div className={classes.cards}>
          <ContentCard
            mailing={mailing}
            mayWrite={mayWrite}
            onChange={() => open('content')}
            onTrySubjects={() => open('subjects')}
            onChangeLanguage={(languageId) => open('content', languageId)}
          />
          {mailing.subjectTest && (
            <SubjectCard
              mailing={mailing}
              test={mailing.subjectTest}
              mayWrite={mayWrite}
              onChange={() => open('subjects')}
            />
          )}
          {isOurs && <AudienceCard mailing={mailing} mayWrite={mayWrite} onChange={() => open('audience')} />}
          <SenderCard mailing={mailing} mayWrite={mayWrite} onChange={() => open('sender')} />
          {isOurs && <TimeCard mailing={mailing} onMove={() => open('plan')} />}
          {isOurs && <ChecksCard mailing={mailing} mayWrite={mayWrite} onMend={open} />}
        </div>
        <InboxAside mailing={mailing} mail={mail}>
          {publishing ?? <PlanButton mailing={mailing} onPlan={() => open('plan')} />}
        </InboxAside>
      </div>
      {dialog === 'content' && <ContentIn mailing={mailing} languageId={language} onClose={close} />}
      {dialog === 'subjects' && <SubjectDialog mailing={mailing} onClose={close} />}
      {dialog === 'audience' && <AudienceDialog mailing={mailing} onClose={close} />}
      {dialog === 'sender' && <SenderDialog mailing={mailing} onClose={close} />}
      {dialog === 'plan' && <PlanDialog mailing={mailing} onClose={close} />}
      {dialog === 'test' && <TestDialog mailing={mailing} onClose={close} />}
    </>
  )
}

function Under({ mailing }: { mailing: MailingDetail }) {
  const { t } = useTranslation(['mailings'])
  const { account } = useAccount()
  const times = useTimes(account.timeZone)
  const channel = useChannelName(mailing.channelId)
  const by = mailing.state === 'planned' ? mailing.plannedBy : mailing.changedBy
  const when = times.short(mailing.updatedAt)
  return (
    <>
      <span>
        {account.type === 'L'
          ? t('mailings:under.prepared')
          : channel === null
            ? t('mailings:under.standard')
            : t('mailings:under.standardIn', { channel })}
      </span>
      {by?.name && mailing.state === 'planned' ? (
        <span>{t('mailings:under.plannedBy', { name: by.name })}</span>
      ) : by?.name ? (
        <span>{t('mailings:under.editedBy', { name: by.name, when })}</span>
      ) : (
        <span>{t('mailings:under.edited', { when })}</span>
      )}
    </>
  )
}
