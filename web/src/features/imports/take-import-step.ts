import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { Import } from '../../api/records.ts'
import { useAccount } from '../../api/use-account.ts'
import { type ImportStep, importQuery, takeStep } from './imports.queries.ts'

/** Moves an import on; what it is then the server says. */
export function useImportStep({ id }: Pick<Import, 'id'>) {
  const { account } = useAccount()
  const queries = useQueryClient()
  const { mutate, isPending, error } = useMutation({
    mutationFn: (step: ImportStep) => takeStep(account.id, id, step),
    onSettled: () => queries.invalidateQueries({ queryKey: importQuery(account.id, id).queryKey }),
  })
  return { run: mutate, isPending, error }
}
