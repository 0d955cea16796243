import { execFileSync } from 'node:child_process'
import { chmodSync, cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { type PostfixSettings, type PrivatePostfix, postfixIn } from './postfix.ts'

export interface ShippedSettings extends Pick<PostfixSettings, 'dir' | 'port' | 'within'> {
  transactionalPort: number
  /** Where other servers reach it, as `address:port`. */
  world: string
  inboundPort: number
  /** Where reports of failure go. */
  reportDomains: string[]
  /** For main.cf, as `name=value`. */
  parameters: string[]
}

/** `deploy/postfix` as an operator would install it, not started; only what belongs to the machine is replaced. */
export function installShippedPostfix(settings: ShippedSettings): PrivatePostfix {
  const { dir, port, within, world, reportDomains } = settings
  const config = join(dir, 'config')
  chmodSync(dir, 0o755)
  cpSync(resolve(import.meta.dirname, '../../deploy/postfix'), config, { recursive: true })
  for (const name of ['queue', 'data']) mkdirSync(join(dir, name))
  execFileSync('chown', ['postfix', join(dir, 'data')])
  const inbound = `[127.0.0.1]:${settings.inboundPort}`
  replaceIn(join(config, 'master.cf'), {
    '127.0.0.1:2525': `127.0.0.1:${port}`,
    '127.0.0.1:2526': `127.0.0.1:${settings.transactionalPort}`,
    '25            inet': `${world} inet`,
    '[127.0.0.1]:2500': inbound,
  })
  replaceIn(join(config, 'transport'), {
    'bounces.example.com  inbound:[127.0.0.1]:2500': reportDomains
      .map((domain) => `${domain}  inbound:${inbound}`)
      .join('\n'),
  })
  replaceIn(join(config, 'main.cf'), {
    'relay_domains = bounces.example.com': `relay_domains = ${reportDomains.join(', ')}`,
    '/etc/postfix/': `${config}/`,
    '/var/log/postfix/relay.log': `${dir}/mail.log`,
  })
  const machine = [`queue_directory=${dir}/queue`, `data_directory=${dir}/data`, `maillog_file_prefixes=${dir}`]
  execFileSync('postconf', ['-c', config, '-e', ...machine, ...settings.parameters])
  return postfixIn({ dir, port, within })
}

function replaceIn(file: string, replacements: Record<string, string>): void {
  let text = readFileSync(file, 'utf8')
  for (const [shipped, own] of Object.entries(replacements)) {
    if (!text.includes(shipped)) throw new Error(`${file} no longer says "${shipped}"`)
    text = text.replaceAll(shipped, own)
  }
  writeFileSync(file, text)
}
