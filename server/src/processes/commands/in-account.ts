import { inAccount, type Operator, ProvisioningError } from '../../features/provisioning/index.ts'
import type { Tx } from '../../platform/db/database.ts'
import { AppError, type FieldError } from '../../platform/errors/app-error.ts'
import { withOperator } from './with-operator.ts'

type Work<T> = (tx: Tx, operator: Operator) => Promise<T>

/** Runs a use case of the application inside one account; a refusal is told in its own words. */
export function readAccount<T>(account: number, work: Work<T>): Promise<T> {
  return withOperator((operator) => run(operator, account, work))
}

/** The same for one that changes something, which API processes then know at once. */
export function changeAccount<T>(account: number, work: Work<T>): Promise<T> {
  return withOperator(async (operator) => {
    const result = await run(operator, account, work)
    await operator.announce([account])
    return result
  })
}

async function run<T>(operator: Operator, account: number, work: Work<T>): Promise<T> {
  try {
    return await inAccount(operator, account, (tx) => work(tx, operator))
  } catch (error) {
    throw error instanceof AppError ? new ProvisioningError(sentencesOf(error)) : error
  }
}

function sentencesOf({ detail, extensions }: AppError): string {
  const errors = (extensions.errors ?? []) as FieldError[]
  return errors.length > 0 ? errors.map((error) => error.detail).join('\n') : detail
}
