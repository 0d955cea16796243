import { Button, TextInput, Title } from '@mantine/core'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { TestAddress } from '../../api/records.ts'
import { reasonAmong } from '../../api/refusal.ts'
import { useAccount } from '../../api/use-account.ts'
import { LinkButton } from '../../ui/link-button.tsx'
import { PageHead } from '../../ui/page-head.tsx'
import { say } from '../../ui/say.tsx'
import { Failure } from '../../ui/states/failure.tsx'
import { Notice } from '../../ui/states/notice.tsx'
import { SkeletonRows } from '../../ui/table/skeleton-rows.tsx'
import { usePageName } from '../../ui/use-page-name.ts'
import { useTimes } from '../../ui/use-times.ts'
import classes from './test-addresses.module.css'
import { addTestAddress, removeTestAddress, testAddressesQuery } from './test-addresses.queries.ts'

/** Where test mails may go beside users and subscribers. */
export function TestAddressesPage() {
  const { t, i18n } = useTranslation(['testAddresses'])
  const { account } = useAccount()
  const { data: addresses, error, refetch } = useQuery(testAddressesQuery(account.id))
  const ask = useAsking()
  const remove = useRemoval()
  const refused = ask.error ?? remove.error
  usePageName(t('testAddresses:title'))
  return (
    <>
      <PageHead title={t('testAddresses:title')} above={t('testAddresses:about')} />
      {error ? (
        <Failure error={error} title={t('testAddresses:notLoaded')} onRetry={() => void refetch()} />
      ) : addresses ? (
        <>
          {addresses.length > 0 && (
            <ul className={classes.addresses}>
              {addresses.map((address) => (
                <Row
                  key={address.id}
                  address={address}
                  isBusy={ask.isPending || remove.isPending}
                  onAgain={() => ask.mutate({ email: address.email, languageIso: address.languageIso })}
                  onRemove={() => remove.mutate(address)}
                />
              ))}
            </ul>
          )}
          {refused && <Refused error={refused} />}
          <Adding
            isPending={ask.isPending}
            onAdd={(email, done) => ask.mutate({ email, languageIso: i18n.language }, { onSuccess: done })}
          />
        </>
      ) : (
        <SkeletonRows columns={3} />
      )}
    </>
  )
}

interface RowProps {
  address: TestAddress
  isBusy: boolean
  onAgain: () => void
  onRemove: () => void
}

function Row({ address, isBusy, onAgain, onRemove }: RowProps) {
  const { t } = useTranslation(['testAddresses'])
  const { account } = useAccount()
  const { day } = useTimes(account.timeZone)
  const { email, askedAt, confirmedAt, hasExpired } = address
  return (
    <li className={classes.address}>
      <strong>{email}</strong>
      <span className={classes.standing} data-open={confirmedAt === null || undefined}>
        {confirmedAt !== null
          ? t('testAddresses:confirmed', { day: day(confirmedAt) })
          : hasExpired
            ? t('testAddresses:expired', { day: day(askedAt) })
            : t('testAddresses:asked', { day: day(askedAt) })}
      </span>
      <span className={classes.acts}>
        {confirmedAt === null && (
          <LinkButton onClick={onAgain} disabled={isBusy} aria-label={t('testAddresses:againTo', { email })}>
            {t('testAddresses:again')}
          </LinkButton>
        )}
        <LinkButton onClick={onRemove} disabled={isBusy} aria-label={t('testAddresses:removeOf', { email })}>
          {t('testAddresses:remove')}
        </LinkButton>
      </span>
    </li>
  )
}

interface AddingProps {
  isPending: boolean
  onAdd: (email: string, done: () => void) => void
}

function Adding({ isPending, onAdd }: AddingProps) {
  const { t } = useTranslation(['testAddresses'])
  const [email, setEmail] = useState('')
  const submit = (event: FormEvent) => {
    event.preventDefault()
    onAdd(email.trim(), () => setEmail(''))
  }
  return (
    <form className={classes.add} aria-label={t('testAddresses:add')} noValidate onSubmit={submit}>
      <Title order={2}>{t('testAddresses:another')}</Title>
      <div className={classes.line}>
        <TextInput
          type="email"
          aria-label={t('testAddresses:email')}
          value={email}
          onChange={({ currentTarget }) => setEmail(currentTarget.value)}
          maxLength={254}
          autoComplete="off"
        />
        <Button type="submit" variant="filled" loading={isPending} disabled={!email.trim()}>
          {t('testAddresses:add')}
        </Button>
      </div>
      <p className={classes.note}>{t('testAddresses:note')}</p>
    </form>
  )
}

const explained = ['email_invalid', 'test_address_confirmed', 'test_addresses_too_many', 'right_required'] as const

function Refused({ error }: { error: Error }) {
  const { t } = useTranslation(['testAddresses'])
  const reason = reasonAmong(explained, error)
  return (
    <Notice
      kind={reason === 'other' ? 'bad' : 'refusal'}
      title={t(`testAddresses:refused.${reason}.title`)}
      text={t(`testAddresses:refused.${reason}.text`)}
      error={error}
      isUnexplained={reason === 'other'}
    />
  )
}

function useAsking() {
  const { t } = useTranslation(['testAddresses'])
  const { account } = useAccount()
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (wish: { email: string; languageIso: string }) => addTestAddress(account.id, wish),
    onSuccess: async (_answer, { email }) => {
      say({ text: t('testAddresses:sent', { email }) })
      await queries.invalidateQueries({ queryKey: testAddressesQuery(account.id).queryKey })
    },
  })
}

/** One that was taken out meanwhile is gone all the same. */
function useRemoval() {
  const { t } = useTranslation(['testAddresses'])
  const { account } = useAccount()
  const queries = useQueryClient()
  return useMutation({
    mutationFn: ({ id }: TestAddress) => removeTestAddress(account.id, id),
    onSuccess: (_nothing, { email }) => say({ text: t('testAddresses:removed', { email }) }),
    onSettled: () => queries.invalidateQueries({ queryKey: ['account', account.id] }),
  })
}
