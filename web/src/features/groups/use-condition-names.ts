import type { TFunction } from 'i18next'
import { useTranslation } from 'react-i18next'
import type { ConditionLine, Vocabulary } from '../../api/records.ts'
import { nameIn } from '../../ui/name-in.rules.ts'
import { type Form, families, type Kind, kindOfSource, operatorOf } from './condition-line.rules.ts'

/** How what a condition is made of is called, in the language of the page. */
export interface ConditionNames {
  source(source: string): string
  /** As it stands within a sentence. */
  sourceInSentence(source: string): string
  operator(kind: Kind, operator: string): string
  value(line: ConditionLine, value: string, place?: number): string
}

export function useConditionNames(vocabulary: Vocabulary): ConditionNames {
  const { t, i18n } = useTranslation(['conditions', 'subscribers'])
  const { language } = i18n
  const source = (name: string) => {
    const known = vocabulary.sources.find((each) => each.source === name)
    if (!known) return t('conditions:gone')
    if (Object.keys(known.names).length === 0) return t(`conditions:source.${name}`)
    return nameIn(Object.fromEntries(Object.entries(known.names).map(([iso, text]) => [iso, { name: text }])), language)
  }
  return {
    source,
    sourceInSentence: (name) => (language === 'en' && !name.includes(':') ? source(name).toLowerCase() : source(name)),
    operator: (kind, operator) => t(`conditions:operator.${families[kind]}.${operator}`),
    value: (line, value, place = 0) => valueName(vocabulary, { t, language }, line, value, place),
  }
}

const stateNames: Readonly<Record<string, string>> = {
  '1': 'receiveReady',
  '2/1': 'optinPending',
  '2/2': 'noOptin',
  '2/3': 'transaction',
  '3/4': 'unsubscribed',
  '3/5': 'hardBounce',
  '3/6': 'manual',
  '3/7': 'complained',
  '3/8': 'blacklist',
  none: 'none',
}

interface Speech {
  t: TFunction<['conditions', 'subscribers']>
  language: string
}

function valueName(vocabulary: Vocabulary, speech: Speech, line: ConditionLine, value: string, place: number): string {
  const { t, language } = speech
  if (line.source === 'kind' && /^(person|organisation)$/.test(value)) return t(`conditions:kindOfPerson.${value}`)
  if (line.source === 'genderId' && /^[123]$/.test(value)) return t(`conditions:gender.${value}`)
  const form: Form | undefined = operatorOf(vocabulary, line)?.takes
  if (form === 'days') return dayName(value, language)
  if (form === 'states' || (form === 'daysAndStates' && place > 0))
    return t(`subscribers:state.${stateNames[value] ?? 'none'}`)
  if (form === 'bases') return t(`conditions:basis.${value}`)
  if (form === 'origins') return originName(vocabulary, t, value)
  if (form === 'ids' || (form === 'link' && place === 0)) {
    const choices = kindOfSource(vocabulary, line.source) === 'group' ? vocabulary.groups : vocabulary.newsletters
    return choices.find(({ id }) => String(id) === value)?.name ?? t('conditions:goneId', { id: value })
  }
  return value
}

function originName({ imports }: Vocabulary, t: Speech['t'], value: string): string {
  const [, id] = /^import:(\d+)$/.exec(value) ?? []
  if (id === undefined) return t(`conditions:origin.${value}`)
  return t('conditions:origin.oneImport', { name: imports.find((each) => String(each.id) === id)?.name ?? id })
}

function dayName(day: string, language: string): string {
  const at = new Date(`${day}T00:00:00Z`)
  if (Number.isNaN(at.getTime())) return day
  return new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: 'UTC' }).format(at)
}
