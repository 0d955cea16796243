import './trusted-types.ts'
import { speakTo } from './api/client.ts'
import { createConsolePages } from './console-routes.tsx'
import { start } from './start.tsx'

speakTo('/console/api')
await start(createConsolePages)
