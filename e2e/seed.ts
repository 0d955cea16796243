import { changeAccount, inAccount } from '../server/src/features/account-setup/index.ts'
import { loadConfig } from '../server/src/platform/config/config.ts'
import { createOperator as openOperator } from '../server/src/processes/create-operator.ts'
import { commandHere } from './processes.ts'

/** Whose emails let newcomers in. */
export const boundDomain = 'newcomers.example'
export const password = 'a long walk by the river'

export interface Person {
  email: string
  name: string
  accountId: number
  /** Sensitive acts want a second factor of them. */
  isAdmin: boolean
}

export interface People {
  /** Admin of an S-account with channels and 140 subscribers. */
  admin: Person
  /** May not see people. */
  analyst: Person
  /** Works in an L-account. */
  manager: Person
  /** Admin of an account where nothing has happened yet. */
  newcomer: Person
  /** Admin of an account that brings its list from elsewhere. */
  mover: Person
  /** Works beside the admin, as an editor. */
  colleague: Person
  /** Works beside the manager, and will be removed. */
  leaving: Person
  /** Reads the numbers of the accounts below. */
  watching: Person
  /** Opens another account. */
  founding: Person
  /** Forgets the password. */
  forgetful: Person
  /** Forgets it as well, and asks for a new one. */
  asking: Person
  /** Is signed in at two places, nowhere else. */
  wandering: Person
  /** Changes how to sign in. */
  careful: Person
  /** Gets another address. */
  moving: Person
  /** Signs in with a second factor for a while. */
  guarded: Person
  /** Loses it, and the admin beside them. */
  locked: Person
  lockedAdmin: Person
  /** Sign in by passkeys; the second does not have it at hand. */
  keyed: Person
  keyless: Person
  /** Admin of an account of their own, without a second factor for too long. */
  demanded: Person
  /** The same, before anything was asked of them. */
  unguarded: Person
  /** Admin of an account that is closed and opened again. */
  closing: Person
  /** Run the installation. */
  operator: Person
  secondOperator: Person
  thirdOperator: Person
  /** Agree with each other. */
  askingOperator: Person
  agreeingOperator: Person
  /** Is let in to look at people. */
  supportOperator: Person
  /** Admin of an account that begins to send. */
  writer: Person
  /** Admin of an account that tries several subjects. */
  chooser: Person
  /** Admin of an account that writes in two languages. */
  translator: Person
  /** Admin of an account whose readers live in several time zones. */
  traveller: Person
  /** Admin of an account whose programs are tried out first. */
  tester: Person
  /** Admin and editor of an account where somebody else approves. */
  approver: Person
  asker: Person
  /** Admin of an account that operators look after. */
  helped: Person
  /** Admin of an L-account that writes for those below it, and of one of them. */
  publisher: Person
  branch: Person
  /** Sees every page of the console. */
  walkingOperator: Person
  /** Has never signed in to the console. */
  newOperator: Person
}

/** The accounts of the demo data, by what they have. */
const demo = { manager: 1, withChannels: 2, withoutChannels: 4 }

/** Long enough to be seen, short enough to be waited for. */
const undoSeconds = 10

