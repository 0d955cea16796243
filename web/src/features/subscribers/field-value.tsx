import { NativeSelect, TextInput } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { FieldChoice } from '../../api/field-choices.ts'
import { type FieldKind, type FieldOperator, fieldOperators, takesValue } from './condition-filter.rules.ts'

const inputs: Partial<Record<FieldKind, string>> = { number: 'number', date: 'date' }

/** How a field is compared, and with what. */
export function FieldValue({ field }: { field: FieldChoice }) {
  const { t } = useTranslation(['subscribers'])
  const operators: readonly FieldOperator[] = fieldOperators[field.kind as FieldKind]
  const [operator, setOperator] = useState(operators[0] as FieldOperator)
  return (
    <>
      <NativeSelect
        name="operator"
        label={t('subscribers:compared')}
        value={operator}
        onChange={({ currentTarget }) => setOperator(currentTarget.value as FieldOperator)}
        data={operators.map((each) => ({ value: each, label: t(`subscribers:operator.${each}`) }))}
      />
      {takesValue(operator) && (
        <TextInput
          name="value"
          label={t('subscribers:value')}
          type={inputs[field.kind as FieldKind] ?? 'text'}
          step="any"
          required
          withAsterisk={false}
        />
      )}
    </>
  )
}
