import { Button } from '@mantine/core'
import { IconSend } from '@tabler/icons-react'
import { type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { MailingDetail, StandingMailing } from '../../api/records.ts'
import { useAccount } from '../../api/use-account.ts'
import { useKeys } from '../../ui/use-keys.ts'
import { useTimes } from '../../ui/use-times.ts'
import { ApprovalStrip } from './approval-strip.tsx'
import { AudienceCard } from './audience-card.tsx'
import { AudienceDialog } from './audience-dialog.tsx'
import { ChecksCard } from './checks-card.tsx'
import { ContentCard } from './content-card.tsx'
import { ContentDialog } from './content-dialog.tsx'
import { InboxAside } from './inbox-aside.tsx'
import classes from './mailing.module.css'
import { MailingHead } from './mailing-head.tsx'
import { OccasionCard } from './occasion-card.tsx'
import { OccasionDialog } from './occasion-dialog.tsx'
import { PlaceholdersCard } from './placeholders-card.tsx'
import { PlaceholdersDialog } from './placeholders-dialog.tsx'
import { ReceivedStrip } from './received-strip.tsx'
import { SenderCard } from './sender-card.tsx'
import { SenderDialog } from './sender-dialog.tsx'
import { StandingAct } from './standing-act.tsx'
import { TestDialog } from './test-dialog.tsx'
import { UnappliedStrip } from './unapplied-strip.tsx'

type OpenDialog = 'content' | 'audience' | 'sender' | 'occasion' | 'placeholders' | 'test'

interface Props {
  mailing: MailingDetail
  standing: StandingMailing
  mail: (mailingId: number) => ReactNode
  /** In an L-account, instead of a switch; null = this account sends it itself. */
  publishing: ReactNode
}

/** A mailing that events send: no time, but an occasion, and a switch. */
export function StandingCards({ mailing, standing, mail, publishing }: Props) {
  const { t } = useTranslation(['mailings'])
  const { account } = useAccount()
  const [dialog, setDialog] = useState<OpenDialog | null>(null)
  const close = () => setDialog(null)
  const open = (place: OpenDialog) => setDialog(place)
  const mayWrite = account.rights.includes('writeDrafts')
  const mayChoose = account.rights.includes('controlSending')
  const isActive = mailing.state === 'active'
  useKeys({ t: () => open('test'), ...(mayWrite && { 1: () => open('content'), 3: () => open('sender') }) })
  return (
    <>
      <MailingHead mailing={mailing} under={<Under mailing={mailing} standing={standing} />}>
        {account.rights.includes('sendTestsToUsers') && (
          <Button leftSection={<IconSend size={16} stroke={1.6} />} onClick={() => open('test')}>
            {t('mailings:test.open')}
          </Button>
        )}
      </MailingHead>
      <ApprovalStrip mailing={mailing} />
      <ReceivedStrip mailing={mailing} />
      {standing.hasChanges && <UnappliedStrip mailing={mailing} />}
      <p className={classes.small}>{t('mailings:readOnlySmall')}</p>
      <div className={classes.columns}>
        <div className={classes.cards}>
          <ContentCard mailing={mailing} mayWrite={mayWrite} onChange={() => open('content')} />
          {mailing.type === 'birthday' && publishing === null && (
            <AudienceCard mailing={mailing} mayWrite={mayWrite && !isActive} onChange={() => open('audience')} />
          )}
          <SenderCard mailing={mailing} mayWrite={mayWrite} onChange={() => open('sender')} />
          <OccasionCard
            {...{ mailing, standing }}
            mayWrite={mayChoose && !isActive}
            onChange={() => open('occasion')}
          />
          {mailing.type === 'trigger' && (
            <PlaceholdersCard {...{ mailing, standing, mayWrite }} onChange={() => open('placeholders')} />
          )}
          {publishing === null && (
            <ChecksCard
              mailing={mailing}
              mayWrite={mayWrite}
              onMend={(place) => place !== 'plan' && place !== 'subjects' && open(place)}
            />
          )}
        </div>
        <InboxAside mailing={mailing} mail={mail}>
          {publishing ?? <StandingAct mailing={mailing} standing={standing} />}
        </InboxAside>
      </div>
      {dialog === 'content' && <ContentDialog mailing={mailing} onClose={close} />}
      {dialog === 'audience' && <AudienceDialog mailing={mailing} onClose={close} />}
      {dialog === 'sender' && <SenderDialog mailing={mailing} onClose={close} />}
      {dialog === 'occasion' && <OccasionDialog mailing={mailing} standing={standing} onClose={close} />}
      {dialog === 'placeholders' && <PlaceholdersDialog mailing={mailing} standing={standing} onClose={close} />}
      {dialog === 'test' && <TestDialog mailing={mailing} onClose={close} />}
    </>
  )
}

function Under({ mailing, standing }: Omit<Props, 'mail' | 'publishing'>) {
  const { t } = useTranslation(['mailings'])
  const { account } = useAccount()
  const times = useTimes(account.timeZone)
  return (
    <>
      <span>{t(`mailings:type.${mailing.type}.name`)}</span>
      {standing.triggerType && <code>{standing.triggerType.key}</code>}
      <span>{t('mailings:under.edited', { when: times.short(mailing.updatedAt) })}</span>
    </>
  )
}
