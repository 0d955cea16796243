import { useCallback } from 'react'
import { useTranslation } from 'react-i18next'
import type { ListColumn } from '../../api/records.ts'
import { channelName } from './name.rules.ts'

/** How a column is called: by our words, or by those of the customer. */
export function useColumnLabel(): (column: ListColumn) => string {
  const { t, i18n } = useTranslation(['person'])
  return useCallback(
    ({ column, translations }) =>
      translations
        ? channelName({ id: Number(column.split('.')[1]), translations }, i18n.language)
        : t(`person:field.${column}`),
    [t, i18n.language],
  )
}
