import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import type { Channel, SettingsChoices } from '../../api/records.ts'
import { unreachableQuery } from '../../api/unreachable-pages.ts'
import { useAccount } from '../../api/use-account.ts'
import { ChangedMeanwhile, isConflict } from '../../ui/form/changed-meanwhile.tsx'
import { useFaultWords } from '../../ui/form/fault-words.ts'
import { RefusedSave } from '../../ui/form/refused-save.tsx'
import { SaveBar } from '../../ui/form/save-bar.tsx'
import { type Draft, useDraft } from '../../ui/form/use-draft.ts'
import { type ChannelForm, layoutNames, pageNames } from './channel.rules.ts'
import { ChannelCard } from './channel-card.tsx'
import { MailingCard } from './channel-mailings.tsx'
import { LayoutCard, PagesCard } from './channel-pages.tsx'
import classes from './channels.module.css'
import type { ChannelPages } from './channels.queries.ts'
import { NameFields } from './name-fields.tsx'
import { RegisterCard } from './register-card.tsx'
import { useSaveChannel } from './save-channel.ts'
import { useUsual } from './usual.ts'

interface Props {
  channel: Channel
  pages: ChannelPages
  choices: SettingsChoices
}

export function ChannelCards({ channel, pages, choices }: Props) {
  const labels = useLabels()
  const { translations, optinMailingId, optoutMailingId } = channel
  const draft = useDraft<ChannelForm>({ translations, optinMailingId, optoutMailingId, ...pages.data })
  const save = useSaveChannel({ channel, pages, draft })
  const { error } = save
  const { account } = useAccount()
  const { data: unreachable = [] } = useQuery(
    unreachableQuery(`/accounts/${account.id}/channels/${channel.id}/pages`, pages.data),
  )
  const warnings = Object.fromEntries(unreachable.map(({ setting, reason }) => [setting, reason]))
  const { account: ofAccount, inherited } = pages.meta
  const usual = useUsual({ inherited, above: channel.inheritedFrom?.name ?? '' })
  const ofPages = { draft, ofAccount, usual, warnings, error }
  return (
    <form
      noValidate
      className={classes.cards}
      onSubmit={(event) => {
        event.preventDefault()
        save.run()
      }}
    >
      {error && isConflict(error) ? (
        <ChangedMeanwhile error={error} labels={labels} onKeepMine={save.keepMine} onTakeTheirs={save.takeTheirs} />
      ) : (
        error && <RefusedSave error={error} labels={labels} />
      )}
      <NamesCard channel={channel} draft={draft} choices={choices} error={error} />
      <LayoutCard themes={choices.themes} {...ofPages} />
      <RegisterCard key={pages.meta.version} channelId={channel.id} choices={choices} {...ofPages} />
      <PagesCard {...ofPages} />
      <MailingCard type="optin" draft={draft} choices={choices} channel={channel} />
      <MailingCard type="optout" draft={draft} choices={choices} channel={channel} />
      <SaveBar
        changed={(Object.keys(draft.changes) as (keyof ChannelForm)[]).map((name) => labels[name])}
        isPending={save.isPending}
        onSave={save.run}
        onDiscard={save.takeTheirs}
      />
    </form>
  )
}

interface NamesProps extends Pick<Props, 'channel' | 'choices'> {
  draft: Draft<ChannelForm>
  error: Error | null
}

/** What the L-account keeps is read here, and changed there. */
function NamesCard({ channel, draft, choices, error }: NamesProps) {
  const { t, i18n } = useTranslation(['channels'])
  const faultOf = useFaultWords(error)
  const above = channel.inheritedFrom
  if (above === null)
    return (
      <ChannelCard state="own" title={t('channels:names.title')} summary={t('channels:names.own')}>
        <NameFields
          languages={choices.languages}
          mainLanguage={choices.defaultLanguageIso}
          value={draft.value.translations}
          onChange={(translations) => draft.set('translations', translations)}
          faultOf={faultOf}
        />
      </ChannelCard>
    )
  const languages = new Intl.DisplayNames([i18n.language], { type: 'language' })
  return (
    <ChannelCard
      state="kept"
      title={t('channels:names.title')}
      summary={t('channels:names.kept', { account: above.name })}
    >
      <dl className={classes.kept}>
        {Object.entries(channel.translations).map(([iso, { name, description }]) => (
          <div key={iso}>
            <dt>{languages.of(iso) ?? iso}</dt>
            <dd>
              <strong>{name}</strong> {description}
            </dd>
          </div>
        ))}
      </dl>
    </ChannelCard>
  )
}

function useLabels(): Record<keyof ChannelForm, string> {
  const { t } = useTranslation(['channels', 'settings'])
  const ofPages = [...layoutNames, ...pageNames].map((name) => [name, t(`settings:pages.${name}.label`)])
  return {
    ...(Object.fromEntries(ofPages) as Record<(typeof layoutNames)[number] | (typeof pageNames)[number], string>),
    translations: t('channels:names.title'),
    optinMailingId: t('channels:mail.optin.title'),
    optoutMailingId: t('channels:mail.optout.title'),
    optinConfirmMode: t('channels:pages.mode'),
    theme: t('settings:pages.theme.label'),
    registerFormId: t('channels:register.title'),
    registerUrl: t('settings:pages.registerUrl.label'),
  }
}
