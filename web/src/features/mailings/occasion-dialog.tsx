import { NativeSelect, Textarea } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { MailingDetail, StandingMailing } from '../../api/records.ts'
import { Radio } from '../../ui/form/radio.ts'
import { useDraft } from '../../ui/form/use-draft.ts'
import { ChangeDialog } from './change-dialog.tsx'
import classes from './mailing.module.css'
import { type Welcome, WelcomeFields } from './welcome-fields.tsx'

interface Props {
  mailing: MailingDetail
  standing: StandingMailing
  onClose: () => void
}

const hours = Array.from({ length: 24 }, (_, hour) => ({
  value: String(hour),
  label: `${String(hour).padStart(2, '0')}:00`,
}))

/** The hour of birthdays; when somebody who joined is welcomed; whom a trigger may reach, and why. */
export function OccasionDialog({ mailing, standing, onClose }: Props) {
  const { t } = useTranslation(['mailings'])
  const [hour, setHour] = useState(standing.birthdayHour)
  const { welcomeDays, welcomesCreated } = standing
  const welcome = useDraft<Welcome>({ channelId: mailing.channelId, welcomeDays, welcomesCreated })
  const [purpose, setPurpose] = useState(standing.purpose)
  const [reason, setReason] = useState(standing.purposeReason ?? '')
  const purposeReason = purpose === 'transactional' ? reason.trim() : null
  const changes = {
    ...(hour !== standing.birthdayHour && { birthdayHour: hour }),
    ...welcome.changes,
    ...(purposeReason !== standing.purposeReason && { purposeReason }),
  }
  const labels = {
    birthdayHour: t('mailings:occasion.hour'),
    channelId: t('mailings:audience.channel'),
    welcomeDays: t('mailings:occasion.days'),
    welcomesCreated: t('mailings:occasion.created'),
    purposeReason: t('mailings:occasion.reason'),
  }
  return (
    <ChangeDialog {...{ mailing, changes, labels, onClose }} title={t('mailings:occasion.title')}>
      {(faultOf) =>
        mailing.type === 'birthday' ? (
          <NativeSelect
            label={labels.birthdayHour}
            description={t('mailings:occasion.hourHint')}
            value={String(hour)}
            onChange={({ currentTarget }) => setHour(Number(currentTarget.value))}
            data={hours}
          />
        ) : mailing.type === 'welcome' ? (
          <WelcomeFields
            value={welcome.value}
            faultOf={faultOf}
            onChange={(change) => {
              for (const [name, value] of Object.entries(change)) welcome.set(name as keyof Welcome, value as never)
            }}
          />
        ) : (
          <Purpose
            {...{ purpose, reason }}
            fault={faultOf('purposeReason')}
            onPurpose={setPurpose}
            onReason={setReason}
          />
        )
      }
    </ChangeDialog>
  )
}

interface PurposeProps {
  purpose: StandingMailing['purpose']
  reason: string
  fault: string | undefined
  onPurpose: (purpose: StandingMailing['purpose']) => void
  onReason: (reason: string) => void
}

function Purpose({ purpose, reason, fault, onPurpose, onReason }: PurposeProps) {
  const { t } = useTranslation(['mailings'])
  return (
    <>
      <Radio.Group
        value={purpose}
        onChange={(value) => onPurpose(value as typeof purpose)}
        aria-label={t('mailings:occasion.title')}
      >
        <div className={classes.choices}>
          {(['general', 'transactional'] as const).map((one) => (
            <Radio
              key={one}
              value={one}
              label={t(`mailings:occasion.${one}`)}
              description={t(`mailings:occasion.${one}Hint`)}
            />
          ))}
        </div>
      </Radio.Group>
      {purpose === 'transactional' && (
        <Textarea
          label={t('mailings:occasion.reason')}
          description={t('mailings:occasion.reasonHint')}
          value={reason}
          onChange={({ currentTarget }) => onReason(currentTarget.value)}
          error={fault}
          maxLength={500}
          rows={3}
        />
      )}
    </>
  )
}
