import { Button, type ButtonProps } from '@mantine/core'
import { IconBuilding } from '@tabler/icons-react'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { Refusal } from '../../api/refusal.ts'
import { beginCompanySignIn } from './company.queries.ts'
import { CompanyRefusal } from './company-refusal.tsx'
import { entryQuery } from './sign-up.queries.ts'
import { useWait } from './use-wait.ts'

/** The way in beside the password, where the installation has one. */
export function CompanyWay({ to }: { to: string | undefined }) {
  const begin = useMutation({
    mutationFn: () => beginCompanySignIn({ to: to ?? null, again: false }),
    onSuccess: (address) => window.location.assign(address),
  })
  const wait = useWait(begin.error instanceof Refusal ? begin.error : null)
  return (
    <CompanyButton onClick={() => begin.mutate()} loading={begin.isPending}>
      {begin.error && <CompanyRefusal error={begin.error} seconds={wait} />}
    </CompanyButton>
  )
}

interface Props extends Pick<ButtonProps, 'size' | 'loading'> {
  onClick: () => void
  /** What stands above the button. */
  children?: React.ReactNode
  /** What a dialog lays upon its buttons. */
  extra?: Record<`data-${string}`, string>
}

/** Nothing where there is no company to sign in by. */
export function CompanyButton({ onClick, loading = false, size = 'md', children, extra }: Props) {
  const { t } = useTranslation(['company'])
  const { data: entry } = useQuery(entryQuery)
  if (!entry?.company) return null
  const { name } = entry.company
  return (
    <>
      {children}
      <Button
        size={size}
        fullWidth
        loading={loading}
        leftSection={<IconBuilding size={17} stroke={1.6} aria-hidden />}
        onClick={onClick}
        {...extra}
      >
        {name === null ? t('company:way') : t('company:wayNamed', { name })}
      </Button>
    </>
  )
}
