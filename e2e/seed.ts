import { command } from './processes.ts'

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
  /** Has never signed in to the console. */
  newOperator: Person
}

/** The accounts of the demo data, by what they have. */
const demo = { manager: 1, withChannels: 2, withoutChannels: 4 }

/** Users as an operator makes them, and two empty accounts. */
export function seed(env: NodeJS.ProcessEnv): People {
  const create = (name: string, accountId: number, role: string, language: string): Person => {
    const email = `${name.toLowerCase().replace(' ', '.')}@lindhof.example`
    const options = { email, name, account: `${accountId}`, role, language }
    const words = Object.entries(options).flatMap(([option, value]) => [`--${option}`, value])
    command({ ...env, USER_PASSWORD: password }, 'user', 'create', ...words)
    return { email, name, accountId, isAdmin: role === 'admin' }
  }
  const createOperator = (name: string): Person => {
    const email = `${name.toLowerCase().replace(' ', '.')}@operators.example`
    command({ ...env, OPERATOR_PASSWORD: password }, 'operator', 'create', '--email', email, '--name', name)
    return { email, name, accountId: 0, isAdmin: false }
  }
  const customer = JSON.parse(command(env, 'customer', 'create', 'Lindhof', '--json')) as { id: number }
  const emptyAccount = (name: string, ...more: string[]) => {
    const made = command(env, 'account', 'create', '--customer', `${customer.id}`, '--name', name, ...more, '--json')
    return (JSON.parse(made) as { id: number }).id
  }
  const withoutPhone = emptyAccount('Lindhof Press')
  command(env, 'customer', 'domain', 'bind', `${customer.id}`, boundDomain, '--account', `${withoutPhone}`)
  const board = emptyAccount('Lindhof Board')
  const group = emptyAccount('Lindhof Group', '--type', 'L')
  const graz = emptyAccount('Lindhof Graz', '--parent', `${group}`)
  emptyAccount('Lindhof Bern', '--parent', `${group}`)
  return {
    admin: create('Mara Ostrander', demo.withChannels, 'admin', 'en'),
    analyst: create('Anna Lyst', demo.withoutChannels, 'analyst', 'de'),
    manager: create('Lars Groot', demo.manager, 'admin', 'en'),
    newcomer: create('Nia Neumann', emptyAccount('Lindhof Club'), 'admin', 'de'),
    tester: create('Tilda Rose', emptyAccount('Lindhof Trial'), 'admin', 'en'),
    mover: create('Mo Vega', emptyAccount('Lindhof Garden'), 'admin', 'en'),
    colleague: create('Jonas Feldkamp', demo.withChannels, 'editor', 'en'),
    leaving: create('Piet Noordhoek', demo.manager, 'analyst', 'en'),
    watching: create('Wim Aalders', demo.manager, 'analyst', 'en'),
    founding: create('Fia Holt', emptyAccount('Lindhof Seeds'), 'admin', 'en'),
    asking: create('Ivo Brandt', demo.withoutChannels, 'analyst', 'de'),
    wandering: create('Wanda Berg', demo.withoutChannels, 'analyst', 'en'),
    careful: create('Thea Quist', demo.withoutChannels, 'analyst', 'en'),
    guarded: create('Gil Warden', demo.withoutChannels, 'analyst', 'en'),
    locked: create('Otto Los', withoutPhone, 'editor', 'de'),
    lockedAdmin: create('Ada Helms', withoutPhone, 'admin', 'de'),
    keyed: create('Kira Vogt', withoutPhone, 'editor', 'en'),
    keyless: create('Theo Brandt', withoutPhone, 'editor', 'de'),
    demanded: create('Dora Vault', emptyAccount('Lindhof Vault'), 'admin', 'en'),
    closing: create('Cleo Marten', emptyAccount('Lindhof Archive'), 'admin', 'en'),
    operator: createOperator('Runa Valdis'),
    secondOperator: createOperator('Ovid Marsh'),
    thirdOperator: createOperator('Tess Vane'),
    askingOperator: createOperator('Ilse Kray'),
    agreeingOperator: createOperator('Bo Tamm'),
    supportOperator: createOperator('Siv Ahl'),
    helped: create('Hedda Lund', emptyAccount('Lindhof Depot'), 'admin', 'en'),
    chooser: create('Cora Lind', emptyAccount('Lindhof Choice'), 'admin', 'en'),
    writer: create('Wren Alder', emptyAccount('Lindhof Letters'), 'admin', 'en'),
    approver: create('Rosa Thorn', board, 'admin', 'en'),
    asker: create('Tom Abelard', board, 'editor', 'en'),
    publisher: create('Petra Lindhof', group, 'admin', 'en'),
    branch: create('Gero Steiner', graz, 'admin', 'en'),
    newOperator: createOperator('Nell Tarn'),
    forgetful: create('Fay Goodwin', demo.withoutChannels, 'editor', 'en'),
  }
}
