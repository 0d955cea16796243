import type { Act } from '../../features/accounts/index.ts'
import { inAccount, type Operator, ProvisioningError } from '../../features/provisioning/index.ts'
import { AppError, type FieldError } from '../../platform/errors/app-error.ts'
import { Refusal } from '../../platform/errors/refusal.ts'
import { remedyWords } from './remedy-words.ts'
import { withOperator } from './with-operator.ts'

type Work<T> = (act: Act) => Promise<T>

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
    return await inAccount(operator, account, work)
  } catch (error) {
    throw error instanceof AppError ? new ProvisioningError(sentencesOf(error)) : error
  }
}

function sentencesOf(error: AppError): string {
  const { detail, extensions } = error
  const errors = (extensions.errors ?? []) as FieldError[]
  if (errors.length > 0) return errors.map((fault) => fault.detail).join('\n')
  return [detail, error instanceof Refusal ? remedyWords(error) : ''].filter(Boolean).join(' ')
}
