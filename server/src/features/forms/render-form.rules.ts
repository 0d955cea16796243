import { escapeHtml } from '../../platform/text/html.rules.ts'
import type { Language } from '../../platform/text/language.rules.ts'
import { tickStyle } from '../pages/page-style.rules.ts'
import type { FormTexts } from './form.rules.ts'
import { type FormFault, formWords } from './form-words.rules.ts'
import type { Typed } from './read-press.rules.ts'

export interface ShownForm {
  language: Language
  said: FormTexts
  privacyUrl: string
  channels: readonly { id: number; name: string; description: string | null }[]
  fields: readonly { name: string; label: string; isRequired: boolean; input: 'text' | 'date' }[]
  stamp: string
  typed: Typed
  faults: ReadonlyMap<string, FormFault>
}

const completions: Record<string, string> = { firstname: 'given-name', lastname: 'family-name', city: 'address-level2' }

/** The form itself. Nothing is ticked that nobody has ticked; what was typed is kept; a fault stands at its field. */
export function renderForm(form: ShownForm): string {
  const words = formWords[form.language]
  return `<form method="post" novalidate>
${[
  ...channelParts(form),
  line(form, {
    name: 'email',
    label: words.email,
    isRequired: true,
    input: 'email',
    complete: 'email',
    value: form.typed.email,
  }),
  ...form.fields.map((field) =>
    line(form, {
      ...field,
      complete: completions[field.name] ?? 'off',
      value: form.typed.values.get(field.name) ?? '',
    }),
  ),
  // Nobody can see or reach it; a program that fills in everything gives itself away.
  `<div class="apart" aria-hidden="true"><label>${words.leaveEmpty} <input type="text" name="website" tabindex="-1" autocomplete="off"></label></div>`,
  `<label class="tick"><input type="checkbox" name="consent" value="true"${form.typed.consents ? ' checked' : ''}${described(form, 'consent')}> <span>${escapeHtml(form.said.consent)} <a href="${escapeHtml(form.privacyUrl)}" rel="noreferrer" target="_blank">${words.privacy}</a></span></label>`,
  fault(form, 'consent'),
  `<input type="hidden" name="form" value="${escapeHtml(form.stamp)}">`,
  `<button type="submit">${escapeHtml(form.said.button)}</button>`,
]
  .filter((part) => part !== '')
  .join('\n')}
</form>`
}

function channelParts(form: ShownForm): string[] {
  if (form.channels.length === 0) return []
  const ticks = form.channels.map(({ id, name, description }) => {
    const isTicked = form.typed.channelIds.includes(id)
    const about = description ? `<small>${escapeHtml(description)}</small>` : ''
    return `<label class="tick"><input type="checkbox" name="channel" value="${id}"${isTicked ? ' checked' : ''}> <span><b>${escapeHtml(name)}</b>${about}</span></label>`
  })
  const legend = formWords[form.language].channels
  return [
    `<fieldset${described(form, 'channel')}><legend>${legend}</legend>\n${ticks.join('\n')}\n</fieldset>`,
    fault(form, 'channel'),
  ]
}

interface Line {
  name: string
  label: string
  isRequired: boolean
  input: 'text' | 'date' | 'email'
  complete: string
  value: string
}

function line(form: ShownForm, { name, label, isRequired, input, complete, value }: Line): string {
  const optional = isRequired ? '' : ` <i>${formWords[form.language].optional}</i>`
  return `<label class="line"><span>${escapeHtml(label)}${optional}</span><input type="${input}" name="${escapeHtml(name)}" value="${escapeHtml(value)}" autocomplete="${complete}"${isRequired ? ' required' : ''}${described(form, name)}></label>${fault(form, name)}`
}

const idOf = (name: string) => `fault-${name.replace(/[^a-z0-9]/gi, '-')}`

function described({ faults }: ShownForm, name: string): string {
  return faults.has(name) ? ` aria-invalid="true" aria-describedby="${idOf(name)}"` : ''
}

function fault({ faults, language }: ShownForm, name: string): string {
  const found = faults.get(name)
  return found ? `<p class="fault" id="${idOf(name)}">${formWords[language].faults[found]}</p>` : ''
}

export const formStyle = `${tickStyle}
.line{display:block;margin:0 0 1rem}
.line span{display:block;margin-bottom:.25rem;font-size:.9375rem;font-weight:600}
.line i{font-weight:400;color:var(--soft)}
.line input{width:100%;min-height:3rem;padding:.5rem .75rem;border:1px solid var(--edge);border-radius:.5rem;background:var(--card);color:var(--text);font:inherit}
[aria-invalid=true]{border-color:var(--bad)!important}
.fault{margin:-.5rem 0 1rem;color:var(--bad);font-size:.9375rem;font-weight:600}
:root{--bad:#a01e23}
@media (prefers-color-scheme:dark){:root{--bad:#f2938b}}
button{margin-top:1rem}`
