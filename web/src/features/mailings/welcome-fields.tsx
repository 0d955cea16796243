import { NativeSelect, NumberInput } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useAccount } from '../../api/use-account.ts'
import { Switch } from '../../ui/form/switch.ts'
import { nameIn } from '../../ui/name-in.rules.ts'
import { mailingChoicesQuery } from './mailings.queries.ts'

export interface Welcome {
  channelId: number
  welcomeDays: number
  welcomesCreated: boolean
}

interface Props {
  value: Welcome
  onChange: (change: Partial<Welcome>) => void
  faultOf: (field: string) => string | undefined
}

/** Who has joined what, how long ago, and by whose doing. */
export function WelcomeFields({ value, onChange, faultOf }: Props) {
  const { t, i18n } = useTranslation(['mailings'])
  const { account } = useAccount()
  const { data: choices } = useQuery(mailingChoicesQuery(account.id))
  return (
    <>
      {choices?.hasChannels && (
        <NativeSelect
          label={t('mailings:audience.channel')}
          value={value.channelId}
          onChange={({ currentTarget }) => onChange({ channelId: Number(currentTarget.value) })}
          data={choices.channels.map(({ id, translations }) => ({
            value: String(id),
            label: nameIn(translations, i18n.language),
          }))}
        />
      )}
      <NumberInput
        label={t('mailings:occasion.days')}
        description={t('mailings:occasion.daysHint')}
        value={value.welcomeDays}
        onChange={(days) => onChange({ welcomeDays: Number(days) })}
        error={faultOf('welcomeDays')}
        min={0}
        max={30}
        allowDecimal={false}
      />
      <Switch
        label={t('mailings:occasion.created')}
        description={t('mailings:occasion.createdHint')}
        checked={value.welcomesCreated}
        onChange={({ currentTarget }) => onChange({ welcomesCreated: currentTarget.checked })}
      />
    </>
  )
}