/** Users as an operator makes them, and empty accounts. */
export async function seed(env: NodeJS.ProcessEnv): Promise<People> {
  const create = async (name: string, accountId: number, role: string, language: string): Promise<Person> => {
    const email = `${name.toLowerCase().replace(' ', '.')}@lindhof.example`
    const options = { email, name, account: `${accountId}`, role, language }
    const words = Object.entries(options).flatMap(([option, value]) => [`--${option}`, value])
    await commandHere({ ...env, USER_PASSWORD: password }, 'user', 'create', ...words)
    return { email, name, accountId, isAdmin: role === 'admin' }
  }
  const createOperator = async (name: string): Promise<Person> => {
    const email = `${name.toLowerCase().replace(' ', '.')}@operators.example`
    await commandHere({ ...env, OPERATOR_PASSWORD: password }, 'operator', 'create', '--email', email, '--name', name)
    return { email, name, accountId: 0, isAdmin: false }
  }
  const aCustomer = async (name: string): Promise<number> =>
    JSON.parse(await commandHere(env, 'customer', 'create', name, '--json')).id
  const customer = { id: await aCustomer('Lindhof') }
  // With fields that no other account is to show.
  const abroad = ['--customer', `${await aCustomer('Lindhof Abroad')}`]
  const emptyAccount = async (name: string, ...more: string[]) => {
    const made = await commandHere(
      env,
      'account',
      'create',
      '--customer',
      `${customer.id}`,
      '--name',
      name,
      ...more,
      '--json',
    )
    return (JSON.parse(made) as { id: number }).id
  }
  const withoutPhone = await emptyAccount('Lindhof Press')
  await commandHere(env, 'customer', 'domain', 'bind', `${customer.id}`, boundDomain, '--account', `${withoutPhone}`)
  const board = await emptyAccount('Lindhof Board')
  const group = await emptyAccount('Lindhof Group', '--type', 'L')
  const graz = await emptyAccount('Lindhof Graz', '--parent', `${group}`)
  await emptyAccount('Lindhof Bern', '--parent', `${group}`)
  const people = {
    admin: await create('Mara Ostrander', demo.withChannels, 'admin', 'en'),
    analyst: await create('Anna Lyst', demo.withoutChannels, 'analyst', 'de'),
    manager: await create('Lars Groot', demo.manager, 'admin', 'en'),
    newcomer: await create('Nia Neumann', await emptyAccount('Lindhof Club'), 'admin', 'de'),
    tester: await create('Tilda Rose', await emptyAccount('Lindhof Trial'), 'admin', 'en'),
    mover: await create('Mo Vega', await emptyAccount('Lindhof Garden'), 'admin', 'en'),
    colleague: await create('Jonas Feldkamp', demo.withChannels, 'editor', 'en'),
    leaving: await create('Piet Noordhoek', demo.manager, 'analyst', 'en'),
    watching: await create('Wim Aalders', demo.manager, 'analyst', 'en'),
    founding: await create('Fia Holt', await emptyAccount('Lindhof Seeds'), 'admin', 'en'),
    asking: await create('Ivo Brandt', demo.withoutChannels, 'analyst', 'de'),
    wandering: await create('Wanda Berg', demo.withoutChannels, 'analyst', 'en'),
    careful: await create('Thea Quist', demo.withoutChannels, 'analyst', 'en'),
    moving: await create('Mina Dorn', demo.withoutChannels, 'analyst', 'en'),
    guarded: await create('Gil Warden', demo.withoutChannels, 'analyst', 'en'),
    locked: await create('Otto Los', withoutPhone, 'editor', 'de'),
    lockedAdmin: await create('Ada Helms', withoutPhone, 'admin', 'de'),
    keyed: await create('Kira Vogt', withoutPhone, 'editor', 'en'),
    keyless: await create('Theo Brandt', withoutPhone, 'editor', 'de'),
    demanded: await create('Dora Vault', await emptyAccount('Lindhof Vault'), 'admin', 'en'),
    unguarded: await create('Gesa Riegel', await emptyAccount('Lindhof Riegel'), 'admin', 'de'),
    closing: await create('Cleo Marten', await emptyAccount('Lindhof Archive'), 'admin', 'en'),
    operator: await createOperator('Runa Valdis'),
    secondOperator: await createOperator('Ovid Marsh'),
    thirdOperator: await createOperator('Tess Vane'),
    askingOperator: await createOperator('Ilse Kray'),
    agreeingOperator: await createOperator('Bo Tamm'),
    supportOperator: await createOperator('Siv Ahl'),
    helped: await create('Hedda Lund', await emptyAccount('Lindhof Depot'), 'admin', 'en'),
    chooser: await create('Cora Lind', await emptyAccount('Lindhof Choice'), 'admin', 'en'),
    translator: await create(
      'Tara Quill',
      await emptyAccount('Lindhof Tongues', '--languages', 'de,en'),
      'admin',
      'en',
    ),
    traveller: await create('Tove Ahl', await emptyAccount('Lindhof Abroad', ...abroad), 'admin', 'en'),
    writer: await create('Wren Alder', await emptyAccount('Lindhof Letters'), 'admin', 'en'),
    approver: await create('Rosa Thorn', board, 'admin', 'en'),
    asker: await create('Tom Abelard', board, 'editor', 'en'),
    publisher: await create('Petra Lindhof', group, 'admin', 'en'),
    branch: await create('Gero Steiner', graz, 'admin', 'en'),
    walkingOperator: await createOperator('Una Vale'),
    newOperator: await createOperator('Nell Tarn'),
    forgetful: await create('Fay Goodwin', demo.withoutChannels, 'editor', 'en'),
  }
  const { writer, chooser, translator, traveller, approver, publisher, branch } = people
  await shortenWaits(env, [writer, chooser, translator, traveller, approver, publisher, branch])
  return people
}

async function shortenWaits(env: NodeJS.ProcessEnv, people: readonly Person[]): Promise<void> {
  const operator = openOperator(loadConfig(env))
  for (const { accountId } of people) await inAccount(operator, accountId, (act) => changeAccount(act, { undoSeconds }))
  await operator.close()
}
