import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Confirm } from '../../ui/confirm.tsx'
import { say } from '../../ui/say.tsx'
import { type Decision, decide } from './console.queries.ts'
import { Refused } from './refused.tsx'

/** Approving is one click; what takes something from people is asked about. */
export function useDecision({ id, name, approval }: { id: number; name: string; approval: string }) {
  const { t } = useTranslation(['console'])
  const queries = useQueryClient()
  const [isAsking, setAsking] = useState(false)
  const hard: Decision = approval === 'approved' ? 'withdraw' : 'refuse'
  const deciding = useMutation({
    mutationFn: (decision: Decision) => decide(id, decision),
    onSuccess: (_done, decision) => {
      setAsking(false)
      say({ text: t(`console:approvals.done.${decision}`, { name }) })
    },
    onSettled: () => queries.invalidateQueries(),
  })
  const question = isAsking && (
    <Confirm
      title={t(`console:approvals.ask.${hard}.title`, { name })}
      text={t(`console:approvals.ask.${hard}.text`)}
      wayBack="inWords"
      keep={t('console:approvals.ask.keep')}
      go={t(`console:approvals.ask.${hard}.go`)}
      isPending={deciding.isPending}
      onKeep={() => setAsking(false)}
      onGo={() => deciding.mutate(hard)}
    >
      <Refused error={deciding.error} />
    </Confirm>
  )
  return {
    run: deciding.mutate,
    ask: () => setAsking(true),
    question,
    isPending: deciding.isPending,
    error: isAsking ? null : deciding.error,
  }
}
