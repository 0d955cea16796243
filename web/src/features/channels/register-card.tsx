import { NativeSelect, TextInput } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { AccountPages, SettingsChoices, UnreachablePage } from '../../api/records.ts'
import { useFaultWords } from '../../ui/form/fault-words.ts'
import { FieldWarning } from '../../ui/form/field-warning.tsx'
import type { Draft } from '../../ui/form/use-draft.ts'
import { type ChannelForm, registerNames } from './channel.rules.ts'
import { ChannelCard } from './channel-card.tsx'
import classes from './channels.module.css'
import type { Usual } from './usual.ts'

interface Props {
  channelId: number
  draft: Draft<ChannelForm>
  choices: SettingsChoices
  /** What holds where the channel has nothing of its own. */
  ofAccount: AccountPages
  usual: Usual
  warnings: Partial<Record<string, UnreachablePage['reason']>>
  error: Error | null
}

const ownPage = 'page'

/** Where people sign up for the channel: by a form, on a page of the customer's own, or where the account says. */
export function RegisterCard({ channelId, draft, choices, ofAccount, usual, warnings, error }: Props) {
  const { t } = useTranslation(['channels', 'settings'])
  const faultOf = useFaultWords(error)
  const { registerFormId, registerUrl } = draft.value
  const [isPage, setPage] = useState(registerUrl !== null)
  const forms = choices.forms.filter(({ id, channelIds }) => id === registerFormId || channelIds.includes(channelId))
  const chosen = forms.find(({ id }) => id === registerFormId)
  const isOwn = registerNames.some((name) => draft.value[name] !== null)
  const choose = (value: string) => {
    setPage(value === ownPage)
    draft.set('registerFormId', Number(value) || null)
    if (value !== ownPage) draft.set('registerUrl', null)
  }
  return (
    <ChannelCard
      state={isOwn ? 'own' : 'usual'}
      title={t('channels:register.title')}
      summary={chosen?.name ?? registerUrl ?? usual.of(registerNames, t('channels:register.usual'))}
    >
      <NativeSelect
        id="field-registerFormId"
        label={t('channels:register.by')}
        value={isPage ? ownPage : (registerFormId ?? '')}
        onChange={({ currentTarget }) => choose(currentTarget.value)}
        data={[
          { value: '', label: usual.value('registerUrl', ofAccount.registerUrl ?? t('channels:register.oldest')) },
          ...forms.map(({ id, name, isOpen }) => ({
            value: String(id),
            label: t(isOpen ? 'channels:register.form' : 'channels:register.shut', { name }),
          })),
          { value: ownPage, label: t('channels:register.page') },
        ]}
      />
      {isPage && (
        <TextInput
          id="field-registerUrl"
          type="url"
          label={t('settings:pages.registerUrl.label')}
          value={registerUrl ?? ''}
          onChange={({ currentTarget }) => draft.set('registerUrl', currentTarget.value || null)}
          error={faultOf('registerUrl') && t('settings:pages.urlFault')}
          maxLength={2000}
          autoComplete="off"
        />
      )}
      {isPage && warnings.registerUrl && !('registerUrl' in draft.changes) && (
        <FieldWarning text={t(`settings:pages.unreachable.${warnings.registerUrl}`)} />
      )}
      <p className={classes.hint}>
        {t(chosen && !chosen.isOpen ? 'channels:register.isShut' : 'channels:register.text')}
      </p>
    </ChannelCard>
  )
}
