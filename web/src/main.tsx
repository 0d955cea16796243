import './trusted-types.ts'
import { createPages } from './routes.tsx'
import { start } from './start.tsx'

await start(createPages)
