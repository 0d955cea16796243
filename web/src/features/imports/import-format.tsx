import { Checkbox, NativeSelect } from '@mantine/core'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import type { ImportFormat as Format, Import } from '../../api/records.ts'
import { useAccount } from '../../api/use-account.ts'
import classes from './imports.module.css'
import { chooseFormat, importQuery } from './imports.queries.ts'

const encodings = ['utf-8', 'windows-1252', 'utf-16le', 'utf-16be'] as const
const delimiters = [';', ',', '\t', '|'] as const
const delimiterNames = { ';': 'semicolon', ',': 'comma', '\t': 'tab', '|': 'pipe' } as const

/** What was detected, changeable; the file is then read once more. */
export function ImportFormat({ one, format }: { one: Import; format: Format }) {
  const { t } = useTranslation(['imports'])
  const { account } = useAccount()
  const queries = useQueryClient()
  const { mutate, isPending } = useMutation({
    mutationFn: (chosen: Format) => chooseFormat(account.id, one.id, chosen),
    onSettled: () => queries.invalidateQueries({ queryKey: importQuery(account.id, one.id).queryKey }),
  })
  return (
    <div className={classes.format}>
      {one.isWorkbook ? (
        <p>{t('imports:format.workbook')}</p>
      ) : (
        <>
          <NativeSelect
            label={t('imports:format.encoding')}
            disabled={isPending}
            value={format.encoding}
            onChange={({ currentTarget }) => mutate({ ...format, encoding: currentTarget.value as Format['encoding'] })}
            data={encodings.map((value) => ({ value, label: t(`imports:encoding.${value}`) }))}
          />
          <NativeSelect
            label={t('imports:format.delimiter')}
            disabled={isPending}
            value={format.delimiter}
            onChange={({ currentTarget }) =>
              mutate({ ...format, delimiter: currentTarget.value as Format['delimiter'] })
            }
            data={delimiters.map((value) => ({ value, label: t(`imports:delimiter.${delimiterNames[value]}`) }))}
          />
        </>
      )}
      <Checkbox
        label={t('imports:format.hasHeading')}
        disabled={isPending}
        checked={format.hasHeading}
        onChange={({ currentTarget }) => mutate({ ...format, hasHeading: currentTarget.checked })}
      />
    </div>
  )
}
