import { useTranslation } from 'react-i18next'
import classes from './account-kind.module.css'

const kinds = ['S', 'L'] as const
type Kind = (typeof kinds)[number]

/** The two kinds of accounts, by what somebody wants to do with them. */
export function AccountKind({ value, onChange }: { value: Kind; onChange: (kind: Kind) => void }) {
  const { t } = useTranslation(['signUp'])
  return (
    <fieldset className={classes.kinds}>
      <legend>{t('signUp:kind.label')}</legend>
      {kinds.map((kind) => (
        <label key={kind} className={classes.kind} data-chosen={value === kind}>
          <input type="radio" name="accountType" checked={value === kind} onChange={() => onChange(kind)} />
          <span>
            <strong>{t(`signUp:kind.${kind}.title`)}</strong>
            <small>{t(`signUp:kind.${kind}.text`)}</small>
          </span>
        </label>
      ))}
    </fieldset>
  )
}
