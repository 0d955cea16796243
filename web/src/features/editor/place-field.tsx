import { Skeleton, Textarea } from '@mantine/core'
import { lazy, Suspense, startTransition, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { TemplatePlace } from './article.rules.ts'
import { Contested } from './contested.tsx'
import classes from './editor.module.css'
import { LineField } from './line-field.tsx'
import { PicturePlace } from './picture-place.tsx'
import { isRich } from './rich-text.rules.ts'
import { htmlOf, plainOf } from './text.rules.ts'
import type { Variables } from './use-variables.ts'
import type { Writing } from './use-writing.ts'
import { fieldOf } from './writing.rules.ts'

const RichText = lazy(() => import('./rich-text.tsx').then(({ RichText: text }) => ({ default: text })))

interface Props {
  articleId: number
  place: TemplatePlace
  /** Where the template has several of the same, which one this is. */
  number: number | null
  writing: Writing
  variables: Variables
  isReadOnly: boolean
}

/** What can be written in one place of an article. */
export function PlaceField({ articleId, place, number, writing, variables, isReadOnly }: Props) {
  const { t } = useTranslation(['editor', 'form'])
  const name = place.label === null ? t('editor:place.other', { at: place.at }) : t(`editor:place.${place.label}`)
  const label = number === null ? name : t('editor:place.numbered', { name, number })
  const line = (member: string, words: { label: string; isNamed?: boolean; placeholder?: string }) => {
    const field = fieldOf(articleId, place.at, member)
    const fault = writing.faultIn(field)
    const error = fault === 'link_invalid' ? t('editor:badLink') : (fault ?? undefined)
    return (
      <>
        <LineField {...words} {...{ field, error, writing, variables, isReadOnly }} />
        <Contested field={field} writing={writing} />
      </>
    )
  }
  if (place.kind === 'button')
    return (
      <fieldset className={classes.place}>
        <legend>{label}</legend>
        {line('text', {
          label: t('editor:buttonText', { label }),
          isNamed: false,
          placeholder: t('editor:buttonTextHint'),
        })}
        {line('link', { label: t('editor:buttonLink', { label }), isNamed: false, placeholder: 'https://' })}
      </fieldset>
    )
  if (place.kind === 'image')
    return (
      <fieldset className={classes.place}>
        <legend>{label}</legend>
        {!isReadOnly && <PicturePlace articleId={articleId} at={place.at} label={label} writing={writing} />}
        {line('url', { label: t('editor:pictureUrl', { label }), isNamed: false, placeholder: 'https://' })}
        {line('alt', { label: t('editor:alternative'), placeholder: t('editor:alternativeHint') })}
      </fieldset>
    )
  return (
    <div className={classes.place}>
      <TextPlace field={fieldOf(articleId, place.at, 'text')} {...{ place, label, writing, variables, isReadOnly }} />
    </div>
  )
}

interface TextProps {
  field: string
  place: TemplatePlace
  label: string
  writing: Writing
  variables: Variables
  isReadOnly: boolean
}

/** One line is plain; a text has a look and variables; what has more markup than those is shown as it is. */
function TextPlace({ field, place, label, writing, variables, isReadOnly }: TextProps) {
  const html = writing.valueOf(field)
  // Whoever writes HTML goes on writing it, also where what they have so far would be a text.
  const [beganAsHtml] = useState(!isRich(html))
  const common = { field, html, label, writing, isReadOnly }
  // The letter is on the screen already; everything around it may follow a frame later.
  const write = (text: string) => startTransition(() => writing.write(field, text))
  return (
    <>
      {place.isLine ? (
        <LineInput {...common} variables={variables} />
      ) : beganAsHtml || !isRich(html) ? (
        <HtmlInput {...common} />
      ) : variables.isKnown || !html.includes('{{C:') ? (
        <Suspense fallback={<Skeleton height={160} />}>
          <RichText
            {...{ label, isReadOnly, variables }}
            value={html}
            stored={() => writing.valueOf(field)}
            onWrite={write}
          />
        </Suspense>
      ) : (
        <Skeleton height={160} />
      )}
      <Contested field={field} writing={writing} />
    </>
  )
}

type InputProps = Pick<TextProps, 'field' | 'label' | 'writing' | 'isReadOnly'> & { html: string }

const asLine = { line: (html: string) => plainOf(html) ?? html, kept: (line: string) => htmlOf(line, true) }

function LineInput({ html, variables, ...rest }: InputProps & { variables: Variables }) {
  if (plainOf(html) === null) return <HtmlInput html={html} {...rest} />
  return <LineField {...rest} variables={variables} as={asLine} />
}

function HtmlInput({ field, html, label, writing, isReadOnly }: InputProps) {
  const { t } = useTranslation(['editor'])
  return (
    <Textarea
      label={label}
      value={html}
      readOnly={isReadOnly}
      autosize
      minRows={3}
      maxRows={14}
      description={t('editor:asHtml')}
      onChange={({ currentTarget }) => writing.write(field, currentTarget.value)}
    />
  )
}
