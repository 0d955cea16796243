import { NativeSelect, Textarea, TextInput } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import type { AccountPages } from '../../api/records.ts'
import { useFaultWords } from '../../ui/form/fault-words.ts'
import type { Draft } from '../../ui/form/use-draft.ts'
import { type ChannelForm, layoutNames, type PageName, pageNames } from './channel.rules.ts'
import { ChannelCard } from './channel-card.tsx'
import classes from './channels.module.css'

interface Props {
  draft: Draft<ChannelForm>
  /** What holds where the channel has nothing of its own. */
  ofAccount: AccountPages
  error: Error | null
}

const modes = ['adaptive', 'button', 'direct'] as const

/** How our pages and mails look to who comes by this channel. */
export function LayoutCard(props: Props) {
  const { t } = useTranslation(['channels'])
  const own = layoutNames.filter((name) => props.draft.value[name] !== null)
  return (
    <ChannelCard
      state={own.length > 0 ? 'own' : 'usual'}
      title={t('channels:layout.title')}
      summary={t(own.length > 0 ? 'channels:layout.own' : 'channels:layout.usual')}
    >
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
  const { draft, ofAccount } = props
  const own = [...pageNames, 'optinConfirmMode' as const].filter((name) => draft.value[name] !== null)
  return (
    <ChannelCard
      state={own.length > 0 ? 'own' : 'usual'}
      title={t('channels:pages.title')}
      summary={t(own.length > 0 ? 'channels:pages.own' : 'channels:pages.usual')}
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
            label: t('channels:asAccount', {
              value: t(`settings:pages.mode.${ofAccount.optinConfirmMode ?? 'adaptive'}.label`),
            }),
          },
          ...modes.map((mode) => ({ value: mode, label: t(`settings:pages.mode.${mode}.label`) })),
        ]}
      />
    </ChannelCard>
  )
}

function PageField({ name, draft, ofAccount, error }: Props & { name: PageName }) {
  const { t } = useTranslation(['channels', 'settings'])
  const words = useFaultWords(error)
  const fault = words(name) && t(faultKeyOf(name))
  const usual = name === 'postalAddress' ? t('channels:noAddress') : t(`settings:pages.${name}.usual`)
  const common = {
    id: `field-${name}`,
    label: t(`settings:pages.${name}.label`),
    value: draft.value[name] ?? '',
    onChange: ({ currentTarget }: { currentTarget: { value: string } }) => draft.set(name, currentTarget.value || null),
    error: fault,
    // What holds without a value of its own.
    placeholder: t('channels:asAccount', { value: ofAccount[name] ?? usual }),
    autoComplete: 'off',
  }
  if (name === 'postalAddress') return <Textarea {...common} rows={3} maxLength={500} />
  const colour = name === 'brandColour' && /^#[0-9a-f]{6}$/i.test(common.value) ? common.value : null
  return (
    <TextInput
      {...common}
      type={name.endsWith('Url') ? 'url' : 'text'}
      maxLength={2000}
      rightSection={colour && <Swatch colour={colour} />}
    />
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
