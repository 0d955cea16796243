import './trusted-types.ts'
import '@fontsource-variable/inter/wght.css'
import '@fontsource-variable/jetbrains-mono/wght.css'
import '@fontsource-variable/newsreader/opsz.css'
import './ui/mantine.css'
import './ui/theme.css'
import { MantineProvider } from '@mantine/core'
import { QueryClientProvider } from '@tanstack/react-query'
import { RouterProvider } from '@tanstack/react-router'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { createQueries } from './api/queries.ts'
import { createPages } from './routes.tsx'
import { styleNonce } from './style-nonce.ts'
import { cssVariables, theme } from './ui/theme.ts'
import { startWords } from './words/words.ts'

await startWords()
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
