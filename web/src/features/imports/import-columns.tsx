import { Button, NativeSelect, Table } from '@mantine/core'
import { IconArrowRight } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import type { Import, ImportRules } from '../../api/records.ts'
import { Notice } from '../../ui/states/notice.tsx'
import { ImportFormat } from './import-format.tsx'
import classes from './imports.module.css'
import type { ImportOptions, Preview } from './imports.queries.ts'
import { useMeanings } from './use-meanings.ts'

interface Props {
  one: Import
  rules: ImportRules
  options: ImportOptions
  preview: Preview
  onChange: (changed: Partial<ImportRules>) => void
  onNext: () => void
}

const shownSamples = 3
const booleanStyles = ['any', 'yesNo', 'trueFalse', 'oneZero'] as const
type BooleanStyle = (typeof booleanStyles)[number]

/** Each column with its first values, and what it becomes. */
export function ImportColumns({ one, rules, options, preview, onChange, onNext }: Props) {
  const { t } = useTranslation(['imports'])
  const choose = (column: number, meaning: string) =>
    onChange({ columns: rules.columns.with(column, (meaning || null) as ImportRules['columns'][number]) })
  const isTwice = (column: number) =>
    rules.columns[column] !== null && rules.columns.indexOf(rules.columns[column] ?? null) < column
  const hasEmail = rules.columns.includes('email')
  const isFit = hasEmail && !rules.columns.some((_meaning, i) => isTwice(i))
  return (
    <>
      {one.format && <ImportFormat one={one} format={one.format} />}
      <div className={classes.scroll}>
        <Table className={classes.columns}>
          <Table.Thead>
            <Table.Tr>
              <Table.Th>{t('imports:columns.inFile')}</Table.Th>
              <Table.Th className={classes.wide}>{t('imports:columns.firstRows')}</Table.Th>
              <Table.Th>{t('imports:columns.becomes')}</Table.Th>
            </Table.Tr>
          </Table.Thead>
          <Table.Tbody>
            {(one.columns ?? []).map(({ heading }, column) => (
              <ColumnRow
                // biome-ignore lint/suspicious/noArrayIndexKey: a column is known by its place
                key={column}
                name={heading || t('imports:columns.unnamed', { number: column + 1 })}
                samples={preview.rows.slice(0, shownSamples).map((row) => row[column] ?? '')}
                meaning={rules.columns[column] ?? null}
                isTwice={isTwice(column)}
                options={options}
                onChoose={(meaning) => choose(column, meaning)}
              />
            ))}
          </Table.Tbody>
        </Table>
      </div>
      <div className={classes.format}>
        <NativeSelect
          label={t('imports:format.dateOrder')}
          value={rules.dateOrder}
          onChange={({ currentTarget }) => onChange({ dateOrder: currentTarget.value as ImportRules['dateOrder'] })}
          data={(['dmy', 'mdy', 'ymd'] as const).map((value) => ({ value, label: t(`imports:dateOrder.${value}`) }))}
        />
        <NativeSelect
          label={t('imports:format.decimalSign')}
          value={rules.decimalSign}
          onChange={({ currentTarget }) => onChange({ decimalSign: currentTarget.value as ImportRules['decimalSign'] })}
          data={(['comma', 'point'] as const).map((value) => ({ value, label: t(`imports:decimalSign.${value}`) }))}
        />
        <NativeSelect
          label={t('imports:format.booleanStyle')}
          value={rules.booleanStyle ?? 'any'}
          onChange={({ currentTarget }) => onChange({ booleanStyle: currentTarget.value as BooleanStyle })}
          data={booleanStyles.map((value) => ({ value, label: t(`imports:booleanStyle.${value}`) }))}
        />
      </div>
      {!hasEmail && <Notice kind="warn" title={t('imports:columns.noEmail')} quiet />}
      <div className={classes.acts}>
        <Button
          variant="filled"
          disabled={!isFit}
          rightSection={<IconArrowRight size={16} stroke={1.6} />}
          onClick={onNext}
        >
          {t('imports:act.toRules')}
        </Button>
      </div>
    </>
  )
}

interface RowProps {
  name: string
  samples: string[]
  meaning: ImportRules['columns'][number]
  isTwice: boolean
  options: ImportOptions
  onChoose: (meaning: string) => void
}

function ColumnRow({ name, samples, meaning, isTwice, options, onChoose }: RowProps) {
  const { t } = useTranslation(['imports'])
  const meanings = useMeanings(options)
  return (
    <Table.Tr data-unused={meaning === null || undefined}>
      <Table.Td className={classes.name}>{name}</Table.Td>
      <Table.Td className={classes.wide}>
        <span className={classes.samples}>
          {samples.map((sample, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a sample is known by its row
            <span key={i}>{sample || t('imports:columns.empty')}</span>
          ))}
        </span>
      </Table.Td>
      <Table.Td>
        <NativeSelect
          aria-label={t('imports:columns.meaningOf', { name })}
          value={meaning ?? ''}
          error={isTwice && t('imports:columns.twice')}
          onChange={({ currentTarget }) => onChoose(currentTarget.value)}
          data={meanings}
        />
      </Table.Td>
    </Table.Tr>
  )
}
