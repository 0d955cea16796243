import { createClient } from '../src/index.ts'

/** Registers somebody and tells what happens next: POSTRIDER_URL=… POSTRIDER_KEY=… npx node client/examples/register.ts ada@example.org */
const { POSTRIDER_URL = 'http://127.0.0.1:8080/api/v1', POSTRIDER_KEY = '' } = process.env
const [email = 'ada@example.org'] = process.argv.slice(2)

const postrider = createClient({ baseUrl: POSTRIDER_URL, key: POSTRIDER_KEY })
const { data, error } = await postrider.POST('/subscribers/register', { body: { email } })

if (error) {
  console.error(`${error.code}: ${error.detail} See ${error.type}`)
  if (error.code === 'validation_failed')
    for (const { pointer, detail } of error.errors) console.error(`  ${pointer}: ${detail}`)
  process.exitCode = 1
} else {
  console.log(`${data.data.email} is subscriber ${data.data.id}`)
  console.log(data.meta.meta.optinSent ? 'An opt-in mail is on its way.' : 'No opt-in mail was needed.')
}
