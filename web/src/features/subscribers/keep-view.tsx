import { IconPlus } from '@tabler/icons-react'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useAccount } from '../../api/use-account.ts'
import { say } from '../../ui/say.tsx'
import { keptOf } from './saved-view.rules.ts'
import { keepView, savedViewsQuery } from './saved-views.queries.ts'
import type { SubscriberSearch } from './subscriber-filter.rules.ts'
import classes from './subscribers.module.css'
import { ViewNameDialog } from './view-name-dialog.tsx'

/** Keeps what the list shows now under a name. */
export function KeepView({ search }: { search: SubscriberSearch }) {
  const { t } = useTranslation(['subscribers'])
  const { account } = useAccount()
  const queries = useQueryClient()
  const [isOpen, setOpen] = useState(false)
  const { mutate, isPending, error, reset } = useMutation({
    mutationFn: (name: string) => keepView(account.id, { name, search: keptOf(search) as never }),
    onSuccess: (_view, name) => {
      setOpen(false)
      say({ text: t('subscribers:saved.kept', { name }) })
    },
    onSettled: () => queries.invalidateQueries({ queryKey: savedViewsQuery(account.id).queryKey }),
  })
  return (
    <>
      <button type="button" className={classes.keepView} onClick={() => setOpen(true)}>
        <IconPlus size={14} stroke={1.6} aria-hidden />
        {t('subscribers:saved.keep')}
      </button>
      {isOpen && (
        <ViewNameDialog
          title={t('subscribers:saved.keep')}
          hint={t(search.words ? 'subscribers:saved.withoutWords' : 'subscribers:saved.what')}
          name=""
          go={t('subscribers:saved.go')}
          isPending={isPending}
          error={error}
          onClose={() => {
            setOpen(false)
            reset()
          }}
          onGo={mutate}
        />
      )}
    </>
  )
}
