import type { FullAccount } from '../account-setup/index.ts'
import type { Look } from '../accounts/index.ts'
import {
  type ConditionKind,
  channelStates,
  commonSources,
  conditionKindOf,
  conditionKinds,
  conditionLimits,
  conditionOperators,
  origins,
  statedBases,
} from '../conditions/index.ts'
import { fieldTypes } from '../customer-fields/index.ts'
import { listImportChoices, listLinks, listNamedGroups, listSentNewsletters } from './vocabulary.store.ts'

/** What conditions can be made of in an account, and what can be asked of each of it. */
export async function readVocabulary({ reader, account }: Look<FullAccount>) {
  const [groups, newsletters, imports] = await Promise.all([
    listNamedGroups(reader),
    listSentNewsletters(reader),
    listImportChoices(reader),
  ])
  const channels = account.hasChannels ? account.channels : [account.defaultChannel]
  const fields = account.fields.filter(({ fieldType }) => fieldType === fieldTypes.subscriber)
  const known = {
    channelIds: new Set(channels.map(({ id }) => id)),
    fields: new Map(fields.map(({ id, type }) => [id, type])),
  }
  const named = [
    ...fields.map(({ id, translations }) => ({ source: `field:${id}`, names: namesOf(translations) })),
    ...channels.map(({ id, translations }) => ({ source: `channel:${id}`, names: namesOf(translations) })),
  ]
  return {
    sources: [
      ...commonSources.map((each) => ({ ...each, names: {} })),
      ...named.map((each) => ({ ...each, kind: conditionKindOf(each.source, known) as ConditionKind })),
    ],
    operators: Object.fromEntries(conditionKinds.map((kind) => [kind, operatorsOf(kind)])),
    groups,
    newsletters,
    imports,
    states: [...channelStates],
    origins: [...origins],
    bases: [...statedBases],
    limits: { conditions: conditionLimits.conditions, depth: conditionLimits.depth, days: conditionLimits.days },
  }
}

/** The addresses that the mails of a newsletter lead to. */
export function readLinks({ reader }: Look, newsletterId: number): Promise<string[]> {
  return listLinks(reader, newsletterId)
}

function operatorsOf(kind: ConditionKind) {
  return Object.entries(conditionOperators[kind]).map(([operator, { takes, least, most }]) => ({
    operator,
    takes,
    least,
    most,
  }))
}

function namesOf(translations: Record<string, { name: string }>): Record<string, string> {
  return Object.fromEntries(Object.entries(translations).map(([language, { name }]) => [language, name]))
}
