import type { App } from '../platform/app/app.ts'
import { createConsole } from './console.ts'
import { createDesk } from './create-desk.ts'
import { serve } from './serve.ts'

export async function runConsole(app: App): Promise<void> {
  const { CONSOLE_HOST: host, CONSOLE_PORT: port } = app.config
  const desk = createDesk(app)
  try {
    await serve(app, { name: 'console', host, port, create: () => createConsole(app, desk) })
  } finally {
    await desk.close()
  }
}
