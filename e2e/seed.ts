import { command } from './processes.ts'

export const password = 'a long walk by the river'

export interface Person {
  email: string
  name: string
  accountId: number
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
  /** Works beside the admin, as an editor. */
  colleague: Person
  /** Works beside the manager, and will be removed. */
  leaving: Person
  /** Forgets the password. */
  forgetful: Person
}

/** The accounts of the demo data, by what they have. */
const demo = { manager: 1, withChannels: 2, withoutChannels: 4 }

/** Users as an operator makes them, and one empty account. */
export function seed(env: NodeJS.ProcessEnv): People {
  const create = (name: string, accountId: number, role: string, language: string): Person => {
    const email = `${name.toLowerCase().replace(' ', '.')}@lindhof.example`
    const options = { email, name, account: `${accountId}`, role, language }
    const words = Object.entries(options).flatMap(([option, value]) => [`--${option}`, value])
    command({ ...env, USER_PASSWORD: password }, 'user', 'create', ...words)
    return { email, name, accountId }
  }
  const customer = JSON.parse(command(env, 'customer', 'create', 'Lindhof', '--json')) as { id: number }
  const empty = JSON.parse(
    command(env, 'account', 'create', '--customer', `${customer.id}`, '--name', 'Lindhof Club', '--json'),
  ) as { id: number }
  return {
    admin: create('Mara Ostrander', demo.withChannels, 'admin', 'en'),
    analyst: create('Anna Lyst', demo.withoutChannels, 'analyst', 'de'),
    manager: create('Lars Groot', demo.manager, 'admin', 'en'),
    newcomer: create('Nia Neumann', empty.id, 'admin', 'de'),
    colleague: create('Jonas Feldkamp', demo.withChannels, 'editor', 'en'),
    leaving: create('Piet Noordhoek', demo.manager, 'analyst', 'en'),
    forgetful: create('Fay Goodwin', demo.withoutChannels, 'editor', 'en'),
  }
}
