import { execFileSync } from 'node:child_process'
import { chmodSync, existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { freePort } from '../server/src/features/relay/testing/plain-smtp.ts'
import { startPostfix } from '../tools/services/postfix.ts'

export interface MailRoute {
  /** What a sender is told of the relay. */
  environment: { RELAY_URL: string; RELAY_LOG: string }
  /** To whom the mails in the mailbox are addressed, each as often as it came. */
  delivered(): string[]
}

const nobody = '65534'

/** A Postfix that relays, and a second one, of a provider, that puts everything for its domain into one mailbox. */
export async function withMailRoute(domain: string, work: (route: MailRoute) => Promise<void>): Promise<void> {
  const dir = mkdtempSync('/var/tmp/postrider-route-')
  // Postfix's own user walks through it.
  chmodSync(dir, 0o755)
  const mailbox = join(dir, 'provider/mail')
  mkdirSync(mailbox, { recursive: true })
  execFileSync('chown', [`${nobody}:${nobody}`, mailbox])
  const [relayPort, providerPort] = [await freePort(), await freePort()]
  const provider = await startPostfix({
    dir: join(dir, 'provider'),
    port: providerPort,
    extra: {
      myhostname: `mx.${domain}`,
      smtpd_relay_restrictions: 'reject_unauth_destination',
      virtual_mailbox_domains: domain,
      virtual_mailbox_maps: 'static:everybody/',
      virtual_mailbox_base: mailbox,
      virtual_uid_maps: `static:${nobody}`,
      virtual_gid_maps: `static:${nobody}`,
    },
    services: 'virtual unix - n n - - virtual\n',
  })
  const relay = await startPostfix({
    dir: join(dir, 'relay'),
    port: relayPort,
    relayTo: { host: '127.0.0.1', port: providerPort },
  })
  try {
    await work({
      environment: { RELAY_URL: `smtp://127.0.0.1:${relayPort}`, RELAY_LOG: relay.logFile },
      delivered: () => addressesIn(join(mailbox, 'everybody/new')),
    })
  } finally {
    await relay.stop()
    await provider.stop()
    rmSync(dir, { recursive: true, force: true })
  }
}

function addressesIn(folder: string): string[] {
  if (!existsSync(folder)) return []
  return readdirSync(folder).map((file) => {
    const [, address = ''] = /^Delivered-To: (.*)$/m.exec(readFileSync(join(folder, file), 'utf8')) ?? []
    return address
  })
}
