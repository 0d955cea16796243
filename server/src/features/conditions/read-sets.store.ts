import sql, { join, raw, type Sql } from 'sql-template-tag'
import { addBits, addPlace, type BlockBits, bytesOf, emptyBits, readBits } from '../../platform/db/block-bits.rules.ts'
import { boundsOf, isWithin, markedPlace, readMarkedPlace } from '../../platform/db/id-blocks.rules.ts'
import type { KeptSet, Reading } from '../../platform/db/kept-sets.ts'
import { type FoundSets, type RowSet, readTogether } from './found-sets.store.ts'
import type { Sets } from './tally.rules.ts'

/** Sets by rows that were read together the last time; null = nobody has asked for them yet. */
interface Together {
  reading: Reading | null
  sets: { set: RowSet; kept: KeptSet | undefined }[]
}

/** Sets whose rows are read at once, of the blocks that have changed for those they were read with. */
interface Part {
  together: number
  sets: RowSet[]
}

type MutableBlocks = Map<number, BlockBits>

/** Finds all sets at one moment. By rows only what has changed is read, block by block, since the same was asked the last time. */
export async function readSets(found: FoundSets): Promise<Sets> {
  const groups = rememberedBy(found)
  const parts = groups.flatMap(({ sets }, together) =>
    readTogether(sets.map(({ set }) => set)).map((of): Part => ({ together, sets: of })),
  )
  const answer = new Answer(found.size, parts)
  for (const sent of await found.reader.rows<Sent>(statementOf(found, groups, parts))) answer.take(sent)
  const { reading, everyone, sets } = answer
  for (const { set, kept } of groups.flatMap((group) => group.sets)) {
    const blocks = sets[set.place] as MutableBlocks
    if (kept) addUnchanged(blocks, kept, reading)
    found.reader.kept?.keep(found.reader.tenant.accountId, set.key, { reading, blocks })
  }
  return { everyone, found: sets }
}

function rememberedBy({ rows, reader }: FoundSets): Together[] {
  const sets = rows.map((set) => ({ set, kept: reader.kept?.find(reader.tenant.accountId, set.key) }))
  const byReading = Map.groupBy(sets, ({ kept }) => kept?.reading ?? null)
  return [...byReading].map(([reading, together]) => ({ reading, sets: together }))
}

function addUnchanged(blocks: MutableBlocks, { reading: before, blocks: kept }: KeptSet, now: Reading): void {
  if (before.startedAt !== now.startedAt) return
  for (const [block, bits] of kept) if (before.versions.get(block) === now.versions.get(block)) blocks.set(block, bits)
}

interface Sent {
  kind: 'started' | 'everyone' | 'set' | 'part'
  number: number
  block: number
  version: number
  bits: Buffer
}

function statementOf(found: FoundSets, groups: readonly Together[], parts: readonly Part[]): Sql {
  const changed = groups.map(
    ({ reading }, i) => sql`${changedName(i)} as materialized (
      select e.block, ${boundsOf(sql`e.block`)} from everybody e ${reading ? notAsBefore(reading) : sql`offset 0`})`,
  )
  const answers = [
    sql`select 'started' as kind, 0 as number, 0::bigint as block, ${startedAt} as version, ''::bytea as bits`,
    sql`select 'everyone', 0, e.block, e.version, bit_send(e.members) from everybody e`,
    ...found.blockSets.map(
      ({ place, blocks }) =>
        sql`select 'set', ${raw(String(place))}, t.block, 0, bit_send(t.members) from (${blocks}) t`,
    ),
    ...parts.map(({ together, sets }, i) => {
      const rows = found.marked(sets, (id) => isWithin(id, sql`c`))
      return sql`
        select 'part', ${raw(String(i))}, c.block, 0, p.bits
        from ${changedName(together)} c cross join lateral (
          select string_agg(int4send(${markedPlace(sql`r.marks`, sql`r.id`)}), ''::bytea) as bits from (${rows}) r) p
        where p.bits is not null`
    }),
  ]
  return sql`with ${join([sql`everybody as materialized (${found.everybody()})`, ...changed], ', ')}
             ${join(answers, ' union all ')}`
}

/** A database that was set back starts anew, and its versions may come a second time. */
const startedAt = sql`(select (extract(epoch from pg_postmaster_start_time()) * 1000000)::bigint)`

function notAsBefore(reading: Reading): Sql {
  const [blocks, versions] = [[...reading.versions.keys()], [...reading.versions.values()]]
  return sql`
    left join unnest(${blocks}::bigint[], ${versions}::bigint[]) k (block, version) on k.block = e.block
    where k.version is distinct from e.version or ${reading.startedAt}::bigint <> ${startedAt}`
}

function changedName(together: number): Sql {
  return raw(`changed_${together}`)
}

/** What came back, put together as sets. */
class Answer {
  readonly everyone: MutableBlocks = new Map()
  readonly sets: readonly MutableBlocks[]
  private readonly versions = new Map<number, number>()
  private readonly parts: readonly Part[]
  private startedAt = 0

  constructor(size: number, parts: readonly Part[]) {
    this.sets = Array.from({ length: size }, () => new Map())
    this.parts = parts
  }

  get reading(): Reading {
    return { startedAt: this.startedAt, versions: this.versions }
  }

  take({ kind, number, block, version, bits }: Sent): void {
    if (kind === 'started') this.startedAt = version
    else if (kind === 'part') this.takeMarks((this.parts[number] as Part).sets, block, bits)
    else if (kind === 'set') addBits(this.at(number, block), readBits(bits))
    else {
      this.everyone.set(block, readBits(bits))
      this.versions.set(block, version)
    }
  }

  private takeMarks(sets: readonly RowSet[], block: number, sent: Buffer): void {
    const seen: Uint8Array[] = []
    const add = (place: number, mark: number) => {
      seen[mark] ??= bytesOf(this.at((sets[mark] as RowSet).place, block))
      addPlace(seen[mark], place)
    }
    for (let at = 0; at < sent.length; at += 4) readMarkedPlace(sent.readInt32BE(at), add)
  }

  private at(place: number, block: number): BlockBits {
    const blocks = this.sets[place] as MutableBlocks
    const known = blocks.get(block)
    if (known) return known
    const bits = emptyBits()
    blocks.set(block, bits)
    return bits
  }
}
