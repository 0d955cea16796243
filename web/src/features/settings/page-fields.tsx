import { NativeSelect, Textarea, TextInput } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import type { AccountPages, SettingsChoices, UnreachablePage } from '../../api/records.ts'
import { useFaultWords } from '../../ui/form/fault-words.ts'
import { FieldWarning } from '../../ui/form/field-warning.tsx'
import { Radio } from '../../ui/form/radio.ts'
import { Setting } from '../../ui/form/setting.tsx'
import type { Draft } from '../../ui/form/use-draft.ts'
import { TryPage } from './try-page.tsx'

const lines = [
  'confirmationUrl',
  'optinExpiredUrl',
  'unsubscribeUrl',
  'noteUrl',
  'registerUrl',
  'brandName',
  'brandColour',
  'logoUrl',
  'imprintUrl',
] as const
type Line = (typeof lines)[number]
const redirects: readonly Line[] = lines.slice(0, 5)
const confirmModes = ['adaptive', 'button', 'direct'] as const

/** Every setting of the page, as the server names them. */
export const pageNames = ['optinConfirmMode', ...lines, 'theme', 'postalAddress'] as const

interface Props {
  draft: Draft<AccountPages>
  /** What is saved: only that can be tried. */
  kept: AccountPages
  themes: SettingsChoices['themes']
  /** Pages among the saved ones that do not answer. */
  unreachable: readonly UnreachablePage[]
  onTry: () => void
  error: Error | null
}

export function PageFields({ draft, kept, themes, unreachable, onTry, error }: Props) {
  const { t } = useTranslation(['settings'])
  const { value, set } = draft
  const words = useFaultWords(error)
  const reasonOf = (name: Line) =>
    value[name] === kept[name] ? unreachable.find(({ setting }) => setting === name)?.reason : undefined
  return (
    <>
      <ConfirmMode draft={draft} />
      {lines.map((name) => (
        <Setting
          key={name}
          name={name}
          label={t(`settings:pages.${name}.label`)}
          hint={t(`settings:pages.${name}.hint`)}
        >
          <TextInput
            aria-labelledby={`label-${name}`}
            type={name.endsWith('Url') ? 'url' : 'text'}
            value={value[name] ?? ''}
            onChange={({ currentTarget }) => set(name, currentTarget.value || null)}
            error={words(name) && t(name === 'brandColour' ? 'settings:pages.colourFault' : 'settings:pages.urlFault')}
            placeholder={t(`settings:pages.${name}.usual`)}
            maxLength={2000}
            autoComplete="off"
          />
          {redirects.includes(name) && <TryPage url={kept[name]} onTry={onTry} />}
          {reasonOf(name) && <FieldWarning text={t(`settings:pages.unreachable.${reasonOf(name) ?? 'gone'}`)} />}
        </Setting>
      ))}
      <Setting name="theme" label={t('settings:pages.theme.label')} hint={t('settings:pages.theme.hint')}>
        <NativeSelect
          aria-labelledby="label-theme"
          value={value.theme ?? ''}
          onChange={({ currentTarget }) => set('theme', currentTarget.value || null)}
          data={[
            { value: '', label: t('settings:pages.theme.usual') },
            ...themes.map(({ theme, name }) => ({ value: theme, label: name })),
          ]}
        />
      </Setting>
      <Setting
        name="postalAddress"
        label={t('settings:pages.postalAddress.label')}
        hint={t('settings:pages.postalAddress.hint')}
      >
        <Textarea
          aria-labelledby="label-postalAddress"
          value={value.postalAddress ?? ''}
          onChange={({ currentTarget }) => set('postalAddress', currentTarget.value || null)}
          error={words('postalAddress') && t('settings:pages.postalFault')}
          rows={4}
          maxLength={500}
        />
      </Setting>
    </>
  )
}

function ConfirmMode({ draft: { value, set } }: Pick<Props, 'draft'>) {
  const { t } = useTranslation(['settings'])
  return (
    <Setting
      name="optinConfirmMode"
      label={t('settings:pages.optinConfirmMode.label')}
      hint={t('settings:pages.optinConfirmMode.hint')}
    >
      <Radio.Group
        aria-labelledby="label-optinConfirmMode"
        value={value.optinConfirmMode ?? 'adaptive'}
        onChange={(mode) => set('optinConfirmMode', mode as AccountPages['optinConfirmMode'])}
      >
        {confirmModes.map((mode) => (
          <Radio
            key={mode}
            mb={10}
            value={mode}
            label={t(`settings:pages.mode.${mode}.label`)}
            description={t(`settings:pages.mode.${mode}.hint`)}
          />
        ))}
      </Radio.Group>
    </Setting>
  )
}
