import { NativeSelect } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import type { Channel, SettingsChoices } from '../../api/records.ts'
import type { Draft } from '../../ui/form/use-draft.ts'
import type { ChannelForm } from './channel.rules.ts'
import { ChannelCard } from './channel-card.tsx'
import classes from './channels.module.css'

interface Props {
  type: 'optin' | 'optout'
  draft: Draft<ChannelForm>
  choices: SettingsChoices
  channel: Channel
}

const members = { optin: 'optinMailingId', optout: 'optoutMailingId' } as const
const fallbacks = { optin: 'fallbackOptinMailingId', optout: 'fallbackOptoutMailingId' } as const

/** The mail that goes with joining or leaving: one of its own, what the L-account handed down, or what is usual. */
export function MailingCard({ type, draft, choices, channel }: Props) {
  const { t } = useTranslation(['channels'])
  const member = members[type]
  const mailings = type === 'optin' ? choices.optinMailings : choices.optoutMailings
  const chosen = mailings.find(({ id }) => id === draft.value[member])
  const fallback = mailings.find(({ id, isActive }) => isActive && id === channel[fallbacks[type]])
  const fromAbove =
    fallback && t('channels:mailing.fromAbove', { account: channel.inheritedFrom?.name ?? '', name: fallback.name })
  return (
    <ChannelCard
      state={chosen?.isActive ? 'own' : 'usual'}
      title={t(`channels:mail.${type}.title`)}
      summary={chosen?.name ?? fromAbove ?? t(`channels:mail.${type}.usual`)}
    >
      <NativeSelect
        id={`field-${member}`}
        aria-label={t(`channels:mail.${type}.title`)}
        value={draft.value[member] ?? ''}
        onChange={({ currentTarget }) => draft.set(member, Number(currentTarget.value) || null)}
        data={[
          { value: '', label: fromAbove ?? t(`channels:mail.${type}.none`) },
          ...mailings.map(({ id, name, isActive }) => ({
            value: String(id),
            label: isActive ? name : t('channels:mailing.named', { name }),
          })),
        ]}
      />
      <p className={classes.hint}>
        {chosen && !chosen.isActive ? t('channels:mailing.notActive') : t(`channels:mail.${type}.text`)}
      </p>
    </ChannelCard>
  )
}
