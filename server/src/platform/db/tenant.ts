/** Whose rows a transaction may see: one account, and the customer whose field definitions it uses. */
export interface Tenant {
  readonly accountId: number
  readonly customerId: number
}
