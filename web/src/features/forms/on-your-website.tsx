import { Title } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import type { FormChoices } from '../../api/records.ts'
import { CodeBlock } from '../../ui/code-block.tsx'
import { type FormContent, frameOf, snippetOf } from './form.rules.ts'
import classes from './forms.module.css'
import { useFormNames } from './use-form-names.ts'

interface Props {
  content: FormContent
  url: string
  choices: FormChoices
}

/** Ways to bring people to it: as a part of the own page, in a frame, or by its address. */
export function OnYourWebsite({ content, url, choices }: Props) {
  const { t } = useTranslation(['forms'])
  const names = useFormNames(choices)
  const labels = { ...names, email: t('forms:email') }
  const samples = {
    HTML: snippetOf(content, url, choices.defaultLanguageIso, labels),
    ...(content.frameOrigins.length > 0 && { [t('forms:website.frame')]: frameOf(url, content.name) }),
    [t('forms:website.link')]: url,
  }
  return (
    <section className={classes.website}>
      <Title order={2} className={classes.sectionName}>
        {t('forms:website.title')}
      </Title>
      <CodeBlock name={t('forms:website.title')} samples={samples} />
      <p className={classes.quiet}>{t('forms:website.text')}</p>
    </section>
  )
}
