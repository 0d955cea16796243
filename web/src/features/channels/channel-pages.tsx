import { NativeSelect, Textarea, TextInput } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import type { AccountPages, SettingsChoices, UnreachablePage } from '../../api/records.ts'
import { useFaultWords } from '../../ui/form/fault-words.ts'
import { FieldWarning } from '../../ui/form/field-warning.tsx'
import type { Draft } from '../../ui/form/use-draft.ts'
import { type ChannelForm, layoutNames, type PageName, pageNames } from './channel.rules.ts'
import { ChannelCard } from './channel-card.tsx'
import classes from './channels.module.css'
import type { Usual } from './usual.ts'

interface Props {
  draft: Draft<ChannelForm>
  /** What holds where the channel has nothing of its own. */
  ofAccount: AccountPages
  usual: Usual
  /** Pages among the saved ones that do not answer. */
  warnings: Partial<Record<string, UnreachablePage['reason']>>
  error: Error | null
}

const modes = ['adaptive', 'button', 'direct'] as const

/** How our pages and mails look to who comes by this channel. */
export function LayoutCard({ themes, ...props }: Props & Pick<SettingsChoices, 'themes'>) {
  const { t } = useTranslation(['channels', 'settings'])
  const { draft, ofAccount, usual } = props
  const names = ['theme' as const, ...layoutNames]
  const own = names.filter((name) => draft.value[name] !== null)
  const usualTheme = themes.find(({ theme }) => theme === ofAccount.theme)?.name ?? t('settings:pages.theme.usual')
  return (
    <ChannelCard
      state={own.length > 0 ? 'own' : 'usual'}
      title={t('channels:layout.title')}
      summary={own.length > 0 ? t('channels:layout.own') : usual.of(names, t('channels:layout.usual'))}
    >
      <NativeSelect
        id="field-theme"
        label={t('settings:pages.theme.label')}
        value={draft.value.theme ?? ''}
        onChange={({ currentTarget }) => draft.set('theme', currentTarget.value || null)}
        data={[
          { value: '', label: usual.value('theme', usualTheme) },
          ...themes.map(({ theme, name }) => ({ value: theme, label: name })),
        ]}
      />
      <div className={classes.pair}>
        {layoutNames.map((name) => (
          <PageField key={name} name={name} {...props} />
        ))}
      </div>
    </ChannelCard>
  )
}

/** Where people land after a link of a mail of this channel. */
export function PagesCard(props: Props) {
  const { t } = useTranslation(['channels', 'settings'])
  const { draft, ofAccount, usual } = props
  const names = [...pageNames, 'optinConfirmMode' as const]
  const own = names.filter((name) => draft.value[name] !== null)
  return (
    <ChannelCard
      state={own.length > 0 ? 'own' : 'usual'}
      title={t('channels:pages.title')}
      summary={own.length > 0 ? t('channels:pages.own') : usual.of(names, t('channels:pages.usual'))}
    >
      <div className={classes.pair}>
        {pageNames.map((name) => (
          <PageField key={name} name={name} {...props} />
        ))}
      </div>
      <NativeSelect
        id="field-optinConfirmMode"
        label={t('channels:pages.mode')}
        value={draft.value.optinConfirmMode ?? ''}
        onChange={({ currentTarget }) =>
          draft.set('optinConfirmMode', (currentTarget.value || null) as AccountPages['optinConfirmMode'])
        }
        data={[
          {
            value: '',
            label: usual.value(
              'optinConfirmMode',
              t(`settings:pages.mode.${ofAccount.optinConfirmMode ?? 'adaptive'}.label`),
            ),
          },
          ...modes.map((mode) => ({ value: mode, label: t(`settings:pages.mode.${mode}.label`) })),
        ]}
      />
    </ChannelCard>
  )
}

function PageField({ name, draft, ofAccount, usual, warnings, error }: Props & { name: PageName }) {
  const { t } = useTranslation(['channels', 'settings'])
  const words = useFaultWords(error)
  const fault = words(name) && t(faultKeyOf(name))
  const ours = name === 'postalAddress' ? t('channels:noAddress') : t(`settings:pages.${name}.usual`)
  const common = {
    id: `field-${name}`,
    label: t(`settings:pages.${name}.label`),
    value: draft.value[name] ?? '',
    onChange: ({ currentTarget }: { currentTarget: { value: string } }) => draft.set(name, currentTarget.value || null),
    error: fault,
    // What holds without a value of its own.
    placeholder: usual.value(name, ofAccount[name] ?? ours),
    autoComplete: 'off',
  }
  if (name === 'postalAddress') return <Textarea {...common} rows={3} maxLength={500} />
  const colour = name === 'brandColour' && /^#[0-9a-f]{6}$/i.test(common.value) ? common.value : null
  const reason = name in draft.changes ? undefined : warnings[name]
  return (
    <div>
      <TextInput
        {...common}
        type={name.endsWith('Url') ? 'url' : 'text'}
        maxLength={2000}
        rightSection={colour && <Swatch colour={colour} />}
      />
      {reason && <FieldWarning text={t(`settings:pages.unreachable.${reason}`)} />}
    </div>
  )
}

function faultKeyOf(name: PageName) {
  if (name === 'brandColour') return 'settings:pages.colourFault'
  return name === 'postalAddress' ? 'settings:pages.postalFault' : 'settings:pages.urlFault'
}

/** As a drawing: the page's rules allow no style of an element. */
function Swatch({ colour }: { colour: string }) {
  return (
    <svg width="14" height="14" aria-hidden>
      <rect width="14" height="14" rx="3" fill={colour} />
    </svg>
  )
}
