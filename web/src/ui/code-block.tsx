import { SegmentedControl } from '@mantine/core'
import { useState } from 'react'
import classes from './code-block.module.css'
import { CopyButton } from './copy-button.tsx'

interface Props {
  /** What the code does, for those who hear the page. */
  name: string
  /** By the name of the language. */
  samples: Readonly<Record<string, string>>
}

/** The same in several languages, ready to be copied. */
export function CodeBlock({ name, samples }: Props) {
  const languages = Object.keys(samples)
  const [language, setLanguage] = useState(languages[0] as string)
  const code = samples[language] ?? ''
  return (
    <figure className={classes.block} aria-label={name}>
      <div className={classes.head}>
        <SegmentedControl value={language} onChange={setLanguage} data={languages} aria-label={name} />
        <CopyButton value={code} name={language} />
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls sideways must be reached by keyboard */}
      <pre className={classes.code} tabIndex={0}>
        {code}
      </pre>
    </figure>
  )
}
