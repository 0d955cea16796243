import { Checkbox, NativeSelect } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { choicesQuery } from '../../api/choices.ts'
import { useAccount } from '../../api/use-account.ts'
import { Switch } from '../../ui/form/switch.ts'
import type { Draft } from '../../ui/form/use-draft.ts'
import { nameIn } from '../../ui/name-in.rules.ts'
import classes from './api-keys.module.css'
import type { KeyChoice } from './api-keys.queries.ts'
import { legalBases } from './key.rules.ts'

/** What counts when a call does not say. */
export function KeyDefaults({ draft: { value, set } }: { draft: Draft<KeyChoice> }) {
  const { t, i18n } = useTranslation(['apiKeys'])
  const { account } = useAccount()
  const { data: choices } = useQuery(choicesQuery(account.id))
  const mailings = choices?.optinMailings ?? []
  const channels = choices?.hasChannels ? choices.channels : []
  const tick = (id: number) => {
    const others = value.defaultChannelIds.filter((other) => other !== id)
    const isThere = others.length < value.defaultChannelIds.length
    set('defaultChannelIds', isThere ? others : [...others, id].sort((one, other) => one - other))
  }
  return (
    <div className={classes.defaults}>
      <NativeSelect
        label={t('apiKeys:optinMailing.label')}
        description={t('apiKeys:optinMailing.hint')}
        value={value.defaultOptinMailingId ?? ''}
        onChange={({ currentTarget }) => set('defaultOptinMailingId', Number(currentTarget.value) || null)}
        data={[
          { value: '', label: t('apiKeys:optinMailing.none') },
          ...mailings.map(({ id, name, isActive }) => ({
            value: String(id),
            label: isActive ? name : t('apiKeys:optinMailing.inactive', { name }),
          })),
        ]}
      />
      {channels.length > 0 && (
        <fieldset className={classes.channels}>
          <legend>{t('apiKeys:channels')}</legend>
          {channels.map((channel) => (
            <Checkbox
              key={channel.id}
              label={nameIn(channel.translations, i18n.language)}
              checked={value.defaultChannelIds.includes(channel.id)}
              onChange={() => tick(channel.id)}
            />
          ))}
        </fieldset>
      )}
      <NativeSelect
        label={t('apiKeys:basis.label')}
        description={t('apiKeys:basis.hint')}
        value={value.defaultLegalBasis}
        onChange={({ currentTarget }) =>
          set('defaultLegalBasis', currentTarget.value as KeyChoice['defaultLegalBasis'])
        }
        data={legalBases.map((basis) => ({ value: basis, label: t(`apiKeys:basis.${basis}`) }))}
      />
      <Switch
        label={t('apiKeys:defer.label')}
        description={t('apiKeys:defer.hint')}
        checked={value.deferUnconfirmedData}
        onChange={({ currentTarget }) => set('deferUnconfirmedData', currentTarget.checked)}
      />
    </div>
  )
}
