import { Checkbox, NativeSelect, SegmentedControl, Textarea, TextInput } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { FormChoices } from '../../api/records.ts'
import { useFaultWords } from '../../ui/form/fault-words.ts'
import { TagsInput } from '../../ui/form/many-values.ts'
import { Setting } from '../../ui/form/setting.tsx'
import { Switch } from '../../ui/form/switch.ts'
import type { Draft } from '../../ui/form/use-draft.ts'
import type { FormContent } from './form.rules.ts'
import classes from './forms.module.css'
import { useFormNames } from './use-form-names.ts'

interface Props {
  draft: Draft<FormContent>
  choices: FormChoices
  /** How often the words were written. */
  wording: number
  error: Error | null
}

/** What the form is made of. */
export function FormSettings({ draft, choices, wording, error }: Props) {
  const { t } = useTranslation(['forms'])
  const faultOf = useFaultWords(error)
  const { value, set } = draft
  return (
    <>
      <Setting name="isOpen" label={t('forms:isOpen')} hint={t('forms:isOpenHint')}>
        <Switch
          aria-labelledby="label-isOpen"
          label={t(value.isOpen ? 'forms:open' : 'forms:closed')}
          checked={value.isOpen}
          onChange={({ currentTarget }) => set('isOpen', currentTarget.checked)}
        />
      </Setting>
      <Setting name="name" label={t('forms:name')} hint={t('forms:nameHint')}>
        <TextInput
          aria-labelledby="label-name"
          value={value.name}
          onChange={({ currentTarget }) => set('name', currentTarget.value)}
          error={faultOf('name')}
          maxLength={191}
        />
      </Setting>
      {choices.channels.length > 0 && <Channels draft={draft} choices={choices} fault={faultOf('channelIds')} />}
      <Fields draft={draft} choices={choices} />
      <Texts draft={draft} choices={choices} wording={wording} error={error} />
      <Setting name="privacyUrl" label={t('forms:privacyUrl')} hint={t('forms:privacyHint')}>
        <TextInput
          aria-labelledby="label-privacyUrl"
          type="url"
          value={value.privacyUrl}
          onChange={({ currentTarget }) => set('privacyUrl', currentTarget.value)}
          error={faultOf('privacyUrl')}
        />
      </Setting>
      <Group draft={draft} choices={choices} fault={faultOf('groupId')} />
      <Setting name="frameOrigins" label={t('forms:frameOrigins')} hint={t('forms:frameHint')}>
        <TagsInput
          aria-labelledby="label-frameOrigins"
          value={value.frameOrigins}
          onChange={(origins) => set('frameOrigins', origins)}
          placeholder="https://example.com"
          error={value.frameOrigins.map((_, i) => faultOf(`frameOrigins/${i}`)).find((fault) => fault)}
        />
      </Setting>
    </>
  )
}

function Channels({ draft, choices, fault }: Pick<Props, 'draft' | 'choices'> & { fault: string | undefined }) {
  const { t } = useTranslation(['forms'])
  const names = useFormNames(choices)
  return (
    <Setting name="channelIds" label={t('forms:channelIds')} hint={t('forms:channelHint')}>
      <Checkbox.Group
        aria-labelledby="label-channelIds"
        value={draft.value.channelIds.map(String)}
        onChange={(ids) => draft.set('channelIds', ids.map(Number))}
        error={fault}
      >
        <div className={classes.ticks}>
          {choices.channels.map(({ id }) => (
            <Checkbox key={id} value={String(id)} label={names.channel(id)} />
          ))}
        </div>
      </Checkbox.Group>
    </Setting>
  )
}

function Group({ draft, choices, fault }: Pick<Props, 'draft' | 'choices'> & { fault: string | undefined }) {
  const { t } = useTranslation(['forms'])
  return (
    <Setting name="groupId" label={t('forms:groupId')} hint={t('forms:groupHint')}>
      <NativeSelect
        aria-labelledby="label-groupId"
        value={draft.value.groupId ?? ''}
        onChange={({ currentTarget }) => draft.set('groupId', Number(currentTarget.value) || null)}
        error={fault}
        data={[
          { value: '', label: t('forms:noGroup') },
          ...choices.groups.map(({ id, name }) => ({ value: String(id), label: name })),
        ]}
      />
    </Setting>
  )
}

function Fields({ draft: { value, set }, choices }: Pick<Props, 'draft' | 'choices'>) {
  const { t } = useTranslation(['forms'])
  const names = useFormNames(choices)
  const asked = (name: string) => value.fields.find((field) => field.name === name)
  const ask = (name: string, isAsked: boolean) =>
    set('fields', [
      ...value.fields.filter((field) => field.name !== name),
      ...(isAsked ? [{ name, isRequired: false }] : []),
    ])
  const require = (name: string, isRequired: boolean) =>
    set(
      'fields',
      value.fields.map((field) => (field.name === name ? { name, isRequired } : field)),
    )
  return (
    <Setting name="fields" label={t('forms:fields')} hint={t('forms:fieldsHint')}>
      <ul className={classes.fields}>
        <li>
          <span>{t('forms:email')}</span>
          <span className={classes.quiet}>{t('forms:always')}</span>
        </li>
        {choices.fields.map(({ name }) => (
          <li key={name}>
            <Checkbox
              label={names.field(name)}
              checked={asked(name) !== undefined}
              onChange={({ currentTarget }) => ask(name, currentTarget.checked)}
            />
            {asked(name) && (
              <Checkbox
                label={t('forms:must')}
                aria-label={t('forms:mustOf', { field: names.field(name) })}
                checked={asked(name)?.isRequired ?? false}
                onChange={({ currentTarget }) => require(name, currentTarget.checked)}
              />
            )}
          </li>
        ))}
      </ul>
    </Setting>
  )
}

const parts = ['title', 'intro', 'consent', 'button'] as const

function Texts({ draft: { value, set }, choices, wording, error }: Props) {
  const { t, i18n } = useTranslation(['forms'])
  const faultOf = useFaultWords(error)
  const [language, setLanguage] = useState(choices.defaultLanguageIso)
  const said = value.texts[language] ?? { title: '', intro: '', consent: '', button: '' }
  const called = new Intl.DisplayNames(i18n.language, { type: 'language' })
  const write = (part: (typeof parts)[number], text: string) => {
    const next = { ...said, [part]: text }
    const { [language]: _old, ...others } = value.texts
    const isEmpty = parts.every((name) => next[name] === '') && Object.keys(others).length > 0
    set('texts', isEmpty ? others : { ...others, [language]: next })
  }
  return (
    <Setting name="texts" label={t('forms:texts')} hint={t('forms:textsHint', { count: wording })}>
      {choices.languages.length > 1 && (
        <SegmentedControl
          aria-label={t('forms:language')}
          value={language}
          onChange={setLanguage}
          data={choices.languages.map((iso) => ({ value: iso, label: called.of(iso) ?? iso }))}
        />
      )}
      <div className={classes.texts}>
        {parts.map((part) => {
          const common = {
            label: t(`forms:part.${part}`),
            value: said[part],
            onChange: ({ currentTarget }: { currentTarget: { value: string } }) => write(part, currentTarget.value),
            error: faultOf(`texts/${language}/${part}`),
          }
          return part === 'intro' || part === 'consent' ? (
            <Textarea key={part} {...common} autosize minRows={2} />
          ) : (
            <TextInput key={part} {...common} />
          )
        })}
      </div>
    </Setting>
  )
}
