import { type QueryKey, type UseMutationResult, useMutation, useQueryClient } from '@tanstack/react-query'
import { say } from '../say.tsx'

interface Thing {
  id: number
  name: string
}

export type PutBack = UseMutationResult<void, Error, Thing>

interface Wishes {
  putBack: (id: number) => Promise<void>
  /** The lists that it comes from and goes to. */
  queryKey: QueryKey
  done: (name: string) => string
  refused: (error: Error, name: string) => string
}

/** Takes something out of the trash, and says what became of it. */
export function usePutBack({ putBack, queryKey, done, refused }: Wishes): PutBack {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: ({ id }) => putBack(id),
    onSuccess: (_done, { name }) => say({ text: done(name) }),
    onError: (error, { name }) => say({ text: refused(error, name), error }),
    onSettled: () => queries.invalidateQueries({ queryKey }),
  })
}
