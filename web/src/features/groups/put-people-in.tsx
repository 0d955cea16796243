import { Button, Textarea, Title } from '@mantine/core'
import { type FormEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Group } from '../../api/records.ts'
import { Notice } from '../../ui/states/notice.tsx'
import { useChangeMembers } from './change-members.ts'
import { type FindPeople, FindPerson } from './find-person.tsx'
import classes from './group.module.css'
import { peopleIn } from './group.rules.ts'
import { RefusedChange } from './refused-change.tsx'

interface Props {
  group: Group
  find: FindPeople
}

const mostAtOnce = 1000

/** One by search, or many by a pasted list. Whom the account does not know is named and not added. */
export function PutPeopleIn({ group, find }: Props) {
  const { t } = useTranslation(['groups'])
  const { put, isPending, error } = useChangeMembers(group)
  const [unknown, setUnknown] = useState<string[]>([])
  const add = (people: string[], done: () => void) =>
    put(people, (outcome) => {
      setUnknown(outcome.unknown)
      done()
    })
  return (
    <section className={classes.side}>
      <Title order={2}>{t('groups:put.title')}</Title>
      <FindPerson
        label={t('groups:put.search')}
        find={find}
        onChoose={({ email }) => add([email], () => undefined)}
        isForMany
      />
      <ManyPeople isPending={isPending} onSend={add} />
      {error && <RefusedChange error={error} />}
      {unknown.length > 0 && (
        <Notice
          kind="warn"
          title={t('groups:put.unknown', { count: unknown.length })}
          text={<span className={classes.unknown}>{unknown.join('\n')}</span>}
        />
      )}
      <div className={classes.said}>
        <Title order={3}>{t('groups:noConsent.title')}</Title>
        <p>{t('groups:noConsent.text', { name: group.name })}</p>
      </div>
    </section>
  )
}

interface ManyProps {
  isPending: boolean
  onSend: (people: string[], done: () => void) => void
}

function ManyPeople({ isPending, onSend }: ManyProps) {
  const { t } = useTranslation(['groups'])
  const [text, setText] = useState('')
  const people = peopleIn(text)
  const isTooMany = people.length > mostAtOnce

  function send(event: FormEvent): void {
    event.preventDefault()
    if (people.length > 0 && !isTooMany) onSend(people, () => setText(''))
  }
  return (
    <form onSubmit={send} className={classes.many}>
      <Textarea
        label={t('groups:put.many')}
        placeholder={t('groups:put.paste')}
        description={t('groups:put.hint')}
        inputWrapperOrder={['label', 'input', 'description', 'error']}
        error={isTooMany && t('groups:put.tooMany', { count: people.length })}
        rows={4}
        value={text}
        onChange={({ currentTarget }) => setText(currentTarget.value)}
      />
      {people.length > 0 && (
        <Button type="submit" loading={isPending} disabled={isTooMany}>
          {t('groups:put.go', { count: people.length })}
        </Button>
      )}
    </form>
  )
}
