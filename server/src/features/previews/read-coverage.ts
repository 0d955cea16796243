import type { Sql } from 'sql-template-tag'
import { accountRefusals, findAccount, findOwnRules, type Look } from '../accounts/index.ts'
import { type CustomerField, fieldTypes, listCustomerFields } from '../customer-fields/index.ts'
import { type CurrentContent, currentContent } from '../mailings/index.ts'
import { type LanguageTexts, parseTemplate, textsOf } from '../rendering/index.ts'
import { evaluateAudience, type Face, findFaces, listReadyBlocks } from '../runs/index.ts'
import { type Case, casesOf, fewestPeople, shows, type Token, tokenOf } from './cases.rules.ts'
import { baseDataTest, fieldTest, groupAlike } from './variable-holders.store.ts'

type Looking = Pick<Look, 'reader' | 'clock'>

export interface Coverage {
  /** Whom the mailing would reach now. */
  people: number
  variables: { token: Token; names: Record<string, string> | null; people: number | null }[]
}

const baseData = [1, 2, 3, 4, 5, 6, 7, 8]

/** Every variable there is, and how many of a mailing's audience have a value for it. */
export async function readCoverage(look: Looking, mailingId: number): Promise<Coverage> {
  const { mailing, cases, fields, testOf } = await loadMail(look, mailingId)
  const base = baseData.map((id) => tokenOf({ family: 'V', id }))
  const used = tokensIn(cases)
  const counted = new Set([...base, ...used])
  const tests = new Map([...counted].map((token) => [token, testOf(token)]))
  const kinds = await groupAlike(look.reader, await reachedBlocks(look, mailing), tests)
  const peopleWith = (token: Token) =>
    counted.has(token) ? kinds.reduce((sum, { has, people }) => sum + (has.has(token) ? people : 0), 0) : null
  const offered = fields.filter(({ id, retiredAt }) => retiredAt === null || counted.has(tokenOf({ family: 'C', id })))
  return {
    people: kinds.reduce((sum, { people }) => sum + people, 0),
    variables: [
      ...base.map((token) => ({ token, names: null, people: peopleWith(token) })),
      ...offered.map(({ id, translations }) => {
        const token = tokenOf({ family: 'C', id })
        const names = Object.entries(translations).map(([language, { name }]) => [language, name])
        return { token, names: Object.fromEntries(names), people: peopleWith(token) }
      }),
    ],
  }
}

export interface Lacking {
  /** Whom the mailing would reach now. */
  people: number
  /** Of them, those who see a default somewhere. */
  lacking: number
  variables: { token: Token; names: Record<string, string> | null; lacking: number }[]
}

/** Who of a mailing's audience would read what was written for those without a value. */
export async function readDefaults(look: Looking, mailingId: number): Promise<Lacking> {
  const { mailing, cases, fields, testOf } = await loadMail(look, mailingId)
  const used = tokensIn(cases)
  if (used.length === 0) return { people: 0, lacking: 0, variables: [] }
  const tests = new Map(used.map((token) => [token, testOf(token)]))
  const kinds = await groupAlike(look.reader, await reachedBlocks(look, mailing), tests)
  const peopleWho = (lack: (has: ReadonlySet<Token>) => boolean) =>
    kinds.reduce((sum, { has, people }) => sum + (lack(has) ? people : 0), 0)
  const namesOf = (token: Token) => {
    const field = fields.find(({ id }) => tokenOf({ family: 'C', id }) === token)
    if (!field) return null
    return Object.fromEntries(Object.entries(field.translations).map(([language, { name }]) => [language, name]))
  }
  return {
    people: peopleWho(() => true),
    lacking: peopleWho((has) => used.some((token) => !has.has(token))),
    variables: used
      .map((token) => ({ token, names: namesOf(token), lacking: peopleWho((has) => !has.has(token)) }))
      .filter(({ lacking }) => lacking > 0),
  }
}

export interface ShownCases {
  people: Face[]
  /** How many cases nobody in the audience shows. */
  unseen: number
}

/** The fewest real people who together show everything in a mail that can look differently. */
export async function findCases(look: Looking, mailingId: number): Promise<ShownCases> {
  const { mailing, cases, testOf } = await loadMail(look, mailingId)
  const tests = new Map(tokensIn(cases).map((token) => [token, testOf(token)]))
  const kinds = await groupAlike(look.reader, await reachedBlocks(look, mailing), tests)
  const chosen = cases.length === 0 ? kinds.slice(0, 1) : fewestPeople(kinds, cases)
  const ids = chosen.map(({ exampleId }) => exampleId)
  return {
    people: await findFaces(look.reader, ids),
    unseen: cases.filter((one) => !chosen.some((person) => shows(person, one))).length,
  }
}

async function loadMail({ reader, clock }: Looking, mailingId: number) {
  const [{ mailing, content }, fields, account, { salutations }] = await Promise.all([
    currentContent(reader, mailingId),
    listCustomerFields(reader),
    findAccount(reader),
    findOwnRules(reader),
  ])
  if (!account) throw accountRefusals.account_not_found({ accountId: reader.tenant.accountId })
  const today = new Intl.DateTimeFormat('sv-SE', { timeZone: account.timeZone }).format(clock.now())
  // What the account or the mailing says is the same for everybody, so nobody's mail differs by it.
  const [ofPeople = [], ofAll = []] = [true, false].map((isOwn) =>
    fields.filter(({ fieldType }) => (fieldType === fieldTypes.subscriber) === isOwn),
  )
  const constant = new Set(ofAll.map(({ id }) => tokenOf({ family: 'C', id })))
  const cases = casesIn(content, constant)
  return { mailing, cases, fields, testOf: testsFor(ofPeople, textsOf(content.languageIso, salutations), today) }
}

function testsFor(fields: readonly CustomerField[], texts: LanguageTexts, today: string): (token: Token) => Sql {
  return (token) => {
    const [family, id] = token.split(':')
    const field = family === 'C' && fields.find((known) => known.id === Number(id))
    return field ? fieldTest(field.id, field.type) : baseDataTest(family === 'V' ? Number(id) : 0, texts, today)
  }
}

function casesIn(content: CurrentContent['content'], constant: ReadonlySet<Token>): Case[] {
  const { subject, html, plainText, placeholders } = content
  const names = new Set(placeholders)
  return casesOf(
    [subject, html, plainText].flatMap((part) => parseTemplate(part, names).nodes),
    constant,
  )
}

function tokensIn(cases: readonly Case[]): Token[] {
  return [...new Set(cases.flatMap(({ tokens }) => tokens))]
}

async function reachedBlocks({ reader, clock }: Looking, mailing: CurrentContent['mailing']) {
  const { audience } = await evaluateAudience(reader, mailing, clock.now())
  return listReadyBlocks(reader, audience)
}
