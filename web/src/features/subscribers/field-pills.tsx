import { CloseButton } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { fieldChoicesQuery, fieldName } from '../../api/field-choices.ts'
import { useAccount } from '../../api/use-account.ts'
import type { FieldFilter } from './condition-filter.rules.ts'
import classes from './subscribers.module.css'

interface Props {
  filters: FieldFilter[]
  onChange: (filters: FieldFilter[] | undefined) => void
}

/** What is asked of the customer's own fields; one that is gone says so. */
export function FieldPills({ filters, onChange }: Props) {
  const { t, i18n } = useTranslation(['subscribers'])
  const { account } = useAccount()
  const fields = useQuery(fieldChoicesQuery(account.id)).data
  const drop = (dropped: FieldFilter) => {
    const left = filters.filter((each) => each !== dropped)
    onChange(left.length > 0 ? left : undefined)
  }
  return filters.map((filter) => {
    const field = fields?.find(({ id }) => id === filter.id)
    const name = field ? fieldName(field, i18n.language) : fields ? t('subscribers:fieldGone') : ''
    const asked = `${t(`subscribers:operator.${filter.operator}`)} ${filter.value}`.trim()
    return (
      <span key={JSON.stringify(filter)} className={classes.pill} data-gone={(fields && !field) || undefined}>
        <span>{name}</span> <b>{asked}</b>
        <CloseButton
          size={18}
          onClick={() => drop(filter)}
          aria-label={t('subscribers:dropFilter', { filter: `${name} ${asked}` })}
        />
      </span>
    )
  })
}
