import { NativeSelect, Textarea } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { MailingDetail, StandingMailing } from '../../api/records.ts'
import { Radio } from '../../ui/form/radio.ts'
import { ChangeDialog } from './change-dialog.tsx'
import classes from './mailing.module.css'

interface Props {
  mailing: MailingDetail
  standing: StandingMailing
  onClose: () => void
}

const hours = Array.from({ length: 24 }, (_, hour) => ({
  value: String(hour),
  label: `${String(hour).padStart(2, '0')}:00`,
}))

/** The hour of birthdays; whom a trigger may reach, and why. */
export function OccasionDialog({ mailing, standing, onClose }: Props) {
  const { t } = useTranslation(['mailings'])
  const [hour, setHour] = useState(standing.birthdayHour)
  const [purpose, setPurpose] = useState(standing.purpose)
  const [reason, setReason] = useState(standing.purposeReason ?? '')
  const purposeReason = purpose === 'transactional' ? reason.trim() : null
  const changes = {
    ...(hour !== standing.birthdayHour && { birthdayHour: hour }),
    ...(purposeReason !== standing.purposeReason && { purposeReason }),
  }
  const labels = { birthdayHour: t('mailings:occasion.hour'), purposeReason: t('mailings:occasion.reason') }
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
        ) : (
          <>
            <Radio.Group
              value={purpose}
              onChange={(value) => setPurpose(value as typeof purpose)}
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
                label={labels.purposeReason}
                description={t('mailings:occasion.reasonHint')}
                value={reason}
                onChange={({ currentTarget }) => setReason(currentTarget.value)}
                error={faultOf('purposeReason')}
                maxLength={500}
                rows={3}
              />
            )}
          </>
        )
      }
    </ChangeDialog>
  )
}
