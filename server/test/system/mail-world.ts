import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { createTransport } from 'nodemailer'
import PostalMime, { type Email } from 'postal-mime'
import { type PrivatePostfix, startPostfix } from '../../../tools/services/postfix.ts'
import { waitUntil } from '../../../tools/services/process-control.ts'
import type { TwoNetworks } from './two-networks.ts'

export const worldDomain = 'reader.example'
const nobody = '65534'

export interface DeliveredMail {
  raw: string
  parsed: Email
  header(name: string): string
}

/** A mailbox provider on the other side of the cable: a Postfix with mailboxes. */
export interface MailWorld {
  postfix: PrivatePostfix
  /** The newest mail in somebody's mailbox, as soon as there are so many. */
  mailTo(name: string, count: number): Promise<DeliveredMail>
  countOf(name: string): number
  /** From now on one is unknown at the door, and the others are let in and reported afterwards. */
  closeMailboxes(gone: string, ...goneUnnoticed: string[]): Promise<void>
  /** A mail that this provider itself carries to whom it is for. */
  send(mail: { from: string; to: string; raw: string }): Promise<void>
}

export async function startMailWorld(parent: string, networks: TwoNetworks, people: string[]): Promise<MailWorld> {
  const dir = join(parent, 'world')
  const mailDirectory = join(dir, 'mail')
  mkdirSync(join(dir, 'config'), { recursive: true })
  mkdirSync(mailDirectory)
  execFileSync('chown', [`${nobody}:${nobody}`, mailDirectory])
  const [knownAtTheDoor, mailboxes] = [join(dir, 'config/door'), join(dir, 'config/mailboxes')]
  const list = (names: string[]) => names.map((name) => `${name}@${worldDomain} ${name}/\n`).join('')
  writeFileSync(knownAtTheDoor, list(people))
  writeFileSync(mailboxes, list(people))
  const { worldAddress: host, ourAddress } = networks
  const postfix = await startPostfix({
    dir,
    host,
    port: 25,
    within: networks.inTheWorld,
    extra: worldParameters({ host, ourAddress, knownAtTheDoor, mailDirectory }),
    // What the door knows may be out of date: then a mail is taken and reported afterwards.
    services: `virtual unix - n n - - virtual
  -o virtual_mailbox_maps=texthash:${mailboxes}
`,
  })
  const newIn = (name: string) => join(mailDirectory, name, 'new')
  const filesOf = (name: string) => (existsSync(newIn(name)) ? readdirSync(newIn(name)).sort() : [])
  return {
    postfix,
    countOf: (name) => filesOf(name).length,
    mailTo: async (name, count) => {
      await waitUntil(`mail ${count} in the mailbox of ${name}`, () => filesOf(name).length >= count, 60)
      return parse(readFileSync(join(newIn(name), filesOf(name).at(-1) as string), 'utf8'))
    },
    closeMailboxes: async (gone, ...goneUnnoticed) => {
      writeFileSync(knownAtTheDoor, list(people.filter((name) => name !== gone)))
      writeFileSync(mailboxes, list(people.filter((name) => name !== gone && !goneUnnoticed.includes(name))))
      await postfix.reload()
    },
    send: async ({ from, to, raw }) => {
      const transporter = createTransport({ host, port: 25, secure: false, ignoreTLS: true })
      await transporter.sendMail({ envelope: { from, to }, raw })
      transporter.close()
    },
  }
}

interface WorldPlaces {
  host: string
  ourAddress: string
  knownAtTheDoor: string
  mailDirectory: string
}

function worldParameters({ host, ourAddress, knownAtTheDoor, mailDirectory }: WorldPlaces) {
  return {
    myhostname: `mx.${worldDomain}`,
    inet_interfaces: host,
    smtp_dns_support_level: 'enabled',
    smtp_host_lookup: 'dns',
    default_transport: 'smtp',
    // The test hands in what people of this provider write.
    mynetworks: `${ourAddress}/32`,
    smtpd_relay_restrictions: 'permit_mynetworks, reject_unauth_destination',
    virtual_mailbox_domains: worldDomain,
    virtual_mailbox_maps: `texthash:${knownAtTheDoor}`,
    virtual_mailbox_base: mailDirectory,
    virtual_uid_maps: `static:${nobody}`,
    virtual_gid_maps: `static:${nobody}`,
  }
}

async function parse(raw: string): Promise<DeliveredMail> {
  const parsed = await PostalMime.parse(raw)
  return { raw, parsed, header: (name) => parsed.headers.find(({ key }) => key === name)?.value ?? '' }
}
