import { Button } from '@mantine/core'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useAccount } from '../../api/use-account.ts'
import { say } from '../../ui/say.tsx'
import { Notice } from '../../ui/states/notice.tsx'
import classes from './accounts.module.css'
import { answerOffer, familyQuery } from './accounts.queries.ts'
import { RefusedAccount } from './refused-account.tsx'

interface Offer {
  id: number
  name: string
}

/** Accounts of the customer whose admins want to come below this one. */
export function Offers({ offers }: { offers: Offer[] }) {
  return offers.map((offer) => <OneOffer key={offer.id} offer={offer} />)
}

function OneOffer({ offer: { id, name } }: { offer: Offer }) {
  const { t } = useTranslation(['accounts'])
  const { account } = useAccount()
  const queries = useQueryClient()
  const answer = useMutation({
    mutationFn: (isAccepted: boolean) => answerOffer(account.id, id, isAccepted),
    onSuccess: (_, isAccepted) =>
      say({ text: isAccepted ? t('accounts:offer.taken', { name }) : t('accounts:offer.declined', { name }) }),
    onSettled: () => queries.invalidateQueries({ queryKey: familyQuery(account.id).queryKey }),
  })
  return (
    <Notice kind="plain" quiet title={t('accounts:offer.title', { name })} text={t('accounts:offer.text')}>
      <div className={classes.answers}>
        <Button loading={answer.isPending} onClick={() => answer.mutate(true)}>
          {t('accounts:offer.take', { name })}
        </Button>
        <Button onClick={() => answer.mutate(false)}>{t('accounts:offer.decline')}</Button>
      </div>
      {answer.error && <RefusedAccount error={answer.error} />}
    </Notice>
  )
}
