import { ActionIcon, NativeSelect, NumberInput, TextInput } from '@mantine/core'
import { IconX } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import type { MailingDetail } from '../../api/records.ts'
import { useDraft } from '../../ui/form/use-draft.ts'
import { LinkButton } from '../../ui/link-button.tsx'
import { Notice } from '../../ui/states/notice.tsx'
import { ChangeDialog } from './change-dialog.tsx'
import classes from './mailing.module.css'
import { TestEquation } from './subject-card.tsx'
import { leastPercent, letterOf, mostOthers, proposedTest, type SubjectTest } from './subject-test.rules.ts'

interface Props {
  mailing: MailingDetail
  onClose: () => void
}

/** The fields stand in one line, whatever is said about them. */
const below: ('label' | 'input' | 'description' | 'error')[] = ['label', 'input', 'description', 'error']
const hours = [1, 2, 3, 4, 6, 8, 12, 18, 24]

/** Two to four subjects, who tries them, for how long, and what wins. */
export function SubjectDialog({ mailing, onClose }: Props) {
  const { t } = useTranslation(['mailings'])
  const kept = mailing.subjectTest
  const draft = useDraft<{ subject: string; subjectTest: SubjectTest | null }>({
    subject: mailing.subject,
    subjectTest: kept,
  })
  const test = draft.value.subjectTest ?? proposedTest
  const set = (change: Partial<SubjectTest>) => draft.set('subjectTest', { ...test, ...change })
  const changes = { ...draft.changes, ...(kept === null && { subjectTest: test }) }
  const labels = { subject: t('mailings:content.subject'), subjectTest: t('mailings:subjects.title') }
  if (mailing.tracking === 'none')
    return (
      <ChangeDialog {...{ mailing, labels, onClose }} changes={{}} title={t('mailings:subjects.dialog')}>
        {() => (
          <Notice kind="plain" title={t('mailings:subjects.none.title')} text={t('mailings:subjects.none.text')} />
        )}
      </ChangeDialog>
    )
  return (
    <ChangeDialog {...{ mailing, changes, labels, onClose }} title={t('mailings:subjects.dialog')}>
      {(faultOf) => (
        <>
          <Subjects
            first={draft.value.subject}
            others={test.otherSubjects}
            fault={faultOf('subjectTest')}
            onFirst={(subject) => draft.set('subject', subject)}
            onOthers={(otherSubjects) => set({ otherSubjects })}
          />
          <Terms mailing={mailing} test={test} onChange={set} />
          <TestEquation reached={mailing.audience.reached} test={test} />
          <p className={classes.counted}>{t('mailings:subjects.lot')}</p>
        </>
      )}
    </ChangeDialog>
  )
}

interface SubjectsProps {
  first: string
  others: readonly string[]
  fault: string | undefined
  onFirst: (subject: string) => void
  onOthers: (subjects: string[]) => void
}

function Subjects({ first, others, fault, onFirst, onOthers }: SubjectsProps) {
  const { t } = useTranslation(['mailings'])
  const name = (n: number) => t('mailings:subjects.nth', { letter: letterOf(n) })
  return (
    <div className={classes.choices}>
      <TextInput
        label={name(0)}
        value={first}
        onChange={({ currentTarget }) => onFirst(currentTarget.value)}
        maxLength={500}
        autoComplete="off"
        data-autofocus
      />
      {others.map((subject, i) => (
        <TextInput
          // The fields have no other name than their place.
          // biome-ignore lint/suspicious/noArrayIndexKey: as above
          key={i}
          label={name(i + 1)}
          value={subject}
          onChange={({ currentTarget }) => onOthers(others.with(i, currentTarget.value))}
          error={i === others.length - 1 ? fault : undefined}
          maxLength={500}
          autoComplete="off"
          rightSection={
            others.length > 1 && (
              <ActionIcon
                variant="subtle"
                color="gray"
                aria-label={t('mailings:subjects.remove', { letter: letterOf(i + 1) })}
                onClick={() => onOthers(others.toSpliced(i, 1))}
              >
                <IconX size={16} stroke={1.6} />
              </ActionIcon>
            )
          }
        />
      ))}
      {others.length < mostOthers && (
        <LinkButton onClick={() => onOthers([...others, ''])}>
          {t('mailings:subjects.add', { letter: letterOf(others.length + 1) })}
        </LinkButton>
      )}
    </div>
  )
}

interface TermsProps {
  mailing: MailingDetail
  test: SubjectTest
  onChange: (change: Partial<SubjectTest>) => void
}

function Terms({ mailing, test, onChange }: TermsProps) {
  const { t } = useTranslation(['mailings'])
  const least = leastPercent(mailing.audience.reached, test.otherSubjects.length + 1)
  const fault =
    least === null
      ? t('mailings:subjects.tooFew')
      : test.percent < least
        ? t('mailings:subjects.tooSmall', { percent: least / 100 })
        : undefined
  return (
    <div className={classes.terms}>
      <NumberInput
        label={t('mailings:subjects.percent')}
        description={t('mailings:subjects.percentHint')}
        inputWrapperOrder={below}
        value={test.percent}
        onChange={(value) => onChange({ percent: Number(value) })}
        error={fault}
        suffix=" %"
        min={5}
        max={50}
        allowDecimal={false}
      />
      <NativeSelect
        label={t('mailings:subjects.after')}
        description={t('mailings:subjects.afterHint')}
        inputWrapperOrder={below}
        value={String(test.hours)}
        onChange={({ currentTarget }) => onChange({ hours: Number(currentTarget.value) })}
        data={hours.map((count) => ({ value: String(count), label: t('mailings:subjects.hours', { count }) }))}
      />
      <NativeSelect
        label={t('mailings:subjects.wins')}
        description={t('mailings:subjects.winsHint')}
        inputWrapperOrder={below}
        value={test.winsBy}
        onChange={({ currentTarget }) => onChange({ winsBy: currentTarget.value as SubjectTest['winsBy'] })}
        data={(['clicks', 'opens'] as const).map((by) => ({ value: by, label: t(`mailings:subjects.most.${by}`) }))}
      />
    </div>
  )
}
