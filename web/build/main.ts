import { build } from 'vite'
import { compressFiles } from './compress-files.ts'
import { weighFirstLoads } from './first-loads.ts'

/** `npm run build`: the application as the server hands it out, compressed, and light enough for its first screens. */
const folder = `${import.meta.dirname}/..`
await build({ root: folder, configFile: `${folder}/vite.config.ts`, logLevel: 'warn' })
await compressFiles(`${folder}/dist`)

const loads = weighFirstLoads(`${folder}/dist`)
for (const { name, kilobytes, most } of loads) {
  console.log(`${name.padEnd(12)} ${kilobytes.toFixed(1).padStart(6)} KB of ${most}`)
}
if (loads.some(({ kilobytes, most }) => kilobytes > most)) {
  console.error('A first screen has grown too heavy: look at what its route imports at once.')
  process.exitCode = 1
}
