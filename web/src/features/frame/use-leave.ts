import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'

export interface Leave {
  run(): void
  isPending: boolean
  /** The session may go on: whoever leaves the device now must know. */
  isRefused: boolean
  forget(): void
}

export function useLeave(signOut: () => Promise<void>): Leave {
  const queries = useQueryClient()
  const navigate = useNavigate()
  const { mutate, isPending, isError, reset } = useMutation({
    mutationFn: signOut,
    onSuccess: async () => {
      queries.clear()
      await navigate({ to: '/sign-in' })
    },
  })
  return { run: () => mutate(), isPending, isRefused: isError, forget: reset }
}
