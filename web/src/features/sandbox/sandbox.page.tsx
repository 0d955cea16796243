import { useTranslation } from 'react-i18next'
import { useAccount } from '../../api/use-account.ts'
import { usePageName } from '../../ui/use-page-name.ts'
import { ClockBar } from './clock-bar.tsx'
import { Inbox } from './inbox.tsx'
import { MakeSandbox } from './make-sandbox.tsx'

/** In an account the way to its sandbox; in a sandbox its clock and every mail that would have left. */
export function SandboxPage() {
  const { t } = useTranslation(['sandbox'])
  const { account, session } = useAccount()
  usePageName(t('sandbox:title'))
  if (account.sandboxOf === null) {
    const twin = session.accounts.find(({ sandboxOf }) => sandboxOf === account.id)
    return <MakeSandbox account={account} twin={twin} />
  }
  return (
    <>
      <ClockBar account={account} />
      <Inbox key={account.id} account={account} />
    </>
  )
}
