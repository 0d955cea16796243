import sql, { type Sql } from 'sql-template-tag'
import type { Reader } from '../../platform/db/database.ts'
import { bitOf, blockOf, noIds } from '../../platform/db/id-blocks.rules.ts'
import { type Condition, type Engagement, isBox, type Known, kindOf, type Line } from './condition.rules.ts'
import { newsletterNamed, operators } from './condition-operator.rules.ts'
import { allOf, anyOf, Columns, certain, type Judged, knownOf, not } from './condition-program.store.ts'
import { engagedBlocks } from './engagement.store.ts'
import { beganBy, changedSince, statedBases } from './ledger-set.store.ts'
import { compiledFor, type Moment, type RowKind, valueAsked } from './row-condition.store.ts'

/** Everything of an account that conditions are judged by. */
export interface Surroundings extends Known, Moment {
  /** Whether the account recognises anybody at all. */
  recognises: boolean
  /** The conditions of every dynamic group that is named, directly or by another; null = it has none. */
  dynamicGroups: ReadonlyMap<number, Condition | null>
}

/** Conditions as SQL: a query for blocks, and expressions over its columns. Whatever people typed is a parameter. */
export class Program {
  readonly columns: Columns
  readonly root: Judged
  private readonly reader: Reader
  private readonly around: Surroundings

  constructor(reader: Reader, condition: Condition, around: Surroundings) {
    this.columns = new Columns(reader)
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
    if (!kind || !asked) return { isTrue: noIds, isFalse: noIds }
    if (asked.not) return not(this.line({ source, operator: asked.not, values }))
    if (kind === 'channel') return this.channel(source, operator, values)
    if (kind === 'group') return this.group(values.map(Number))
    if (kind === 'origin') return certain(this.columns.ofSet(beganBy(this.reader, values)))
    if (kind === 'basis') return certain(this.columns.ofSet(statedBases(this.reader, values)))
    if (kind === 'engagement' || kind === 'clicks') return this.engagement(source as Engagement, operator, values)
    if (source === 'optinAt' || source === 'optoutAt') return this.latest(source, operator, values)
    return this.row(source, kind, operator, values)
  }

  private row(source: string, kind: RowKind, operator: string, values: readonly string[]): Judged {
    return certain(this.columns.ofRows(compiledFor(kind, operator)(valueAsked(source, kind), values, this.around)))
  }

  /** Times of opt-in and opt-out are kept per channel: the latest of those the account shows. */
  private latest(source: 'optinAt' | 'optoutAt', operator: string, values: readonly string[]): Judged {
    if (operator === 'isEmpty') return not(this.latest(source, 'after', ['1000-01-01']))
    const time = source === 'optinAt' ? sql`max(x.optin_at)` : sql`max(x.optout_at)`
    const compiled = compiledFor('time', operator)
    const blocks = sql`
      select ${blockOf(sql`l.subscriber_id`)} as block, bit_or(${bitOf(sql`l.subscriber_id`)}) as members
      from (select x.subscriber_id from subscriptions x
            where ${this.reader.owns('x')} and x.channel_id = any(${[...this.around.channelIds]})
            group by x.subscriber_id having ${compiled(time, values, this.around)}) l
      group by 1`
    return certain(this.columns.ofSet(blocks))
  }

  private channel(source: string, operator: string, values: readonly string[]): Judged {
    const id = source.slice('channel:'.length)
    if (operator === 'isOneOfForDays') {
      const [days, ...states] = values
      const changed = changedSince(this.reader, Number(id), Number(days), this.around)
      return allOf([this.channel(source, 'isOneOf', states), not(certain(this.columns.ofSet(changed)))])
    }
    const facet = `status:${id}`
    const named = certain(this.facet(facet, sql`f.value = any(${values})`))
    return values.includes('none') ? anyOf([named, not(certain(this.facet(facet, sql`true`)))]) : named
  }

  private facet(facet: string, value: Sql): Sql {
    return this.columns.ofSet(sql`
      select f.block, f.members from subscriber_facets f where ${this.reader.owns('f')} and f.facet = ${facet} and ${value}`)
  }

  private group(ids: readonly number[]): Judged {
    const parts = ids.map((id) => {
      const conditions = this.around.dynamicGroups.get(id)
      if (conditions === undefined) return certain(this.facet(`group:${id}`, sql`f.value = ''`))
      return conditions === null ? { isTrue: noIds, isFalse: noIds } : this.judge(conditions)
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
      this.columns.ofSet(engagedBlocks(this.reader, { what, newsletters, atLeast, link }, this.around))
    if (engagement === 'received') return isNegative ? not(certain(engaged('received'))) : certain(engaged('received'))
    const known = this.around.recognises ? this.columns.ofRows(sql`s.tracking_consent_at is not null`) : noIds
    return knownOf(known, isNegative ? sql`(${engaged('received')} & ~${engaged(engagement)})` : engaged(engagement))
  }
}
