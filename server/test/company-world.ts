import { afterAll, beforeEach } from 'vitest'
import { type CompanyMember, settingsFor, startCompanyProvider } from './company-provider.ts'
import type { Answer, TestApi } from './test-api.ts'
import { startApiAndWeb } from './test-web.ts'

/** The application and a provider that trust each other, for all tests of a file. */
export async function startCompanyWorld() {
  const provider = await startCompanyProvider('http://localhost:8083/company-sign-in')
  afterAll(() => provider.stop())
  const { api, web } = await startApiAndWeb({ config: { ...settingsFor(provider), OIDC_NAME: 'Lindhof' } })
  beforeEach(async () => {
    provider.forge = null
    provider.troubles.clear()
    await api.database.query('delete from sign_in_failures')
  })
  let members = 0
  return {
    api,
    web,
    provider,
    /** Somebody whom the provider knows, and whose email it has verified unless said otherwise; returns the subject. */
    aCompanyMember: (said: CompanyMember): string => {
      members += 1
      provider.members.set(`subject-${members}`, { email_verified: true, name: 'Mara Ostrander', ...said })
      return `subject-${members}`
    },
  }
}

export const codeIn = ({ status, body }: Answer) => [status, body?.code]

/** What the account knows of what users have done, the oldest first. */
export function actsIn({ database }: TestApi, accountId: number): Promise<{ act: string; changes: object }[]> {
  return database.query('select act, changes from audit_entries where account_id = $1 order by seq', [accountId])
}

/** Roles by account. */
export function rolesOf({ database }: TestApi, email: string): Promise<{ accountId: number; role: string }[]> {
  return database.query(
    `select m.account_id::int as "accountId", m.role from memberships m join users u on u.id = m.user_id
     where u.email = $1 order by 1`,
    [email],
  )
}
