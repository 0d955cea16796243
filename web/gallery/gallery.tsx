import '../src/trusted-types.ts'
import '@fontsource-variable/inter/wght.css'
import '@fontsource-variable/jetbrains-mono/wght.css'
import '@fontsource-variable/newsreader/opsz.css'
import '../src/ui/mantine.css'
import '../src/ui/theme.css'
import { Button, MantineProvider, SegmentedControl, Title, useMantineColorScheme } from '@mantine/core'
import { Notifications } from '@mantine/notifications'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { cssVariables, theme } from '../src/ui/theme.ts'
import { chooseLanguage, loadWords, startWords } from '../src/words/words.ts'
import { Figures, Lists, Marks } from './figures.tsx'
import classes from './gallery.module.css'
import { Controls, States } from './states.tsx'

/** Development only: every component in every state. `npm run dev -w web`, then /gallery/. */
function Gallery() {
  const { colorScheme, setColorScheme } = useMantineColorScheme()
  return (
    <main className={classes.gallery}>
      <Title order={1}>Components</Title>
      <p>Every part in every state.</p>
      <div className={classes.choices}>
        <SegmentedControl
          aria-label="Appearance"
          value={colorScheme}
          onChange={(scheme) => setColorScheme(scheme as typeof colorScheme)}
          data={['light', 'dark', 'auto']}
        />
        <Button onClick={() => void chooseLanguage('en')}>English</Button>
        <Button onClick={() => void chooseLanguage('de')}>Deutsch</Button>
      </div>
      <div className={classes.parts}>
        <Controls />
        <Marks />
        <Figures />
        <States />
        <Lists />
      </div>
    </main>
  )
}

await startWords()
await loadWords('subscribers', 'jobs', 'frame')
createRoot(document.getElementById('gallery') as HTMLElement).render(
  <StrictMode>
    <MantineProvider theme={theme} cssVariablesResolver={cssVariables} defaultColorScheme="auto">
      <Gallery />
      <Notifications position="bottom-left" />
    </MantineProvider>
  </StrictMode>,
)
