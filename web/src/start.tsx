import '@fontsource-variable/inter/wght.css'
import '@fontsource-variable/jetbrains-mono/wght.css'
import '@fontsource-variable/newsreader/opsz.css'
import './ui/mantine.css'
import './ui/theme.css'
import { MantineProvider } from '@mantine/core'
import { type QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { type AnyRouter, RouterProvider } from '@tanstack/react-router'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { watchHands } from './api/attendance.ts'
import { createQueries } from './api/queries.ts'
import { styleNonce } from './style-nonce.ts'
import { printInLight } from './ui/print-in-light.ts'
import { returnFocus } from './ui/return-focus.ts'
import { cssVariables, theme } from './ui/theme.ts'
import { startWords } from './words/words.ts'

/** Puts pages into the document: those of the application, or of the console. */
export async function start(createPages: (queries: QueryClient) => AnyRouter): Promise<void> {
  await startWords()
  printInLight()
  returnFocus()
  watchHands()
  const queries = createQueries()
  const pages = createPages(queries)
  const root = document.getElementById('application') as HTMLElement
  createRoot(root).render(
    <StrictMode>
      <MantineProvider
        theme={theme}
        cssVariablesResolver={cssVariables}
        defaultColorScheme="auto"
        getStyleNonce={() => styleNonce}
      >
        <QueryClientProvider client={queries}>
          <RouterProvider router={pages} />
        </QueryClientProvider>
      </MantineProvider>
    </StrictMode>,
  )
}
