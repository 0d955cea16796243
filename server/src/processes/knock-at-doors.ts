import { doors, doorsFor } from '../doors.rules.ts'
import type { Doorbell } from '../platform/broker/doorbell.ts'
import type { Knock } from '../platform/db/database.ts'
import type { Tenant } from '../platform/db/tenant.ts'
import type { Limiter } from '../platform/limiter/limiter.ts'

interface Hearing {
  /** Rings at the processes of the engine. */
  doorbell?: Pick<Doorbell, 'knock'>
  /** Tells every process that its copy of an account's set-up is out of date. */
  limiter?: Pick<Limiter, 'bumpVersion'> | undefined
  /** All accounts of a customer; one account cannot see the others, so their processes notice a second later. */
  accountsOfCustomer?(customerId: number): Promise<number[]>
}

export function knockAtDoors({ doorbell, limiter, accountsOfCustomer }: Hearing): Knock {
  const concerned = async (door: string, { accountId, customerId }: Tenant) =>
    door === doors.customerSetup && accountsOfCustomer ? accountsOfCustomer(customerId) : [accountId]
  return async (door, tenant) => {
    if (door !== doors.accountSetup && door !== doors.customerSetup) {
      for (const each of doorsFor(door, tenant.accountId)) doorbell?.knock(each, tenant.accountId)
      return
    }
    if (limiter) await Promise.all((await concerned(door, tenant)).map((id) => limiter.bumpVersion(id)))
  }
}
