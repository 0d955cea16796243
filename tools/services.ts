import { describePrivateServices, startPrivateServices, stopPrivateServices } from './services/private-services.ts'
import { privateServices } from './services/settings.ts'

const command = process.argv[2] ?? 'status'

try {
  const settings = privateServices()
  if (command === 'start') await startPrivateServices(settings)
  else if (command === 'stop') await stopPrivateServices(settings)
  else if (command !== 'status')
    throw new Error(`Unknown command ${command}. Use: npm run services -- start|stop|status`)
  console.log(describePrivateServices(settings).join('\n'))
} catch (error) {
  console.error((error as Error).message)
  process.exitCode = 1
}
