import { Button } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { ConditionBox, Preview, Vocabulary } from '../../api/records.ts'
import { useAccount } from '../../api/use-account.ts'
import { UnsavedGuard, useSaveKeys } from '../../ui/form/save-bar.tsx'
import { Key } from '../../ui/key.tsx'
import { Failure } from '../../ui/states/failure.tsx'
import { Notice } from '../../ui/states/notice.tsx'
import { SkeletonRows } from '../../ui/table/skeleton-rows.tsx'
import classes from './conditions.module.css'
import { vocabularyQuery } from './conditions.queries.ts'
import { ConditionsEditor } from './conditions-editor.tsx'
import { IsSomebodyIn } from './is-somebody-in.tsx'
import { Matches } from './matches.tsx'
import { RefusedConditions } from './refused-conditions.tsx'
import { useConditions } from './use-conditions.ts'
import { type SaveConditions, useSaving } from './use-saving.ts'

interface Props {
  /** Of a group that is not there yet: what it begins with. */
  saved: ConditionBox | null
  groupId?: number
  /** The name and the like, with room for what can be done. */
  head: (acts: ReactNode) => ReactNode
  save: SaveConditions
  find: (words: string) => Promise<{ id: number; email: string; name: string | null }[]>
  nameOf: (person: Preview['sample'][number]) => string | null
}

/** A group whose people follow from conditions: written, counted, tried on somebody, and saved. */
export function DynamicGroup(props: Props) {
  const { t } = useTranslation(['conditions'])
  const { account } = useAccount()
  const maySee = account.rights.includes('seePeople') && account.rights.includes('changeGroups')
  const { data: vocabulary, error, refetch } = useQuery({ ...vocabularyQuery(account.id), enabled: maySee })
  if (!maySee)
    return (
      <>
        {props.head(null)}
        <Notice quiet kind="refusal" title={t('conditions:noPeople.title')} text={t('conditions:noPeople.text')} />
      </>
    )
  if (vocabulary) return <Builder {...props} vocabulary={vocabulary} />
  return (
    <>
      {props.head(null)}
      {error ? (
        <Failure error={error} title={t('conditions:notLoaded')} onRetry={() => void refetch()} />
      ) : (
        <SkeletonRows columns={3} />
      )}
    </>
  )
}

function Builder({ vocabulary, saved, groupId, head, save, find, nameOf }: Props & { vocabulary: Vocabulary }) {
  const { t } = useTranslation(['conditions'])
  const conditions = useConditions(vocabulary, saved, groupId)
  const { editing, isDirty, discard, sent } = conditions
  const saving = useSaving(conditions, save)
  const isNew = groupId === undefined
  useSaveKeys(isDirty || isNew ? saving.save : null)
  return (
    <>
      <UnsavedGuard isDirty={isDirty} />
      {head(
        (isDirty || isNew) && (
          <>
            {isDirty && <span className={classes.unsaved}>{t('conditions:unsaved')}</span>}
            {isDirty && (
              <Button onClick={discard} disabled={saving.isPending}>
                {t('conditions:discard')}
              </Button>
            )}
            <Button variant="filled" onClick={saving.save} loading={saving.isPending} rightSection={<Key>Ctrl S</Key>}>
              {t('conditions:save')}
            </Button>
          </>
        ),
      )}
      {saving.hindrance === 'unfinished' ? (
        <Notice
          kind="warn"
          title={t('conditions:refused.unfinished', { count: conditions.unfinished })}
          text={t('conditions:refused.unfinishedText')}
        />
      ) : (
        saving.hindrance && (
          <Notice
            kind="warn"
            title={t(`conditions:refused.${saving.hindrance}.title`)}
            text={t(`conditions:refused.${saving.hindrance}.text`)}
          />
        )
      )}
      {saving.error && <RefusedConditions error={saving.error} />}
      <div className={classes.columns}>
        <ConditionsEditor editing={editing} />
        <aside className={classes.aside}>
          <Matches conditions={conditions} nameOf={nameOf} groupId={groupId} />
          {sent && <IsSomebodyIn editing={editing} sent={sent} find={find} />}
        </aside>
      </div>
    </>
  )
}
