import sql, { type Sql } from 'sql-template-tag'
import type { Reader } from '../../platform/db/database.ts'
import { type Condition, type Engagement, isBox, type Known, kindOf, type Line } from './condition.rules.ts'
import { newsletterNamed, operators } from './condition-operator.rules.ts'
import { engagedBlocks } from './engagement.store.ts'
import { FoundSets } from './found-sets.store.ts'
import { allOf, anyOf, certain, type Judged, knownOf, minus, nobody, not, type People } from './judged.rules.ts'
import { beganBy, changedSince, statedBases } from './ledger-set.store.ts'
import { compiledFor, type Moment, type RowKind, valueAsked } from './row-condition.store.ts'

/** Everything of an account that conditions are judged by. */
export interface Surroundings extends Known, Moment {
  /** Whether the account recognises anybody at all. */
  recognises: boolean
  /** The conditions of every dynamic group that is named, directly or by another; null = it has none. */
  dynamicGroups: ReadonlyMap<number, Condition | null>
}

/** Conditions as sets that are found, and what is made of them. Whatever people typed is a parameter. */
export class Program {
  readonly found: FoundSets
  readonly root: Judged
  private readonly reader: Reader
  private readonly around: Surroundings

  constructor(reader: Reader, condition: Condition, around: Surroundings) {
    this.found = new FoundSets(reader, [...around.channelIds])
    this.reader = reader
    this.around = around
    this.root = this.judge(condition)
  }

  judge(condition: Condition): Judged {
    if (!isBox(condition)) return this.line(condition)
    const parts = condition.of.map((each) => this.judge(each))
    if (condition.join === 'all') return allOf(parts)
    return condition.join === 'any' ? anyOf(parts) : not(anyOf(parts))
  }

  private line({ source, operator, values }: Line): Judged {
    const kind = kindOf(source, this.around)
    const asked = kind && operators[kind][operator]
    // A line that says nothing any more is true of nobody and false of nobody.
    if (!kind || !asked) return { isTrue: nobody, isFalse: nobody }
    if (asked.not) return not(this.line({ source, operator: asked.not, values }))
    if (kind === 'channel') return this.channel(source, operator, values)
    if (kind === 'consent') return certain(this.consents())
    if (kind === 'group') return this.group(values.map(Number))
    if (kind === 'origin') return certain(this.found.ofRows('ledger', beganBy(values)))
    if (kind === 'basis') return certain(this.found.ofRows('ledger', statedBases(values)))
    if (kind === 'engagement' || kind === 'clicks') return this.engagement(source as Engagement, operator, values)
    if (source === 'optinAt' || source === 'optoutAt') return this.latest(source, operator, values)
    return this.row(source, kind, operator, values)
  }

  private row(source: string, kind: RowKind, operator: string, values: readonly string[]): Judged {
    const isTrue = compiledFor(kind, operator)(valueAsked(source, kind, operator), values, this.around)
    return certain(this.found.ofRows('people', isTrue))
  }

  /** Times of opt-in and opt-out are kept per channel: the latest of those the account shows. */
  private latest(source: 'optinAt' | 'optoutAt', operator: string, values: readonly string[]): Judged {
    if (operator === 'isEmpty') return not(this.latest(source, 'after', ['1000-01-01']))
    const time = source === 'optinAt' ? sql`l.optin_at` : sql`l.optout_at`
    return certain(this.found.ofRows('subscriptions', compiledFor('time', operator)(time, values, this.around)))
  }

  private channel(source: string, operator: string, values: readonly string[]): Judged {
    const id = source.slice('channel:'.length)
    if (operator === 'isOneOfForDays') {
      const [days, ...states] = values
      const changed = this.found.ofRows('ledger', changedSince(Number(id), Number(days), this.around))
      return allOf([this.channel(source, 'isOneOf', states), not(certain(changed))])
    }
    const facet = `status:${id}`
    const named = certain(this.facet(facet, sql`f.value = any(${values})`))
    return values.includes('none') ? anyOf([named, not(certain(this.facet(facet, sql`true`)))]) : named
  }

  private facet(facet: string, value: Sql): People {
    return this.found.ofBlocks(sql`
      select f.block, f.members from subscriber_facets f where ${this.reader.owns('f')} and f.facet = ${facet} and ${value}`)
  }

  private consents(): People {
    return this.facet('consent', sql`f.value = ''`)
  }

  private group(ids: readonly number[]): Judged {
    const parts = ids.map((id) => {
      const conditions = this.around.dynamicGroups.get(id)
      if (conditions === undefined) return certain(this.facet(`group:${id}`, sql`f.value = ''`))
      return conditions === null ? { isTrue: nobody, isFalse: nobody } : this.judge(conditions)
    })
    return anyOf(parts)
  }

  private engagement(engagement: Engagement, operator: string, values: readonly string[]): Judged {
    const [first = '', second = '1'] = values
    const isNegative = operator.startsWith('not')
    const isOfOne = newsletterNamed({ source: engagement, operator, values: [...values] }) !== null
    const newsletters = isOfOne ? { id: Number(first) } : { lastDays: Number(first) }
    const atLeast = isOfOne || isNegative ? 1 : Number(second)
    const link = isOfOne && values.length > 1 ? second : null
    const engaged = (what: Engagement) =>
      this.found.ofBlocks(engagedBlocks(this.reader, { what, newsletters, atLeast, link }, this.around))
    if (engagement === 'received') return isNegative ? not(certain(engaged('received'))) : certain(engaged('received'))
    const known = this.around.recognises ? this.consents() : nobody
    return knownOf(known, isNegative ? minus(engaged('received'), engaged(engagement)) : engaged(engagement))
  }
}
