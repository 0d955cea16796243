import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { sessionKey } from '../../api/queries.ts'
import { useAccount } from '../../api/use-account.ts'

/** After one's own rights have changed: leaves for the overview, which asks the server anew what one may do here. */
export function useNewRights(): () => Promise<void> {
  const queries = useQueryClient()
  const navigate = useNavigate()
  const { account } = useAccount()
  return async () => {
    queries.removeQueries({ queryKey: sessionKey })
    await navigate({ to: '/accounts/$accountId', params: { accountId: String(account.id) } })
  }
}
