import { apiDocument as describeApi } from '../../src/processes/api-document.ts'
import { apiRoutes } from '../../src/processes/api-routes.ts'
import type { Answer, TestApi } from '../test-api.ts'
import { type Document, findIdPlaces, type IdPlace, operationsOf } from './id-places.ts'
import { type Recipe, type Request, recipes, undocumentedPlaces } from './recipes.ts'
import { freshRecords, type Ids, type Party, type World } from './world.ts'

export interface MatrixResult {
  places: number
  requests: number
  leaks: string[]
}

export function apiDocument(): Document {
  return describeApi(apiRoutes, 'https://api.postrider.example') as unknown as Document
}

/** The recipe of every place the document shows; a place without one stops the run. */
export function recipesFor(places: IdPlace[]): { name: string; recipe: Recipe }[] {
  return places.flatMap(({ operation, place }) => {
    const name = `${operation} ${place}`
    const names = [...(recipes[name] ? [name] : []), ...(undocumentedPlaces[name] ?? [])]
    if (names.length === 0) throw new Error(`No recipe for the id at ${name}: add one to the isolation matrix.`)
    return names.map((each) => ({ name: each, recipe: recipes[each] as Recipe }))
  })
}

/** Every place × whose id it is, as `own` of the world; returns what one account could learn about another. */
export async function runMatrix(api: TestApi, world: World): Promise<MatrixResult> {
  const document = apiDocument()
  const cases = recipesFor(findIdPlaces(document)).sort((a, b) => destruction(a.name) - destruction(b.name))
  const result: MatrixResult = { places: cases.length, requests: 0, leaks: [] }
  const ask = async (name: string, request: Request) => {
    result.requests += 1
    return askAs(api, world.own, name, request)
  }
  for (const { name, recipe } of cases) result.leaks.push(...(await tryPlace(api, world, name, recipe, ask)))
  for (const { name } of operationsOf(document).filter((operation) => /^GET [^{]+$/.test(operation.name))) {
    const answer = await ask(name, { path: `${name.slice(4)}?${listQuery(name)}` })
    result.leaks.push(
      ...foreignMarks(world, name, answer),
      ...(answer.status === 200 ? [] : [`${name}: ${answer.text}`]),
    )
  }
  return result
}

/** Deletions last, so that a fence that lets one through does not hide the places after it. */
function destruction(name: string): number {
  return name.startsWith('DELETE') ? 2 - name.split('/').length / 10 : 0
}

/** The L-account asks for the ids of its S-accounts, in every place. */
export async function askAsParent(api: TestApi, world: World): Promise<string[]> {
  const asParent = { ...world, own: world.parent, parent: world.own }
  const leaks: string[] = []
  for (const { name, recipe } of recipesFor(findIdPlaces(apiDocument()))) {
    for (const { ids } of [world.own, world.sibling]) {
      const answer = await askAs(api, world.parent, name, recipe.request(ids[recipe.kind], ids))
      const isClosed = answer.body?.code === 'not_available_for_account_type'
      const isRefused = isClosed || answer.status === 404 || describeAnswer(answer) === recipe.unknown
      if (!isRefused && recipe.kind !== 'accountField') leaks.push(`${name}: ${answer.text}`)
      leaks.push(...foreignMarks(asParent, `${name} as L-account`, answer))
    }
  }
  return leaks
}

/** Lists show all they have. */
function listQuery(name: string): string {
  if (name.endsWith('/subscribers')) return 'include=channels,groups&limit=500'
  if (name.endsWith('/mailings')) return 'include=newsletters&limit=500'
  if (name.endsWith('/newsletters')) return 'include=articles&limit=500'
  return /\/(subscriberGroups|articles)$/.test(name) ? 'limit=500' : ''
}

type Ask = (name: string, request: Request) => Promise<Answer>

async function tryPlace(api: TestApi, world: World, name: string, recipe: Recipe, ask: Ask): Promise<string[]> {
  const { kind, request, unknown } = recipe
  const mine: Ids = { ...world.own.ids, ...(await freshRecords(api, world.own)) }
  const reference = await ask(name, request(world.neverExisted[kind], mine))
  const leaks =
    describeAnswer(reference) === unknown || unknown === 'ignored' ? [] : [`${name}: unknown id: ${reference.text}`]
  for (const [whose, ids] of foreigners(world, recipe)) {
    const answer = await ask(name, request(ids[kind], mine))
    const seen = comparable(answer, ids[kind])
    if (seen !== comparable(reference, world.neverExisted[kind]))
      leaks.push(`${name}: id of ${whose}: ${answer.status} ${answer.text}`)
    leaks.push(...foreignMarks(world, `${name}: id of ${whose}`, answer))
  }
  const answer = await ask(name, request(mine[kind], mine))
  if (answer.status >= 300 || (describeAnswer(answer) === unknown && unknown !== 'ignored'))
    leaks.push(`${name}: own id is refused: ${answer.text}`)
  return [...leaks, ...foreignMarks(world, `${name}: own id`, answer)]
}

/** Fields and trigger types belong to the customer, so those of sibling and parent are our own. */
function foreigners({ parent, sibling, stranger, deleted }: World, { kind }: Recipe): [string, Ids][] {
  const relatives: [string, Ids][] = /field$|^triggerType$/i.test(kind)
    ? []
    : [
        ['sibling', sibling.ids],
        ['parent', parent.ids],
      ]
  return [...relatives, ['stranger', stranger.ids], ['deleted', deleted]]
}

/** The answer without what differs from one request to the next: request id, new addresses and ids, and the id asked for. */
function comparable({ status, headers, text }: Answer, id: number): string {
  const kept = ['content-type', 'content-length', 'allow', 'location', 'link'].map(
    (name) => `${name}: ${headers.get(name)}`,
  )
  const stable = [status, ...kept, text].join('\n')
  return stable
    .replaceAll(String(id), '<id>')
    .replaceAll(/urn:uuid:[\w-]+/g, '<request>')
    .replaceAll(/person-\d+/g, '<person>')
    .replaceAll(/\d{4}-\d\d-\d\d \d\d:\d\d:\d\d/g, '<time>')
    .replaceAll(/(\/subscribers\/|"id":)11\d{5}/g, '$1<new>')
}

/** `404 group_not_found`, `422 channel_unknown`, `200 empty`, `200 notFound`, or the status alone. */
function describeAnswer({ status, body }: Answer): string {
  if (status === 422) return `422 ${body.errors?.[0]?.code}`
  if (status !== 200) return body?.code ? `${status} ${body.code}` : String(status)
  if (!Array.isArray(body.data)) return '200'
  if (body.data.length === 0) return '200 empty'
  const [{ result, error }] = body.data
  return `200 ${error?.errors?.[0]?.code ?? error?.code ?? result}`
}

function foreignMarks({ own, ...others }: World, name: string, { text }: Answer): string[] {
  const marks = [others.parent, others.sibling, others.stranger].map(({ mark }) => mark)
  // A channel handed down keeps the name its L-account gave it.
  const told = text.replaceAll(`"name":"${others.parent.mark}"`, '').replaceAll(own.mark, '')
  return marks.filter((mark) => told.includes(mark)).map((mark) => `${name}: shows data ${mark}`)
}

async function askAs(api: TestApi, { account }: Party, name: string, { path, body }: Request): Promise<Answer> {
  const method = name.split(' ', 1)[0] as string
  try {
    return await api.call(method, path, { key: account.key, body })
  } catch (error) {
    // An answer outside the document is a finding like any other, not the end of the run.
    return { status: 0, headers: new Headers(), body: undefined, text: (error as Error).message }
  }
}

/** Every row that is not of this account. */
export async function dumpOthers(api: TestApi, accountId: number): Promise<string[]> {
  const tables = await api.database.query<{ name: string; column: string }>(
    `select c.relname as name, case when c.relname = 'accounts' then 'id'
                                    when exists (select from pg_attribute a where a.attrelid = c.oid and a.attname = 'account_id') then 'account_id'
                                    else '0' end as column
     from pg_class c where c.relrowsecurity and c.relnamespace = 'public'::regnamespace order by 1`,
  )
  const rows: string[] = []
  for (const { name, column } of tables) {
    const found = await api.database.query<{ row: string }>(
      `select $2 || to_jsonb(t)::text as row from ${name} t where ${column} <> $1 order by 1`,
      [accountId, `${name} `],
    )
    rows.push(...found.map(({ row }) => row))
  }
  return rows
}
