import { ActionIcon, Button, NativeSelect, TextInput } from '@mantine/core'
import { IconCheck, IconLock, IconX } from '@tabler/icons-react'
import { type FormEvent, type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useAccount } from '../../api/use-account.ts'
import { useTimes } from '../../ui/use-times.ts'
import { type Conflict, type EditField, useEditField } from './edit-field.ts'
import classes from './editable-field.module.css'
import { isEmpty, type KnownField, typedOf } from './field.rules.ts'
import { refusalWords } from './refusal.rules.ts'
import type { SubscriberDetail } from './subscribers.queries.ts'
import { useShown } from './use-shown.ts'

interface Props {
  detail: SubscriberDetail
  field: KnownField
}

/** A field that is typed where it stands. Enter keeps, Escape leaves it as it was. */
export function EditableField({ detail, field }: Props) {
  const { t } = useTranslation(['subscribers', 'person'])
  const { account } = useAccount()
  const shown = useShown()
  const [isOpen, setOpen] = useState(false)
  const place = useRef<HTMLButtonElement>(null)
  const close = () => {
    setOpen(false)
    setTimeout(() => place.current?.focus())
  }
  const edit = useEditField(detail, field, close)
  const label = shown.label(field)
  const text = shown.value(field, field.value)
  const mayEdit = field.isEditable && account.rights.includes('changePeople')
  return (
    <div className={classes.field}>
      <dt>{label}</dt>
      <dd data-unknown={isEmpty(field.value) || undefined}>
        {isOpen ? (
          <Typing field={field} label={label} edit={edit} onClose={close} />
        ) : mayEdit ? (
          <button
            ref={place}
            type="button"
            className={classes.value}
            onClick={() => setOpen(true)}
            aria-label={t('person:edit', { field: label, value: text })}
          >
            <Value text={text} />
          </button>
        ) : (
          <span className={classes.fixed}>
            <Value text={text} />
            {!field.isEditable && <IconLock size={13} stroke={1.6} aria-label={t('person:readOnly')} />}
          </span>
        )}
        {edit.conflict && <Meanwhile field={field} conflict={edit.conflict} edit={edit} />}
      </dd>
    </div>
  )
}

/** An address that does not fit ends its line before the @, not in the middle of a word. */
function Value({ text }: { text: string }) {
  const at = text.indexOf('@')
  if (at < 1) return text
  return (
    <>
      {text.slice(0, at)}
      <wbr />
      {text.slice(at)}
    </>
  )
}

interface TypingProps {
  field: KnownField
  label: string
  edit: EditField
  onClose: () => void
}

function Typing({ field, label, edit, onClose }: TypingProps) {
  const { t } = useTranslation(['subscribers', 'person'])
  const [typed, setTyped] = useState(typedOf(field))
  const input = useRef<HTMLInputElement & HTMLSelectElement>(null)
  useEffect(() => input.current?.focus(), [])
  const leave = () => {
    edit.forget()
    onClose()
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (typed.trim() === typedOf(field)) return leave()
    edit.save(typed)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return
    event.stopPropagation()
    leave()
  }
  const common = {
    ref: input,
    'aria-label': label,
    value: typed,
    onKeyDown,
    onChange: ({ currentTarget }: { currentTarget: { value: string } }) => setTyped(currentTarget.value),
    error: edit.error && t(`person:fieldRefused.${refusalWords(edit.error)}`),
  }
  const choices = choicesOf(field, t)
  return (
    <form className={classes.typing} onSubmit={submit}>
      {choices ? (
        <NativeSelect {...common} data={choices} />
      ) : (
        <TextInput
          {...common}
          type={field.kind === 'date' ? 'date' : 'text'}
          placeholder={field.kind === 'list' ? t('person:listHint') : undefined}
        />
      )}
      <ActionIcon type="submit" size={28} loading={edit.isPending} aria-label={t('person:keep')}>
        <IconCheck size={16} stroke={1.6} />
      </ActionIcon>
      <ActionIcon size={28} onClick={leave} aria-label={t('person:leave')}>
        <IconX size={16} stroke={1.6} />
      </ActionIcon>
    </form>
  )
}

type Words = ReturnType<typeof useTranslation<['subscribers', 'person']>>['t']

function choicesOf({ kind }: KnownField, t: Words) {
  const none = { value: '', label: t('subscribers:notSet') }
  if (kind === 'flag')
    return [none, { value: 'true', label: t('person:yes') }, { value: 'false', label: t('person:no') }]
  if (kind === 'gender')
    return [none, ...([1, 2, 3] as const).map((id) => ({ value: String(id), label: t(`subscribers:gender.${id}`) }))]
  return null
}

/** Both values on screen; nothing typed is lost until somebody chooses. */
function Meanwhile({ field, conflict, edit }: { field: KnownField; conflict: Conflict; edit: EditField }) {
  const { t } = useTranslation(['person'])
  const { account } = useAccount()
  const times = useTimes(account.timeZone)
  const shown = useShown()
  const who = conflict.by ?? t('person:somebody')
  return (
    <div className={classes.conflict} role="alert">
      <p>
        {conflict.at
          ? t('person:conflict.when', { who, moment: times.moment(conflict.at) })
          : t('person:conflict.who', { who })}
      </p>
      <dl>
        <dt>{t('person:conflict.theirs')}</dt>
        <dd>{shown.value(field, conflict.theirs)}</dd>
        <dt>{t('person:conflict.mine')}</dt>
        <dd>{conflict.mine || t('person:conflict.nothing')}</dd>
      </dl>
      <div className={classes.ways}>
        <Button onClick={edit.takeTheirs}>{t('person:conflict.takeTheirs')}</Button>
        <Button variant="filled" onClick={edit.keepMine} loading={edit.isPending}>
          {t('person:conflict.keepMine')}
        </Button>
      </div>
    </div>
  )
}
