import { Checkbox } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import classes from './publishing.module.css'

interface Props {
  accounts: readonly { id: number; name: string }[]
  /** Those that have it already. */
  has: readonly number[]
  chosen: readonly number[]
  onChoose: (accountIds: number[]) => void
}

export function AccountChoice({ accounts, has, chosen, onChoose }: Props) {
  const { t } = useTranslation(['publishing'])
  const isAll = accounts.length > 0 && chosen.length === accounts.length
  return (
    <div className={classes.choices}>
      <Checkbox.Group
        label={t('publishing:publish.accounts')}
        value={chosen.map(String)}
        onChange={(values) => onChoose(values.map(Number))}
      >
        <div className={classes.accounts}>
          {accounts.map(({ id, name }) => (
            <Checkbox
              key={id}
              value={String(id)}
              label={name}
              description={has.includes(id) ? t('publishing:publish.hasIt') : undefined}
            />
          ))}
        </div>
      </Checkbox.Group>
      {accounts.length > 1 && (
        <Checkbox
          label={t('publishing:publish.all')}
          checked={isAll}
          indeterminate={!isAll && chosen.length > 0}
          onChange={() => onChoose(isAll ? [] : accounts.map(({ id }) => id))}
        />
      )}
    </div>
  )
}
