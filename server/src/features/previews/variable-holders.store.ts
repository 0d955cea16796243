import sql, { join, type Sql } from 'sql-template-tag'
import type { Reader } from '../../platform/db/database.ts'
import { holdsId, idRange } from '../../platform/db/id-blocks.rules.ts'
import { type DataType, dataTypes } from '../customer-fields/customer-field.rules.ts'
import type { TargetBlock } from '../messages/index.ts'
import type { LanguageTexts } from '../rendering/language-texts.rules.ts'
import type { Alike, Token } from './cases.rules.ts'

/** What the renderer takes for blank, character by character. */
const blank =
  '\t\n\v\f\r \u00a0\u1680\u2000\u2001\u2002\u2003\u2004\u2005\u2006\u2007\u2008\u2009\u200a\u2028\u2029\u202f\u205f\u3000\ufeff'
const isVisible = (value: Sql) => sql`coalesce(btrim(${value}, ${blank}) <> '', false)`

/** Whether a person has a value for a variable: the same question that the renderer asks of each reader. */
export function baseDataTest(id: number, { salutation, formalSalutation }: LanguageTexts, today: string): Sql {
  const hasText = (texts: Readonly<Record<number, string>>) =>
    sql`coalesce(p.gender_id = any(${Object.keys(texts).map(Number)}), false)`
  const tests: Record<number, Sql> = {
    1: hasText(salutation),
    2: isVisible(sql`p.firstname`),
    3: isVisible(sql`p.lastname`),
    4: isVisible(sql`p.city`),
    5: sql`coalesce(p.birthday <= ${today}::date, false)`,
    6: hasText(formalSalutation),
    7: isVisible(sql`p.email`),
    8: isVisible(sql`p.salutation`),
  }
  return tests[id] ?? sql`false`
}

export function fieldTest(id: number, type: DataType): Sql {
  const key = String(id)
  const value = sql`p.customer_fields -> ${key}`
  const text = sql`p.customer_fields ->> ${key}`
  const isOfType = (name: string) => sql`coalesce(jsonb_typeof(${value}) = ${name}, false)`
  const isText = sql`(${isOfType('string')} and ${isVisible(text)})`
  const tests: Record<DataType, Sql> = {
    [dataTypes.string]: isText,
    [dataTypes.integer]: isOfType('number'),
    [dataTypes.date]: sql`(${isText} and ${text} ~ '^\\d{4}-\\d{2}-\\d{2}$')`,
    [dataTypes.boolean]: isOfType('boolean'),
    [dataTypes.stringList]: sql`(${isOfType('array')} and ${isVisible(sql`translate(${text}, '[]"', '')`)})`,
    [dataTypes.currency]: isText,
  }
  return tests[type]
}

/** The people of these blocks by what they have values for. */
export async function groupAlike(
  reader: Reader,
  blocks: readonly TargetBlock[],
  tests: ReadonlyMap<Token, Sql>,
): Promise<Alike[]> {
  const tokens = [...tests.keys()]
  const ranges = blocks.map(({ block }) => idRange(block))
  const bits =
    tokens.length === 0
      ? sql`''`
      : join(
          [...tests.values()].map((test) => sql`(${test})::int::text`),
          ' || ',
        )
  const rows = await reader.rows<{ bits: string; people: number; exampleId: number }>(sql`
    select ${bits} as bits, count(*)::bigint as people, min(p.id)::bigint as "exampleId"
    from unnest(${ranges.map(({ first }) => first)}::bigint[], ${ranges.map(({ last }) => last)}::bigint[], ${blocks.map(({ targets }) => targets)}::text[])
      b (first_id, last_id, targets)
    -- Block by block: asked in one piece, everybody is compared with every block.
    cross join lateral (
      select * from subscribers p
      where ${reader.owns('p')} and p.id between b.first_id and b.last_id and ${holdsId(sql`b.targets::bit(1024)`, sql`p.id`)} offset 0) p
    group by 1 order by 2 desc, 3`)
  return rows.map(({ bits: had, people, exampleId }) => ({
    has: new Set(tokens.filter((_, i) => had[i] === '1')),
    people,
    exampleId,
  }))
}
