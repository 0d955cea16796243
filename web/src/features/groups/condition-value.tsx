import { NativeSelect, Select, TextInput } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import type { Vocabulary } from '../../api/records.ts'
import { useAccount } from '../../api/use-account.ts'
import { MultiSelect, TagsInput } from '../../ui/form/many-values.ts'
import classes from './condition-box.module.css'
import { CountValues, DayValues, NumberOfDays, type ValueProps } from './condition-counts.tsx'
import { kindOfSource } from './condition-line.rules.ts'
import { linksQuery } from './conditions.queries.ts'
import { useConditionNames } from './use-condition-names.ts'

/** The field that fits what is asked: words, numbers, days, or a choice of what there is. */
export function ConditionValue(props: ValueProps) {
  const { line, operator } = props
  switch (operator.takes) {
    case 'none':
      return null
    case 'texts':
      return <Words {...props} />
    case 'numbers':
      return line.source === 'genderId' && operator.most > 2 ? (
        <Choices {...props} from={genders} />
      ) : (
        <Words {...props} />
      )
    case 'days':
      return <DayValues {...props} />
    case 'count':
      return <CountValues {...props} />
    case 'ids':
      return operator.most === 1 ? <OneNewsletter {...props} /> : <Choices {...props} from={groupIds} />
    case 'link':
      return <OneLink {...props} />
    case 'states':
      return <Choices {...props} from={({ states }) => states} />
    case 'daysAndStates':
      return <DaysAndStates {...props} />
    case 'origins':
      return <Choices {...props} from={originsAndImports} />
    case 'bases':
      return <Choices {...props} from={({ bases }) => bases} />
  }
}

const genders = () => ['1', '2', '3']
const kindsOfPeople = ['person', 'organisation']
const groupIds = ({ groups }: Vocabulary) => groups.map(({ id }) => String(id))
const originsAndImports = ({ origins, imports }: Vocabulary) => [...origins, ...imports.map(({ id }) => `import:${id}`)]

function Words({ vocabulary, line, operator, onChange }: ValueProps) {
  const { t } = useTranslation(['conditions'])
  const names = useConditionNames(vocabulary)
  const label = t('conditions:valueLabel', { name: names.source(line.source) })
  const isNumber = operator.takes === 'numbers'
  if (line.source === 'kind' && operator.most === 1)
    return (
      <NativeSelect
        className={classes.value}
        aria-label={label}
        value={line.values[0] ?? ''}
        onChange={({ currentTarget }) => onChange([currentTarget.value])}
        data={['', ...kindsOfPeople].map((value) => ({
          value,
          label: value ? names.value(line, value) : t('conditions:choose'),
        }))}
      />
    )
  if (operator.most > 2)
    return (
      <TagsInput
        className={classes.values}
        classNames={{ input: classes.many, inputField: classes.typed, pill: classes.pill }}
        aria-label={label}
        placeholder={line.values.length === 0 ? t('conditions:writeMany') : undefined}
        inputMode={isNumber ? 'decimal' : undefined}
        splitChars={isNumber ? [' ', ';'] : [';', '\n', '\t']}
        acceptValueOnBlur
        isDuplicate={(value, known) => known.includes(value.trim())}
        value={line.values}
        onChange={onChange}
      />
    )
  if (operator.most === 2) return <TwoNumbers line={line} name={names.source(line.source)} onChange={onChange} />
  return (
    <TextInput
      className={classes.value}
      aria-label={label}
      placeholder={t('conditions:write')}
      inputMode={isNumber ? 'decimal' : undefined}
      maxLength={1000}
      value={line.values[0] ?? ''}
      onChange={({ currentTarget }) => onChange(currentTarget.value === '' ? [] : [currentTarget.value])}
    />
  )
}

function TwoNumbers({ line, name, onChange }: Pick<ValueProps, 'line' | 'onChange'> & { name: string }) {
  const { t } = useTranslation(['conditions'])
  const [first = '', second = ''] = line.values
  const field = (label: string, value: string, change: (text: string) => string[]) => (
    <TextInput
      className={classes.number}
      aria-label={label}
      inputMode="decimal"
      value={value}
      onChange={({ currentTarget }) => onChange(change(currentTarget.value))}
    />
  )
  return (
    <>
      {field(t('conditions:firstLabel', { name }), first, (text) => [text, second])}
      <span className={classes.word}>{t('conditions:and')}</span>
      {field(t('conditions:secondLabel', { name }), second, (text) => [first, text])}
    </>
  )
}

