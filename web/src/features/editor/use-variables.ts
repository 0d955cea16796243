import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import type { VariableCoverage } from '../../api/records.ts'
import { nameIn } from '../../ui/name-in.rules.ts'
import { coverageQuery, type Place } from './editor.queries.ts'

const baseData = ['V:1', 'V:2', 'V:3', 'V:4', 'V:5', 'V:6', 'V:7', 'V:8'] as const

export interface VariableChoice {
  token: string
  name: string
  /** How much of the audience has a value for it; null = not known. */
  share: number | null
}

export interface Variables {
  choices: VariableChoice[]
  nameOf(token: string): string
  shareOf(token: string): number | null
  /** Until then fields have no names. */
  isKnown: boolean
}

/** What can be put into a text about its reader, called in the language of whoever writes. */
export function useVariables({ accountId, mailingId }: Place): Variables {
  const { t, i18n } = useTranslation(['editor'])
  const { data, isPending } = useQuery(coverageQuery(accountId, mailingId))
  const named = (token: string, names: Record<string, string> | null | undefined) => {
    const base = baseData.find((one) => one === token)
    if (base) return t(`editor:variable.${base.replace('V:', '') as '1'}`)
    const translations = Object.entries(names ?? {}).map(([language, name]) => [language, { name }])
    return nameIn(Object.fromEntries(translations), i18n.language) || token
  }
  const known: VariableCoverage['variables'] =
    data?.variables ?? baseData.map((token) => ({ token, names: null, people: null }))
  const choices = known.map(({ token, names, people }) => ({
    token,
    name: named(token, names),
    share: people === null || !data || data.people === 0 ? null : shareOf(people, data.people),
  }))
  const find = (token: string) => choices.find((choice) => choice.token === token)
  return {
    choices,
    nameOf: (token) => find(token)?.name ?? token,
    shareOf: (token) => find(token)?.share ?? null,
    isKnown: !isPending,
  }
}

/** Rounded down: who lacks one person has not everybody. */
function shareOf(people: number, all: number): number {
  return Math.floor((people / all) * 1000) / 1000
}
