import { Button, NumberInput, Title } from '@mantine/core'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { AccountOfOperator } from '../../api/console-records.ts'
import { say } from '../../ui/say.tsx'
import classes from './console.module.css'
import { setLimits } from './console.queries.ts'
import { Refused } from './refused.tsx'

/** Over all keys of the account; empty = none. */
export function AccountLimits({ account }: { account: AccountOfOperator }) {
  const { t } = useTranslation(['console'])
  const queries = useQueryClient()
  const [minute, setMinute] = useState<string | number>(account.minuteLimit ?? '')
  const [atOnce, setAtOnce] = useState<string | number>(account.concurrentLimit ?? '')
  const save = useMutation({
    mutationFn: () => setLimits(account.id, { minuteLimit: limitOf(minute), concurrentLimit: limitOf(atOnce) }),
    onSuccess: async () => {
      say({ text: t('console:account.limitsSaved') })
      await queries.invalidateQueries()
    },
  })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    save.mutate()
  }
  const isChanged = limitOf(minute) !== account.minuteLimit || limitOf(atOnce) !== account.concurrentLimit
  const common = {
    min: 1,
    max: 1_000_000,
    allowDecimal: false,
    hideControls: true,
    placeholder: t('console:account.noLimit'),
  }
  return (
    <section>
      <div className={classes.sectionHead}>
        <Title order={2}>{t('console:account.limits')}</Title>
        <span className={classes.quiet}>{t('console:account.suggested')}</span>
      </div>
      <Refused error={save.error} />
      <form className={classes.limits} onSubmit={submit}>
        <NumberInput label={t('console:account.minute')} value={minute} onChange={setMinute} {...common} />
        <NumberInput label={t('console:account.atOnce')} value={atOnce} onChange={setAtOnce} {...common} />
        <Button type="submit" disabled={!isChanged} loading={save.isPending}>
          {t('console:account.save')}
        </Button>
      </form>
    </section>
  )
}

function limitOf(typed: string | number): number | null {
  return typed === '' ? null : Number(typed)
}
