import { Button, Checkbox, Modal, TextInput } from '@mantine/core'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Publication, PublishOutcome } from '../../api/records.ts'
import { useAccount } from '../../api/use-account.ts'
import { faultsOf, useFaultWords } from '../../ui/form/fault-words.ts'
import { Radio } from '../../ui/form/radio.ts'
import { Notice } from '../../ui/states/notice.tsx'
import { AccountChoice } from './account-choice.tsx'
import { Outcomes } from './outcomes.tsx'
import classes from './publishing.module.css'
import { publish, publishingQuery, type Wish } from './publishing.queries.ts'
import { fixesOf } from './publishing.rules.ts'
import { RefusedPublishing } from './refused-publishing.tsx'
import { SourceChoice } from './source-choice.tsx'

interface Props {
  kind: 'article' | 'mailing'
  /** What is published; null = it is chosen here. */
  sourceId: number | null
  /** Published before: the terms of then, and who has it. */
  former?: Publication | undefined
  onClose: () => void
}

/** Chooses what goes to whom on which terms; afterwards it says what became of it in each account. */
export function PublishDialog({ kind, sourceId, former, onClose }: Props) {
  const { t } = useTranslation(['publishing', 'ui', 'form'])
  const { account } = useAccount()
  const queries = useQueryClient()
  const send = useMutation({
    mutationFn: (wish: Wish) => publish(account.id, wish),
    onSuccess: () => queries.invalidateQueries({ queryKey: publishingQuery(account.id).queryKey }),
  })
  return (
    <Modal
      opened
      size={600}
      onClose={onClose}
      title={t(`publishing:publish.title.${kind}`)}
      centered
      closeButtonProps={{ 'aria-label': t('ui:close') }}
    >
      {send.data ? (
        <Done outcomes={send.data} onClose={onClose} />
      ) : (
        <PublishForm
          {...{ kind, sourceId, former, onClose }}
          isPending={send.isPending}
          error={send.error}
          onSend={send.mutate}
        />
      )}
    </Modal>
  )
}

interface FormProps extends Props {
  isPending: boolean
  error: Error | null
  onSend: (wish: Wish) => void
}

function PublishForm({ kind, sourceId, former, onClose, isPending, error, onSend }: FormProps) {
  const { t } = useTranslation(['publishing'])
  const { account } = useAccount()
  const { data } = useQuery(publishingQuery(account.id))
  const [source, setSource] = useState(sourceId)
  const known = former ?? data?.data.find((each) => source !== null && each[`${kind}Id`] === source)
  const [chosen, setChosen] = useState<number[] | null>(null)
  const [mayAdapt, setMayAdapt] = useState<boolean | null>(null)
  const [fixes, setFixes] = useState<NonNullable<Wish['fixes']> | null>(null)
  const [proposed, setProposed] = useState('')
  const accounts = data?.meta.accounts ?? []
  const has = known?.copies.map(({ accountId }) => accountId) ?? []
  // Whoever has it gets the new version; of something new, everybody.
  const accountIds = chosen ?? (has.length > 0 ? has : accounts.map(({ id }) => id))
  const faultOf = useFaultWords(error)
  const terms = { mayAdapt: mayAdapt ?? known?.mayAdapt ?? false, fixes: fixes ?? (known ? fixesOf(known) : 'both') }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (source === null) return
    const at = proposed === '' ? null : { localTime: proposed, timeZone: account.timeZone }
    onSend(
      kind === 'article'
        ? { articleId: source, accountIds, mayAdapt: terms.mayAdapt }
        : { mailingId: source, accountIds, fixes: terms.fixes, proposed: at },
    )
  }
  return (
    <form noValidate className={classes.dialog} onSubmit={submit}>
      {sourceId === null && <SourceChoice kind={kind} chosen={source} onChoose={setSource} />}
      <AccountChoice accounts={accounts} has={has} chosen={accountIds} onChoose={setChosen} />
      {kind === 'article' ? (
        <Checkbox
          label={t('publishing:publish.mayAdapt')}
          description={t('publishing:publish.mayAdaptHint')}
          checked={terms.mayAdapt}
          onChange={({ currentTarget }) => setMayAdapt(currentTarget.checked)}
        />
      ) : (
        <>
          <FixesChoice fixes={terms.fixes} onChoose={setFixes} />
          <TextInput
            type="datetime-local"
            label={t('publishing:publish.proposed')}
            description={t('publishing:publish.proposedHint')}
            value={proposed}
            onChange={({ currentTarget }) => setProposed(currentTarget.value)}
            error={faultOf('#/localTime')}
          />
        </>
      )}
      {error && faultsOf(error).length === 0 && <RefusedPublishing error={error} />}
      <div className={classes.ways}>
        <Button onClick={onClose}>{t('publishing:publish.keep')}</Button>
        <Button
          type="submit"
          variant="filled"
          loading={isPending}
          disabled={source === null || accountIds.length === 0}
        >
          {t('publishing:publish.go', { count: accountIds.length })}
        </Button>
      </div>
    </form>
  )
}

interface FixesProps {
  fixes: NonNullable<Wish['fixes']>
  onChoose: (fixes: NonNullable<Wish['fixes']>) => void
}

function FixesChoice({ fixes, onChoose }: FixesProps) {
  const { t } = useTranslation(['publishing'])
  return (
    <Radio.Group
      label={t('publishing:publish.fixes')}
      description={t('publishing:publish.fixesHint')}
      value={fixes}
      onChange={(value) => onChoose(value as FixesProps['fixes'])}
    >
      <div className={classes.choices}>
        {(['both', 'content', 'subject'] as const).map((value) => (
          <Radio key={value} value={value} label={t(`publishing:terms.${value}`)} />
        ))}
      </div>
    </Radio.Group>
  )
}

function Done({ outcomes, onClose }: { outcomes: PublishOutcome[]; onClose: () => void }) {
  const { t } = useTranslation(['publishing'])
  return (
    <div className={classes.dialog}>
      <Notice kind="plain" title={t('publishing:publish.done')} text={t('publishing:publish.doneText')} />
      <Outcomes
        outcomes={outcomes}
        label={t('publishing:publish.became')}
        wordOf={(outcome) => t(`publishing:outcome.${outcome}`)}
      />
      <div className={classes.ways}>
        <Button variant="filled" onClick={onClose} data-autofocus>
          {t('publishing:publish.close')}
        </Button>
      </div>
    </div>
  )
}