/** Several of what there is; what is gone stays visible, so that it can be taken out. */
function Choices({ vocabulary, line, onChange, from }: ValueProps & { from: (vocabulary: Vocabulary) => string[] }) {
  const { t } = useTranslation(['conditions', 'ui'])
  const names = useConditionNames(vocabulary)
  const values = from(vocabulary)
  const gone = line.values.filter((value) => !values.includes(value))
  return (
    <MultiSelect
      className={classes.values}
      classNames={{ input: classes.many, inputField: classes.typed, pill: classes.pill }}
      aria-label={t('conditions:valueLabel', { name: names.source(line.source) })}
      placeholder={line.values.length === 0 ? t('conditions:choose') : undefined}
      nothingFoundMessage={t('conditions:nothingFound')}
      searchable
      hidePickedOptions
      clearSearchOnChange
      value={line.values}
      onChange={onChange}
      data={[...values, ...gone].map((value) => ({ value, label: names.value(line, value, 1) }))}
      comboboxProps={{ width: 'max-content', position: 'bottom-start', shadow: 'md' }}
    />
  )
}

function DaysAndStates(props: ValueProps) {
  const { vocabulary, line, onChange } = props
  const { t } = useTranslation(['conditions'])
  const names = useConditionNames(vocabulary)
  const [days = '', ...states] = line.values
  return (
    <>
      <NumberOfDays
        label={t('conditions:daysLabel', { name: names.source(line.source) })}
        value={days}
        most={vocabulary.limits.days}
        onChange={(text) => onChange([text, ...states])}
      />
      <Choices
        {...props}
        line={{ ...line, values: states }}
        onChange={(chosen) => onChange([days, ...chosen])}
        from={({ states: all }) => all.filter((state) => state !== 'none')}
      />
    </>
  )
}

function OneNewsletter({ vocabulary, line, onChange }: Omit<ValueProps, 'operator'>) {
  const { t } = useTranslation(['conditions'])
  const names = useConditionNames(vocabulary)
  const [chosen] = line.values
  const known = kindOfSource(vocabulary, line.source) === 'group' ? vocabulary.groups : vocabulary.newsletters
  const choices = known.map(({ id, name }) => ({ value: String(id), label: name }))
  const isGone = chosen !== undefined && !choices.some(({ value }) => value === chosen)
  return (
    <Select
      className={classes.choice}
      aria-label={t('conditions:valueLabel', { name: names.source(line.source) })}
      placeholder={t('conditions:choose')}
      nothingFoundMessage={t('conditions:nothingFound')}
      searchable
      allowDeselect={false}
      value={chosen ?? null}
      onChange={(value) => value !== null && onChange([value])}
      data={isGone ? [...choices, { value: chosen, label: names.value(line, chosen) }] : choices}
      comboboxProps={{ width: 'max-content', position: 'bottom-start', shadow: 'md' }}
    />
  )
}

/** First the newsletter, then where its link leads. */
function OneLink({ vocabulary, line, onChange }: Omit<ValueProps, 'operator'>) {
  const { t } = useTranslation(['conditions'])
  const { account } = useAccount()
  const names = useConditionNames(vocabulary)
  const [newsletterId, link] = line.values
  const { data: links } = useQuery({
    ...linksQuery(account.id, newsletterId ?? ''),
    enabled: newsletterId !== undefined,
  })
  const known = links ?? []
  const data = link !== undefined && !known.includes(link) ? [...known, link] : known
  return (
    <>
      <OneNewsletter
        vocabulary={vocabulary}
        line={{ ...line, values: line.values.slice(0, 1) }}
        onChange={([id]) => id !== undefined && onChange([id])}
      />
      {links && data.length === 0 ? (
        <span className={classes.word}>{t('conditions:noLinks')}</span>
      ) : (
        newsletterId !== undefined && (
          <Select
            className={classes.choice}
            aria-label={t('conditions:linkLabel', { name: names.source(line.source) })}
            placeholder={t('conditions:choose')}
            nothingFoundMessage={t('conditions:nothingFound')}
            searchable
            allowDeselect={false}
            value={link ?? null}
            onChange={(value) => value !== null && onChange([newsletterId, value])}
            data={data}
            comboboxProps={{ width: 'max-content', position: 'bottom-start', shadow: 'md' }}
          />
        )
      )}
    </>
  )
}
