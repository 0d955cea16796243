import { NativeSelect, Textarea, TextInput } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { type DataType, valueKinds } from './typed-value.rules.ts'

interface Props {
  type: DataType
  label: string
  typed: string
  onType: (typed: string) => void
  /** Whether the server has refused what was typed. */
  isFaulty: boolean
}

/** An input by data type. */
export function ValueInput({ type, label, typed, onType, isFaulty }: Props) {
  const { t } = useTranslation(['form'])
  const kind = valueKinds[type]
  const common = {
    label,
    value: typed,
    error: isFaulty && t(`form:value.fault.${kind}`),
    onChange: ({ currentTarget }: { currentTarget: { value: string } }) => onType(currentTarget.value),
    'data-autofocus': true,
  }
  if (kind === 'yesNo')
    return (
      <NativeSelect
        {...common}
        data={[
          { value: '', label: t('form:value.nothing') },
          { value: 'true', label: t('form:value.yes') },
          { value: 'false', label: t('form:value.no') },
        ]}
      />
    )
  if (kind === 'list') return <Textarea {...common} description={t('form:value.oneALine')} rows={4} />
  return <TextInput {...common} type={kind === 'date' ? 'date' : 'text'} maxLength={1000} autoComplete="off" />
}
