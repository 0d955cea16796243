import type { Database } from './database.ts'

/** Refuses to serve with a role that row-level security does not bind, or whose times would be read wrong. */
export async function checkServingRole(db: Database): Promise<void> {
  const [[role] = []] = await db.outsideTenants([
    {
      text: `select r.rolsuper or r.rolbypassrls as unbound, current_setting('TimeZone') as zone, current_user as name,
                    exists (select from pg_class c where c.relname = 'subscribers' and c.relowner = r.oid) as owner
             from pg_roles r where r.rolname = current_user`,
      values: [],
    },
  ])
  if (role?.unbound || role?.owner) {
    throw new Error(
      `The role ${role.name} of DATABASE_URL bypasses row-level security; use the serving role that "postrider migrate" prepares.`,
    )
  }
  if (role?.zone !== 'UTC')
    throw new Error(
      `The role ${role?.name} of DATABASE_URL has time zone ${role?.zone}; run "postrider migrate" to set it up.`,
    )
}
