import { NativeSelect, NumberInput } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { useFaultWords } from '../../ui/form/fault-words.ts'
import { Setting } from '../../ui/form/setting.tsx'
import type { FieldsProps } from './account-fields.ts'
import type { AccountChange } from './settings.queries.ts'

const demands = ['off', 'standard', 'all'] as const satisfies AccountChange['requireApproval'][]

/** Who looks at mailings before they leave, and how long they can be called back. */
export function OfSending({ draft: { value, set }, labels, error }: FieldsProps & { error: Error | null }) {
  const { t } = useTranslation(['settings'])
  const words = useFaultWords(error)
  return (
    <>
      <Setting name="requireApproval" label={labels.requireApproval} hint={t('settings:approval.hint')}>
        <NativeSelect
          aria-labelledby="label-requireApproval"
          value={value.requireApproval}
          onChange={({ currentTarget }) =>
            set('requireApproval', currentTarget.value as AccountChange['requireApproval'])
          }
          data={demands.map((demand) => ({ value: demand, label: t(`settings:approval.${demand}`) }))}
        />
      </Setting>
      <Setting name="undoSeconds" label={labels.undoSeconds} hint={t('settings:undo.hint')}>
        <NumberInput
          aria-labelledby="label-undoSeconds"
          value={value.undoSeconds}
          onChange={(seconds) => set('undoSeconds', Number(seconds))}
          min={0}
          max={600}
          allowDecimal={false}
          suffix={t('settings:undo.unit')}
          error={words('undoSeconds')}
        />
      </Setting>
    </>
  )
}
